"""Random pairs of arrays and objects with so few values that all of them are tried."""

from __future__ import annotations

import itertools
import random
from typing import Any

from adlgen.schema.evaluate import accepts
from tests.fuzz.contain.attack import Report, canonical, check

_ITEMS: list[Any] = [1, 2, "a", True]
_NAMES = "abc"
_LONGEST = 4
ARRAYS: list[Any] = [
    list(found) for size in range(_LONGEST + 1) for found in itertools.product(_ITEMS, repeat=size)
]
OBJECTS: list[Any] = [
    {name: value for name, value in zip(_NAMES, found, strict=True) if value is not None}
    for found in itertools.product([None, *_ITEMS], repeat=len(_NAMES))
]


def campaign(seed: int, count: int) -> Report:
    """Attack the answers about random pairs; each ``yes`` and ``unknown`` is refuted if that is possible."""
    made, report = Finite(random.Random(seed)), Report()
    for number in range(count):
        is_array = number % 3 > 0
        old, new = made.pair(is_array=is_array)
        check(report, old, new, ARRAYS if is_array else OBJECTS)
    return report


class Finite:
    """Schemas that accept only arrays, or only objects, of few values."""

    def __init__(self, source: random.Random) -> None:
        self.source = source

    def pair(self, *, is_array: bool) -> tuple[Any, Any]:
        make = self.array if is_array else self.object
        old = make()
        if self.source.random() < 0.4:
            return old, self._enumerated(old, ARRAYS if is_array else OBJECTS)
        new = make()
        return old, {"not": new} if self.source.random() < 0.2 else new

    def _enumerated(self, old: Any, values: list[Any]) -> Any:
        """Return an enum of what a schema accepts, and sometimes of one value less."""
        read = canonical(old)
        found = [value for value in values if read and accepts(read, value)][:30]
        if len(found) > 1 and self.source.random() < 0.3:
            found.pop(self.source.randrange(len(found)))
        return {"enum": [*found, self.source.choice(values)]}

    def _item(self) -> Any:
        some = self.source.sample(_ITEMS, self.source.randint(1, 3))
        others: list[Any] = [{"const": some[0]}, {"type": "integer", "minimum": 1, "maximum": 2}]
        return self.source.choice([{"enum": some}, {"enum": some}, {"enum": _ITEMS}, *others])

    def _may(self, likelihood: float) -> bool:
        return self.source.random() < likelihood

    def array(self) -> Any:
        last: Any = self.source.choice([{"enum": _ITEMS}, self._item(), False])
        found: dict[str, Any] = {"type": "array", "items": last}
        found["maxItems"] = self.source.randint(1, _LONGEST)
        if self._may(0.4):
            found["prefixItems"] = [self._item() for _ in range(self.source.randint(1, 3))]
        if self._may(0.5):
            found["uniqueItems"] = True
        if self._may(0.4):
            found["minItems"] = self.source.randint(1, 3)
        if self._may(0.5):
            found["contains"] = self._item()
            counts = {"minContains": (0, 2), "maxContains": (1, 3)}
            found |= {word: self.source.randint(*ends) for word, ends in counts.items()}
        return self._without(found, ARRAYS)

    def object(self) -> Any:
        known = {name: self._item() for name in _NAMES if self._may(0.8)}
        found: dict[str, Any] = {"type": "object", "properties": known}
        found["additionalProperties"] = False
        for word in ("minProperties", "maxProperties"):
            found |= {word: self.source.randint(0, 2)} if self._may(0.3) else {}
        found["required"] = self.source.sample(_NAMES, self.source.choice([0, 0, 1, 2]))
        return self._without(found, OBJECTS)

    def _without(self, schema: Any, values: list[Any]) -> Any:
        if self._may(0.7):
            return schema
        some = self.source.sample(values, self.source.randint(1, 5))
        return {"allOf": [schema], "not": {"enum": some}}
