"""What editors know about lists of programs."""

from __future__ import annotations

from adlgen.document.node import JsonValue
from adlgen.frontends.shared.descriptions import (
    DESCRIPTION,
    NAME,
    SCHEMA,
    items,
    keys,
    number,
    text,
)

TOOLS = ("tools/*",)
SCHEMAS = ("tools/*/schema", "tools/*/schema/x-adlgen/output")


def describe() -> JsonValue:
    """Return a JSON Schema of ``tools.json``."""
    part = text("A word of the command.")
    variable = text("The name of an environment variable.")
    tool = keys(
        "A program that the model may call.",
        {
            "name": NAME,
            "description": DESCRIPTION,
            "schema": SCHEMA,
            "command": items("The program, with a path, and its arguments.", part),
            "timeoutSec": number("The most seconds that a call may take."),
            "envPassthrough": items("The environment variables that the program gets.", variable),
        },
        ("name", "schema", "command"),
    )
    return keys("A list of tools.", {"tools": items("The tools.", tool)}, ("tools",))
