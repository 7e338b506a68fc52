"""Positions in a JSON Schema: where a keyword, a property name or the value of a keyword is."""

from __future__ import annotations

from collections.abc import Mapping as Table
from collections.abc import Sequence as Steps
from typing import Literal, TypeAlias

from adlgen.diagnostics.datatypes import Struct
from adlgen.document.node import Mapping, Node, Scalar, Sequence
from adlgen.schema.dialects import UnknownDialectError, UnknownVocabularyError, recognise
from adlgen.schema.keywords import DRAFT_2020, OBSOLETE, Form, Keyword

State: TypeAlias = Literal["schema", "names", "list", "value"]
_NEXT: Table[Form, State] = {
    Form.SCHEMA: "schema",
    Form.ADDITIONAL_ITEMS: "schema",
    Form.SCHEMAS: "list",
    Form.SCHEMA_MAP: "names",
    Form.DEFINITIONS: "names",
    Form.PATTERN_MAP: "names",
    Form.DEPENDENCIES: "names",
}
_OLDER = {"definitions": Form.DEFINITIONS, "dependencies": Form.DEPENDENCIES}


class Spot(Struct):
    """A position in a schema."""

    state: State
    """``schema``: a schema; ``names``: the mapping of a keyword, by name; ``list``: its list of schemas."""
    keyword: str
    """The keyword whose value it is, or is in; empty for the root."""
    schema: Mapping
    """The schema itself, or the one with the keyword."""
    rest: tuple[str, ...] = ()
    """The way from the value of the keyword."""


def keywords_of(root: Node) -> Table[str, Keyword]:
    """Return the keywords of the draft that a schema names, by default of 2020-12."""
    named = root.get("$schema") if isinstance(root, Mapping) else None
    if isinstance(named, Scalar) and isinstance(named.value, str):
        try:
            return recognise(named.value, {}).keywords
        except (UnknownDialectError, UnknownVocabularyError):
            pass
    return DRAFT_2020


def spot_at(root: Node, path: Steps[str]) -> Spot | None:
    """Return the position at the end of a way from the root of a schema; None if it leads nowhere."""
    known = keywords_of(root)
    empty = Mapping((), root.span)
    schema = root if isinstance(root, Mapping) else empty
    spot = Spot("schema", "", schema)
    node: Node | None = root
    for number, token in enumerate(path):
        node = _child(node, token)
        match spot.state:
            case "schema":
                word = known.get(token)
                form = word.form if word else _OLDER.get(token)
                if form is Form.ITEMS:
                    state: State = "list" if isinstance(node, Sequence) else "schema"
                else:
                    state = _NEXT.get(form, "value") if form else "value"
                owner = spot.schema
                if state == "schema":
                    owner = node if isinstance(node, Mapping) else empty
                spot = Spot(state, token, owner)
            case "names" | "list":
                spot = Spot("schema", spot.keyword, node if isinstance(node, Mapping) else empty)
            case "value":
                return Spot("value", spot.keyword, spot.schema, tuple(path[number:]))
    return spot


def _child(node: Node | None, token: str) -> Node | None:
    match node:
        case Mapping():
            return node.get(token)
        case Sequence(items=items) if token.isdigit() and int(token) < len(items):
            return items[int(token)]
        case _:
            return None


def is_obsolete(keyword: str) -> bool:
    """Report whether the current draft does not have a keyword."""
    return keyword in OBSOLETE


def types_of(schema: Mapping) -> frozenset[str]:
    """Return the types that a schema names; empty if it names none."""
    node = schema.get("type")
    items = node.items if isinstance(node, Sequence) else (node,)
    return frozenset(str(item.value) for item in items if isinstance(item, Scalar))


def properties_of(schema: Mapping) -> tuple[str, ...]:
    """Return the names of the properties that a schema describes."""
    node = schema.get("properties")
    return tuple(entry.key for entry in node) if isinstance(node, Mapping) else ()
