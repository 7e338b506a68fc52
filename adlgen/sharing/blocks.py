"""Definitions as they are written in a YAML specification, with its comments."""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.document.node import JsonValue, Mapping
from adlgen.frontends.shared.yaml_text import scalar, yaml_text
from adlgen.schema.keywords import META_DATA
from adlgen.sharing.decisions import Decisions, parts_of
from adlgen.sharing.definitions import DROPPED, fragment
from adlgen.sharing.edits import removals, target_edit, use_edit
from adlgen.sharing.homes import Home
from adlgen.sharing.occurrences import Written
from adlgen.sharing.places import DEFINITION
from adlgen.sharing.text import Edit, SourceText


def lines_of(text: SourceText, decisions: Decisions, values: dict[str, JsonValue]) -> list[str]:
    """Return the lines of the new definitions: as they are written in block style, otherwise of their values."""
    lines: list[str] = []
    for name, key in decisions.new():
        body = decisions.body_of(key)
        if text.is_json or text.is_flow(body.node):
            lines += yaml_text({name: values[name]}).splitlines()
        else:
            lines += _comments(text, body)
            lines.append(f"{scalar(name)}:")
            lines += (f"  {line}".rstrip() for line in _block(text, decisions, key))
    return lines


def _comments(text: SourceText, body: Written) -> list[str]:
    """Return the comments above a definition."""
    if body.place.kind != DEFINITION:
        return []
    holder = body.home.root.get(body.place.steps[0])
    entry = holder.entry(body.place.steps[1]) if isinstance(holder, Mapping) else None
    if entry is None:
        return []
    start = text.range_of(entry.key_span)[0]
    return [line.strip() for line in text.text[text.with_comments(start) : start].splitlines()][:-1]


def _block(text: SourceText, decisions: Decisions, key: int) -> list[str]:
    body = decisions.body_of(key)
    start, end = text.bounds(body.node)
    indent = text.indent(start)
    found = text.part(start, end, _edits(text, decisions, key))
    first, *more = found.strip().splitlines()
    return [
        first,
        *(line.removeprefix(indent) if line.startswith(indent) else line.lstrip() for line in more),
    ]


def _edits(text: SourceText, decisions: Decisions, key: int) -> Iterator[Edit]:
    body, common = decisions.body_of(key), decisions.common(key)
    dropped = {
        entry.key
        for entry in body.node
        if entry.key in DROPPED or (entry.key in META_DATA and entry.key not in common)
    }
    yield from removals(text, body.node, dropped)
    for node, _, other in parts_of(body, decisions):
        if other is None:
            yield from _retargeted(text, decisions, body.home, node)
            continue
        reference = fragment(decisions.pointers[other])
        yield use_edit(text, body.home, node, reference, decisions.notes_of(node, other))


def _retargeted(
    text: SourceText, decisions: Decisions, home: Home, node: Mapping
) -> Iterator[Edit]:
    """Yield the edit of a reference to a definition that is in the same file afterwards."""
    target = decisions.classes.reader.reference_of(home, node)
    if target is None or target.kind != "definition" or node.get("$ref") is None:
        return
    key = decisions.target_of(home, target)
    pointer = target.pointer if key is None else decisions.pointers[key]
    yield target_edit(text, node, fragment(pointer), {})
