"""Emitted clients: all targets call the same servers, a real one and one that misbehaves."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests import cargo

pytestmark = pytest.mark.native

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
TOOLCHAINS = ROOT / "tests" / "toolchains"
SERVER = TOOLCHAINS / "mcp/node_modules/@modelcontextprotocol/server-everything/dist/index.js"
NODE_BIN = TOOLCHAINS / "node/node_modules/.bin"
FAKE = [sys.executable, str(HERE / "fake_server.py")]


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


def in_go(project: Path) -> list[str]:
    (project / "go.mod").write_text("module example.com/everything\n\ngo 1.24\n")
    (project / "main.go").write_bytes((HERE / "driver.go.txt").read_bytes())
    run(["go", "build", "-o", "driver", "."], project)
    return [str(project / "driver")]


def in_typescript(project: Path) -> list[str]:
    (project / "src" / "driver.ts").write_bytes((HERE / "driver.ts.txt").read_bytes())
    return in_typescript_program(project)


def in_typescript_program(project: Path) -> list[str]:
    (project / "package.json").write_text('{ "type": "module" }\n')
    types = str(TOOLCHAINS / "node/node_modules/@types")
    flags = ["--target", "ES2022", "--module", "NodeNext", "--strict", "--typeRoots", types]
    folders = ["--types", "node", "--outDir", "dist", "--rootDir", "src"]
    run([str(NODE_BIN / "tsc"), *flags, *folders, "src/driver.ts"], project)
    return ["node", str(project / "dist" / "driver.js")]


CARGO = """\
[package]
name = "everything-client"
version = "0.1.0"
edition = "2021"

[lib]
name = "everything"

[dependencies]
serde = "1"
serde_json = "1"
"""


def example_of_the_readme(project: Path) -> list[str]:
    """Build the program that the README shows, next to the driver; it prints what it receives."""
    pattern = r"```ts\n(import \{ Session, StdioTransport.*?)```"
    (program,) = re.findall(pattern, (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    server = f'command: "node", args: [{json.dumps(str(SERVER))}]'
    program, replaced = re.subn(r'command: "npx", args: \[.*?\]', lambda _: server, program)
    assert replaced == 1
    program = program.replace("./client/src/", "./")
    (project / "src/driver.ts").write_text(f"{program}console.log(weather.humidity);\n", "utf-8")
    return in_typescript_program(project)


def in_rust(project: Path) -> list[str]:
    lock = (TOOLCHAINS / "rust" / "Cargo.lock").read_text("utf-8")
    (project / "Cargo.lock").write_text(lock.replace("adlgen-toolchain", "everything-client"))
    (project / "Cargo.toml").write_text(CARGO)
    (project / "src" / "lib.rs").write_text("pub mod toolspec;\n")
    (project / "src" / "main.rs").write_bytes((HERE / "driver.rs.txt").read_bytes())
    run(["cargo", "build", "--quiet"], project, CARGO_TARGET_DIR=str(cargo.TARGET))
    return [str(cargo.PROGRAMS / "everything-client")]


def in_python(project: Path) -> list[str]:
    driver = project / "src" / "driver.py"
    driver.write_bytes((HERE / "driver.py.txt").read_bytes())
    return [sys.executable, "-W", "error", "-X", "dev", str(driver)]


@dataclass(frozen=True, slots=True)
class Target:
    """How a target is emitted, and made a program."""

    options: tuple[str, ...]
    needs: str
    """The program without which there is nothing to see."""
    make: Callable[[Path], list[str]]


def _options(pack: str, *options: str) -> tuple[str, ...]:
    return ("-t", pack, *(word for option in options for word in ("--opt", option)))


TARGETS: Mapping[str, Target] = {
    "go": Target(_options("go", "module=example.com/everything"), "go", in_go),
    "typescript": Target(_options("typescript"), str(NODE_BIN / "tsc"), in_typescript),
    "rust": Target(_options("rust"), "cargo", in_rust),
    "python-pydantic": Target(_options("python", "module=everything"), sys.executable, in_python),
    "python-dataclass": Target(
        _options("python", "module=everything", "models=dataclass"), sys.executable, in_python
    ),
}


ODD_NAMES = ("admin.tools/list", 'say."it\'s"\n\\*/${now}')
"""Names that no model provider accepts, and MCP does: of a tool, and of one with an output schema."""
_INPUT = {"type": "object", "properties": {"all": {"type": "boolean"}}}
_OUTPUT = {"type": "object", "required": ["name"], "properties": {"name": {"type": "string"}}}
ODD_TOOLS = (
    {"name": ODD_NAMES[0], "inputSchema": _INPUT},
    {"name": ODD_NAMES[1], "inputSchema": _INPUT, "outputSchema": _OUTPUT},
)


@pytest.fixture(scope="session")
def tools(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tools of the real server, imported as a user would, and some that only the fake one has."""
    if not SERVER.exists() or shutil.which("node") is None:
        warnings.warn("clients are NOT checked: the MCP server is missing", stacklevel=1)
        pytest.skip("tests/toolchains/mcp is not installed: `make setup`")
    file = tmp_path_factory.mktemp("tools") / "everything.json"
    adlgen("import", "mcp", "-o", str(file), "--", "node", str(SERVER))
    offered = json.loads(file.read_text("utf-8"))
    offered["tools"] += ODD_TOOLS
    file.write_text(json.dumps(offered), "utf-8")
    return file


