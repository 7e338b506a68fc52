"""`python -m tests.bench.servers`: one small call of an emitted server next to that of a server of the bare SDK.

Both run at the same time, in turns of calls, over HTTP (2026-07-28, connections that are kept) and over standard input and
output. A row has the calls of a second, the latency of a call alone, and the processor time of the server for a call, which
depends least on what else the machine does.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

from tests.servers import projects
from tests.servers.load import META
from tests.servers.modern import REVISION
from tests.servers.processes import HEADERS, INITIALIZE, serving
from tests.servers.projects import CARGO, GO, PYTHON, TOOLCHAINS, Command

BARE = Path(__file__).parent / "bare"
LANGUAGES = ("go", "typescript", "rust", "python-pydantic", "python-dataclass")
ROUNDS, CALLS, CLIENTS = 6, 800, 8
PARAMS = {"name": "add", "arguments": {"numbers": [1, 2, 3]}}
TICK = os.sysconf("SC_CLK_TCK")


@dataclass(slots=True)
class Measured:
    """What the rounds of a server took."""

    rates: list[float] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)

    def row(self) -> tuple[float, float, float]:
        """Return the calls of a second, and the milliseconds and the processor's microseconds of a call."""
        return (
            statistics.median(self.rates),
            statistics.median(self.latencies) * 1e3,
            statistics.median(self.cpu) * 1e6,
        )


def used(process: int) -> float:
    """Return the seconds of processor time of a process."""
    values = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(values[11]) + int(values[12])) / TICK


# --- HTTP ----------------------------------------------------------------------------------------

NAMED = {"MCP-Protocol-Version": REVISION, "Mcp-Method": "tools/call", "Mcp-Name": "add"}
BODY = json.dumps(
    {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {**PARAMS, "_meta": META}}
)


def posted(connection: HTTPConnection) -> None:
    """Call once."""
    connection.request("POST", "/mcp", BODY, {**HEADERS, **NAMED})
    text = connection.getresponse().read()
    assert b'"sum":6' in text.replace(b" ", b""), text


