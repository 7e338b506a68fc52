"""Reads the keyword ``type``, and common mistakes in it."""

from __future__ import annotations

from adlgen.diagnostics.codes.schema import MALFORMED_KEYWORD, UNKNOWN_TYPE, UPPER_CASE_TYPE
from adlgen.diagnostics.model import Span
from adlgen.diagnostics.spelling import closest
from adlgen.document.node import Entry, Node, Scalar, Sequence, plain
from adlgen.schema.build import Builder
from adlgen.schema.frames import PartialSchema
from adlgen.schema.keywords import TYPE_ALIASES, TYPES
from adlgen.schema.report import Report
from adlgen.schema.values import kind_of


def read_type(builder: Builder, frame: PartialSchema, entry: Entry) -> None:
    """Read ``type``: one name or several; ``nullable`` adds null."""
    written = entry.value
    if isinstance(written, Scalar) and written.value in TYPES and "nullable" not in frame.entries:
        frame.out["type"] = written.value
        return
    nodes = entry.value.items if isinstance(entry.value, Sequence) else (entry.value,)
    names = [_name(node, builder.report) for node in nodes]
    if not names:
        hint = "leave type out to accept any value"
        message = "'type' takes the name of a type or a list of them, not an empty list"
        builder.report.malformed(MALFORMED_KEYWORD, message, entry.value.span, hint)
        return
    known = [name for name in names if name is not None]
    if len(known) < len(names):
        return
    if frame.flag("nullable") and "null" not in known:
        frame.out["type"] = [*known, "null"]
    else:
        frame.out["type"] = known if isinstance(entry.value, Sequence) else known[0]


def _name(node: Node, report: Report) -> str | None:
    """Return the type that a node names, or None after a report."""
    if not isinstance(node, Scalar) or not isinstance(node.value, str):
        message = f"'type' takes the name of a type, not {kind_of(plain(node))}"
        hint = 'write "null" in quotes' if isinstance(node, Scalar) and node.value is None else None
        report.malformed(MALFORMED_KEYWORD, message, node.span, hint)
        return None
    if node.value in TYPES:
        return node.value
    lower = node.value.lower()
    if lower in TYPES:
        message = f"types are written in lower case, not {node.value!r}"
        report.tolerated(UPPER_CASE_TYPE, message, node.span, f"write {lower!r}")
        return lower
    _report_unknown(node.value, node.span, report)
    return None


def _report_unknown(name: str, span: Span, report: Report) -> None:
    intended = TYPE_ALIASES.get(name.lower())
    near = intended or closest(name, TYPES)
    if intended == "":
        hint = "leave type out to take any value"
    elif near is not None:
        hint = f"did you mean {near!r}?"
    else:
        hint = f"available types: {', '.join(TYPES)}"
    report.malformed(UNKNOWN_TYPE, f"unknown type {name!r}", span, hint)
