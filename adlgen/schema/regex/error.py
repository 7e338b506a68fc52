"""What is wrong with a regular expression."""

from __future__ import annotations


class PatternError(ValueError):
    """A pattern that is no ECMA-262 regular expression, or one that cannot be compiled."""

    def __init__(self, message: str, hint: str | None = None, *, unsupported: bool = False) -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint
        self.unsupported = unsupported
        """Whether it is valid, but beyond what adlgen can match."""
