"""Features of packs: loaded when an agent uses them, reported where a pack lacks them."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

import pytest

from adlgen.diagnostics.codes.packs import MISSING_FEATURE
from adlgen.diagnostics.model import Log
from adlgen.document.node import Source
from adlgen.ir.agent import Agent
from adlgen.packs import bundled_packs, load_pack
from adlgen.packs.bundled import bundled_folder
from adlgen.packs.manifest import read_feature
from adlgen.packs.strict import check_feature
from adlgen.pipeline import generate, understand

PROGRAM = """{"tools": [{"name": "log", "command": ["./tools/bin/log"],
"schema": {"type": "object", "properties": {"text": {"type": "string"}}}}]}"""


def agent() -> Agent:
    log = Log()
    understood = understand(Source("tools.json", PROGRAM), log)
    assert not log.diagnostics
    return understood


@pytest.mark.parametrize("name", bundled_packs())
def test_every_feature_of_a_pack_is_well_formed(name: str) -> None:
    folder = bundled_folder() / name
    listed = tomllib.loads((folder / "pack.toml").read_text("utf-8"))["features"]
    assert sorted(listed) == sorted(
        path.parent.name for path in (folder / "features").glob("*/feature.toml")
    )
    for feature in listed:
        path = folder / "features" / feature / "feature.toml"
        check_feature(tomllib.loads(path.read_text("utf-8")))
        assert read_feature([folder], feature, trusted=True) == read_feature([folder], feature)


def test_a_feature_that_a_pack_lacks_is_a_warning_at_the_tool(tmp_path: Path) -> None:
    folder = tmp_path / "go"
    shutil.copytree(bundled_folder() / "go", folder)
    shutil.rmtree(folder / "features" / "programs")
    text = (folder / "pack.toml").read_text("utf-8")
    (folder / "pack.toml").write_text(text.replace('"programs", ', ""), "utf-8")
    log = Log()
    pack = load_pack("go", log, folder)
    paths = {file.path for file in generate(agent(), pack, {}, log)}
    (found,) = log.diagnostics
    assert found.code is MISSING_FEATURE
    assert found.span is not None
    assert "'programs'" in found.message
    assert "'log'" in found.message
    assert "toolspec/log.gen.go" in paths
    assert not any(path.startswith("cmd/") for path in paths)
    whole = generate(agent(), load_pack("go", Log()), {}, Log())
    more = {file.path for file in whole} - paths
    assert {path for path in more if not path.startswith("internal/platform/")} == {
        "cmd/log/main.gen.go",
        "adlrt/program.gen.go",
    }
