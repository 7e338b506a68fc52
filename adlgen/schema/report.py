"""How the problems of one schema are recorded."""

from __future__ import annotations

from dataclasses import dataclass

from adlgen.diagnostics.model import DiagnosticKind, Log, Severity, Span


class ReferenceProblemError(ValueError):
    """A reference that leads nowhere: the code, the message and the hint of its diagnostic."""

    def __init__(self, code: DiagnosticKind, message: str, hint: str | None = None) -> None:
        """Keep the parts of the diagnostic."""
        super().__init__(message)
        self.code = code
        self.message = message
        self.hint = hint


@dataclass(slots=True)
class Report:
    """Records problems; in imported schemas nothing is worse than a warning."""

    log: Log
    lenient: bool
    faults: int = 0
    """How many malformed parts were dropped so far."""

    def malformed(
        self, code: DiagnosticKind, message: str, span: Span, hint: str | None = None
    ) -> None:
        """Record a part that cannot be understood and is dropped."""
        self.faults += 1
        self.tolerated(code, message, span, hint)

    def tolerated(
        self, code: DiagnosticKind, message: str, span: Span, hint: str | None = None
    ) -> None:
        """Record a malformed part whose meaning is plain all the same."""
        severity = Severity.WARNING if self.lenient else None
        self.log.add(code, message, span, hint, severity=severity)

    def odd(self, code: DiagnosticKind, message: str, span: Span, hint: str | None = None) -> None:
        """Record something that is well-formed, but hardly meant."""
        self.log.add(code, message, span, hint)
