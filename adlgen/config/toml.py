"""Nodes of the table of adlgen in ``pyproject.toml``.

The standard library's reader keeps no positions, so the line of a key is found by its text.
"""

from __future__ import annotations

import re
import tomllib

from adlgen.diagnostics.codes.config import BAD_CONFIG
from adlgen.diagnostics.model import Log, Span
from adlgen.diagnostics.visible import foreign
from adlgen.document.node import Entry, Mapping, Node, Scalar, Sequence, Source

_LINE = re.compile(r"line (\d+), column (\d+)")


def read_toml(source: Source, log: Log) -> Node | None:
    """Return the nodes of ``tool.adlgen``, or None after an error."""
    try:
        table = tomllib.loads(source.text).get("tool", {}).get("adlgen")
    except tomllib.TOMLDecodeError as error:
        text = error.args[0]
        found = _LINE.search(text)
        line, column = (int(found[1]), int(found[2])) if found else (1, 1)
        message = foreign(_LINE.sub("", text).removesuffix(" (at )").lower())
        log.add(BAD_CONFIG, message, Span(source.path, line, column, line, column + 1))
        return None
    return _Lines(source).node(table, (), 0)


class _Lines:
    """Finds the lines of keys."""

    def __init__(self, source: Source) -> None:
        self._path = source.path
        self._lines = source.text.splitlines()

    def node(self, value: object, path: tuple[str, ...], line: int) -> Node:
        """Return the node of a value; ``line`` is the index of a line at or before it."""
        span = self._span(line)
        if isinstance(value, dict):
            entries = []
            for key, inner in value.items():
                at = self._line_of(str(key), (*path, str(key)), line)
                node = self.node(inner, (*path, str(key)), at)
                entries.append(Entry(str(key), self._span(at, str(key)), node))
            return Mapping(tuple(entries), span)
        if isinstance(value, list):
            items = []
            for inner in value:
                at = self._line_of_table(path, line + 1) if isinstance(inner, dict) else line
                line = at
                items.append(self.node(inner, path, at))
            return Sequence(tuple(items), span)
        if isinstance(value, str | int | float | bool):
            return Scalar(value, span)
        return Scalar(str(value), span)  # a date or a time

    def _line_of(self, key: str, path: tuple[str, ...], start: int) -> int:
        wanted = re.compile(rf"""(?:^|[{{,\s."'])["']?{re.escape(key)}["']?\s*[=.\]]""")
        header = re.compile(
            r"^\s*\[+\s*tool\s*\.\s*adlgen\s*\." + r"\s*\.\s*".join(path) + r"\s*\]+"
        )
        for line in range(start, len(self._lines)):
            if wanted.search(self._lines[line]) or header.match(self._lines[line]):
                return line
        return start

    def _line_of_table(self, path: tuple[str, ...], start: int) -> int:
        header = "[[tool.adlgen." + ".".join(path) + "]]"
        for line in range(start, len(self._lines)):
            if self._lines[line].replace(" ", "").startswith(header):
                return line
        return start - 1

    def _span(self, line: int, key: str = "") -> Span:
        text = self._lines[line] if line < len(self._lines) else ""
        column = max(text.find(key) if key else len(text) - len(text.lstrip()), 0) + 1
        width = len(key) or max(len(text.strip()), 1)
        return Span(self._path, line + 1, column, line + 1, column + width)
