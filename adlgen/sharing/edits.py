"""Edits that put references in the places of schemas, and add and remove entries of mappings."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator, Sequence
from collections.abc import Mapping as Table

from adlgen.document.node import JsonValue, Mapping, Node, plain
from adlgen.frontends.shared.json_text import json_text
from adlgen.frontends.shared.yaml_text import scalar
from adlgen.sharing.homes import Home, unwrapped
from adlgen.sharing.text import Edit, SourceText


def use_edit(
    text: SourceText, home: Home, node: Mapping, reference: str, notes: Table[str, Node]
) -> Edit:
    """Return the edit that makes a schema a reference with annotations; one that is a reference gets another target."""
    inner = unwrapped(node) or node
    if inner.get("$ref") is None:
        return _reference(text, node, reference, notes, is_lone=home.dialect.lone_reference)
    own = {entry.key for entry in (*node, *inner)}
    return target_edit(text, inner, reference, {k: v for k, v in notes.items() if k not in own})


def _reference(
    text: SourceText, node: Mapping, reference: str, notes: Table[str, Node], *, is_lone: bool
) -> Edit:
    start, end = text.bounds(node)
    own = [text.slice(entry) for entry in node if entry.key in notes or entry.key == "$schema"]
    target = json.dumps(reference)
    is_wrapped = is_lone and bool(notes)
    if not text.is_flow(node):
        line = text.newline + text.indent(start)
        first = f"allOf:{line}- $ref: {target}" if is_wrapped else f"$ref: {target}"
        return Edit(start, end, line.join((first, *own)))
    margin = text.margin(text.range_of(node.entries[0].key_span)[0])
    colon, comma, space = _style(text, node)
    first = f'{_key("$ref", text)}{colon}{target}'
    first = f'{_key("allOf", text)}{colon}[{{{first}}}]' if is_wrapped else first
    if own and margin is not None:
        line = text.newline + margin
        outer = text.newline + (text.margin(end - 1) or "")
        return Edit(start, end, f"{{{line}{f',{line}'.join((first, *own))}{outer}}}")
    return Edit(start, end, f"{{{space}{comma.join((first, *own))}{space}}}")


def _style(text: SourceText, node: Mapping) -> tuple[str, str, str]:
    """Return how a mapping with brackets separates a key from its value, entries, and brackets from entries."""
    first = node.entries[0]
    between = text.text[text.range_of(first.key_span)[1] : text.range_of(first.value.span)[0]]
    colon = ": " if between != ":" or not text.is_json else ":"
    start = text.range_of(node.span)[0]
    space = " " if text.text[start + 1 : start + 2] == " " else ""
    return colon, ", " if colon == ": " else ",", space


def _key(key: str, text: SourceText) -> str:
    return json.dumps(key) if text.is_json else key


def target_edit(text: SourceText, node: Mapping, reference: str, notes: Table[str, Node]) -> Edit:
    """Return the edit that changes the target of a reference, and adds annotations next to it."""
    entry = node.entry("$ref")
    assert entry is not None, "the schema is a reference"
    start, end = text.range_of(entry.value.span)
    at = text.range_of(entry.key_span)[0]
    margin = text.margin(at)
    if not text.is_flow(node):
        lines = [f"{key}: {_one_line(value)}" for key, value in notes.items()]
        parts = [json.dumps(reference), *lines]
        return Edit(start, end, f"{text.newline}{text.indent(at)}".join(parts))
    colon, comma, _ = _style(text, node)
    comma = comma if margin is None else f",{text.newline}{margin}"
    parts = [f"{json.dumps(key)}{colon}{_json(value)}" for key, value in notes.items()]
    return Edit(start, end, comma.join((json.dumps(reference), *parts)))


def _one_line(node: Node) -> str:
    value = plain(node)
    return scalar(value) if isinstance(value, str) else _json(node)


def _json(node: Node) -> str:
    return json.dumps(plain(node), ensure_ascii=True)


def removals(text: SourceText, node: Mapping, keys: Collection[str]) -> Iterator[Edit]:
    """Yield the edits that remove some entries of a mapping, not all."""
    entries = node.entries
    position = 0
    while position < len(entries):
        run = position
        while run < len(entries) and entries[run].key in keys:
            run += 1
        if run > position:
            yield from _run(text, node, position, run)
        position = run + 1


def _run(text: SourceText, node: Mapping, first: int, after: int) -> Iterator[Edit]:
    """Yield the edits that remove successive entries."""
    entries = node.entries
    start = text.range_of(entries[first].key_span)[0]
    if not text.is_flow(node) and text.margin(start) is not None:
        for entry in entries[first:after]:
            start = text.with_comments(text.range_of(entry.key_span)[0])
            yield Edit(start, text.line_end(text.range_of(entry.value.span)[1]), "")
    elif after < len(entries):
        yield Edit(start, text.range_of(entries[after].key_span)[0], "")
    else:
        begin = text.range_of(entries[first - 1].value.span)[1]
        yield Edit(begin, text.range_of(entries[-1].value.span)[1], "")


def addition(
    text: SourceText, node: Mapping, added: Table[str, JsonValue], lines: Sequence[str]
) -> Edit:
    """Return the edit that appends entries to a mapping; ``lines`` are the entries in block style."""
    if not node.entries:
        start, end = text.range_of(node.span)
        margin = _leading(text.text[text.line_start(start) : start])
        return Edit(start, end, _lines(json_text(dict(added)), margin, text))
    last = text.range_of(node.entries[-1].value.span)[1]
    at = text.range_of(node.entries[0].key_span)[0]
    if not text.is_flow(node):
        end = text.line_end(last)
        is_ended = text.text[end - 1 : end] in ("\n", "\r")
        indent = text.indent(at)
        block = "".join(f"{indent}{line}".rstrip() + text.newline for line in lines)
        return Edit(end, end, block if is_ended else text.newline + block)
    margin_ = text.margin(at)
    entries = (_entry(key, value, margin_, text) for key, value in added.items())
    return Edit(last, last, "".join(entries))


def _entry(key: str, value: JsonValue, margin: str | None, text: SourceText) -> str:
    """Return an entry of a mapping with brackets, with the comma before it."""
    if margin is None:
        return f", {json.dumps(key)}: {json.dumps(value)}"
    shown = _lines(json_text(value), margin, text)
    return f",{text.newline}{margin}{json.dumps(key)}: {shown}"


def _lines(shown: str, margin: str, text: SourceText) -> str:
    return f"{text.newline}{margin}".join(shown.rstrip("\n").split("\n"))


def _leading(line: str) -> str:
    return line[: len(line) - len(line.lstrip())]


def all_removed(node: Mapping, removed: Iterable[str]) -> bool:
    """Report whether no entry of a mapping is left."""
    return {entry.key for entry in node} <= {*removed}
