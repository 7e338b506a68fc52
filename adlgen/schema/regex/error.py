"""Errors in regular expressions."""

from __future__ import annotations


class PatternError(ValueError):
    """Raised for a pattern that is not a valid ECMA-262 regular expression or cannot be compiled."""

    def __init__(self, message: str, hint: str | None = None, *, unsupported: bool = False) -> None:
        super().__init__(message)
        self.at: int | None = None
        """The offset in the pattern, in code points; None if it concerns the whole pattern."""
        self.message = message
        self.hint = hint
        self.unsupported = unsupported
        """Whether it is valid but not supported by adlgen."""
