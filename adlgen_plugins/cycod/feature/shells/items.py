"""Items and results of the scanners of commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from adlgen.diagnostics.datatypes import Struct, field
from adlgen_plugins.cycod.feature.model import Layer, Quote, Shell


class Interpolation(Struct):
    """A place for a value."""

    number: int


class UnknownText(Struct):
    """Text that is unknown until the command runs."""


Item: TypeAlias = str | Interpolation | UnknownText
"""A character, a interpolation, or unknown text."""
Items: TypeAlias = Sequence[Item]
Layers: TypeAlias = tuple[Layer, ...]


class Found(Struct):
    """The result of a scanner."""

    layers: Mapping[Interpolation, Layers]
    heredocs: tuple[str, ...] = ()
    """The lines that end here-documents."""
    inner: frozenset[Interpolation] = frozenset()
    """Interpolations in text that a language other than a shell interprets."""
    unbalanced: bool = False
    """Whether a quote or bracket is not closed."""


Scan: TypeAlias = Callable[[Shell, Items], Found]


def guarded(shell: Shell) -> Layers:
    """Return the quoting layers of a value that must be harmless."""
    return (Layer(shell, Quote.GUARDED),)


def text_at(items: Items, start: int, text: str) -> bool:
    """Report whether a text is at a place."""
    found = items[start : start + len(text)]
    return len(found) == len(text) and all(a == b for a, b in zip(found, text, strict=True))


class Collected(Struct, frozen=False):
    """The result of a scanner under construction."""

    layers: dict[Interpolation, Layers] = field(default_factory=dict)
    heredocs: list[str] = field(default_factory=list)
    inner: set[Interpolation] = field(default_factory=set)

    def nest(self, shell: Shell | None, items: Items, scan: Scan) -> None:
        """Add the quoting of a nested program; None for an unknown interpreter."""
        interpolations = [item for item in items if isinstance(item, Interpolation)]
        if shell is None:
            for interpolation in interpolations:
                self.layers[interpolation] = guarded(Shell.OTHER)
            self.inner.update(interpolations)
            return
        found = scan(shell, items)
        for interpolation in interpolations:
            outer = self.layers[interpolation]
            if outer[0].quote is not Quote.GUARDED:
                self.layers[interpolation] = found.layers[interpolation] + outer
        self.heredocs.extend(found.heredocs)
        self.inner |= found.inner

    def found(self, *, unbalanced: bool) -> Found:
        """Return the immutable result."""
        heredocs = tuple(dict.fromkeys(self.heredocs))
        return Found(self.layers, heredocs, frozenset(self.inner), unbalanced)
