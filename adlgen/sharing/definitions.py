"""The definitions of the types file, as JSON."""

from __future__ import annotations

from urllib.parse import quote

from adlgen.document.node import JsonValue, Mapping, Node, Sequence, plain
from adlgen.schema.keywords import META_DATA, Form
from adlgen.sharing.decisions import Decisions
from adlgen.sharing.homes import DEFINITIONS, Home

_MAPS = frozenset({Form.SCHEMA_MAP, Form.PATTERN_MAP, Form.DEPENDENCIES})
DROPPED = frozenset({*DEFINITIONS, "$schema"})
"""Keywords of a document that its parts do not have."""


def fragment(pointer: str) -> str:
    """Return a pointer as the fragment of a reference."""
    return "#" + quote(pointer, safe="/$~!&'()*+,;=:@-._", errors="surrogatepass")


def definitions(decisions: Decisions) -> dict[str, JsonValue]:
    """Return the new definitions by their names."""
    return {name: _definition(decisions, key) for name, key in decisions.new()}


def _definition(decisions: Decisions, key: int) -> JsonValue:
    body, common = decisions.body_of(key), decisions.common(key)
    kept = (
        entry
        for entry in body.node
        if entry.key not in DROPPED and (entry.key not in META_DATA or entry.key in common)
    )
    return {entry.key: _value(decisions, body.home, entry.key, entry.value) for entry in kept}


def _schema(decisions: Decisions, home: Home, node: Node) -> JsonValue:
    if not isinstance(node, Mapping):
        return plain(node)
    key = decisions.use_of(home, node)
    if key is None:
        return {e.key: _value(decisions, home, e.key, e.value) for e in node}
    notes = {name: plain(value) for name, value in decisions.notes_of(node, key).items()}
    reference = fragment(decisions.pointers[key])
    if home.dialect.lone_reference and notes:
        return {**notes, "allOf": [{"$ref": reference}]}
    return {"$ref": reference, **notes}


def _value(decisions: Decisions, home: Home, keyword: str, value: Node) -> JsonValue:
    """Return the value of a keyword whose references are those of the types file."""
    if keyword == "$ref":
        return _reference(decisions, home, value)
    form = home.dialect.subschemas.get(keyword)
    match value:
        case _ if form is None:
            return plain(value)
        case Mapping() if form in _MAPS:
            return {e.key: _schema(decisions, home, e.value) for e in value}
        case Sequence(items=items):
            return [_schema(decisions, home, item) for item in items]
        case _:
            return _schema(decisions, home, value)


def _reference(decisions: Decisions, home: Home, value: Node) -> JsonValue:
    text = plain(value)
    if not isinstance(text, str):
        return text
    target = decisions.classes.reader.target(home, text)
    key = decisions.target_of(home, target)
    if key is not None:
        return fragment(decisions.pointers[key])
    return fragment(target.pointer) if target.kind == "definition" else text
