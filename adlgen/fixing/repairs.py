"""The rules with a repair: which characters of a text stay."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.linting.hidden import hidden_marks
from adlgen.linting.selection import outer_blanks

REPAIRS: Mapping[str, Callable[[str], list[bool]]] = {
    "hidden-text": lambda text: [not mark for mark in hidden_marks(text)],
    "untrimmed-text": lambda text: [not mark for mark in outer_blanks(text)],
}
"""By the id of the rule."""
