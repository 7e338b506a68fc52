"""Hostile peers of emitted servers, over standard input and output and over HTTP."""
