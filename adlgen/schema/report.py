"""Records the problems of one schema."""

from __future__ import annotations

from adlgen.diagnostics.codes.schema import NESTED_EXTENSION
from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import DiagnosticKind, Label, Log, Severity, Span
from adlgen.document.node import Entry
from adlgen.schema.nested import is_of_part


class ReferenceProblemError(ValueError):
    """Raised for a reference that cannot be resolved, with the code, message and hint of its diagnostic."""

    def __init__(self, code: DiagnosticKind, message: str, hint: str | None = None) -> None:
        """Set the parts of the diagnostic."""
        super().__init__(message)
        self.code = code
        self.message = message
        self.hint = hint


class Report(Struct, frozen=False):
    """Records problems; in lenient mode malformed parts are warnings."""

    log: Log
    lenient: bool
    has_foreign_keywords: bool = False
    """Whether unknown keywords are usual, and are not errors."""
    faults: int = 0
    """The number of malformed parts dropped so far."""
    first_fault: str = ""
    """The message about the first of them."""
    is_rewritten: bool = False
    """Whether other readers would refuse a part as written."""
    extensions: dict[int, Entry] = field(default_factory=dict)
    """The extensions inside the schema, by their identity: each is reported once."""

    def extension(self, entry: Entry) -> None:
        """Record an extension inside the schema, in which few keys have an effect."""
        if id(entry) in self.extensions:
            return
        self.extensions[id(entry)] = entry
        if not is_of_part(entry):
            message = f"{entry.key!r} has no meaning in a part of a schema and is ignored"
            hint = "it belongs at the root of a tool's schema, 'names' with JSON Pointers; a part has 'lint', 'deprecated' and 'values'"
            self.suspicious(NESTED_EXTENSION, message, entry.key_span, hint)

    def malformed(
        self, code: DiagnosticKind, message: str, span: Span, hint: str | None = None
    ) -> None:
        """Record a malformed part that is dropped."""
        self.faults += 1
        self.first_fault = self.first_fault or message
        self.tolerated(code, message, span, hint)

    def tolerated(
        self, code: DiagnosticKind, message: str, span: Span, hint: str | None = None
    ) -> None:
        """Record a malformed part whose intended meaning is unambiguous."""
        self.is_rewritten = True
        severity = Severity.WARNING if self.lenient else None
        self.log.add(code, message, span, hint, severity=severity)

    def typo(self, code: DiagnosticKind, message: str, span: Span, hint: str | None = None) -> None:
        """Record a well-formed part that is a misspelling: an error, or a warning in lenient mode."""
        severity = Severity.WARNING if self.lenient else Severity.ERROR
        self.log.add(code, message, span, hint, severity=severity)

    def suspicious(
        self,
        code: DiagnosticKind,
        message: str,
        span: Span,
        hint: str | None = None,
        labels: tuple[Label, ...] = (),
        *,
        is_error: bool = True,
    ) -> None:
        """Record a part that is well-formed but probably a mistake, as a warning or with the severity of the code."""
        severity = None if is_error else Severity.WARNING
        self.log.add(code, message, span, hint, labels=labels, severity=severity)
