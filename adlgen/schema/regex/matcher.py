"""Executes compiled patterns by simulating all alternatives in parallel, in linear time."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, TypeAlias

Program: TypeAlias = Sequence[Sequence[Any]]
"""Instructions, documented in ``patterns.py``."""

_FEW = 12


def run(program: Program, text: str) -> bool:
    """Report whether a program matches anywhere in a text."""
    return _run(program, text, 0, backwards=False, anchored=False)


def _run(program: Program, text: str, at: int, *, backwards: bool, anchored: bool) -> bool:
    codes = [ord(c) for c in text]
    states: set[int] = set()
    if _add(program, text, at, 0, states):
        return True
    while True:
        index = at - 1 if backwards else at
        if not 0 <= index < len(codes):
            return False
        at += -1 if backwards else 1
        following: set[int] = set()
        for state in states:
            if _consumes(program[state], codes[index]) and _add(
                program, text, at, state + 1, following
            ):
                return True
        if not anchored and _add(program, text, at, 0, following):
            return True
        if not following:
            return False
        states = following


def _add(program: Program, text: str, at: int, start: int, states: set[int]) -> bool:
    """Add an instruction and all that it reaches without consuming; return True if one accepts."""
    todo = [start]
    while todo:
        state = todo.pop()
        if state in states:
            continue
        states.add(state)
        instruction = program[state]
        kind = instruction[0]
        if kind == "m":
            return True
        if kind == "j":
            todo.append(instruction[1])
        elif kind == "s":
            todo += instruction[1:]
        elif kind == "a":
            if _holds(instruction[1], text, at):
                todo.append(state + 1)
        elif kind == "l":
            behind, negative = divmod(instruction[1], 2)
            found = _run(instruction[2], text, at, backwards=bool(behind), anchored=True)
            if found != bool(negative):
                todo.append(state + 1)
    return False


def _consumes(instruction: Sequence[Any], code: int) -> bool:
    if instruction[0] != "c":
        return False
    if len(instruction) <= _FEW:
        return any(
            instruction[i] <= code <= instruction[i + 1] for i in range(1, len(instruction), 2)
        )
    below = bisect_right(instruction, code, 1) - 1
    return below % 2 == 1 or (below > 0 and instruction[below] == code)


def _holds(assertion: str, text: str, at: int) -> bool:
    if assertion == "^":
        return at == 0
    if assertion == "$":
        return at == len(text)
    boundary = _is_word(text, at - 1) != _is_word(text, at)
    return boundary == (assertion == "b")


def _is_word(text: str, at: int) -> bool:
    if not 0 <= at < len(text):
        return False
    return text[at].isascii() and (text[at].isalnum() or text[at] == "_")
