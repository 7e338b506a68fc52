"""Argument files: ``@FILE`` is replaced by the lines of FILE, one argument per line, without quotes."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence

VERBATIM = "import"
"""The command whose arguments are those of another program, which may start with ``@``."""


class ArgumentFileError(Exception):
    """Raised for an argument file that cannot be read."""


def expanded(arguments: Sequence[str]) -> list[str]:
    """Replace argument files before ``--``. Their lines are arguments, not names of more files.

    Raises ArgumentFileError.
    """
    if arguments and arguments[0] == VERBATIM:
        return [*arguments]
    end = arguments.index("--") if "--" in arguments else len(arguments)
    return [*(line for word in arguments[:end] for line in _lines(word)), *arguments[end:]]


def _lines(word: str) -> Iterator[str]:
    if not word.startswith("@") or word == "@":
        yield word
        return
    try:
        with open(word[1:], "rb") as file:  # noqa: PTH123 - pathlib is not loaded here
            content = file.read()
    except (OSError, ValueError) as error:
        from adlgen.diagnostics.visible import foreign, visible  # not loaded here

        reason = foreign(error, named=False)
        message = f"cannot read the argument file '{visible(word[1:])}': {reason}"
        raise ArgumentFileError(message) from None
    lines = (line.removesuffix(b"\r") for line in content.split(b"\n"))
    yield from (os.fsdecode(line) for line in lines if line)
