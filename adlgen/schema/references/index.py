"""Index of the schemas of documents by position, ``$id`` and anchor."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Mapping as MappingABC

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Span
from adlgen.document.node import Mapping, Node, Scalar, Sequence
from adlgen.schema.dialects import Dialect
from adlgen.schema.keywords import Form
from adlgen.schema.references.uris import join


class Resource(Struct, frozen=False, eq=False):
    """A schema resource: a document, or a subschema with an ``$id``."""

    uri: str
    root: Node
    pointer: tuple[str, ...]
    """The position of its root in the document."""
    file: str | None = None
    """The path of a referenced file, relative to the folder of the specification; None for the
    root schema and for given documents."""
    anchors: dict[str, Node] = field(default_factory=dict)
    dynamic: dict[str, Mapping] = field(default_factory=dict)
    """Schemas that a dynamic reference can find by name; ``""`` is a ``$recursiveAnchor``."""


class Place(Struct, frozen=False, eq=False):
    """A schema position."""

    node: Mapping
    pointer: tuple[str, ...]
    """Keys and indices from the root of the document."""
    resource: Resource
    dialect: Dialect
    entries: MappingABC[str, Node]
    """The values of its keywords."""


class Repeated(Struct):
    """An anchor that another schema of the resource has already."""

    anchor: str
    first: Span
    """The first schema with the anchor."""
    span: Span


class Index(Struct, frozen=False):
    """All schema positions of the documents seen so far."""

    dialect_of: Callable[[Mapping, Dialect], Dialect]
    """The dialect of a schema: that of its ``$schema``, otherwise the inherited one."""
    resources: dict[str, Resource] = field(default_factory=dict)
    places: dict[int, Place] = field(default_factory=dict)
    """By the identity of the node."""
    repeated: list[Repeated] = field(default_factory=list)

    def add_document(
        self, uri: str, root: Node, dialect: Dialect, file: str | None = None
    ) -> Resource:
        """Index a whole document; ``dialect`` is the default if it has no ``$schema``."""
        resource = Resource(uri, root, (), file)
        self.resources[uri] = resource
        if isinstance(root, Mapping):
            self._walk(root, (), resource, self.dialect_of(root, dialect))
            resource = self.places[id(root)].resource
            self.resources[uri] = resource
        return resource

    def add_place(self, node: Mapping, pointer: tuple[str, ...], around: Place) -> Place:
        """Index a schema at a position that is not a schema position in its dialect."""
        if id(node) not in self.places:
            self._walk(node, pointer, around.resource, around.dialect)
        return self.places[id(node)]

    def _walk(
        self, node: Mapping, pointer: tuple[str, ...], resource: Resource, dialect: Dialect
    ) -> None:
        if id(node) in self.places:
            return
        entries = {entry.key: entry.value for entry in node.entries}
        if not _NAMING.isdisjoint(entries):
            resource, dialect = self._named(node, entries, pointer, resource, dialect)
        self.places[id(node)] = Place(node, pointer, resource, dialect, entries)
        subschemas = dialect.subschemas
        for key, value in entries.items():
            form = subschemas.get(key)
            if form is not None:
                self._walk_keyword(form, value, (*pointer, key), resource, dialect)

    def _walk_keyword(
        self,
        form: Form,
        value: Node,
        pointer: tuple[str, ...],
        resource: Resource,
        dialect: Dialect,
    ) -> None:
        if isinstance(value, Sequence):
            if form in _LISTS:
                for index, item in enumerate(value.items):
                    if isinstance(item, Mapping):
                        self._walk(item, (*pointer, str(index)), resource, dialect)
        elif isinstance(value, Mapping):
            if form in _MAPS:
                for entry in value.entries:
                    if isinstance(entry.value, Mapping):
                        self._walk(entry.value, (*pointer, entry.key), resource, dialect)
            else:
                self._walk(value, pointer, resource, dialect)

    def _named(
        self,
        node: Mapping,
        entries: MappingABC[str, Node],
        pointer: tuple[str, ...],
        resource: Resource,
        dialect: Dialect,
    ) -> tuple[Resource, Dialect]:
        """Record the identifiers of a schema; return the resource and dialect of its subschemas."""
        identifier = _text(entries.get(dialect.identifier))
        if identifier is not None and not (dialect.lone_reference and "$ref" in entries):
            if dialect.lone_reference and identifier.startswith("#"):
                resource.anchors.setdefault(identifier[1:], node)
            else:
                uri, fragment = join(resource.uri, identifier)
                if pointer:
                    dialect = self.dialect_of(node, dialect)
                resource = Resource(uri, node, pointer, resource.file)
                self.resources.setdefault(uri, resource)
                if dialect.lone_reference and fragment:
                    resource.anchors.setdefault(fragment, node)
        if not dialect.lone_reference:
            _note_anchors(node, entries, resource, dialect, self.repeated)
        return resource, dialect


_NAMING = frozenset({"id", "$id", "$anchor", "$dynamicAnchor", "$recursiveAnchor"})
_LISTS = frozenset({Form.SCHEMAS, Form.ITEMS, Form.SCHEMA})
_MAPS = frozenset({Form.DEFINITIONS, Form.SCHEMA_MAP, Form.PATTERN_MAP, Form.DEPENDENCIES})


def _text(node: Node | None) -> str | None:
    return node.value if isinstance(node, Scalar) and isinstance(node.value, str) else None


def _note_anchors(
    node: Mapping,
    entries: MappingABC[str, Node],
    resource: Resource,
    dialect: Dialect,
    repeated: list[Repeated],
) -> None:
    anchor = _text(entries.get("$anchor"))
    if anchor is not None:
        first = resource.anchors.setdefault(anchor, node)
        if first is not node:
            repeated.append(Repeated(anchor, first.span, entries["$anchor"].span))
    dynamic = _text(entries.get("$dynamicAnchor"))
    if dynamic is not None and "$dynamicAnchor" in dialect.keywords:
        resource.anchors.setdefault(dynamic, node)
        resource.dynamic.setdefault(dynamic, node)
    recursive = entries.get("$recursiveAnchor")
    if (
        "$recursiveAnchor" in dialect.keywords
        and isinstance(recursive, Scalar)
        and recursive.value is True
        and node is resource.root
    ):
        resource.dynamic[""] = node
