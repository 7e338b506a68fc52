"""Short ways to make nodes, schemas and types in tests."""

from __future__ import annotations

from adlgen.diagnostics.model import Log, Span
from adlgen.document.node import Entry, JsonValue, Mapping, Node, Scalar, Sequence
from adlgen.ir.agent import Body
from adlgen.ir.graph import break_chains
from adlgen.ir.places import places_of
from adlgen.ir.schemas import Lowering
from adlgen.schema.canonical import canonicalise

HERE = Span("test.yaml", 1, 1, 1, 2)


def node_of(value: JsonValue) -> Node:
    """Wrap plain data in nodes with one position."""
    if isinstance(value, dict):
        return Mapping(tuple(Entry(k, HERE, node_of(v)) for k, v in value.items()), HERE)
    if isinstance(value, list):
        return Sequence(tuple(map(node_of, value)), HERE)
    return Scalar(value, HERE)


def body_of(schema: JsonValue, *, objects_only: bool = False) -> Body:
    """Lower a schema that has no errors."""
    log = Log()
    canonical = canonicalise(node_of(schema), log)
    log.stop_if_errors()
    lowering = Lowering(canonical, objects_only=objects_only)
    root = lowering.root()
    places = places_of(canonical.places, lowering.labels)
    return Body(root, break_chains(lowering.definitions, Log()), canonical, places)
