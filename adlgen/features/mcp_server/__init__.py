"""Programs that serve the tools."""
