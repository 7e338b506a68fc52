"""YAML 1.2 as nodes: values, positions, strictness and limits."""

from __future__ import annotations

import pytest

from adlgen.diagnostics.codes import reading
from adlgen.diagnostics.model import DiagnosticKind, Log, Span
from adlgen.document import libyaml, read_document, yaml_reader
from adlgen.document.node import JsonValue, Mapping, Node, Scalar, Sequence, Source, plain


def read(text: str) -> tuple[Node, list[tuple[DiagnosticKind, int, int]]]:
    log = Log()
    root = read_document(Source("a.yaml", text), log).root
    return root, [
        (d.code, d.span.line, d.span.column) for d in log.diagnostics if d.span is not None
    ]


def value(text: str) -> JsonValue:
    root, problems = read(text)
    assert problems == []
    return plain(root)


PLAIN: dict[str, JsonValue] = {
    "no": "no",
    "on": "on",
    "y": "y",
    "true": True,
    "False": False,
    "tRUE": "tRUE",
    "null": None,
    "~": None,
    "": None,
    "012": 12,
    "08": 8,
    "0o12": 10,
    "0x1F": 31,
    "-0x1F": "-0x1F",
    "+7": 7,
    "1_000": "1_000",
    "1:30": "1:30",
    "2024-01-01": "2024-01-01",
    "2024-01-02T03:04:05Z": "2024-01-02T03:04:05Z",
    "1e3": 1000.0,
    "1.": 1.0,
    ".5": 0.5,
    "1.10": 1.1,
    ".": ".",
    "=": "=",
    "123456789012345678901234567890": 123456789012345678901234567890,
    "'012'": "012",
    '"\\u0041\\ud83d\\ude00"': "A\U0001f600",
    "\\ud83d\\ude00": "\\ud83d\\ude00",
    "a\u2028b\x85c": "a\u2028b\x85c",
    "!!str 12": "12",
    "!!int '12'": 12,
    "!!float 1": 1.0,
    "!!bool 'true'": True,
    "!!null ''": None,
    "!!seq [a]": ["a"],
    "!!map {a: 1}": {"a": 1},
}


@pytest.mark.parametrize("text", PLAIN)
def test_what_a_value_means(text: str) -> None:
    assert value(f"a: {text}\n") == {"a": PLAIN[text]}


@pytest.mark.parametrize(
    ("text", "problems"),
    [
        ("a: .inf", [(reading.NUMBER_OUT_OF_RANGE, 1, 4)]),
        ("a: -.INF", [(reading.NUMBER_OUT_OF_RANGE, 1, 4)]),
        ("a: .nan", [(reading.NUMBER_OUT_OF_RANGE, 1, 4)]),
        ("a: 1e999", [(reading.NUMBER_OUT_OF_RANGE, 1, 4)]),
        ("a: " + "9" * 401, [(reading.NUMBER_OUT_OF_RANGE, 1, 4)]),
        ("a: 0x" + "f" * 398, [(reading.NUMBER_OUT_OF_RANGE, 1, 4)]),
        ("a: 1\nb: 2\na: 3\nb: 4", [(reading.DUPLICATE_KEY, 3, 1), (reading.DUPLICATE_KEY, 4, 1)]),
        ("{'a': 1, \"a\": 2}", [(reading.DUPLICATE_KEY, 1, 10)]),
        ("1: a", [(reading.KEY_NOT_TEXT, 1, 1)]),
        ("true: a\n~: b", [(reading.KEY_NOT_TEXT, 1, 1), (reading.KEY_NOT_TEXT, 2, 1)]),
        ("? [a]\n: b", [(reading.KEY_NOT_TEXT, 1, 3)]),
        ("a: !x b", [(reading.TAG_NOT_ALLOWED, 1, 4)]),
        ("a: !!int b", [(reading.TAG_NOT_ALLOWED, 1, 4)]),
        ("a: !!binary aGk=", [(reading.TAG_NOT_ALLOWED, 1, 4)]),
        ("a: !!set {x}", [(reading.TAG_NOT_ALLOWED, 1, 4)]),
        ("a: &a {b: 1}\nc: {<<: *a}", [(reading.MERGE_KEY, 2, 5)]),
        ("a: *b", [(reading.BAD_ALIAS, 1, 4)]),
        ("a: &a [*a]", [(reading.BAD_ALIAS, 1, 8)]),
        ("a\n---\nb", [(reading.SEVERAL_DOCUMENTS, 2, 1)]),
        ("", [(reading.EMPTY_DOCUMENT, 1, 1)]),
        ("# only a comment", [(reading.EMPTY_DOCUMENT, 1, 1)]),
        ("a: b: c", [(reading.YAML_SYNTAX, 1, 5)]),
        ("a: [1", [(reading.YAML_SYNTAX, 1, 4)]),
        ("a: \x07", [(reading.YAML_SYNTAX, 1, 4)]),
        ('a: "\\ud800"', [(reading.LONE_SURROGATE, 1, 5)]),
        ("a: \ud800", [(reading.LONE_SURROGATE, 1, 4)]),
        ("%YAML 1.1\n--- a", [(reading.YAML_VERSION, 1, 1)]),
        ("[" * 201, [(reading.TOO_DEEP, 1, 201)]),
        ("a: 1\na: .inf\nb: !x y\n", None),
    ],
    ids=range(29),
)
def test_problems(text: str, problems: list[tuple[DiagnosticKind, int, int]] | None) -> None:
    found = read(text)[1]
    if problems is None:
        assert len(found) == 3
    else:
        assert found == problems


