"""The syntax tree of the part of the POSIX shell that is understood completely."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from adlgen.diagnostics.datatypes import Struct, field
from adlgen_plugins.cycod.feature.shells.items import Interpolation


class UnknownSyntaxError(Exception):
    """Raised for text outside the understood part of the language."""


class Quoting(Enum):
    """The quotes around a part of a word."""

    BARE = "bare"
    SINGLE = "single"
    DOUBLE = "double"


class Text(Struct):
    """Fixed text, after the removal of quotes."""

    text: str
    quoting: Quoting


class Value(Struct):
    """A place for a value."""

    interpolation: Interpolation
    quoting: Quoting


class Expansion(Struct):
    """The expansion of a variable or a positional parameter."""

    name: str
    quoting: Quoting
    at: int
    """The index of the name in the items of the command."""


class Substitution(Struct):
    """The output of commands: ``$(...)``."""

    script: Script
    quoting: Quoting


class Opaque(Struct):
    """Text whose effect is not analyzed: arithmetic and other expansions."""

    interpolations: tuple[Interpolation, ...] = ()


Piece: TypeAlias = Text | Value | Expansion | Substitution | Opaque
Word: TypeAlias = tuple[Piece, ...]


class Redirect(Struct, frozen=False):
    """A redirection."""

    operator: str
    word: Word
    """The target, or the document."""


class Assignment(Struct):
    """``NAME=word``."""

    name: str
    at: int
    word: Word


class Simple(Struct):
    """A program with its arguments."""

    assignments: tuple[Assignment, ...] = ()
    words: tuple[Word, ...] = ()
    redirects: tuple[Redirect, ...] = ()


class Test(Struct):
    """``[[ ... ]]``."""

    words: tuple[Word, ...]


class Loop(Struct):
    """``for NAME in words``; the body is in the compound."""

    name: str
    at: int
    words: tuple[Word, ...]


class Compound(Struct):
    """Commands in brackets, loops, conditions, and functions."""

    scripts: tuple[Script, ...]
    loop: Loop | None = None
    words: tuple[Word, ...] = ()
    """The word of ``case``."""
    patterns: tuple[Word, ...] = ()
    redirects: tuple[Redirect, ...] = ()


Command: TypeAlias = Simple | Test | Compound


class Pipeline(Struct):
    """Commands, each reading the output of the previous one."""

    commands: tuple[Command, ...]


class Script(Struct):
    """Commands in order."""

    pipelines: tuple[Pipeline, ...] = ()


class Parsed(Struct):
    """A whole command."""

    script: Script
    functions: frozenset[str] = field(default_factory=frozenset)
    """The names of the functions that it defines."""


def literal(word: Word) -> str | None:
    """Return a word without expansions and values, or None."""
    if not all(isinstance(piece, Text) for piece in word):
        return None
    return "".join(piece.text for piece in word if isinstance(piece, Text))


def prefix(word: Word) -> str:
    """Return the fixed text at the start of a word."""
    found = ""
    for piece in word:
        if not isinstance(piece, Text):
            break
        found += piece.text
    return found


def words_of(command: Command) -> list[Word]:
    """Return the words of a command, without those of inner commands."""
    match command:
        case Simple(assignments, words, redirects):
            return [*(a.word for a in assignments), *words, *(r.word for r in redirects)]
        case Test(words):
            return [*words]
        case Compound(_, loop, words, patterns, redirects):
            looped = loop.words if loop is not None else ()
            return [*looped, *words, *patterns, *(r.word for r in redirects)]


def commands_of(script: Script) -> list[Command]:
    """Return all commands of a script, those of compounds and substitutions included."""
    found: list[Command] = []
    for pipeline in script.pipelines:
        for command in pipeline.commands:
            found.append(command)
            inner = [p.script for w in words_of(command) for p in w if isinstance(p, Substitution)]
            if isinstance(command, Compound):
                inner += command.scripts
            found += [one for script in inner for one in commands_of(script)]
    return found
