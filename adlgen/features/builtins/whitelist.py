"""The whitelist of Bash: entries whose program can run any code."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from adlgen.diagnostics.model import Log
from adlgen.document import read_document, read_source
from adlgen.document.node import Node, Scalar, Sequence, Source, at, plain
from adlgen.features.builtins.codes import UNBOUNDED_ENTRY

_VERSION = re.compile(r"(?<=[a-z])[-.\d]+")
_SUFFIXES = (".exe", ".cmd", ".bat")


def check_whitelist(settings: Node, log: Log) -> None:
    """Warn about every entry of the whitelist in the configuration of Bash whose program runs code."""
    for entry in _entries(settings):
        program = _program(str(entry.value))
        reason = reason_against(program)
        if reason is not None:
            message = f"the whitelist entry '{entry.value}' allows any code: {program} {reason}"
            hint = "list a program that only takes data, or run the agent in a container"
            log.add(UNBOUNDED_ENTRY, message, entry.span, hint)


def reason_against(program: str) -> str | None:
    """Return how a program runs code that its caller chooses; None if no way is known.

    ``program`` is a name or a path; versions (``python3.11``) and suffixes (``.exe``) are ignored.
    """
    name = program.replace("\\", "/").rsplit("/", 1)[-1].lower()
    for suffix in _SUFFIXES:
        name = name.removesuffix(suffix)
    table = _table()
    whole = table.get(name)
    match = _VERSION.search(name)
    unversioned = name[: match.start()] if match and match.end() == len(name) else name
    return whole or table.get(unversioned)


def _entries(settings: Node) -> Iterator[Scalar]:
    """Yield the entries that are texts; others are reported elsewhere."""
    whitelist = at(settings, ("whitelist",))
    for item in whitelist.items if isinstance(whitelist, Sequence) else ():
        if isinstance(item, Scalar) and isinstance(item.value, str):
            yield item


def _program(entry: str) -> str:
    """Return the first word of an entry; an entry with an open quote allows no command."""
    try:
        words = shlex.split(entry)
    except ValueError:
        return ""
    return words[0] if words else ""


@cache
def _table() -> Mapping[str, str]:
    """Return the ways to run code by the name of the program."""
    text = read_source(Path(__file__).with_name("code_programs.json")).text
    found = plain(read_document(Source("code_programs.json", text), Log()).root)
    assert isinstance(found, dict)
    return {
        str(name): reason
        for reason, names in found.items()
        if isinstance(names, list)
        for name in names
    }