def test_a_quoted_merge_key_is_a_name() -> None:
    assert value('"<<": 1') == {"<<": 1}


def test_aliases_share_their_node() -> None:
    assert value("a: &x [1]\nb: *x\n&k c: k\nd: *k") == {"a": [1], "b": [1], "c": "k", "d": "c"}


def test_the_alias_budget_counts_what_copies_would_hold() -> None:
    items = ", ".join("x" * 1 for _ in range(99))
    fits = f"a: &a [{items}]\nb: [{', '.join(['*a'] * 100)}]\n"
    assert read(fits)[1] == []
    over = fits.replace("[*a", "[*a, *a", 1)
    assert [code for code, _, _ in read(over)[1]] == [reading.TOO_MANY_ALIASES]


def test_aliases_cannot_smuggle_depth() -> None:
    chain = "a0: &a0 [x]\n" + "".join(f"a{n}: &a{n} [*a{n - 1}]\n" for n in range(1, 130))
    assert read(chain)[1] == []
    deep = chain + "b: " + "[" * 100 + "*a129" + "]" * 100
    assert [code for code, _, _ in read(deep)[1]] == [reading.TOO_DEEP]


def test_positions_of_keys_and_values() -> None:
    root, _ = read("spec:\n  name: x\n  tags: [a,\n    b]\n  more:\n    - 1\n\nend: 2\n")
    assert isinstance(root, Mapping)
    spec = root.entries[0]
    assert spec.key_span == Span("a.yaml", 1, 1, 1, 5)
    assert spec.value.span == Span("a.yaml", 2, 3, 6, 8)
    assert isinstance(spec.value, Mapping)
    name, tags, more = (entry.value for entry in spec.value)
    assert name == Scalar("x", Span("a.yaml", 2, 9, 2, 10))
    assert tags.span == Span("a.yaml", 3, 9, 4, 7)
    assert isinstance(more, Sequence)
    assert more.span == Span("a.yaml", 6, 5, 6, 8)


def test_columns_count_code_points_and_lines_all_breaks() -> None:
    root, _ = read('"\U0001f600": {a: 1}\r\nb: 2\rc: "x\u2028" \n')
    assert isinstance(root, Mapping)
    assert root.entries[0].value.span.column == 6
    assert [entry.key_span.line for entry in root] == [1, 2, 3]


@pytest.mark.parametrize("text", ["a: 1\nb: [x, 'y']\nc: {d: |\n", "a: *b", "k: [1\n", "a: b: c"])
def test_without_libyaml(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with_libyaml = read(text)
    monkeypatch.setattr(yaml_reader, "make_parser", libyaml._PureParser)
    without = read(text)
    assert plain(without[0]) == plain(with_libyaml[0])
    assert [code for code, _, _ in without[1]] == [code for code, _, _ in with_libyaml[1]]


def reported(text: str) -> list[tuple[str, str | None, int, int]]:
    log = Log()
    read_document(Source("a.yaml", text), log)
    return [(d.message, d.hint, d.span.line, d.span.column) for d in log.diagnostics if d.span]


def test_every_unknown_escape_is_reported_and_kept() -> None:
    text = 'a: "^\\d+$"\nb: "\\w\\n"\n'
    found = reported(text)
    message = "'{}' is not an escape sequence of double-quoted strings"
    assert [(m, line, column) for m, _, line, column in found] == [
        (message.format("\\d"), 1, 6),
        (message.format("\\w"), 2, 5),
    ]
    assert found[0][1] == "put the string in single quotes, or write '\\\\d'"
    assert plain(read(text)[0]) == {"a": "^\\d+$", "b": "\\w\n"}


def test_unknown_escapes_are_limited() -> None:
    assert len(reported('a: "' + "\\d" * 100 + '"')) == 20


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [("a:\n\tb: 1\n", 2, 1), ("a:\n  b: 1\n\tc: 2\n", 3, 1), ("a:\n  \tb: 1\n", 2, 3)],
)
def test_a_tab_is_named_where_it_is(text: str, line: int, column: int) -> None:
    ((message, hint, *place),) = reported(text)
    assert "tab" in message
    assert hint is not None
    assert "spaces" in hint
    assert place == [line, column]


@pytest.mark.parametrize(
    ("text", "column"), [("a: [1, 2\nb: 3\n", 4), ("a: {x: 1\n", 4), ("a: [x,\n  b: 1\n c: 2", 4)]
)
def test_an_open_bracket_is_reported_where_it_was_opened(text: str, column: int) -> None:
    ((message, _, *place),) = reported(text)
    assert message == f"this '{text[3]}' is not closed"
    assert place == [1, column]


def test_problems_that_follow_from_a_broken_value_are_dropped() -> None:
    log = Log()
    span = Span("a.yaml", 1, 1, 1, 2)
    log.add(reading.BAD_ALIAS, "a", span)
    log.settle()
    log.add(reading.DUPLICATE_KEY, "b", span)
    log.downgrading().add(reading.DUPLICATE_KEY, "c", span)
    assert [d.message for d in log.diagnostics] == ["a"]
