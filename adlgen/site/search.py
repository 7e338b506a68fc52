"""The index of the search, as a script: files cannot be read from the disk by a page."""

from __future__ import annotations

import json

from adlgen.document.node import JsonValue
from adlgen.site.model import Site
from adlgen.site.text import plain

_LONGEST = 400
"""The characters of a description that the search knows."""


def index(site: Site) -> str:
    """Return the script; it is ASCII, and nothing in it ends a script element."""
    rows: list[JsonValue] = [
        {
            "k": "tool",
            "n": tool.name,
            "u": f"tools/{tool.slug}.html",
            "g": [*(tool.tags or [tool.group])],
            "p": [*tool.properties],
            "d": plain(" ".join(tool.text[: 2 * _LONGEST].split()))[:_LONGEST],
        }
        for tool in site.tools
    ]
    rows += [
        {
            "k": "type",
            "n": one.label,
            "u": f"types.html#{one.slug}",
            "g": [],
            "p": [row.key for row in one.node.rows],
            "d": f"used by {len({name for name, _ in one.used_by})} tools",
        }
        for one in site.types
    ]
    rows += [
        {
            "k": "service",
            "n": one.id,
            "u": f"services.html#{one.slug}",
            "g": [one.kind],
            "p": [],
            "d": plain(one.interface),
        }
        for one in site.services
    ]
    text = json.dumps(rows, ensure_ascii=True, separators=(",", ":")).replace("<", "\\u003c")
    return f"globalThis.ADLGEN_INDEX={text};\n"
