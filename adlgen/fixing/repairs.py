"""The rules and the problems of schemas with a repair."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.diagnostics.codes.schema import DUPLICATE_VALUE, REFUSED_DEFAULT, UPPER_CASE_TYPE
from adlgen.diagnostics.model import DiagnosticKind
from adlgen.linting.hidden import hidden_marks
from adlgen.linting.selection import outer_blanks

REPAIRS: Mapping[str, Callable[[str], list[bool]]] = {
    "hidden-text": lambda text: [not mark for mark in hidden_marks(text)],
    "untrimmed-text": lambda text: [not mark for mark in outer_blanks(text)],
}
"""Which characters of a text stay, by the id of the rule."""
REMOVED = (REFUSED_DEFAULT, DUPLICATE_VALUE)
"""Problems of a schema of which a value is removed: ``adlgen.fixing.removals`` has the conditions."""
LOWERED = UPPER_CASE_TYPE
"""The problem of a name that is written in lower case."""
CODES: frozenset[DiagnosticKind] = frozenset((*REMOVED, LOWERED))
"""Problems with a repair."""