@pytest.fixture(scope="session", params=TARGETS)
def driver(
    request: pytest.FixtureRequest, tools: Path, tmp_path_factory: pytest.TempPathFactory
) -> list[str]:
    """A program over the emitted client, for each target."""
    target = TARGETS[request.param]
    if shutil.which(target.needs) is None:
        warnings.warn(f"{request.param} is NOT checked: no {target.needs}", stacklevel=1)
        pytest.skip(f"{target.needs} is missing")
    project = tmp_path_factory.mktemp(request.param)
    options = [*target.options, "--opt", "client=mcp", "--opt", "wiring=false"]
    adlgen("generate", str(tools), *options, "-o", str(project))
    return target.make(project)


def test_the_program_of_the_readme_ends(tools: Path, tmp_path: Path) -> None:
    if shutil.which(str(NODE_BIN / "tsc")) is None:
        warnings.warn("the program of the README is NOT checked: no tsc", stacklevel=1)
        pytest.skip("tsc is missing")
    options = ["-t", "typescript", "--opt", "client=mcp", "--opt", "wiring=false"]
    adlgen("generate", str(tools), *options, "-o", str(tmp_path))
    assert run(example_of_the_readme(tmp_path), HERE) == "82\n"


def answers(driver: list[str], mode: str, server: list[str]) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(run([*driver, mode, *server], HERE))
    return answer


def test_a_real_server_is_called(driver: list[str], tmp_path: Path) -> None:
    heard = tmp_path / "heard.jsonl"
    server = ["sh", "-c", 'tee "$0" | node "$1"', str(heard), str(SERVER)]
    assert answers(driver, "tour", server) == {
        "echo": "Echo: hello \u00e4",
        "sum": "The sum of 2 and 3.5 is 5.5.",
        "image": "image/png",
        "links": 2,
        "temperature": 36,
        "conditions": "Light rain / drizzle",
        "humidity": 82,
        "failed": "tool",
        "refused": "arguments",
    }
    messages = [json.loads(line) for line in heard.read_text("utf-8").splitlines()]
    assert [m["method"] for m in messages[:2]] == ["initialize", "notifications/initialized"]
    calls = [m["params"] for m in messages if m["method"] == "tools/call"]
    assert {"name": "get-resource-links", "arguments": {"count": 2}} in calls
    assert "99" not in json.dumps(calls), "what the schema refuses was sent"


GOOD = {"echo": "Echo: hello"}
SCENARIOS: Mapping[str, str] = {
    "fine": "",
    "old": "",
    "garbage": "",
    "asks": "",
    "later": "",
    "unknown": "protocol",
    "nothing": "protocol",
    "malformed": "protocol",
    "huge": "protocol",
    "rpc_error": "rpc",
    "is_error": "tool",
    "dies": "closed",
    "closes": "closed",
    "silent": "timeout",
    "wrong_id": "timeout",
}
TEXTS: Mapping[str, str] = {
    "unknown": "1999-01-01",
    "malformed": "echo returned a malformed result",
    "huge": "8388608",
    "rpc_error": "error -32602: no such tool",
    "is_error": "echo failed: it\nbroke",
}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_server_may_misbehave(driver: list[str], scenario: str) -> None:
    # Only where the server never answers may the time run out, however busy the machine is.
    mode = "impatient" if SCENARIOS[scenario] == "timeout" else "echo"
    answer = answers(driver, mode, [*FAKE, scenario])
    if not SCENARIOS[scenario]:
        assert answer == GOOD
    else:
        assert answer["error"] == SCENARIOS[scenario], answer
        assert TEXTS.get(scenario, "") in answer["text"]


def test_a_tool_is_called_by_its_exact_name(driver: list[str]) -> None:
    plain, structured = ODD_NAMES
    answer = answers(driver, "names", [*FAKE, "names"])
    assert answer == {"plain": plain, "structured": structured}


def test_there_may_be_no_server(driver: list[str], tmp_path: Path) -> None:
    answer = answers(driver, "echo", [str(tmp_path / "nothing")])
    assert "error" in answer
    assert "start" in answer["text"]
