"""The limits of the providers, from ``limits.json``: a change of a provider is a change of data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from adlgen.diagnostics.datatypes import Struct, fields_of, replace
from adlgen.diagnostics.model import Log
from adlgen.document import read_document, read_source
from adlgen.document.node import plain

PORTABLE = "portable"
"""The name of the limits of all providers together."""
_DATA = Path(__file__).with_name("limits.json")


class Subset(Struct):
    """The part of JSON Schema that a provider supports."""

    keywords: frozenset[str]
    """The supported keywords."""
    formats: frozenset[str] | None = None
    """The supported values of ``format``; None: all."""
    closed: bool = False
    """Whether every object must exclude additional properties."""
    all_required: bool = False
    """Whether every property must be required; an optional one can be null instead."""
    typed: bool = False
    """Whether every schema must have a type."""
    typed_items: bool = False
    """Whether every array must have a schema for its items."""
    recursion: bool = True
    look_around: bool = True
    """Whether patterns may look ahead or behind."""
    largest_min_items: int | None = None
    """The largest value of ``minItems``; None: any."""
    simple_values: bool = False
    """Whether ``enum`` and ``const`` must not have arrays or objects."""
    enum_case: bool = True
    """Whether the letter case of values of an ``enum`` is guaranteed."""


class Profile(Struct, kw_only=True):
    """The limits of a provider; None: no limit is known."""

    name: str
    title: str
    checked: str
    """The day on which the limits were last compared with the sources: ``2026-11-20``."""
    sources: tuple[str, ...]
    tool_name: str | None = None
    """The pattern that a tool's name must match as a whole."""
    property_name: str | None = None
    """The pattern that names of properties must match as a whole."""
    property_names_of: str = "root"
    """Which properties that applies to: those of the ``root``, or ``all``."""
    description_characters: int | None = None
    description_required: bool = False
    tools: int | None = None
    """The number of tools in a request."""
    root_refused: tuple[str, ...] = ()
    """Keywords that the root of an input schema must not have."""
    items_required: bool = False
    """Whether every array must have ``items``, also without strict mode."""
    properties_required: bool = False
    """Whether the root of an input schema must have ``properties``, also without strict mode."""
    output_schemas: bool = False
    """Whether it reads the schemas of results, with the same limits as those of inputs."""
    any_input: bool = False
    """Whether the input of a tool may be other than an object."""
    headers: bool = False
    """Whether its programs read :data:`~adlgen.schema.shown.HEADER`; models have no use for that keyword."""
    subset: Subset | None = None
    """What the provider reads of any schema; it ignores or refuses the rest. None: everything."""
    strict: Subset | None = None
    """What strict mode supports; None: there is no strict mode."""
    strict_tools: int | None = None
    """The number of strict tools in a request."""
    strict_optional: int | None = None
    """The number of optional properties in all strict tools of a request."""
    strict_unions: int | None = None
    """The number of properties with alternatives in all strict tools of a request."""
    strict_properties: int | None = None
    """The number of properties in a strict schema."""
    strict_depth: int | None = None
    """The number of nested objects and arrays in a strict schema."""
    strict_enum_values: int | None = None
    """The number of values of all ``enum`` in a strict schema."""
    strict_characters: int | None = None
    """The length of all names and values of ``enum`` in a strict schema."""
    parts: tuple[Profile, ...] = ()
    """The providers whose common limits these are; empty for one provider."""

    @property
    def members(self) -> tuple[Profile, ...]:
        """The providers: those in ``parts``, or this one."""
        return self.parts or (self,)

    def titles(self, holds: Callable[[Profile], object]) -> str:
        """Return the titles of the providers with a property, as the subject of a sentence in the plural or singular."""
        found = [part.title for part in self.members if holds(part)]
        return " and ".join((", ".join(found[:-1]), found[-1]) if found[1:] else found)


@cache
def profiles() -> dict[str, Profile]:
    """Return the profiles by name; ``portable`` has the limits of all providers together."""
    data: Any = plain(read_document(read_source(_DATA), Log()).root)
    found = {
        name: _profile({**data.get(own.get("like"), {}), **own, "name": name})
        for name, own in data.items()
    }
    found[PORTABLE] = _together(
        found[PORTABLE], [profile for name, profile in found.items() if name != PORTABLE]
    )
    return found


def _together(profile: Profile, parts: Sequence[Profile]) -> Profile:
    """Return a profile with the limits that hold for every one of some providers."""

    def least(key: str) -> int | None:
        return min((n for n in (getattr(part, key) for part in parts) if n), default=None)

    return replace(
        profile,
        parts=tuple(parts),
        description_characters=least("description_characters"),
        tools=least("tools"),
        root_refused=tuple(dict.fromkeys(key for part in parts for key in part.root_refused)),
        items_required=any(part.items_required for part in parts),
        properties_required=any(part.properties_required for part in parts),
    )


def _profile(fields: dict[str, Any]) -> Profile:
    fields.pop("like", None)
    for key in ("sources", "root_refused"):
        fields[key] = tuple(fields.get(key, ()))
    for key in ("subset", "strict"):
        if key in fields:
            fields[key] = _subset(fields[key])
    return Profile(**fields)


def _subset(fields: dict[str, Any]) -> Subset:
    formats = fields.get("formats")
    lists = {
        "keywords": frozenset(fields["keywords"]),
        "formats": None if formats is None else frozenset(formats),
    }
    return Subset(**{**fields, **lists})


def limits_of(profile: Profile) -> list[tuple[str, str]]:
    """Return the known limits of a provider as texts, for people."""
    rows = []
    for key in fields_of(Profile):
        value = getattr(profile, key)
        if profile.parts and key in {"tool_name", "property_name"}:
            known = dict.fromkeys(getattr(part, key) for part in profile.parts)
            value = " and ".join(pattern for pattern in known if pattern)
        if key in {"name", "title", "checked", "sources", "parts"} or value in (None, False, ()):
            continue
        if key == "property_names_of" and profile.property_name is None:
            continue
        rows.append((key.replace("_", " "), _text(value)))
    return rows


def _text(value: object) -> str:
    match value:
        case Subset():
            parts = [f"keywords {', '.join(sorted(value.keywords))}"]
            if value.formats is not None:
                parts.append(f"formats {', '.join(sorted(value.formats))}")
            return "; ".join(parts)
        case tuple():
            return ", ".join(value)
        case True:
            return "yes"
        case _:
            return str(value)
