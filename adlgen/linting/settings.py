"""What a project has configured about rules; imports no rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Span

Level: TypeAlias = Literal["off", "note", "warning", "error"]
LEVELS: tuple[Level, ...] = ("off", "note", "warning", "error")


class Exemption(Struct):
    """A reason for which findings are accepted."""

    rule: str
    reason: str
    span: Span
    tool: str = "*"
    """The name of the tool; ``*`` is any text."""
    part: str = "*"
    """The part of the tool; ``*`` is any text."""


class LintSettings(Struct):
    """The levels of rules, and the findings that are accepted."""

    levels: Mapping[str, Level] = field(default_factory=dict)
    """The levels of rules that are not those of the table."""
    has_notes: bool = False
    """Whether notes are reported."""
    exceptions: tuple[Exemption, ...] = ()
