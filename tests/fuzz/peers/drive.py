"""Sends what hostile peers send to a server, and reports what must not happen.

Each message gets an answer or an error, and a good call after it is answered; the memory of the server stays within a bound,
it prints messages only, and it ends with success at the end of its input and after SIGTERM.
"""

from __future__ import annotations

import json
import os
import queue
import re
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from itertools import chain
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any
from urllib.parse import urlsplit

from tests.fuzz.peers.cases import ANSWER, CASES, ERROR, LINES, NOTHING, RESULT, Case
from tests.fuzz.peers.raw import CLOSED, REQUESTS, Raw
from tests.servers.processes import HEADERS, INITIALIZE, Server, Session

LONGEST = 60.0
"""Seconds after which there is no answer; a fast machine needs a thousandth."""
PATIENCE = float(os.environ.get("ADLGEN_PATIENCE", "10"))
"""Seconds after which there is no answer, if a later call has been answered."""
GROWTH = 160 << 20
"""Bytes by which the memory of a server may grow: messages of 20 MiB are among the cases."""
ROUNDS = 3
"""How often the messages are sent again to a server whose memory has grown by more: what a collector has not
returned yet does not grow with them."""
REVISION = "2026-07-28"
KEYS = json.dumps(
    {
        "io.modelcontextprotocol/protocolVersion": REVISION,
        "io.modelcontextprotocol/clientCapabilities": {},
        "io.modelcontextprotocol/clientInfo": {"name": "hostile", "version": "1"},
    }
)[1:-1].encode()
OLD_KEYS = b'"old":1'
CRASHES = re.compile(
    r"Traceback|panicked at|^goroutine \d+|^fatal error|Unhandled|uncaughtException", re.MULTILINE
)


def written(case: Case, keys: bytes, id_: str) -> bytes:
    """Return the message of a case with its identifier and the metadata of a revision."""
    line = case.line.replace(b"@META@", b'"_meta":{' + keys + b"}").replace(b"@KEYS@", keys)
    return line.replace(b"@ID@", json.dumps(id_).encode())


def faults_of(case: Case, answer: Any) -> Iterator[str]:
    """Yield how an answer differs from what a case expects."""
    first = answer[0] if isinstance(answer, list) and answer else answer
    if not isinstance(first, dict) or not {"error", "result"} & {*first}:
        yield f"no answer, but {str(answer)[:200]}"
        return
    kind = RESULT if "result" in first else ERROR
    if case.expects not in {ANSWER, kind, NOTHING}:
        yield f"{kind}, not {case.expects}: {str(first)[:300]}"
        return
    code = first.get("error", {}).get("code")
    if case.code is not None and code != case.code:
        yield f"the code {code}, not {case.code}: {str(first)[:300]}"
    if case.text not in json.dumps(first):
        yield f"{str(first)[:300]}, without {case.text!r}"


def resident(process: int) -> int:
    """Return the memory of a process, in bytes."""
    status = Path(f"/proc/{process}/status").read_text("ascii")
    return int(re.findall(r"VmRSS:\s+(\d+) kB", status)[0]) * 1024


def grows(memory: Callable[[], int], before: int, again: Callable[[], object]) -> Iterator[str]:
    """Yield that memory grows without a bound: by more than GROWTH, and so again each time the same is sent."""
    growth = memory() - before
    for _ in range(ROUNDS):
        if growth <= GROWTH:
            return
        at = memory()
        again()
        growth = memory() - at
    yield f"the memory grows by {growth >> 20} MiB each time"


def _is_answer(found: Any, given: str) -> bool:
    """Report whether a message answers a case, and is not late or a notification."""
    if not isinstance(found, dict):
        return True
    id_ = str(found.get("id"))
    return "method" not in found and (id_ == given or not id_.startswith("case-"))


