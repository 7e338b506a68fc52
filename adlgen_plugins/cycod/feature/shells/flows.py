"""Follows values through the variables of a POSIX shell command."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.document import read_source
from adlgen_plugins.cycod.feature.shells.items import Interpolation, Items
from adlgen_plugins.cycod.feature.shells.programs import Trust, Values
from adlgen_plugins.cycod.feature.shells.syntax import (
    Assignment,
    Expansion,
    Piece,
    Substitution,
    Value,
    Word,
    commands_of,
    prefix,
    words_of,
)

_POSITIONAL = (*"123456789@*",)


@cache
def _special() -> re.Pattern[str]:
    """Return the pattern of the variables that shells, loaders and common programs interpret."""
    text = read_source(Path(__file__).with_name("variables.txt")).text
    return re.compile("|".join(text.split()))


def is_special(name: str) -> bool:
    """Report whether programs interpret a variable."""
    return _special().fullmatch(name.upper()) is not None


class Proof(Struct, frozen=False):
    """What is known about a command."""

    trust: dict[Interpolation, Trust] = field(default_factory=dict)
    """What the place of each interpolation accepts; a missing interpolation accepts harmless values only."""
    reads_data: bool = True
    """Whether everything that may read standard input treats it as data."""
    variables: Mapping[str, Trust] = field(default_factory=dict)
    """What the places of given variables accept."""


class VariableFlows:
    """Finds what a value in a variable must be: what all uses of the variable accept."""

    def __init__(self, items: Items, values: Values) -> None:
        """Prepare for a command."""
        self.items = items
        self.values = values
        self.proof = Proof()
        self.assigned: dict[str, list[tuple[Interpolation, bool, bool]]] = {}
        """The interpolations in a variable: whether a value may be first, and whether it passes through a program."""
        self.copies: dict[str, set[tuple[str, bool]]] = {}
        """The variables that receive the value of a variable, maybe through a program."""
        self.uses: dict[str, Trust] = {}
        self.seen: set[int] = set()
        """The places of variables that are understood."""

    def place(
        self, word: Word, trust: Trust, *, is_split: bool = True, is_document: bool = False
    ) -> None:
        """Record what the parts of a word accept."""
        raise NotImplementedError

    def assignment(self, assignment: Assignment, floor: Trust) -> None:
        """Read an assignment."""
        special = is_special(assignment.name)
        self.seen.add(assignment.at)
        self.assign(assignment.name, assignment.word, Trust.HARMLESS if special else floor)

    def assign(self, name: str, word: Word, floor: Trust, *, is_split: bool = False) -> None:
        """Let the values of a word flow into a variable."""
        start = prefix(word)
        for piece in word:
            self._flow(name, piece, is_glued=bool(start), is_nested=False)
        self.place(word, Trust.HARMLESS if start.startswith("-") else floor, is_split=is_split)

    def _flow(self, name: str, piece: Piece, *, is_glued: bool, is_nested: bool) -> None:
        """Record that a part of a value flows into a variable, maybe through a program."""
        match piece:
            case Value(interpolation, _):
                is_first = is_nested or not is_glued or interpolation in self.values.lists
                self.assigned.setdefault(name, []).append((interpolation, is_first, is_nested))
            case Expansion(other, _, _):
                self.copies.setdefault(other, set()).add((name, is_nested))
            case Substitution(script, _):
                words = (w for c in commands_of(script) for w in words_of(c))
                for inner in (p for w in words for p in w):
                    self._flow(name, inner, is_glued=False, is_nested=True)
            case _:
                pass

    def finished(self, variables: Iterable[str]) -> Proof:
        """Return the proof, after the places of all variables are known."""
        found = {name: self._of_variable(name, set()) for name in [*self.assigned, *variables]}
        self.proof.variables = found
        for name, interpolations in self.assigned.items():
            for interpolation, is_first, is_nested in interpolations:
                trust = found[name]
                if trust is Trust.OPERAND and is_nested:
                    trust = Trust.HARMLESS
                elif trust is Trust.OPERAND and not is_first:
                    trust = Trust.ANY
                self.proof.trust[interpolation] = max(
                    self.proof.trust.get(interpolation, Trust.HARMLESS), trust
                )
        return self.proof

    def _of_variable(self, name: str, known: set[str]) -> Trust:
        if name in known:
            return Trust.ANY
        known.add(name)
        if not self._is_understood(name):
            return Trust.HARMLESS
        names = _POSITIONAL if name == "@" else (name,)
        found = max(self.uses.get(one, Trust.ANY) for one in names)
        for one in names:
            for target, is_nested in self.copies.get(one, ()):
                trust = self._of_variable(target, known)
                found = max(found, Trust.HARMLESS if trust and is_nested else trust)
        return found

    def _is_understood(self, name: str) -> bool:
        """Report whether every mention of a name is a known use."""
        text = "".join(item if isinstance(item, str) else "\0" for item in self.items)
        pattern = rf"(?<![A-Za-z0-9_]){re.escape(name)}(?![A-Za-z0-9_])"
        found = re.finditer(r"(?<=\$)[{0-9@*]" if name == "@" else pattern, text)
        return all(match.start() in self.seen for match in found)
