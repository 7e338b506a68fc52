"""Secret values of arguments and results, which are replaced before anything is written.

A value is secret if a schema that may apply to it has ``writeOnly`` or the format ``password``. Which alternative of a schema applies is
not decided: each may. A reference that is not found makes its value secret.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from adlgen.document.node import JsonValue

MARK = "<secret>"
"""What is written in the place of a secret value."""
_LEAST = 4
"""Characters of a secret that is also replaced within words."""
_ALTERNATIVES = ("allOf", "anyOf", "oneOf", "if", "then", "else", "not", "dependentSchemas")
_MORE = ("dependencies", "contentSchema")
_OF_MEMBERS = ("patternProperties", "additionalProperties", "unevaluatedProperties")
_OF_ITEMS = ("prefixItems", "items", "additionalItems", "unevaluatedItems", "contains")
_REFERENCES = ("$ref", "$dynamicRef", "$recursiveRef")
_ANCHORS = ("$anchor", "$dynamicAnchor")


class Secrets:
    """The secret places of the values of a schema."""

    def __init__(self, schema: JsonValue) -> None:
        """Set the schema."""
        self._root = schema
        every = [*_objects(schema)]
        self._anchors = [one for one in every if any(key in one for key in _ANCHORS)]
        self._resources = [one for one in every if isinstance(one.get("$id"), str)]

    def masked(self, value: JsonValue, found: set[str]) -> JsonValue:
        """Return a value with the mark in the place of secrets, whose texts are added to ``found``."""
        return self._masked(value, [self._root], found)

    def _masked(self, value: JsonValue, schemas: Sequence[Any], found: set[str]) -> JsonValue:
        known, is_secret = self._applicable(schemas)
        if is_secret:
            found.update(_texts(value))
            return MARK
        if isinstance(value, dict):
            return {
                key: self._masked(one, _of_member(known, key), found) for key, one in value.items()
            }
        if isinstance(value, list):
            items = [one for schema in known for key in _OF_ITEMS for one in _within(schema, key)]
            return [self._masked(one, items, found) for one in value]
        inside = [schema["contentSchema"] for schema in known if "contentSchema" in schema]
        return self._masked_text(value, inside, found) if inside else value

    def _masked_text(self, value: JsonValue, schemas: Sequence[Any], found: set[str]) -> JsonValue:
        """Return a text with the mark in the place of secrets of its content; all of it if the content is not JSON."""
        if not isinstance(value, str):
            return value
        try:
            content = json.loads(value)
        except ValueError:
            found.add(value)
            return MARK
        masked = self._masked(content, schemas, found)
        return value if masked == content else json.dumps(masked)

    def _applicable(self, schemas: Sequence[Any]) -> tuple[list[dict[str, Any]], bool]:
        """Return all schemas that may apply to a value, and whether one makes it secret."""
        seen: dict[int, dict[str, Any]] = {}
        left, is_secret = [*schemas], False
        while left:
            schema = left.pop()
            if not isinstance(schema, dict) or id(schema) in seen:
                continue
            seen[id(schema)] = schema
            is_secret |= schema.get("writeOnly") is True or schema.get("format") == "password"
            for key in (*_ALTERNATIVES, *_MORE):
                left += _within(schema, key, is_map=key.startswith("dependen"))
            for key in _REFERENCES:
                if key in schema:
                    targets = self._targets(schema[key])
                    is_secret |= not targets
                    left += targets
        return [*seen.values()], is_secret

    def _targets(self, reference: JsonValue) -> list[Any]:
        """Return what a reference may refer to, in each resource of the schema; nothing if it is not found."""
        place, _, fragment = str(reference).partition("#")
        resources: list[Any] = [
            one for one in self._resources if not place or _named(one["$id"], place)
        ]
        resources += [] if place else [self._root]
        if not fragment:
            return resources
        if not fragment.startswith("/"):
            return [one for one in self._anchors if fragment in [one.get(key) for key in _ANCHORS]]
        return [one for root in resources for one in _at(root, fragment)]


def _named(id_: str, place: str) -> bool:
    name = id_.partition("#")[0]
    return name == place or name.endswith("/" + place.removeprefix("./").removeprefix("/"))


def _objects(value: JsonValue) -> Iterator[dict[str, Any]]:
    left = [value]
    while left:
        one = left.pop()
        if isinstance(one, dict):
            yield one
            left += one.values()
        elif isinstance(one, list):
            left += one


def _within(schema: Mapping[str, Any], key: str, *, is_map: bool = False) -> list[Any]:
    """Return the schemas of a keyword: one, a list of them, or a map."""
    value = schema.get(key)
    if is_map and isinstance(value, dict):
        return [*value.values()]
    return value if isinstance(value, list) else [value]


def _of_member(schemas: Sequence[Mapping[str, Any]], name: str) -> list[Any]:
    found: list[Any] = []
    for schema in schemas:
        properties = schema.get("properties")
        found += _within(schema, "patternProperties", is_map=True)
        if isinstance(properties, dict) and name in properties:
            found.append(properties[name])
        else:
            found += [schema.get(key) for key in _OF_MEMBERS[1:]]
    return found


def _at(root: JsonValue, pointer: str) -> list[JsonValue]:
    """Return the value at a JSON Pointer in a list; nothing if there is not one."""
    from urllib.parse import unquote

    found = root
    for word in unquote(pointer).split("/")[1:]:
        key = word.replace("~1", "/").replace("~0", "~")
        if isinstance(found, dict) and key in found:
            found = found[key]
        elif isinstance(found, list) and key.isdecimal() and int(key) < len(found):
            found = found[int(key)]
        else:
            return []
    return [found]


def _texts(value: JsonValue) -> Iterator[str]:
    """Yield the texts and numbers of a value as text."""
    if isinstance(value, dict):
        for one in value.values():
            yield from _texts(one)
    elif isinstance(value, list):
        for one in value:
            yield from _texts(one)
    elif isinstance(value, str):
        yield value
    elif value is not None and not isinstance(value, bool) and len(json.dumps(value)) >= _LEAST:
        yield json.dumps(value)


def scrubbed(value: JsonValue, secrets: Sequence[str]) -> JsonValue:
    """Return a value without secrets that another value has: as words, and longer ones also within words.

    ``secrets`` begin with the longest ones, so that no part of a longer one is left.
    """
    if isinstance(value, dict):
        return {_clean(key, secrets): scrubbed(one, secrets) for key, one in value.items()}
    if isinstance(value, list):
        return [scrubbed(one, secrets) for one in value]
    if isinstance(value, str):
        return MARK if value in secrets else _clean(value, secrets)
    if isinstance(value, int | float) and not isinstance(value, bool):
        return MARK if json.dumps(value) in secrets else value
    return value


def _clean(text: str, secrets: Sequence[str]) -> str:
    """Return a text with the mark in the place of secrets, as they are and as in a text of JSON."""
    for secret in secrets:
        forms = (secret, json.dumps(secret)[1:-1], json.dumps(secret, ensure_ascii=False)[1:-1])
        for form in forms:
            if len(secret) >= _LEAST:
                text = text.replace(form, MARK)
            elif form in text:
                text = re.sub(rf"(?<!\w){re.escape(form)}(?!\w)", lambda _: MARK, text)
    return text
