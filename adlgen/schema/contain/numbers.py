"""Finds a number inside bounds that is a multiple of some numbers and not of others."""

from __future__ import annotations

import math
from collections.abc import Iterator
from fractions import Fraction

from adlgen.schema.contain.goals import UnsupportedError

_MOST_TRIES = 100_000
_MOST_DIGITS = 17
_NEAR = 40
_EXACT = 2**53


def exact(number: float, keyword: str) -> Fraction:
    """Return a JSON number as written; large floats whose text and value differ are not supported."""
    if isinstance(number, int):
        return Fraction(number)
    found = Fraction(repr(number))
    if abs(number) >= _EXACT and found != Fraction(number):
        reason = f"the number {number!r} is too large to compare exactly"
        raise UnsupportedError(reason, keyword)
    return found


class Numbers:
    """The numbers of one case."""

    def __init__(self) -> None:
        self.low: Fraction | None = None
        self.high: Fraction | None = None
        self.low_open = self.high_open = False
        self.steps: list[Fraction] = []
        self.not_steps: list[Fraction] = []
        self.excluded: set[Fraction] = set()

    def at_least(self, bound: float, *, strict: bool) -> None:
        """Raise the lower bound."""
        found = exact(bound, "exclusiveMinimum" if strict else "minimum")
        if self.low is None or found > self.low or (found == self.low and strict):
            self.low, self.low_open = found, strict

    def at_most(self, bound: float, *, strict: bool) -> None:
        """Lower the upper bound."""
        found = exact(bound, "exclusiveMaximum" if strict else "maximum")
        if self.high is None or found < self.high or (found == self.high and strict):
            self.high, self.high_open = found, strict

    def find(self) -> float | None:
        """Return a number, or None if there is none."""
        if self.low is not None and self.high is not None:
            is_open = self.low_open or self.high_open
            if self.low > self.high or (self.low == self.high and is_open):
                return None
        return self._multiple() if self.steps else self._real()

    def _fits(self, number: Fraction) -> bool:
        if self.low is not None and (number < self.low or (self.low_open and number == self.low)):
            return False
        if self.high is not None and (
            number > self.high or (self.high_open and number == self.high)
        ):
            return False
        return number not in self.excluded and not any(
            (number / step).denominator == 1 for step in self.not_steps
        )

    def _multiple(self) -> float | None:
        """Return a multiple of the steps; which multiples fit is periodic, so that one period is enough."""
        step = self.steps[0]
        for other in self.steps[1:]:
            step = _common(step, other)
        period = step
        for other in self.not_steps:
            period = _common(period, other)
        enough = int(period / step) * (len(self.excluded) + 1) + 2
        complete = enough <= _MOST_TRIES
        skipped = False
        for count, factor in enumerate(self._factors(step)):
            if count > min(enough, _MOST_TRIES):
                break
            if self._fits(factor * step):
                found = _plain(factor * step)
                if found is not None:
                    return found
                skipped = True
        else:
            complete = True
        if skipped or not complete:
            reason = "the combination of steps is too large"
            raise UnsupportedError(reason, "multipleOf")
        return None

    def _factors(self, step: Fraction) -> Iterator[int]:
        first = None if self.low is None else math.ceil(self.low / step)
        last = None if self.high is None else math.floor(self.high / step)
        return _between(first, last)

    def _real(self) -> float | None:
        if self.low is not None and self.low == self.high:
            if not self._fits(self.low):
                return None
            found = _plain(self.low)
            if found is None:
                reason = "the only number has no short text"
                raise UnsupportedError(reason, "minimum")
            return found
        for digits in range(_MOST_DIGITS):
            step = Fraction(1, 10**digits)
            for count, factor in enumerate(self._factors(step)):
                if count > _NEAR + len(self.excluded):
                    break
                found = _plain(factor * step) if self._fits(factor * step) else None
                if found is not None:
                    return found
        reason = "no number with a short text is between the bounds"
        raise UnsupportedError(reason, "minimum")


def _between(first: int | None, last: int | None) -> Iterator[int]:
    """Yield the whole numbers of a range, small ones first."""
    if first is None and last is None:
        first = 0
    if first is not None and last is not None:
        yield from range(first, last + 1)
        return
    number = first if first is not None else last
    assert number is not None
    while True:
        yield number
        number += 1 if first is not None else -1


def _common(a: Fraction, b: Fraction) -> Fraction:
    """Return the least common multiple."""
    return Fraction(math.lcm(a.numerator, b.numerator), math.gcd(a.denominator, b.denominator))


def _plain(number: Fraction) -> float | None:
    """Return a JSON number, or None if the nearest one has another text."""
    if number.denominator == 1:
        return number.numerator
    found = float(number)
    return found if Fraction(repr(found)) == number else None
