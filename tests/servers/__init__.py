"""Emitted MCP servers: the official conformance suite, and clients that misbehave."""
