"""Text that may be printed into a program, told apart from text that came from a specification."""

from __future__ import annotations

from collections.abc import Iterable


class Code(str):
    """Text that an encoder, a naming scope or a pack's own table made: safe where it was made for.

    Only ``Code`` reaches a template. Composing goes through :func:`code` and :meth:`joined`, which
    refuse anything else, so spec text cannot slip in by string formatting.
    """

    __slots__ = ()

    def joined(self, parts: Iterable[Code]) -> Code:
        """Join like ``str.join``; every part must be code."""
        return Code(str.join(self, map(_checked, parts)))


def _checked(part: Code) -> Code:
    if type(part) is not Code:
        message = f"not code: {part!r}"
        raise TypeError(message)
    return part


def code(pattern: str, *parts: Code) -> Code:
    """Fill the ``{}`` of a pattern, a constant of the pack, with code.

    Raises TypeError if a part is not :class:`Code`.
    """
    return Code(pattern.format(*map(_checked, parts)))
