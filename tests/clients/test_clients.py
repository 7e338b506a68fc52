"""The client that docs/clients.md shows, with a real server."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import warnings
from pathlib import Path

import pytest

pytestmark = pytest.mark.native

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
TOOLCHAINS = ROOT / "tests" / "toolchains"
SERVER = TOOLCHAINS / "mcp/node_modules/@modelcontextprotocol/server-everything/dist/index.js"
NODE_BIN = TOOLCHAINS / "node/node_modules/.bin"


def run(command: list[str], cwd: Path, **more: str) -> str:
    """Run a command that has to succeed, and return what it prints."""
    done = subprocess.run(
        command,
        cwd=cwd,
        env={**os.environ, **more},
        capture_output=True,
        text=True,
        check=False,
        timeout=1800,
    )
    assert done.returncode == 0, f"{shlex.join(command)}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def adlgen(*arguments: str) -> None:
    command = [sys.executable, "-m", "adlgen", *arguments]
    run(command, ROOT, PYTHONPATH=str(ROOT))


def in_typescript_program(project: Path) -> list[str]:
    (project / "package.json").write_text('{ "type": "module" }\n')
    (project / "node_modules").symlink_to(TOOLCHAINS / "frameworks/node_modules")
    types = str(TOOLCHAINS / "node/node_modules/@types")
    flags = [
        "--target",
        "ES2022",
        "--module",
        "NodeNext",
        "--strict",
        "--skipLibCheck",
        "--typeRoots",
        types,
    ]
    folders = ["--types", "node", "--outDir", "dist", "--rootDir", "src"]
    run([str(NODE_BIN / "tsc"), *flags, *folders, "src/driver.ts"], project)
    return ["node", str(project / "dist" / "driver.js")]


def example_of_the_page(project: Path) -> list[str]:
    """Build the program that the page shows, next to the driver; it prints what it receives."""
    pattern = r"```ts\n(import \{ StdioClientTransport.*?)```"
    (program,) = re.findall(pattern, (ROOT / "docs/clients.md").read_text("utf-8"), re.DOTALL)
    server = f'command: "node", args: [{json.dumps(str(SERVER))}]'
    program, replaced = re.subn(r'command: "npx", args: \[.*?\]', lambda _: server, program)
    assert replaced == 1
    program = program.replace("./client/src/", "./")
    (project / "src/driver.ts").write_text(f"{program}console.log(weather.humidity);\n", "utf-8")
    return in_typescript_program(project)


@pytest.fixture(scope="session")
def tools(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tools of the real server, imported as a user would."""
    if not SERVER.exists() or shutil.which("node") is None:
        warnings.warn("clients are NOT checked: the MCP server is missing", stacklevel=1)
        pytest.skip("tests/toolchains/mcp is not installed: `make setup`")
    file = tmp_path_factory.mktemp("tools") / "everything.json"
    adlgen("import", "mcp", "-o", str(file), "--", "node", str(SERVER))
    return file


def test_the_program_of_the_page_ends(tools: Path, tmp_path: Path) -> None:
    if shutil.which(str(NODE_BIN / "tsc")) is None:
        warnings.warn("the program of docs/clients.md is NOT checked: no tsc", stacklevel=1)
        pytest.skip("tsc is missing")
    options = ["-t", "typescript", "--opt", "client=mcp", "--opt", "wiring=false"]
    adlgen("generate", str(tools), *options, "-o", str(tmp_path))
    assert run(example_of_the_page(tmp_path), HERE) == "82\n"
