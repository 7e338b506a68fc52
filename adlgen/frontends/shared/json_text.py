"""Plain data as JSON that can be shown: whatever a terminal would obey is escaped."""

from __future__ import annotations

import json
import re

from adlgen.document.node import JsonValue

_HIDDEN = re.compile(r"[^\n\x20-\x7e]")


def json_text(data: JsonValue) -> str:
    """Return data as JSON, two spaces a level, with every character that cannot be seen as an escape."""
    return _HIDDEN.sub(_shown, json.dumps(data, indent=2, ensure_ascii=False)) + "\n"


def _shown(found: re.Match[str]) -> str:
    char = found[0]
    return char if char.isprintable() else json.dumps(char)[1:-1]
