"""Settings of ``adlgen breaking``, as data types."""

from __future__ import annotations

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Span

LEVELS = ("wire", "source", "model", "provider")
DEFAULT_LEVELS = ("wire", "source", "provider")
"""The levels whose findings are errors."""


class Exemption(Struct):
    """A finding that is accepted."""

    code: str
    reason: str
    span: Span
    tool: str = ""
    """The name of the tool; ``*`` is any text. Empty: all tools."""
    part: str = ""
    """The part of the tool, such as ``input/properties/note``; ``*`` is any text. Empty: all parts."""
    until: str = ""
    """The version with which it expires; empty: it does not."""


class BreakingSettings(Struct):
    """What is compared, and what fails."""

    against: str = ""
    """A revision or a file; empty: the last commit."""
    levels: tuple[str, ...] = DEFAULT_LEVELS
    strict_open: bool = False
    closed: bool = False
    exceptions: tuple[Exemption, ...] = ()
