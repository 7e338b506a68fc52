"""What editors know about agents of nextmoca: their tools, with lists of parameters."""

from __future__ import annotations

from adlgen.document.node import JsonValue
from adlgen.frontends.shared.descriptions import (
    DESCRIPTION,
    NAME,
    any_of,
    flag,
    items,
    keys,
    text,
)
from adlgen_plugins.nextmoca.frontend.reader import TYPES

TOOLS = ("tools/*",)


def describe() -> JsonValue:
    """Return a JSON Schema of an agent, as far as adlgen reads it."""
    types = text("The type of the value.", *TYPES)
    parameter = keys(
        "A parameter of the tool.",
        {
            "name": text("The name of the parameter."),
            "type": types,
            "description": text("What the parameter is, for the model."),
            "required": flag("Whether each call must have it."),
            "default": any_of("The value of an absent parameter."),
        },
        ("name", "type"),
    )
    about = text("What the result is, for the model.")
    tool = keys(
        "A tool of the agent.",
        {
            "name": NAME,
            "display_name": text("The name for people."),
            "description": DESCRIPTION,
            "category": text("The group of the tool."),
            "parameters": items("The parameters.", parameter),
            "returns": keys("The result.", {"type": types, "description": about}, ("type",)),
        },
        ("name",),
    )
    return keys(
        "An agent.",
        {
            "name": text("The name of the agent."),
            "description": text("What the agent does."),
            "version": text("The version of the agent."),
            "role": text("What the agent is to its users."),
            "llm": text("The language model."),
            "llm_settings": any_of("The settings of the language model."),
            "tools": items("The tools of the agent.", tool),
        },
        ("name", "description", "role", "llm", "tools"),
    )
