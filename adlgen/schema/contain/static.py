"""The verdicts of nodes on all values of a type."""

from __future__ import annotations

from collections.abc import Sequence

from adlgen.document.node import JsonValue
from adlgen.schema.contain.nodes import Base, Node
from adlgen.schema.contain.stack import Steps, run

KEYWORDS = {
    "number": ("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"),
    "string": ("minLength", "maxLength", "pattern"),
    "array": ("minItems", "maxItems", "uniqueItems"),
    "object": ("minProperties", "maxProperties"),
}
"""The keywords without subschemas that restrict values of a type."""


def type_of(value: JsonValue) -> str:
    """Return the JSON type of a value; integers are numbers."""
    match value:
        case None:
            return "null"
        case bool():
            return "boolean"
        case int() | float():
            return "number"
        case str():
            return "string"
        case list():
            return "array"
        case _:
            return "object"


class Statics:
    """The verdict of each node on all values of a type, or None if that depends on the value; and the heights of nodes."""

    def __init__(self, nodes: Sequence[Node]) -> None:
        self._nodes = nodes
        self._known: dict[tuple[int, str], bool | None] = {}
        self._heights: dict[int, int] = {}

    def of(self, number: int, kind: str) -> bool | None:
        """Return the verdict of a node on all values of a type, or None if that depends on the value."""
        key = number, kind
        return self._known[key] if key in self._known else run(self._find(number, kind))

    def height(self, number: int) -> int:
        """Return how deeply the nodes in place below a node are nested; it never changes."""
        return self._heights[number] if number in self._heights else run(self._height(number))

    def _find(self, number: int, kind: str) -> Steps[bool | None]:
        key = number, kind
        if key in self._known:
            return self._known[key]
        self._known[key] = None  # while it is determined: cycles depend on the value
        node = self._nodes[number]
        below: list[bool | None] = []
        for part in node.parts:
            found = yield self._find(part, kind)
            below.append(found)
        result = _of_base(node.base, kind) if node.base else _combined(node.kind, below)
        self._known[key] = result
        return result

    def _height(self, number: int) -> Steps[int]:
        if number in self._heights:
            return self._heights[number]
        self._heights[number] = 0  # while it is determined
        highest = -1
        for part in self._nodes[number].parts:
            height = yield self._height(part)
            highest = max(highest, height)
        self._heights[number] = highest + 1
        return highest + 1


def _combined(kind: str, below: list[bool | None]) -> bool | None:
    match kind:
        case "true" | "false":
            return kind == "true"
        case "all":
            return False if False in below else None if None in below else True
        case "any":
            return True if True in below else None if None in below else False
        case "one":
            if below.count(True) > 1:
                return False
            return None if None in below else below.count(True) == 1
        case "not":
            return None if below[0] is None else not below[0]
        case "if":
            if below[0] is None:
                return below[1] if below[1] == below[2] else None
            return below[1] if below[0] else below[2]
        case _:
            return None


def _of_base(base: Base, kind: str) -> bool | None:
    if not _allows(base, kind):
        return False
    if base.enum is not None:
        return None if any(type_of(value) == kind for value in base.enum) else False
    if any(word in base.words for word in KEYWORDS.get(kind, ())):
        return None
    match kind:
        case "number":
            return None if base.only_integers else True
        case "array":
            return None if base.prefix or base.items is not None or base.contains else True
        case "object":
            named = base.props or base.patterns or base.required
            rest = base.additional is not None or base.names is not None
            return None if named or rest else True
        case _:
            return True


def _allows(base: Base, kind: str) -> bool:
    if base.types is None or kind in base.types:
        return True
    return kind == "number" and "integer" in base.types
