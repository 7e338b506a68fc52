"""The Markdown of descriptions survives in the documentation of every language; only prose is wrapped."""

from __future__ import annotations

import json
import re

import pytest

from adlgen.document.node import Source
from adlgen.packs.markdown import code_lines
from adlgen.testing.targets import render_source
from tests.conformance import suite

WORDS = " ".join(f"word{number}" for number in range(40))
LONG = " ".join(f"argument{number}" for number in range(20))
TEXT = f"""\
See [the guide](https://example.com/guide). {WORDS}

- outer item
  - inner item {WORDS}
- last item

```sh
if true; then
    run {LONG}


    done
fi
```

Indented:

    first line
        second line

The end."""
FENCED = ["if true; then", f"    run {LONG}", "", "", "    done", "fi"]
INDENTED = ["first line", "    second line"]
PLACES = 3
"""The text documents the input, a property and the type of the property."""
ONCE = {"go"}
"""Targets that document a property but not its type, which has the same text."""
WITHOUT_LISTS = {"go"}
"""Targets whose documentation has no nested lists and no links with a text."""


def documentation(target: str) -> list[str]:
    """Return the lines of the tool's file without comment marks and their indentation."""
    part = {"type": "object", "description": TEXT, "properties": {"b": {"type": "string"}}}
    schema = {"type": "object", "description": TEXT, "properties": {"a": part}}
    source = Source("tools.json", json.dumps({"tools": [{"name": "find", "inputSchema": schema}]}))
    rendered = render_source(source, suite.TARGETS[target], {"wiring": "false"})
    file = next(f for f in rendered.without_fixed() if re.search(r"/find(\.gen)?\.\w+$", f.path))
    return file.text.expandtabs(4).splitlines()


def blocks(lines: list[str], wanted: list[str]) -> int:
    """Count where some lines follow one another with the indentation that they have."""
    found = 0
    for start in range(len(lines)):
        rows = lines[start : start + len(wanted)]
        head = rows[0].find(wanted[0])
        texts = [row[head:] if row.strip(" /*") else "" for row in rows]
        found += head >= 0 and not rows[0][:head].strip(" /*") and texts == wanted
    return found


@pytest.mark.parametrize("target", suite.TARGETS)
@pytest.mark.parametrize("code", [FENCED, INDENTED], ids=["fenced", "indented"])
def test_code_keeps_its_lines_and_indentation(target: str, code: list[str]) -> None:
    assert blocks(documentation(target), code) == (2 if target in ONCE else PLACES)


@pytest.mark.parametrize("target", sorted(set(suite.TARGETS) - WITHOUT_LISTS))
def test_lists_keep_their_levels_and_links_their_text(target: str) -> None:
    lines = documentation(target)
    found = [line for line in lines if re.match(r"[ /*]*- (outer|inner|last) item", line)]
    levels = [line.index("- ") for line in found]
    assert len(levels) == 3 * PLACES
    assert levels[0] == levels[2] == levels[1] - 2
    link = r' *(/// |\* |""")?See \[the guide\]\(https://example.com/guide\)\. word0'
    assert sum(re.match(link, line) is not None for line in lines) == PLACES


def test_code_after_a_list_is_outside_of_the_list() -> None:
    fences = [line.lstrip(" ") for line in documentation("rust") if line.endswith("```text")]
    assert fences == ["/// ```text"] * (2 * PLACES)


@pytest.mark.parametrize("target", suite.TARGETS)
def test_long_prose_is_wrapped(target: str) -> None:
    prose = [line for line in documentation(target) if "word" in line and '"' not in line]
    assert len(prose) >= 8
    assert max(map(len, prose)) <= 110


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a\n\n    b\n\n    c\nd", [2, 3, 4]),
        ("- a\n\n    b", []),
        ("a\n    b", []),
        ("```\na", []),
        ("~~~\n```\n~~~\nb", [0, 1, 2]),
        ("  ```x\n  a\n  ````\nb", [0, 1, 2]),
        ("`a` ```", []),
    ],
)
def test_where_code_is(text: str, expected: list[int]) -> None:
    assert sorted(code_lines(text.split("\n"))) == expected
