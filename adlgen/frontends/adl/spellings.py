"""Plain values that other readers of manifests, which follow YAML 1.1, read in another way."""

from __future__ import annotations

import re
from collections.abc import Iterator

from adlgen.diagnostics.codes import reading
from adlgen.diagnostics.memory import actual_line
from adlgen.diagnostics.model import Log
from adlgen.document.node import Document, Mapping, Node, Scalar

_AMBIGUOUS = re.compile(
    r"[-+]?0[0-9_]+|0o[0-7]+|0b[01_]+"  # octal in YAML 1.1, or in no version but one
    r"|[-+]?[1-9][0-9]*_[0-9_]*(\.[0-9_]*)?"  # digits in groups
    r"|[-+]?[1-9][0-9]*(:[0-5]?[0-9])+"  # base 60
    r"|yes|Yes|YES|no|No|NO|on|On|ON|off|Off|OFF"
)


def check_spellings(document: Document, log: Log) -> None:
    """Report plain values whose meaning depends on the version of YAML."""
    lines: list[str] | None = None
    for scalar in _values(document.root):
        span, value = scalar.span, scalar.value
        if isinstance(value, str) and not _AMBIGUOUS.fullmatch(value):
            continue  # a plain string is its text
        if span.line != span.end_line or isinstance(value, bool | None):
            continue
        lines = re.split(r"\r\n|\r|\n", document.source.text) if lines is None else lines
        text = lines[actual_line(span) - 1][span.column - 1 : span.end_column - 1]
        if _AMBIGUOUS.fullmatch(text):
            kind = "a string" if isinstance(value, str) else f"the number {value}"
            message = f"{text} is {kind} here, and has another value for readers of YAML 1.1"
            hint = f'write "{text}" for a string, or the number in base 10, or true or false'
            log.add(reading.AMBIGUOUS_VALUE, message, span, hint)


def _values(root: Node) -> Iterator[Scalar]:
    waiting: list[Node] = [root]
    while waiting:
        node = waiting.pop()
        if isinstance(node, Scalar):
            yield node
        elif isinstance(node, Mapping):
            waiting += [entry.value for entry in reversed(node.entries)]
        else:
            waiting += reversed(node.items)
