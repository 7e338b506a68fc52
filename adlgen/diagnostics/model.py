"""Diagnostics: their kinds, severities and source spans, and the log that collects them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from enum import Enum
from typing import TypeVar

from adlgen.diagnostics.datatypes import Struct

_T = TypeVar("_T")


class Severity(Enum):
    """The severity of a problem: an error stops the run after its stage, a warning does not.

    A note is a remark; it never fails a run, also where warnings are errors.
    """

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


class Span(Struct, order=True):
    """A range of a source text.

    Lines and columns count from 1; columns count Unicode code points. The end is exclusive.
    """

    path: str
    """The path of the source as the user gave it, with ``/`` as the separator."""
    line: int
    column: int
    end_line: int
    end_column: int


class DiagnosticKind(Struct):
    """A kind of problem that adlgen reports. :mod:`adlgen.plugins.catalogue` lists all kinds."""

    id: str
    """``ADL`` and four digits; never reused."""
    title: str
    """A summary in one line, lower case."""
    explanation: str
    """The text that ``adlgen explain`` prints: the meaning, an example, the fix."""
    severity: Severity = Severity.ERROR
    deviation: bool = False
    """Whether a format's specification forbids this although its own loader accepts it. Deviations are
    warnings, and errors in strict mode."""


class Severities(Struct):
    """Severities that a user has changed; the keys are ids of kinds, such as ``ADL0203``."""

    deny: frozenset[str] = frozenset()
    """Warnings that are errors."""
    allow: frozenset[str] = frozenset()
    """Warnings that are not reported."""
    deny_warnings: bool = False
    """Whether all other warnings are errors."""

    def of(self, code: DiagnosticKind, severity: Severity) -> Severity | None:
        """Return the severity of a problem; None: it is not reported. Errors stay errors."""
        if severity is Severity.ERROR or code.id in self.deny:
            return Severity.ERROR
        if code.id in self.allow:
            return None
        if severity is Severity.NOTE:
            return severity
        return Severity.ERROR if self.deny_warnings else severity

    def overridden(self, other: Severities) -> Severities:
        """Return these severities with those of ``other``, which take precedence."""
        return Severities(
            (self.deny - other.allow) | other.deny,
            (self.allow - other.deny) | other.allow,
            self.deny_warnings or other.deny_warnings,
        )


UNCHANGED = Severities()
"""The severities of a user who has changed none."""


class Label(Struct):
    """Another place that a problem is about, such as the first of two duplicates."""

    span: Span
    message: str
    """What is at the place: ``first used here``."""


class Diagnostic(Struct):
    """A problem at a place in a source."""

    code: DiagnosticKind
    severity: Severity
    message: str
    span: Span | None = None
    hint: str | None = None
    labels: tuple[Label, ...] = ()
    """The other places of a conflict."""


class StopRun(Exception):  # noqa: N818 - control flow, not a failure of adlgen
    """Raised by a log that contains errors, to stop the run after a stage."""


class Log:
    """Collects the diagnostics of a run; duplicates are dropped."""

    def __init__(
        self,
        *,
        strict: bool = False,
        downgrade: bool = False,
        severities: Severities = UNCHANGED,
    ) -> None:
        """Create an empty log.

        A ``strict`` log records deviations from a format's specification as errors. A log with
        ``downgrade`` records all other problems as warnings.
        """
        self.diagnostics: list[Diagnostic] = []
        self.strict = strict
        self.severities = severities
        self._downgrade = downgrade
        self._seen: set[Diagnostic] = set()
        self._settled: set[Span] = set()

    def add(
        self,
        code: DiagnosticKind,
        message: str,
        span: Span | None,
        hint: str | None = None,
        *,
        severity: Severity | None = None,
        labels: tuple[Label, ...] = (),
    ) -> None:
        """Record a problem; ``labels`` are the other places of a conflict.

        ``severity`` overrides the default of the kind. A downgrading log records warnings only, except
        that a strict log records deviations as errors.
        """
        weight = Severity.WARNING if self._downgrade else severity or code.severity
        if self.strict and code.deviation:
            weight = Severity.ERROR
        if span is not None and span in self._settled:
            return
        shown = self.severities.of(code, weight)
        if shown is None:
            return
        found = Diagnostic(code, shown, message, span, hint, labels)
        if found not in self._seen:
            self._seen.add(found)
            self.diagnostics.append(found)

    def downgrading(self) -> Log:
        """Return a log that adds all problems to this log as warnings.

        Readers of machine-written formats use it, because users cannot correct such sources.
        """
        log = Log(strict=self.strict, downgrade=True, severities=self.severities)
        log.diagnostics, log._seen = self.diagnostics, self._seen
        log._settled = self._settled
        return log

    def extend(self, other: Log) -> None:
        """Add the problems of another log that this log does not have."""
        for found in other.diagnostics:
            if found not in self._seen:
                self._seen.add(found)
                self.diagnostics.append(found)

    def adopt(self, problems: Iterable[Diagnostic]) -> None:
        """Add problems that another log of the same settings has recorded, as if they were added here."""
        for found in problems:
            if found not in self._seen and (found.span is None or found.span not in self._settled):
                self._seen.add(found)
                self.diagnostics.append(found)

    @property
    def downgrades(self) -> bool:
        """Whether all problems are recorded as warnings."""
        return self._downgrade

    def empty(self) -> Log:
        """Return a log with the same settings and no problems."""
        return Log(strict=self.strict, severities=self.severities)

    def run_all(self, *steps: Callable[[Log], object]) -> None:
        """Run steps that do not depend on one another, each with a log of its own; add the problems of all.

        Raises StopRun if there are errors.
        """
        for step in steps:
            own = self.empty()
            with suppress(StopRun):
                step(own)
            self.extend(own)
        self.stop_if_errors()

    def settle(self) -> None:
        """Drop later problems at the places of the errors so far, because they follow from these.

        The next stage reads a replacement of a broken value, such as null for an unknown alias.
        """
        errors = (found for found in self.diagnostics if found.severity is Severity.ERROR)
        self._settled.update(found.span for found in errors if found.span is not None)

    @property
    def has_errors(self) -> bool:
        """Whether the log contains an error."""
        return any(d.severity is Severity.ERROR for d in self.diagnostics)

    def checked(self, value: _T) -> _T:
        """Return the value of a stage. Raises :class:`StopRun` if the log contains errors."""
        self.stop_if_errors()
        return value

    def stop_if_errors(self) -> None:
        """Raise :class:`StopRun` if the log contains errors."""
        if self.has_errors:
            raise StopRun
