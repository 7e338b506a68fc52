"""A pack without a part for programs emits the rest."""

from __future__ import annotations

import shutil
from pathlib import Path

from adlgen.diagnostics.codes.packs import MISSING_FEATURE
from adlgen.diagnostics.model import Log
from adlgen.document.node import Source
from adlgen.ir.agent import Agent
from adlgen.packs import load_pack
from adlgen.packs.bundled import bundled_folder
from adlgen.pipeline import generate, load_agent

PROGRAM = """{"tools": [{"name": "log", "command": ["./tools/bin/log"],
"schema": {"type": "object", "properties": {"text": {"type": "string"}}}}]}"""


def agent() -> Agent:
    log = Log()
    understood = load_agent(Source("tools.json", PROGRAM), log)
    assert not log.diagnostics
    return understood


def test_a_feature_that_a_pack_lacks_is_a_warning_at_the_tool(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    shutil.copytree(bundled_folder() / "go", folder)
    text = (folder / "pack.toml").read_text("utf-8")
    text = text.replace('name = "go"\n', 'name = "mine"\n', 1)
    (folder / "pack.toml").write_text(text, "utf-8")
    log = Log()
    pack = load_pack("mine", log, folder)
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
        "internal/program/program.gen.go",
    }
