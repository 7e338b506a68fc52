"""The tree of a JSON text, whose strings and numbers stay as they are written."""

from __future__ import annotations

import json
import re

from adlgen.formatting.tree import Part, Tree, Value, size_of

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\],:]|[^\s{}\[\],:"]+')


def json_tree(text: str) -> Tree:
    """Return the tree of a text that is known to be valid JSON."""
    root = Value("sequence")
    stack: list[tuple[Value, int]] = []
    current, key, began = root, None, 0
    for found in _TOKEN.finditer(text):
        written = found.group()
        if written in ("{", "["):
            value = Value("mapping" if written == "{" else "sequence")
            value.is_flow = True
            current.parts.append(Part(key, value, []))
            stack.append((current, began))
            current, key, began = value, None, found.start()
        elif written in ("}", "]"):
            current.is_line = text.find("\n", began, found.end()) < 0
            current.size = sum(map(size_of, current.parts))
            current, began = stack.pop()
            key = None
        elif written not in (",", ":"):
            value = Value("scalar", written)
            if current.kind == "mapping" and key is None:
                key = value
                value.name = json.loads(written)
                continue
            current.parts.append(Part(key, value, []))
            key = None
    return Tree(root.parts[0].value, [], [])
