"""The built-in tools as data."""

from __future__ import annotations

import pytest

from adlgen.document.node import JsonValue, Mapping, plain
from adlgen.features.builtins.model import CONFIG, IDS, settings_of
from adlgen.features.builtins.supplied import builtin, configuration
from tests.unit.frontends.manifests import spec_of

RESULTS = {
    "read": "file_path offset limit lines_read total_lines content",
    "bash": "command exit_code duration_ms output error?",
    "write": "file_path bytes_written",
    "edit": "file_path replacements",
    "fetch": "url method status_code duration_ms headers body? saved_to? bytes_read?"
    " bytes_written? truncated",
}


def keywords(schema: JsonValue) -> dict[str, JsonValue]:
    assert isinstance(schema, dict)
    return schema


@pytest.mark.parametrize("tool", IDS)
def test_schemas_are_closed_and_described(tool: str) -> None:
    supplied = builtin(tool)
    assert supplied.name == tool.capitalize()
    assert supplied.description
    assert isinstance(supplied.input, Mapping)
    for schema in (keywords(plain(supplied.input)), keywords(plain(supplied.output))):
        assert schema["additionalProperties"] is False
        for part in keywords(schema["properties"]).values():
            assert keywords(part)["description"]


@pytest.mark.parametrize("tool", IDS)
def test_results(tool: str) -> None:
    schema = keywords(plain(builtin(tool).output))
    required = schema["required"]
    assert isinstance(required, list)
    names = [key if key in required else f"{key}?" for key in keywords(schema["properties"])]
    assert names == RESULTS[tool].split()


def test_no_other_is_built_in() -> None:
    assert set(CONFIG) == set(IDS)
    with pytest.raises(KeyError):
        builtin("delete")


def test_configuration_fills_in_defaults() -> None:
    spec = spec_of(
        "  config: {tools: {bash: {enabled: true, timeout_seconds: 5.0}, read: null}}\n"
        "  tools: [{id: bash}, {id: read}]\n"
    )
    assert configuration(settings_of(spec), "bash") == {
        "enabled": True,
        "whitelist": [],
        "timeout_seconds": 5,
        "working_dir": "",
        "shell": False,
        "environment": [],
    }
    assert configuration(settings_of(spec), "read") == {
        "enabled": False,
        "max_lines": 0,
        "allowed_roots": [],
    }
