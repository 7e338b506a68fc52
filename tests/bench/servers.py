"""`python -m tests.bench.servers`: one small call of an emitted server next to that of a server of the bare SDK.

Both run at the same time, in turns of calls, over HTTP (2026-07-28, connections that are kept) and over standard input and
output. A row has the calls for a second of the server's processor time, which depends least on what else the machine does,
and the latency of a call alone: the median and the 99th percentile.
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
SCAFFOLD = Path(__file__).parents[2] / "golden/rust/cases/agent-orders/Cargo.toml"
"""The manifest of a new project, whose profile is that of both servers in Rust."""
LANGUAGES = ("go", "typescript", "rust", "python-pydantic", "python-dataclass")
ROUNDS, CALLS, ALONE, CLIENTS = 8, 1600, 200, 8
WARM = 3
"""The rounds before those that count, for compilers that work while programs run."""
PARAMS = {"name": "add", "arguments": {"numbers": [1, 2, 3]}}
TICK = os.sysconf("SC_CLK_TCK")


@dataclass(slots=True)
class Measured:
    """What the calls of a server took, in seconds."""

    rates: list[float] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)
    cpu: float = 0
    calls: int = 0

    def row(self) -> tuple[float, float, float, float]:
        """Return the calls of a second, those of a second of the processor, and two latencies in milliseconds."""
        cuts = statistics.quantiles(self.latencies, n=100)
        rate = statistics.median(self.rates)
        return rate, self.calls / self.cpu, cuts[49] * 1e3, cuts[98] * 1e3


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
        for _ in range(ALONE):
            begun = time.perf_counter()
            posted(connection)
            alone.append(time.perf_counter() - begun)
    found.latencies += alone
    found.cpu += used(process) - before
    found.calls += count + ALONE


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
    for number in range(ALONE):
        begun = time.perf_counter()
        process.stdin.write(line(number))
        process.stdin.flush()
        assert b"sum" in process.stdout.readline()
        alone.append(time.perf_counter() - begun)
    found.latencies += alone
    found.cpu += used(process.pid) - before
    found.calls += count + ALONE


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
    """Build both servers in Rust, with the optimizations of a new project."""
    projects.in_rust(folder, name="bench-server")
    _, section, rest = SCAFFOLD.read_text("utf-8").partition("[profile.release]\n")
    profile, end, _ = rest.partition("\n\n")
    assert end, "another section follows the profile"
    with (folder / "Cargo.toml").open("a", encoding="utf-8") as manifest:
        manifest.write(f"\n{section}{profile}\n")
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
        for number in range(WARM + ROUNDS):
            for server, one in zip(servers, found, strict=True):
                into = one if number >= WARM else Measured()
                http_round(server.url, server.process.pid, into)
        return found


def over_pipes(commands: Sequence[Command]) -> list[Measured]:
    """Measure servers over standard input and output, in turns."""
    processes = [piped(command) for command in commands]
    found = [Measured() for _ in commands]
    for number in range(WARM + ROUNDS):
        for process, one in zip(processes, found, strict=True):
            pipe_round(process, one if number >= WARM else Measured())
    for process in processes:
        process.communicate()
    return found


HEAD = """\
| server | transport | calls/CPU s | bare SDK | CPU of a call | p50 ms | bare SDK | p99 ms | bare SDK | calls/s | bare SDK |
|---|---|---|---|---|---|---|---|---|---|---|"""


def row(name: str, transport: str, found: Sequence[Measured]) -> str:
    """Return the row of a pair of servers."""
    (rate, calls, half, most), (rate0, calls0, half0, most0) = (one.row() for one in found)
    cells = (
        *(
            name,
            transport,
            f"{calls:,.0f}",
            f"{calls0:,.0f}",
            f"{100 * calls0 / calls - 100:+.0f} %",
        ),
        *(
            f"{half:.3f}",
            f"{half0:.3f}",
            f"{most:.3f}",
            f"{most0:.3f}",
            f"{rate:,.0f}",
            f"{rate0:,.0f}",
        ),
    )
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Measure every language and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("languages", nargs="*", default=[*LANGUAGES])
    print(HEAD, flush=True)
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
            print(row(name, "HTTP", over_http(commands, folder)), flush=True)
            print(row(name, "stdio", over_pipes(commands)), flush=True)


if __name__ == "__main__":
    main()
