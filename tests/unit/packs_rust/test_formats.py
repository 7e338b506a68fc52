"""Which formats have types of Rust, and what they need in other files."""

from __future__ import annotations

import json
import re

import pytest

from adlgen.document.node import JsonValue, Source
from adlgen.testing.targets import render_source
from tests.conformance import suite

AGENT = """\
apiVersion: adl.inference-gateway.com/v1
kind: Agent
metadata: { name: desk, description: A desk., version: 1.0.0 }
spec:
  capabilities: { streaming: false, pushNotifications: false, stateTransitionHistory: false }
  server: { port: 8080 }
  language: { go: { module: example.com/desk, version: "1.24" } }
  tools:
BUILTIN    - { id: find, name: find, description: Finds., tags: [t], schema: SCHEMA }
"""


def emitted(
    schema: JsonValue, builtin: str = "    - id: fetch\n", **options: str
) -> dict[str, str]:
    """Return the files of an agent with a tool and a built-in one."""
    text = AGENT.replace("SCHEMA", json.dumps(schema)).replace("BUILTIN", builtin)
    source = Source("agent.yaml", text)
    tree = render_source(source, suite.TARGETS["rust"], options).tree
    return {file.path: file.text for file in tree}


def text(name: str) -> dict[str, JsonValue]:
    return {"type": "string", "format": name}


def schema(**properties: JsonValue) -> JsonValue:
    return {"type": "object", "properties": properties}


DAY = schema(day=text("date"), mail=text("email"))


def test_specs_that_people_write_have_types_of_formats() -> None:
    files = emitted(DAY)
    assert "pub day: Option<chrono::NaiveDate>," in files["src/toolspec/find.rs"]
    assert "pub mail: Option<String>," in files["src/toolspec/find.rs"]
    tools = [{"name": "find", "description": "Finds.", "inputSchema": DAY}]
    imported = Source("tools.json", json.dumps({"tools": tools}))
    tree = render_source(imported, suite.TARGETS["rust"], {}).tree
    assert "src/toolspec/formats.rs" not in {file.path for file in tree}
    assert any("pub day: Option<String>," in file.text for file in tree)


def test_what_is_not_used_is_not_emitted() -> None:
    files = emitted(DAY)
    manifest = files["Cargo.toml"]
    assert "chrono = " in manifest
    # The built-in tool has an address, which is a text there.
    assert not any(f"{crate} = " in manifest for crate in ("base64", "url", "uuid"))
    native = files["src/toolspec/native.rs"]
    assert [line for line in native.splitlines() if line.startswith("impl ")] == [
        "impl Wire for chrono::NaiveDate {",
        "impl From<chrono::ParseError> for ToolError {",
    ]
    assert "pub url: String," in files["src/toolspec/fetch.rs"]


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("byte", "base64::DecodeError"),
        ("date", "chrono::ParseError"),
        ("date-time", "chrono::ParseError"),
        ("ipv4", ""),
        ("uri", "url::ParseError"),
        ("uuid", "uuid::Error"),
    ],
)
def test_the_error_of_a_crate_converts_where_its_types_are(name: str, error: str) -> None:
    native = emitted(schema(value=text(name)))["src/toolspec/native.rs"]
    found = re.findall(r"^impl From<(.+)> for ToolError", native, re.MULTILINE)
    assert found == [error] * bool(error)
    assert ("ToolError, Wire}" in native) is bool(error)


def test_the_grammar_of_a_format_is_emitted_once() -> None:
    files = emitted(DAY)
    assert '"date": [' in files["src/toolspec/formats.rs"]
    assert '"date": [' not in files["src/toolspec/find.rs"]
    assert "    formats: FORMATS,\n" in files["src/toolspec/find.rs"]
    outside = emitted(DAY, validator="external")
    assert "src/toolspec/formats.rs" not in outside
    assert "src/toolspec/native.rs" in outside


@pytest.mark.parametrize("formats", ["annotate", "assert"])
def test_other_options_have_texts(formats: str) -> None:
    files = emitted(DAY, formats=formats)
    assert "pub day: Option<String>," in files["src/toolspec/find.rs"]
    assert "chrono" not in files["Cargo.toml"]
    assert ("src/toolspec/formats.rs" in files) is (formats == "assert")


@pytest.mark.parametrize("runtime", ["crate::base::toolspec::runtime", "base::toolspec::runtime"])
def test_the_runtime_of_another_output_has_texts(runtime: str) -> None:
    files = emitted(DAY, runtime=runtime)
    assert "pub day: Option<String>," in files["src/toolspec/find.rs"]
    assert "src/toolspec/native.rs" not in files
    assert "src/toolspec/formats.rs" in files


def test_one_file_has_all() -> None:
    files = emitted(DAY, "", layout="single", formats="native")
    assert {*files} == {*emitted(schema(), "", layout="single", formats="native")}
    assert "impl Wire for chrono::NaiveDate {" in files["src/toolspec/specs.rs"]


@pytest.mark.parametrize(
    ("name", "held", "refused"),
    [
        ("byte", "AAE=", "AAF="),
        ("date", "0000-02-29", "2023-02-29"),
        ("date-time", "2016-12-31T23:59:60Z", "2016-12-31T23:58:60Z"),
        ("date-time", "2024-02-29T12:00:00.1234567890+01:00", "2024-02-29T12:00:00.1234567891Z"),
        ("ipv4", "10.0.0.1", "010.0.0.1"),
        ("ipv6", "::ffff:10.0.0.1", "::1%eth0"),
        ("uri", "https://ada@example.com:8080/a?b", "https://example.com:99999/"),
        ("uri", "urn:a", "http:a"),
        ("uri", "http://[::1]/", "no address"),
        ("uuid", "6ba7b810-9dad-11d1-80b4-00c04fd430c8", "6ba7b8109dad11d180b400c04fd430c8"),
    ],
)
def test_a_default_that_its_type_does_not_hold_is_not_applied(
    name: str, held: str, refused: str
) -> None:
    default = [held, refused]
    properties: dict[str, JsonValue] = {
        f"a{at}": {"type": "array", "items": text(name), "default": [value]}
        for at, value in enumerate(default)
    }
    rows = emitted(schema(**properties), wiring="false")["src/toolspec/find.rs"]
    assert f'"a0" = a0 or Json::embedded(r#"["{held}"]"#),' in rows
    assert '"a1" = a1 optional,' in rows
