"""Printers of diagnostics: text for people, data for programs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from adlgen.diagnostics.model import Diagnostic, Severity
from adlgen.diagnostics.printers import concise, github, json, sarif, text
from adlgen.diagnostics.style import PLAIN, Style

FORMATS = ("text", "concise", "json", "github", "sarif")
"""The values of ``format`` that :func:`render` accepts."""

_FOR_PEOPLE = {"text": text.render, "concise": concise.render}
_FOR_PROGRAMS = {
    "json": json.render,
    "github": github.render,
    "sarif": sarif.render,
}


def render(
    format: str,  # noqa: A002 - the option's name
    diagnostics: Iterable[Diagnostic],
    sources: Mapping[str, str],
    style: Style = PLAIN,
) -> str:
    """Return the diagnostics in one of :data:`FORMATS`, sorted by path, line, column and code.

    ``sources`` maps the paths of spans to source texts, for excerpts; diagnostics of other paths have
    no excerpt. ``style`` colors text for people; formats for programs are never colored. The result ends
    with a line break unless it is empty.
    """
    found = in_order(diagnostics)
    if format in _FOR_PEOPLE:
        return _FOR_PEOPLE[format](found, sources, style)
    return _FOR_PROGRAMS[format](found, sources)


def in_order(diagnostics: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """Return the diagnostics sorted by path, line, column, code and message; without a span first."""
    return tuple(sorted(diagnostics, key=_key))


def summary(diagnostics: Iterable[Diagnostic], style: Style = PLAIN) -> str:
    """Return the counts as ``2 errors, 1 warning``, or an empty string without diagnostics."""
    severities = [diagnostic.severity for diagnostic in diagnostics]
    errors, warnings = severities.count(Severity.ERROR), severities.count(Severity.WARNING)
    counts = ((errors, "error"), (warnings, "warning"))
    return ", ".join(
        style(what, f"{number} {what}{'' if number == 1 else 's'}")
        for number, what in counts
        if number
    )


def _key(diagnostic: Diagnostic) -> tuple[str, int, int, str, str]:
    span, code = diagnostic.span, diagnostic.code.id
    if span is None:
        return ("", 0, 0, code, diagnostic.message)
    return (span.path, span.line, span.column, code, diagnostic.message)
