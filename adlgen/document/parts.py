"""Reads a text with a long list in parts, of which those that have not changed keep their nodes.

The items of the list are read alone, and the rest of the text with a short item in place of each. That is only done where it
makes no difference; in all other cases, for example after a syntax error, the text is read as a whole. The lines of nodes
are those of a numbering in which each item has lines of its own (:class:`~adlgen.diagnostics.memory.Lines`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import TypeAlias

from adlgen.diagnostics.datatypes import Struct, field, replace
from adlgen.diagnostics.memory import Lines, Memory
from adlgen.diagnostics.model import Log, Span
from adlgen.document.limits import Limits
from adlgen.document.node import Document, Entry, Mapping, Node, Scalar, Sequence, Source

_LEAST = 8
"""The fewest items of a list that is read in parts."""
_GAP = 1 << 40
"""The lines between the first lines of two items, so that others fit between them."""
_ROOM = 1 << 24
"""The lines that an item may have."""
_FOOTER = 1 << 100
_DEPTH = 20
"""The levels that the list may be nested in."""
_ITEM = re.compile(r"(?m)^( *)- (?=[^\s#-])")
_SHARED = re.compile(
    r"(?:^|[\s\[{,:-])[&*!%]\S|<<\s*:|^(?:---|\.\.\.)|[\t\r\x0b\x0c\x1c-\x1e\x85\u2028\u2029\ufeff]",
    re.MULTILINE,
)
_Reader: TypeAlias = Callable[[Source, Log], Document]


class Item(Struct):
    """An item of the list."""

    node: Node
    base: int
    """Its first line."""


class _Known(Struct, frozen=False):
    """What is remembered of a text."""

    limits: Limits
    items: dict[str, list[Item]] = field(default_factory=dict)
    """By the text of the item."""
    split: Split | None = None
    outer: Node | None = None
    """The text around the items, with a short item in place of each."""


class Split(Struct):
    """The parts of a text."""

    indent: int
    header: str
    items: list[str]
    footer: str


class WholeError(Exception):
    """Raised if a text must be read as a whole."""


def read_in_parts(source: Source, memory: Memory, log: Log, read: _Reader) -> Document | None:
    """Return the document of a text with a long list, without problems; None: it must be read as a whole."""
    del log  # a text with problems is read as a whole
    memory.lines.pop(source.path, None)
    if not source.path.endswith((".yaml", ".yml")) or len(source.text) > source.limits.source_bytes:
        return None
    known = memory.texts.get(source.path)
    if not isinstance(known, _Known) or known.limits != source.limits:
        known = _Known(source.limits)
    split = split_of(source.text, known.split)
    if split is None:
        return None
    try:
        items = _items(source, split, known, read)
        outer = outer_of(source, split, read, known.split, known.outer)
        root = joined(outer, split, items, _FOOTER)
    except WholeError:
        return None
    found: dict[str, list[Item]] = {}
    for text, item in zip(split.items, items, strict=True):
        found.setdefault(text, []).append(item)
    memory.texts[source.path] = _Known(source.limits, found, split, outer)
    memory.lines[source.path] = _lines(split, items)
    return Document(source, root)


def split_of(text: str, known: Split | None) -> Split | None:
    """Return the parts of a text; ``known`` are those of an earlier one, from which one item may differ."""
    return (None if known is None else _split_again(text, known)) or _split(text)


def _split_again(text: str, known: Split) -> Split | None:
    """Return the parts of a text in which at most one item is another than in a known text; None: find all parts."""
    items, end = known.items, len(text) - len(known.footer)
    at, first, last = len(known.header), 0, len(items)
    if not (text.startswith(known.header) and text.endswith(known.footer)):
        return None
    while first < last and text.startswith(items[first], at, end):
        at, first = at + len(items[first]), first + 1
    if first == last:
        return known if at == end else None
    while last > first and text.startswith(items[last - 1], end - len(items[last - 1])):
        end, last = end - len(items[last - 1]), last - 1
        if end < at:
            return None
    if last == first and first > 0:
        at, first = at - len(items[first - 1]), first - 1
    new = text[at:end]
    shallow = re.compile(rf"(?m)^ {{0,{known.indent}}}(?![ \n#]|\Z)")
    is_item = re.match(rf" {{{known.indent}}}- (?=[^\s#-])", new) is not None
    is_whole = new.endswith("\n") or end == len(text)
    starts = [found.start() for found in shallow.finditer(new)]
    if last != first + 1 or not is_item or not is_whole or starts != [0]:
        return None
    return replace(known, items=[*items[:first], new, *items[last:]])


def _split(text: str) -> Split | None:
    """Return the parts of a text around its outermost long list; None if it has none."""
    counts: dict[int, int] = {}
    for dash in _ITEM.findall(text):
        counts[len(dash)] = counts.get(len(dash), 0) + 1
    indent = min((width for width, count in counts.items() if count >= _LEAST), default=None)
    if indent is None:
        return None
    shallow = re.compile(rf"(?m)^ {{0,{indent}}}(?![ \n#]|\Z)")
    item = re.compile(rf" {{{indent}}}- (?=[^\s#-])")
    runs: list[list[int]] = [[]]
    for found in shallow.finditer(text):
        if item.match(text, found.start()):
            runs[-1].append(found.start())
        else:
            runs[-1].append(-found.start() - 1)  # the end of the list
            runs.append([])
    best = max(runs, key=len)
    starts = [start for start in best if start >= 0]
    if len(starts) < _LEAST:
        return None
    end = -best[-1] - 1 if best[-1] < 0 else len(text)
    edges = [*starts, end]
    parts = [text[a:b] for a, b in pairwise(edges)]
    return Split(indent, text[: starts[0]], parts, text[end:])


def _items(source: Source, split: Split, known: _Known, read: _Reader) -> list[Item]:
    """Return the items; those with a known text keep their nodes, as far as they are in the same order."""
    waiting = {text: [*some] for text, some in known.items.items()}
    placed: list[Item | None] = []
    last = 0
    for text in split.items:
        own = waiting.get(text, [])
        while own and own[0].base <= last:
            own.pop(0)
        item = own.pop(0) if own else None
        last = last if item is None else item.base
        placed.append(item)
    found: list[Item] = []
    for number, text in enumerate(split.items):
        item = placed[number]
        if item is None:
            before = found[-1].base if found else 0
            after = next((one.base for one in placed[number + 1 :] if one is not None), 0)
            base = (before + after) // 2 if after else before + _GAP
            if base - before < _ROOM or (after and after - base < _ROOM):
                known.items.clear()
                raise WholeError
            item = Item(alone(source, text, base, read), base)
        found.append(item)
    return found


def alone(source: Source, text: str, base: int, read: _Reader) -> Node:
    """Return the node of an item that is read alone."""
    if _SHARED.search(text):
        raise WholeError
    limits = replace(source.limits, depth=source.limits.depth - _DEPTH)
    root = _clean(Source(source.path, text, limits=limits), read)
    if not isinstance(root, Sequence) or len(root.items) != 1 or text.count("\n") >= _ROOM:
        raise WholeError
    return moved(root.items[0], lambda line, column: (line + base - 1, column))


def _clean(source: Source, read: _Reader) -> Node:
    """Return the root of a text. Raises WholeError if it has any problem."""
    log = Log()
    document = read(source, log)
    if log.diagnostics or not document.complete or document.body is not None:
        raise WholeError
    return document.root


def outer_of(
    source: Source, split: Split, read: _Reader, known: Split | None, outer: Node | None
) -> Node:
    """Return the root of a text with a short item in place of each; ``outer`` is that of the parts ``known``."""
    if outer is not None and known is not None and _frame(known) == _frame(split):
        return outer
    if _SHARED.search(split.header) or _SHARED.search(split.footer):
        raise WholeError
    short = f"{' ' * split.indent}- 0\n"
    limits: Limits = replace(source.limits, depth=_DEPTH)
    text = split.header + short * len(split.items) + split.footer
    return _clean(Source(source.path, text, limits=limits), read)


def _frame(split: Split) -> tuple[object, ...]:
    return split.indent, len(split.items), split.header, split.footer


def joined(root: Node, split: Split, items: list[Item], footer: int) -> Node:
    """Return the root of the whole text; lines after the items are moved by ``footer``."""
    first = split.header.count("\n") + 1
    way = next(_ways(root, first, len(items)), None)
    if way is None:
        raise WholeError
    nodes = tuple(item.node for item in items)
    width = split.indent + len("- 0") + 1

    def place(line: int, column: int) -> tuple[int, int]:
        number = line - first
        if number < 0:
            return line, column
        if number >= len(items):
            return line + footer, column
        end = nodes[number].span
        if column >= width:
            return end.end_line, end.end_column
        return items[number].base, column

    return moved(root, place, Sequence(nodes, root.span), way)


def _ways(root: Node, first: int, count: int) -> Iterator[Sequence]:
    """Yield the list of the short items."""
    waiting: list[Node] = [root]
    while waiting:
        node = waiting.pop()
        if isinstance(node, Mapping):
            waiting += [entry.value for entry in node.entries]
        elif isinstance(node, Sequence):
            waiting += node.items
            lines = [one.span.line if isinstance(one, Scalar) else 0 for one in node.items]
            if lines == [*range(first, first + count)]:  # and no item of the text around them
                yield node


def moved(
    node: Node,
    place: Callable[[int, int], tuple[int, int]],
    new: Sequence | None = None,
    old: Sequence | None = None,
) -> Node:
    """Return a node with other lines; ``new`` has the items of the node ``old``."""
    if node is old and new is not None:
        return Sequence(new.items, _shifted(node.span, place))
    match node:
        case Scalar(value=value, span=span):
            return Scalar(value, _shifted(span, place))
        case Sequence(items=items, span=span):
            inner = tuple([moved(one, place, new, old) for one in items])
            return Sequence(inner, _shifted(span, place))
        case Mapping(entries=entries, span=span):
            moved_entries = [
                Entry(e.key, _shifted(e.key_span, place), moved(e.value, place, new, old))
                for e in entries
            ]
            return Mapping(tuple(moved_entries), _shifted(span, place))


def _shifted(span: Span, place: Callable[[int, int], tuple[int, int]]) -> Span:
    start, end = place(span.line, span.column), place(span.end_line, span.end_column)
    return Span(span.path, *start, *end)


def _lines(split: Split, items: list[Item]) -> Lines:
    line = split.header.count("\n") + 1
    first = line
    bases, starts = [], []
    for text, item in zip(split.items, items, strict=True):
        bases.append(item.base)
        starts.append(line)
        line += text.count("\n")
    return Lines((*bases, first + len(items) + _FOOTER), (*starts, line))
