"""Names that a provider refuses, and their replacements."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

from adlgen.diagnostics.codes.providers import BAD_NAME
from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Log
from adlgen.document.node import Entry, JsonValue, Mapping, Node, Scalar, Sequence
from adlgen.providers.profiles import Profile
from adlgen.schema.walk import schemas
from adlgen.spec.model import ToolSpec
from adlgen.spec.names import allowed, name_of, replacement, span_of

_LISTS = frozenset({"required", "propertyOrdering"})
_BY_NAME = frozenset({"dependentRequired", "dependentSchemas", "dependencies"})
HINT = "rename it, or export with --rename FILE"


class Renames(Struct):
    """The names that were replaced: each new one with that of the source."""

    tools: dict[str, str] = field(default_factory=dict)
    properties: dict[str, dict[str, str]] = field(default_factory=dict)
    """By the new name of the tool."""

    def data(self) -> JsonValue:
        """Return the names as plain data."""
        return {
            "tools": {**self.tools},
            "properties": {k: {**v} for k, v in self.properties.items()},
        }


def name_for(tool: ToolSpec, profile: Profile) -> str:
    """Return the name of a tool that a provider allows."""
    allows = partial(_is_allowed, profile)
    return allowed(name_of(tool), tool.id.value, allows)


def refusal_of(tool: ToolSpec, profile: Profile) -> str | None:
    """Return a message about a provider that refuses the name of a tool; None if it is allowed."""
    refusing = _refusing(name_of(tool), profile)
    return f"{_verb(refusing, 'refuse')} the tool name '{name_of(tool)}'" if refusing else None


def allowed_name(tool: ToolSpec, profile: Profile, log: Log, renames: Renames | None) -> str:
    """Return the name of a tool for a provider; report one that it refuses if nothing may be renamed."""
    name, message = name_of(tool), refusal_of(tool, profile)
    if message is None:
        return name
    if renames is None:
        log.add(BAD_NAME, message, span_of(tool), HINT)
        return name
    new = name_for(tool, profile)
    renames.tools[new] = name
    return new


def refused_properties(schema: Node, tool: str, profile: Profile) -> list[tuple[Entry, str]]:
    """Return the properties of a tool whose names a provider refuses, each with a message."""
    refused: dict[int, tuple[Entry, list[str]]] = {}
    for one in profile.members:
        for entry in _names(schema, one) if one.property_name is not None else ():
            if _refuses(one.property_name, entry.key):
                refused.setdefault(id(entry), (entry, []))[1].append(one.title)
    subjects = ((entry, " and ".join(titles)) for entry, titles in refused.values())
    return [
        (entry, f"{_verb(subject, 'refuse')} the property '{entry.key}' of tool '{tool}'")
        for entry, subject in subjects
    ]


def allowed_properties(
    schema: Node, tool: str, profile: Profile, log: Log, renames: Renames | None
) -> Node:
    """Return the input schema with names of properties that a provider allows."""
    refused = refused_properties(schema, tool, profile)
    if not refused:
        return schema
    fixed = renames is None or any("$ref" in {e.key for e in s} for _, s in schemas(schema))
    for entry, message in refused if fixed else ():
        hint = HINT if renames is None else "rename it; a schema with references cannot be renamed"
        log.add(BAD_NAME, message, entry.key_span, hint)
    if fixed or renames is None:
        return schema
    new = {entry.key: replacement(entry.key) for entry, _ in refused}
    renames.properties.setdefault(tool, {}).update({to: name for name, to in new.items()})
    return _renamed(schema, new)


def _is_allowed(profile: Profile, name: str) -> bool:
    return not _refusing(name, profile)


def _refusing(name: str, profile: Profile) -> str:
    return profile.titles(lambda one: _refuses(one.tool_name, name))


def _refuses(pattern: str | None, name: str) -> bool:
    return pattern is not None and not re.fullmatch(pattern, name)


def _verb(subject: str, verb: str) -> str:
    """Return a subject, of one provider or several, with its verb."""
    return f"{subject} {verb}" if " and " in subject else f"{subject} {verb}s"


def _names(schema: Node, profile: Profile) -> Iterator[Entry]:
    every = schemas(schema) if profile.property_names_of == "all" else [((), schema)]
    for _, inner in every:
        properties = inner.get("properties") if isinstance(inner, Mapping) else None
        yield from properties if isinstance(properties, Mapping) else ()


def _renamed(node: Node, new: dict[str, str], around: str = "") -> Node:
    """Return a schema, or the value of a keyword, with other names of properties."""
    match node:
        case Mapping(entries=entries, span=span) if around == "properties" or around in _BY_NAME:
            inner = "required" if around in {"dependentRequired", "dependencies"} else ""
            changed = (
                Entry(new.get(e.key, e.key), e.key_span, _renamed(e.value, new, inner))
                for e in entries
            )
            return Mapping(tuple(changed), span)
        case Mapping(entries=entries, span=span):
            kept = (
                e if e.key in _DATA else Entry(e.key, e.key_span, _renamed(e.value, new, e.key))
                for e in entries
            )
            return Mapping(tuple(kept), span)
        case Sequence(items=items, span=span):
            return Sequence(tuple(_renamed(item, new, around) for item in items), span)
        case Scalar(value=str() as value, span=span) if around in _LISTS:
            return Scalar(new.get(value, value), span)
        case _:
            return node


_DATA = frozenset({"const", "enum", "default", "examples"})
"""Keywords with values, in which keys are not names of properties."""
