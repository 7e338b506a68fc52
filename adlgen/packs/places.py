"""The places of types in the schema of their body, so that a part can be validated by itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from adlgen.packs import Struct
from adlgen.plan import model as plan
from adlgen.plan.data import JsonValue

_NOTES = frozenset(
    [
        "$schema",
        "$defs",
        "$comment",
        "title",
        "description",
        "default",
        "examples",
        "deprecated",
        "readOnly",
        "writeOnly",
    ]
)
_CHOICES = frozenset(("anyOf", "oneOf", "type", "discriminator"))
"""Keywords that the places of the alternatives of a union replace."""

_ITEMS, _TAILS, _MAPS, _EXTRAS = ("~item",), ("~#*",), ("~value",), ("~*",)
"""Tokens of the path: items of a list, items after those of a tuple, values of a map, additional properties."""

Schema = Mapping[str, JsonValue]


def places_of(key: str, root: str, body: plan.PlannedBody) -> tuple[str, ...]:
    """Return JSON Pointers to the schemas that every value of a declared type matches; empty if there are none.

    ``key`` is the key of the declaration and ``root`` that of the whole body: the path of properties, items and
    alternatives between them leads to the schemas. There are several where ``allOf`` or keywords next to
    alternatives describe one value.
    """
    if key == root:
        return ("",)
    walk = _Walk(body.canonical)
    first, tokens = "", key.removeprefix(root).split("/")[1:]
    if tokens[:1] == ["$defs"] and tokens[1:]:
        first, tokens = "/".join(("", *tokens[:2])), tokens[2:]
    at, places = root + first, [first]
    for token in tokens:
        parent = body.declarations.get(at)
        if token.startswith("~|") and isinstance(parent, plan.UnionDecl):
            chosen = parent.variants[int(token[2:])].places
            around = (*chosen[1:], *places)
            places = [*chosen[:1], *(p for p in around if not chosen or walk.has_more(p, _CHOICES))]
        else:
            places = [found for place in places for found in walk.below(place, token)]
        at = f"{at}/{token}"
    return tuple(p for p in dict.fromkeys(places) if not tokens or walk.has_more(p))


def secret_places(body: plan.PlannedBody) -> frozenset[str]:
    """Return the places of schemas whose values are secrets, or contain them as items or alternatives.

    Objects inside are not searched: their own properties are secrets. Each place is visited once.
    """
    if not _has_secrets(body.canonical):
        return frozenset()
    users: dict[str, list[str]] = {}
    """The places of schemas that refer to a place, or have it as an item or an alternative."""
    marked: list[str] = []
    todo: list[tuple[str, JsonValue]] = [("", body.canonical)]
    while todo:
        place, schema = todo.pop()
        if isinstance(schema, list):
            todo += [(f"{place}/{index}", part) for index, part in enumerate(schema)]
        elif isinstance(schema, dict):
            if _is_secret(schema):
                marked.append(place)
            for part in _inner(schema, place):
                users.setdefault(part, []).append(place)
            todo += [(f"{place}/{_escaped(key)}", part) for key, part in schema.items()]
    found = set(marked)
    while marked:
        more = set(users.get(marked.pop(), ())) - found
        found |= more
        marked += more
    return frozenset(found)


def _has_secrets(schema: JsonValue) -> bool:
    """Report whether a part of a schema has values that are secrets, which few schemas have."""
    todo = [schema]
    while todo:
        part = todo.pop()
        if isinstance(part, dict):
            if _is_secret(part):
                return True
            todo += part.values()
        elif isinstance(part, list):
            todo += part
    return False


def _is_secret(schema: Schema) -> bool:
    return schema.get("writeOnly") is True or schema.get("format") == "password"


def secrets_of(
    record: plan.RecordDecl, body: plan.PlannedBody, secrets: frozenset[str]
) -> frozenset[str]:
    """Return the keys of the properties of a record that are secrets; ``secrets`` are the places of a body."""
    if not secrets:
        return frozenset()
    walk = _Walk(body.canonical)
    root = "/".join(record.key.split("/")[:2])
    places = places_of(record.key, root, body)
    return frozenset(
        field.key
        for field in record.fields
        if any(
            found in secrets for place in places for found in walk.below(place, _escaped(field.key))
        )
    )


class _Walk(Struct):
    """Finds the schemas of parts in a schema in canonical form."""

    schema: JsonValue

    def has_more(self, pointer: str, known: frozenset[str] = frozenset()) -> bool:
        """Report whether a schema has keywords for validation other than some."""
        for place in self._followed(pointer):
            schema = self._at(place)
            if isinstance(schema, dict) and schema.keys() - _NOTES - known - {"$ref"}:
                return True
        return False

    def below(self, pointer: str, token: str) -> Iterator[str]:
        """Yield the places of the schemas of a part."""
        for place in self._applied(pointer, []):
            schema = self._at(place)
            if isinstance(schema, dict):
                for found in _steps(schema, token):
                    yield f"{place}/{found}"

    def _at(self, pointer: str) -> JsonValue:
        schema = self.schema
        for token in pointer.split("/")[1:]:
            if isinstance(schema, list):
                schema = schema[int(token)]
            elif isinstance(schema, dict):
                schema = schema.get(_unescaped(token))
        return schema

    def _followed(self, pointer: str) -> Iterator[str]:
        """Yield a place and those that its reference leads to."""
        seen: set[str] = set()
        while pointer not in seen:
            seen.add(pointer)
            yield pointer
            schema = self._at(pointer)
            if isinstance(schema, dict) and isinstance(schema.get("$ref"), str):
                pointer = str(schema["$ref"]).removeprefix("#")

    def _applied(self, pointer: str, seen: list[str]) -> Iterator[str]:
        """Yield the places of all schemas that apply to each value that a schema accepts, except null."""
        for place in self._followed(pointer):
            if place in seen:
                continue
            seen.append(place)
            yield place
            for keyword, branches in _branches(self._at(place)):
                others = [
                    i for i, b in enumerate(branches) if keyword == "allOf" or not _is_null(b)
                ]
                for index in others if keyword == "allOf" or len(others) == 1 else ():
                    yield from self._applied(f"{place}/{keyword}/{index}", seen)


def _inner(schema: Schema, pointer: str) -> Iterator[str]:
    """Yield the places of what a schema refers to, of its items and of its alternatives."""
    if isinstance(target := schema.get("$ref"), str):
        yield target.removeprefix("#")
    for keyword in ("items", "additionalProperties"):
        if isinstance(schema.get(keyword), dict):
            yield f"{pointer}/{keyword}"
    for keyword in ("prefixItems", "allOf", "anyOf", "oneOf"):
        listed = schema.get(keyword)
        count = len(listed) if isinstance(listed, list) else 0
        yield from (f"{pointer}/{keyword}/{index}" for index in range(count))


def _branches(schema: JsonValue) -> Iterator[tuple[str, list[JsonValue]]]:
    for keyword in ("allOf", "anyOf", "oneOf"):
        branches = schema.get(keyword) if isinstance(schema, dict) else None
        if isinstance(branches, list):
            yield keyword, branches


def _is_null(schema: JsonValue) -> bool:
    return isinstance(schema, dict) and (
        schema.get("type") == "null"
        or schema.get("enum") == [None]
        or ("const" in schema and schema["const"] is None)
    )


def _steps(schema: Schema, token: str) -> Iterator[str]:
    """Yield the pointers from a schema to those of a part."""
    if token[2:].isdecimal() and token.startswith("~#"):
        index, prefix = int(token[2:]), schema.get("prefixItems")
        size = len(prefix) if isinstance(prefix, list) else 0
        yield from [f"prefixItems/{index}"] if index < size else _present(schema, "items")
    elif token in _TAILS or (token in _ITEMS and not schema.get("prefixItems")):
        yield from _present(schema, "items")
    elif token in _MAPS or token in _EXTRAS:
        yield from _extra(schema, is_map=token in _MAPS)
    elif not token.startswith("~") or token.startswith(("~0", "~1")):
        if _unescaped(token) in _mapping(schema, "properties"):
            yield f"properties/{token}"
        else:
            yield from _extra(schema, is_map=False)


def _extra(schema: Schema, *, is_map: bool) -> Iterator[str]:
    """Yield the pointer to the schema of additional properties, unless several patterns decide."""
    patterns = _mapping(schema, "patternProperties")
    if is_map and schema.get("properties"):
        return
    if not patterns:
        yield from _present(schema, "additionalProperties")
    elif len(patterns) == 1 and schema.get("additionalProperties") is False:
        yield from (f"patternProperties/{_escaped(pattern)}" for pattern in patterns)


def _present(schema: Schema, keyword: str) -> Iterator[str]:
    if isinstance(schema.get(keyword), dict):
        yield keyword


def _mapping(schema: Schema, keyword: str) -> Mapping[str, JsonValue]:
    value = schema.get(keyword)
    return value if isinstance(value, dict) else {}


def _escaped(token: str) -> str:
    return token.replace("~", "~0").replace("/", "~1")


def _unescaped(token: str) -> str:
    return token.replace("~1", "/").replace("~0", "~")
