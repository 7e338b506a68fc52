"""Front matter is split off, keeps its lines, and is not seen where there is none."""

from __future__ import annotations

import pytest

from adlgen.diagnostics.model import Log
from adlgen.document import read_document
from adlgen.document.front_matter import split
from adlgen.document.node import Body, Source, plain


@pytest.mark.parametrize(
    ("text", "head", "body"),
    [
        ("---\na: 1\n---\n# T\n", "\na: 1", Body("# T", 4)),
        ("\n\ufeff ---\na: 1\n---  \n\n\nx\n", "\n\na: 1", Body("x", 7)),
        ("---\na: 1\n---", "\na: 1", Body("", 3)),
        ("--- a: 1\n---\nx", "a: 1", Body("x", 3)),
        ("---\r\na: 1\r\n---\r\nx\r\n", "\r\na: 1", Body("x", 4)),
        ("---\na: |\n  ---\n---\nx", "\na: |\n  ---", Body("x", 5)),
    ],
)
def test_the_parts(text: str, head: str, body: Body) -> None:
    parts = split(Source("x.dops", text))
    assert parts is not None
    assert (parts[0].text, parts[1]) == (head, body)


@pytest.mark.parametrize(
    "text", ["", "a: 1", "---\na: 1", "---\na: 1\n--- b", "x\n---\na: 1\n---\n"]
)
def test_without_fences_there_is_none(text: str) -> None:
    assert split(Source("x.dops", text)) is None


def test_a_stream_of_yaml_is_no_front_matter() -> None:
    log = Log()
    assert read_document(Source("x.yaml", "---\na: 1\n---\nb: 2\n"), log).body is None
    assert len(log.diagnostics) == 1
    document = read_document(Source("x.yaml", "---\ndops: v2\n---\nb: 2\n"), log)
    assert document.body == Body("b: 2", 4)
    assert plain(document.root) == {"dops": "v2"}


def test_markdown_has_it_and_need_not() -> None:
    log = Log()
    document = read_document(Source("x.md", "---\nname: n\n---\n# T: x: y\n"), log)
    assert plain(document.root) == {"name": "n"}
    assert read_document(Source("x.dops", "# T: x: y\n"), log).body is None
    assert log.diagnostics == []
