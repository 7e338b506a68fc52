"""Decides whether output has colours. Imports only what the interpreter has loaded, because repeated runs use it."""

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TextIO

CHOICES = ("auto", "always", "never")


def color_of(arguments: "Sequence[str]") -> str:
    """Return the value of ``--color`` on a command line."""
    choice = "auto"
    for number, word in enumerate(arguments):
        if word == "--":
            break
        if word.startswith("--color="):
            choice = word.partition("=")[2]
        elif word == "--color":
            choice = "".join(arguments[number + 1 : number + 2])
    return choice


def is_colored(choice: str, stream: "TextIO | None") -> bool:
    """Return whether output to a stream has colours.

    ``auto`` evaluates ``NO_COLOR``, ``FORCE_COLOR`` and ``TERM``, in this order, and then whether it is a terminal.
    """
    if choice != "auto":
        return choice == "always"
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR", "0") not in {"", "0"}:
        return True
    return os.environ.get("TERM") != "dumb" and stream is not None and stream.isatty()
