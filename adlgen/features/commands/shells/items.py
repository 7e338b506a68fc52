"""What scanners of command texts read and find."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.features.commands.model import Layer, Quote, Shell


class Hole(Struct):
    """A place for a value."""

    number: int


class Unknown(Struct):
    """Text that is only known when the command runs."""


Item: TypeAlias = str | Hole | Unknown
"""A character, or what stands for text that is not known yet."""
Items: TypeAlias = Sequence[Item]
Layers: TypeAlias = tuple[Layer, ...]


class Found(Struct):
    """What a scanner found."""

    layers: Mapping[Hole, Layers]
    heredocs: tuple[str, ...] = ()
    """The lines that end here-documents."""
    inner: frozenset[Hole] = frozenset()
    """Holes in text that a language other than a shell interprets."""
    unbalanced: bool = False
    """Whether a quote or bracket is never closed."""


Scan: TypeAlias = Callable[[Shell, Items], Found]


def guarded(shell: Shell) -> Layers:
    """Return the layers of a value that must be harmless."""
    return (Layer(shell, Quote.GUARDED),)


def text_at(items: Items, start: int, text: str) -> bool:
    """Tell whether a text stands at a place."""
    found = items[start : start + len(text)]
    return len(found) == len(text) and all(a == b for a, b in zip(found, text, strict=True))


class Collected(Struct, frozen=False):
    """What a scanner has found so far."""

    layers: dict[Hole, Layers] = field(default_factory=dict)
    heredocs: list[str] = field(default_factory=list)
    inner: set[Hole] = field(default_factory=set)

    def nest(self, shell: Shell | None, items: Items, scan: Scan) -> None:
        """Add the quoting of the program that interprets a quoted text; None: of an unknown one."""
        holes = [item for item in items if isinstance(item, Hole)]
        if shell is None:
            for hole in holes:
                self.layers[hole] = guarded(Shell.OTHER)
            self.inner.update(holes)
            return
        found = scan(shell, items)
        for hole in holes:
            outer = self.layers[hole]
            if outer[0].quote is not Quote.GUARDED:
                self.layers[hole] = found.layers[hole] + outer
        self.heredocs.extend(found.heredocs)
        self.inner |= found.inner

    def found(self, *, unbalanced: bool) -> Found:
        """Return it for good."""
        heredocs = tuple(dict.fromkeys(self.heredocs))
        return Found(self.layers, heredocs, frozenset(self.inner), unbalanced)
