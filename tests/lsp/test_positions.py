"""Columns in the units of the client, in lines with any characters."""

from __future__ import annotations

from pathlib import Path

import pytest

from adlgen.editing.positions import Encoding, Text
from tests.lsp.editor import Editor
from tests.lsp.test_typing import HEAD, SCHEMA

WIDE = "Ein Gr\u00fc\u00dfe \U0001f600\U0001f600 \u4e2d"
LINE = f"{{type: string, description: '{WIDE}', minLength: x}}"
UNITS: dict[Encoding, int] = {
    "utf-8": len(LINE[: LINE.index("x}")].encode()),
    "utf-16": len(LINE[: LINE.index("x}")].encode("utf-16-le")) // 2,
    "utf-32": LINE.index("x}"),
}


@pytest.mark.parametrize("encoding", UNITS)
def test_columns_are_those_of_the_client(tmp_path: Path, encoding: Encoding) -> None:
    text = (HEAD + SCHEMA).replace(
        "            type: string\n            description: The number of the order.\n", ""
    )
    text = text.replace("          number:\n", f"          number: {LINE}\n")
    line, start = text.split("\n").index(f"          number: {LINE}"), len("          number: ")
    with Editor(tmp_path, [encoding]) as editor:
        assert editor.started.capabilities.position_encoding == encoding
        editor.open("agent.yaml", text)
        (found,) = editor.problems("agent.yaml")
        column = start + UNITS[encoding]
        assert (found.range.start.line, found.range.start.character) == (line, column)
        assert found.range.end.character == column + 1
        editor.change("agent.yaml", ((line, column), (line, column + 1), "3"))
        assert editor.codes("agent.yaml") == []
        found_items = editor.completions("agent.yaml", (line, column + 1))
        assert found_items is not None


@pytest.mark.parametrize("encoding", UNITS)
@pytest.mark.parametrize(
    "text", ["", "\n", "a\r\nb\rc\n", f"\ufeff{WIDE}\n{WIDE}", "x\u2028y\x0bz\n\x85"]
)
def test_offsets_and_positions_are_inverse(encoding: Encoding, text: str) -> None:
    lines = Text(text, encoding)
    for offset in range(len(text) + 1):
        if text[offset - 1 : offset + 1] == "\r\n":
            continue
        assert lines.offset(lines.position(offset)) == offset
        line, column = lines.place(offset)
        if offset or not text.startswith("\ufeff"):
            assert lines.offset_of(line, column) == offset
