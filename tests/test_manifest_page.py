"""The page about manifests lists the keys that the reader knows, and its smallest manifest is the smallest."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
import yaml

from adlgen.cli import main
from adlgen.frontends.adl.schema import manifest_schema
from adlgen.schema.described import DEFINITION
from tests.pages import ROOT, run

PAGE = (ROOT / "docs/manifest.md").read_text("utf-8")
KEYS, TOOL, EXTENSION = (
    re.findall(r"^\| (`.+?`) \| (.*) \|$", table, re.MULTILINE)
    for table in re.split(r"^\| key \| .*$", PAGE, flags=re.MULTILINE)[1:]
)
SCHEMA: Any = manifest_schema()
SPEC = SCHEMA["properties"]["spec"]
ONE_TOOL = SPEC["properties"]["tools"]["items"]
(EXAMPLE,) = re.findall(r"<!-- agent.yaml -->\n```yaml\n(.*?)```", PAGE, re.DOTALL)
OPTIONAL = ("spec", "tools")
"""The only part of the smallest manifest with a tool that can be left out: the tool."""


def required(rows: list[tuple[str, str]]) -> dict[str, bool]:
    """Return the keys of a table, and whether each is required."""
    return {
        key: row.startswith("yes |")
        for cell, row in rows
        for key in re.findall("`(.+?)`", cell)
        if row.startswith(("yes |", "no |"))
    }


def of_object(schema: Mapping[str, Any], prefix: str = "") -> dict[str, bool]:
    """Return the keys of the schema of an object, and whether each is required."""
    return {f"{prefix}{key}": key in schema["required"] for key in schema["properties"]}


def paths(node: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the paths of the keys of a manifest, except those in the schema of a tool."""
    items = node.items() if isinstance(node, dict) else enumerate(node)
    for key, value in items if isinstance(node, dict | list) else ():
        if isinstance(node, dict):
            yield (*path, key)
        if key != "schema" and isinstance(value, dict | list):
            yield from paths(value, (*path, key))


def without(path: tuple[str | int, ...]) -> dict[str, Any]:
    """Return the example without one of its keys."""
    manifest: dict[str, Any] = deepcopy(yaml.safe_load(EXAMPLE))
    node: Any = manifest
    for key in path[:-1]:
        node = node[key]
    del node[path[-1]]
    return manifest


def test_the_table_has_every_key_of_a_manifest() -> None:
    top = of_object(SCHEMA)
    assert (top.pop("metadata"), top.pop("spec")) == (True, True)
    expected = {
        **top,
        **of_object(SCHEMA["properties"]["metadata"], "metadata."),
        **of_object(SPEC, "spec."),
    }
    assert required(KEYS) == expected


def test_the_table_has_every_key_of_a_tool() -> None:
    own = {"required": [*ONE_TOOL["required"], *ONE_TOOL["else"]["required"]]}
    assert required(TOOL) == of_object({**ONE_TOOL, **own})


def test_the_table_has_every_key_of_the_extension() -> None:
    part = SCHEMA["definitions"][DEFINITION]["properties"]["x-adlgen"]["properties"]
    tool = ONE_TOOL["properties"]["schema"]["properties"]["x-adlgen"]["properties"]
    listed = [key for cell, _ in EXTENSION for key in re.findall("`(.+?)`", cell)]
    assert sorted(listed) == sorted({*part, *tool})
    assert all("](" in row for _, row in EXTENSION)


def test_the_commands_do_what_is_shown(tmp_path: Path) -> None:
    (tmp_path / "project").mkdir()
    assert run(PAGE, tmp_path / "project", tmp_path) == 3


@pytest.mark.parametrize(
    "path", [*paths(yaml.safe_load(EXAMPLE))], ids=lambda p: ".".join(map(str, p))
)
def test_nothing_can_be_left_out_of_the_smallest_manifest(
    path: tuple[str | int, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ADLGEN_CACHE_DIR", "")
    Path("agent.yaml").write_text(yaml.safe_dump(without(path)), "utf-8")
    assert main(["validate", "agent.yaml"]) == (0 if path == OPTIONAL else 1)
