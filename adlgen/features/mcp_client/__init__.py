"""Clients of MCP servers."""
