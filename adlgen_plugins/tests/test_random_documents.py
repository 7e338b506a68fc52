"""Reading any document ends with a specification or with positioned errors."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from adlgen.diagnostics.model import Log
from adlgen.document import read_document
from adlgen.document.node import JsonValue, Source, plain
from adlgen_plugins.dojops.tests.packages import DOPS, DOPS_1, MANIFEST, tool
from tests.dialects.loading import Loaded, load

ODD: list[JsonValue] = [
    None, True, 0, -1, 1.5, 2**70, "", "x", "..", "{", "{a}", "\n", "\u2028", "v1", "required",
    [], {}, [None], [{}], {"a": 1}, ["x", 1], {"type": "object"}, [[]],
]  # fmt: skip
SCHEMA: JsonValue = {
    "type": "object",
    "properties": {
        "a": {"type": "string", "enum": ["x"], "default": "x", "pattern": "a", "minLength": 1},
        "b": {"type": "array", "items": {"type": "integer", "minimum": 1}},
        "c": {"type": "object", "properties": {"d": {"anyOf": [{}]}}, "required": ["d"]},
    },
    "required": ["a"],
    "additionalProperties": False,
}
FULL: JsonValue = {
    **MANIFEST,
    "tags": ["t"],
    "verification": {"command": "terraform validate"},
    "detector": {"path": ["a", "{b}"]},
    "permissions": {"child_process": "required"},
    "outputSchema": "input.schema.json",
}
MORE = """\
detection: {paths: [a]}
verification: {structural: [{path: a, message: m}], binary: {command: helm lint, parser: helm-lint}}
permissions: {network: none}
scope: {write: [a]}
risk: {level: LOW, rationale: r}
update: {strategy: replace}
files:"""
ROUNDS = 60


def changed(value: JsonValue, draw: random.Random) -> JsonValue:
    """Return a value with one part of it replaced by something odd."""
    if isinstance(value, dict) and value and draw.random() < 0.9:
        key = draw.choice(sorted(value))
        return {**value, key: changed(value[key], draw)}
    if isinstance(value, list) and value and draw.random() < 0.9:
        at = draw.randrange(len(value))
        return [*value[:at], changed(value[at], draw), *value[at + 1 :]]
    return draw.choice(ODD)


def ends(read: Loaded) -> bool:
    return read.agent is not None or any(d.span is not None for d in read.found)


@pytest.mark.parametrize("seed", range(ROUNDS))
def test_agentcli(seed: int) -> None:
    entry: dict[str, JsonValue] = {
        "name": "t",
        "description": "d",
        "schema": SCHEMA,
        "command": ["./tools/bin/x", "-v"],
        "timeoutSec": 5,
        "envPassthrough": ["A", "B"],
    }
    root = changed({"tools": [entry, {**entry, "name": "u"}]}, random.Random(seed))
    assert ends(load(Source("tools.json", json.dumps(root)), "agentcli"))


@pytest.mark.parametrize("seed", range(ROUNDS))
def test_manifests_and_their_schemas(seed: int, tmp_path: Path) -> None:
    draw = random.Random(seed)
    manifest = changed(FULL, draw) if seed % 2 else FULL
    schema = SCHEMA if seed % 2 else changed(SCHEMA, draw)
    keys = manifest if isinstance(manifest, dict) else {}
    assert ends(tool(tmp_path, schema, **keys))


@pytest.mark.parametrize("seed", range(ROUNDS))
@pytest.mark.parametrize("text", [DOPS, DOPS_1], ids=["v2", "v1"])
def test_front_matter(text: str, seed: int) -> None:
    draw = random.Random(seed)
    document = read_document(Source("x.dops", text.replace("files:", MORE)), Log())
    assert document.body is not None
    root = plain(document.root)
    if isinstance(root, dict) and "output" in root:
        root = {**root, "output": SCHEMA}
    head = json.dumps(changed(root, draw), ensure_ascii=False)
    body = document.body.text
    assert ends(load(Source("x.dops", f"---\n{head}\n---\n{body}"), "dojops"))
