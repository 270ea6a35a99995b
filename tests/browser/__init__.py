"""Opens the documentation in a browser."""
