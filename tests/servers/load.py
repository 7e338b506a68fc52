"""Many clients at once, and servers that are replaced while they work.

``python -m tests.servers.load [TARGET ...] [--restarts N]`` runs all of it, which takes minutes for each target.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing, suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

from tests.servers.modern import REVISION
from tests.servers.processes import ADDRESS, HEADERS, INITIALIZE, Server, serving
from tests.servers.projects import TARGETS, Command
from tests.servers.proxy import balanced

IDLE, CALLS = 1000, 200
"""Clients that wait, and calls at once: both are within the documented limits."""
RESTARTS = 100
LONGEST = 120.0
"""Seconds after which nothing happens any more."""
META = {
    "io.modelcontextprotocol/protocolVersion": REVISION,
    "io.modelcontextprotocol/clientCapabilities": {},
    "io.modelcontextprotocol/clientInfo": {"name": "load", "version": "1"},
}


def held(milliseconds: int) -> tuple[bytes, dict[str, str]]:
    """Return the body and the headers of a call that takes a time."""
    params = {"name": "hold", "arguments": {"milliseconds": milliseconds}, "_meta": META}
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params})
    named = {"MCP-Protocol-Version": REVISION, "Mcp-Method": "tools/call", "Mcp-Name": "hold"}
    return body.encode(), {**HEADERS, **named}


# --- many clients --------------------------------------------------------------------------------


async def exchange(
    port: int, verb: str, body: bytes, headers: dict[str, str], stack: AsyncExitStack | None = None
) -> tuple[int, dict[str, str], bytes]:
    """Send a request, and return its status, headers and body; with a stack, the stream stays open, and there is no body."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    every = {"Host": f"127.0.0.1:{port}", **headers, "Content-Length": str(len(body))}
    head = "".join(f"{key}: {value}\r\n" for key, value in every.items())
    writer.write(f"{verb} /mcp HTTP/1.1\r\n{head}\r\n".encode() + body)
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    found = {
        key.lower(): value.strip() for key, _, value in (line.partition(":") for line in lines)
    }
    if stack is not None:
        stack.callback(writer.close)
        return int(first.split()[1]), found, b""
    text = b""
    while b'"result"' not in text and b'"error"' not in text:
        part = await reader.read(65_536)
        text += part
        if not part or (
            (size := found.get("content-length")) is not None and len(text) >= int(size)
        ):
            break
    writer.close()
    return int(first.split()[1]), found, text


async def idle_session(port: int, stack: AsyncExitStack) -> int:
    """Start a session, and wait for messages; return the status."""
    start = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": INITIALIZE}
    status, found, _ = await exchange(port, "POST", json.dumps(start).encode(), HEADERS)
    if status != 200:
        return status
    session = {"Mcp-Session-Id": found["mcp-session-id"], "Mcp-Protocol-Version": "2025-11-25"}
    ready = b'{"jsonrpc":"2.0","method":"notifications/initialized"}'
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = "".join(f"{key}: {value}\r\n" for key, value in {**HEADERS, **session}.items())
    writer.write(
        f"POST /mcp HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{head}Content-Length: {len(ready)}\r\n\r\n".encode()
        + ready
    )
    accepted = int((await reader.readline()).split()[1])
    writer.close()
    if accepted != 202:
        return accepted
    accept = {"Accept": "text/event-stream", **session}
    return (await exchange(port, "GET", b"", accept, stack))[0]


async def idle_listener(port: int, stack: AsyncExitStack) -> int:
    """Wait for changes as clients of 2026-07-28 do; return the status."""
    params = {"notifications": {"toolsListChanged": True}, "_meta": META}
    body = json.dumps(
        {"jsonrpc": "2.0", "id": 1, "method": "subscriptions/listen", "params": params}
    )
    named = {"MCP-Protocol-Version": REVISION, "Mcp-Method": "subscriptions/listen"}
    return (await exchange(port, "POST", body.encode(), {**HEADERS, **named}, stack))[0]


async def crowd(port: int, idle: int, calls: int) -> Iterator[str]:
    """Yield what must not happen with clients that wait and calls at once."""
    faults: list[str] = []
    async with AsyncExitStack() as stack:
        few = asyncio.Semaphore(32)

        # Servers whose list of tools does not change need not offer to listen for changes.
        listens = await idle_listener(port, stack) == 200

        async def waits(number: int) -> int:
            async with few:
                waiting = idle_listener if listens and number % 2 else idle_session
                return await waiting(port, stack)

        statuses = Counter(await asyncio.gather(*map(waits, range(idle))))
        if statuses != {200: idle}:
            faults.append(f"the statuses of {idle} clients that wait: {dict(statuses)}")
        body, headers = held(1000)
        answers = await asyncio.gather(
            *(exchange(port, "POST", body, headers) for _ in range(calls))
        )
        good = sum(b"held" in text for _, _, text in answers)
        if good != calls:
            bad = next(answer for answer in answers if b"held" not in answer[2])
            faults.append(
                f"{calls - good} of {calls} calls at once are refused: {bad[0]} {bad[2][:200]!r}"
            )
    return iter(faults)


def many(server: Server, idle: int = IDLE, calls: int = CALLS) -> Iterator[str]:
    """Yield what must not happen with many clients."""
    port = urlsplit(server.url).port or 0
    yield from asyncio.run(asyncio.wait_for(crowd(port, idle, calls), 10 * LONGEST))
    with closing(server.connect()) as connection:
        body, headers = held(0)
        connection.request("POST", "/mcp", body, headers)
        text = connection.getresponse().read().decode()
        if "held" not in text:
            yield f"a call after them: {text[:200]}"


