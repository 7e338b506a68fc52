"""Goals: sets of nodes that a value must satisfy or be refused by, and the results of solving them."""

from __future__ import annotations

from typing import Any, TypeAlias

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Span

Literal: TypeAlias = tuple[int, bool]
"""The number of a node, and whether it must accept the value."""
Goal: TypeAlias = frozenset[Literal]
Atom: TypeAlias = tuple[Any, ...]
"""A way in which a ``base`` node refuses a value."""
Result: TypeAlias = tuple[str, Any]
"""``("yes", value)``, ``("no", None)`` or ``("unknown", Undecided)``."""
NONE: Result = ("no", None)

TYPES = ("string", "number", "boolean", "null", "object", "array")
"""The JSON types, in the order in which values of them are looked for."""


class Undecided(Struct):
    """Why a question is not decided."""

    keyword: str
    """The keyword that is not understood; empty if it is not one."""
    reason: str
    span: Span | None = None
    """The schema that has the keyword."""


class UnsupportedError(Exception):
    """Raised where a question about one type is not decided."""

    def __init__(self, reason: str, keyword: str) -> None:
        super().__init__(reason)
        self.keyword, self.reason = keyword, reason


class OutOfWorkError(Exception):
    """Raised when the limit of work is reached."""
