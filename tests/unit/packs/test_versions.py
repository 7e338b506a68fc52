"""Programs that serve the tools take the name and the version of the agent from a generated file."""

from __future__ import annotations

import re

import pytest

from adlgen.document.node import Source
from adlgen.testing.targets import render_source
from tests.conformance import suite

SPEC = """\
apiVersion: adl.inference-gateway.com/v1
kind: Agent
metadata: {{ name: depot, description: Finds parcels., version: {version} }}
spec:
  capabilities: {{ streaming: false, pushNotifications: false, stateTransitionHistory: false }}
  server: {{ port: 8080 }}
  language:
    go: {{ module: example.com/depot, version: "1.24" }}
    typescript: {{ packageName: depot, nodeVersion: "20" }}
    rust: {{ packageName: depot, version: 0.1.0, edition: "2021" }}
  tools: [{{ id: find, name: find, description: Finds a parcel., tags: [parcels], schema: {{ type: object }} }}]
"""
GENERATED = re.compile(r"/(mcpserver|adapters)/agent\.")
PROGRAMS = ("main.go", "src/main.ts", "src/main.rs", "src/depot/__main__.py")


@pytest.mark.parametrize("target", suite.TARGETS)
def test_the_version_of_a_program_follows_the_specification(target: str) -> None:
    before, after = (emitted(target, version) for version in ("4.3.2", "4.4.0"))
    (program,) = (path for path in before if path in PROGRAMS)
    assert before[program] == after[program]
    assert "4.3.2" not in before[program]
    assert any(GENERATED.search(path) and '"4.3.2"' in text for path, text in before.items())


def emitted(target: str, version: str) -> dict[str, str]:
    """Return the files of a small agent that is served."""
    source = Source("agent.yaml", SPEC.format(version=version))
    tree = render_source(source, suite.TARGETS[target], {"serve": "mcp"}).tree
    return {file.path: file.text for file in tree}
