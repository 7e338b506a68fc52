"""The index of thousands of tools: TypeScript refuses an array of so many types, but not a tuple."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from adlgen.document.node import Source
from adlgen.output.tree import FileTree
from adlgen.testing.targets import render_source
from tests.conformance import suite

COMPILER = suite.ROOT / "tests/toolchains/node/node_modules/.bin/tsc"


def emitted(tools: int) -> FileTree:
    listed = [{"name": f"t{i}", "inputSchema": {"type": "object"}} for i in range(tools)]
    source = Source("t.json", json.dumps({"tools": listed}))
    options = {"wiring": "false", "layout": "single"}
    return render_source(source, suite.TARGETS["typescript"], options).tree


@pytest.mark.parametrize(("tools", "is_tuple"), [(2, False), (1001, True)])
def test_the_specs_of_many_tools_are_a_tuple(tools: int, is_tuple: bool) -> None:
    (index,) = (file.text for file in emitted(tools) if file.path.endswith("toolspec/index.ts"))
    found = re.search(r"export const specs: [^=]*= \[[^\]]*\]( as const)?;", index)
    assert found is not None
    assert (found[1] is not None) is is_tuple


@pytest.mark.native
def test_many_tools_compile(tmp_path: Path) -> None:
    for file in emitted(1500):
        path = tmp_path / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")
    (tmp_path / "package.json").write_text('{"type": "module"}')
    types = ["--typeRoots", str(COMPILER.parents[1] / "@types"), "--types", "node"]
    flags = ["--noEmit", "--strict", "--target", "ES2022", "--module", "NodeNext", *types]
    done = subprocess.run(
        [COMPILER, *flags, "src/toolspec/index.ts"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
