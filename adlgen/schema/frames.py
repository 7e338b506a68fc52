"""Schemas under construction, and the context in which they are built."""

from __future__ import annotations

from collections.abc import Mapping as MappingABC

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.document.node import Mapping, Node, Scalar
from adlgen.schema.model import Schema
from adlgen.schema.references.index import Place

# Compiled modules need the classes of compiled modules that annotate attributes: those above.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from adlgen.schema.references.definitions import Environment, SchemaDefinition

SAME_VALUE = frozenset({"allOf", "anyOf", "oneOf", "not", "if", "then", "else", "dependentSchemas"})
"""Keywords whose subschemas apply to the same value."""


class Scope(Struct):
    """The context that a schema inherits from the enclosing one."""

    place: Place
    environment: Environment = ()
    owner: SchemaDefinition | None = None
    """The definition that applies to the same value as this schema."""
    in_place: bool = False
    """Whether the enclosing schema applies to the same value."""

    def same_value(self) -> Scope:
        """Return the scope of a subschema that applies to the same value."""
        return Scope(self.place, self.environment, self.owner, in_place=True)

    def within(self) -> Scope:
        """Return the scope of a subschema that applies to a part of the value."""
        return Scope(self.place, self.environment)


class PartialSchema(Struct, frozen=False):
    """A schema under construction."""

    scope: Scope
    node: Mapping
    entries: MappingABC[str, Node]
    out: dict[str, object] = field(default_factory=dict)
    untrusted: set[str] = field(default_factory=set)
    """Keywords that would reject valid values, because a malformed part was dropped."""

    def flag(self, keyword: str) -> bool | None:
        """Return the value of a keyword that is true or false."""
        node = self.entries.get(keyword)
        return node.value if isinstance(node, Scalar) and isinstance(node.value, bool) else None


class Built(Struct):
    """A schema with the text that it was built from."""

    schema: Schema
    node: Mapping
    in_place: bool
    """Whether it applies to the same value as an enclosing schema."""
