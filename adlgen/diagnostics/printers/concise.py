"""The concise format: one line per diagnostic, as compilers print them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from adlgen.diagnostics.model import Diagnostic, Span
from adlgen.diagnostics.visible import visible


def render(diagnostics: Sequence[Diagnostic], sources: Mapping[str, str]) -> str:
    """Return a line ``path:line:column: severity[code]: message (hint)`` per diagnostic."""
    del sources
    return "".join(f"{headline(d)}{_hint(d)}\n" for d in diagnostics)


def headline(diagnostic: Diagnostic) -> str:
    """Return ``path:line:column: severity[code]: message``."""
    what = f"{diagnostic.severity.value}[{diagnostic.code.id}]: {visible(diagnostic.message)}"
    return what if diagnostic.span is None else f"{_place(diagnostic.span)}: {what}"


def _place(span: Span) -> str:
    path = visible(span.path)
    return f"{path}:{span.line}:{span.column}" if span.line else path


def _hint(diagnostic: Diagnostic) -> str:
    if diagnostic.hint is None:
        return ""
    return f" ({visible(' '.join(diagnostic.hint.split()))})"
