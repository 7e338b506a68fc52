"""No change of a schema exchanges values silently: no language constructs a type by positions."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from adlgen.diagnostics.model import Log
from adlgen.document.node import JsonValue, Source
from adlgen.document.siblings import Folder
from adlgen.packs import load_pack
from adlgen.pipeline import load_agent, plan_for
from adlgen.testing.targets import render_source
from tests.conformance import outputs, suite

TEXT: JsonValue = {"type": "string"}
POSITIONS = {
    "go": r"func New\w*\(",
    "rust": r"fn new\(",
    "typescript": r"constructor\(|\bclass\b",
    "python-pydantic": r"__init__|@dataclass",
    "python-dataclass": r"__init__|@dataclass(?!\([^)]*\bkw_only=True)",
}
"""What would take the properties of a type by their positions."""


def emitted(folder: Path, target: str, names: list[str]) -> dict[str, str]:
    """Return the files about a definition of another file and about an input."""
    folder.mkdir()
    properties: JsonValue = dict.fromkeys(names, TEXT)
    record: JsonValue = {"type": "object", "required": [*names], "properties": properties}
    (folder / "types.json").write_text(json.dumps({"$defs": {"Transfer": record}}))
    place: JsonValue = {"$ref": "types.json#/$defs/Transfer"}
    tools: list[JsonValue] = [
        {"name": "one", "inputSchema": record},
        {"name": "two", "inputSchema": {"type": "object", "properties": {"done": place}}},
    ]
    folder_of = Folder.of(folder / "t.json", "t.json")
    source = Source("t.json", json.dumps({"tools": tools}), folder_of)
    rendered = render_source(source, suite.TARGETS[target], {"wiring": "false"})
    return {file.path: file.text for file in rendered.without_fixed()}


@pytest.mark.parametrize("target", suite.TARGETS)
def test_values_have_no_positions(target: str, tmp_path: Path) -> None:
    names = ["fromAccount", "toAccount"]
    before, after = (
        emitted(tmp_path / way, target, given)
        for way, given in (("before", names), ("after", names[::-1]))
    )
    assert before.keys() == after.keys()
    changed = [path for path, text in before.items() if text != after[path]]
    assert changed, "the order of properties is that of the schema"
    for path in changed:
        assert not re.search(POSITIONS[target], after[path]), path


@pytest.mark.parametrize("pack", ["go", "python", "rust", "typescript"])
def test_formats_of_specs_that_people_write_have_native_types(pack: str) -> None:
    tools = Source(
        "t.json", json.dumps({"tools": [{"name": "a", "inputSchema": {"type": "object"}}]})
    )
    for source, formats in ((outputs.agent("a", {"a": True}), "native"), (tools, "annotate")):
        log = Log()
        plan, _ = plan_for(load_agent(source, log), load_pack(pack, log), {}, log)
        assert plan.options["formats"] == formats
