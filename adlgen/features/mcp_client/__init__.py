"""Feature: typed MCP clients."""
