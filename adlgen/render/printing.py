"""What templates print, and what stops them."""

from __future__ import annotations

from adlgen.naming.code import Code


class TemplateFailed(Exception):  # noqa: N818 - reported as a problem of the pack
    """A template cannot be rendered; the text is for the pack's author."""


def only_code(value: object) -> str:
    """Let through what an encoder marked as code; anything else is a defect of the pack."""
    if isinstance(value, Code):
        return value
    # An undefined name explains itself when it is touched.
    message = f"not code: {str(value)!r}"
    raise TypeError(message)
