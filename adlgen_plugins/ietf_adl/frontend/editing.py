"""What editors know about agent definitions of the IETF draft: their tools."""

from __future__ import annotations

from adlgen.document.node import JsonValue
from adlgen.frontends.shared.descriptions import (
    DESCRIPTION,
    NAME,
    SCHEMA,
    any_of,
    flag,
    items,
    keys,
    text,
)
from adlgen_plugins.ietf_adl.frontend import VERSIONS

TOOLS = ("tools/*",)
SCHEMAS = (
    "tools/*/parameters",
    "tools/*/returns",
    "tools/*/parameters/x-adlgen/output",
)


def describe() -> JsonValue:
    """Return a JSON Schema of an agent definition, as far as adlgen reads it."""
    classification = keys(
        "How the data of the agent or the tool must be protected.",
        {
            "sensitivity": text(
                "The level of protection.", "public", "internal", "confidential", "restricted"
            )
        },
    )
    tool = keys(
        "A tool of the agent.",
        {
            "name": NAME,
            "description": DESCRIPTION,
            "parameters": SCHEMA,
            "returns": any_of("The schema of the result, in JSON Schema."),
            "read_only": flag("Whether the tool changes nothing."),
            "idempotent": flag("Whether a second call changes nothing more."),
            "requires_confirmation": flag("Whether a person must agree to each call."),
            "data_classification": classification,
            "examples": items("Calls with their results."),
            "annotations": any_of("Facts for other programs."),
        },
        ("name", "description"),
    )
    return keys(
        "An agent.",
        {
            "adl_spec": text("The version of the draft.", *VERSIONS),
            "name": text("The name of the agent."),
            "description": text("What the agent does."),
            "version": text("The version of the agent."),
            "data_classification": classification,
            "tools": items("The tools of the agent.", tool),
        },
        ("adl_spec", "name", "description", "version"),
    )
