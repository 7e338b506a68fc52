"""Plain values that other readers of manifests, which follow YAML 1.1, read in another way."""

from __future__ import annotations

import re
from collections.abc import Sequence

from adlgen.diagnostics.codes import reading
from adlgen.diagnostics.expressions import expression
from adlgen.diagnostics.memory import actual_line, remembered
from adlgen.diagnostics.model import Log
from adlgen.document.node import Document, Mapping, Node, Scalar

_AMBIGUOUS = expression(
    r"[-+]?0[0-9_]+|0o[0-7]+|0b[01_]+"  # octal in YAML 1.1, or in no version but one
    r"|[-+]?[1-9][0-9]*_[0-9_]*(\.[0-9_]*)?"  # digits in groups
    r"|[-+]?[1-9][0-9]*(:[0-5]?[0-9])+"  # base 60
    r"|yes|Yes|YES|no|No|NO|on|On|ON|off|Off|OFF"
)
_STARTS = frozenset("-+0123456789yYnNoO")
"""The first characters of ambiguous values."""


def check_spellings(document: Document, log: Log) -> None:
    """Report plain values whose meaning depends on the version of YAML."""
    _check(document.root, _Lines(document.source.text), log, by_item=True)


class _Lines:
    """The lines of a text, which is only split if one is looked at."""

    def __init__(self, text: str) -> None:
        """Keep a text."""
        self._text = text
        self._lines: list[str] = []

    @property
    def all(self) -> list[str]:
        """The lines."""
        if not self._lines:
            text = self._text
            is_plain = "\r" not in text
            self._lines = text.split("\n") if is_plain else re.split(r"\r\n|\r|\n", text)
        return self._lines


def _check(root: Node, lines: _Lines, log: Log, *, by_item: bool = False) -> None:
    """Report the values in a node; ``by_item``: those in items of a list are remembered together."""
    waiting: list[Node] = [root]
    while waiting:
        node = waiting.pop()
        if isinstance(node, Scalar):
            _check_value(node, lines, log)
        elif isinstance(node, Mapping):
            waiting += _unclear([entry.value for entry in node.entries])
        elif by_item:
            for item in node.items:
                _check_item(item, lines, log)
        else:
            waiting += _unclear(node.items)


def _unclear(nodes: Sequence[Node]) -> list[Node]:
    """Return nodes, the last first, without strings that cannot be ambiguous, as most are."""
    found = []
    for node in reversed(nodes):
        if isinstance(node, Scalar):
            text = node.value
            if isinstance(text, str) and text[:1] not in _STARTS:
                continue
        found.append(node)
    return found


def _check_item(item: Node, lines: _Lines, log: Log) -> None:
    def compute(log: Log) -> tuple[None, bool]:
        _check(item, lines, log)
        return None, True

    remembered("spellings", (item,), (), log, compute)


def _check_value(scalar: Scalar, lines: _Lines, log: Log) -> None:
    span, value = scalar.span, scalar.value
    if isinstance(value, str) and not _AMBIGUOUS.fullmatch(value):
        return  # a plain string is its text
    if span.line != span.end_line or isinstance(value, bool | None):
        return
    if isinstance(value, int) and span.end_column - span.column == len(str(value)):
        return  # without zeros at its start, and in base 10
    text = lines.all[actual_line(span) - 1][span.column - 1 : span.end_column - 1]
    if _AMBIGUOUS.fullmatch(text):
        kind = "a string" if isinstance(value, str) else f"the number {value}"
        message = f"{text} is {kind} here, and has another value for readers of YAML 1.1"
        hint = f'write "{text}" for a string, or the number in base 10, or true or false'
        log.add(reading.AMBIGUOUS_VALUE, message, span, hint)
