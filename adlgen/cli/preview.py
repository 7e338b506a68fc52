"""A catalogue of tools, served from memory to browsers of this machine; its pages load themselves again after a change."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from urllib.parse import unquote

from adlgen.cli.loopback import HOST
from adlgen.diagnostics.datatypes import Struct
from adlgen.output.tree import FileTree
from adlgen.site.pages import HERE

_RELOAD = "-/reload.js"
_STATE = "-/state.css"
_CHANGED = "adlgen-changed {}\n"
"""A rule without an effect."""
_TYPES = {"html": "text/html", "css": "text/css", "js": "text/javascript"}
_END_OF_HEAD = "</head>"
_HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
"""The first policy is in addition to that of each page, which it does not change."""
_NOTHING_YET = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; script-src 'self'">
<title>adlgen</title>
</head>
<body><p>The tools have errors, which the terminal shows. This page loads again when they are mended.</p></body>
</html>
"""


class Answer(Struct):
    """A response without its common headers."""

    status: HTTPStatus
    kind: str
    """The media type of the body."""
    body: bytes


class Catalogue(Struct):
    """The files of a catalogue at one time; without files, the tools have errors."""

    files: dict[str, str]
    version: str
    """A digest of the files."""

    @staticmethod
    def of(tree: FileTree | None) -> Catalogue:
        """Return the catalogue with the files of a tree."""
        files = {file.path: file.text for file in tree or ()}
        return Catalogue(files, sha256(repr(sorted(files.items())).encode()).hexdigest()[:16])

    def answer(self, address: str) -> Answer:
        """Return the response to a request for a path with its query."""
        place, _, query = address.partition("?")
        path = unquote(place).removeprefix("/") or "index.html"
        if path == _STATE:
            asked = query.partition("&")[0]
            return _found(path, "" if asked == self.version else _CHANGED)
        if path == _RELOAD:
            return _found(path, (HERE / "assets/reload.js").read_text("utf-8"))
        text = self.files.get(path) if self.files else _NOTHING_YET
        if text is None:
            return _refused(HTTPStatus.NOT_FOUND, f"the catalogue has no page '{path}'")
        return _found(path if self.files else "index.html", self._with_script(path, text))

    def _with_script(self, path: str, text: str) -> str:
        """Return a page with the script that loads it again after a change of the catalogue; other files as they are."""
        if self.files and not path.endswith(".html"):
            return text
        script = f'<script src="/{_RELOAD}?{self.version}"></script>\n'
        return text.replace(_END_OF_HEAD, script + _END_OF_HEAD, 1)


def _found(path: str, text: str) -> Answer:
    kind = _TYPES.get(path.rpartition(".")[2], "text/plain")
    return Answer(HTTPStatus.OK, kind, text.encode())


def _refused(status: HTTPStatus, text: str) -> Answer:
    return Answer(status, "text/plain", f"{text}\n".encode())


class Preview:
    """What is served now."""

    def __init__(self) -> None:
        """Start without a catalogue."""
        self.catalogue = Catalogue.of(None)

    def answer(self, address: str, host: str | None, port: int) -> Answer:
        """Return the response; names of other hosts are refused, under which pages of others could read the answers."""
        if host not in {f"{HOST}:{port}", f"localhost:{port}"}:
            return _refused(HTTPStatus.FORBIDDEN, f"open http://{HOST}:{port}/")
        return self.catalogue.answer(address)


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    preview: Preview

    def handle_error(self, request: object, client_address: object) -> None:
        """Print nothing about clients that go away."""
        if not isinstance(sys.exception(), OSError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    timeout = 60
    server: _Server

    def do_GET(self) -> None:
        """Answer with the body."""
        self._send(with_body=True)

    def do_HEAD(self) -> None:
        """Answer without the body."""
        self._send(with_body=False)

    def _send(self, *, with_body: bool) -> None:
        answer = self.server.preview.answer(
            self.path, self.headers.get("Host"), self.server.server_port
        )
        self.send_response(answer.status)
        self.send_header("Content-Type", f"{answer.kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(answer.body)))
        for name, value in _HEADERS.items():
            self.send_header(name, value)
        self.end_headers()
        if with_body:
            self.wfile.write(answer.body)

    def version_string(self) -> str:
        """Return the name in the header ``Server``."""
        return "adlgen"

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - as in the base class
        """Print nothing: the terminal has the problems of the tools."""


@contextmanager
def served(preview: Preview, port: int) -> Iterator[str]:
    """Serve on the loopback interface meanwhile; the value is the address. Raises OSError if the port is in use."""
    with _Server((HOST, port), _Handler) as server:
        server.preview = preview
        thread = Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://{HOST}:{server.server_port}/"
        finally:
            server.shutdown()
