"""The orders agent gives the same transcript through an MCP client in every target, and its program the same errors.

It has services, a middleware, a union, a built-in tool and a section of the configuration in a handler.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import warnings
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from adlgen import api
from tests import cargo
from tests.servers.projects import (
    CARGO,
    COMPILER,
    GO,
    PYTHON,
    TOOLCHAINS,
    Command,
    run,
    rust_package,
)

PROGRAM = "src/orders_agent/__main__.py"
EXAMPLE = Path(__file__).parents[2] / "examples/orders-agent"
CLIENT = Path(__file__).parents[1] / "frameworks/client.py"
ORDER: dict[str, Any] = {
    "customer": {"id": "7f1f1a5e-93b7-4a08-9d2b-2b1c6f6a0d3e"},
    "items": [{"skuId": "XYZ-1000"}, {"skuId": "ABC-0001", "quantity": 2}],
    "payment": {"method": "card", "token": "tok_1"},
    "note": None,
}
INVOICE = {"method": "invoice", "dueDate": "2030-01-01", "poNumber": None}
CALLS: list[tuple[str, Any]] = [
    ("ping", {}),
    ("search_catalog", {"filter": {"field": "name", "value": "Teapot"}}),
    ("search_catalog", {"filter": {"any": [{"all": []}]}, "limit": 1, "cursor": None}),
    ("create_order", ORDER),
    ("create_order", {**ORDER, "payment": INVOICE, "priority": "high"}),
    ("create_order", {**ORDER, "payment": {"method": "cash"}}),
    ("create_order", {"items": [{"skuId": "mug", "quantity": 0}]}),
    ("update_customer", {"customer_id": "1"}),
    ("http_probe", {"urls": [], "retry": {"mode": "fixed"}}),
    ("Read", {"file_path": "skills/greet.md"}),
    ("Read", {"file_path": "../secret"}),
]


def project(folder: Path, language: str, **options: str) -> None:
    """Copy the implementation of a language, and generate the rest with a program that serves it."""
    shutil.copytree(EXAMPLE / language, folder, dirs_exist_ok=True)
    for old in ("main.go", "go.mod", "src/main.ts", "src/main.rs", "Cargo.toml", PROGRAM):
        (folder / old).unlink(missing_ok=True)
    done = api.generate(
        EXAMPLE / "agent.yaml",
        targets=[language],
        output=folder,
        isolated=True,
        scaffold=True,
        options={"serve": "mcp", **options},
    )
    assert done.ok, done.diagnostics
    (folder / "skills").mkdir()
    (folder / "skills/greet.md").write_text("Say hello.\n")


def in_go(folder: Path) -> Command:
    """Build the agent in Go."""
    project(folder, "go")
    required = (TOOLCHAINS / "mcp-go/go.mod").read_text().partition("\n")[2]
    (folder / "go.mod").write_text(f"module example.com/orders-agent\n{required}")
    shutil.copy(TOOLCHAINS / "mcp-go/go.sum", folder)
    assert run(["gofmt", "-l", "main.go", "toolspec"], folder) == ""
    run(["go", "build", "-o", "server", "."], folder, **GO)
    return [str(folder / "server")]


def in_typescript(folder: Path) -> Command:
    """Build the agent in TypeScript."""
    project(folder, "typescript")
    (folder / "node_modules").symlink_to(TOOLCHAINS / "frameworks/node_modules")
    settings = {"compilerOptions": COMPILER, "include": ["src"]}
    (folder / "tsconfig.json").write_text(json.dumps(settings))
    run([str(TOOLCHAINS / "node/node_modules/.bin/tsc")], folder)
    return ["node", "dist/main.js"]


def in_rust(folder: Path) -> Command:
    """Build the agent in Rust."""
    project(folder, "rust")
    shutil.rmtree(folder / "tests")
    rust_package(folder, "orders-server", "orders_agent")
    run(["rustfmt", "--check", "--edition", "2021", "src/main.rs"], folder)
    run(["cargo", "build", "--quiet"], folder, **CARGO)
    return [str(cargo.PROGRAMS / "orders-server")]


def in_python(folder: Path, models: str) -> Command:
    """Generate the agent in Python with a kind of models; the handlers are the same."""
    project(folder, "python", models=models)
    return [str(PYTHON), "-W", "error", "-m", "orders_agent"]


TARGETS: Mapping[str, tuple[Callable[[Path], Command], str]] = {
    "go": (in_go, "go"),
    "typescript": (in_typescript, "node"),
    "rust": (in_rust, "cargo"),
    "python-pydantic": (lambda folder: in_python(folder, "pydantic"), str(PYTHON)),
    "python-dataclass": (lambda folder: in_python(folder, "dataclass"), str(PYTHON)),
}


def transcript(command: Command, folder: Path) -> str:
    """Return what the official client of Python lists and gets over standard input and output."""
    server = ["env", "DATABASE_URL=memory:", "PYTHONPATH=src", *command]
    client = [str(PYTHON), str(CLIENT), json.dumps(CALLS), *server]
    found = json.loads(run(client, folder))
    # The SDK for Go lists tools by name, that for Rust does not repeat the server in each result, and
    # JavaScript reads integers of a schema as doubles.
    found["tools"].sort(key=lambda tool: tool["name"])
    for result in found["results"]:
        result.pop("_meta", None)
    text = json.dumps(found).replace(str(2**63 - 1), str(9223372036854776000))
    found = json.loads(text)
    return json.dumps(found, indent=1, ensure_ascii=False, sort_keys=True)


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[Path, Command]]:
    """The folders and commands of the servers by target."""
    built: dict[str, tuple[Path, Command]] = {}
    for name, (build, needs) in TARGETS.items():
        if shutil.which(needs) is None:
            warnings.warn(f"the orders agent in {name} is NOT checked", stacklevel=1)
            continue
        folder = tmp_path_factory.mktemp(name)
        built[name] = folder, build(folder)
    return built


@pytest.mark.native
def test_every_target_gives_the_same_transcript(servers: dict[str, tuple[Path, Command]]) -> None:
    transcripts = {name: transcript(command, folder) for name, (folder, command) in servers.items()}
    first, *others = transcripts
    assert '"order-1"' in transcripts[first]
    for name in others:
        assert transcripts[name].splitlines() == transcripts[first].splitlines(), name


USAGE = "usage: orders-agent [-h] [--http [HOST]:PORT] [--allow-host HOST] [--allow-anonymous]\n"
HELP = f"""\
{USAGE}
Serves the tools with the Model Context Protocol.

