"""Serialization of plain data as JSON that is safe to print on a terminal."""

from __future__ import annotations

import json
import re

from adlgen.document.node import JsonValue

_HIDDEN = re.compile(r"[^\n\x20-\x7e]")


def json_text(data: JsonValue) -> str:
    """Return data as JSON, indented by two spaces, with invisible characters escaped."""
    return _HIDDEN.sub(_shown, json.dumps(data, indent=2, ensure_ascii=False)) + "\n"


def _shown(found: re.Match[str]) -> str:
    char = found[0]
    return char if char.isprintable() else json.dumps(char)[1:-1]
