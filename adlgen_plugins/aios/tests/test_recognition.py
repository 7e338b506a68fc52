"""What is taken for an AIOS tool, and what only looks like one."""

from __future__ import annotations

import pytest

from adlgen.diagnostics.model import Log
from adlgen.document import read_document
from adlgen.document.node import Source
from adlgen_plugins.aios import frontend as aios
from adlgen_plugins.aios.tests.tools import HEAD, read


def recognised(text: str) -> bool:
    return aios.recognises(read_document(Source("a.yaml", text), Log()))


@pytest.mark.parametrize(
    "text",
    [
        HEAD,
        "tool: {type: mcp}",
        "tool: {examples: {}}\nmore: 1",
        "tool: {cli_specific: {}}",
        '{"tool": {"id": "a"}}',
        "{id: a, type: local, version: 1.0.0, name: A}",
    ],
)
def test_own(text: str) -> None:
    assert recognised(text)


@pytest.mark.parametrize(
    "text",
    [
        "tool: some-name",
        "tool: [a]",
        "tool: {}",
        "tool: {poetry: {dependencies: {}}}",
        "tool: {name: a, inputSchema: {type: object}}",
        "tool: {name: a, description: b, input_schema: {type: object}}",
        "tools: [{name: a, command: [./tools/bin/a]}]",
        "tools: [{name: a, inputSchema: {type: object}}]",
        "[{type: function, function: {name: a}}]",
        "{apiVersion: v1, kind: Pod, metadata: {name: a}, spec: {containers: []}}",
        "{apiVersion: v1, id: a, type: cli, version: 1.0.0}",
        "{apiVersion: v1, kind: Agent, tool: {id: a}}",
        "{name: ci, on: push, jobs: {build: {runs-on: linux, steps: []}}}",
        "{version: '3', services: {web: {image: a}}}",
        "{version: '3', tasks: {build: {cmds: [make]}}}",
        "{name: a, version: 1.0.0, type: module, scripts: {}}",
        "{name: a, bash: echo, description: b, parameters: {X: {type: string}}}",
        "{spec: 1, name: a, version: 1.0.0, type: tool, inputSchema: input.schema.json}",
        "{id: a, type: http, version: 1.0.0}",
        "text",
        "[]",
        "",
    ],
)
def test_foreign(text: str) -> None:
    assert not recognised(text)


def test_without_its_root_key_it_is_a_deviation() -> None:
    text = "{id: a, type: meta, version: 1.0.0, name: A, description: b, commands: [c]}"
    assert read(text).codes == ["ADL1309", "ADL1317"]
    assert read(text, strict=True).codes == ["ADL1309!", "ADL1317"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("tool: a", "'tool' must be a mapping, not a string"),
        ("[]", "the root must be a mapping, not a list"),
    ],
)
def test_forced(text: str, message: str) -> None:
    found = read(text, dialect="aios")
    assert found.problems[0] == ("ADL1302!", message)
    assert ("ADL1301!", "Tool missing required field: id") in found.problems
