"""Diagnostics as text for people and as data for programs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from adlgen.diagnostics.model import Diagnostic, Severity
from adlgen.diagnostics.printers import concise, github, json, sarif, text

FORMATS = ("text", "concise", "json", "github", "sarif")
"""What :func:`render` takes as ``format``."""

_RENDERERS = {
    "text": text.render,
    "concise": concise.render,
    "json": json.render,
    "github": github.render,
    "sarif": sarif.render,
}


def render(
    format: str,  # noqa: A002 - the option's name
    diagnostics: Iterable[Diagnostic],
    sources: Mapping[str, str],
) -> str:
    """Return the diagnostics in one of :data:`FORMATS`, by path, line, column and code.

    ``sources`` maps the paths that spans name to their texts, for excerpts; a path that is missing
    is shown without one. The result ends with a line break unless it is empty.
    """
    return _RENDERERS[format](in_order(diagnostics), sources)


def in_order(diagnostics: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """Return the diagnostics by path, line, column, code and message; those without a place first."""
    return tuple(sorted(diagnostics, key=_key))


def summary(diagnostics: Iterable[Diagnostic]) -> str:
    """Return ``2 errors, 1 warning``, or an empty text when there is nothing to count."""
    severities = [diagnostic.severity for diagnostic in diagnostics]
    errors, warnings = severities.count(Severity.ERROR), severities.count(Severity.WARNING)
    return ", ".join(_count(n, what) for n, what in ((errors, "error"), (warnings, "warning")) if n)


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def _key(diagnostic: Diagnostic) -> tuple[str, int, int, str, str]:
    span, code = diagnostic.span, diagnostic.code.id
    if span is None:
        return ("", 0, 0, code, diagnostic.message)
    return (span.path, span.line, span.column, code, diagnostic.message)
