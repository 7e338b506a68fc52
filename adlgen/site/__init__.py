"""A static catalogue of the tools of an agent, as files."""
