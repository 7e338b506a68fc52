"""What editors know about function declarations: parameters in Gemini's schema language or in JSON Schema."""

from __future__ import annotations

from adlgen.document.node import JsonValue
from adlgen.frontends.gemini import DECLARATIONS, INPUTS
from adlgen.frontends.shared.descriptions import (
    DESCRIPTION,
    NAME,
    SCHEMA,
    any_of,
    flag,
    items,
    keys,
    named,
    number,
    text,
)
from adlgen.frontends.shared.gemini_types import TYPES

TOOLS = tuple(f"{place}{key}/*" for key in DECLARATIONS for place in ("", "tools/*/", "*/"))
SCHEMAS = tuple(
    f"{one}/{key}"
    for one in TOOLS
    for key in (*INPUTS, "responseJsonSchema", "response_json_schema")
)


def describe() -> JsonValue:
    """Return a JSON Schema of the tools of a request."""
    own: JsonValue = {"$ref": "#/$defs/schema"}
    function = keys(
        "A function that the model may call.",
        {
            "name": NAME,
            "description": DESCRIPTION,
            "parameters": own,
            "parametersJsonSchema": SCHEMA,
            "response": own,
            "responseJsonSchema": any_of("The schema of the result, in JSON Schema."),
            "behavior": text("Whether the model waits for the result.", "BLOCKING", "NON_BLOCKING"),
        },
        ("name", "description"),
    )
    lists: dict[str, JsonValue] = {key: items("Functions.", function) for key in DECLARATIONS}
    tool = keys("Functions of one kind.", lists)
    whole = {**lists, "tools": items("The tools of the request.", tool)}
    schema = keys("A schema in Gemini's schema language.", _keywords(own), ("type",))
    return {"type": "object", "properties": whole, "items": tool, "$defs": {"schema": schema}}


def _keywords(own: JsonValue) -> dict[str, JsonValue]:
    counts = {
        "Length": "characters of the string",
        "Items": "items of the list",
        "Properties": "properties of the object",
    }
    bounds = {
        f"{bound}{what}": number(f"The {word} {about}.")
        for what, about in counts.items()
        for bound, word in (("min", "fewest"), ("max", "most"))
    }
    return {
        "type": text("The type of the value.", *TYPES),
        "format": text("A more precise type: `enum`, `date-time`, `int32`, `int64`, `double`."),
        "title": text("A short name."),
        "description": text("What the value is, for the model."),
        "nullable": flag("Whether the value may be null."),
        "enum": items("The allowed strings."),
        "properties": named("The properties of the object.", own),
        "required": items("The properties that must be present."),
        "propertyOrdering": items("The order in which the model writes the properties."),
        "items": own,
        "anyOf": items("Alternatives.", own),
        "minimum": number("The least value."),
        "maximum": number("The greatest value."),
        "pattern": text("A regular expression that the string must match."),
        "default": any_of("The value of an absent property, for documentation."),
        "example": any_of("An example, for the model."),
        **bounds,
    }
