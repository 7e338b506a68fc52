"""Real manifests and probes: what agentcli's own loader takes loads, and what it refuses does not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from adlgen.diagnostics.datatypes import replace
from adlgen.document import read_source, source_from_bytes
from adlgen.ir.types import Record
from adlgen_plugins.agentcli.feature.model import Program
from tests import shared
from tests.dialects.loading import dialect_of, load, load_file

CORPUS = shared.CORPUS / "agentcli"
pytestmark = pytest.mark.corpus

STRICTER = {
    "37_env_dotless_i": "a letter that is not ASCII has the upper case of one that is",
    "51_schema_bool": "no model can call a tool without an object of arguments",
    "52_schema_string": "no model can call a tool without an object of arguments",
    "61_dup_json_key_last_wins": "a key that occurs twice is an error everywhere",
}
"""What the loader takes and adlgen does not, with the reason."""
TIE = {"54_empty_tools"}
"""Files whose format only the file name determines."""
UNMARKED = {"56_tools_null"}
"""Files that the loader accepts although their content does not determine the format."""


def files(folder: str) -> list[Path]:
    found = sorted((CORPUS / folder).glob("*.json")) if CORPUS.is_dir() else []
    return [path for path in found if path.name not in {"results.json", "EXPECTED.json"}]


def answers(path: str) -> Any:
    file = CORPUS / path
    return json.loads(file.read_text("utf-8")) if file.is_file() else {}


PROBES = {probe["id"]: probe for probe in answers("edge/results.json")}


@pytest.mark.parametrize("path", [*files("real"), *files("docs"), *files("tests")], ids=str)
def test_real_manifests_load(path: Path) -> None:
    assert dialect_of(read_source(path)) == "agentcli"
    read = load_file(path)
    assert read.errors == []
    assert read.agent is not None
    names = [entry["name"] for entry in json.loads(path.read_text("utf-8"))["tools"]]
    assert [tool.id for tool in read.agent.tools] == names


@pytest.mark.parametrize("path", files("invalid"), ids=lambda path: path.name)
def test_what_the_loader_refuses_is_refused_with_its_text(path: Path) -> None:
    expected = answers("invalid/EXPECTED.json")[path.name]
    read = load_file(path, "agentcli")
    assert read.errors[0] == expected


@pytest.mark.parametrize("path", files("invalid"), ids=lambda path: path.name)
def test_what_the_loader_refuses_is_recognised_by_its_commands(path: Path) -> None:
    assert dialect_of(read_source(path)) == "agentcli"


@pytest.mark.parametrize("probe", PROBES)
def test_probes_have_the_outcome_of_the_loader(probe: str) -> None:
    answer = PROBES[probe]["loader"]
    source = source_from_bytes("tools.json", PROBES[probe]["input"].encode())
    read = load(source, "agentcli")
    if probe in STRICTER:
        assert "error" not in answer
        assert not read.ok
        return
    assert read.ok == ("error" not in answer), read.errors
    expected = answer.get("error", "")
    if expected.startswith("tool[") or "unmarshal" in expected or "ufeff" in expected:
        assert read.errors[0] == expected


@pytest.mark.parametrize("probe", [name for name in PROBES if name not in STRICTER])
def test_what_the_loader_takes_means_the_same(probe: str) -> None:
    answer = PROBES[probe]["loader"]
    if "error" in answer:
        return
    source = source_from_bytes("tools.json", PROBES[probe]["input"].encode())
    spec = load(source, "agentcli").spec
    assert spec is not None
    assert [tool.id.value for tool in spec.tools] == answer["names"]
    for tool in spec.tools:
        program, registered = tool.extras["programs"], answer["registry"][tool.id.value]
        assert isinstance(program, Program)
        path = program.path if program.absolute else f"<DIR>/{program.path.removeprefix('./')}"
        assert [path, *program.command[1:]] == registered["command"]
        assert list(program.environment) == registered.get("envPassthrough", [])
        seconds = registered.get("timeoutSec", 0)
        assert program.timeout_seconds == (seconds if seconds > 0 else None)


@pytest.mark.parametrize("probe", [name for name in PROBES if "names" in PROBES[name]["loader"]])
def test_what_the_loader_takes_is_recognised(probe: str) -> None:
    source = source_from_bytes("tools.json", PROBES[probe]["input"].encode())
    if probe == "61_dup_json_key_last_wins":
        return  # not a document
    expected = None if probe in UNMARKED else "agentcli"
    assert dialect_of(source) == expected
    if probe in TIE:
        assert dialect_of(replace(source, path="x.json")) is None


HAND_WRITTEN = {
    name: [field[2].partition(",")[0] for field in fields]
    for name, fields in answers("handwritten_go_inputs.json").items()
}
DRIFTED = {"img_create"}
"""Programs that read what their schema forbids."""
NESTED = {"citation_pack"}
"""Programs whose fields were taken down one level further in."""


def test_types_have_the_fields_that_authors_wrote_by_hand() -> None:
    newest = load_file(CORPUS / "real" / "tools.2025-08-18.5a790a92.json")
    assert newest.agent is not None
    equal = set()
    for tool in newest.agent.tools:
        assert isinstance(tool.input.root, Record)
        fields = {field.key for field in tool.input.root.fields}
        if fields == set(HAND_WRITTEN.get(tool.id, ())):
            equal.add(tool.id)
    assert equal == HAND_WRITTEN.keys() - DRIFTED - NESTED
