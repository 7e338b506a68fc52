"""Completion: keys and values where they are typed."""

from __future__ import annotations

import json
import posixpath
from collections.abc import Iterable, Iterator
from functools import lru_cache

from adlgen.diagnostics.datatypes import Struct
from adlgen.document.inputs import Inputs
from adlgen.document.node import Document, JsonValue, Mapping, Node, Scalar, Sequence, Source, at
from adlgen.editing.cursor import Cursor, cursors
from adlgen.editing.describe import described, keys_of, required_of, values_of
from adlgen.editing.dialects import Knowledge, knowledge_of, schema_root
from adlgen.editing.keywords import DOCUMENTATION, USUAL
from adlgen.editing.model import Item, Kind, Snapshot
from adlgen.editing.schemas import Spot, keywords_of, properties_of, spot_at, types_of
from adlgen.schema.dialects import DRAFTS
from adlgen.schema.formats import GRAMMARS
from adlgen.schema.keywords import KEYWORD_TYPES, TYPES, Form

_SCHEMA_FILES = (".yaml", ".yml", ".json")
_PLAIN = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./-")
_WORDS = ("true", "false", "null", "yes", "no", "~")
_FLAGS = (Form.BOOLEAN, Form.FLAG, Form.RECURSIVE_ANCHOR)
_LISTS = (Form.TYPE, Form.NAMES, Form.NAME_LISTS)


class _Choice(Struct):
    label: str
    kind: Kind
    documentation: str = ""
    detail: str = ""
    order: int = 5
    is_raw: bool = False
    """Whether it is inserted as it is: a boolean or a number."""


def completion(snapshot: Snapshot, path: str, position: tuple[int, int]) -> tuple[Item, ...]:
    """Return what can be typed at a position."""
    text = snapshot.text(path)
    if text is None:
        return ()
    found: dict[str, Item] = {}
    for cursor in cursors(path, text, text.offset(position)):
        document = Document(Source(path, text.text), cursor.root)
        knowledge = knowledge_of(document)
        for choice in _choices(cursor, knowledge, path):
            found.setdefault(choice.label, _item(choice, cursor))
    return tuple(sorted(found.values(), key=lambda one: (one.order, one.label)))


def _choices(cursor: Cursor, knowledge: Knowledge, path: str) -> Iterator[_Choice]:
    length = schema_root(knowledge, cursor.path)
    if length is not None:
        root = at(cursor.root, cursor.path[:length])
        spot = None if root is None else spot_at(root, cursor.path[length:])
        if root is not None and spot is not None:
            is_root = length == len(cursor.path)
            if cursor.is_key:
                yield from _keywords(root, spot, cursor, knowledge)
            elif not is_root:
                yield from _values(root, spot, path)
    yield from _described(cursor, knowledge)
    if not cursor.is_key:
        yield from _names(cursor, knowledge)


def _keywords(root: Node, spot: Spot, cursor: Cursor, knowledge: Knowledge) -> Iterator[_Choice]:
    """Yield the keywords of a schema, or names in the mapping of a keyword."""
    if spot.state == "value" and spot.keyword == "dependentRequired":
        yield from (_Choice(name, "name") for name in properties_of(spot.schema))
    if spot.state != "schema":
        return
    types, present = types_of(spot.schema), {entry.key for entry in spot.schema}
    for name in keywords_of(root):
        wanted = KEYWORD_TYPES.get(name)
        fits = (
            wanted is None
            or not types
            or wanted in types
            or (wanted == "number" and "integer" in types)
        )
        if name in present or not fits or (name == "format" and types and "string" not in types):
            continue
        order = USUAL.index(name) if name in USUAL else 50
        if wanted is not None and types:
            order = min(order, 5)
        yield _Choice(name, "key", DOCUMENTATION.get(name, ""), "JSON Schema", order)
    del cursor, knowledge


def _values(root: Node, spot: Spot, path: str) -> Iterator[_Choice]:
    """Yield values of a keyword."""
    keyword = spot.keyword
    word = keywords_of(root).get(keyword)
    if spot.state == "schema" and keyword and not spot.schema.entries:
        yield from (_Choice(text, "value", is_raw=True) for text in ("true", "false"))
        return
    if word is None or spot.state != "value" or len(spot.rest) > (word.form in _LISTS):
        return
    match word.form:
        case Form.TYPE:
            yield from (_Choice(name, "value", order=n) for n, name in enumerate(TYPES[::-1]))
        case Form.NAMES:
            listed = spot.schema.get(keyword)
            items = listed.items if isinstance(listed, Sequence) else ()
            present = {item.value for item in items if isinstance(item, Scalar)}
            names = (name for name in properties_of(spot.schema) if name not in present)
            yield from (_Choice(name, "name") for name in names)
        case Form.NAME_LISTS:
            yield from (_Choice(name, "name") for name in properties_of(spot.schema))
        case Form.REFERENCE:
            yield from targets(root, path)
        case Form.BOOLEAN | Form.FLAG | Form.RECURSIVE_ANCHOR:
            yield from (_Choice(text, "value", is_raw=True) for text in ("true", "false"))
        case _ if keyword == "format":
            yield from (_Choice(name, "value") for name in GRAMMARS)
        case _ if keyword == "$schema":
            yield from (_Choice(uri, "value", order=-n) for n, uri in enumerate(DRAFTS))
        case Form.ANY if keyword in ("default", "const"):
            yield from _own_values(spot.schema)
        case _:
            pass