# --- restarts ------------------------------------------------------------------------------------

ENDED = re.compile(r"closed with (\d+) calls of (\d+)")


@dataclass
class Instance:
    """A server that is replaced."""

    command: Command
    folder: Path
    process: subprocess.Popen[bytes] = field(init=False)
    port: int = field(init=False)

    def __post_init__(self) -> None:
        """Start it, and wait until it accepts connections."""
        self.folder.mkdir()
        log = self.folder / "stderr.txt"
        with log.open("wb") as errors:
            self.process = subprocess.Popen(
                [*self.command, "--http", "127.0.0.1:0"], stdout=subprocess.DEVNULL, stderr=errors
            )
        until = time.monotonic() + LONGEST
        while not (found := ADDRESS.search(log.read_text())):
            assert self.process.poll() is None, log.read_text()
            assert time.monotonic() < until
            time.sleep(0.02)
        self.port = urlsplit(found[0]).port or 0

    def stop(self) -> Iterator[str]:
        """Terminate it, and yield what must not happen."""
        self.process.send_signal(signal.SIGTERM)
        try:
            code = self.process.wait(LONGEST)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            yield "a server does not end"
            return
        if code:
            yield f"a server ends with {code}: {self.printed()[-300:]}"
        if self.running() != 0:
            yield f"the services are closed under {self.running()} handlers"

    def printed(self) -> str:
        """Return what it wrote to standard error."""
        return (self.folder / "stderr.txt").read_text("utf-8", "replace")

    def running(self) -> int | None:
        """Return how many handlers ran when serving ended."""
        found = ENDED.search(self.printed())
        return int(found[1]) if found else None

    def begun(self) -> int:
        """Return how many handlers have begun."""
        found = ENDED.search(self.printed())
        return int(found[2]) if found else 0


@dataclass
class Traffic:
    """Clients that call all the time, until they are stopped."""

    url: str
    outcomes: Counter[str] = field(default_factory=Counter)
    lost: list[str] = field(default_factory=list)
    stopped: threading.Event = field(default_factory=threading.Event)

    def call(self) -> str:
        """Call once, and return how it ends."""
        body, headers = held(30)
        place = urlsplit(self.url)
        with closing(HTTPConnection(place.netloc, timeout=LONGEST)) as connection:
            try:
                connection.request("POST", place.path, body, headers)
                response = connection.getresponse()
            except (HTTPException, ConnectionError):
                return "no connection"
            try:
                text = response.read().decode()
            except (HTTPException, ConnectionError) as error:
                return f"lost: half of an answer: {error!r}"
        if "held" in text:
            return "answered"
        if response.status == 503 and "stopping" in text:
            return "refused"
        if "is stopping" in text:
            return "cancelled"
        return f"lost: {response.status} {text[:200]}"

    def run(self) -> None:
        """Call until it is stopped."""
        while not self.stopped.is_set():
            try:
                outcome = self.call()
            except OSError as error:
                outcome = f"lost: {error!r}"
            kind, _, detail = outcome.partition(":")
            self.outcomes[kind] += 1
            if detail:
                self.lost.append(detail)


def restarts(command: Command, folder: Path, times: int, clients: int = 4) -> Iterator[str]:
    """Replace two servers behind a proxy again and again under load; yield what must not happen."""
    every = [Instance(command, folder / f"server-{number}") for number in range(2)]
    ports = [one.port for one in every]
    current = [*every]
    with balanced(ports) as url:
        traffic = Traffic(url)
        threads = [threading.Thread(target=traffic.run) for _ in range(clients)]
        for thread in threads:
            thread.start()
        try:
            for number in range(times):
                place = number % 2
                new = Instance(command, folder / f"next-{number}")
                every.append(new)
                old, current[place] = current[place], new
                ports[place] = new.port
                yield from old.stop()
        finally:
            traffic.stopped.set()
            for thread in threads:
                thread.join(LONGEST)
        for one in current:
            yield from one.stop()
    yield from (f"a call is lost: {text}" for text in traffic.lost[:5])
    answered, begun = traffic.outcomes["answered"], sum(one.begun() for one in every)
    if (
        not answered <= begun <= answered + traffic.outcomes["cancelled"]
    ):  # before or after the start
        yield f"{begun} handlers began: {dict(traffic.outcomes)}"
    if traffic.outcomes["answered"] < times:
        yield f"few calls were answered: {dict(traffic.outcomes)}"
    if left := [one for one in every if one.process.poll() is None]:
        yield f"{len(left)} processes are left"


def main() -> None:
    """Run everything for the targets that are given, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("targets", nargs="*", default=[*TARGETS])
    parser.add_argument("--restarts", type=int, default=RESTARTS)
    parser.add_argument(
        "--command", help="the command of a server, as JSON, in the place of those of targets"
    )
    given = parser.parse_args()
    faults = 0
    for name in ["command"] if given.command else given.targets:
        if not given.command and shutil.which(TARGETS[name].needs) is None:
            print(f"{name}: not checked")
            continue
        with TemporaryDirectory() as temporary:
            folder = Path(temporary)
            command = json.loads(given.command) if given.command else TARGETS[name].build(folder)
            with serving(command, folder) as server:
                found = [*many(server)]
            with suppress(FileExistsError):
                (folder / "restarts").mkdir()
            found += restarts(command, folder / "restarts", given.restarts)
        faults += len(found)
        for fault in found:
            print(f"{name}: {fault}", flush=True)
        print(
            f"{name}: {IDLE} clients, {CALLS} calls at once, {given.restarts} restarts: {len(found)} faults"
        )
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
