"""A proxy that gives each connection to the next of several servers, as the plainest balancer does."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import count
from socketserver import BaseRequestHandler, ThreadingTCPServer

Port = int


def _copy(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65_536):
            target.sendall(data)
    with suppress(OSError):
        target.shutdown(socket.SHUT_WR)


class _Proxy(ThreadingTCPServer):
    daemon_threads = True
    allow_reuse_address = True
    request_queue_size = 1024
    ports: Sequence[Port]
    turn = count()

    def backend(self) -> socket.socket:
        """Connect to the next server that accepts connections."""
        for _ in range(100):
            ports = [*self.ports]
            with suppress(ConnectionError):
                return socket.create_connection(("127.0.0.1", ports[next(self.turn) % len(ports)]))
        raise ConnectionRefusedError


class _Handler(BaseRequestHandler):
    server: _Proxy

    def handle(self) -> None:
        with self.server.backend() as backend:
            thread = threading.Thread(target=_copy, args=(self.request, backend), daemon=True)
            thread.start()
            _copy(backend, self.request)


@contextmanager
def balanced(ports: Sequence[Port]) -> Iterator[str]:
    """Serve until the block ends, and yield the address; the ports may change meanwhile."""
    with _Proxy(("127.0.0.1", 0), _Handler) as server:
        server.ports = ports
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/mcp"
        server.shutdown()
