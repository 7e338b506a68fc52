"""The writer of JSON Schemas: a schema whose definitions are the inputs of the tools."""

from __future__ import annotations

from adlgen.diagnostics.codes import conversion
from adlgen.document.node import JsonValue, Mapping, Scalar
from adlgen.document.reader import head_of
from adlgen.frontends.json_schema.reader import identifier
from adlgen.frontends.shared.extension_writer import extended
from adlgen.frontends.shared.losses import Losses, SpecPart, display_name
from adlgen.frontends.shared.writing import check_references, described, identity, schema_of
from adlgen.spec.model import Spec, ToolSpec

NAME = "json-schema"
DIALECTS = None
YAML = False
SUPPORTED = frozenset(
    {
        SpecPart.IDENTITY,
        SpecPart.OUTPUT,
        SpecPart.NAMES,
        SpecPart.TITLE,
        SpecPart.STRICT,
        SpecPart.READ_ONLY,
        SpecPart.DESTRUCTIVE,
        SpecPart.IDEMPOTENT,
        SpecPart.OPEN_WORLD,
        SpecPart.CONFIRM,
    }
)
_DRAFT = "https://json-schema.org/draft/2020-12/schema"


def write(spec: Spec, losses: Losses) -> JsonValue:
    """Return a schema with only definitions; each has an id, so that its references stay inside it."""
    set_fields = {"title" if key == "name" else key: value for key, value in identity(spec).items()}
    tools: dict[str, JsonValue] = {display_name(tool): _tool(tool, losses) for tool in spec.tools}
    return {"$schema": _DRAFT, **set_fields, "$defs": tools}


def _tool(tool: ToolSpec, losses: Losses) -> JsonValue:
    check_references(tool, losses)
    schema = extended(schema_of(tool), tool)
    assert isinstance(schema, dict), "a schema with an extension is a mapping"
    text = described(tool)
    own = tool.input.get("description") if isinstance(tool.input, Mapping) else None
    if (
        own is not None
        and text
        and not (isinstance(own, Scalar) and own.value == text["description"])
    ):
        message = f"json-schema supports only one description for tool '{display_name(tool)}' and its input"
        losses.add(conversion.SCHEMA_LOSS, message, head_of(own))
    draft = schema.get("$schema")
    key = "id" if isinstance(draft, str) and "draft-04" in draft else "$id"
    named: dict[str, JsonValue] = {} if key in schema else {key: identifier(display_name(tool))}
    return {**named, **schema, **text}
