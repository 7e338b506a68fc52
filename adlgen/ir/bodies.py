"""Lowers one schema to the body of a tool."""

from __future__ import annotations

from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Log
from adlgen.ir.agent import Body
from adlgen.ir.defaults import drop_infinite_defaults
from adlgen.ir.graph import break_chains
from adlgen.ir.places import places_of
from adlgen.ir.schemas import Lowering
from adlgen.ir.types import Type
from adlgen.schema.model import Canonical
from adlgen.schema.shown import shown_input, shown_output


def body_of(canonical: Canonical, log: Log, *, objects_only: bool) -> Body:
    """Lower the schema of an input (``objects_only``) or of a result."""
    lowering = Lowering(canonical, objects_only=objects_only)
    root = lowering.root()
    definitions = lowered(lowering, log)
    shown = (shown_input if objects_only else shown_output)(canonical)
    return Body(root, definitions, shown, places_of(canonical.places, lowering.labels))


def lowered(lowering: Lowering, log: Log) -> dict[str, Type]:
    """Return the definitions of a schema that is lowered, without what languages cannot express."""
    if not lowering.definitions:
        return {}
    return drop_infinite_defaults(break_chains(lowering.definitions, log), log)


def with_notes(body: Body, notes: tuple[str, ...]) -> Body:
    """Add paragraphs to the documentation of a body's type."""
    if not notes:
        return body
    root = replace(body.root, meta=replace(body.root.meta, notes=notes))
    return replace(body, root=root)
