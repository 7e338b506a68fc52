"""A JSON Schema in canonical form: self-contained 2020-12, with the source span of every subschema."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Span
from adlgen.document.node import JsonValue


class Schema(Struct, eq=False):
    """One subschema in canonical form.

    ``keywords`` holds 2020-12 keywords in source order. Subschemas are :class:`Schema` objects
    (a list for ``allOf anyOf oneOf prefixItems``; a dict for ``properties patternProperties
    dependentSchemas`` and the root's ``$defs``); ``enum``, ``const``, ``default`` and the rest are
    plain JSON. The boolean schemas are ``always`` and ``never``. ``$ref`` is ``#`` or
    ``#/$defs/<name>``, always into the root's ``$defs``.
    """

    keywords: Mapping[str, object]
    span: Span
    boolean: bool | None = None
    """True or False for the schemas ``true`` and ``false``; ``keywords`` is then empty."""
    announced: tuple[tuple[JsonValue, str], ...] = ()
    """The values of ``enum`` that will be removed, each with the announcement."""


class Origin(Struct, order=True):
    """Where a definition is written; equal for all schemas that refer to it."""

    path: str
    """The path of its file, as messages show it."""
    pointer: tuple[str, ...]
    """The tokens of its JSON Pointer in the file."""
    word: str
    """The name that it has if no other definition has the same."""


class Naming(Struct):
    """What ``x-adlgen`` of a definition determines about its type."""

    name: str = ""
    """The name of the generated type; empty: its word."""
    types: Mapping[str, tuple[str, Span]] = field(default_factory=dict)
    """Types of the user in the place of the generated one, by the name of a language, each with its place."""


class Canonical(Struct):
    """A whole schema, ready to be evaluated and lowered."""

    root: Schema
    """Its keyword ``$defs``, if there, holds every definition that a ``$ref`` names."""
    source: JsonValue
    """What the model sees: the schema as written, or its canonical form if that is incomplete or broken as written."""
    json: JsonValue
    """``root`` as plain JSON, annotations included."""
    patterns: Mapping[str, JsonValue] = field(default_factory=dict)
    """Every ECMA-262 pattern of the schema with its compiled program (see ``patterns.py``)."""
    places: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The definitions that are written outside ``$defs``: their names, and the tokens of their JSON Pointers."""
    fault: str = ""
    """What is malformed in the schema as written; empty if nothing is."""
    has_files: bool = False
    """Whether it has definitions of other files."""
    origins: Mapping[str, Origin] = field(default_factory=dict)
    """The definitions of other files that mean the same wherever they are referred to, by name."""
    namings: Mapping[Origin, Naming] = field(default_factory=dict)
    """What such definitions determine about their types."""
    has_formats: bool = True
    """Whether a part may have a format."""
    peer: JsonValue = None
    """What other programs see, if it is not what the model sees."""

    @property
    def described(self) -> JsonValue:
        """What other programs see."""
        return self.source if self.peer is None else self.peer

    @property
    def same_text(self) -> bool:
        """Whether the canonical form is the source, so that one text serves both."""
        return self.json == self.source


def to_json(schema: Schema) -> JsonValue:
    """Return a canonical schema as plain JSON."""
    if schema.boolean is not None:
        return schema.boolean
    return {key: _value(value) for key, value in schema.keywords.items()}


def _value(value: object) -> JsonValue:
    if isinstance(value, Schema):
        return to_json(value)
    if isinstance(value, list) and value and isinstance(value[0], Schema):
        return [to_json(item) for item in value]
    if isinstance(value, dict) and value and isinstance(next(iter(value.values())), Schema):
        return {key: to_json(item) for key, item in value.items()}
    return cast("JsonValue", value)  # a keyword without subschemas is plain JSON
