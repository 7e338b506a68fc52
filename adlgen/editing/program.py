"""Creates the language server: which message of an editor is answered by what."""

from __future__ import annotations

from collections.abc import Callable

from lsprotocol import types

from adlgen.editing import messages
from adlgen.editing.requests import add_features
from adlgen.editing.server import Server


def create(today: Callable[[], str]) -> Server:
    """Return a server with all features."""
    server = Server(today)

    @server.feature(types.INITIALIZE)
    def _initialize(params: types.InitializeParams) -> None:
        server.begin(params.initialization_options)

    @server.feature(types.TEXT_DOCUMENT_DID_OPEN)
    def _open(params: types.DidOpenTextDocumentParams) -> None:
        if path := messages.path_of(params.text_document.uri):
            server.put(path, params.text_document.text, params.text_document.version)

    @server.feature(types.TEXT_DOCUMENT_DID_CHANGE)
    def _change(params: types.DidChangeTextDocumentParams) -> None:
        if path := messages.path_of(params.text_document.uri):
            server.changed(path, [*params.content_changes], params.text_document.version)

    @server.feature(types.TEXT_DOCUMENT_DID_CLOSE)
    def _close(params: types.DidCloseTextDocumentParams) -> None:
        if path := messages.path_of(params.text_document.uri):
            server.closed(path)
            server.later()

    @server.feature(types.WORKSPACE_DID_CHANGE_WATCHED_FILES)
    def _watched(params: types.DidChangeWatchedFilesParams) -> None:
        for change in params.changes:
            if path := messages.path_of(change.uri):
                server.session.changed_on_disk(path)
        server.later()

    add_features(server)
    return server
