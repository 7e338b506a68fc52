"""Mistakes as models make them: a value with up to three problems of different kinds, made of one that is accepted."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import TypeAlias

from adlgen.diagnostics.datatypes import Struct
from adlgen.document.node import JsonValue
from adlgen.schema.examples import definition

Path: TypeAlias = "tuple[str | int, ...]"

MOST = 3
"""The mistakes in one value."""
_DEEPEST = 4
_LEAST_WORD = 4
"""A shorter name of a property is not misspelled."""
_CHAIN = 8


class _Mistake(Struct):
    rank: int
    """Mistakes of a lower rank teach more."""
    kind: str
    path: Path
    value: JsonValue


def mistaken(schema: JsonValue, good: JsonValue) -> JsonValue:
    """Return an accepted value of a canonical schema with mistakes; None if there is none to make, or it is not an object."""
    if not isinstance(good, dict):
        return None
    changed = copy.deepcopy(good)
    kinds: set[str] = set()
    touched: list[Path] = []
    for one in sorted(_Maker(schema).mistakes(schema, good, ()), key=lambda one: one.rank):
        near = any(one.path[: len(t)] == t or t[: len(one.path)] == one.path for t in touched)
        if one.kind in kinds or near:
            continue
        _put(changed, one.path, one.value)
        kinds.add(one.kind)
        touched.append(one.path)
        if len(kinds) == MOST:
            break
    return changed if kinds else None


class _Maker:
    def __init__(self, root: JsonValue) -> None:
        self._root = root

    def mistakes(
        self, schema: JsonValue, value: JsonValue, path: Path, *, absent: bool = False
    ) -> Iterator[_Mistake]:
        """Yield mistakes at a place; ``absent`` means that the value is not there."""
        known = self._target(schema)
        if not isinstance(known, dict) or len(path) > _DEEPEST:
            return
        if "oneOf" in known or "anyOf" in known:
            if isinstance(value, dict):
                yield from self._of_alternatives(known, value, path)
        elif isinstance(value, dict):
            yield from self._of_object(known, value, path)
        elif isinstance(value, list):
            if value:
                yield from self.mistakes(known.get("items"), value[0], (*path, 0))
        elif not absent or known.get("type") not in ("object", "array"):
            yield from _of_scalar(known, path)

    def _of_object(
        self, schema: dict[str, JsonValue], value: dict[str, JsonValue], path: Path
    ) -> Iterator[_Mistake]:
        known = schema.get("properties")
        known = known if isinstance(known, dict) else {}
        for key, part in known.items():
            yield from self.mistakes(part, value.get(key), (*path, key), absent=key not in value)
        if schema.get("additionalProperties") is False:
            long = [key for key in known if len(key) > _LEAST_WORD]
            spare = [key for key in long if key not in value] or long
            if spare:
                yield _Mistake(3, "unknown", (*path, _typo(spare[0])), value=True)

    def _of_alternatives(
        self, schema: dict[str, JsonValue], value: dict[str, JsonValue], path: Path
    ) -> Iterator[_Mistake]:
        """Yield a wrong value of the property that selects an alternative."""
        choices = schema.get("oneOf", schema.get("anyOf"))
        for key in value:
            for choice in choices if isinstance(choices, list) else ():
                one = self._target(choice)
                known = one.get("properties") if isinstance(one, dict) else None
                part = known.get(key) if isinstance(known, dict) else None
                text = part.get("const") if isinstance(part, dict) else None
                if isinstance(text, str):
                    yield _Mistake(1, "enum", (*path, key), _near(text, ()))
                    break

    def _target(self, schema: JsonValue) -> JsonValue:
        for _ in range(_CHAIN):
            if not isinstance(schema, dict) or not isinstance(schema.get("$ref"), str):
                break
            schema = definition(self._root, str(schema["$ref"]))
        return schema


def _of_scalar(schema: dict[str, JsonValue], path: Path) -> Iterator[_Mistake]:
    kinds, values = schema.get("type"), schema.get("enum")
    kind = kinds[0] if isinstance(kinds, list) and kinds else kinds
    high, low = schema.get("maximum"), schema.get("minimum")
    if isinstance(values, list):
        texts = [one for one in values if isinstance(one, str)]
        if texts:
            yield _Mistake(0, "enum", path, _near(texts[0], texts))
    elif "pattern" in schema:
        yield _Mistake(1, "pattern", path, "not this")
    elif isinstance(high, int):
        yield _Mistake(2, "range", path, high + 1)
    elif isinstance(low, int):
        yield _Mistake(2, "range", path, low - 1)
    elif kind in ("integer", "number"):
        yield _Mistake(4, "type", path, "ten")
    elif kind == "boolean":
        yield _Mistake(5, "type", path, "yes")
    elif kind == "string":
        yield _Mistake(5 if len(path) == 1 else 7, "type", path, 42)


def _near(text: str, texts: list[str] | tuple[()]) -> str:
    """Return a text that looks like one of some texts, and is none of them."""
    candidates = (f"{text}s", text.upper(), f"{text}x", f"not-{text}")
    return next((one for one in candidates if one not in texts), f"{text}?!")


def _typo(name: str) -> str:
    middle = len(name) // 2
    return name[:middle] + name[middle + 1 :]


def _put(value: JsonValue, path: Path, new: JsonValue) -> None:
    """Put a value at a path; objects that are not there are made."""
    *start, last = path
    for key in start:
        if isinstance(value, dict):
            value = value.setdefault(str(key), {})
        elif isinstance(value, list) and isinstance(key, int):
            value = value[key]
    if isinstance(value, dict):
        value[str(last)] = new
    elif isinstance(value, list) and isinstance(last, int):
        value[last] = new
