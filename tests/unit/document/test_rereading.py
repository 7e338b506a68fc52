"""Texts that are read again after an edit have the nodes and the lines of a fresh reading."""

from __future__ import annotations

import random

import pytest

from adlgen.diagnostics.model import Log
from adlgen.document import read_document
from adlgen.document.node import Source
from adlgen.document.parts import WholeError, alone, joined, outer_of, split_of
from adlgen.document.rereading import Rereader

_ITEM = """\
  - id: tool_{0}
    description: Finds {0}.
    # what it takes
    schema:
      type: object
      properties:
        n{0}: {{type: string}}
        text:
          description: |
            Two
            lines.
"""
_TEXT = "name: shop\nspec:\n  tools:\n{}  more: 1\nlast: [1, 2]\n"
_TYPED = (" ", "\n", "#c\n", "x", "- ", ": ", "  ", "    # note\n", "'", '"', "|\n", "[", "a: b\n")


def _text(count: int) -> str:
    return _TEXT.format("".join(_ITEM.format(n) for n in range(count)))


def _edited(text: str, chance: random.Random) -> str:
    at, lines = chance.randrange(len(text)), text.split("\n")
    match chance.randrange(4):
        case 0:
            return text[:at] + chance.choice(_TYPED) + text[at:]
        case 1:
            return text[:at] + text[at + chance.randrange(1, 8) :]
        case 2:
            lines.insert(chance.randrange(len(lines)), chance.choice(("", "    # c", "# left")))
        case _:
            first = chance.randrange(len(lines))
            del lines[first : first + chance.randrange(1, 20)]
    return "\n".join(lines)


@pytest.mark.parametrize("seed", range(4))
def test_edits_make_no_difference(seed: int) -> None:
    chance, text = random.Random(seed), _text(12)
    reader = Rereader(read_document)
    for _ in range(250):
        new = _edited(text, chance)
        log, source = Log(), Source("/a.yaml", new)
        fresh, again = read_document(source, log), reader.read(source)
        assert again == fresh, new
        if not log.has_errors and len(new) > len(_text(12)) // 2:
            text = new


def test_items_that_did_not_change_are_the_same_nodes() -> None:
    reader, text = Rereader(read_document), _text(12)
    old = reader.read(Source("/a.yaml", text)).root
    new = reader.read(Source("/a.yaml", text.replace("Finds 7.", "Finds seven."))).root
    kept = [a is b for a, b in zip(_tools(old), _tools(new), strict=True)]
    assert kept == [number != 7 for number in range(12)]


def _tools(root: object) -> list[object]:
    from adlgen.document.node import Mapping, Sequence, at

    assert isinstance(root, Mapping)
    found = at(root, ("spec", "tools"))
    assert isinstance(found, Sequence)
    return [*found.items]


def test_a_list_that_continues_before_its_parts_is_read_as_a_whole() -> None:
    """The text before the parts has items of the same list, for example after a comment on the left."""
    before = "".join(_ITEM.format(n) for n in range(3))
    text = f"spec:\n  tools:\n{before}x:\n{''.join(_ITEM.format(n) for n in range(9))}"
    source = Source("/a.yaml", text.replace("x:\n", "# left\n- odd\n"))
    assert Rereader(read_document).read(source) == read_document(source, Log())
    source = Source("/a.yaml", "- {a: 1}\n- - 1\n" + "- b: 1\n" * 9)
    split = split_of(source.text, None)
    assert split is not None
    items = [alone(source, one, 1, read_document) for one in split.items]
    assert len(items) == 9
    outer = outer_of(source, split, read_document, None, None)
    with pytest.raises(WholeError):
        joined(outer, split, [], 0)
