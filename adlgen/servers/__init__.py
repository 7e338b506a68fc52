"""Running programs that are asked for their tools."""
