"""Proves for each value in a POSIX shell command which text is safe there.

A value may be any text only where it is data: one whole argument of a program that is known to take
data there, the subject of a comparison, a document that such a program reads, or a variable that is
only used in such places. Everything else is :attr:`Trust.HARMLESS`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from adlgen_plugins.cycod.feature.shells.flows import Proof, VariableFlows
from adlgen_plugins.cycod.feature.shells.inputs import accepts_input, interprets_arguments
from adlgen_plugins.cycod.feature.shells.items import Interpolation, Item, Items
from adlgen_plugins.cycod.feature.shells.programs import (
    Arguments,
    Started,
    Trust,
    UnprovedError,
    Values,
    find_program,
)
from adlgen_plugins.cycod.feature.shells.scripts import parse
from adlgen_plugins.cycod.feature.shells.syntax import (
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
    commands_of,
    literal,
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


_STRICTNESS = re.compile(r"[-+][eux]*o?|pipefail")


def _is_strictness(word: Word) -> bool:
    return _STRICTNESS.fullmatch(literal(word) or "") is not None


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


class _Walk(VariableFlows):
    def __init__(self, items: Items, values: Values, functions: frozenset[str]) -> None:
        super().__init__(items, values)
        self.functions = functions
        self.is_known = True
        """Whether all programs are known."""

    # --- survey -----------------------------------------------------------------------

    def survey(self, script: Script) -> None:
        """Find unknown programs, and reject what changes the meaning of others."""
        for command in commands_of(script):
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
            return any(map(self._writes, (c for s in command.scripts for c in commands_of(s))))
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
                self.assign(loop.name, word, floor, is_split=True)
        for word in command.words:
            self.place(word, floor, is_split=False)
        for redirect in command.redirects:
            is_path = redirect.operator in {">", ">>", ">|"}
            self.place(redirect.word, floor if is_path else Trust.HARMLESS, is_split=not is_path)

    def _simple(self, command: Simple, floor: Trust) -> None:
        for assignment in command.assignments:
            self.assignment(assignment, Trust.HARMLESS if command.words else floor)
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
        if started.program.code and started.words and interprets_arguments(started):
            return
        for word, trust in found:
            self.place(word, max(trust, floor))

    def _redirect(self, redirect: Redirect, trust: Trust) -> None:
        if redirect.operator in {">&", "<&", "&>", "&>>"}:
            return
        is_document = redirect.operator in {"<<", "<<-"}
        self.place(redirect.word, trust, is_split=False, is_document=is_document)

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
            self.place(word, floor, is_split=is_split)

    def _vanishes(self, word: Word) -> bool:
        first = word[0]
        may = self.values.lists | self.values.optional
        return (
            len(word) == 1
            and isinstance(first, Value)
            and (first.quoting is Quoting.BARE and first.interpolation in may)
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
            inside += piece.text if isinstance(piece, Text) else _interpolation_of(piece)
        inner = prove(inside, self.values, has_ansi=has_ansi, variables=("@",))
        for interpolation, trust in inner.trust.items():
            self._bears(interpolation, max(trust, floor))
        for word in words[len(_NESTING) + 1 :]:
            if not self._vanishes(word) and inner.variables["@"] is not Trust.HARMLESS:
                self.place(word, max(inner.variables["@"], floor), is_split=False)

    # --- places -----------------------------------------------------------------------

    def _bears(self, interpolation: Interpolation, trust: Trust) -> None:
        self.proof.trust[interpolation] = max(self.proof.trust.get(interpolation, Trust.ANY), trust)

    def place(
        self, word: Word, trust: Trust, *, is_split: bool = True, is_document: bool = False
    ) -> None:
        """Record what the parts of a word accept; the value of an assignment is never split."""
        if any(_has_brace(piece) for piece in word):
            trust = Trust.HARMLESS
        for piece in word:
            match piece:
                case Value(interpolation, _):
                    self._bears(interpolation, trust)
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


def _interpolation_of(piece: Piece) -> tuple[Interpolation, ...]:
    return (piece.interpolation,) if isinstance(piece, Value) else ()


def _has_brace(piece: object) -> bool:
    return isinstance(piece, Text) and piece.quoting is Quoting.BARE and "{" in piece.text
