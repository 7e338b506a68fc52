"""The extension for VS Code: it is type-checked, built, packaged and run with its language client under Node; the protocol client is connected to the server."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.lsp.test_typing import HEAD, SCHEMA

pytestmark = pytest.mark.native

ROOT = Path(__file__).parents[2]
EXTENSION = ROOT / "examples/editors/vscode"
TOOLCHAIN = ROOT / "tests/toolchains/vscode/node_modules"
NODE = ROOT / "tests/toolchains/node/node_modules"


def run(*command: str | Path, cwd: Path) -> str:
    environment = {**os.environ, "NODE_PATH": str(TOOLCHAIN)}
    done = subprocess.run(
        command, cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def built(tmp_path: Path) -> Path:
    """Return the folder of the extension after its build."""
    folder = tmp_path / "vscode"
    shutil.copytree(EXTENSION, folder)
    modules = folder / "node_modules"
    modules.mkdir()
    for path in TOOLCHAIN.glob("vscode-*"):
        (modules / path.name).symlink_to(path)
    (modules / "@types").mkdir()
    (modules / "@types/vscode").symlink_to(TOOLCHAIN / "@types/vscode")
    (modules / "@types/node").symlink_to(NODE / "@types/node")
    run(NODE / ".bin/tsc", "-p", ".", cwd=folder)
    bundle = ("--bundle", "--platform=node", "--external:vscode", "--outfile=dist/extension.js")
    run(NODE / ".bin/esbuild", "src/extension.ts", *bundle, cwd=folder)
    shutil.rmtree(modules)
    return folder


def test_the_extension_is_packaged(tmp_path: Path) -> None:
    folder = built(tmp_path)
    run(TOOLCHAIN / ".bin/vsce", "package", "--no-dependencies", cwd=folder)
    (packaged,) = folder.glob("*.vsix")
    with zipfile.ZipFile(packaged) as archive:
        names = {*archive.namelist()}
        manifest = json.loads(archive.read("extension/package.json"))
    assert {"extension/dist/extension.js", "extension/readme.md"} <= {
        name.lower() for name in names
    }
    assert not [name for name in names if "src/" in name or "node_modules" in name]
    assert manifest["contributes"]["configuration"]["properties"]["adlgen.command"]["default"] == [
        "adlgen",
        "lsp",
    ]


def test_its_client_is_served(tmp_path: Path) -> None:
    text = (HEAD + SCHEMA).replace("type: string", "type: strng")
    server = (sys.executable, "-m", "adlgen", "lsp")
    out = run("node", ROOT / "tests/lsp/client.cjs", tmp_path.as_uri(), text, *server, cwd=tmp_path)
    found = json.loads(out)
    assert (found["server"], found["codes"]) == ("adlgen", ["ADL0302"])
    assert "What the tool needs" in found["hover"]


def test_the_extension_runs_and_restarts_its_server(tmp_path: Path) -> None:
    bundle = built(tmp_path) / "dist/extension.js"
    text = (HEAD + SCHEMA).replace("type: string", "type: strng")
    server = (sys.executable, "-m", "adlgen", "lsp")
    driver = ROOT / "tests/lsp/extension.cjs"
    out = run("node", driver, bundle, tmp_path.as_uri(), text, *server, cwd=tmp_path)
    found = json.loads(out)
    assert found["codes"] == [["ADL0302"], ["ADL0302"]]
    assert "adlgen.restart" in found["known"]
    assert "adlgen.restart" not in found["left"]
