"""The AI SDK, OpenAI Agents and both versions of the MCP SDK take emitted tools, with inferred types."""

from __future__ import annotations

import json
import shutil
import subprocess
import warnings
from pathlib import Path

import pytest

from adlgen.testing.targets import render_case
from tests.conformance import suite

TOOLCHAINS = suite.ROOT / "tests/toolchains"
TSC = TOOLCHAINS / "node/node_modules/.bin/tsc"
PACKAGES = TOOLCHAINS / "frameworks/node_modules"
PROGRAM = Path(__file__).with_name("frameworks.test.ts")
COMPILER = {
    "target": "ES2022",
    "module": "NodeNext",
    "strict": True,
    "exactOptionalPropertyTypes": True,
    "skipLibCheck": True,
    "preserveSymlinks": True,
    "outDir": "dist",
    "rootDir": ".",
    "types": ["node"],
    "typeRoots": [str(TOOLCHAINS / "node/node_modules/@types")],
}


@pytest.mark.native
def test_frameworks_take_tools_with_their_types(tmp_path: Path) -> None:
    if shutil.which("node") is None:
        warnings.warn("the frameworks of TypeScript are NOT checked: no node", stacklevel=1)
        pytest.skip("node is not installed")
    emitted = render_case(
        suite.CASES["agent-orders"], suite.TARGETS["typescript"], {"wiring": "false"}
    )
    for file in emitted.tree:
        path = tmp_path / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")
    shutil.copy(PROGRAM, tmp_path)
    (tmp_path / "node_modules").symlink_to(PACKAGES)
    (tmp_path / "package.json").write_text('{"type": "module"}')
    settings = {"compilerOptions": COMPILER, "include": ["src", PROGRAM.name]}
    (tmp_path / "tsconfig.json").write_text(json.dumps(settings))
    run([str(TSC)], tmp_path)
    assert "# pass 4" in run(["node", "--test", "dist/frameworks.test.js"], tmp_path)


def run(command: list[str], folder: Path) -> str:
    """Run a program that succeeds, and return what it prints."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
