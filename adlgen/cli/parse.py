"""Parses common command lines without importing click; others are left to click.

The results equal those of click, which a test verifies for every option of every command. If in doubt,
the parser gives up.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from adlgen.cli.commands import COMMANDS, load
from adlgen.cli.table import Argument, Command, Entry, Option
from adlgen.diagnostics.datatypes import Struct


class Parsed(Struct):
    """A command and its parameters."""

    command: Command
    parameters: dict[str, object]


class _LeftToClick(Exception):  # noqa: N818 - a decision, no failure
    """A command line that this parser does not support."""


def parse(arguments: Sequence[str]) -> Parsed | None:
    """Return the command with its parameters; None: click must parse the arguments."""
    if not arguments or arguments[0] not in COMMANDS:
        return None
    command = load(arguments[0])
    if not isinstance(command, Command) or command.settings:
        return None
    try:
        words, given = _split(command, iter(arguments[1:]))
        positional = _positional(command, words)
        values = {e.parameter: _value(e, positional, given) for e in command.parameters}
        return Parsed(command, values)
    except _LeftToClick:
        return None


def _split(command: Command, rest: Iterator[str]) -> tuple[list[str], dict[str, list[str]]]:
    """Separate positional arguments from options, whose values are returned by parameter."""
    options = {name: e for e in command.parameters if isinstance(e, Option) for name in e.names}
    words: list[str] = []
    given: dict[str, list[str]] = {}
    for word in rest:
        if not word.startswith("-"):
            words.append(_text(word))
            continue
        name, equals, value = word.partition("=") if word.startswith("--") else (word, "", "")
        option = options.get(name)
        if option is None or (option.parameter in given and not option.many):
            raise _LeftToClick
        if option.kind == "pair":
            if equals:
                raise _LeftToClick
            given[option.parameter] = [_text(next(rest, "")), _text(next(rest, ""))]
            continue
        if option.kind == "flag":
            if equals and value not in option.choices:
                raise _LeftToClick
            value = (option.value or name) + equals + value
        else:
            value = _text(value if equals else next(rest, ""))
        given.setdefault(option.parameter, []).append(value)
    most = sum(sys.maxsize if e.many else 1 for e in command.entries if isinstance(e, Argument))
    if len(words) > most:
        raise _LeftToClick
    return words, given


def _text(word: str) -> str:
    if not word or word.startswith("-"):
        raise _LeftToClick
    return word


def _positional(command: Command, words: list[str]) -> dict[str, list[str]]:
    """Return the words of each positional argument, by parameter; only the last one takes several."""
    found: dict[str, list[str]] = {}
    for entry in command.entries:
        if isinstance(entry, Argument):
            found[entry.parameter] = words if entry.many else words[:1]
            words = words[len(found[entry.parameter]) :]
    return found


def _value(entry: Entry, positional: dict[str, list[str]], given: dict[str, list[str]]) -> object:
    texts = (positional if isinstance(entry, Argument) else given).get(entry.parameter, [])
    if entry.kind == "flag":
        return bool(texts) if entry.value is None else next(iter(texts), None)
    if entry.required and not texts:
        raise _LeftToClick
    if entry.kind == "pair":
        return tuple(texts) or None
    if entry.many:
        return tuple(_converted(entry, text) for text in texts)
    text = texts[0] if texts else entry.default
    return None if text is None else _converted(entry, text)


def _converted(entry: Entry, text: str) -> object:
    if entry.choices and text not in entry.choices:
        raise _LeftToClick
    match entry.kind:
        case "text":
            return text
        case "seconds":
            return _seconds(text)
        case "existing folder" if os.path.isdir(text) and os.access(text, os.R_OK):
            return Path(text)
        case "path" if not os.path.exists(text) or os.access(text, os.R_OK):
            return Path(text)
        case _:
            raise _LeftToClick


def _seconds(text: str) -> float:
    """Return a positive number. Raises _LeftToClick."""
    try:
        number = float(text)
    except ValueError:
        raise _LeftToClick from None
    if not number > 0:
        raise _LeftToClick
    return number
