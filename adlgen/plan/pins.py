"""Names of definitions, and names that users have chosen (pinned), by the keys of drafts."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.ir.agent import Body
from adlgen.ir.atoms import escaped
from adlgen.ir.places import ReferencedPlace
from adlgen.plan.drafts import Path, Words, key_of


def definition_path(
    name: str, body: Body, root_key: str, pins: Mapping[str, str], inside: Words
) -> Path:
    """Return the path of a definition: its name, or the words of the place where it is written."""
    place = body.places.get(name)
    forms = place.words if place else ((name,),)
    pinned = pins.get(key_of(_pointer(place), root_key) if place else f"/$defs/{name}")
    first, *others = ((*inside, *form) for form in ([(pinned,)] if pinned else forms))
    return Path(first, tuple(others), is_definition=True, is_pinned=bool(pinned))


def _pointer(place: ReferencedPlace) -> str:
    return "".join(f"/{escaped(token)}" for token in place.pointer)


def pins_by_key(
    names: Mapping[str, str], root_key: str, places: Mapping[str, ReferencedPlace]
) -> dict[str, str]:
    """Convert pinned names by pointer into the schema to names by key of a draft."""
    out = {}
    for pointer, name in canonical_pins(names, places).items():
        if pointer.startswith("/$defs/"):
            out[pointer] = name
        if pointer:
            out[key_of(pointer, root_key)] = name
    return out


def canonical_pins(
    names: Mapping[str, str], places: Mapping[str, ReferencedPlace]
) -> dict[str, str]:
    """Return pinned names also by the pointers of the definitions that are written at other places."""
    out = dict(names)
    for definition, place in places.items():
        start = f"{_pointer(place)}/"
        for pointer, name in names.items():
            if pointer.startswith(start):
                out[f"/$defs/{definition}/{pointer[len(start):]}"] = name
    return out
