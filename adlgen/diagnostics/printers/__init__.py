"""Printers of diagnostics: text for people, data for programs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module

from adlgen.diagnostics.model import Diagnostic, Severity

FORMATS = ("text", "concise", "json", "github", "sarif")
"""The values of ``format`` that :func:`render` accepts: modules of this package, imported when they are used."""


def render(
    format: str,  # noqa: A002 - the option's name
    diagnostics: Iterable[Diagnostic],
    sources: Mapping[str, str],
) -> str:
    """Return the diagnostics in one of :data:`FORMATS`, sorted by path, line, column and code.

    ``sources`` maps the paths of spans to source texts, for excerpts; diagnostics of other paths have
    no excerpt. The result ends with a line break unless it is empty.
    """
    printed: str = import_module(f"{__name__}.{format}").render(in_order(diagnostics), sources)
    return printed


def in_order(diagnostics: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """Return the diagnostics sorted by path, line, column, code and message; without a span first."""
    return tuple(sorted(diagnostics, key=_key))


def summary(diagnostics: Iterable[Diagnostic]) -> str:
    """Return the counts as ``2 errors, 1 warning``, or an empty string without diagnostics."""
    severities = [diagnostic.severity for diagnostic in diagnostics]
    counts = ((severities.count(severity), severity.value) for severity in Severity)
    return ", ".join(_count(n, what) for n, what in counts if n)


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def _key(diagnostic: Diagnostic) -> tuple[str, int, int, str, str]:
    span, code = diagnostic.span, diagnostic.code.id
    if span is None:
        return ("", 0, 0, code, diagnostic.message)
    return (span.path, span.line, span.column, code, diagnostic.message)
