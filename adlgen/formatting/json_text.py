"""The canonical layout of a JSON tree: two blanks for each level.

A collection that is written in one line stays so if the line has at most 100 columns, except the whole document.
"""

from __future__ import annotations

from adlgen.formatting.lines import WIDTH
from adlgen.formatting.tree import Part, Tree, Value


def json_text(tree: Tree) -> str:
    """Return a tree as text that ends with one line feed."""
    root = tree.root
    lines = _lines(root, 0, "") if root.parts else [_line(root)]
    return "\n".join((*lines, ""))


def _lines(value: Value, indent: int, start: str) -> list[str]:
    """Return the lines of a collection; the first one begins with ``start``."""
    opening, closing = "{}" if value.kind == "mapping" else "[]"
    found = [f"{start}{opening}"]
    inner = " " * (indent + 2)
    last = len(value.parts) - 1
    for number, part in enumerate(value.parts):
        own = part.value
        head = inner if part.key is None else f"{inner}{part.key.text}: "
        comma = "," if number < last else ""
        text = _line(own) if own.is_line and own.size <= WIDTH else ""
        if not own.parts or (text and len(head) + len(text) + len(comma) <= WIDTH):
            found.append(f"{head}{text or _line(own)}{comma}")
        else:
            found += _lines(own, indent + 2, head)
            found[-1] += comma
    found.append(f"{' ' * indent}{closing}")
    return found


def _line(value: Value) -> str:
    if not value.parts:
        return {"mapping": "{}", "sequence": "[]"}.get(value.kind, value.text)
    parts = ", ".join(map(_part, value.parts))
    return f"{{ {parts} }}" if value.kind == "mapping" else f"[{parts}]"


def _part(part: Part) -> str:
    return _line(part.value) if part.key is None else f"{part.key.text}: {_line(part.value)}"
