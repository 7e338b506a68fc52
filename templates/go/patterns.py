"""The patterns of schemas: expressions of package regexp where one is equal, else programs for the runtime."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from adlgen.naming.code import Code
from adlgen.packs import expression
from adlgen.packs.patterns import Engine, translated
from adlgen.plan.data import JsonValue

from .literals import json_line, json_literal, literal

REGEXP = Engine(basic=r"\x{{{:x}}}", supplementary=r"\x{{{:x}}}", largest=100)
"""Package regexp; without flags its ``$`` is the end of the text. Matching takes linear time."""
_WIDTH = 77
"""The longest program on one line."""
_FORMAT = "*"
"""The start of the keys of formats."""
_ESCAPED = r"\\(?:[dwtnvfr]|[!-/:-@\[-`{-~])"
_SAME = expression(rf"(?:[^\\.\[]|{_ESCAPED}|\\[DW]|\[(?:[^\\\[\]]|{_ESCAPED})*\])*")
"""Patterns whose every part means the same to package regexp, if there is an equal expression at all."""


def patterns(programs: Mapping[str, JsonValue]) -> Code:
    """Render a string literal of JSON for the patterns that package regexp reads differently.

    It has an equal expression or a program for each; it is empty if there is none. ``programs`` has the
    program of each pattern.
    """
    entries = ",".join([f"\n\t{entry}" for entry in _entries(programs)]) if programs else ""
    return Code(f"`{{{entries}\n}}`" if entries else '""')


def has_formats(programs: Mapping[str, JsonValue]) -> bool:
    """Report whether there are programs of formats."""
    return any(key.startswith(_FORMAT) for key in programs)


def is_program(key: str) -> bool:
    """Report whether a pattern or a format is a program."""
    return key.startswith(_FORMAT) or translated(key, REGEXP) is None


def format_entries(programs: Mapping[str, JsonValue]) -> Iterator[tuple[Code, Code]]:
    """Yield the formats in the order of their names, each with a literal of its program."""
    for key in sorted(programs):
        if key.startswith(_FORMAT):
            yield literal(key.removeprefix(_FORMAT)), json_literal(programs[key], compact=True)


def _entries(programs: Mapping[str, JsonValue]) -> Iterator[str]:
    for source, program in programs.items():
        if source.startswith(_FORMAT):
            continue
        expression = translated(source, REGEXP)
        if expression is None:
            yield f"{json_line(source)}: {_folded(json_line(program, compact=True))}"
        elif not _SAME.fullmatch(source):
            yield f"{json_line(source)}: {json_line(expression)}"


def _folded(line: str) -> str:
    """Break a long program into lines. No string in a program contains a comma."""
    return line if len(line) <= _WIDTH else re.sub(r"(.{1,100}),(?!.{0,20}$)", "\\1,\n\t\t", line)
