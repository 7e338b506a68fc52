"""Colors for terminals: escape sequences around text that is already escaped."""

from __future__ import annotations

from adlgen.diagnostics.datatypes import Struct

_CODES = {
    "error": "1;31",
    "warning": "1;33",
    "strong": "1",
    "frame": "34",
    "hint": "36",
    "added": "32",
    "removed": "31",
    "changed": "33",
    "faint": "2",
}


class Style(Struct):
    """Whether the parts of a text are colored, and how."""

    enabled: bool = False

    def __call__(self, role: str, text: str) -> str:
        """Return the text of one line in the color of its role, a key of the table; unchanged without colors."""
        return f"\x1b[{_CODES[role]}m{text}\x1b[0m" if self.enabled and text else text


PLAIN = Style()
