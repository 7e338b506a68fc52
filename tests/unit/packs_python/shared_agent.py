"""An agent whose tools refer to the definitions of another file, in each form of types."""

from __future__ import annotations

import importlib
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from adlgen.document.node import Source
from adlgen.document.siblings import Folder
from adlgen.testing.targets import Rendered, render_source
from tests.conformance import suite

TYPES = """\
$defs:
  Point:
    type: object
    description: A place on the map.
    additionalProperties: false
    required: [x]
    properties:
      x: { type: integer, minimum: 0 }
      y: { type: integer, default: 7 }
  Row: { type: array, prefixItems: [{ type: string }, { $ref: "#/$defs/Point" }], items: { $ref: "#/$defs/Point" }, minItems: 2 }
  Tree: { anyOf: [{ $ref: "#/$defs/Point" }, { type: array, items: { $ref: "#/$defs/Tree" } }] }
  Twig: { anyOf: [{ $ref: "#/$defs/Point" }, { type: "null" }, { type: array, minItems: 3, items: { $ref: "#/$defs/Twig" } }] }
  Either:
    anyOf:
      - { type: object, title: Left, required: [a], properties: { a: { type: integer } } }
      - { type: object, title: Right, required: [b], properties: { b: { type: string } } }
  Points: { type: object, additionalProperties: { $ref: "#/$defs/Point" } }
  Spots: { type: array, items: { type: object, required: [at], properties: { at: { $ref: "#/$defs/Point" } } } }
  Level: { enum: [1, 2, 3] }
  Mood: { description: How it feels., enum: [calm, wild] }
  Visit:
    type: object
    additionalProperties: false
    properties:
      day: { type: string, format: date }
      since: { type: string, format: date-time }
      mood: { $ref: "#/$defs/Mood" }
      secret: { type: string, writeOnly: true }
      next: { $ref: "#/$defs/Visit" }
  Labelled: { type: object, allOf: [{ $ref: "#/$defs/Visit" }], minProperties: 1 }
  Code: { type: string, pattern: "^[a-z]{3}$" }
"""
TOOL = """\
    - id: {id}
      name: {id}
      description: d
      tags: [t]
      schema: {schema}
"""
EMPTY = """\
apiVersion: adl.inference-gateway.com/v1
kind: Agent
metadata: {{ name: small, description: d, version: 1.0.0 }}
spec:
  capabilities: {{ streaming: false, pushNotifications: false, stateTransitionHistory: false }}
  server: {{ port: 8080 }}
  language: {{ go: {{ module: example.com/small, version: "1.24" }} }}
  tools:
{tools}"""
NAMES = re.findall(r"^  (\w+):", TYPES, re.MULTILINE)


def ref(name: str) -> dict[str, object]:
    """Return a reference to a definition."""
    return {"$ref": f"types.yaml#/$defs/{name}"}


WHOLE = {
    "type": "object",
    "additionalProperties": False,
    "properties": {
        **{name: ref(name) for name in NAMES},
        "mixed": {"anyOf": [ref("Point"), {"type": "object", "required": ["n"]}, ref("Row")]},
        "note": {"$ref": "#/$defs/Point"},
        "many": {"type": "array", "items": ref("Point"), "default": [{"x": 1}]},
    },
    "$defs": {"Point": {"type": "object", "properties": {"name": {"type": "string"}}}},
}
SPEC = EMPTY.format(
    tools="".join(
        TOOL.format(id=name, schema=json.dumps(schema))
        for name, schema in {
            "take": {**WHOLE, "x-adlgen": {"output": ref("Visit")}},
            "give": {**ref("Visit"), "x-adlgen": {"output": ref("Tree")}},
            "find": {"type": "object", "x-adlgen": {"output": WHOLE}},
        }.items()
    )
)
VALUES: dict[str, list[Any]] = {
    "Point": [{"x": 1, "y": 2}],
    "Row": [["a", {"x": 1, "y": 0}], ["a", {"x": 1, "y": 0}, {"x": 2, "y": 0}, {"x": 3, "y": 4}]],
    "Tree": [{"x": 1, "y": 0}, [{"x": 1, "y": 0}, [[{"x": 2, "y": 0}]]]],
    "Twig": [None, [None, {"x": 1, "y": 0}, [None, None, None]]],
    "Either": [{"a": 1}, {"b": "x", "c": 1}],
    "Points": [{"k": {"x": 1, "y": 0}}],
    "Spots": [[{"at": {"x": 1, "y": 0}, "more": 1}]],
    "Level": [2],
    "Mood": ["wild"],
    "Visit": [{"next": {"mood": "calm", "day": "2026-01-31"}}, {"since": "2026-01-31T10:00:00Z"}],
    "Labelled": [{"mood": "calm"}],
    "Code": ["abc"],
    "mixed": [{"x": 1, "y": 0}, {"n": 1, "x": {}}, ["a", {"x": 1, "y": 0}, {"x": 2, "y": 0}]],
    "note": [{"name": "x", "more": 1}],
    "many": [[{"x": 1, "y": 0}, {"x": 2, "y": 0}]],
}
WRONG: dict[str, Any] = {
    "Point": {"x": -1, "z": 1},
    "Row": ["a", {"x": 1}, {"y": "1"}],
    "Tree": [{"x": 1}, [{"x": "1"}]],
    "Twig": [None, {}, [1]],
    "Either": {"a": "x"},
    "Points": {"k": {"x": 1.5}},
    "Spots": [{}],
    "Level": 4,
    "Mood": "sad",
    "Visit": {"next": {"next": {"mood": "sad"}}},
    "Labelled": {},
    "Code": "abcd",
    "mixed": {"x": -1},
    "note": {"name": 1},
    "many": [{"x": None}],
}


def rendered(
    folder: Path, options: Mapping[str, str], spec: str = SPEC, types: str = TYPES
) -> Rendered:
    """Emit an agent and the definitions next to it."""
    (folder / "types.yaml").write_text(types, "utf-8")
    source = Source("agent.yaml", spec, Folder(folder))
    return render_source(source, suite.TARGETS["python-pydantic"], options)


def written(output: Rendered, folder: Path) -> Rendered:
    """Write what is emitted into a folder."""
    for file in output.tree:
        path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")
    importlib.invalidate_caches()
    return output
