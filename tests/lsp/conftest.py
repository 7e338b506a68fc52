"""One server for the tests of a module, each of which has a folder of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.lsp.editor import Editor


@pytest.fixture(scope="session", name="server")
def _server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Editor]:
    with Editor(tmp_path_factory.mktemp("editor")) as editor:
        yield editor


@pytest.fixture(name="editor")
def _editor(server: Editor) -> Iterator[Editor]:
    """Return the editor in a new folder."""
    root = server.folder
    folder = root / f"test-{len([*root.iterdir()])}"
    folder.mkdir()
    server.folder = folder
    yield server
    server.close_all()
    server.folder = root


@pytest.fixture(name="folder")
def _folder(editor: Editor) -> Path:
    return editor.folder
