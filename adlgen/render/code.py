"""What templates may print, and how they fail."""

from __future__ import annotations

from adlgen.diagnostics.model import Span
from adlgen.naming.code import Code


class TemplateFailed(Exception):  # noqa: N818 - reported as a problem of the pack
    """A template cannot be rendered; the text is for the pack's author."""

    def __init__(self, message: str, span: Span | None = None) -> None:
        """Keep the message, and the line of the template if it is known."""
        super().__init__(message)
        self.span = span


def only_code(value: object) -> str:
    """Let through what an encoder marked as code; anything else is a defect of the pack."""
    if isinstance(value, Code):
        return value
    # An undefined name explains itself when it is touched.
    message = f"not code: {str(value)!r}"
    raise TypeError(message)