class Pipe:
    """A server over standard input and output."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start the server."""
        self.errors = TemporaryFile()  # noqa: SIM115  # closed by stop
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors
        )
        self.received: queue.Queue[bytes | None] = queue.Queue()
        self.calls = 0
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.received.put(line)
        self.received.put(None)

    def send(self, line: bytes) -> None:
        """Write a line."""
        assert self.process.stdin is not None
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def answer(self, seconds: float = LONGEST) -> Any:
        """Return the next message; a line without a message is a string."""
        line = self.received.get(timeout=seconds)
        if line is None:
            raise EOFError
        try:
            return json.loads(line)
        except ValueError:
            return f"no message: {line[:200]!r}"

    def start(self) -> None:
        """Begin a session."""
        self.send(
            json.dumps(
                {"jsonrpc": "2.0", "id": "start", "method": "initialize", "params": INITIALIZE}
            ).encode()
        )
        assert self.answer()["id"] == "start"
        self.send(b'{"jsonrpc":"2.0","method":"notifications/initialized"}')

    def exchange(self, case: Case, keys: bytes) -> Iterator[str]:
        """Send a message and a good call, and yield what must not happen."""
        self.calls += 1
        good, given = f"good-{self.calls}", f"case-{self.calls}"
        self.send(written(case, keys, given))
        call = {
            "name": "test_simple_text",
            "arguments": {},
            "_meta": json.loads(b"{" + keys + b"}"),
        }
        self.send(
            json.dumps(
                {"jsonrpc": "2.0", "id": good, "method": "tools/call", "params": call}
            ).encode()
        )
        waiting = {"good"} | ({"case"} if case.expects != NOTHING else set())
        while waiting:
            try:
                found = self.answer(LONGEST if "good" in waiting else PATIENCE)
            except queue.Empty:
                if "good" in waiting:
                    raise
                yield "no answer"
                return
            if isinstance(found, str):
                yield found
            elif isinstance(found, dict) and str(found.get("id")).startswith("good-"):
                if found["id"] == good:
                    waiting.discard("good")
                    if "result" not in found:
                        yield f"the good call after it: {str(found)[:200]}"
            elif "case" in waiting and _is_answer(found, given):
                waiting.discard("case")
                yield from faults_of(case, found)

    def stop(self, how: Callable[[subprocess.Popen[bytes]], object]) -> Iterator[str]:
        """End the server, and yield what must not happen."""
        how(self.process)
        try:
            code = self.process.wait(LONGEST)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            yield "does not end"
        else:
            if code:
                yield f"ends with {code}"
        self.errors.seek(0)
        if found := CRASHES.search(self.errors.read().decode("utf-8", "replace")):
            yield f"reports {found[0]!r}"
        self.errors.close()
        for stream in (self.process.stdin, self.process.stdout):
            with suppress(OSError):
                assert stream is not None
                stream.close()


def end_of_input(process: subprocess.Popen[bytes]) -> None:
    """End the input of a server."""
    assert process.stdin is not None
    process.stdin.close()


def over_pipe(command: Sequence[str], cases: Sequence[Case] = (*CASES, *LINES)) -> Iterator[str]:
    """Yield what must not happen over standard input and output."""
    pipe = Pipe(command)
    pipe.start()
    for case in (Case("good", b'{"jsonrpc":"2.0","id":@ID@,"method":"ping"}', RESULT),) * 5:
        yield from pipe.exchange(case, OLD_KEYS)
    before = resident(pipe.process.pid)
    for case in cases:
        try:
            yield from (f"{case.name}: {fault}" for fault in pipe.exchange(case, OLD_KEYS))
        except (EOFError, BrokenPipeError, queue.Empty) as error:
            yield f"{case.name}: {'no answer' if isinstance(error, queue.Empty) else 'the server ends'}"
            yield from (f"{case.name}: {fault}" for fault in pipe.stop(subprocess.Popen.kill))
            pipe = Pipe(command)
            pipe.start()
    yield from grows(
        lambda: resident(pipe.process.pid),
        before,
        lambda: [*chain.from_iterable(pipe.exchange(case, OLD_KEYS) for case in cases)],
    )
    yield from pipe.stop(end_of_input)
    yield from ends(command)


def ends(command: Sequence[str]) -> Iterator[str]:
    """Yield what must not happen when a server ends, or is used before it is started."""
    pipe = Pipe(command)
    early = Case(
        "a call before the start", b'{"jsonrpc":"2.0","id":@ID@,"method":"tools/list"}', ANSWER
    )
    pipe.send(written(early, OLD_KEYS, "early"))
    try:
        yield from (f"{early.name}: {fault}" for fault in faults_of(early, pipe.answer()))
        pipe.start()
    except (EOFError, queue.Empty):
        yield f"{early.name}: the server ends"
    yield from (
        f"SIGTERM: {fault}"
        for fault in pipe.stop(lambda process: process.send_signal(signal.SIGTERM))
    )
    pipe = Pipe(command)
    pipe.start()
    assert pipe.process.stdin is not None
    pipe.process.stdin.write(b'{"jsonrpc":"2.0","id":1,"me')
    yield from (f"half of a line at the end: {fault}" for fault in pipe.stop(end_of_input))
    pipe = Pipe(command)
    pipe.start()
    hold = {"name": "hold", "arguments": {"milliseconds": 300}}
    pipe.send(
        json.dumps(
            {"jsonrpc": "2.0", "id": "held", "method": "tools/call", "params": hold}
        ).encode()
    )
    yield from (f"a call at the end: {fault}" for fault in pipe.stop(end_of_input))
    with suppress(EOFError):
        if "held" in str(pipe.answer()):
            return
    yield "a call at the end of the input is not answered"


# --- HTTP ----------------------------------------------------------------------------------------


def headers_of(case: Case) -> dict[str, str]:
    """Return the headers that a client of 2026-07-28 sends with a message."""
    method = case.method.encode("ascii", "replace").decode()
    named = {"Mcp-Name": case.tool} if case.tool else {}
    return {"MCP-Protocol-Version": REVISION, "Mcp-Method": method or "none", **named}


