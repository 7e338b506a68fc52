"""The AI SDK, OpenAI Agents and both versions of the MCP SDK take emitted tools, with inferred types."""

from __future__ import annotations

import json
import shutil
import subprocess
import warnings
from pathlib import Path
from typing import Any

import pytest

from adlgen.testing.targets import render_case
from tests.conformance import suite

TOOLCHAINS = suite.ROOT / "tests/toolchains"
TSC = TOOLCHAINS / "node/node_modules/.bin/tsc"
PACKAGES = TOOLCHAINS / "frameworks/node_modules"
PROGRAM = Path(__file__).with_name("frameworks.test.ts")
SERVER = Path(__file__).with_name("server.ts")
CLIENT = Path(__file__).with_name("client.py")
PYTHON = suite.ROOT / ".cache/frameworks/bin/python"
ORDER: dict[str, Any] = {
    "customer": {"id": "7f1f1a5e-93b7-4a08-9d2b-2b1c6f6a0d3e"},
    "items": [{"skuId": "ABC-0001"}],
    "payment": {"method": "card", "token": "tok_1"},
    "note": None,
}
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
    compile_with(tmp_path, PROGRAM, {"wiring": "false"})
    assert "# pass 4" in run(["node", "--test", "dist/frameworks.test.js"], tmp_path)


@pytest.mark.native
def test_a_client_of_another_language_calls_the_tools_of_a_server(tmp_path: Path) -> None:
    if shutil.which("node") is None:
        warnings.warn("the MCP server of TypeScript is NOT checked: no node", stacklevel=1)
        pytest.skip("node is not installed")
    compile_with(tmp_path, SERVER, {"wiring": "false", "adapters": "mcp"})
    calls: list[tuple[str, Any]] = [
        ("create_order", ORDER),
        ("create_order", {**ORDER, "items": []}),
        ("ping", {}),
        ("search_catalog", {"filter": {"all": []}}),
        ("pong", {}),
    ]
    server = [shutil.which("node") or "node", str(tmp_path / "dist/server.js")]
    found = json.loads(run([str(PYTHON), str(CLIENT), json.dumps(calls), *server], tmp_path))
    assert [tool["name"] for tool in found["tools"]] == ["create_order", "ping", "search_catalog"]
    assert found["tools"][0]["outputSchema"]["type"] == "object"
    order, refused, ping, failed, unknown = found["results"]
    assert order["structuredContent"] == {"orderId": "o-1", "status": "accepted", "total": 1}
    assert found["progress"] == [[1, 2, "charged"]]
    assert ping["content"] == [{"type": "text", "text": "pong"}]
    assert "structuredContent" not in ping
    for result, text in (
        (refused, "- /items: must have at least 1 item (got 0)"),
        (failed, "The tool search_catalog failed with an internal error."),
        (unknown, "Available tools: create_order, ping, search_catalog"),
    ):
        assert result["isError"]
        assert text in result["content"][0]["text"]


def compile_with(folder: Path, program: Path, options: dict[str, str]) -> None:
    """Compile a program with emitted tools, into ``dist``."""
    emitted = render_case(suite.CASES["agent-orders"], suite.TARGETS["typescript"], options)
    for file in emitted.tree:
        path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")
    shutil.copy(program, folder)
    (folder / "node_modules").symlink_to(PACKAGES)
    (folder / "package.json").write_text('{"type": "module"}')
    settings = {"compilerOptions": COMPILER, "include": ["src", program.name]}
    (folder / "tsconfig.json").write_text(json.dumps(settings))
    run([str(TSC)], folder)


def run(command: list[str], folder: Path) -> str:
    """Run a program that succeeds, and return what it prints."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
