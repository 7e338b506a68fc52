"""Reads the TOML files of packs. Those of adlgen's own packs are kept as JSON, which is read much faster.

A wheel contains the JSON in the pack's folder. In a checkout it is written when it is needed, to ``__pycache__``.
"""

from __future__ import annotations

import json
import sys
import zlib
from contextlib import suppress
from importlib.util import cache_from_source
from pathlib import Path
from typing import Any

from adlgen.diagnostics.memory import active

KEPT = "_facts.json"
"""The file: for the path of each TOML file in the pack, its digest and its content."""

Facts = dict[str, Any]


def read_toml(folder: Path, name: str, *, trusted: bool) -> Facts:
    """Return the content of a TOML file in the folder of a pack.

    Raises OSError or ValueError if it cannot be read. With a memory, a file of adlgen that has not changed is not read again.
    """
    memory = active()
    if memory is None or not trusted:
        return _read(folder, name, trusted=trusted)
    path = folder / name
    status = path.stat()
    stamp = status.st_mtime_ns, status.st_size, status.st_ino
    known = memory.texts.get(str(path))
    if known is None or known[0] != stamp:
        text = json.dumps(_read(folder, name, trusted=True))
        known = memory.texts[str(path)] = stamp, text
    found: Facts = json.loads(known[1])  # the caller may change it
    return found


def _read(folder: Path, name: str, *, trusted: bool) -> Facts:
    content = (folder / name).read_bytes()
    if trusted:
        cached = Path(cache_from_source(str(folder / KEPT))).with_name(KEPT)
        for path in (folder / KEPT, cached):
            digest, facts = _kept(path).get(name, ("", {}))
            if digest == _digest(content):
                return facts
        if not sys.dont_write_bytecode:
            with suppress(OSError, ValueError):  # if it cannot be cached, every run reads TOML
                from adlgen.packs.compiled import write_cached

                write_cached(cached, kept_text(folder))
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


def _kept(path: Path) -> dict[str, tuple[str, Facts]]:
    """Return what a file keeps; with a memory, the next run has the same objects, so it must not change them."""
    memory = active()
    try:
        content = path.read_bytes()
        if memory is None:
            return _parsed(content)
        known = memory.texts.get(str(path))
        if known is None or known[0] != content:
            known = memory.texts[str(path)] = content, _parsed(content)
    except (OSError, ValueError):
        return {}
    found: dict[str, tuple[str, Facts]] = known[1]
    return found


def _parsed(content: bytes) -> dict[str, tuple[str, Facts]]:
    found: dict[str, tuple[str, Facts]] = json.loads(content)
    return found


def _digest(content: bytes) -> str:
    return f"{zlib.crc32(content):08x} {len(content)}"
