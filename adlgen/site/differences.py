"""How two versions of a schema differ, place by place; what that breaks is not decided here."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from markupsafe import Markup

from adlgen.diagnostics.datatypes import Struct
from adlgen.document.node import JsonValue
from adlgen.schema.examples import definition
from adlgen.site.text import flat, joined, shown

Keywords: TypeAlias = Mapping[str, JsonValue]

_LISTS = ("anyOf", "oneOf", "allOf", "prefixItems")
_INSIDE = frozenset({"properties", "items", "additionalProperties", "$defs", "$ref", *_LISTS})
_TEXTS = frozenset({"title", "description", "examples", "$comment"})
_LONGEST = 90
_DEEPEST = 12


class Difference(Struct):
    """A place of a schema that is not the same."""

    pointer: str
    """The JSON Pointer in the schema, through references."""
    place: str
    """The place for people: ``lines[].skuId``."""
    message: Markup


def differences(old: JsonValue, new: JsonValue) -> Iterator[Difference]:
    """Yield how a canonical schema differs from an earlier one, without texts."""
    before, after = (dict(_places(one, one, (), ())) for one in (old, new))
    for path, known in before.items():
        if path in after:
            words = list(_changed(known, after[path]))
            if words:
                yield _difference(path, Markup("; ").join(words))
        elif path[:-1] in after or path[:-2] in after:
            yield _difference(path, Markup("is gone"))
    for path in after:
        if path not in before and (path[:-1] in before or path[:-2] in before):
            yield _difference(path, Markup("is new"))


def _difference(path: tuple[str, ...], message: Markup) -> Difference:
    pointer = "".join(f"/{one.replace('~', '~0').replace('/', '~1')}" for one in path)
    return Difference(pointer, place(path), message)


def place(path: Sequence[str]) -> str:
    """Return a path in a schema for people: ``lines[].skuId``."""
    out, at = "", 0
    while at < len(path):
        word = path[at]
        following = path[at + 1] if at + 1 < len(path) else ""
        if word == "properties":
            out += f".{following}"
        elif word in _LISTS:
            out += f"({int(following) + 1})" if following.isdigit() else ""
        else:
            out += {"items": "[]", "additionalProperties": ".*"}.get(word, f".{word}")
        at += 2 if word == "properties" or word in _LISTS else 1
    return out.removeprefix(".")


def _places(
    schema: JsonValue, root: JsonValue, path: tuple[str, ...], seen: tuple[str, ...]
) -> Iterator[tuple[tuple[str, ...], Keywords]]:
    """Yield the places of a schema with their keywords; references are followed once."""
    if not isinstance(schema, dict) or len(path) > _DEEPEST:
        return
    name = str(schema.get("$ref", ""))
    if name and name not in seen:
        target = definition(root, name)
        yield from _places(target, root, path, (*seen, name))
        return
    yield path, {key: one for key, one in schema.items() if key not in _INSIDE | _TEXTS}
    known = schema.get("properties")
    for key, one in known.items() if isinstance(known, dict) else ():
        yield from _places(one, root, (*path, "properties", key), seen)
    for key in ("items", "additionalProperties"):
        yield from _places(schema.get(key), root, (*path, key), seen)
    for key in _LISTS:
        inner = schema.get(key)
        for number, one in enumerate(inner if isinstance(inner, list) else ()):
            yield from _places(one, root, (*path, key, str(number)), seen)


def _changed(old: Keywords, new: Keywords) -> Iterator[Markup]:
    for key in (*old, *(key for key in new if key not in old)):
        was, now = old.get(key), new.get(key)
        if flat(was) == flat(now):
            continue
        if isinstance(was, list) and isinstance(now, list):
            yield from _lists(key, was, now)
        else:
            yield Markup("{} {}").format(shown(key), _before_after(old, new, key))


def _lists(key: str, was: list[JsonValue], now: list[JsonValue]) -> Iterator[Markup]:
    gone = [one for one in was if one not in now]
    more = [one for one in now if one not in was]
    for words, values in (("without", gone), ("also", more)):
        if values:
            text = ", ".join(map(flat, values))
            yield Markup("{} {} <code>{}</code>").format(shown(key), words, _short(text))
    if not gone and not more:
        yield Markup("{} in another order").format(shown(key))


def _before_after(old: Keywords, new: Keywords, key: str) -> Markup:
    parts = []
    if key in old:
        parts.append(Markup("<del>{}</del>").format(_short(flat(old[key]))))
    if key in new:
        parts.append(Markup("<ins>{}</ins>").format(_short(flat(new[key]))))
    return Markup(" → ").join(parts)


def _short(text: str) -> Markup:
    return shown(text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…")


def words(old: str, new: str) -> Markup:
    """Return a text with marks for the words that were removed and added; empty if it is the same."""
    if old == new:
        return Markup("")
    was, now = (re.findall(r"\s+|[^\s]+", text) for text in (old, new))
    out: list[Markup] = []
    matcher = difflib.SequenceMatcher(None, was, now, autojunk=False)
    for kind, start, end, from_, to in matcher.get_opcodes():
        gone, more = shown("".join(was[start:end])), shown("".join(now[from_:to]))
        if kind == "equal":
            out.append(gone)
            continue
        out += [Markup("<del>{}</del>").format(gone)] if gone else []
        out += [Markup("<ins>{}</ins>").format(more)] if more else []
    return joined(out)
