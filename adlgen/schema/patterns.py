"""ECMA-262 patterns, compiled to small programs that any language can run in linear time.

A program is a JSON list of instructions:

- ``["c", lo, hi, lo, hi, ...]`` consumes one code point inside the ranges;
- ``["s", x, y]`` goes on at both x and y, ``["j", x]`` at x;
- ``["a", kind]`` tests without consuming: ``^``, ``$``, ``b`` (word boundary) or ``B``;
- ``["l", kind, program]`` looks around: 0 ``(?=``, 1 ``(?!``, 2 ``(?<=``, 3 ``(?<!``; a program that looks
  behind reads backwards;
- ``["m"]`` accepts.

There are no captures, so there are no back-references and no backtracking.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias, cast

from adlgen.document.node import JsonValue
from adlgen.schema.regex_matcher import Program, run
from adlgen.schema.regex_parser import parse
from adlgen.schema.regex_tree import (
    Assertion,
    Choice,
    Look,
    Pattern,
    PatternError,
    Repeat,
    Series,
    Set,
)

__all__ = ["PatternError", "compile_pattern", "search"]

MOST_INSTRUCTIONS = 20_000
MOST_NUMBERS = 200_000
_Draft: TypeAlias = list[list[object]]


@lru_cache(maxsize=2048)
def compile_pattern(pattern: str) -> JsonValue:
    """Compile a pattern; the program is shared, so do not change it.

    Raises:
        PatternError: The pattern is invalid or cannot be compiled.
    """
    tree = parse(pattern)
    return cast("JsonValue", _Compiler().program(tree))


def search(program: JsonValue, text: str) -> bool:
    """Whether a compiled pattern matches anywhere in a text."""
    return run(cast("Program", program), text)


class _Compiler:
    """Emits the instructions of one pattern, counting them."""

    def __init__(self) -> None:
        self.instructions = 0
        self.numbers = 0

    def program(self, tree: Pattern) -> _Draft:
        out: _Draft = []
        self.emit(tree, out)
        self.add(out, ["m"])
        return out

    def add(self, out: _Draft, instruction: list[object]) -> int:
        self.instructions += 1
        self.numbers += len(instruction)
        if self.instructions > MOST_INSTRUCTIONS or self.numbers > MOST_NUMBERS:
            message = "the pattern is too large once its repetitions are written out"
            raise PatternError(message, "use minLength and maxLength for lengths", unsupported=True)
        out.append(instruction)
        return len(out) - 1

    def emit(self, tree: Pattern, out: _Draft) -> None:
        match tree:
            case Set(ranges=ranges):
                self.add(out, ["c", *(number for pair in ranges for number in pair)])
            case Assertion(kind=kind):
                self.add(out, ["a", kind])
            case Look(behind=behind, negative=negative, body=body):
                inner = self.program(_reversed(body) if behind else body)
                self.add(out, ["l", 2 * behind + negative, inner])
            case Series(parts=parts):
                for part in parts:
                    self.emit(part, out)
            case Choice(parts=parts):
                self.choice(parts, out)
            case Repeat(low=low, high=high, body=body):
                self.repeat(low, high, body, out)

    def choice(self, parts: Sequence[Pattern], out: _Draft) -> None:
        jumps: list[int] = []
        for part in parts[:-1]:
            split = self.add(out, ["s", len(out) + 1, 0])
            self.emit(part, out)
            jumps.append(self.add(out, ["j", 0]))
            out[split][2] = len(out)
        self.emit(parts[-1], out)
        for jump in jumps:
            out[jump][1] = len(out)

    def repeat(self, low: int, high: int | None, body: Pattern, out: _Draft) -> None:
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
        case Series(parts=parts):
            return Series(tuple(_reversed(part) for part in reversed(parts)))
        case Choice(parts=parts):
            return Choice(tuple(_reversed(part) for part in parts))
        case Repeat(low=low, high=high, body=body):
            return Repeat(low, high, _reversed(body))
        case _:
            return tree
