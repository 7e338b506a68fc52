"""Edits of a scalar in a source: what is written for each character of its value."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from adlgen.diagnostics.datatypes import Struct
from adlgen.sharing.text import Edit

_ESCAPE = re.compile(
    r"\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}"
    r"|\\(?:u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|x[0-9a-fA-F]{2}|\r?\n[ \t]*|.)",
    re.DOTALL,
)
_SIMPLE = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", "0": "\0", "a": "\a", "e": "\x1b"}
_SPECIAL = {"v": "\v", "N": "\x85", "_": "\xa0", "L": "\u2028", "P": "\u2029", " ": " "}
_BLANKS = " \t\r\n"


class _Unit(Struct):
    """A part of a source that is one character of a value, or nothing."""

    start: int
    end: int
    char: str


def removal(written: str, start: int, value: str, kept: list[bool]) -> list[Edit] | None:
    """Return the edits that remove characters of a scalar; None if what is written does not show which.

    ``written`` begins at the offset ``start``. Blanks are compared only at the ends of a quoted scalar, because line breaks
    inside may be written in another way.
    """
    units = list(_units(written))
    shown = [unit for unit in units if unit.char.strip(_BLANKS)]
    chars = [(char, keep) for char, keep in zip(value, kept, strict=True) if char.strip(_BLANKS)]
    if [unit.char for unit in shown] != [char for char, _ in chars]:
        return None
    gone = [unit for unit, (_, keep) in zip(shown, chars, strict=True) if not keep]
    ends = _ends(units, value, kept) if written[:1] in ("'", '"') else []
    return [Edit(start + unit.start, start + unit.end, "") for unit in [*gone, *ends]]


def _ends(units: list[_Unit], value: str, kept: list[bool]) -> list[_Unit]:
    """Return the blanks at the ends that are removed."""
    found: list[_Unit] = []
    for is_removed, run in (
        (bool(value) and not kept[0], units),
        (bool(value) and not kept[-1], units[::-1]),
    ):
        for unit in run if is_removed else ():
            if unit.char.strip(_BLANKS):
                break
            found.append(unit)
    return list({unit.start: unit for unit in found}.values())


def _units(written: str) -> Iterator[_Unit]:
    """Yield the characters of a scalar, by its style."""
    match written[:1]:
        case '"':
            yield from _double(written)
        case "'":
            for found in re.finditer("''|[^']", written[1:-1]):
                yield _Unit(found.start() + 1, found.end() + 1, found[0][0])
        case "|" | ">":
            header = written.find("\n") + 1
            for at in range(header, len(written)):
                yield _Unit(at, at + 1, written[at])
        case _:
            for at, char in enumerate(written):
                yield _Unit(at, at + 1, char)


def _double(written: str) -> Iterator[_Unit]:
    at = 1
    while at < len(written) - 1:
        found = _ESCAPE.match(written, at)
        if found is None:
            yield _Unit(at, at + 1, written[at])
            at += 1
            continue
        yield _Unit(at, found.end(), _decoded(found[0]))
        at = found.end()


def _decoded(escape: str) -> str:
    kind = escape[1]
    if kind in "\r\n":
        return ""
    if kind == "u":
        return str(json.loads(f'"{escape}"'))
    if kind in "Ux":
        return chr(int(f"0x{escape[2:]}", 0))
    return {**_SIMPLE, **_SPECIAL}.get(kind, kind)
