"""Runs only the changed tool of a specification. The README explains when this is possible and why it is correct."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

FORMAT = "adlgen-tools 1"
SECTIONS = 6
"""Format and token; specification; its text; its tools; outputs; options of the outputs."""


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


def total(fields: "Sequence[str]") -> str:
    """Return a text with a field on each line, for a digest."""
    return "\0".join(fields)
