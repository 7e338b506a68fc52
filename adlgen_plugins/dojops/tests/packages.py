"""Small DojOps tools for tests: a sound one, and ways to change it."""

from __future__ import annotations

import json
from pathlib import Path

from adlgen.document.node import JsonValue
from adlgen.spec.model import ToolSpec
from adlgen_plugins.dojops.feature.model import Generation
from tests.dialects.loading import Loaded, load_file, load_text

MANIFEST: dict[str, JsonValue] = {
    "spec": 1,
    "name": "my-tool",
    "version": "1.0.0",
    "type": "tool",
    "description": "d",
    "inputSchema": "input.schema.json",
    "generator": {"strategy": "llm", "systemPrompt": "p"},
    "files": [{"path": "o.yaml", "serializer": "yaml"}],
}
INPUT: JsonValue = {"type": "object", "properties": {}}

DOPS = """\
---
dops: v2
meta: {name: chart, version: 1.0.0, description: Writes charts.}
context:
  technology: Helm
  fileFormat: yaml
  outputGuidance: YAML.
  bestPractices: [Be brief.]
files: [{path: "{outputPath}/Chart.yaml"}]
---
# Chart

## Prompt

Write a chart.

## Keywords

helm, chart
"""

DOPS_1 = """\
---
dops: v1
meta: {name: chart, version: 1.0.0, description: Writes charts.}
input:
  fields:
    outputPath: {type: string, required: true}
output: {type: object}
files: [{path: "{outputPath}/Chart.yaml", format: yaml}]
---
## Prompt

Write a chart.

## Keywords

helm
"""


def write(folder: Path, schema: JsonValue = INPUT, **changes: JsonValue) -> Path:
    """Write a tool into a folder; a key that is changed to null is left out."""
    folder.mkdir(parents=True, exist_ok=True)
    manifest = {key: value for key, value in {**MANIFEST, **changes}.items() if value is not None}
    (folder / "tool.yaml").write_text(json.dumps(manifest, ensure_ascii=False), "utf-8")
    (folder / "input.schema.json").write_text(json.dumps(schema), "utf-8")
    return folder / "tool.yaml"


def tool(folder: Path, schema: JsonValue = INPUT, **changes: JsonValue) -> Loaded:
    """Read a tool with changes."""
    return load_file(write(folder, schema, **changes), "dojops")


def raw(folder: Path, old: str, new: str) -> Loaded:
    """Read a tool whose manifest is changed as text, where the way of writing matters."""
    path = write(folder)
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")
    return load_file(path, "dojops")


def dops(text: str) -> Loaded:
    """Read a text as a file of the one-file format."""
    return load_text(text, "chart.dops")


def spec_of(loaded: Loaded) -> ToolSpec:
    """Return the tool that was read without errors."""
    assert loaded.errors == []
    assert loaded.spec is not None
    return loaded.spec.tools[0]


def generation(loaded: Loaded) -> Generation:
    """Return what a tool does."""
    behaviour = spec_of(loaded).extras["generation"]
    assert isinstance(behaviour, Generation)
    return behaviour
