"""The explanations of rules, in one form."""

from __future__ import annotations

from adlgen.diagnostics.model import DiagnosticKind, Severity


def kind(  # noqa: PLR0913 - the parts of an explanation
    code: str,
    title: str,
    meaning: str,
    *,
    fails: str,
    passes: str,
    evidence: str,
    severity: Severity,
) -> DiagnosticKind:
    """Return the kind of the findings of a rule."""
    parts = [
        meaning,
        f"Reported:\n\n{_indented(fails)}\n",
        f"Not reported:\n\n{_indented(passes)}\n",
    ]
    if evidence:
        parts.append(f"Evidence: {evidence}\n")
    return DiagnosticKind(code, title, "\n".join(parts), severity)


def _indented(text: str) -> str:
    return "\n".join(f"    {line}" for line in text.split("\n"))
