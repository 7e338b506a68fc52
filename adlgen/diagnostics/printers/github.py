"""The GitHub format: workflow commands of GitHub Actions, shown as annotations of changed lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from adlgen.diagnostics.model import Diagnostic, Severity
from adlgen.diagnostics.printers.concise import place
from adlgen.diagnostics.visible import visible_lines

_MOST_SHOWN = 10
"""GitHub shows at most ten annotations of each severity per step."""
_COMMANDS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "notice"}


def render(diagnostics: Sequence[Diagnostic], sources: Mapping[str, str]) -> str:
    """Return one annotation per diagnostic, errors first, and a notice with the number of omitted ones."""
    del sources
    shown: list[str] = []
    left_out = 0
    for severity in Severity:
        found = [d for d in diagnostics if d.severity is severity]
        shown += [_annotation(d) for d in found[:_MOST_SHOWN]]
        left_out += max(0, len(found) - _MOST_SHOWN)
    if left_out:
        shown.append(f"::notice title=adlgen::{left_out} more problems are not shown here")
    return "".join(f"{line}\n" for line in shown)


def _annotation(diagnostic: Diagnostic) -> str:
    properties = [*_place(diagnostic), f"title={_property(diagnostic.code.id)}"]
    message = diagnostic.message
    for label in diagnostic.labels:
        message += f"\n{label.message}: {place(label.span)}"
    if diagnostic.hint is not None:
        message += f"\nhint: {diagnostic.hint}"
    return f"::{_COMMANDS[diagnostic.severity]} {','.join(properties)}::{_data(message)}"


def _place(diagnostic: Diagnostic) -> list[str]:
    span = diagnostic.span
    if span is None:
        return []
    place = [f"file={_property(span.path)}"]
    if span.line:
        place += [f"line={span.line}", f"endLine={span.end_line}"]
    if span.line and span.end_line == span.line:
        # Columns are only allowed within one line, and the end is inclusive.
        place += [f"col={span.column}", f"endColumn={max(span.column, span.end_column - 1)}"]
    return place


def _data(text: str) -> str:
    return visible_lines(text).replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
