"""Compiled patterns as deterministic automata, made one state at a time.

A thread of a state is an instruction and its obligations: the look-aheads that it passed and that are still undecided.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import Any, Protocol, TypeAlias

from adlgen.schema.regex.matcher import Program

State: TypeAlias = Any
"""A hashable value; ``YES`` and ``NO`` are the states in which the rest of the text does not matter."""
YES, NO = "yes", "no"
_Thread: TypeAlias = tuple[int, frozenset[Any]]

_DONE = -1
_BEHIND = 2
"""The kinds of look-arounds from this number on look behind."""
_WORD = ((48, 58), (65, 91), (95, 96), (97, 123))


class UndecidedError(ValueError):
    """Raised where a question about patterns is not decided; the text is the reason."""


class Automaton(Protocol):
    """Accepts some texts."""

    def start(self) -> State:
        """Return the state in front of a text."""

    def edges(self) -> set[int]:
        """Return the code points at which a class of characters starts or ends."""

    def step(self, state: State, code: int) -> State:
        """Return the state after one more character."""

    def accepts(self, state: State) -> bool:
        """Report whether a text that ends in a state is accepted."""


class Compiled:
    """A pattern as an automaton; an ``anchored`` one matches at the first position only."""

    def __init__(self, program: Program, *, anchored: bool = False) -> None:
        self.program = program
        self.anchored = anchored
        self.looks: dict[int, Compiled] = {}
        self.uses_words = False
        for at, instruction in enumerate(program):
            if instruction[0] == "l":
                if instruction[1] >= _BEHIND:
                    message = "look-behind is not decided"
                    raise UndecidedError(message)
                self.looks[at] = Compiled(instruction[2], anchored=True)
            if instruction[0] == "a" and instruction[1] in "bB":
                self.uses_words = True
        self.uses_words |= any(one.uses_words for one in self.looks.values())
        self._known: dict[tuple[State, int], State] = {}
        self._ends: dict[State, bool] = {}
        self._closures: dict[tuple[State, str], set[_Thread]] = {}

    def start(self) -> State:
        """Return the state in front of a text."""
        return self.start_after("^")

    def start_after(self, before: str) -> State:
        """Return the state at the start (``^``), after a word character (``w``) or after another one (``-``)."""
        return frozenset({(0, frozenset())}), before

    def edges(self) -> set[int]:
        """Return the code points at which a class of characters starts or ends."""
        found: set[int] = set()
        for instruction in self.program:
            if instruction[0] == "c":
                found.update(code + index % 2 for index, code in enumerate(instruction[1:]))
        for look in self.looks.values():
            found |= look.edges()
        return found | ({edge for pair in _WORD for edge in pair} if self.uses_words else set())

    def step(self, state: State, code: int) -> State:
        """Return the state after one more character."""
        if state in (YES, NO):
            return state
        key = state, code
        if key not in self._known:
            self._known[key] = self._step(state, code)
        return self._known[key]

    def accepts(self, state: State) -> bool:
        """Report whether a text that ends in a state is accepted."""
        if state in (YES, NO):
            return bool(state == YES)
        if state not in self._ends:
            self._ends[state] = any(
                at == _DONE
                and all(
                    self.looks[look].accepts(inner) != negative for look, negative, inner in duties
                )
                for at, duties in self._closed(state, "$")
            )
        return self._ends[state]

    def _step(self, state: State, code: int) -> State:
        after = ("w" if _is_word(code) else "-") if self.uses_words else "-"
        following: set[_Thread] = set()
        for at, duties in self._closed(state, after):
            if at != _DONE and not _consumes(self.program[at], code):
                continue
            left = self._after(duties, code)
            if left is None:
                continue
            if at == _DONE and not left:
                return YES
            following.add((at if at == _DONE else at + 1, left))
        if not self.anchored:
            following.add((0, frozenset()))
        return (frozenset(following), after) if following else NO

    def _after(self, duties: frozenset[Any], code: int) -> frozenset[Any] | None:
        """Advance look-aheads; None if one of them fails."""
        left = set()
        for look, negative, inner in duties:
            new = self.looks[look].step(inner, code)
            if (new == YES and negative) or (new == NO and not negative):
                return None
            if new not in (YES, NO):
                left.add((look, negative, new))
        return frozenset(left)

    def _closed(self, state: State, after: str) -> set[_Thread]:
        """Follow all that consumes nothing; return the consuming instructions and ``_DONE``."""
        if (state, after) in self._closures:
            return self._closures[state, after]
        threads, before = state
        found: set[_Thread] = set()
        todo, seen = list(threads), set()
        while todo:
            thread = todo.pop()
            if thread in seen:
                continue
            seen.add(thread)
            at, duties = thread
            instruction: Sequence[Any] = ("c",) if at == _DONE else self.program[at]
            match instruction[0]:
                case "m":
                    found.add((_DONE, duties))
                case "j":
                    todo.append((instruction[1], duties))
                case "s":
                    todo += [(target, duties) for target in instruction[1:]]
                case "a":
                    if _holds(instruction[1], before, after):
                        todo.append((at + 1, duties))
                case "l":
                    duty = at, bool(instruction[1] % 2), self.looks[at].start_after(before)
                    todo.append((at + 1, duties | {duty}))
                case _:
                    found.add(thread)
        self._closures[state, after] = found
        return found


class Words:
    """Accepts some texts, as a trie."""

    def __init__(self, words: Iterable[str]) -> None:
        self.nodes: list[dict[int, int]] = [{}]
        self.ends: set[int] = set()
        for word in words:
            at = 0
            for character in word:
                if ord(character) not in self.nodes[at]:
                    self.nodes.append({})
                    self.nodes[at][ord(character)] = len(self.nodes) - 1
                at = self.nodes[at][ord(character)]
            self.ends.add(at)

    def start(self) -> State:
        """Return the root."""
        return 0

    def edges(self) -> set[int]:
        """Return the characters of the texts, each as a class of its own."""
        return {code + more for node in self.nodes for code in node for more in (0, 1)}

    def step(self, state: State, code: int) -> State:
        """Return the state after one more character."""
        return NO if state == NO else self.nodes[state].get(code, NO)

    def accepts(self, state: State) -> bool:
        """Report whether a text that ends in a state is one of the texts."""
        return state in self.ends


def _is_word(code: int) -> bool:
    return any(low <= code < high for low, high in _WORD)


def _holds(kind: str, before: str, after: str) -> bool:
    if kind == "^":
        return before == "^"
    if kind == "$":
        return after == "$"
    return ((before == "w") != (after == "w")) == (kind == "b")


def _consumes(instruction: Sequence[Any], code: int) -> bool:
    below = bisect_right(instruction, code, 1) - 1
    return below % 2 == 1 or (below > 0 and instruction[below] == code)
