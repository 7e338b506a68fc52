"""The digest of what a server lists of a tool, which clients of all languages can compute.

The canonical text has a tag for each value: ``n t f``, ``d`` and the sixteen hexadecimal digits of the IEEE double of a number, ``s``
with the number of bytes and the text, ``[...]``, and ``{...}`` with the keys in the order of their code points. So ``1``, ``1.0`` and ``1e0``
are equal, and no language has to print a number. Lone surrogates are U+FFFD. Hints have their defaults, because
some SDKs do not distinguish them from absent ones.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from hashlib import sha256

from adlgen.document.node import JsonValue
from adlgen.plan.model import PlannedTool

_SURROGATE = re.compile("[\ud800-\udfff]")
_HINTS = {
    "readOnlyHint": False,
    "destructiveHint": True,
    "idempotentHint": False,
    "openWorldHint": True,
}


def listed_digest(tool: PlannedTool) -> str:
    """Return the SHA-256 of the name, the description, the schemas and the hints of a tool, in hexadecimal."""
    written = tool.listed.get("annotations")
    annotations = written if isinstance(written, dict) else {}
    hints: list[JsonValue] = [annotations.get(key, usual) for key, usual in _HINTS.items()]
    output = None if tool.output is None else tool.output.schema
    # Peers see the schema with headers, which models do not see.
    shown = tool.listed.get("inputSchema", tool.input.schema)
    return digest_of([tool.wire_name, tool.description, shown, output, *hints])


def digest_of(value: JsonValue) -> str:
    """Return the SHA-256 of the canonical text of a value."""
    return sha256("".join(_text(value)).encode()).hexdigest()


def _text(value: JsonValue) -> Iterator[str]:
    match value:
        case None:
            yield "n"
        case bool():
            yield "t" if value else "f"
        case str():
            text = _SURROGATE.sub("\ufffd", value)
            yield f"s{len(text.encode())}:{text}"
        case list():
            yield "["
            for item in value:
                yield from _text(item)
            yield "]"
        case dict():
            yield "{"
            for key in sorted(value):
                yield from _text(key)
                yield from _text(value[key])
            yield "}"
        case _:
            yield f"d{_double(value).hex()}"


def _double(number: float) -> bytes:
    try:
        found = float(number)
    except OverflowError:
        found = float("inf") if number > 0 else float("-inf")
    return struct.pack(">d", found + 0.0)  # minus zero is zero
