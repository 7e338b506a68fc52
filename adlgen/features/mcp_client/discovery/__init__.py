"""Running MCP servers to list their tools."""