def _own_values(schema: Mapping) -> Iterator[_Choice]:
    """Yield the values that a schema lists, for its default."""
    listed = schema.get("enum")
    for item in listed.items if isinstance(listed, Sequence) else ():
        if isinstance(item, Scalar) and item.value is not None:
            raw = not isinstance(item.value, str)
            label = json.dumps(item.value) if raw else str(item.value)
            yield _Choice(label, "value", is_raw=raw)
    if "boolean" in types_of(schema):
        yield from (_Choice(text, "value", is_raw=True) for text in ("true", "false"))


def targets(root: Node, path: str) -> Iterator[_Choice]:
    """Yield what a reference can name: definitions of the schema, and those of files next to it."""
    yield from (_Choice(one, "reference", order=1) for one in definitions_of(root))
    folder = posixpath.dirname(path)
    for name, is_file in Inputs().names_in(folder or "."):
        if is_file and name.endswith(_SCHEMA_FILES) and posixpath.join(folder, name) != path:
            for one in _definitions_in(posixpath.join(folder, name)):
                yield _Choice(f"{name}{one}", "file", order=2)


def definitions_of(root: Node) -> Iterator[str]:
    """Yield the pointers of the definitions of a schema or a file, as references write them."""
    for key in ("$defs", "definitions"):
        definitions = root.get(key) if isinstance(root, Mapping) else None
        for entry in definitions if isinstance(definitions, Mapping) else ():
            name = entry.key.replace("~", "~0").replace("/", "~1")
            yield f"#/{key}/{name}"


def _definitions_in(path: str) -> tuple[str, ...]:
    document = Snapshot().document(path)
    return () if document is None else tuple(definitions_of(document.root))


def _described(cursor: Cursor, knowledge: Knowledge) -> Iterator[_Choice]:
    """Yield what the schema of the format lists."""
    if knowledge.describe is None:
        return
    found = described(description_of(knowledge), cursor.root, cursor.path)
    if not cursor.is_key:
        raw = _raw_values(found)
        yield from (_Choice(text, "value", is_raw=text in raw) for text in values_of(found))
        return
    node = at(cursor.root, cursor.path)
    present = {entry.key for entry in node} if isinstance(node, Mapping) else set()
    required = required_of(found)
    for key, documentation in keys_of(found).items():
        if key not in present:
            detail = "required" if key in required else ""
            yield _Choice(key, "key", documentation, detail, 0 if detail else 3)


def _raw_values(schemas: Iterable[dict[str, JsonValue]]) -> frozenset[str]:
    """Return the values of which the text is not that of a string."""
    lists = ([*_list(s.get("enum")), *_list(s.get("examples")), s.get("const")] for s in schemas)
    texts = {json.dumps(v) for one in lists for v in one if not isinstance(v, str | list | dict)}
    return frozenset({*texts, "true", "false"})


def _list(value: JsonValue) -> list[JsonValue]:
    return value if isinstance(value, list) else []


@lru_cache(maxsize=16)
def description_of(knowledge: Knowledge) -> JsonValue:
    """Return the schema of the documents of a format that has one."""
    assert knowledge.describe is not None
    return knowledge.describe()


def _names(cursor: Cursor, knowledge: Knowledge) -> Iterator[_Choice]:
    """Yield the names to which a value can refer: those of the kinds to which it refers as it is."""
    if knowledge.names is None:
        return
    names = [*knowledge.names(cursor.root)]
    node = at(cursor.root, cursor.path)
    kinds = {one.kind for one in names if node is not None and one.span == node.span}
    kinds |= {
        kind for one in names for kind in one.also if node is not None and one.span == node.span
    }
    siblings = at(cursor.root, cursor.path[:-1])
    items = siblings.items if isinstance(siblings, Sequence) else ()
    present = {item.value for item in items if isinstance(item, Scalar)}
    for one in names:
        if one.is_definition and one.kind in kinds and one.reference not in present:
            yield _Choice(one.reference, "name", one.documentation, one.kind, 0)


def _item(choice: _Choice, cursor: Cursor) -> Item:
    text = choice.label
    if not cursor.quote and not choice.is_raw and (cursor.is_json or not _is_plain(text)):
        text = json.dumps(text, ensure_ascii=False)
    if cursor.is_key and not cursor.has_colon:
        text = f"{text}{cursor.quote}: " if cursor.quote else f"{text}: "
    end = cursor.end
    if cursor.is_key and not cursor.has_colon and cursor.quote:
        end += len(cursor.quote)
    return Item(
        choice.label,
        choice.kind,
        cursor.start,
        end,
        text,
        choice.detail,
        choice.documentation,
        choice.order,
    )


def _is_plain(text: str) -> bool:
    """Report whether YAML reads a text as that string without quotes."""
    return (
        bool(text)
        and text not in _WORDS
        and set(text) <= _PLAIN | {"$", ":"}
        and not text[0].isdigit()
        and text[0] not in "-.:"
        and not text.endswith(":")
    )
