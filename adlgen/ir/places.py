"""The words for schemas that are referenced where they are written: those of the properties around them."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.diagnostics.datatypes import Struct
from adlgen.naming.plurals import element
from adlgen.schema.dialects import LATEST

_NAMED = frozenset({"properties", "patternProperties", "dependentSchemas", "$defs", "definitions"})
_NUMBERED = frozenset({"anyOf", "oneOf", "allOf", "prefixItems"})


class ReferencedPlace(Struct):
    """The place of a referenced schema outside ``$defs``."""

    pointer: tuple[str, ...]
    """The tokens of its JSON Pointer."""
    words: tuple[tuple[str, ...], ...]
    """The texts that its type is named by: its own, then with those of ever more enclosing properties."""


def places_of(
    pointers: Mapping[str, tuple[str, ...]], labels: Mapping[str, tuple[str, ...]]
) -> dict[str, ReferencedPlace]:
    """Return the places of definitions; ``labels`` are the words of those that are alternatives."""
    return {
        name: ReferencedPlace(pointer, _words(pointer, labels.get(name, ())))
        for name, pointer in pointers.items()
    }


def _words(pointer: tuple[str, ...], label: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    names: list[tuple[str, ...]] = []
    index = 0
    while index < len(pointer):
        step = pointer[index]
        index += 2 if step in _NAMED or step in _NUMBERED else 1
        if step in _NAMED:
            names.append(pointer[index - 1 : index])
        elif names and step in {"items", "prefixItems"}:
            names[-1] = element(names[-1])
        elif names and step == "additionalProperties":
            names[-1] = (*names[-1], "value")
    *outer, own = names or [("item",) if pointer[-1] in LATEST.subschemas else pointer[-1:]]
    around = [name[0] for name in outer]
    return tuple((*around[len(around) - more :], *own, *label) for more in range(len(around) + 1))