options:
  -h, --help          show this help message and exit
  --http [HOST]:PORT  serve HTTP instead of standard input and output
  --allow-host HOST   accept requests for another host (may be repeated)
  --allow-anonymous   let other hosts call the tools without a token
"""
MEMORY = {"DATABASE_URL": "memory:"}
RUNS: list[tuple[list[str], dict[str, str], int, str, str]] = [
    (["--help"], {}, 0, HELP, ""),
    (["-h"], {}, 0, HELP, ""),
    (["--unknown"], {}, 2, "", "unknown|unrecognized"),
    (["extra"], {}, 2, "", "extra"),
    (["--http"], {}, 2, "", "http"),
    ([], {}, 1, "", "missing environment variables: DATABASE_URL"),
    (["--http", "8080"], MEMORY, 1, "", r'expected \[host\]:port, got "8080"'),
    (["--http=:70000"], MEMORY, 1, "", r'expected \[host\]:port, got ":70000"'),
    (["--http", "localhost:x"], MEMORY, 1, "", r'expected \[host\]:port, got "localhost:x"'),
    (["--http", "127.0.0.1:PORT"], MEMORY, 1, "", "address already in use"),
]
"""Arguments, variables, and what a program does with them: its status, its output and a pattern of its error."""


@pytest.mark.native
def test_every_program_reports_what_is_wrong_with_its_call(
    servers: dict[str, tuple[Path, Command]],
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        for name, (folder, command) in servers.items():
            for arguments, variables, status, output, error in RUNS:
                called = [argument.replace("PORT", port) for argument in arguments]
                done = called_with([*command, *called], folder, variables)
                case = (name, called, done.stdout, done.stderr)
                assert (done.returncode, done.stdout) == (status, output), case
                # Services may have logged before.
                head = USAGE if status == 2 else ""
                end = f"{re.escape(head)}orders-agent: error: .*({error}).*\n\\Z"
                assert re.search(end if status else r"\A\Z", done.stderr, re.IGNORECASE), case
                assert "Traceback" not in done.stderr, case


def called_with(
    command: Command, folder: Path, variables: Mapping[str, str]
) -> subprocess.CompletedProcess[str]:
    """Run a program that ends by itself."""
    return subprocess.run(
        command,
        cwd=folder,
        # Python breaks the lines of its usage to the width of the terminal.
        env={"PATH": os.environ["PATH"], "PYTHONPATH": "src", "COLUMNS": "100", **variables},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
