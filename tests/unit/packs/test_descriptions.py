"""The description of a tool in emitted files: once for the model, and once for readers."""

from __future__ import annotations

import json

import pytest

from adlgen.document.node import Source
from adlgen.packs.text import first_paragraph, first_sentence
from adlgen.testing.targets import render_source
from tests.conformance import suite

FIRST = "Ferment the hops for a week."
SECOND = "Malted barley is added later."
THIRD = "Yeast never is."
DESCRIPTION = f"{FIRST} {SECOND}\n\n{THIRD}"


@pytest.mark.parametrize(
    ("text", "paragraph", "sentence"),
    [
        ("", "", ""),
        (DESCRIPTION, f"{FIRST} {SECOND}", FIRST),
        (f"\n {FIRST}\n{SECOND}\n \n{THIRD}", f"{FIRST}\n{SECOND}", FIRST),
        (f"{FIRST} {SECOND * 20}", FIRST, FIRST),
        ("E.g. a list", "E.g. a list", "E.g. a list"),
    ],
)
def test_what_a_description_begins_with(text: str, paragraph: str, sentence: str) -> None:
    assert first_paragraph(text) == paragraph
    assert first_sentence(text) == sentence


@pytest.mark.parametrize("target", suite.TARGETS)
def test_a_description_is_not_repeated(target: str) -> None:
    tool = {"name": "brew", "description": DESCRIPTION, "inputSchema": {"type": "object"}}
    source = Source("tools.json", json.dumps({"tools": [tool]}))
    made = render_source(source, suite.TARGETS[target], {"wiring": "false"})
    text = " ".join(file.text for file in made.tree)
    # In Rust, the module has the first sentence also.
    assert text.count("Ferment the hops") == 2 + (target == "rust")
    assert text.count("Malted barley") == 2
    assert text.count("Yeast never") == 1
