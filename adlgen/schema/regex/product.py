"""Finds a text of some length that matches some patterns and not others, by the product of their automata."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Mapping, Sequence
from typing import Any, TypeAlias, cast

from adlgen.document.node import JsonValue
from adlgen.schema.regex.automaton import NO, YES, Automaton, Compiled, State, UndecidedError, Words
from adlgen.schema.regex.matcher import Program

__all__ = ["Texts", "UndecidedError"]

_LAST, _SURROGATES = 0x10FFFF, (0xD800, 0xE000)
_NICE = "ax0bcdefghijklmnopqrstuvwyzABCDEFGHIJKLMNOPQRSTUVWXYZ123456789_- .:/@#$%&'()*+,;<=>?![]{}|~^`\"\\"
"""Characters that are preferred, in this order."""
_MOST_STATES = 4_000
_MOST_STEPS = 120_000
_MOST_LENGTH = 3_000

_Part: TypeAlias = tuple[Automaton, bool]
"""An automaton, and whether it must accept the text."""
_Layer: TypeAlias = dict[State, tuple[State, int]]
"""The states after a number of characters, each with the state and the character that led to it."""


class Texts:
    """Answers questions about texts; automata are cached by pattern."""

    def __init__(self, programs: Mapping[str, JsonValue]) -> None:
        self._programs = programs
        self._automata: dict[str, Automaton] = {}

    def find(
        self,
        lengths: tuple[int, int | None],
        positive: Collection[str],
        negative: Collection[str],
        excluded: Collection[str],
    ) -> str | None:
        """Return a short text with a length of a range, or None if there is none.

        It matches all ``positive`` and no ``negative`` patterns, and is not one of those ``excluded``. Raises
        UndecidedError if that takes too much work.
        """
        low, high = lengths
        if high is not None and low > high:
            return None
        parts: list[_Part] = [(self._of(pattern), True) for pattern in sorted(set(positive))]
        parts += [(self._of(pattern), False) for pattern in sorted(set(negative))]
        others = {
            word for word in excluded if low <= len(word) and (high is None or len(word) <= high)
        }
        found = None if parts else _plain(low, high, others)
        if found is not None:
            return found
        if others:
            parts.append((Words(sorted(others)), False))
        return _Search(parts, low, high).run()

    def _of(self, pattern: str) -> Automaton:
        if pattern not in self._automata:
            self._automata[pattern] = Compiled(cast("Program", self._programs[pattern]))
        return self._automata[pattern]


def _plain(low: int, high: int | None, excluded: Collection[str]) -> str | None:
    """Return a text if one is easily found."""
    if low > _MOST_LENGTH:
        return None
    words = ["text".ljust(low, "x"), "text"[: max(low, 1)]]
    words += ["x" * (low + count) for count in range(len(excluded) + 1)]
    for word in words:
        if word not in excluded and low <= len(word) and (high is None or len(word) <= high):
            return word
    return None


def _alphabet(parts: Sequence[_Part]) -> list[int]:
    """Return one code point of each class of characters that the automata distinguish, readable ones first."""
    edges = sorted(
        {0, *_SURROGATES, *(edge for one, _ in parts for edge in one.edges() if edge <= _LAST)}
    )
    nice = {}
    for character in reversed(_NICE):
        nice[bisect_right(edges, ord(character)) - 1] = ord(character)
    codes = [nice.get(index, edge) for index, edge in enumerate(edges)]
    return sorted(codes, key=lambda code: (is_surrogate(code), _NICE.find(chr(code)) % 1000, code))


def is_surrogate(code: int) -> bool:
    """Report whether a code point is half of a pair, which is not a character."""
    return _SURROGATES[0] <= code < _SURROGATES[1]


class _Search:
    """A breadth-first search of the product, layer by layer: a layer has the states after a number of characters."""

    def __init__(self, parts: Sequence[_Part], low: int, high: int | None) -> None:
        self.parts, self.low, self.high = parts, low, high
        self.automata = [one for one, _ in parts]
        self.alphabet = _alphabet(parts)
        self.history: list[_Layer] = []
        self.visited: set[State] = set()
        """The states that were tested for acceptance."""
        self.work = 0

    def run(self) -> str | None:
        layer: _Layer = {tuple(one.start() for one in self.automata): (None, 0)}
        layers_seen: set[frozenset[State]] = set()
        while layer:
            length = len(self.history)
            self.history.append(layer)
            if self.high is not None and length > self.high:
                return None
            if length >= self.low:
                for states in layer:
                    if all(one.accepts(s) == sign for (one, sign), s in self._with_parts(states)):
                        return self._text(states)
                key = frozenset(layer)
                if key in layers_seen:
                    return None
                layers_seen.add(key)
            if length > _MOST_LENGTH or max(len(self.visited), len(layer)) > _MOST_STATES:
                message = "the automata or the lengths are too large"
                raise UndecidedError(message)
            layer = self._following(layer, length)
        return None

    def _with_parts(self, states: State) -> Any:  # noqa: ANN401 - pairs of a part and its state
        return zip(self.parts, states, strict=True)

    def _following(self, layer: _Layer, length: int) -> _Layer:
        following: _Layer = {}
        for states in layer:
            if length >= self.low:
                self.visited.add(states)
            for code in self.alphabet:
                self.work += sum(len(s[0]) if isinstance(s, tuple) else 1 for s in states)
                new = tuple(one.step(s, code) for one, s in zip(self.automata, states, strict=True))
                if new not in following and not self._is_dead(new):
                    following[new] = (states, code)
            if self.work > _MOST_STEPS:
                message = "the automata are too large"
                raise UndecidedError(message)
        if length >= self.low and self.high is None:
            # Without an upper bound a state that was seen leads nowhere new.
            return {states: how for states, how in following.items() if states not in self.visited}
        return following

    def _is_dead(self, states: State) -> bool:
        """Report whether a part is in a state that lasts and is the wrong one."""
        return any(
            (state == NO and sign) or (state == YES and not sign)
            for (_, sign), state in self._with_parts(states)
        )

    def _text(self, states: State) -> str:
        codes = []
        for layer in reversed(self.history[1:]):
            states, code = layer[states]
            codes.append(code)
        return "".join(map(chr, reversed(codes)))
