"""Compiles the syntax tree of a regular expression to a program (see ``patterns.py``)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from adlgen.schema.regex.error import PatternError
from adlgen.schema.regex.tree import (
    Alternation,
    Assertion,
    Concatenation,
    Lookaround,
    Pattern,
    Repeat,
    Set,
)

MOST_INSTRUCTIONS = 20_000
"""The maximum number of instructions."""
MOST_NUMBERS = 200_000
"""The maximum total size of the instructions; a class of all letters has 1,300 entries."""

Instructions: TypeAlias = list[list[object]]
"""A program under construction."""


def compiled(tree: Pattern) -> Instructions:
    """Return the program of a tree.

    Raises:
        PatternError: The program would be too large.
    """
    return _Compiler().program(tree)


class _Compiler:
    """Emits the instructions of one pattern, counting them."""

    def __init__(self) -> None:
        self.instructions = 0
        self.numbers = 0

    def program(self, tree: Pattern) -> Instructions:
        out: Instructions = []
        self.emit(tree, out)
        self.add(out, ["m"])
        return out

    def add(self, out: Instructions, instruction: list[object]) -> int:
        self.instructions += 1
        self.numbers += len(instruction)
        if self.instructions > MOST_INSTRUCTIONS or self.numbers > MOST_NUMBERS:
            message = "the pattern is too large after expanding its repetitions"
            raise PatternError(message, "use minLength and maxLength for lengths", unsupported=True)
        out.append(instruction)
        return len(out) - 1

    def emit(self, tree: Pattern, out: Instructions) -> None:
        match tree:
            case Set(ranges=ranges):
                self.add(out, ["c", *(number for pair in ranges for number in pair)])
            case Assertion(kind=kind):
                self.add(out, ["a", kind])
            case Lookaround(behind=behind, negative=negative, body=body):
                inner = self.program(_reversed(body) if behind else body)
                self.add(out, ["l", 2 * behind + negative, inner])
            case Concatenation(parts=parts):
                for part in parts:
                    self.emit(part, out)
            case Alternation(parts=parts):
                self.alternation(parts, out)
            case Repeat(low=low, high=high, body=body):
                self.repeat(low, high, body, out)

    def alternation(self, parts: Sequence[Pattern], out: Instructions) -> None:
        jumps: list[int] = []
        for part in parts[:-1]:
            split = self.add(out, ["s", len(out) + 1, 0])
            self.emit(part, out)
            jumps.append(self.add(out, ["j", 0]))
            out[split][2] = len(out)
        self.emit(parts[-1], out)
        for jump in jumps:
            out[jump][1] = len(out)

    def repeat(self, low: int, high: int | None, body: Pattern, out: Instructions) -> None:
        for _ in range(low):
            before = len(out)
            self.emit(body, out)
            if len(out) == before:
                return
        if high is None:
            split = self.add(out, ["s", len(out) + 1, 0])
            self.emit(body, out)
            self.add(out, ["j", split])
            out[split][2] = len(out)
            return
        splits: list[int] = []
        for _ in range(high - low):
            splits.append(self.add(out, ["s", len(out) + 1, 0]))
            self.emit(body, out)
        for split in splits:
            out[split][2] = len(out)


def _reversed(tree: Pattern) -> Pattern:
    """Return a tree that matches the same texts read backwards."""
    match tree:
        case Concatenation(parts=parts):
            return Concatenation(tuple(_reversed(part) for part in reversed(parts)))
        case Alternation(parts=parts):
            return Alternation(tuple(_reversed(part) for part in parts))
        case Repeat(low=low, high=high, body=body):
            return Repeat(low, high, _reversed(body))
        case _:
            return tree
