"""JSON as nodes: strict, with positions."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adlgen.diagnostics.codes import reading
from adlgen.diagnostics.model import DiagnosticKind, Log, Severity, Span
from adlgen.document import is_json, read_document
from adlgen.document.node import JsonValue, Mapping, Node, Source, plain


def read(text: str) -> tuple[Node, list[tuple[DiagnosticKind, int, int]]]:
    log = Log()
    root = read_document(Source("a.json", text), log).root
    return root, [
        (d.code, d.span.line, d.span.column) for d in log.diagnostics if d.span is not None
    ]


@pytest.mark.parametrize(
    ("text", "code", "line", "column"),
    [
        ("[1,]", reading.JSON_SYNTAX, 1, 4),
        ('{"a": 1,}', reading.JSON_SYNTAX, 1, 9),
        ("[01]", reading.JSON_SYNTAX, 1, 2),
        ("[+1]", reading.JSON_SYNTAX, 1, 2),
        ("[.5]", reading.JSON_SYNTAX, 1, 2),
        ("[1.]", reading.JSON_SYNTAX, 1, 2),
        ("['a']", reading.JSON_SYNTAX, 1, 2),
        ("[tru]", reading.JSON_SYNTAX, 1, 2),
        ("// a\n1", reading.JSON_SYNTAX, 1, 1),
        ("[1\n 2]", reading.JSON_SYNTAX, 2, 2),
        ("{1: 2}", reading.JSON_SYNTAX, 1, 2),
        ('{"a"}', reading.JSON_SYNTAX, 1, 5),
        ('{"a": }', reading.JSON_SYNTAX, 1, 7),
        ("[}", reading.JSON_SYNTAX, 1, 2),
        ("]", reading.JSON_SYNTAX, 1, 1),
        ("1 2", reading.JSON_SYNTAX, 1, 3),
        ("1,", reading.JSON_SYNTAX, 1, 2),
        ("[", reading.JSON_SYNTAX, 1, 2),
        ('["a', reading.JSON_SYNTAX, 1, 2),
        ('["a\tb"]', reading.JSON_SYNTAX, 1, 2),
        ('["\\x"]', reading.JSON_SYNTAX, 1, 2),
        ('["\\u12"]', reading.JSON_SYNTAX, 1, 2),
        (" \n", reading.EMPTY_DOCUMENT, 1, 1),
        ("[NaN]", reading.NUMBER_OUT_OF_RANGE, 1, 2),
        ("[-Infinity]", reading.NUMBER_OUT_OF_RANGE, 1, 2),
        ("[1e999]", reading.NUMBER_OUT_OF_RANGE, 1, 2),
        ("[" + "9" * 401 + "]", reading.NUMBER_OUT_OF_RANGE, 1, 2),
        ('["\\ud83d"]', reading.LONE_SURROGATE, 1, 2),
        ('["\\ude00\\ud83d"]', reading.LONE_SURROGATE, 1, 2),
        ('{"a": 1,\n "a": 2}', reading.DUPLICATE_KEY, 2, 2),
        ('{"a": 1, "\\u0061": 2}', reading.DUPLICATE_KEY, 1, 10),
        ("[" * 201, reading.TOO_DEEP, 1, 201),
    ],
    ids=range(32),
)
def test_problems(text: str, code: DiagnosticKind, line: int, column: int) -> None:
    assert read(text)[1] == [(code, line, column)]


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(JSON, st.booleans())
def test_reads_what_the_standard_library_writes(value: JsonValue, ascii_only: object) -> None:
    text = json.dumps(value, ensure_ascii=bool(ascii_only), indent=1)
    root, problems = read(text)
    assert problems == []
    assert json.dumps(plain(root)) == json.dumps(value)


@given(st.text())
def test_any_text_gives_a_verdict(text: str) -> None:
    _, problems = read(text)
    try:
        json.loads(text)
    except ValueError:
        assert problems


def test_positions() -> None:
    root, _ = read('{\r\n  "a": [1,\n "b"],\r "c": {}}')
    assert isinstance(root, Mapping)
    first, second = root.entries
    assert first.key_span == Span("a.json", 2, 3, 2, 6)
    assert first.value.span == Span("a.json", 2, 8, 3, 6)
    assert second.value.span == Span("a.json", 4, 7, 4, 9)


@pytest.mark.parametrize(
    ("path", "text", "json_"),
    [
        ("a.json", "a: 1", True),
        ("a.yaml", "{}", False),
        ("a.YML", "[]", False),
        ("-", ' \n{"a": 1}', True),
        ("-", "a: 1", False),
        ("agent", "[", True),
    ],
)
def test_which_reader(path: str, text: str, json_: object) -> None:
    assert is_json(Source(path, text)) is json_


@pytest.mark.parametrize(
    ("text", "rounded"),
    [
        ("0.1", False),
        ("1.100000000000000000000", False),
        ("0.12345678901234568", False),
        ("1.7976931348623157e308", False),
        ("5e-324", False),
        ("9007199254740993", False),
        ("0.1234567890123456789", True),
        ("9007199254740993.0", True),
        ("1e-400", True),
        ("1.7976931348623157999e308", True),
    ],
)
@pytest.mark.parametrize("path", ["a.json", "a.yaml"])
def test_numbers_that_a_double_cannot_hold_are_reported(
    path: str, text: str, rounded: bool
) -> None:
    log = Log()
    read_document(Source(path, f"[{text}]"), log)
    expected = [(reading.ROUNDED, Severity.WARNING, 2)] if rounded else []
    assert [
        (d.code, d.severity, d.span.column) for d in log.diagnostics if d.span is not None
    ] == expected
