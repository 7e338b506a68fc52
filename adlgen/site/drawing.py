"""Graphs as SVG: three columns, ordered so that few lines cross; the same bytes each time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from html import escape

from markupsafe import Markup

from adlgen.diagnostics.datatypes import Struct
from adlgen.site.model import NOTHING
from adlgen.site.text import joined, plain

_HEIGHT, _GAP, _CHARACTER = 34, 14, 7.3
_MOST_GAP = 60
_LEAST_WIDTH = 60
_SWEEPS = 12
_COLUMNS = 3
_LONGEST_LABEL = 30
_THICKEST = 6.0
_MOST_SEPARATED = 80
"""A bar of more parts has no gaps between them."""


class Box(Struct):
    """A box: column 0 has services, 1 tools or groups of tools, 2 shared types."""

    id: str
    label: str
    href: str
    column: int
    kind: str
    note: str = ""


class Edge(Struct):
    """A line from a box to one of the next column, or between two shared types."""

    a: str
    b: str
    kind: str
    """``inject``, ``in``, ``out`` or ``has``."""
    weight: int = 1


class Graph(Struct):
    """Boxes and the lines between them."""

    boxes: tuple[Box, ...]
    edges: tuple[Edge, ...]


class _Placed(Struct):
    box: Box
    x: float
    y: float
    width: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def middle(self) -> float:
        return self.y + _HEIGHT / 2


def _ordered(graph: Graph) -> list[list[Box]]:
    """Order the columns: repeated barycentres, ties by name."""
    columns = [[box for box in graph.boxes if box.column == c] for c in range(_COLUMNS)]
    column = {box.id: box.column for box in graph.boxes}
    near: dict[str, list[str]] = {box.id: [] for box in graph.boxes}
    for edge in graph.edges:
        if column[edge.a] != column[edge.b]:
            near[edge.a].append(edge.b)
            near[edge.b].append(edge.a)
    place = {box.id: (i + 0.5) / len(boxes) for boxes in columns for i, box in enumerate(boxes)}
    for sweep in range(_SWEEPS):
        for c in ((0, 2), (1,))[sweep % 2]:
            keys = {
                box.id: round(_mean([place[o] for o in near[box.id]] or [place[box.id]]), 6)
                for box in columns[c]
            }
            columns[c].sort(key=lambda box: (keys[box.id], box.label))
            place |= {box.id: (i + 0.5) / len(columns[c]) for i, box in enumerate(columns[c])}
    return [boxes for boxes in columns if boxes]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def svg(graph: Graph, title: str, *, gap: int = 150, small: bool = False) -> Markup:
    """Return the drawing; its boxes are links, which work with the keyboard and without scripts."""
    columns = _ordered(graph)
    if not columns:
        return NOTHING
    height = max(len(boxes) * (_HEIGHT + _GAP) - _GAP for boxes in columns) + 20
    placed = {one.box.id: one for one in _placed(columns, height, gap)}
    loops = any(placed[e.a].box.column == placed[e.b].box.column for e in graph.edges)
    width = max(one.right for one in placed.values()) + (70 if loops else 10)
    head = (
        f'<svg class="graph{" small" if small else ""}" viewBox="0 0 {width:.0f} {height:.0f}" '
        f'width="{width:.0f}" height="{height:.0f}" role="group" aria-label="{escape(plain(title))}">'
    )
    lines = (_line(edge, placed[edge.a], placed[edge.b]) for edge in graph.edges)
    boxes = (_box(placed[box.id]) for box in graph.boxes)
    return joined([head, *lines, *boxes, "</svg>"])


def _placed(columns: Sequence[Sequence[Box]], height: float, gap: int) -> Iterator[_Placed]:
    x = 10.0
    for boxes in columns:
        labels = (len(_cut(box.label)) * _CHARACTER + 44 + len(box.note) * 6 for box in boxes)
        width = max(_LEAST_WIDTH, *labels)
        spread: float = _GAP
        if len(boxes) > 1:
            spread = min(_MOST_GAP, (height - 20 - len(boxes) * _HEIGHT) / (len(boxes) - 1))
        top = (height - (len(boxes) * _HEIGHT + (len(boxes) - 1) * spread)) / 2
        for number, box in enumerate(boxes):
            yield _Placed(box, x, top + number * (_HEIGHT + spread), width)
        x += width + gap


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST_LABEL else f"{text[: _LONGEST_LABEL - 1]}…"


def _line(edge: Edge, a: _Placed, b: _Placed) -> str:
    thick = ""
    if edge.weight > 1:
        thick = f' stroke-width="{min(_THICKEST, 1.5 + edge.weight * 0.35):.1f}"'
    data = f'class="e {edge.kind}" data-a="{escape(a.box.id)}" data-b="{escape(b.box.id)}"{thick}'
    if a.box.column == b.box.column:
        bow = a.right + 22 + min(36, abs(b.middle - a.middle) / 5)
        return (
            f'<path {data} d="M{a.right:.1f} {a.middle:.1f}C{bow:.1f} {a.middle:.1f} '
            f'{bow:.1f} {b.middle:.1f} {b.right:.1f} {b.middle:.1f}"/>'
        )
    if a.x > b.x:
        a, b = b, a
    half = (a.right + b.x) / 2
    return (
        f'<path {data} d="M{a.right:.1f} {a.middle:.1f}C{half:.1f} {a.middle:.1f} '
        f'{half:.1f} {b.middle:.1f} {b.x:.1f} {b.middle:.1f}"/>'
    )


def _mark(kind: str, x: float, y: float) -> str:
    """Return the shape of a kind: a circle, a square or a diamond."""
    if kind == "service":
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5"/>'
    if kind == "type":
        return f'<path d="M{x:.1f} {y - 6:.1f}l6 6-6 6-6-6z"/>'
    return f'<rect x="{x - 5:.1f}" y="{y - 5:.1f}" width="10" height="10" rx="2.5"/>'


def _box(one: _Placed) -> str:
    box, x, y = one.box, one.x + 17, one.middle
    label, note = escape(plain(box.label)), ""
    name = f' aria-label="{escape(box.kind)} {label}"'
    if box.note:
        text = escape(plain(box.note))
        name = f' aria-label="{escape(box.kind)} {label}, {text} tools"'
        at = f'x="{one.right - 10:.1f}" y="{y + 4:.1f}"'
        note = f'<text class="note" {at} text-anchor="end">{text}</text>'
    return (
        f'<a class="n {box.kind}" data-n="{escape(box.id)}" href="{escape(box.href)}"{name}>'
        f'<rect class="box" x="{one.x:.1f}" y="{one.y:.1f}" width="{one.width:.1f}" height="{_HEIGHT}" rx="8"/>'
        f"{_mark(box.kind, x, y)}"
        f'<text x="{one.x + 30:.1f}" y="{y + 4.5:.1f}">{escape(_cut(plain(box.label)))}</text> {note}</a>'
    )


def bar(
    parts: Sequence[tuple[str, str, int]], width: int = 1000, *, has_rest: bool = False
) -> Markup:
    """Return one bar of stacked shares, each a link: label, address and amount; the last one may be the rest."""
    total = sum(amount for _, _, amount in parts) or 1
    gap = 2 if len(parts) < _MOST_SEPARATED else 0
    head = (
        f'<svg class="bar" viewBox="0 0 {width} 14" preserveAspectRatio="none" role="group" '
        'aria-label="share of tokens by tool">'
    )
    out, x = [head], 0.0
    for number, (label, href, amount) in enumerate(parts):
        share = amount / total * width
        tip = escape(plain(f"{label}: about {amount:,} tokens, {round(amount * 100 / total)}%"))
        kind = "br" if has_rest and number == len(parts) - 1 else f"b{number % 6}"
        out.append(
            f'<a href="{escape(href)}" aria-label="{tip}"><title>{tip}</title>'
            f'<rect class="{kind}" x="{x:.2f}" y="0" width="{max(share - gap, 0.6):.2f}" height="14"/></a>'
        )
        x += share
    return joined([*out, "</svg>"])


def sentences(graph: Graph) -> Iterator[str]:
    """Yield the lines of a graph as text."""
    verbs: Mapping[str, str] = {
        "inject": "is injected into",
        "in": "takes",
        "out": "returns",
        "has": "contains",
    }
    labels = {box.id: box.label for box in graph.boxes}
    services = (box for box in graph.boxes if box.kind == "service" and box.note)
    yield from (plain(f"{box.label} is used by {box.note}") for box in services)
    counts = Counter[tuple[str, str, str]]()
    for edge in graph.edges:
        counts[labels[edge.a], verbs[edge.kind], labels[edge.b]] += edge.weight
    for (a, verb, b), count in counts.items():
        yield plain(f"{a} {verb} {b}{f' ({count} times)' if count > 1 else ''}")
