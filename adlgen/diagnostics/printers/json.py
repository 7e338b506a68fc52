"""The JSON format: one object, for programs."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from adlgen.diagnostics.model import Diagnostic, Label, Severity, Span

VERSION = 1
"""The version of the format; incremented when a field is removed or changes its meaning."""


def render(diagnostics: Sequence[Diagnostic], sources: Mapping[str, str]) -> str:
    """Return ``{"version", "errors", "warnings", "diagnostics": [...]}``; ASCII only."""
    del sources
    severities = [d.severity for d in diagnostics]
    shape = {
        "version": VERSION,
        "errors": severities.count(Severity.ERROR),
        "warnings": severities.count(Severity.WARNING),
        "diagnostics": [as_data(d) for d in diagnostics],
    }
    return json.dumps(shape, indent=2) + "\n"


def as_data(diagnostic: Diagnostic) -> dict[str, object]:
    """Return a diagnostic as plain data; ``path``, ``start`` and ``end`` are null without a span."""
    span = diagnostic.span
    return {
        "code": diagnostic.code.id,
        "severity": diagnostic.severity.value,
        "message": diagnostic.message,
        "path": None if span is None else span.path,
        "start": _position(span, end=False),
        "end": _position(span, end=True),
        "hint": diagnostic.hint,
        "labels": [_label(label) for label in diagnostic.labels],
    }


def _label(label: Label) -> dict[str, object]:
    return {
        "message": label.message,
        "path": label.span.path,
        "start": _position(label.span, end=False),
        "end": _position(label.span, end=True),
    }


def _position(span: Span | None, *, end: bool) -> dict[str, int] | None:
    if span is None or not span.line:
        return None
    line, column = (span.end_line, span.end_column) if end else (span.line, span.column)
    return {"line": line, "column": column}
