"""Types as trees of properties; references to shared types open in place, up to a depth."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from markupsafe import Markup

from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.document.node import JsonValue
from adlgen.ir import types as ir
from adlgen.ir.agent import Body
from adlgen.site.applied import Applied, applied
from adlgen.site.limits import limits, limits_of
from adlgen.site.model import NOTHING, Node, Row
from adlgen.site.prose import markdown
from adlgen.site.rules import rules
from adlgen.site.text import flat, joined, plain, shown

_MOST_ROWS = 250
"""References after so many properties are links only."""
_MOST_VALUES = 40
_LONGEST_VALUE = 90
_MOST_KEYS = 3
"""The properties of a record in a signature."""
_SEPARATOR = Markup(", ")
_OR = Markup(" or ")


def value(found: JsonValue) -> Markup:
    """Return a value as code; of a long one the start."""
    text = flat(found)
    if len(text) > _LONGEST_VALUE:
        text = f"{text[: _LONGEST_VALUE - 1]}…"
    return Markup("<code>{}</code>").format(shown(text))


class _At(Struct):
    """The place of a type."""

    body: Body
    place: Applied
    start: str
    """What the ids of properties start with."""
    seen: tuple[str, ...]
    """The definitions around it."""

    def inside(self, more: str, place: Applied) -> _At:
        """Return a place inside this one."""
        return replace(self, place=place, start=f"{self.start}{more}")


class Trees:
    """Makes the tree of one body; ids are unique in it."""

    def __init__(self, root: str, links: Mapping[str, str], depth: int = 3) -> None:
        """``root`` leads to the start of the catalogue, ``links`` from names of definitions to shared types.

        References open in place up to ``depth`` levels.
        """
        self._root, self._links, self._depth = root, links, depth
        self._ids: set[str] = set()

    def of(self, body: Body, start: str, name: str = "") -> Node:
        """Return a body, or one of its definitions, as a tree; ``start`` starts the ids of its properties."""
        at = _At(body, applied(body, name), start, (name,) if name else ())
        return self._of(body.definitions[name] if name else body.root, at)

    def _of(self, found: ir.Type, at: _At) -> Node:
        inner = found.inner if isinstance(found, ir.Nullable) else found
        at = replace(at, place=at.place.of(inner))
        node = self._node(inner, at)
        if not isinstance(inner, ir.Ref):
            node = replace(node, rules=(*rules(at.place, inner), *node.rules))
        own = found.meta if found.meta.description else inner.meta
        return replace(
            node,
            null=isinstance(found, ir.Nullable) or node.null,
            description=markdown(own.description) if own.description else node.description,
            title=node.title or plain(own.title),
            deprecated=node.deprecated or found.meta.deprecated or inner.meta.deprecated,
            write_only=node.write_only or found.meta.write_only or inner.meta.write_only,
        )

    def _node(self, found: ir.Type, at: _At) -> Node:
        own = limits_of(atom.schema.keywords for atom in at.place.own)
        match found:
            case ir.Ref():
                return self._reference(found, at)
            case ir.Record():
                return self._record(found, own, at)
            case ir.List():
                return self._list(found, own, at)
            case ir.Map():
                inner = self._of(found.value, at.inside(".*", at.place.others()))
                return _around(Markup("map of "), "object", own, inner)
            case ir.Tuple():
                return self._tuple(found, own, at)
            case ir.Union():
                return self._union(found, own, at)
            case ir.Enum():
                return _enum(found, own)
            case ir.Const():
                return Node(Markup("always ") + value(found.value), "string", own)
            case ir.Any():
                return Node(Markup("any JSON"), "any", own)
            case ir.Never():
                return Node(Markup("nothing"), "any", own)
            case _:
                name = type(found).__name__.lower()
                return Node(shown(name), name, own, format=plain(found.meta.format))

    def _reference(self, found: ir.Ref, at: _At) -> Node:
        is_deep = len(at.seen) >= self._depth or len(self._ids) > _MOST_ROWS
        if found.name in at.seen or is_deep:
            node = Node(NOTHING, "ref", limits(found.meta.constraints))
        else:
            definition = at.body.definitions[found.name]
            node = self._of(definition, replace(at, seen=(*at.seen, found.name)))
        if found.name not in at.body.places:
            return replace(node, label=self._link(found.name))
        return node if node.label else replace(node, label=Markup("object, as above"))

    def _link(self, name: str) -> Markup:
        href = self._links.get(name)
        if href is None:
            return Markup('<span class="tref">{}</span>').format(shown(name))
        return Markup('<a class="tref" href="{}{}">{}</a>').format(self._root, href, shown(name))

    def _record(self, found: ir.Record, own: tuple[str, ...], at: _At) -> Node:
        return Node(
            Markup("object"),
            "object",
            own,
            closed=found.extra is None,
            rows=tuple(self._row(field, at) for field in found.fields),
        )

    def _row(self, field: ir.Field, at: _At) -> Row:
        base = f"{at.start}.{re.sub(r'[^A-Za-z0-9_-]', '-', field.key)[:40]}"
        found, number = base, 2
        while found in self._ids:
            found, number = f"{base}-{number}", number + 1
        self._ids.add(found)
        default = None if field.default is None else value(field.default.value)
        node = self._of(field.type, replace(at, place=at.place.property(field.key), start=found))
        return Row(field.key, found, field.required, default, node)

    def _list(self, found: ir.List, own: tuple[str, ...], at: _At) -> Node:
        inner = self._of(found.item, at.inside(".-", at.place.item()))
        node = _around(Markup("array of "), "array", own, inner)
        text = NOTHING if isinstance(found.item, ir.Ref) else inner.description
        return replace(node, closed=inner.closed, description=text)

    def _tuple(self, found: ir.Tuple, own: tuple[str, ...], at: _At) -> Node:
        inside = [
            (
                f"item {number + 1}",
                self._of(item, at.inside(f".{number}", at.place.position(number))),
            )
            for number, item in enumerate(found.items)
        ]
        if found.rest is None:
            size = len(found.items)
            own = (f"exactly {size} {'item' if size == 1 else 'items'}", *_without_sizes(own))
        else:
            rest = self._of(found.rest, at.inside(".more", at.place.rest()))
            if rest.is_described or rest.words or not isinstance(found.rest, ir.Any):
                inside.append(("each further item", rest))
        label = Markup("tuple of ") + _SEPARATOR.join(
            one.label for _, one in inside[: len(found.items)]
        )
        if any(one.is_described for _, one in inside):
            variants = ((joined([shown(name), ": ", one.label]), one) for name, one in inside)
            return Node(label, "array", own, variants=tuple(variants), noun="items")
        each = (f"{name}: {', '.join((one.label.striptags(), *one.words))}" for name, one in inside)
        return Node(label, "array", (*own, *each))

    def _union(self, found: ir.Union, own: tuple[str, ...], at: _At) -> Node:
        parts = []
        for number, variant in enumerate(found.variants):
            name = "_".join(variant.tags or variant.label) or str(number)
            name = re.sub(r"[^A-Za-z0-9_-]", "-", name)[:40]
            inner = self._of(variant.type, at.inside(f".{name}", at.place.alternative(variant)))
            head = inner.label
            if found.tag and variant.tags:
                values = _OR.join(value(tag) for tag in variant.tags)
                head = Markup("<code>{}</code> is ").format(shown(found.tag)) + values
            parts.append((head, inner))
        if any(inner.has_more for _, inner in parts):
            label = Markup("one of {}").format(len(parts))
            return Node(label, "union", own, variants=tuple(parts))
        label = _OR.join(dict.fromkeys(inner.label for _, inner in parts))
        return Node(
            label,
            "union",
            tuple(dict.fromkeys((*own, *(word for _, inner in parts for word in inner.limits)))),
            rules=tuple(dict.fromkeys(rule for _, inner in parts for rule in inner.rules)),
            values=tuple(one for _, inner in parts for one in inner.values),
        )


def _without_sizes(found: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(one for one in found if not one.endswith((" item", " items")))


def _around(words: Markup, kind: str, own: tuple[str, ...], inner: Node) -> Node:
    """Return an array or a map of a type, with what is inside."""
    each = Markup("each: {}")
    return Node(
        words + inner.label,
        kind,
        (*own, *(f"each: {word}" for word in inner.words)),
        rules=tuple(each.format(rule) for rule in inner.rules),
        rows=inner.rows,
        variants=inner.variants,
        values=inner.values,
        more_values=inner.more_values,
        noun=inner.noun,
    )


def _enum(found: ir.Enum, own: tuple[str, ...]) -> Node:
    kinds = {type(one) for one in found.values}
    kind = "string" if kinds == {str} else "number" if kinds <= {int, float} else "any"
    label = Markup("enum of {}").format(len(found.values))
    values = tuple(value(one) for one in found.values[:_MOST_VALUES])
    return Node(label, kind, own, values, max(0, len(found.values) - _MOST_VALUES))


def keys_of(node: Node) -> Iterator[str]:
    """Yield the names of properties, those of the first level first."""
    yield from (row.key for row in node.rows)
    for inner in (*(row.node for row in node.rows), *(one for _, one in node.variants)):
        yield from keys_of(inner)


def short(found: ir.Type) -> Markup:
    """Return a type in a few words, for the end of a signature."""
    match found:
        case ir.Ref():
            return shown(found.name)
        case ir.List():
            return short(found.item) + "[]"
        case ir.Nullable():
            return short(found.inner) + " or null"
        case ir.Record():
            keys = _SEPARATOR.join(shown(field.key) for field in found.fields[:_MOST_KEYS])
            return joined(["{", keys, ", …}" if len(found.fields) > _MOST_KEYS else "}"])
        case ir.Union():
            names = (" ".join(one.tags or one.label) for one in found.variants[:3])
            return Markup(" | ").join(shown(name) for name in names)
        case _:
            return shown(type(found).__name__.lower())


def references(found: ir.Type) -> Iterator[str]:
    """Yield the names of the definitions that a type refers to itself."""
    match found:
        case ir.Ref():
            yield found.name
        case ir.Record():
            for field in found.fields:
                yield from references(field.type)
            if found.extra is not None:
                yield from references(found.extra)
        case ir.List():
            yield from references(found.item)
        case ir.Map():
            yield from references(found.value)
        case ir.Nullable():
            yield from references(found.inner)
        case ir.Tuple():
            for item in found.items:
                yield from references(item)
        case ir.Union():
            for variant in found.variants:
                yield from references(variant.type)
        case _:
            return