def posted(server: Server, case: Case, body: bytes, headers: dict[str, str]) -> Iterator[str]:
    """Send a message, and yield what must not happen."""
    with closing(server.connect()) as connection:
        with suppress(ConnectionError):  # it may be refused before it is sent
            connection.request("POST", "/mcp", body, {**HEADERS, **headers})
        try:
            response = connection.getresponse()
            status, text = response.status, response.read().decode("utf-8", "replace")
        except ConnectionError:
            status, text = CLOSED, ""
    if status == CLOSED and len(body) > 4 << 20:
        return
    if not (200 <= status < 500 or status == 503):
        yield f"status {status}: {text[:200]}"
        return
    answers = [
        json.loads(line.removeprefix("data:"))
        for line in text.splitlines()
        if line.startswith("data:") and line[5:].strip()
    ]
    if status < 300 and case.expects != NOTHING:
        if not answers:
            answers = [json.loads(text)] if text.strip() else []
        yield from faults_of(case, answers[-1] if answers else None)
    elif case.expects == RESULT:
        yield f"status {status}: {text[:200]}"
    elif case.text and status != 413 and case.text not in text:
        yield f"status {status}: {text[:200]}, without {case.text!r}"


def works(server: Server, session: Session) -> Iterator[str]:
    """Yield what is wrong with good calls of both kinds of clients."""
    if "result" not in (found := session.request("ping")):
        yield f"a good call of a session after it: {found}"
    call = Case("", REQUESTS[0].data.partition(b"\r\n\r\n")[2], RESULT)
    yield from (
        f"a good call after it: {fault}"
        for fault in posted(server, call, call.line, headers_of(call))
    )


def over_http(
    server: Server, cases: Sequence[Case] = CASES, requests: Sequence[Raw] = REQUESTS
) -> Iterator[str]:
    """Yield what must not happen over HTTP."""
    session = server.start()
    for _ in range(5):
        yield from works(server, session)
    before = server.memory()
    yield from messages(server, session, cases)
    for raw in requests:
        status = answered(server, raw.data)
        if status not in raw.statuses:
            yield f"{raw.name}: status {status}"
        yield from (f"{raw.name}: {fault}" for fault in works(server, session))
    yield from peers_that_leave(server)
    yield from works(server, session)
    yield from grows(server.memory, before, lambda: [*messages(server, session, cases)])


def messages(server: Server, session: Session, cases: Sequence[Case]) -> Iterator[str]:
    """Post messages of both kinds of clients, and yield what must not happen."""
    for case in cases:
        for era, keys, headers in (
            (REVISION, KEYS, headers_of(case)),
            ("session", OLD_KEYS, session.headers),
        ):
            body = written(case, keys, "case")
            yield from (
                f"{case.name} ({era}): {fault}" for fault in posted(server, case, body, headers)
            )
        yield from (f"{case.name}: {fault}" for fault in works(server, session))


def answered(server: Server, data: bytes) -> int:
    """Send bytes, end them if nothing answers, and return the status or CLOSED."""
    address = urlsplit(server.url)
    data = data.replace(b"@PORT@", str(address.port).encode())
    with socket.create_connection(("127.0.0.1", address.port), timeout=1) as connection:
        with suppress(ConnectionError, TimeoutError):
            connection.sendall(data)
        line = b""
        for seconds in (1, LONGEST):
            connection.settimeout(seconds)
            with suppress(ConnectionError):
                try:
                    line = connection.recv(1000)
                except TimeoutError:
                    with suppress(OSError):  # it may be closed
                        connection.shutdown(socket.SHUT_WR)
                    continue
            break
    return int(line.split()[1]) if line.startswith(b"HTTP/") else CLOSED


def peers_that_leave(server: Server) -> Iterator[str]:
    """Begin many requests and leave, slowly or at once; yield what is wrong with good calls meanwhile."""
    port = urlsplit(server.url).port
    good = REQUESTS[0].data.replace(b"@PORT@", str(port).encode())
    open_ = [socket.create_connection(("127.0.0.1", port), timeout=LONGEST) for _ in range(60)]
    for number, connection in enumerate(open_):
        connection.sendall(good[: (number * 37) % len(good)])
    session = server.start()
    yield from (f"while peers are slow: {fault}" for fault in works(server, session))
    for connection in open_:
        connection.close()
    for _ in range(100):
        with socket.create_connection(("127.0.0.1", port), timeout=LONGEST) as connection:
            connection.sendall(good)  # and leave before the answer
    hold = {
        "name": "hold",
        "arguments": {"milliseconds": 60_000},
        "_meta": json.loads(b"{" + KEYS + b"}"),
    }
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": hold}).encode()
    for _ in range(20):
        with closing(server.connect()) as call:
            headers = {**HEADERS, **headers_of(Case("", b"", tool="hold"))}
            call.request("POST", "/mcp", body, headers)
            time.sleep(0.01)
    yield from (f"after peers that left: {fault}" for fault in works(server, session))


def crashes(log: Path) -> Iterator[str]:
    """Yield what the log of a server shows of crashes."""
    if found := CRASHES.search(log.read_text("utf-8", "replace")):
        yield f"reports {found[0]!r}"


def children() -> set[int]:
    """Return the processes that this one has started."""
    return {
        int(n)
        for n in Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").read_text("ascii").split()
    }
