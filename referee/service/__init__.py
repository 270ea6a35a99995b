"""The referee over HTTP: routes and status codes, nothing else."""
