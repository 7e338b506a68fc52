"""Any text of a specification is only text, in every position and every language.

The agent of :mod:`tests.conformance.hostile` is compiled, linted and run together with the cases
(see ``suite.EXTRA``); here its emitted text is taken apart.
"""

import json
import tomllib

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from adlgen.document.node import Source
from adlgen.output.tree import RenderedFile
from adlgen.testing.targets import Rendered, render_source
from tests.conformance import hostile, suite

CLIENT = {"client": "mcp"}
"""Emits every kind of page."""
LEXERS = {end: lexer for pack in suite.PACKS.values() for end, lexer in pack.lexers.items()}
TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)


@pytest.mark.parametrize("target", suite.TARGETS)
def test_a_text_stays_within_strings_and_comments(target: str) -> None:
    words = hostile.texts(suite.TEXTS, seed=2)
    agent = hostile.agent("inert-agent", words, names=False)
    check(render_source(agent, suite.TARGETS[target], CLIENT))


@pytest.mark.parametrize("target", suite.TARGETS)
@settings(max_examples=8)
@example(text="*/")
@example(text="\\")
@example(text='"""')
@example(text="\u2028")
@given(text=TEXT)
def test_arbitrary_text_stays_within_strings_and_comments(target: str, text: str) -> None:
    words = [f"{text}{hostile.MARK}", f"{hostile.MARK}{text}", f"{text}{hostile.MARK}{text}"]
    agent = hostile.agent("inert-agent", list(dict.fromkeys(words)), names=False)
    check(render_source(agent, suite.TARGETS[target], CLIENT))


@pytest.mark.parametrize("target", suite.TARGETS)
@settings(max_examples=8)
@given(texts=st.lists(TEXT, min_size=1, max_size=10, unique=True))
def test_arbitrary_names_are_emitted(target: str, texts: list[str]) -> None:
    emitted = render_source(hostile.agent("named-agent", texts), suite.TARGETS[target], CLIENT)
    for file in emitted.tree:
        readable(file)


@pytest.mark.parametrize("target", suite.TARGETS)
def test_the_name_that_a_server_knows_stays_within_strings_and_comments(target: str) -> None:
    names = [f"{hostile.MARK}{text}{hostile.MARK}" for text in hostile.FRAGMENTS]
    tools = [{"name": name, "inputSchema": {"type": "object"}} for name in names]
    source = Source("tools.json", json.dumps({"tools": tools}))
    emitted = render_source(source, suite.TARGETS[target], CLIENT)
    check(emitted)
    ends = ("/client.py", "/client.ts", "/client/mod.rs", "/client.gen.go")
    pages = "".join(file.text for file in emitted.tree if file.path.endswith(ends))
    assert pages.count(hostile.MARK) >= 2 * len(names), "the client knows other names"


@pytest.mark.parametrize("target", suite.TARGETS)
def test_a_blank_text_leaves_no_space_at_the_end_of_a_line(target: str) -> None:
    tools = [{"name": " ", "description": " ", "command": ["./tools/bin/a"]}]
    source = Source("tools.json", json.dumps({"tools": tools}))
    emitted = render_source(source, suite.TARGETS[target], {"harness": "true"})
    ends = [line for file in emitted.tree for line in file.text.splitlines() if line[-1:] == " "]
    assert not ends, "formatters take them away"


def check(emitted: Rendered) -> None:
    """Look for the marker outside strings and comments."""
    seen = 0
    for file in emitted.tree:
        code = readable(file)
        seen += file.text.count(hostile.MARK)
        place = code.find(hostile.MARK)
        assert place < 0, f"{file.path}: {code[max(0, place - 80) : place + 80]!r}"
    assert seen, "the texts were lost"


def readable(file: RenderedFile) -> str:
    """Return the code of a file without its strings and comments; other files must parse."""
    ending = file.path[file.path.rfind(".") :]
    if ending in LEXERS:
        return LEXERS[ending].sub(" ", file.text)
    if ending == ".json":
        json.loads(file.text)
    if ending == ".toml":
        tomllib.loads(file.text)
    return ""
