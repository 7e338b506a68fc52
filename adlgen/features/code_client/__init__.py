"""Tools as code: an index, declarations and functions for agents that write code instead of calling tools."""
