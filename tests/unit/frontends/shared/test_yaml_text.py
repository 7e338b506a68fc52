"""YAML that any reader takes for the same data."""

from __future__ import annotations

import json
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from adlgen.diagnostics.model import Log
from adlgen.document import read_document
from adlgen.document.node import Source, plain
from adlgen.frontends.shared.json_text import json_text
from adlgen.frontends.shared.yaml_text import yaml_text

TRICKY = (
    "", " ", "a ", " a", "-", "- a", "? a", ": a", "a:", "a: b", "a #b", "#", "&a", "*a", "!a", "!!int",
    "|", ">", "%", "@", "`", "'", '"', "{", "[", ",", "null", "Null", "~", "true", "Yes", "NO", "on",
    "1", "01", "0x1", "0o7", "1e3", ".5", "1:30", "1_000", ".inf", ".NaN", "=", "<<", "---", "...",
    "2001-01-01", "a\n", "\na", "a\r\nb", "\t", "a\tb", "\x85", "\u2028", "\ufeff", "\u202e", "\x00",
    "\x1b[31m", "\x7f", "\U0001f600", "\uffff", "e\u0301", "x" * 2000, "O'Neil", "a - b", "a, b", "y",
)  # fmt: skip
texts = st.one_of(st.sampled_from(TRICKY), st.text(st.characters(codec="utf-8"), max_size=12))
scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(allow_nan=False, allow_infinity=False),
    texts,
)
values = st.recursive(
    scalars,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(texts, inner, max_size=4)),
    max_leaves=12,
)


def own(text: str, path: str) -> Any:
    log = Log()
    found = plain(read_document(Source(path, text), log).root)
    assert log.diagnostics == []
    return found


@settings(max_examples=400, deadline=None)
@given(values)
def test_our_own_reader_reads_it_back(value: object) -> None:
    assert exact(own(yaml_text(value), "a.yaml")) == exact(value)  # type: ignore[arg-type]
    assert exact(own(json_text(value), "a.json")) == exact(value)  # type: ignore[arg-type]


def exact(value: object) -> str:
    """Return data as text: then 1, 1.0 and true differ, and so do orders."""
    return json.dumps(value)


@pytest.mark.parametrize("text", TRICKY)
def test_readers_of_older_yaml_read_the_same(text: str) -> None:
    written = yaml_text({"a": text, text or "b": [text, {"c": [[text], {}, []]}]})
    assert yaml.safe_load(written) == {"a": text, text or "b": [text, {"c": [[text], {}, []]}]}
    assert written.isascii() or any(char in written for char in text)


def test_it_reads_well() -> None:
    data: Any = {
        "name": "find-order",
        "description": "Find an order (by id), don't guess.",
        "list": [{"a": 1, "b": [True, None]}, [1, [2]], {}],
        "when": "2001-01-01",
        "text": "two\nlines",
    }
    assert yaml_text(data) == """\
name: find-order
description: Find an order (by id), don't guess.
list:
  - a: 1
    b:
      - true
      - null
  - - 1
    - - 2
  - {}
when: "2001-01-01"
text: "two\\nlines"
"""


def test_nothing_is_shown_that_a_terminal_obeys() -> None:
    text = "\x1b[31m\x9b\u202e\u2066\ufeff\x7f"
    for written in (yaml_text([text]), json_text([text])):
        assert all(char.isprintable() or char == "\n" for char in written)
