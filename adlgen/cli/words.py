"""Completes a command line: the command that is implied, and options that come before it."""

from __future__ import annotations

from collections.abc import Sequence

_OF_THE_PROGRAM = frozenset({"-h", "--help", "-V", "--version", "--debug"})
"""Options that only come before a command."""
_FLAGS = frozenset({"-q", "--quiet", "-v", "--verbose"})
"""Options of all commands that may come before the command as well, as may ``--color``."""
_GROUPS = frozenset({"config", "import", "packs"})


def with_command(arguments: Sequence[str]) -> Sequence[str]:
    """Return a command line that starts with its command.

    Without a command it is ``generate``, if a project has a configuration. ``help COMMAND`` is ``COMMAND --help``.
    """
    if arguments[:1] == ["--debug"]:
        return ["--debug", *with_command(arguments[1:])]
    first, rest = _split(arguments)
    if rest[:1] == ["help"]:
        return [*rest[1:], "--help"]
    if rest and not rest[0].startswith("-"):
        count = 2 if rest[0] in _GROUPS else 1
        return [*rest[:count], *first, *rest[count:]] if first else rest
    if rest:
        return rest if rest[0] in _OF_THE_PROGRAM else ["generate", *first, *rest]
    from adlgen.config.find import is_configured

    return ["generate", *first] if is_configured() else []


def _split(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """Separate options that come before the command."""
    count = 0
    while count < len(arguments):
        word = arguments[count]
        if word in _FLAGS or word.startswith("--color="):
            count += 1
        elif word == "--color":
            count += 2
        else:
            break
    return list(arguments[:count]), list(arguments[count:])
