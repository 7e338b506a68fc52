"""Servers that the built-in tool Fetch of every language withstands, with a limit of ``adversaries.LIMIT``.

They listen on 127.0.0.1, so the tool is configured with ``allow_internal: true``.
"""

from __future__ import annotations

import contextlib
import gzip
import itertools
import socket
import threading
import time
from collections.abc import Callable, Generator
from typing import NamedTuple

from tests.builtins.adversaries import Ends

MAX_BYTES = 400_000
"""The limit ``max_bytes`` with which the servers are tested."""


class Peer:
    """The connection of a server to one client."""

    def __init__(self, connection: socket.socket, base: str) -> None:
        self.connection = connection
        self.base = base
        """The URL of the server, without a slash at the end."""

    def send(self, data: bytes) -> None:
        self.connection.sendall(data)

    def forever(self, data: bytes, pause: float = 0.0) -> None:
        """Send the same bytes until the client closes the connection, for at most 60 s."""
        until = time.monotonic() + 60
        while time.monotonic() < until:
            self.connection.sendall(data)
            time.sleep(pause)

    def wait(self) -> None:
        """Wait until the client closes the connection, for at most 60 s."""
        self.connection.settimeout(60)
        while self.connection.recv(65536):
            pass


Answer = Callable[[Peer], None]


class Server(NamedTuple):
    """A server: what it sends after a request, and the result of Fetch."""

    name: str
    answer: Answer
    ends: Ends
    path: str = "/"
    scheme: str = "http"
    before_request: bool = False
    """Whether it answers without reading the request."""
    body: str | None = None
    """The exact body, if the result has one and it is known."""
    truncated: bool = False
    """Whether the result is truncated."""


