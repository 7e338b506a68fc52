"""Problems as values: where, what, and what to do about it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum


class Severity(Enum):
    """How much a problem matters: an error stops the run after its stage, a warning does not."""

    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A stretch of a source text.

    Lines and columns count from 1; columns count Unicode code points. The end is exclusive.
    """

    path: str
    """The path of the source as the user gave it, with ``/`` as the separator."""
    line: int
    column: int
    end_line: int
    end_column: int


@dataclass(frozen=True, slots=True)
class DiagnosticKind:
    """One kind of problem adlgen can report. The table of all of them is ``codes.py``."""

    id: str
    """``ADL`` and four digits; never reused."""
    title: str
    """The meaning in one line, lower case."""
    explanation: str
    """What ``adlgen explain`` prints: the meaning, an example, the way out."""
    severity: Severity = Severity.ERROR
    deviation: bool = False
    """Whether a format's specification forbids this, but its own loader lets it pass, or may: then it
    is a warning, and an error for who is strict."""


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One problem found in one place."""

    code: DiagnosticKind
    severity: Severity
    message: str
    span: Span | None = None
    hint: str | None = None


class StopRun(Exception):  # noqa: N818 - control flow, no failure of adlgen
    """A stage found errors; the log that raised it holds them."""


@dataclass(slots=True)
class Log:
    """Collects the problems of a run."""

    diagnostics: list[Diagnostic] = field(default_factory=list)
    strict: bool = False
    """Whether deviations from a format's specification are errors."""
    downgrade: bool = False
    """Whether every other problem is recorded as a warning."""
    _seen: set[Diagnostic] = field(default_factory=set, repr=False, compare=False)

    def add(
        self,
        code: DiagnosticKind,
        message: str,
        span: Span | None,
        hint: str | None = None,
        *,
        severity: Severity | None = None,
    ) -> None:
        """Record a problem.

        ``severity`` overrides that of the code, a log that downgrades overrides both, and a strict
        one decides about deviations.
        """
        weight = Severity.WARNING if self.downgrade else severity or code.severity
        if self.strict and code.deviation:
            weight = Severity.ERROR
        found = Diagnostic(code, weight, message, span, hint)
        if found not in self._seen:
            self._seen.add(found)
            self.diagnostics.append(found)

    def downgrading(self) -> Log:
        """Return a log that adds to this one, every problem as a warning.

        Readers of machine-written formats use it: their users cannot correct what a machine wrote.
        """
        return Log(self.diagnostics, self.strict, downgrade=True, _seen=self._seen)

    @property
    def has_errors(self) -> bool:
        """Whether any problem so far is an error."""
        return any(d.severity is Severity.ERROR for d in self.diagnostics)

    def stop_if_errors(self) -> None:
        """End the stage: raise :class:`StopRun` if there were errors."""
        if self.has_errors:
            raise StopRun
