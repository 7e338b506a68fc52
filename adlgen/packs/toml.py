"""Reads the TOML files of packs. A wheel has those of adlgen's own packs as JSON, which is read much faster."""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from typing import Any

KEPT = "_facts.json"
"""The file in an installed pack: for the path of each TOML file in the pack, its digest and its content."""

Facts = dict[str, Any]


def read_toml(folder: Path, name: str, *, trusted: bool) -> Facts:
    """Return the content of a TOML file in the folder of a pack.

    Raises OSError or ValueError if it cannot be read.
    """
    content = (folder / name).read_bytes()
    if trusted:
        digest, facts = _kept(folder).get(name, ("", {}))
        if digest == _digest(content):
            return facts
    import tomllib

    return tomllib.loads(content.decode("utf-8"))


def kept_text(folder: Path) -> str:
    """Return the text of :data:`KEPT` for a pack."""
    import tomllib

    contents = {p.relative_to(folder).as_posix(): p.read_bytes() for p in folder.rglob("*.toml")}
    return json.dumps(
        {
            name: (_digest(contents[name]), tomllib.loads(contents[name].decode("utf-8")))
            for name in sorted(contents)
        }
    )


def _kept(folder: Path) -> dict[str, tuple[str, Facts]]:
    try:
        found: dict[str, tuple[str, Facts]] = json.loads((folder / KEPT).read_text("utf-8"))
    except OSError:
        return {}
    return found


def _digest(content: bytes) -> str:
    return f"{zlib.crc32(content):08x} {len(content)}"
