"""Proves for each value in a POSIX shell command how much of it the command can bear.

A value may be any text only where it is data: one whole argument of a program that is known to take
data there, the subject of a comparison, a document that such a program reads, or a variable that is
only used in such places. Everything else is :attr:`Trust.HARMLESS`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.document import read_source
from adlgen.features.commands.shells.items import Hole, Item, Items
from adlgen.features.commands.shells.programs import (
    Arguments,
    Started,
    Trust,
    UnprovedError,
    Values,
    accepts_input,
    find_program,
)
from adlgen.features.commands.shells.scripts import parse
from adlgen.features.commands.shells.syntax import (
    Assignment,
    Command,
    Compound,
    Expansion,
    Piece,
    Pipeline,
    Quoting,
    Redirect,
    Script,
    Simple,
    Substitution,
    Test,
    Text,
    UnknownSyntaxError,
    Value,
    Word,
    literal,
    prefix,
)

_REDEFINES = {
    *("eval", ".", "source", "alias", "unalias", "enable", "hash", "trap", "shopt", "builtin"),
    *("bind", "complete", "exec"),
}
"""Commands after which the names of programs may mean something else, or texts run later."""
_SHELLS = {"bash": True, "sh": False, "dash": False}
"""Shells whose scripts are analyzed, and whether they know ``$'...'``."""
_NESTING = ("bash", "-c")
_OUTPUT = (">", ">>", ">|", "&>", "&>>")
_SINKS = {"/dev/null", "/dev/stdout", "/dev/stderr"}


@cache
def _special() -> re.Pattern[str]:
    """Return the pattern of the variables that shells, loaders and common programs interpret."""
    text = read_source(Path(__file__).with_name("variables.txt")).text
    return re.compile("|".join(text.split()))


_POSITIONAL = (*"123456789@*",)
_STRICTNESS = re.compile(r"[-+][eux]*o?|pipefail")


def _is_strictness(word: Word) -> bool:
    return _STRICTNESS.fullmatch(literal(word) or "") is not None


class Proof(Struct, frozen=False):
    """What is known about a command."""

    trust: dict[Hole, Trust] = field(default_factory=dict)
    """What the place of each hole accepts; a missing hole accepts harmless values only."""
    reads_data: bool = True
    """Whether everything that may read standard input treats it as data."""
    variables: Mapping[str, Trust] = field(default_factory=dict)
    """What the places of given variables accept."""


def prove(items: Items, values: Values, *, has_ansi: bool, variables: Iterable[str] = ()) -> Proof:
    """Analyze a command; nothing is known about one outside the understood syntax."""
    try:
        parsed = parse(items, has_ansi=has_ansi)
        walk = _Walk(items, values, parsed.functions)
        walk.survey(parsed.script)
        walk.script(parsed.script, Trust.ANY)
    except (UnknownSyntaxError, RecursionError):
        return Proof(reads_data=False, variables=dict.fromkeys(variables, Trust.HARMLESS))
    return walk.finished(variables)


def prove_words(words: Sequence[Word], values: Values) -> Proof:
    """Analyze a program that is started without a shell."""
    script = Script((Pipeline((Simple(words=tuple(words)),)),))
    walk = _Walk((), values, frozenset())
    try:
        walk.survey(script)
    except UnknownSyntaxError:
        return Proof(reads_data=False)
    walk.script(script, Trust.ANY)
    return walk.finished(())


def is_special(name: str) -> bool:
    """Report whether programs interpret a variable."""
    return _special().fullmatch(name.upper()) is not None


class _Walk:
    def __init__(self, items: Items, values: Values, functions: frozenset[str]) -> None:
        self.items = items
        self.values = values
        self.functions = functions
        self.proof = Proof()
        self.is_known = True
        """Whether all programs are known."""
        self.assigned: dict[str, list[tuple[Hole, bool, bool]]] = {}
        """The holes in a variable: whether a value may be first, and whether it passes through a program."""
        self.copies: dict[str, set[tuple[str, bool]]] = {}
        """The variables that receive the value of a variable, maybe through a program."""
        self.uses: dict[str, Trust] = {}
        self.seen: set[int] = set()
        """The places of variables that are understood."""

    # --- survey -----------------------------------------------------------------------

    def survey(self, script: Script) -> None:
        """Find unknown programs, and reject what changes the meaning of others."""
        for command in _commands(script):
            if not isinstance(command, Simple) or not command.words:
                continue
            name = literal(command.words[0])
            if name in _REDEFINES:
                raise UnknownSyntaxError
            if name == "set" and not all(map(_is_strictness, command.words[1:])):
                raise UnknownSyntaxError
            started = self._started(command)
            if name != "[" and started is None:
                self.is_known = False
            if name != "[" and (started is None or not accepts_input(started)):
                self.proof.reads_data = False

    def _started(self, command: Simple) -> Started | None:
        name = literal(command.words[0])
        if name is None or name in self.functions:
            return None
        started = find_program(command.words, self.values)
        inner = [literal(word) for word in command.words]
        return None if self.functions & {text for text in inner if text} else started

    # --- commands ---------------------------------------------------------------------

    def script(self, script: Script, floor: Trust) -> None:
        for pipeline in script.pipelines:
            self._pipeline(pipeline, floor)

    def _pipeline(self, pipeline: Pipeline, floor: Trust) -> None:
        commands = pipeline.commands
        writes = any(map(self._writes, commands)) and not self.is_known
        for at, command in enumerate(commands):
            is_fed = writes or not all(map(self._reads, commands[at + 1 :]))
            self._command(command, Trust.HARMLESS if is_fed else floor)

    def _reads(self, command: Command) -> bool:
        """Report whether a command treats its input as data."""
        if not isinstance(command, Simple) or not command.words:
            return False
        started = self._started(command)
        return started is not None and accepts_input(started)

    def _writes(self, command: Command) -> bool:
        """Report whether a command writes files."""
        if isinstance(command, Test):
            return False
        if any(r.operator in _OUTPUT and literal(r.word) not in _SINKS for r in command.redirects):
            return True
        if isinstance(command, Compound):
            return any(map(self._writes, (c for s in command.scripts for c in _commands(s))))
        started = self._started(command) if command.words else None
        return started is not None and started.program.writes

    def _command(self, command: Command, floor: Trust) -> None:
        match command:
            case Simple():
                self._simple(command, floor)
            case Test(words):
                self._test(words, floor, is_split=False)
            case Compound():
                self._compound(command, floor)

    def _compound(self, command: Compound, floor: Trust) -> None:
        for script in command.scripts:
            self.script(script, floor)
        if command.loop is not None:
            loop = command.loop
            self.seen.add(loop.at)
            for word in loop.words:
                self._assign(loop.name, word, floor, is_split=True)
        for word in command.words:
            self._place(word, floor, is_split=False)
        for redirect in command.redirects:
            is_path = redirect.operator in {">", ">>", ">|"}
            self._place(redirect.word, floor if is_path else Trust.HARMLESS, is_split=not is_path)

    def _simple(self, command: Simple, floor: Trust) -> None:
        for assignment in command.assignments:
            self._assignment(assignment, Trust.HARMLESS if command.words else floor)
        started = self._started(command) if command.words else None
        name = literal(command.words[0]) if command.words else None
        bears = (started is not None and accepts_input(started)) or not command.words
        for redirect in command.redirects:
            self._redirect(
                redirect, floor if bears or redirect.operator in _OUTPUT else Trust.HARMLESS
            )
        if name == "[" and literal(command.words[-1]) == "]":
            self._test(command.words[1:-1], floor, is_split=True)
        elif name in _SHELLS and name not in self.functions:
            self._nested(command.words, has_ansi=_SHELLS[name], floor=floor)
        elif started is not None:
            self._arguments(started, floor)

    def _arguments(self, started: Started, floor: Trust) -> None:
        if started.outer is not None:
            self._arguments(started.outer, floor)
        try:
            found = Arguments(started.program, self.values).read(started.words)
        except UnprovedError:
            return
        if started.program.code and started.words and _is_printf(started):
            return
        for word, trust in found:
            self._place(word, max(trust, floor))

    def _redirect(self, redirect: Redirect, trust: Trust) -> None:
        if redirect.operator in {">&", "<&", "&>", "&>>"}:
            return
        is_document = redirect.operator in {"<<", "<<-"}
        self._place(redirect.word, trust, is_split=False, is_document=is_document)

    def _test(self, words: Sequence[Word], floor: Trust, *, is_split: bool) -> None:
        """Read a comparison of texts, or a question about one file or text."""
        texts = [literal(word) for word in words]
        if texts[:1] == ["!"]:
            words, texts = words[1:], texts[1:]
        match texts:
            case ["-d" | "-e" | "-f" | "-h" | "-L" | "-n" | "-r" | "-s" | "-w" | "-x" | "-z", _]:
                pass
            case [_, "=" | "==" | "!=", _]:
                pass
            case _:
                return
        if any(map(self._vanishes, words)):
            return
        for word in words:
            self._place(word, floor, is_split=is_split)

    def _vanishes(self, word: Word) -> bool:
        first = word[0]
        may = self.values.lists | self.values.optional
        return (
            len(word) == 1
            and isinstance(first, Value)
            and (first.quoting is Quoting.BARE and first.hole in may)
        )

    # --- nested scripts ---------------------------------------------------------------

    def _nested(self, words: Sequence[Word], *, has_ansi: bool, floor: Trust) -> None:
        """Analyze ``bash -c 'script'``; further arguments are its positional parameters."""
        match [literal(word) for word in words[:2]]:
            case [_, "-c"] if len(words) > len(_NESTING):
                script = words[len(_NESTING)]
            case _:
                return
        quotings = {piece.quoting for piece in script if isinstance(piece, Text | Value)}
        if len(quotings) != 1 or Quoting.BARE in quotings:
            return
        if not all(isinstance(piece, Text | Value) for piece in script):
            return
        inside: list[Item] = []
        for piece in script:
            inside += piece.text if isinstance(piece, Text) else _hole_of(piece)
        inner = prove(inside, self.values, has_ansi=has_ansi, variables=("@",))
        for hole, trust in inner.trust.items():
            self._bears(hole, max(trust, floor))
        for word in words[len(_NESTING) + 1 :]:
            if not self._vanishes(word) and inner.variables["@"] is not Trust.HARMLESS:
                self._place(word, max(inner.variables["@"], floor), is_split=False)

    # --- variables --------------------------------------------------------------------

    def _assignment(self, assignment: Assignment, floor: Trust) -> None:
        special = is_special(assignment.name)
        self.seen.add(assignment.at)
        self._assign(assignment.name, assignment.word, Trust.HARMLESS if special else floor)

    def _assign(self, name: str, word: Word, floor: Trust, *, is_split: bool = False) -> None:
        """Let the values of a word flow into a variable."""
        start = prefix(word)
        for piece in word:
            self._flow(name, piece, is_glued=bool(start), is_nested=False)
        self._place(word, Trust.HARMLESS if start.startswith("-") else floor, is_split=is_split)

    def _flow(self, name: str, piece: Piece, *, is_glued: bool, is_nested: bool) -> None:
        """Record that a part of a value flows into a variable, maybe through a program."""
        match piece:
            case Value(hole, _):
                is_first = is_nested or not is_glued or hole in self.values.lists
                self.assigned.setdefault(name, []).append((hole, is_first, is_nested))
            case Expansion(other, _, _):
                self.copies.setdefault(other, set()).add((name, is_nested))
            case Substitution(script, _):
                words = (w for c in _commands(script) for w in _words(c))
                for inner in (p for w in words for p in w):
                    self._flow(name, inner, is_glued=False, is_nested=True)
            case _:
                pass

    def finished(self, variables: Iterable[str]) -> Proof:
        """Return the proof, after the places of all variables are known."""
        found = {name: self._of_variable(name, set()) for name in [*self.assigned, *variables]}
        self.proof.variables = found
        for name, holes in self.assigned.items():
            for hole, is_first, is_nested in holes:
                trust = found[name]
                if trust is Trust.OPERAND and is_nested:
                    trust = Trust.HARMLESS
                elif trust is Trust.OPERAND and not is_first:
                    trust = Trust.ANY
                self.proof.trust[hole] = max(self.proof.trust.get(hole, Trust.HARMLESS), trust)
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

    # --- places -----------------------------------------------------------------------

    def _bears(self, hole: Hole, trust: Trust) -> None:
        self.proof.trust[hole] = max(self.proof.trust.get(hole, Trust.ANY), trust)

    def _place(
        self, word: Word, trust: Trust, *, is_split: bool = True, is_document: bool = False
    ) -> None:
        """Record what the parts of a word accept; the value of an assignment is never split."""
        if any(_has_brace(piece) for piece in word):
            trust = Trust.HARMLESS
        for piece in word:
            match piece:
                case Value(hole, _):
                    self._bears(hole, trust)
                case Expansion(name, quoting, at):
                    is_whole = quoting is Quoting.DOUBLE or not is_split
                    self.seen.add(at)
                    use = trust if is_whole else Trust.HARMLESS
                    self.uses[name] = max(self.uses.get(name, Trust.ANY), use)
                case Substitution(script, quoting):
                    is_whole = quoting is Quoting.DOUBLE or not is_split or is_document
                    self.script(
                        script, trust if is_whole and trust is Trust.ANY else Trust.HARMLESS
                    )
                case _:
                    pass


def _hole_of(piece: Piece) -> tuple[Hole, ...]:
    return (piece.hole,) if isinstance(piece, Value) else ()


def _has_brace(piece: object) -> bool:
    return isinstance(piece, Text) and piece.quoting is Quoting.BARE and "{" in piece.text


_FORMAT = re.compile(r"(?:[^%]|%[-0-9.]*[sbqc%])*")


def _is_printf(started: Started) -> bool:
    """Report whether a program is printf with a format that does more than to copy its arguments."""
    first = literal(started.words[0])
    is_printf = (
        started.program.code == 1
        and started.program.reads == "ignored"
        and not started.program.options
    )
    return is_printf and (first is None or not _FORMAT.fullmatch(first))


def _words(command: Command) -> list[Word]:
    match command:
        case Simple(assignments, words, redirects):
            return [*(a.word for a in assignments), *words, *(r.word for r in redirects)]
        case Test(words):
            return [*words]
        case Compound(_, loop, words, patterns, redirects):
            looped = loop.words if loop is not None else ()
            return [*looped, *words, *patterns, *(r.word for r in redirects)]


def _commands(script: Script) -> list[Command]:
    """Return all commands of a script, those of compounds and substitutions included."""
    found: list[Command] = []
    for pipeline in script.pipelines:
        for command in pipeline.commands:
            found.append(command)
            inner = [p.script for w in _words(command) for p in w if isinstance(p, Substitution)]
            if isinstance(command, Compound):
                inner += command.scripts
            found += [one for script in inner for one in _commands(script)]
    return found
