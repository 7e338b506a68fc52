"""Sorts the keys of a tree into the order of its format."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from adlgen.document.order import OTHERS, Order
from adlgen.formatting.tree import Part, Tree


def arrange(tree: Tree, order: Order | None) -> None:
    """Sort the keys of all mappings for which the order has keys.

    The parts of a mapping stay where they are if an alias would move before its anchor.
    """
    waiting = [(tree.root, order)]
    while waiting:
        value, own = waiting.pop()
        if own is None or not value.parts:
            continue
        if value.kind == "sequence":
            waiting += [(part.value, own.items) for part in value.parts]
            continue
        waiting += [(part.value, own.of(_name(part))) for part in value.parts]
        if own.keys:
            value.parts = _sorted(value.parts, own)


def _name(part: Part) -> str:
    return "" if part.key is None else part.key.name


def _sorted(parts: list[Part], order: Order) -> list[Part]:
    ranks = order.ranks()
    found = sorted(parts, key=lambda part: ranks.get(_name(part), ranks[OTHERS]))
    if found == parts:
        return parts
    return found if _anchored(found) == _anchored(parts) else parts


def _anchored(parts: Iterable[Part]) -> dict[str, list[int]]:
    """Return, for each name of an anchor in some parts, the parts that define or use it, in order."""
    found: dict[str, list[int]] = defaultdict(list)
    defined: set[str] = set()
    for part in parts:
        for name, is_anchor in _names(part):
            found[name].append(id(part))
            if is_anchor:
                defined.add(name)
    return {name: places for name, places in found.items() if name in defined}


def _names(part: Part) -> Iterator[tuple[str, bool]]:
    """Yield the names of anchors and aliases in a part, and whether each is an anchor."""
    waiting = [part]
    while waiting:
        one = waiting.pop()
        for value in filter(None, (one.key, one.value)):
            if value.kind == "alias":
                yield value.text[1:], False
            for word in value.properties.split():
                if word.startswith("&"):
                    yield word[1:], True
            waiting += value.parts


def split_head(tree: Tree) -> None:
    """Move the comments above the whole text out of its first part: those for editors, and those before an empty line."""
    if not tree.root.parts:
        return
    first = tree.root.parts[0]
    texts = first.above
    count = max((number for number, text in enumerate(texts, 1) if not text), default=0)
    while count < len(texts) and _is_for_editors(texts[count]):
        count += 1
    tree.head += texts[:count]
    first.above = texts[count:]


_FOR_EDITORS = ("#!", "# yaml-language-server:", "# vim:", "# -*-", "# prettier-ignore")


def _is_for_editors(text: str) -> bool:
    return text.startswith(_FOR_EDITORS)
