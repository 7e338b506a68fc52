"""One line for each problem, as compilers print them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from adlgen.diagnostics.model import Diagnostic, Span
from adlgen.diagnostics.visible import visible


def render(diagnostics: Sequence[Diagnostic], sources: Mapping[str, str]) -> str:
    """Return ``path:line:column: severity[code]: message`` for each, with its hint in brackets."""
    del sources
    return "".join(f"{headline(d)}{_hint(d)}\n" for d in diagnostics)


def headline(diagnostic: Diagnostic) -> str:
    """Return the line that says what is wrong and where."""
    what = f"{diagnostic.severity.value}[{diagnostic.code.id}]: {visible(diagnostic.message)}"
    return what if diagnostic.span is None else f"{_place(diagnostic.span)}: {what}"


def _place(span: Span) -> str:
    path = visible(span.path)
    return f"{path}:{span.line}:{span.column}" if span.line else path


def _hint(diagnostic: Diagnostic) -> str:
    if diagnostic.hint is None:
        return ""
    return f" ({visible(' '.join(diagnostic.hint.split()))})"
