"""Compares strict schemas with what the SDKs of the providers make of them; prints how many were compared.

python transformations.py SCHEMAS: a file with an object of lists of schemas, by provider.
"""

from __future__ import annotations

import copy
import json
import sys
from pathlib import Path
from typing import Any

import anthropic
from openai.lib._pydantic import _ensure_strict_json_schema

OF_TYPE = {
    "object": ("properties", "required", "additionalProperties"),
    "array": ("items", "minItems"),
    "string": ("format",),
}
KEPT = ("pattern", "default")
"""Keywords that the API of Anthropic documents and its SDK moves to the description."""


def openai_schema(schema: dict[str, Any]) -> dict[str, Any]:
    """Return what the SDK of OpenAI makes of a schema."""
    made: dict[str, Any] = _ensure_strict_json_schema(copy.deepcopy(schema), path=(), root=schema)
    return made


def anthropic_schema(schema: dict[str, Any]) -> dict[str, Any]:
    """Return what the SDK of Anthropic makes of a schema."""
    made: dict[str, Any] = anthropic.transform_schema(copy.deepcopy(schema))
    return made


def comparable(schema: Any) -> Any:
    """Return a schema without what the SDK of Anthropic leaves out although the API documents it.

    It does not read lists of types, and leaves out the type of an enum.
    """
    if isinstance(schema, list):
        return [comparable(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    if "enum" in schema or "const" in schema:
        schema = {key: value for key, value in schema.items() if key != "type"}
    if isinstance(schema.get("type"), list):
        branches = [
            {"type": name, **{key: schema[key] for key in OF_TYPE.get(name, ()) if key in schema}}
            for name in schema["type"]
        ]
        moved = {"type", *(key for name in schema["type"] for key in OF_TYPE.get(name, ()))}
        schema = {key: value for key, value in schema.items() if key not in moved}
        schema["anyOf"] = branches
    return {key: comparable(value) for key, value in schema.items() if key not in KEPT}


def main() -> None:
    """Compare all schemas."""
    found = json.loads(Path(sys.argv[1]).read_text())
    for schema in found["openai"]:
        made = openai_schema(schema)
        assert made == schema, (made, schema)
    for schema in map(comparable, found["anthropic"]):
        made = anthropic_schema(schema)
        assert made == schema, (made, schema)
    for name, schemas in found.items():
        print(f"{name}={len(schemas)}")


main()
