"""A network of its own with public addresses on the loopback device, and a name server that changes its answers."""

from __future__ import annotations

import contextlib
import ctypes
import http.server
import itertools
import shutil
import socket
import struct
import subprocess
import threading
from collections.abc import Callable, Generator, Sequence
from pathlib import Path

PUBLIC = "11.0.0.1"
"""A public address that connects to this machine inside of the network."""
_NEW_NETWORK, _NEW_MOUNTS, _PRIVATE = 0x40000000, 0x00020000, (1 << 18) | (1 << 14)


def run_inside(action: Callable[[], None], folder: Path) -> str:
    """Run an action in a thread with its own network; return why that is not possible, or nothing.

    Sockets and processes that the thread creates are in the network.
    """
    failures: list[BaseException] = []
    reasons: list[str] = []

    def inside() -> None:
        try:
            reasons.extend(_enter(folder))
            if not reasons:
                action()
        except BaseException as failure:  # noqa: BLE001  # raised again in the thread that waits
            failures.append(failure)

    thread = threading.Thread(target=inside)
    thread.start()
    thread.join()
    if failures:
        raise failures[0]
    return "".join(reasons)


def _enter(folder: Path) -> list[str]:
    libc = ctypes.CDLL(None, use_errno=True)
    if shutil.which("ip") is None:
        return ["the program ip is missing"]
    if libc.unshare(_NEW_NETWORK | _NEW_MOUNTS) != 0:
        return ["the system does not permit new networks"]
    libc.mount(b"none", b"/", None, ctypes.c_ulong(_PRIVATE), None)
    names = folder / "resolv.conf"
    names.write_text(f"nameserver {PUBLIC}\noptions timeout:1 attempts:1\n")
    if libc.mount(bytes(names), b"/etc/resolv.conf", None, ctypes.c_ulong(4096), None) != 0:
        return ["the system does not permit mounts"]
    for command in (["addr", "add", f"{PUBLIC}/32", "dev", "lo"], ["link", "set", "lo", "up"]):
        subprocess.run(["ip", *command], check=True)
    return []


@contextlib.contextmanager
def naming(addresses: Sequence[str]) -> Generator[None, None, None]:
    """Answer each question for an IPv4 address with the next of the addresses, in turn."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as server:
        server.bind((PUBLIC, 53))
        threading.Thread(target=_answer, args=(server, addresses), daemon=True).start()
        yield


def _answer(server: socket.socket, addresses: Sequence[str]) -> None:
    turns = itertools.cycle(addresses)
    with contextlib.suppress(OSError):
        while True:
            asked, client = server.recvfrom(512)
            question = asked[12 : asked.index(b"\0", 12) + 5]
            is_ipv4 = question[-4:-2] == b"\0\1"
            head = asked[:2] + struct.pack(">HHHHH", 0x8180, 1, int(is_ipv4), 0, 0)
            answer = struct.pack(">HHHLH", 0xC00C, 1, 1, 0, 4)
            address = socket.inet_aton(next(turns)) if is_ipv4 else b""
            server.sendto(head + question + (answer + address if is_ipv4 else b""), client)


class Connections(http.server.ThreadingHTTPServer):
    """A server that redirects ``/to/<URL>`` to the URL and records the addresses that clients connect to."""

    def __init__(self) -> None:
        super().__init__(("", 0), _Handler)
        self.addresses: list[str] = []
        threading.Thread(target=self.serve_forever, daemon=True).start()


class _Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        """Answer a request."""
        assert isinstance(self.server, Connections)
        self.server.addresses.append(self.connection.getsockname()[0])
        is_redirect = self.path.startswith("/to/")
        self.send_response(302 if is_redirect else 200)
        if is_redirect:
            self.send_header("Location", self.path.removeprefix("/to/"))
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Write no log."""
