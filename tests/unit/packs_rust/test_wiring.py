"""What users write against the wiring does not change when another part of the specification does."""

from __future__ import annotations

import re

from adlgen.document.node import Source
from adlgen.testing.targets import render_source
from tests.conformance import suite

SPEC = """\
apiVersion: adl.inference-gateway.com/v1
kind: Agent
metadata: {{ name: depot, description: Finds parcels., version: 1.0.0 }}
spec:
  capabilities: {{ streaming: false, pushNotifications: false, stateTransitionHistory: false }}
  server: {{ port: 8080 }}
  language: {{ rust: {{ packageName: depot, version: 0.1.0, edition: "2021" }} }}
{services}
  tools:
    - id: find
      name: find
      description: Finds a parcel.
      tags: [parcels]
      schema: {{ type: object, required: {required}, properties: {{ id: {{ type: string }}, size: {{ type: integer }} }} }}
"""
SERVICES = """\
  services:
    parcels: { type: service, interface: Parcels, factory: new_parcels, description: The parcels. }
"""
OWNED = ("src/main.rs", "src/tools/find.rs", "Cargo.toml")


def emitted(services: str = "", required: str = "[id]", **options: str) -> dict[str, str]:
    """Return the files of a small agent."""
    source = Source("agent.yaml", SPEC.format(services=services, required=required))
    tree = render_source(source, suite.TARGETS["rust"], options).tree
    return {file.path: file.text for file in tree}


def test_files_of_users_do_not_change_with_services_or_required_properties() -> None:
    first = emitted(serve="mcp")
    for other in (emitted(SERVICES, serve="mcp"), emitted(required="[id, size]", serve="mcp")):
        assert {path: other[path] for path in OWNED} == {path: first[path] for path in OWNED}


def test_an_application_is_built_and_closed_in_one_way() -> None:
    wires = [emitted(services)["src/toolspec/wire.rs"] for services in ("", SERVICES)]
    for wire in wires:
        assert "pub async fn build(" in wire
        assert re.search(r"build\((mut )?parts: Parts\) -> Result<Self, BoxError> \{", wire)
        assert "pub async fn close(self) -> Result<(), CloseError> {" in wire


def test_the_sample_of_a_test_is_generated_with_the_types() -> None:
    files = emitted(required="[id, size]")
    sample = '#[cfg(test)]\npub const SAMPLE: &str = r#"{"id":"text","size":1}"#;'
    assert sample in files["src/toolspec/find.rs"]
    assert "SAMPLE" in files["src/tools/find.rs"]


def test_handlers_are_tested_in_the_runtime_that_the_crate_has() -> None:
    for options, attribute, call in (
        ({}, "#[test]\n    fn", "block_on(SPEC.call(&handler, input));"),
        ({"serve": "mcp"}, "#[tokio::test]\n    async fn", "SPEC.call(&handler, input).await;"),
        ({"adapters": "mcp"}, "#[tokio::test]\n    async fn", "SPEC.call(&handler, input).await;"),
    ):
        text = emitted(**options)["src/tools/find.rs"]
        assert f"{attribute} it_handles_a_sample()" in text
        assert call in text


def test_numbers_keep_their_digits_in_every_crate() -> None:
    for options in ({}, {"serve": "mcp"}, {"adapters": "mcp"}):
        (entry,) = re.findall("^serde_json = .*$", emitted(**options)["Cargo.toml"], re.MULTILINE)
        assert '"float_roundtrip"' in entry


def test_a_dependency_has_the_description_of_its_service() -> None:
    services = """\
  services:
    parcels:
      type: service
      interface: Parcels
      factory: new_parcels
      description: The *parcels* of [all] depots.
      parts: { Lost: lost }
"""
    spec = SPEC.format(services=services, required="[id]")
    injected = f"{spec}      inject: [parcels, parcels.lost, logger]\n"
    tree = render_source(Source("agent.yaml", injected), suite.TARGETS["rust"], {}).tree
    text = next(file.text for file in tree if file.path == "src/toolspec/find.rs")
    fields = re.findall(r"((?:    ///.*\n)+)    pub (\w+): (?:Logger|Arc)", text)
    assert fields == [
        ("    /// The *parcels* of \\[all] depots.\n", "parcels"),
        ("    /// `parcels.lost`\n", "parcels_lost"),
        ("    /// `logger`\n", "logger"),
    ]
