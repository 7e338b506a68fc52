"""Emitted clients pass against a recorded session, without the server that it was recorded of."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import warnings
from pathlib import Path

import pytest

from adlgen.document.node import Source
from adlgen.testing.targets import render_source
from tests import cargo
from tests.conformance import suite
from tests.frameworks.test_rust import TOOLCHAIN as RUST
from tests.frameworks.test_rust import environment as rust_environment
from tests.servers.projects import COMPILER, GO, TOOLCHAINS
from tests.servers.projects import run as run_tool

HERE = Path(__file__).parent / "recorded"
ADLGEN = [sys.executable, "-m", "adlgen"]
HIDDEN = "hunter22"


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "ADLGEN_CACHE_DIR": "", "PYTHONPATH": str(suite.ROOT), **more}


def tools_of(folder: Path) -> Source:
    """Return the tools that the server lists."""
    request = '{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}\n'
    command = [sys.executable, "server.py"]
    done = subprocess.run(
        command, cwd=folder, input=request, capture_output=True, text=True, check=False
    )
    return Source("tools.json", json.dumps(json.loads(done.stdout)["result"]))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copy(HERE / "server.py.txt", tmp_path / "server.py")
    return tmp_path


def emit(folder: Path, target: str, **options: str) -> None:
    for file in render_source(tools_of(folder), suite.TARGETS[target], options).tree:
        path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")


def observed(folder: Path, client: list[str], server: list[str]) -> str:
    done = subprocess.run(
        [*client, *server],
        cwd=folder,
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def check(folder: Path, client: list[str]) -> None:
    """Record a client, then let it pass without the server."""
    recording = [*ADLGEN, "record", "-o", "session.jsonl", "--", sys.executable, "server.py"]
    direct = observed(folder, client, [sys.executable, "server.py"])
    assert observed(folder, client, recording) == direct
    session = (folder / "session.jsonl").read_text()
    assert observed(folder, client, recording) == direct
    assert (folder / "session.jsonl").read_text() == session
    assert HIDDEN in direct
    assert HIDDEN not in session
    assert json.loads(direct)["values"] == [1, 2]
    (folder / "server.py").unlink()
    replayed = observed(folder, client, [*ADLGEN, "serve", "--replay", "session.jsonl"])
    assert replayed == direct.replace(HIDDEN, "<secret>")


@pytest.mark.slow
def test_a_client_of_python_passes_without_the_server(folder: Path) -> None:
    emit(folder, "python-dataclass", client="mcp", wiring="false", module="shop")
    shutil.copy(HERE / "client.py.txt", folder / "src/client.py")
    check(folder, [sys.executable, "src/client.py"])


@pytest.mark.native
def test_a_client_of_typescript_passes_without_the_server(folder: Path) -> None:
    if shutil.which("node") is None:
        warnings.warn("the client of TypeScript is NOT checked: no node", stacklevel=1)
        pytest.skip("node is not installed")
    emit(folder, "typescript", client="mcp", wiring="false")
    shutil.copy(HERE / "client.ts.txt", folder / "src/client.ts")
    (folder / "node_modules").symlink_to(TOOLCHAINS / "frameworks/node_modules")
    (folder / "package.json").write_text('{"type": "module"}')
    settings = {"compilerOptions": COMPILER, "include": ["src"]}
    (folder / "tsconfig.json").write_text(json.dumps(settings))
    tsc = TOOLCHAINS / "node/node_modules/.bin/tsc"
    done = subprocess.run([str(tsc)], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    check(folder, ["node", "dist/client.js"])


@pytest.mark.native
def test_a_client_of_go_passes_without_the_server(folder: Path) -> None:
    if shutil.which("go") is None:
        warnings.warn("the client of Go is NOT checked: no go", stacklevel=1)
        pytest.skip("go is not installed")
    emit(folder, "go", client="mcp", wiring="false", module="example.com/shop")
    required = (TOOLCHAINS / "mcp-go/go.mod").read_text().partition("\n")[2]
    (folder / "go.mod").write_text(f"module example.com/shop\n{required}")
    shutil.copy(TOOLCHAINS / "mcp-go/go.sum", folder)
    shutil.copy(HERE / "client.go.txt", folder / "main.go")
    assert run_tool(["gofmt", "-l", "."], folder) == ""
    run_tool(["go", "build", "-o", "client", "."], folder, **GO)
    check(folder, ["./client"])


@pytest.mark.native
def test_a_client_of_rust_passes_without_the_server(folder: Path) -> None:
    if shutil.which("cargo") is None:
        warnings.warn("the client of Rust is NOT checked: no cargo", stacklevel=1)
        pytest.skip("cargo is not installed")
    emit(folder, "rust", client="mcp", wiring="false")
    dependencies = (RUST / "Cargo.toml").read_text().partition("[dependencies]")[2]
    package = '[package]\nname = "recorded"\nedition = "2021"\n\n[dependencies]'
    (folder / "Cargo.toml").write_text(f"{package}{dependencies}")
    lock = (RUST / "Cargo.lock").read_text()
    (folder / "Cargo.lock").write_text(lock.replace("adlgen-frameworks", "recorded"))
    (folder / "src/lib.rs").write_text("pub mod toolspec;\n")
    shutil.copy(HERE / "client.rs.txt", folder / "src/main.rs")
    run_tool(["rustfmt", "--check", "--edition", "2021", "src/main.rs"], folder)
    run_tool(["cargo", "build", "--quiet", "--locked"], folder, **rust_environment())
    check(folder, [str(cargo.PROGRAMS / "recorded")])


def call(name: str, arguments: object = None, id_: int = 2) -> str:
    params = {"name": name, "arguments": arguments or {}}
    return json.dumps({"jsonrpc": "2.0", "id": id_, "method": "tools/call", "params": params})


LIST = '{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}'


def run(folder: Path, words: list[str], *lines: str) -> subprocess.CompletedProcess[bytes]:
    text = "".join(f"{line}\n" for line in lines).encode()
    return subprocess.run(
        [*ADLGEN, *words],
        cwd=folder,
        env=environment(),
        input=text,
        capture_output=True,
        check=False,
    )


def record(folder: Path, words: list[str], *lines: str) -> subprocess.CompletedProcess[bytes]:
    return run(folder, ["record", *words, "--", sys.executable, "server.py"], *lines)


@pytest.mark.slow
def test_every_byte_passes_with_the_exit_code(folder: Path) -> None:
    lines = [LIST, call("count"), call("fail", id_=3)]
    text = "".join(f"{line}\n" for line in lines).encode()
    direct = subprocess.run(
        [sys.executable, "server.py"], cwd=folder, input=text, capture_output=True, check=False
    )
    done = record(folder, ["-o", "s.jsonl"], *lines)
    assert (done.returncode, done.stdout, done.stderr) == (7, direct.stdout, b"")
    assert direct.returncode == 7


@pytest.mark.slow
def test_calls_of_tools_without_a_schema_are_not_written(folder: Path) -> None:
    login = call("login", {"user": "ada", "password": HIDDEN})
    done = record(folder, ["-o", "s.jsonl"], login)
    assert b"ADL2832" in done.stderr
    assert "ada" not in (folder / "s.jsonl").read_text()
    (folder / "tools.json").write_text(tools_of(folder).text)
    done = record(folder, ["tools.json", "-o", "s.jsonl"], login)
    session = (folder / "s.jsonl").read_text()
    assert (done.stderr, "ada" in session, HIDDEN in session) == (b"", True, False)


@pytest.mark.slow
def test_another_file_is_not_replaced(folder: Path) -> None:
    (folder / "notes.txt").write_text("mine\n")
    done = record(folder, ["-o", "notes.txt"], LIST)
    assert (done.returncode, done.stdout) == (3, b"")
    assert b"ADL2831" in done.stderr
    assert (folder / "notes.txt").read_text() == "mine\n"
    refused = run(folder, ["serve", "--replay", "notes.txt"])
    assert (refused.returncode, b"ADL2830" in refused.stderr) == (2, True)
    assert record(folder, ["-o", "notes.txt", "--force"], LIST).returncode == 7
    assert (folder / "notes.txt").read_text().startswith('{"format": "adlgen session"')
    assert record(folder, ["-o", "-"], LIST).returncode == 2
    assert run(folder, ["record", "-o", "s", "--", "./no-such-program"]).returncode == 3


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["record", "-o", "s.jsonl", "--", sys.executable, "server.py"], 128 + signal.SIGTERM),
        (["serve", "--replay", "replayed.jsonl"], 130),
    ],
)
def test_a_signal_ends_the_processes(folder: Path, words: list[str], code: int) -> None:
    record(folder, ["-o", "replayed.jsonl"], LIST, call("count"))
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [*ADLGEN, *words], cwd=folder, env=environment(), stdin=pipe, stdout=pipe
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for line in (HELLO, LIST) if "serve" in words else (LIST,):
            process.stdin.write(f"{line}\n".encode())
            process.stdin.flush()
            assert b"result" in process.stdout.readline()
        process.terminate()
        assert process.wait(60) == code
    if words[0] == "record":
        lines = (folder / "s.jsonl").read_text().splitlines()
        assert [json.loads(line)["tool"]["name"] for line in lines[1:]] == [
            "count",
            "login",
            "fail",
        ]


HELLO = json.dumps(
    {
        "jsonrpc": "2.0",
        "id": 0,
        "method": "initialize",
        "params": {
            "protocolVersion": "2025-06-18",
            "capabilities": {},
            "clientInfo": {"name": "test", "version": "1"},
        },
    }
)


@pytest.mark.slow
def test_other_calls_are_refused_with_their_arguments(folder: Path) -> None:
    record(folder, ["-o", "s.jsonl"], LIST, call("login", {"user": "ada", "password": HIDDEN}))
    other = {"user": "eve", "password": HIDDEN}
    known = {"password": "another", "user": "ada"}
    lines = [HELLO, call("login", other), call("login", known, 3), call("nothing", None, 4)]
    done = run(folder, ["serve", "--replay", "s.jsonl"], *lines)
    answers = {one["id"]: one for one in map(json.loads, done.stdout.splitlines())}
    text = """the session has no call of 'login' with the arguments {"user": "eve", "password": "<secret>"}"""
    assert answers[2]["error"] == {"code": -32602, "message": text}
    assert answers[3]["result"]["isError"] is True
    assert "'nothing'" in answers[4]["error"]["message"]
