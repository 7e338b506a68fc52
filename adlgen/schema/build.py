"""Builds the canonical form: the root schema, then the referenced definitions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from collections.abc import Mapping as MappingABC
from typing import TypeAlias

from adlgen.diagnostics.codes.schema import IGNORED_NEXT_TO_REFERENCE, NOT_A_SCHEMA
from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Span
from adlgen.document.node import Entry, JsonValue, Mapping, Node, Scalar, plain
from adlgen.schema.extension import EXTENSION, announced_values, read_naming
from adlgen.schema.frames import Built, PartialSchema, Scope
from adlgen.schema.keywords import META_DATA, Form
from adlgen.schema.model import Naming, Origin, Schema
from adlgen.schema.references.definitions import (
    Environment,
    FollowedReference,
    SchemaDefinition,
    assign_names,
    entry_nodes,
    refuse_loops,
    wanted_name,
)
from adlgen.schema.references.index import Index, Place, Resource
from adlgen.schema.references.resolver import ReferenceTarget, Resolver
from adlgen.schema.references.uris import safe_name
from adlgen.schema.report import Report
from adlgen.schema.values import kind_of

_REPLACED = frozenset({"applicator", "validation"})
_ALLOWED_NEXT_TO_REF = frozenset({Form.REFERENCE, Form.DEFINITIONS})
_UNEVALUATED = ("unevaluatedProperties", "unevaluatedItems")


class Builder(Struct, frozen=False):
    """Builds one canonical schema."""

    report: Report
    index: Index
    resolver: Resolver
    readers: MappingABC[Form, Reader]
    patterns: dict[str, JsonValue] = field(default_factory=dict)
    built: list[Built] = field(default_factory=list)
    root: Mapping | None = None
    definitions: dict[tuple[int, Environment], SchemaDefinition] = field(default_factory=dict)
    """By the identity of the node."""
    todo: list[SchemaDefinition] = field(default_factory=list)
    namings: dict[Origin, Naming] = field(default_factory=dict)
    frames: list[PartialSchema] = field(default_factory=list)
    """Every schema as it was built."""
    has_formats: bool = False
    """Whether a schema has a format."""

    def build(self, node: Node, resource: Resource) -> Schema:
        """Return the canonical form of a whole schema."""
        if not isinstance(node, Mapping):
            return self.boolean(node)
        place = self.index.places[id(node)]
        self.root = node
        environment = self.enter(resource, ())
        root = SchemaDefinition(ReferenceTarget(node, place, ()), environment, -1, "")
        self.definitions[id(node), environment] = root
        for rank, key, inner in entry_nodes(node):
            self._declare(place, rank, key, inner, environment)
        schema = self.mapping(node, Scope(place, environment, root))
        for definition in self._unfinished():
            definition.schema = self.schema(
                definition.target.node,
                Scope(definition.target.place, definition.environment, definition),
            )
            if definition.target.place.resource.file is not None:
                _forget_draft(definition.schema)
        self._assemble(root, schema)
        return schema

    def _declare(
        self, around: Place, rank: int, key: str, node: Node, environment: Environment
    ) -> None:
        """Register a definition that is listed in the schema."""
        place = self.index.places.get(id(node), around)
        target = ReferenceTarget(node, place, (("$defs", "definitions")[rank], key))
        definition = SchemaDefinition(
            target, self.enter(place.resource, environment), rank, safe_name(key)
        )
        if (
            self.definitions.setdefault((id(node), definition.environment), definition)
            is definition
        ):
            self.todo.append(definition)

    def _unfinished(self) -> Iterator[SchemaDefinition]:
        done = 0
        while done < len(self.todo):
            yield self.todo[done]
            done += 1

    def places(self) -> dict[str, tuple[str, ...]]:
        """Return the definitions that are written outside ``$defs``, with their JSON Pointers."""
        return {definition.name: definition.place for definition in self.todo if definition.place}

    def origins(self) -> dict[str, Origin]:
        """Return the definitions of other files that mean the same in all schemas, with where they are written."""
        found = ((definition.name, definition.origin) for definition in self.todo)
        return {name: origin for name, origin in found if origin is not None}

    def _fold(self) -> None:
        """Replace definitions by references to them where they are written, so that each exists once."""
        placed = {key: found for key, found in self.definitions.items() if found.is_placed}
        frames: dict[tuple[int, Environment], list[PartialSchema]] = {}
        for frame in self.frames if placed else ():
            frames.setdefault((id(frame.node), frame.scope.environment), []).append(frame)
        for key, definition in placed.items():
            for frame in frames.get(key, ()):
                own = definition.schema
                if own is not None and frame.out is not own.keywords:
                    kept = {k: v for k, v in frame.out.items() if k in META_DATA}
                    frame.out.clear()
                    frame.out.update(kept)
                    self._point(frame, definition, own.span)

    def _assemble(self, root: SchemaDefinition, schema: Schema) -> None:
        """Name all definitions."""
        self._fold()
        assign_names(self.todo)
        for keywords in root.users:
            keywords["$ref"] = "#"
        refuse_loops([root, *self.todo], self.report)
        if self.todo and isinstance(schema.keywords, dict):
            schema.keywords["$defs"] = {
                definition.name: definition.schema for definition in self.todo
            }

    # --- schemas ---

    def schema(self, node: Node, scope: Scope) -> Schema:
        """Return the canonical form of one schema."""
        return self.mapping(node, scope) if isinstance(node, Mapping) else self.boolean(node)

    def boolean(self, node: Node) -> Schema:
        """Return the canonical form of a schema that is not a mapping."""
        if isinstance(node, Scalar) and isinstance(node.value, bool):
            return Schema({}, node.span, boolean=node.value)
        message = f"expected a schema, got {kind_of(plain(node))}"
        hint = "a schema is an object of keywords, as in {type: string}"
        self.report.malformed(NOT_A_SCHEMA, message, node.span, hint)
        return Schema({}, node.span, boolean=True)

    def mapping(self, node: Mapping, scope: Scope) -> Schema:
        """Return the canonical form of a schema with keywords."""
        place = self.index.places.get(id(node))
        if place is None:
            place = self.index.add_place(node, scope.place.pointer, scope.place)
        environment = scope.environment
        if place.resource.dynamic:
            environment = self.enter(place.resource, environment)
        scope = Scope(place, environment, scope.owner, scope.in_place)
        frame = PartialSchema(scope, node, place.entries)
        faults = self.report.faults
        keywords, lone = place.dialect.keywords, place.dialect.lone_reference and _is_lone(frame)
        for entry in node.entries:
            word = keywords.get(entry.key)
            if word is None:
                self._unknown(frame, entry)
            elif lone and word.vocabulary in _REPLACED and word.form not in _ALLOWED_NEXT_TO_REF:
                message = f"{entry.key!r} is ignored next to $ref in {place.dialect.title}"
                hint = "put both into allOf, or declare a later draft in $schema"
                self.report.suspicious(IGNORED_NEXT_TO_REFERENCE, message, entry.key_span, hint)
            else:
                self.readers[word.form](self, frame, entry)
        self.has_formats |= "format" in frame.out
        if self.report.faults > faults:
            frame.untrusted.update(_UNEVALUATED)
        for keyword in frame.untrusted:
            frame.out.pop(keyword, None)
        extended = EXTENSION in frame.entries
        announced = announced_values(node, self.report) if extended else ()
        schema = Schema(frame.out, node.span, announced=announced)
        self.frames.append(frame)
        self.built.append(Built(schema, node, scope.in_place))
        return schema

    def _unknown(self, frame: PartialSchema, entry: Entry) -> None:
        """Read an unknown keyword."""
        owner = frame.scope.owner
        if entry.key == EXTENSION and owner is not None and owner.target.node is frame.node:
            origin = owner.origin
            if origin is not None:
                self.namings[origin] = read_naming(entry, self.report)
                return
        from adlgen.schema.unknown import read_unknown

        dialect = frame.scope.place.dialect
        stays, value = read_unknown(dialect, frame.node, entry, self.report, root=self.root)
        if stays:
            frame.out[entry.key] = value

    # --- references ---

    def enter(self, resource: Resource, environment: Environment) -> Environment:
        """Return the dynamic scope inside a resource; outer anchors take precedence."""
        if not resource.dynamic:
            return environment
        found = {name: self.index.places[id(node)] for name, node in resource.dynamic.items()}
        found.update(environment)
        return tuple(sorted(found.items(), key=lambda item: item[0]))

    def refer(self, frame: PartialSchema, target: ReferenceTarget, span: Span) -> None:
        """Add a reference to another schema, which becomes a definition."""
        environment = self.enter(target.place.resource, frame.scope.environment)
        key = (id(target.node), environment)
        definition = self.definitions.get(key)
        if definition is None:
            definition = SchemaDefinition(target, environment, 2, wanted_name(target))
            self.definitions[key] = definition
            self.todo.append(definition)
        keywords = frame.out
        if "$ref" in keywords:
            keywords = {}
            more = frame.out.setdefault("allOf", [])
            assert isinstance(more, list)  # set by readers of lists only
            more.append(Schema(keywords, span))
        self._point(frame, definition, span, keywords)

    def _point(
        self,
        frame: PartialSchema,
        definition: SchemaDefinition,
        span: Span,
        keywords: dict[str, object] | None = None,
    ) -> None:
        """Set the ``$ref`` of a schema, whose text is known when all definitions have names."""
        keywords = frame.out if keywords is None else keywords
        keywords["$ref"] = ""
        definition.users.append(keywords)
        if frame.scope.owner is not None:
            frame.scope.owner.steps.append(FollowedReference(definition, keywords, span))

    def dynamic(self, target: ReferenceTarget, environment: Environment) -> ReferenceTarget:
        """Resolve a dynamic reference in a dynamic scope."""
        for name, place in environment:
            if name == target.dynamic:
                return ReferenceTarget(place.node, place, place.pointer)
        return target


def _forget_draft(schema: Schema) -> None:
    """Drop the ``$schema`` of another file, which does not apply to the canonical form."""
    if isinstance(schema.keywords, dict):
        schema.keywords.pop("$schema", None)


Reader: TypeAlias = Callable[[Builder, PartialSchema, Entry], None]
"""Reads one keyword of a schema into its frame."""


def _is_lone(frame: PartialSchema) -> bool:
    """Report whether a schema has a ``$ref``, which replaces it in a draft with such references."""
    reference = frame.entries.get("$ref")
    return isinstance(reference, Scalar) and isinstance(reference.value, str)
