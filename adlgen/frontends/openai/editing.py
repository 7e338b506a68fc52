"""What editors know about tools for Chat Completions and Responses."""

_LISTS = ("tools/*", "*", "functions/*")
TOOLS = _LISTS
SCHEMAS = tuple(f"{one}/{key}" for one in _LISTS for key in ("parameters", "function/parameters"))
