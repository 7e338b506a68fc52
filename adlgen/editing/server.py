"""The language server: messages of an editor in, answers of the features out. Writes no file."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from lsprotocol import types
from pygls.lsp.server import LanguageServer

from adlgen import __version__
from adlgen.editing import messages
from adlgen.editing.garbage import Garbage
from adlgen.editing.positions import Encoding, Text
from adlgen.editing.session import Session

_DELAY = 0.02
"""Seconds between a change and its check, so that changes that arrive together are checked once."""


class Server(LanguageServer):
    """A server for one editor."""

    def __init__(self, today: Callable[[], str]) -> None:
        """Create a server; ``today`` returns the date, as YYYY-MM-DD."""
        super().__init__("adlgen", __version__)
        self.today = today
        self.session = Session()
        self._versions: dict[str, int] = {}
        self._timer: asyncio.TimerHandle | None = None
        self.garbage = Garbage(
            lambda delay, call: asyncio.get_running_loop().call_later(delay, call)
        )

    @property
    def encoding(self) -> Encoding:
        """The units of columns, as agreed with the client."""
        found = str(
            getattr(self.workspace.position_encoding, "value", self.workspace.position_encoding)
        )
        return "utf-8" if found == "utf-8" else "utf-32" if found == "utf-32" else "utf-16"

    def begin(self, options: object) -> None:
        """Start a session with the settings of the client."""
        lints = not isinstance(options, dict) or options.get("lint", True) is not False
        self.session = Session(self.encoding, self.today(), lints=lints)

    def text_of(self, path: str) -> Text:
        """Return the text of a document."""
        return self.session.snapshot.text(path) or Text("", self.encoding)

    def put(self, path: str, text: str, version: int) -> None:
        """Open a document, or replace its text, and check it soon."""
        self.session.put(path, text)
        self._versions[path] = version
        self.later()

    def changed(
        self, path: str, changes: list[types.TextDocumentContentChangeEvent], version: int
    ) -> None:
        """Apply changes to a document; columns count in the agreed units, lines end as in the protocol."""
        text = self.session.snapshot.texts.get(path, "")
        for change in changes:
            if isinstance(change, types.TextDocumentContentChangePartial):
                known, at = Text(text, self.encoding), change.range
                start = known.offset((at.start.line, at.start.character))
                end = known.offset((at.end.line, at.end.character))
                text = text[:start] + change.text + text[end:]
            else:
                text = change.text
        self.put(path, text, version)

    def closed(self, path: str) -> None:
        """Close a document."""
        self.session.close(path)
        self._versions.pop(path, None)

    def later(self) -> None:
        """Check soon."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(_DELAY, self.publish)

    def publish(self) -> None:
        """Check what has changed, and publish the problems."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if not self.session.is_stale:
            return
        with self.garbage.left():
            self._publish()

    def _publish(self) -> None:
        for path, problems in self.session.problems().items():
            found = [messages.diagnostic(one, self.session.snapshot, path) for one in problems]
            self.text_document_publish_diagnostics(
                types.PublishDiagnosticsParams(
                    messages.uri_of(path), found, self._versions.get(path)
                )
            )
