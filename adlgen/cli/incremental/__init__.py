"""Runs only the changed tool of a specification. The README explains when this is possible and why it is correct."""

import os

FORMAT = "adlgen-tools 1"
SECTIONS = 6
"""Format and token; how the specification is read; its text; its tools; outputs; their options."""


class NotIncrementalError(Exception):
    """Raised if a run cannot be limited to the changed tool; the text is the reason."""


def memory_place(place: str) -> str:
    """Return the path of the tools of a run, next to its record."""
    folder, slash, name = place.rpartition("/")
    return f"{folder}{slash}{int(name, 16) ^ 1:016x}"


def require(condition: object, reason: str) -> None:
    """Raise NotIncrementalError unless a condition holds."""
    if not condition:
        raise NotIncrementalError(reason)


def new_token() -> str:
    """Return what the record of a run and that of its tools have in common, and no other record has."""
    return os.urandom(16).hex()
