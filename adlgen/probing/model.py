"""Calls of tools, answers to them, and findings about servers."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import TypeAlias

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import DiagnosticKind, Severity, Span
from adlgen.document.node import JsonValue
from adlgen.ir.agent import Tool

Place: TypeAlias = tuple[str | int, ...]
"""The tokens of a JSON Pointer into the arguments of a call."""


class Expected(Enum):
    """What the input schema of a tool determines about the answer to a call."""

    ACCEPTED = "valid"
    """The arguments are valid."""
    REFUSED = "near-miss"
    """The arguments break one rule."""
    EITHER = "format"
    """The arguments break a format, which is an annotation that a server may check."""


class Case(Struct):
    """A call that is made to see its answer."""

    tool: Tool
    arguments: JsonValue
    expected: Expected
    rule: str
    """What the call shows: ``'maximum' of '/limit'``."""
    place: Place = ()
    """The part of the arguments that the rule is about."""
    span: Span | None = None
    """Where the rule is written."""


class Kind(Enum):
    """The kinds of answers."""

    RESULT = "result"
    """A result of the tool, which may report an error."""
    ERROR = "error"
    """An error of the protocol."""
    LATE = "late"
    """No answer within the time limit."""
    ENDED = "ended"
    """The end of the connection."""
    INVALID = "invalid"
    """A message that the protocol does not allow."""


class Answer(Struct):
    """An answer to a call."""

    kind: Kind
    result: Mapping[str, JsonValue] = field(default_factory=dict)
    """The members of a result, as sent."""
    code: int = 0
    """The code of an error of the protocol."""
    message: str = ""
    """The message of such an error, or what happened instead of an answer."""

    @property
    def is_error(self) -> bool:
        """Whether the answer is an error, of the tool or of the protocol."""
        return self.kind is Kind.ERROR or (
            self.kind is Kind.RESULT and self.result.get("isError") is True
        )

    @property
    def is_result(self) -> bool:
        """Whether the answer is a result that reports no error."""
        return self.kind is Kind.RESULT and not self.is_error

    @property
    def texts(self) -> list[str]:
        """The texts of the content of a result."""
        content = self.result.get("content")
        parts = content if isinstance(content, list) else []
        found = (part.get("text") for part in parts if isinstance(part, dict))
        return [text for text in found if isinstance(text, str)]

    @property
    def text(self) -> str:
        """What a model reads of an error."""
        return self.message if self.kind is not Kind.RESULT else "\n".join(self.texts)


class Finding(Struct):
    """One way in which a server breaks the contract of a tool."""

    code: DiagnosticKind
    tool: str
    """The name of the tool as the server knows it; empty for a finding about the server."""
    message: str
    hint: str
    span: Span | None = None
    case: Case | None = None
    """The call that shows it."""
    severity: Severity | None = None
    """None: that of the code."""
    key: str = ""
    """What findings of the same cause have in common, with the code and the tool."""


class Answered(Struct):
    """A call that was made."""

    case: Case
    answer: Answer
    findings: tuple[Finding, ...] = ()
    """What is wrong with the answer."""
