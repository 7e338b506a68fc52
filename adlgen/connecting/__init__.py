"""Entries for servers in the settings of MCP clients."""
