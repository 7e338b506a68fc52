"""The canonical layout of a YAML tree.

Blocks are indented by two columns, also lists in mappings. What is written with brackets in one line stays so if the line
has at most 100 columns; otherwise it becomes a block.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import dropwhile

from adlgen.formatting.block_scalars import block_lines, keeps_end
from adlgen.formatting.lines import WIDTH, collapsed, without_first
from adlgen.formatting.tree import Part, Tree, Value

_LONGEST_KEY = 1000
"""Longer keys need a question mark: parsers search the colon of others in 1,024 characters."""
_LINE_END = re.compile(r"(?<!\\)[ \t]+$")


def yaml_text(tree: Tree) -> str:
    """Return a tree as text that ends with one line feed."""
    root = tree.root
    first, lines = _block(root, 0) if root.parts else ([], _inline(root, 0))
    head = without_first(collapsed([*tree.head, *first]))
    if root.properties and root.parts:
        head.append(root.properties)
    below = collapsed(tree.below)
    while below and not below[-1]:
        below.pop()
    return "\n".join((*head, *lines, *below, ""))


def _block(value: Value, indent: int, more: Iterable[str] = ()) -> tuple[list[str], list[str]]:
    """Return the comments above the first part of a collection, without indentation, and its other lines.

    ``more`` are the comments below a collection that was written with brackets.
    """
    pad = " " * indent
    head: list[str] = []
    lines: list[str] = []
    for number, part in enumerate(value.parts):
        above, own = _entry(part, indent) if part.key is not None else _item(part, indent)
        if number:
            lines += _padded(_below(value.parts[number - 1], collapsed(above)), pad)
        else:
            head = without_first(collapsed(above))
        lines += own
    below = collapsed([*value.below, *more])
    if value.parts:
        below = _below(value.parts[-1], below)
    return head, [*lines, *_padded(below, pad)]


def _below(part: Part, texts: list[str]) -> list[str]:
    """Return what is below a part; empty lines at its start would belong to a block scalar that keeps them."""
    while part.value.parts and not part.below and not part.value.below:
        part = part.value.parts[-1]
    value = part.value
    is_kept = value.is_block_scalar and not part.below and keeps_end(value.text)
    return list(dropwhile(_is_empty, texts)) if is_kept else texts


def _is_empty(text: str) -> bool:
    return not text


def _padded(texts: Iterable[str], pad: str) -> list[str]:
    return [f"{pad}{text}" if text else "" for text in texts]


def _entry(part: Part, indent: int) -> tuple[list[str], list[str]]:
    key, pad = part.key, " " * indent
    assert key is not None
    written = _joined(key.properties, key.text)
    if key.is_line and not key.is_block_scalar and len(written) <= _LONGEST_KEY:
        start = f"{pad}{written}{' :' if key.kind in ('alias', 'empty') else ':'}"
        return part.above, _after(start, part, indent)
    start, *more = _inline(key, indent)
    lines = [f"{pad}? {start}", *more]
    return part.above, [*lines, *_after(f"{pad}:", part, indent)]


def _after(start: str, part: Part, indent: int) -> list[str]:
    """Return the lines of a value after ``start``, which is the key with its colon."""
    value = part.value
    inner = indent + 2
    if value.parts:
        flow = _flow_in(value, len(start) + 1)
        if flow is None:
            head, lines = _block(value, inner, part.below)
            first = _joined(start, value.properties, part.beside)
            return [first, *_padded(head, " " * inner), *lines]
        own = [_joined(start, flow)]
    else:
        first, *more = _inline(value, indent)
        own = [_joined(start, first), *more]
    return _with_comments(own, part, inner)


def _with_comments(own: list[str], part: Part, inner: int) -> list[str]:
    """Return the lines of a value without parts of its own lines, with the comments of its part."""
    at = 0 if part.value.is_block_scalar else -1
    own[at] = _joined(own[at], part.beside)
    below = collapsed(part.below)
    return [*own, *_padded(below, " " * inner)]


def _item(part: Part, indent: int) -> tuple[list[str], list[str]]:
    value, pad, inner = part.value, " " * indent, indent + 2
    flow = _flow_in(value, inner) if value.parts else None
    if value.parts and flow is None:
        above = [*part.above, part.beside] if part.beside else part.above
        head, lines = _block(value, inner, part.below)
        if value.properties:
            return above, [f"{pad}- {value.properties}", *_padded(head, " " * inner), *lines]
        return [*above, *head], [f"{pad}- {lines[0][inner:]}", *lines[1:]]
    first, *more = _inline(value, indent) if flow is None else [flow]
    own = [_joined(f"{pad}-", first), *more]
    return part.above, _with_comments(own, part, inner)


def _inline(value: Value, indent: int) -> list[str]:
    """Return the lines of a scalar, an alias or an empty collection; the first one without indentation."""
    if value.kind == "mapping":
        return [_joined(value.properties, "{}")]
    if value.kind == "sequence":
        return [_joined(value.properties, "[]")]
    if value.is_block_scalar:
        first, *more = block_lines(value.text, value.margin, indent + 2)
        return [_joined(value.properties, first), *more]
    first, *more = value.text.split("\n")
    pad = " " * (indent + 2)
    lines = [_LINE_END.sub("", first), *(_continued(line, pad) for line in more)]
    return [_joined(value.properties, lines[0]), *lines[1:]]


def _continued(line: str, pad: str) -> str:
    text = _LINE_END.sub("", line.lstrip(" \t"))
    return f"{pad}{text}" if text else ""


def _joined(*texts: str) -> str:
    return " ".join(filter(None, texts))


def _flow_in(value: Value, column: int) -> str | None:
    """Return a collection in one line if it is written in one line, and fits in the line from a column on."""
    if not (value.is_flow and value.is_line and value.size <= WIDTH):
        return None
    text = _flow(value)
    return text if column + len(text) <= WIDTH else None


def _flow(value: Value) -> str:
    """Return a value in one line, with brackets."""
    if not value.parts:
        if value.kind == "empty":
            return _joined(value.properties, '""' if "!!str" in value.properties else "null")
        return _inline(value, 0)[0]
    parts = ", ".join(map(_flow_part, value.parts))
    text = f"{{ {parts} }}" if value.kind == "mapping" else f"[{parts}]"
    return _joined(value.properties, text)


def _flow_part(part: Part) -> str:
    if part.key is None:
        return _flow(part.value)
    key = _joined(part.key.properties, part.key.text)
    return f"{key}{' :' if part.key.kind == 'alias' else ':'} {_flow(part.value)}"
