"""The concise format: one line per diagnostic, as compilers print them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from adlgen.diagnostics.model import Diagnostic, Span
from adlgen.diagnostics.visible import visible


def render(diagnostics: Sequence[Diagnostic], sources: Mapping[str, str]) -> str:
    """Return a line ``path:line:column: severity[code]: message (label: place; hint)`` per diagnostic."""
    del sources
    return "".join(f"{headline(d)}{_details(d)}\n" for d in diagnostics)


def headline(diagnostic: Diagnostic) -> str:
    """Return ``path:line:column: severity[code]: message``."""
    what = f"{diagnostic.severity.value}[{diagnostic.code.id}]: {visible(diagnostic.message)}"
    return what if diagnostic.span is None else f"{place(diagnostic.span)}: {what}"


def place(span: Span) -> str:
    """Return ``path:line:column``."""
    path = visible(span.path)
    return f"{path}:{span.line}:{span.column}" if span.line else path


def _details(diagnostic: Diagnostic) -> str:
    parts = [f"{visible(label.message)}: {place(label.span)}" for label in diagnostic.labels]
    if diagnostic.hint is not None:
        parts.append(visible(" ".join(diagnostic.hint.split())))
    return f" ({'; '.join(parts)})" if parts else ""
