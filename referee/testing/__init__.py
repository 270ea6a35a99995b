"""What guards the feature files and writes down how they fared."""