def http_round(url: str, process: int, found: Measured) -> None:
    """Measure calls of several clients, and of one."""
    place = urlsplit(url).netloc

    def client() -> None:
        with closing(HTTPConnection(place, timeout=600)) as connection:
            for _ in range(CALLS // CLIENTS):
                posted(connection)

    before, start = used(process), time.perf_counter()
    threads = [threading.Thread(target=client) for _ in range(CLIENTS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    count = CALLS // CLIENTS * CLIENTS
    found.rates.append(count / (time.perf_counter() - start))
    with closing(HTTPConnection(place, timeout=600)) as connection:
        alone = []
        for _ in range(50):
            begun = time.perf_counter()
            posted(connection)
            alone.append(time.perf_counter() - begun)
    found.latencies.append(statistics.median(alone))
    found.cpu.append((used(process) - before) / (count + 50))


# --- standard input and output -------------------------------------------------------------------


def line(id_: int) -> bytes:
    """Return a call of a session."""
    message = {"jsonrpc": "2.0", "id": id_, "method": "tools/call", "params": PARAMS}
    return json.dumps(message).encode() + b"\n"


def piped(command: Command) -> subprocess.Popen[bytes]:
    """Start a server and a session."""
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    assert process.stdin is not None
    assert process.stdout is not None
    start = {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": INITIALIZE}
    process.stdin.write(json.dumps(start).encode() + b"\n")
    process.stdin.write(b'{"jsonrpc":"2.0","method":"notifications/initialized"}\n')
    process.stdin.flush()
    assert b"serverInfo" in process.stdout.readline()
    return process


def pipe_round(process: subprocess.Popen[bytes], found: Measured) -> None:
    """Measure calls that are sent together, and one after the other."""
    assert process.stdin is not None
    assert process.stdout is not None
    before, start = used(process.pid), time.perf_counter()
    for first in range(0, CALLS, CLIENTS):
        process.stdin.write(b"".join(map(line, range(first, first + CLIENTS))))
        process.stdin.flush()
        for _ in range(CLIENTS):
            assert b"sum" in process.stdout.readline()
    count = len(range(0, CALLS, CLIENTS)) * CLIENTS
    found.rates.append(count / (time.perf_counter() - start))
    alone = []
    for number in range(50):
        begun = time.perf_counter()
        process.stdin.write(line(number))
        process.stdin.flush()
        assert b"sum" in process.stdout.readline()
        alone.append(time.perf_counter() - begun)
    found.latencies.append(statistics.median(alone))
    found.cpu.append((used(process.pid) - before) / (count + 50))


# --- servers -------------------------------------------------------------------------------------


def bare_go(folder: Path) -> Command:
    """Build the bare server in Go."""
    shutil.copy(BARE / "server.go.txt", folder / "main.go")
    required = (TOOLCHAINS / "mcp-go/go.mod").read_text().partition("\n")[2]
    (folder / "go.mod").write_text(f"module example.com/bare\n{required}")
    shutil.copy(TOOLCHAINS / "mcp-go/go.sum", folder)
    projects.run(["go", "build", "-o", "bare", "."], folder, **GO)
    return [str(folder / "bare")]


def bare_typescript(folder: Path) -> Command:
    """Compile the bare server in TypeScript."""
    (folder / "src").mkdir()
    shutil.copy(BARE / "server.ts.txt", folder / "src/main.ts")
    (folder / "node_modules").symlink_to(TOOLCHAINS / "frameworks/node_modules")
    (folder / "package.json").write_text('{"type": "module"}')
    settings = {"compilerOptions": projects.COMPILER, "include": ["src"]}
    (folder / "tsconfig.json").write_text(json.dumps(settings))
    projects.run([str(TOOLCHAINS / "node/node_modules/.bin/tsc")], folder)
    return ["node", str(folder / "dist/main.js")]


def bare_python(folder: Path) -> Command:
    """Copy the bare server in Python."""
    shutil.copy(BARE / "server.py.txt", folder / "server.py")
    return [str(PYTHON), str(folder / "server.py")]


def rust(folder: Path, _bare: Path) -> tuple[Command, Command]:
    """Build both servers in Rust, with optimizations."""
    projects.in_rust(folder, name="bench-server")
    (folder / "src/bin").mkdir()
    shutil.copy(BARE / "server.rs", folder / "src/bin/bench-bare.rs")
    environment = {
        "CARGO_TARGET_DIR": CARGO["CARGO_TARGET_DIR"],
        "CARGO_PROFILE_RELEASE_DEBUG": "0",
    }
    projects.run(["cargo", "build", "--quiet", "--release"], folder, **environment)
    programs = Path(CARGO["CARGO_TARGET_DIR"]) / "release"
    return [str(programs / "bench-server")], [str(programs / "bench-bare")]


def pair(
    target: str, bare: Callable[[Path], Command]
) -> Callable[[Path, Path], tuple[Command, Command]]:
    """Return what builds the emitted server and the bare one."""
    return lambda folder, other: (projects.TARGETS[target].build(folder), bare(other))


BUILDERS: Mapping[str, Callable[[Path, Path], tuple[Command, Command]]] = {
    "go": pair("go", bare_go),
    "typescript": pair("typescript", bare_typescript),
    "rust": rust,
    "python-pydantic": pair("python-pydantic", bare_python),
    "python-dataclass": pair("python-dataclass", bare_python),
}


def over_http(commands: Sequence[Command], folder: Path) -> list[Measured]:
    """Measure servers over HTTP, in turns."""
    with ExitStack() as stack:
        servers = []
        for number, command in enumerate(commands):
            place = folder / f"served-{number}"
            place.mkdir()
            servers.append(stack.enter_context(serving(command, place)))
        found = [Measured() for _ in commands]
        for _ in range(ROUNDS):
            for server, one in zip(servers, found, strict=True):
                http_round(server.url, server.process.pid, one)
        return [Measured(one.rates[1:], one.latencies[1:], one.cpu[1:]) for one in found]


def over_pipes(commands: Sequence[Command]) -> list[Measured]:
    """Measure servers over standard input and output, in turns."""
    processes = [piped(command) for command in commands]
    found = [Measured() for _ in commands]
    for _ in range(ROUNDS):
        for process, one in zip(processes, found, strict=True):
            pipe_round(process, one)
    for process in processes:
        process.communicate()
    return [Measured(one.rates[1:], one.latencies[1:], one.cpu[1:]) for one in found]


def main() -> None:
    """Measure every language and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("languages", nargs="*", default=[*LANGUAGES])
    print(
        "| server | transport | calls/s | bare SDK | ms | bare SDK | CPU µs | bare SDK | calls/s against the SDK |"
    )
    print("|---|---|---|---|---|---|---|---|---|")
    for name in parser.parse_args().languages:
        target = projects.TARGETS[name]
        if shutil.which(target.needs) is None:
            print(f"{name}: SKIPPED, {target.needs} missing", file=sys.stderr)
            continue
        with TemporaryDirectory() as temporary:
            folder = Path(temporary)
            for part in ("emitted", "bare"):
                (folder / part).mkdir()
            commands = BUILDERS[name](folder / "emitted", folder / "bare")
            for transport, found in (
                ("HTTP", over_http(commands, folder)),
                ("stdio", over_pipes(commands)),
            ):
                (rate, latency, cpu), (rate0, latency0, cpu0) = (one.row() for one in found)
                share = f"{100 * rate / rate0 - 100:+.0f} %"
                print(
                    f"| {name} | {transport} | {rate:,.0f} | {rate0:,.0f} | {latency:.2f} | {latency0:.2f} "
                    f"| {cpu:,.0f} | {cpu0:,.0f} | {share} |",
                    flush=True,
                )


if __name__ == "__main__":
    main()
