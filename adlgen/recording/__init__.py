"""Sessions with a server: recorded as they pass, and answered again without the server."""
