"""A string type for source code, distinct from text of a specification."""

from __future__ import annotations

from collections.abc import Iterable


class Code(str):
    """Source code from an encoder, a naming scope or a table of a pack; safe in the context it was made for.

    Templates print ``Code`` only. It is composed by :func:`code` and :meth:`joined`, which raise
    TypeError for anything else, so that string formatting cannot inject spec text.
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
    for part in parts:
        if type(part) is not Code:
            _checked(part)
    return Code(pattern.format(*parts))
