"""Random tools that are hard to print: odd names, defaults, numbers at the borders of types, references.

The schemas are well-formed and mostly satisfiable; everything follows from the seed. The random schemas of
:mod:`tests.conformance.random_schemas` are for verdicts, those here for identifiers, types and literals.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import TypeAlias

from adlgen.document.node import JsonValue
from tests.conformance import suite

Keywords: TypeAlias = dict[str, JsonValue]

_WORDS: Mapping[str, list[str]] = json.loads(Path(__file__).with_name("words.json").read_text())
_SIGNS = tuple(_WORDS["signs"])
_SIMILAR = tuple(_WORDS["similar"])
"""Names that are equal, or nearly, in some naming convention."""
_USED = (*_WORDS["used"], "x" * 120, "y" * 300)
"""Names that emitted code uses itself."""
_BORDERS = (
    sign * 2**bits + step
    for bits in (31, 32, 53, 63, 64)
    for sign in (1, -1)
    for step in (-1, 0, 1)
)
_INTEGERS = (0, 1, -1, 255, 3_000_000_000, 10**30, -(10**30), *_BORDERS)
_REALS = (0.5, -0.0, 0.1, 1e-7, 1e21, 1e300, 5e-324, 1.0, 3.0, -1.5, 1e22, 123456789.5, 99.99)
_FORMATS = ("date-time", "date", "time", "uuid", "uri", "email", "regex", "binary")
_FORMATTED: Mapping[str, list[JsonValue]] = {
    "date-time": ["2024-02-29T12:00:00Z", "2024-06-30T23:59:60Z"],
    "date": ["2024-02-29", "0000-01-01"],
    "time": ["12:00:00Z"],
    "duration": ["P1D"],
    "uuid": ["00000000-0000-0000-0000-000000000000"],
    "uri": ["https://a.example/é", "a:b"],
}
_DEEPEST = 4


@cache
def reserved() -> tuple[str, ...]:
    """Return the reserved words of every pack."""
    folders = dict.fromkeys(pack.folder for pack in suite.PACKS.values())
    words = (word for folder in folders for word in (folder / "reserved.txt").read_text().split())
    return tuple(dict.fromkeys(words))


class Tools:
    """Makes tools as servers list them."""

    def __init__(self, seed: int | str) -> None:
        """Seed the dice."""
        self._random = random.Random(seed)
        self._defs: dict[str, Keywords] = {}
        self._forms: list[tuple[int, Callable[[int], Keywords]]] = [
            (4, self._text),
            (4, self._enumeration),
            (4, self._number),
            (1, lambda _: {"type": "boolean"}),
            (1, lambda _: self._random.choice([{}, {"type": "null"}, {"const": self._scalar()}])),
            (3, self._reference),
            (5, self._object),
            (5, self._array),
            (2, self._map),
            (2, self._tuple),
            (3, self._union),
            (1, self._tagged),
            (1, self._all_of),
        ]

    def listed(self, count: int) -> list[JsonValue]:
        """Make a list of tools with different names."""
        odd = [name for name in (*_USED, *_SIMILAR, *_SIGNS) if name.strip() and len(name) < 100]
        self._random.shuffle(odd)
        names = [f"tool_{i}" if i % 4 else odd.pop() if odd else f"t{i}" for i in range(count)]
        return [self._tool(name) for name in names]

    def _tool(self, name: str) -> Keywords:
        tool: Keywords = {"name": name, "description": self._name(), "inputSchema": self._root()}
        if self._chance(0.3):
            tool["outputSchema"] = self._root()
        return tool

    def _root(self) -> Keywords:
        names = self._names(self._random.randint(1, 4))
        self._defs = {name: {} for name in names}
        for name in names:
            self._defs[name].update(self._schema(1, below=(self._object, self._form(1))))
        root = self._object(0)
        return {**root, "$defs": dict(self._defs)}

    # --- choices --------------------------------------------------------------------------------

    def _chance(self, share: float) -> bool:
        return self._random.random() < share

    def _name(self) -> str:
        return self._random.choice(
            self._random.choice((_SIGNS, _SIMILAR, _USED, reserved(), ("a", "b", "kind", "sku_id")))
        )

    def _names(self, count: int) -> list[str]:
        pool = self._random.choice((_SIGNS, _SIMILAR, _USED, reserved(), None))
        made = [self._name() if pool is None else self._random.choice(pool) for _ in range(count)]
        return list(dict.fromkeys(made))

    def _scalar(self) -> JsonValue:
        kinds: list[tuple[JsonValue, ...]] = [_INTEGERS, _REALS, _SIGNS, _SIMILAR, (True, False)]
        return self._random.choice(self._random.choice(kinds))

    def _form(self, depth: int) -> Callable[[int], Keywords]:
        leaves = self._forms[:6] if depth >= _DEEPEST else self._forms
        weights = [weight for weight, _ in leaves]
        return self._random.choices([make for _, make in leaves], weights)[0]

    # --- schemas --------------------------------------------------------------------------------

    def _schema(self, depth: int, below: tuple[Callable[[int], Keywords], ...] = ()) -> Keywords:
        make = self._random.choice(below) if below else self._form(depth)
        made = make(depth)
        if self._chance(0.15) and isinstance(made.get("type"), str):
            made["type"] = [made["type"], "null"]
            if "enum" in made:
                made["enum"] = [*self._list(made["enum"]), None]
        if self._chance(0.5):
            made["default"] = None if self._chance(0.05) else self.sample(made)
        if self._chance(0.2):
            made["title"] = self._name()
        if self._chance(0.2):
            made["description"] = self._name()
        return made

    def _text(self, _: int) -> Keywords:
        made: Keywords = {"type": "string"}
        if self._chance(0.4):
            made["format"] = self._random.choice(_FORMATS)
        elif self._chance(0.3):
            made |= {"minLength": self._random.choice((0, 1, 2**31, 2**63)), "pattern": ""}
        return made

    def _enumeration(self, _: int) -> Keywords:
        count = self._random.randint(1, 6)
        match self._random.randint(0, 6):
            case 0 | 1:
                return {"type": "integer", "enum": self._sampled(_INTEGERS, count)}
            case 2:
                return {"type": "number", "enum": self._sampled((*_INTEGERS, *_REALS), count)}
            case 3:
                values: list[JsonValue] = [self._scalar() for _ in range(count)]
                return {"enum": [*values, *self._random.choice(([], [None], [[1]], [{"a": 1}]))]}
            case 4:
                texts = self._names(count)
                return {"oneOf": [{"const": text, "title": self._name()} for text in texts]}
            case _:
                return {"type": "string", "enum": [*self._names(count)]}

    def _number(self, _: int) -> Keywords:
        made: Keywords = {"type": self._random.choice(("integer", "integer", "number"))}
        if self._chance(0.3):
            made["minimum"] = min(self._random.choice(_INTEGERS), 0)
        if self._chance(0.3):
            made["maximum"] = max(self._random.choice(_INTEGERS), 0)
        return made

    def _reference(self, _: int) -> Keywords:
        name = self._random.choice(list(self._defs))
        pointer = name.replace("~", "~0").replace("/", "~1").replace("%", "%25")
        return {"$ref": f"#/$defs/{pointer}"}

    def _object(self, depth: int) -> Keywords:
        names = self._names(self._random.randint(1, 6 if depth < _DEEPEST else 2))
        properties: Keywords = {name: self._schema(depth + 1) for name in names}
        made: Keywords = {"type": "object", "properties": properties}
        if self._chance(0.6):
            made["required"] = self._random.sample(names, self._random.randint(0, len(names)))
        if self._chance(0.5):
            made["additionalProperties"] = self._random.choice((False, self._schema(depth + 1)))
        return made

    def _array(self, depth: int) -> Keywords:
        made: Keywords = {"type": "array", "items": self._schema(depth + 1)}
        if self._chance(0.2):
            made["maxItems"] = self._random.choice((1, 5, 2**31, 2**63))
        return made

    def _map(self, depth: int) -> Keywords:
        return {"type": "object", "additionalProperties": self._schema(depth + 1)}

    def _tuple(self, depth: int) -> Keywords:
        items: list[JsonValue] = [
            self._schema(depth + 1) for _ in range(self._random.randint(1, 3))
        ]
        made: Keywords = {"type": "array", "prefixItems": items}
        if self._chance(0.7):
            made["minItems"] = len(items)
        if self._chance(0.6):
            made["items"] = self._random.choice((False, self._schema(depth + 1)))
        return made

    def _union(self, depth: int) -> Keywords:
        parts: list[JsonValue] = [
            self._schema(depth + 1) for _ in range(self._random.randint(2, 4))
        ]
        return {self._random.choice(("anyOf", "oneOf")): parts}

    def _tagged(self, depth: int) -> Keywords:
        tag = self._name()
        parts: list[JsonValue] = []
        for value in self._names(3):
            part = self._object(depth + 1)
            properties = part["properties"]
            assert isinstance(properties, dict)
            parts.append(
                {**part, "properties": {**properties, tag: {"const": value}}, "required": [tag]}
            )
        return {"oneOf": parts}

    def _all_of(self, depth: int) -> Keywords:
        return {"allOf": [self._object(depth + 1), self._object(depth + 1)]}

    # --- values ---------------------------------------------------------------------------------

    def _one(self, values: tuple[JsonValue, ...]) -> JsonValue:
        return self._random.choice(values)

    def _sampled(self, values: tuple[JsonValue, ...], count: int) -> list[JsonValue]:
        return self._random.sample(values, min(count, len(values)))

    @staticmethod
    def _list(value: JsonValue) -> list[JsonValue]:
        assert isinstance(value, list)
        return value

    def sample(self, schema: JsonValue, depth: int = 0) -> JsonValue:
        """Return a value that a schema of this module usually accepts."""
        if not isinstance(schema, dict) or depth > _DEEPEST:
            return None
        match schema:
            case {"const": value}:
                return value
            case {"enum": [*values]}:
                return self._random.choice(values)
            case {"$ref": str(reference)}:
                name = reference.rpartition("$defs/")[2]
                name = name.replace("%25", "%").replace("~1", "/").replace("~0", "~")
                return self.sample(self._defs.get(name), depth + 1)
            case {"oneOf": [*parts]} | {"anyOf": [*parts]} | {"allOf": [*parts]}:
                return self.sample(self._random.choice(parts), depth + 1)
            case {"type": [kind, *_]} | {"type": kind}:
                return self._of_kind(str(kind), schema, depth + 1)
            case _:
                return self._scalar()

    def _of_kind(self, kind: str, schema: Mapping[str, JsonValue], depth: int) -> JsonValue:
        match kind:
            case "object":
                return self._object_value(schema, depth)
            case "array":
                items = schema.get("prefixItems", [])
                first = [self.sample(item, depth) for item in self._list(items)]
                more = schema.get("items")
                wanted = self._random.choice((0, 0, 1, 2)) if isinstance(more, dict) else 0
                return [*first, *(self.sample(more, depth) for _ in range(wanted))]
            case "string":
                return self._random.choice(
                    _FORMATTED.get(str(schema.get("format")), [self._name()])
                )
            case "integer":
                return self._one(_INTEGERS)
            case "number":
                return self._one((*_INTEGERS, *_REALS))
            case "boolean":
                return self._chance(0.5)
            case _:
                return None

    def _object_value(self, schema: Mapping[str, JsonValue], depth: int) -> JsonValue:
        properties = schema.get("properties", {})
        required = schema.get("required", [])
        assert isinstance(properties, dict)
        assert isinstance(required, list)
        made = {
            name: self.sample(part, depth)
            for name, part in properties.items()
            if name in required or self._chance(0.3)
        }
        more = schema.get("additionalProperties")
        if isinstance(more, dict) and self._chance(0.3):
            made[self._name()] = self.sample(more, depth)
        return made
