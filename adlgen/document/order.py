"""The canonical order of keys in documents of a format, for ``adlgen fmt``."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.diagnostics.datatypes import Struct, field

OTHERS = "*"
"""The place of keys without one, among ``keys``; by default they are last."""


class Order(Struct):
    """The order of the keys of a mapping, and of what it contains.

    Where the order of keys has a meaning, or belongs to the author, ``keys`` is empty: they stay as they are.
    """

    keys: Mapping[str, Order | None] = field(default_factory=dict)
    """The keys in their order, each with the order of its value."""
    others: Order | None = None
    """The order of the values of other keys."""
    items: Order | None = None
    """The order of the items, if the value is a list."""

    def of(self, key: str) -> Order | None:
        """Return the order of the value of a key."""
        return self.keys.get(key, self.others) if key != OTHERS else self.others

    def ranks(self) -> Mapping[str, int]:
        """Return the position of each key, and of :data:`OTHERS`."""
        found = {key: number for number, key in enumerate(self.keys)}
        return {OTHERS: len(found), **found}


def keys_of(text: str, **inner: Order | None) -> dict[str, Order | None]:
    """Return keys, separated by blanks, for ``Order.keys``; ``inner`` has the orders of their values."""
    return {key: inner.get(key) for key in text.split()}
