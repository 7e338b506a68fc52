"""The digest of a tool as its server lists it: an overlay pins it, so that a change below is noticed."""

from __future__ import annotations

import json

from adlgen.diagnostics.hashing import sha256
from adlgen.document.node import plain
from adlgen.spec.metadata import listed
from adlgen.spec.model import ToolSpec
from adlgen.spec.names import name_of

LENGTH = 12
"""The number of hexadecimal digits: enough to notice a change, which is not an attack on a hash."""


def digest_of(tool: ToolSpec) -> str:
    """Return the digest of the names, texts, schemas and annotations of a tool."""
    title = tool.metadata.title
    parts = {
        "name": name_of(tool),
        "title": None if title is None else title.value,
        "description": None if tool.description is None else tool.description.value,
        "input": None if tool.input is None else plain(tool.input),
        "output": None if tool.output is None else plain(tool.output),
        "listed": listed(tool.metadata),
    }
    text = json.dumps(parts, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:LENGTH]
