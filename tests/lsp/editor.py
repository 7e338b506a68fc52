"""An editor for tests: the client of pygls, connected to ``adlgen lsp`` by pipes."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from lsprotocol import types
from pygls.lsp.client import LanguageClient

_T = TypeVar("_T")
_LIMIT = 120.0
"""Seconds for one answer; it takes much less than one."""
MARK = "|"


class Editor:
    """Opens files of a folder; positions are lines and columns from 0, or a mark in the text."""

    def __init__(
        self,
        folder: Path,
        encodings: Sequence[str] = ("utf-16",),
        options: object = None,
        command: Sequence[str] = (sys.executable, "-m", "adlgen", "lsp"),
    ) -> None:
        """Start the server in a folder."""
        self.folder = folder
        self._loop = asyncio.new_event_loop()
        self._client = LanguageClient("tests", "1")
        self._published: dict[str, types.PublishDiagnosticsParams] = {}
        self._changed = asyncio.Event()
        self._versions: dict[str, int] = {}
        self._texts: dict[str, str] = {}

        def publish(params: types.PublishDiagnosticsParams) -> None:
            self._published[params.uri] = params
            self._changed.set()

        self._client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)(publish)
        self.run(self._client.start_io(*command, cwd=str(folder)))
        general = types.GeneralClientCapabilities(
            position_encodings=[types.PositionEncodingKind(one) for one in encodings]
        )
        self.started = self.run(
            self._client.initialize_async(
                types.InitializeParams(
                    types.ClientCapabilities(general=general),
                    root_uri=folder.as_uri(),
                    initialization_options=options,
                )
            )
        )
        self._client.initialized(types.InitializedParams())

    @property
    def process(self) -> int:
        """The number of the process of the server."""
        server = self._client._server
        assert server is not None
        return server.pid

    def run(self, awaitable: Awaitable[_T]) -> _T:
        """Wait for an answer."""
        return self._loop.run_until_complete(asyncio.wait_for(awaitable, _LIMIT))

    def ask(self, method: str, params: Any) -> Any:
        """Send a request; return its result."""

        async def send() -> Any:
            return await self._client.protocol.send_request_async(method, params)

        return self.run(send())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.run(self._client.shutdown_async(None))
        self._client.exit(None)
        self.run(self._client.stop())  # type: ignore[no-untyped-call]
        self._loop.close()

    def uri(self, name: str) -> str:
        """Return the URI of a file of the folder."""
        return (self.folder.resolve() / name).as_uri()

    def open(self, name: str, text: str, language: str = "yaml") -> None:
        """Open a file with a text, which need not be saved."""
        self._versions[name] = 1
        self._texts[self.uri(name)] = text
        item = types.TextDocumentItem(self.uri(name), language, 1, text)
        self._client.text_document_did_open(types.DidOpenTextDocumentParams(item))

    def change(
        self, name: str, *changes: tuple[tuple[int, int], tuple[int, int], str] | str
    ) -> None:
        """Change a text: each change is a whole text, or a start, an end and the text between them."""
        self._versions[name] += 1
        found: list[types.TextDocumentContentChangeEvent] = []
        for one in changes:
            if isinstance(one, str):
                found.append(types.TextDocumentContentChangeWholeDocument(one))
            else:
                span = types.Range(types.Position(*one[0]), types.Position(*one[1]))
                found.append(types.TextDocumentContentChangePartial(span, one[2]))
        document = types.VersionedTextDocumentIdentifier(self._versions[name], self.uri(name))
        self._client.text_document_did_change(types.DidChangeTextDocumentParams(document, found))

    def close(self, name: str) -> None:
        """Close a file."""
        self._versions.pop(name)
        document = types.TextDocumentIdentifier(self.uri(name))
        self._client.text_document_did_close(types.DidCloseTextDocumentParams(document))

    def close_all(self) -> None:
        """Close all files."""
        for name in [*self._versions]:
            self.close(name)

    def problems(self, name: str) -> Sequence[types.Diagnostic]:
        """Wait for the problems of the last version of an open file, and return them."""

        async def wait() -> Sequence[types.Diagnostic]:
            while True:
                found = self._published.get(self.uri(name))
                if found is not None and found.version == self._versions.get(name):
                    return found.diagnostics
                self._changed.clear()
                await self._changed.wait()

        return self.run(wait())

    def codes(self, name: str) -> list[str]:
        """Return the codes of the problems of an open file."""
        return [str(one.code) for one in self.problems(name)]

    def at(self, name: str, position: tuple[int, int]) -> dict[str, Any]:
        """Return the parameters of a request about a position."""
        return {
            "text_document": types.TextDocumentIdentifier(self.uri(name)),
            "position": types.Position(*position),
        }

    def completions(self, name: str, position: tuple[int, int]) -> dict[str, types.CompletionItem]:
        """Return what can be typed at a position, by label."""
        params = types.CompletionParams(**self.at(name, position))
        found = self.ask(types.TEXT_DOCUMENT_COMPLETION, params)
        return {one.label: one for one in found.items}

    def applied(self, uri: str, edits: Sequence[types.TextEdit]) -> str:
        """Return the text of a file, as it was opened or is on disk, after changes."""
        text = self._texts.get(uri)
        return applied(
            Path(uri.removeprefix("file://")).read_text() if text is None else text, edits
        )

    def hover(self, name: str, position: tuple[int, int]) -> str:
        """Return the documentation of what is at a position; empty if there is none."""
        found = self.ask(types.TEXT_DOCUMENT_HOVER, types.HoverParams(**self.at(name, position)))
        return "" if found is None else str(found.contents.value)


def applied(text: str, edits: Sequence[types.TextEdit]) -> str:
    """Return a text after changes whose columns are those of UTF-16."""
    lines = text.split("\n")

    def offset(at: types.Position) -> int:
        before = sum(len(line) + 1 for line in lines[: at.line])
        units = (
            lines[at.line].encode("utf-16-le")[: 2 * at.character] if at.line < len(lines) else b""
        )
        return before + len(units.decode("utf-16-le"))

    for one in sorted(edits, key=lambda one: (one.range.start.line, one.range.start.character))[
        ::-1
    ]:
        text = text[: offset(one.range.start)] + one.new_text + text[offset(one.range.end) :]
    return text


def marked(text: str) -> tuple[str, tuple[int, int]]:
    """Return a text without its mark, and the position of the mark."""
    before = text[: text.index(MARK)]
    return text.replace(MARK, "", 1), (before.count("\n"), len(before.rsplit("\n", 1)[-1]))
