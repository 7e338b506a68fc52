"""Texts that are read in parts have the parts, and the nodes, of texts that are read at once."""

from __future__ import annotations

import random

import pytest

from adlgen.diagnostics.memory import Memory, remembering, span_in_text
from adlgen.diagnostics.model import Log, Span
from adlgen.document import parts, read_document
from adlgen.document.node import Node, Scalar, Sequence, Source
from tests.lsp.random_edits import edited, start

TEXT = start()["agent.yaml"]


def spans(root: Node, memory: Memory) -> list[tuple[Span, object]]:
    """Return the ranges of nodes in the text, with the values of scalars and the keys of mappings."""
    if isinstance(root, Scalar):
        return [(span_in_text(root.span, memory), root.value)]
    if isinstance(root, Sequence):
        inner = [one for item in root.items for one in spans(item, memory)]
        return [(span_in_text(root.span, memory), None), *inner]
    found: list[tuple[Span, object]] = [(span_in_text(root.span, memory), None)]
    for entry in root.entries:
        found += [(span_in_text(entry.key_span, memory), entry.key), *spans(entry.value, memory)]
    return found


@pytest.mark.parametrize("seed", range(4))
def test_nodes_are_those_of_the_whole_text(seed: int) -> None:
    chance, memory, text, in_parts = random.Random(seed), Memory(), TEXT, 0
    for _ in range(60):
        changed = edited(text, chance)
        source, log = Source("agent.yaml", changed), Log()
        with remembering(memory):
            found = read_document(source, Log())
        in_parts += "agent.yaml" in memory.lines
        expected = read_document(source, log)
        assert spans(found.root, memory) == spans(expected.root, Memory())
        if not log.diagnostics:
            text = changed
    assert in_parts > 5


@pytest.mark.parametrize("seed", range(4))
def test_parts_are_found_again(seed: int) -> None:
    chance, known, again = random.Random(seed), parts._split(TEXT), 0
    text = TEXT
    for _ in range(200):
        text = edited(text if chance.random() < 0.8 else TEXT, chance)
        expected = parts._split(text)
        found = None if known is None else parts._split_again(text, known)
        again += found is not None
        assert found is None or found == expected
        known = expected
    assert again > 20


def test_parts_of_a_text_with_a_changed_item_are_found_again() -> None:
    known = parts._split(TEXT)
    assert known is not None
    item = known.items[4]
    kept = (f"{item}      # more\n", item.replace("name:", "nam:"), f"\n{item}")
    others = (item + item, "", f"{item}  key: value\n", item.replace("- name:", "- - name:"))
    for new in (*kept, *others):
        found = parts._split_again(TEXT.replace(item, new), known)
        assert (found is not None) == (new in kept)
        if found is not None:
            assert found == parts._split(TEXT.replace(item, new))
