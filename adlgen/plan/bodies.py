"""The planned types of inputs, of results, and of what tools share."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.document.node import JsonValue
from adlgen.naming.code import Code
from adlgen.plan.definitions import programs_in
from adlgen.plan.types import (
    SHARED,
    Declaration,
    Doc,
    Plain,
    PlannedType,
    RecordDecl,
    named_keys,
    parts_of,
)
from adlgen.schema.definitions import without_definitions


class PlannedBody(Struct):
    """The input or the output of a tool."""

    name: Code
    """The public name: of the root's declaration, or of an alias if the root is not a declaration."""
    type: PlannedType
    doc: Doc
    declarations: Mapping[str, Declaration]
    """The declarations by key, in print order: the root first, then depth first in spec order."""
    schema: JsonValue
    """The schema shown to the model: as written, without ``x-adlgen``."""
    canonical: JsonValue
    """The schema for validation; usually equal to ``schema``."""
    patterns: Mapping[str, JsonValue]
    """The patterns of ``canonical`` with their programs."""
    shared: frozenset[str] = frozenset()
    """The keys of ``$defs`` that are shared definitions, whose text is in that of the agent's types."""

    @property
    def own_schema(self) -> JsonValue:
        """``schema`` without the shared definitions, which the emitted code adds."""
        return without_definitions(self.schema, self.shared)

    @property
    def own_canonical(self) -> JsonValue:
        """``canonical`` without the shared definitions."""
        return without_definitions(self.canonical, self.shared)

    @property
    def own_patterns(self) -> Mapping[str, JsonValue]:
        """The patterns of ``own_canonical`` with their programs."""
        if not self.shared:
            return self.patterns
        return programs_in(self.own_canonical, self.patterns)

    @property
    def uses(self) -> tuple[str, ...]:
        """The keys of the shared declarations that its types use directly, in print order."""
        parts = [self.type, *(p for d in self.declarations.values() for p in parts_of(d))]
        keys = (k for part in parts if not isinstance(part, Plain) for k in named_keys(part))
        return tuple(dict.fromkeys(key for key in keys if key.startswith(SHARED)))

    @property
    def types(self) -> tuple[Declaration | PlannedBody, ...]:
        """The declarations, after the body itself if its type is not one of them."""
        declared = tuple(self.declarations.values())
        return declared if any(d.name == self.name for d in declared) else (self, *declared)

    @property
    def is_canonical(self) -> bool:
        """Whether ``schema`` equals ``canonical``, so that only one is embedded."""
        return self.schema == self.canonical

    @property
    def has_defaults(self) -> bool:
        """Whether decoding may add absent properties."""
        records = (one for one in self.declarations.values() if isinstance(one, RecordDecl))
        return any(field.has_default for record in records for field in record.fields)


class PlannedForm(Struct):
    """A form that a tool may ask a person to fill in."""

    name: str
    """Its name as plain text, which is the key of the question."""
    description: str
    value_name: Code
    """The name as a value; unique among the forms of the tool."""
    body: PlannedBody
    """The type of the answers. ``schema`` is that of the form, which clients see; ``canonical`` is closed."""


class SharedDefinition(Struct):
    """A definition that tools share."""

    name: Code
    """The name of its declaration; of another type, also one of the user, a name that is free for it."""
    type: PlannedType
    """``Named`` with its own key if it has a declaration."""
    doc: Doc


class SharedTypes(PlannedBody):
    """The types that tools share: the definitions of other files, with the schema ``{"$defs": {...}}``."""

    definitions: Mapping[str, SharedDefinition] = field(default_factory=dict)
    """Every definition, by its key in ``$defs`` and in that order."""
