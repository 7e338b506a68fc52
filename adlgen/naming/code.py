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
        parts = tuple(parts)
        for part in parts:
            if type(part) is not Code:
                raise TypeError(_not_code(part))
        return Code(str.join(self, parts))


def _not_code(part: object) -> str:
    return f"not code: {part!r}"


def code(pattern: str, *parts: Code) -> Code:
    """Fill the ``{}`` of a pattern, a constant of the pack, with code.

    Raises TypeError if a part is not :class:`Code`.
    """
    for part in parts:
        if type(part) is not Code:
            raise TypeError(_not_code(part))
    return Code(pattern.format(*parts))
