"""Hostile MCP servers, against every command that connects to a server."""
