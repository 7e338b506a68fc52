"""The proof that a formatted text means the same: equal nodes, properties in the same order, and the same comments."""

from __future__ import annotations

from collections import Counter

from adlgen.diagnostics.codes.formatting import NOT_SAME
from adlgen.diagnostics.model import Log, Span
from adlgen.document import is_json, read_document
from adlgen.document.node import Document, Mapping, Node, Scalar, Sequence, Source
from adlgen.document.order import Order
from adlgen.document.tokens import tokens
from adlgen.formatting.sections import head_of


def check_same(old: Document, new: Source, order: Order | None, log: Log) -> None:
    """Report the first place where a formatted text has another meaning than the document."""
    own = Log()
    again = read_document(new, own)
    place = old.root.span if own.has_errors or not again.complete else None
    if place is None:
        place = _difference(old.root, again.root, order)
    if place is None and not is_json(new):
        is_same = _body(again) == _body(old) and comments(old.source) == comments(new)
        place = None if is_same else old.root.span
    if place is not None:
        message = "formatting would change the meaning of the file, which stays as it is"
        hint = "this is a mistake of adlgen; a simpler notation of this part avoids it"
        log.add(NOT_SAME, message, place, hint)


def _body(document: Document) -> str | None:
    return None if document.body is None else document.body.text


def _difference(old: Node, new: Node, order: Order | None) -> Span | None:
    """Return the first place of two nodes that differ; the order of keys counts where the format has none."""
    waiting: list[tuple[Node, Node, Order | None]] = [(old, new, order)]
    while waiting:
        one, other, own = waiting.pop()
        match one, other:
            case Scalar(value=value), Scalar(value=now):
                if type(value) is not type(now) or repr(value) != repr(now):
                    return one.span
            case Sequence(items=items), Sequence(items=others) if len(items) == len(others):
                inner = None if own is None else own.items
                waiting += reversed([(a, b, inner) for a, b in zip(items, others, strict=True)])
            case Mapping(), Mapping():
                found = _pairs(one, other, own)
                if found is None:
                    return one.span
                waiting += reversed(found)
            case _:
                return one.span
    return None


def _pairs(
    old: Mapping, new: Mapping, order: Order | None
) -> list[tuple[Node, Node, Order | None]] | None:
    """Return the values of equal keys; None if the keys differ."""
    keys, others = [entry.key for entry in old], [entry.key for entry in new]
    is_sorted = order is not None and bool(order.keys)
    if (sorted(keys) != sorted(others)) if is_sorted else (keys != others):
        return None
    values = {entry.key: entry.value for entry in new}
    return [
        (entry.value, values[entry.key], None if order is None else order.of(entry.key))
        for entry in old
    ]


def comments(source: Source) -> Counter[str]:
    """Return the comments of a YAML source that is valid, and how often each is there."""
    text, found = head_of(source)[1], Counter[str]()
    for token in tokens(text):
        found.update(comment for _, comment in token.above if comment)
        found.update([token.beside] if token.beside else [])
        if token.kind == "Scalar" and text[token.start] in "|>":
            header = text[token.start : token.end].partition("\n")[0]
            found.update([header[header.index("#") :].rstrip()] if "#" in header else [])
    return found
