"""What editors know about tools for the Messages API."""

TOOLS = ("tools/*", "*")
SCHEMAS = tuple(f"{one}/input_schema" for one in TOOLS)
