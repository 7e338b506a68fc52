"""Values near those that schemas accept, as the last resort for a witness."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterable, Iterator
from typing import Any

from adlgen.document.node import JsonValue

TRIES = 400
_MOST_MENTIONED = 400
_EASY: tuple[JsonValue, ...] = (None, True, 0, -1, 1.5, "", "x", [], {})
_LEAF = 0.2


def mentioned(schemas: Iterable[JsonValue]) -> list[JsonValue]:
    """Return the values that schemas name: in enums, defaults and examples, and near their bounds."""
    found: list[JsonValue] = list(_EASY)
    waiting = list(schemas)
    while waiting and len(found) < _MOST_MENTIONED:
        one = waiting.pop()
        if isinstance(one, list):
            waiting += one
        elif isinstance(one, dict):
            for key, value in one.items():
                found += _of_keyword(key, value, waiting)
    return found


def _of_keyword(key: str, value: JsonValue, waiting: list[JsonValue]) -> Iterator[JsonValue]:
    if key in ("enum", "examples") and isinstance(value, list):
        yield from value
    elif key in ("const", "default"):
        yield value
    elif isinstance(value, int | float) and not isinstance(value, bool):
        yield from (value, value + 1, value - 1)
    else:
        waiting.append(value)


def mutated(value: JsonValue, values: list[JsonValue], source: random.Random) -> JsonValue:
    """Return a value with one part left out, added or replaced."""
    path: list[tuple[Any, Any]] = []
    whole: Any = copy.deepcopy(value)
    at = whole
    while isinstance(at, dict | list) and at and source.random() >= _LEAF:
        key = source.choice(sorted(at)) if isinstance(at, dict) else source.randrange(len(at))
        way = source.randrange(4)
        if way == 0:
            del at[key]
            return whole  # type: ignore[no-any-return]  # a JSON value
        if way == 1:
            _add(at, key, source.choice(values))
            return whole  # type: ignore[no-any-return]  # a JSON value
        path.append((at, key))
        at = at[key]
    if not path:
        return source.choice(values)
    path[-1][0][path[-1][1]] = source.choice(values)
    return whole  # type: ignore[no-any-return]  # a JSON value


def _add(at: Any, key: Any, value: JsonValue) -> None:  # noqa: ANN401 - an array or object
    if isinstance(at, list):
        at.append(value)
    else:
        at[f"{key}x"] = value
