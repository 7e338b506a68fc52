"""From bytes to text."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from adlgen.diagnostics.codes import reading
from adlgen.diagnostics.model import DiagnosticKind
from adlgen.document import SourceError, read_source, source_from_bytes
from adlgen.document.limits import DEFAULT


@pytest.mark.parametrize(
    ("data", "code", "place"),
    [
        ("a: \u00e9".encode("latin-1"), reading.NOT_UTF8, (1, 4)),
        ("\ufeffa: b\nc\u00e9: ".encode() + b"\xff", reading.NOT_UTF8, (2, 5)),
        (b"\xed\xa0\xbd", reading.NOT_UTF8, (1, 1)),
        ("a: 1".encode("utf-16"), reading.NOT_UTF8, (1, 1)),
        ("a: 1".encode("utf-16-be"), reading.NOT_UTF8, (1, 1)),
        ("a: 1".encode("utf-32"), reading.NOT_UTF8, (1, 1)),
        (b"a" * (DEFAULT.source_bytes + 1), reading.TOO_LARGE, (1, 1)),
    ],
    ids=range(7),
)
def test_refused(data: bytes, code: DiagnosticKind, place: tuple[int, int]) -> None:
    with pytest.raises(SourceError) as caught:
        source_from_bytes("a.yaml", data)
    found = caught.value.diagnostic
    assert found.code is code
    assert found.span is not None
    assert (found.span.line, found.span.column) == place


def test_a_byte_order_mark_is_no_text() -> None:
    assert source_from_bytes("a.yaml", b"\xef\xbb\xbfa: 1").text == "a: 1"


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_text("a: \u00e9\r\n", "utf-8", newline="")
    assert read_source(path).text == "a: \u00e9\r\n"
    for wrong in (tmp_path, tmp_path / "missing", "a\0b"):
        with pytest.raises(SourceError) as caught:
            read_source(wrong)
        assert caught.value.diagnostic.code is reading.UNREADABLE


def problem_of(path: Path) -> tuple[str, str | None]:
    with pytest.raises(SourceError) as caught:
        read_source(path, shown="x/")
    return caught.value.diagnostic.message, caught.value.diagnostic.hint


def test_a_folder_is_none(tmp_path: Path) -> None:
    assert problem_of(tmp_path) == (
        "the path is a folder, not a file",
        "pass the path of a file in the folder",
    )
    (tmp_path / "tool.yaml").touch()
    assert problem_of(tmp_path)[1] == "did you mean 'x/tool.yaml'?"


def test_a_program_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"\x7fELF\0\0\xd0")
    assert problem_of(tmp_path / "a")[0] == "the file is binary, not text"
    (tmp_path / "a").write_bytes(b"text" + b"\xd0")
    assert problem_of(tmp_path / "a")[0] == "byte 0xd0 at offset 4 is not valid UTF-8"


def test_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"a: 1")))
    assert read_source("-").text == "a: 1"