class Running:
    """A server that listens: its URL and the heads of the requests that it read."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.requests: list[str] = []


def _sends(*parts: bytes) -> Answer:
    def answer(peer: Peer) -> None:
        for part in parts:
            peer.send(part)

    return answer


def _forever(head: bytes, part: bytes, pause: float = 0.0) -> Answer:
    def answer(peer: Peer) -> None:
        peer.send(head)
        peer.forever(part, pause)

    return answer


def _waits(*parts: bytes) -> Answer:
    def answer(peer: Peer) -> None:
        for part in parts:
            peer.send(part)
        peer.wait()

    return answer


def _redirects(pause: float) -> Answer:
    numbers = itertools.count()

    def answer(peer: Peer) -> None:
        time.sleep(pause)
        peer.send(b"HTTP/1.1 302 Found\r\nContent-Length: 0\r\n")
        peer.send(f"Location: {peer.base}/{next(numbers)}\r\n\r\n".encode())

    return answer


def _response(*headers: str, body: bytes = b"", status: str = "200 OK") -> bytes:
    lines = [f"HTTP/1.1 {status}", "Connection: close", *headers]
    return "\r\n".join([*lines, "", ""]).encode() + body


def _redirect(location: str) -> bytes:
    return _response(f"Location: {location}", "Content-Length: 0", status="302 Found")


_OK = b"HTTP/1.1 200 OK\r\n"
_CHUNKED = _OK + b"Transfer-Encoding: chunked\r\n\r\n"
_BOMB = gzip.compress(bytes(1 << 26))
_SLOW = 0.05

SERVERS = (
    # Servers that never finish: the limit ends the call.
    Server("silent", _waits(), "timeout"),
    Server("silent without TLS", _waits(), "timeout", scheme="https", before_request=True),
    Server(
        "half a TLS record",
        _waits(b"\x16\x03\x03\x40\x00\x02"),
        "timeout",
        scheme="https",
        before_request=True,
    ),
    Server(
        "slow TLS record",
        _forever(b"\x16\x03\x03\x40\x00\x02\x00\x30\x00", b"\0", _SLOW),
        "timeout",
        scheme="https",
        before_request=True,
    ),
    Server("slow status line", _forever(b"HTTP/1.1 200 ", b"x", _SLOW), "timeout"),
    Server("slow header", _forever(_OK + b"X: ", b"x", _SLOW), "timeout"),
    Server("slow headers", _forever(_OK, b"X: x\r\n", _SLOW), "timeout"),
    Server("silent after the headers", _waits(_OK), "timeout"),
    Server("slow 100 Continue", _forever(b"", b"HTTP/1.1 100 Continue\r\n\r\n", _SLOW), "timeout"),
    Server("slow early hints", _forever(b"", b"HTTP/1.1 103 Hints\r\nA: b\r\n\r\n", _SLOW), "any"),
    Server("silent body", _waits(_OK + b"Content-Length: 9\r\n\r\n"), "timeout"),
    Server("slow body", _forever(_OK + b"Content-Length: 9999\r\n\r\n", b"x", _SLOW), "timeout"),
    Server("slow body to the end", _forever(_OK + b"\r\n", b"x", _SLOW), "timeout"),
    Server("slow chunks", _forever(_CHUNKED, b"1\r\nx\r\n", _SLOW), "timeout"),
    Server("slow chunk size", _forever(_CHUNKED, b"0", _SLOW), "timeout"),
    Server("slow chunk extension", _forever(_CHUNKED + b"1;a=", b"x", _SLOW), "timeout"),
    Server("silent after a chunk", _waits(_CHUNKED + b"1\r\nx\r\n"), "timeout"),
    Server("slow trailers", _forever(_CHUNKED + b"1\r\nx\r\n0\r\n", b"A: b\r\n", _SLOW), "any"),
    Server("slow redirects", _redirects(0.4), "timeout"),
    # Servers that send without end: a limit of size ends the call at once, or the time limit does.
    Server("endless status line", _forever(b"HTTP/1.1 200 ", b"x" * 4096), "failure"),
    Server("endless header", _forever(_OK + b"X: ", b"x" * 4096), "failure"),
    Server("endless headers", _forever(_OK, b"X: x\r\n" * 500), "failure"),
    Server(
        "endless different headers",
        _sends(_OK, *(b"X%d: x\r\n" % i for i in range(90_000))),
        "failure",
    ),
    Server("endless 100 Continue", _forever(b"", b"HTTP/1.1 100 Continue\r\n\r\n" * 99), "failure"),
    Server("endless chunk size", _forever(_CHUNKED, b"0" * 4096), "failure"),
    Server("endless chunk extension", _forever(_CHUNKED + b"1;a=", b"x" * 4096), "failure"),
    Server("endless trailers", _forever(_CHUNKED + b"0\r\n", b"A: b\r\n" * 500), "any"),
    Server("endless redirects", _redirects(0), "failure"),
    Server("endless body", _forever(_OK + b"\r\n", b"x" * 4096), "success", truncated=True),
    Server(
        "endless chunks",
        _forever(_CHUNKED, b"400\r\n" + b"x" * 1024 + b"\r\n"),
        "success",
        truncated=True,
    ),
    Server(
        "endless keep-alive", _waits(_OK + b"Content-Length: 2\r\n\r\nhi"), "success", body="hi"
    ),
    # Servers that lie.
    Server("closes at once", _sends(), "failure"),
    Server("no HTTP", _sends(b"220 ready\r\n"), "failure"),
    Server("no TLS", _sends(_OK * 9), "failure", scheme="https", before_request=True),
    Server(
        "body shorter than its length",
        _sends(_response("Content-Length: 9", body=b"hi")),
        "failure",
    ),
    Server(
        "body longer than its length",
        _sends(_response("Content-Length: 2", body=b"hi" * 99)),
        "success",
        body="hi",
    ),
    Server(
        "length without end", _sends(_response(f"Content-Length: {'9' * 5000}", body=b"hi")), "any"
    ),
    Server("negative length", _sends(_response("Content-Length: -1", body=b"hi")), "any"),
    Server(
        "two lengths",
        _sends(_response("Content-Length: 1", "Content-Length: 2", body=b"hi")),
        "any",
    ),
    Server("chunk too large", _sends(_CHUNKED + b"FFFFFFFFFFFFFFFFFF\r\nx"), "failure"),
    Server("chunk size no number", _sends(_CHUNKED + b"-1\r\nx\r\n0\r\n\r\n"), "failure"),
    Server("chunks without end", _sends(_CHUNKED + b"1\r\nx\r\n"), "failure"),
    Server("gzip bomb", _sends(_response("Content-Encoding: gzip", body=_BOMB)), "any"),
    Server("redirect to a file", _sends(_redirect("file:///etc/passwd")), "failure"),
    Server("redirect to FTP", _sends(_redirect("ftp://127.0.0.1/")), "failure"),
    Server("redirect with a password", _sends(_redirect("http://a:b@127.0.0.1:9/")), "failure"),
    Server("redirect to no URL", _sends(_redirect("http://[::1")), "failure"),
    Server("redirect to port 0", _sends(_redirect("http://127.0.0.1:0/")), "failure"),
    Server(
        "quadratic charset",
        _sends(_response("Content-Type: text/plain; charset=punycode", body=b"ab-" * 130_000)),
        "success",
    ),
    Server(
        "unknown charset",
        _sends(_response("Content-Type: text/plain; charset=rot13", body=b"hi")),
        "success",
        body="hi",
    ),
    Server(
        "latin-1",
        _sends(_response("Content-Type: text/plain; charset=ISO-8859-1", body=b"\xfc")),
        "success",
        body="ü",
    ),
    Server(
        "utf-16",
        _sends(_response('Content-Type: text/plain; charset="utf-16le"', body=b"h\0i\0")),
        "success",
        body="hi",
    ),
    Server(
        "many headers",
        _sends(_response(*(f"X-{i}: {i}" for i in range(90)), "Server: s", body=b"hi")),
        "success",
        body="hi",
    ),
    Server(
        "long headers",
        _sends(_response(f"Link: {'x' * 20_000}", "Server: s", body=b"hi")),
        "success",
        body="hi",
    ),
)
"""The servers; none holds a call for longer than the limit."""

KEPT_HEADERS = {
    "content-type": "text/plain",
    "content-language": "de",
    "content-disposition": "inline",
    "last-modified": "Sun, 06 Nov 1994 08:49:37 GMT",
    "etag": '"a"',
    "date": "Sun, 06 Nov 1994 08:49:37 GMT",
    "location": "/x",
    "cache-control": "no-store",
    "expires": "0",
    "link": "</a>; rel=next",
    "retry-after": "1",
    "server": "s",
    "x-ratelimit-remaining": "1",
    "ratelimit-policy": "q",
}
"""Response headers that the result contains, in addition to ``content-length``."""
DROPPED_HEADERS = {"set-cookie": "a=b", "x-secret": "s", "www-authenticate": "Basic", "x-rate": "1"}
"""Response headers that the result does not contain."""


def with_headers() -> Server:
    """Return a server that sends :data:`KEPT_HEADERS` and :data:`DROPPED_HEADERS`."""
    lines = [f"{name}: {text}" for name, text in {**KEPT_HEADERS, **DROPPED_HEADERS}.items()]
    return Server("headers", _sends(_response(*lines, "Content-Length: 2", body=b"hi")), "success")


def redirecting_to(url: str) -> Server:
    """Return a server that redirects to a URL, of another server or of an internal address."""
    return Server("redirect", _sends(_redirect(url)), "any")


def answering(body: str = "hi") -> Server:
    """Return a server that answers with a body."""
    response = _response(f"Content-Length: {len(body.encode())}", body=body.encode())
    return Server("answer", _sends(response), "success", body=body)


@contextlib.contextmanager
def serving(server: Server) -> Generator[Running, None, None]:
    """Run a server on a free port of 127.0.0.1; a thread serves each connection."""
    with socket.create_server(("127.0.0.1", 0), backlog=64) as listener:
        base = f"{server.scheme}://127.0.0.1:{listener.getsockname()[1]}"
        running = Running(f"{base}{server.path}")
        arguments = (listener, server, base, running)
        threading.Thread(target=_accept, args=arguments, daemon=True).start()
        try:
            yield running
        finally:
            with contextlib.suppress(OSError):
                listener.shutdown(socket.SHUT_RDWR)


def _accept(listener: socket.socket, server: Server, base: str, running: Running) -> None:
    with contextlib.suppress(OSError):
        while True:
            connection, _ = listener.accept()
            arguments = (connection, server, base, running)
            threading.Thread(target=_serve, args=arguments, daemon=True).start()


def _serve(connection: socket.socket, server: Server, base: str, running: Running) -> None:
    with connection, contextlib.suppress(OSError):
        if not server.before_request:
            head = b""
            while b"\r\n\r\n" not in head and (part := connection.recv(65536)):
                head += part
            running.requests.append(head.decode("latin-1"))
        server.answer(Peer(connection, base))
        connection.shutdown(socket.SHUT_WR)
        connection.settimeout(5)
        while connection.recv(65536):
            pass


@contextlib.contextmanager
def not_accepting() -> Generator[str, None, None]:
    """Return the URL of a server whose queue is full, so that a connection is never established (Linux)."""
    with contextlib.ExitStack() as stack:
        listener = stack.enter_context(socket.create_server(("127.0.0.1", 0), backlog=0))
        for _ in range(8):
            client = stack.enter_context(socket.socket())
            client.setblocking(False)
            client.connect_ex(listener.getsockname())
        yield f"http://127.0.0.1:{listener.getsockname()[1]}/"
