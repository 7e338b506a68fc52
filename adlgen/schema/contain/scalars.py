"""Finds a number or a text for one case."""

from __future__ import annotations

from collections.abc import Sequence

from adlgen.schema.contain.goals import NONE, Atom, Result, UnsupportedError
from adlgen.schema.contain.nodes import Base
from adlgen.schema.contain.numbers import Numbers, exact
from adlgen.schema.contain.solving import Solving
from adlgen.schema.contain.stack import Steps
from adlgen.schema.regex.product import UndecidedError, is_surrogate

_FEW = 10


def solve_number(solver: Solving, bases: Sequence[Base], atoms: frozenset[Atom]) -> Steps[Result]:
    """Return a number that the bases accept and for which the atoms hold."""
    numbers = Numbers()
    for base in bases:
        _restrict(numbers, base)
    for atom in atoms:
        match atom:
            case ("not", "minimum" | "exclusiveMinimum" as word, bound):
                numbers.at_most(bound, strict=word == "minimum")
            case ("not", "maximum" | "exclusiveMaximum" as word, bound):
                numbers.at_least(bound, strict=word == "maximum")
            case ("not", "multipleOf", step):
                numbers.not_steps.append(exact(step, "multipleOf"))
            case ("other", values):
                numbers.excluded.update(exact(one.value, "enum") for one in values)
            case _:
                pass
    solver.spend(1 + len(numbers.excluded) // _FEW)
    found = numbers.find()
    return NONE if found is None else ("yes", found)
    yield  # the solvers of other types call goals


def _restrict(numbers: Numbers, base: Base) -> None:
    for word, value in base.words.items():
        match word:
            case "minimum" | "exclusiveMinimum":
                numbers.at_least(value, strict=word != "minimum")
            case "maximum" | "exclusiveMaximum":
                numbers.at_most(value, strict=word != "maximum")
            case "multipleOf":
                numbers.steps.append(exact(value, word))
            case _:
                pass
    if base.only_integers:
        numbers.steps.append(exact(1, "type"))


class _Texts:
    """The texts of one case."""

    def __init__(self, bases: Sequence[Base], atoms: frozenset[Atom]) -> None:
        self.low, self.high = 0, None  # type: int, int | None
        self.positive: list[str] = []
        self.negative: list[str] = []
        self.excluded: list[str] = []
        for base in bases:
            self.low = max(self.low, int(base.words.get("minLength", 0)))
            if "maxLength" in base.words:
                self._at_most(int(base.words["maxLength"]))
            self.positive += [base.words["pattern"]] if "pattern" in base.words else []
        for atom in atoms:
            self._refuse(atom)

    def _at_most(self, length: int) -> None:
        self.high = length if self.high is None else min(self.high, length)

    def _refuse(self, atom: Atom) -> None:
        match atom:
            case ("not", "minLength", bound):
                self._at_most(int(bound) - 1)
            case ("not", "maxLength", bound):
                self.low = max(self.low, int(bound) + 1)
            case ("not", "pattern", pattern):
                self.negative.append(pattern)
            case ("other", values):
                self.excluded += [one.value for one in values]
            case _:
                pass


def solve_string(solver: Solving, bases: Sequence[Base], atoms: frozenset[Atom]) -> Steps[Result]:
    """Return a text that the bases accept and for which the atoms hold."""
    case = _Texts(bases, atoms)
    if case.high is not None and case.high < 0:
        return NONE
    solver.spend(1 + 2 * _FEW * (len(case.positive) + len(case.negative)))
    lengths = case.low, case.high
    try:
        found = solver.texts.find(lengths, case.positive, case.negative, case.excluded)
    except UndecidedError as error:
        raise UnsupportedError(str(error), "pattern") from None
    if found is None:
        return NONE
    if any(is_surrogate(ord(character)) for character in found):
        reason = "only texts with lone surrogates differ"
        raise UnsupportedError(reason, "pattern")
    return "yes", found
    yield  # the solvers of other types call goals
