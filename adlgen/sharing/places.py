"""Where schemas are written, in words: the names of tools, definitions and properties around them."""

from __future__ import annotations

from adlgen.diagnostics.datatypes import Struct
from adlgen.document.node import Mapping, Node, Scalar, Sequence
from adlgen.naming.plurals import ends_with, singular
from adlgen.schema.dialects import Dialect
from adlgen.sharing.homes import Home, Path, entry_of, inside, text_of, tokens_of

DEFINITION, PROPERTY, RESULT = range(3)
"""What the last word of a place names, the best name of a type first."""
_NAMED = frozenset({"properties", "dependentSchemas", "dependencies"})
_ITEMS = frozenset({"items", "prefixItems", "contains", "additionalItems", "unevaluatedItems"})
_VALUES = frozenset({"additionalProperties", "patternProperties", "unevaluatedProperties"})
_CHOICES = frozenset({"anyOf", "oneOf"})


class Place(Struct):
    """The words around a schema, the outermost first, and the steps to it."""

    kind: int
    words: Path
    steps: Path
    """The tokens of its position in its schema document."""

    @staticmethod
    def of_root(home: Home) -> Place:
        """Return the place of a schema document."""
        words = (home.tool, "result") if home.part == "output" else (home.tool,)
        return Place(RESULT, words, ())

    @staticmethod
    def of_definition(home: Home, pointer: str) -> Place:
        """Return the place of a definition."""
        steps = tokens_of(pointer)
        return Place(DEFINITION, (home.tool, steps[-1]), steps)

    @staticmethod
    def at(home: Home, pointer: str) -> Place:
        """Return the place of a schema to which a pointer refers."""
        entry = entry_of(pointer)
        node = home.definitions[entry] if entry else home.root
        place = Place.of_definition(home, entry) if entry else Place.of_root(home)
        rest = tokens_of(pointer)[len(place.steps) :]
        while rest:
            steps, part = next(
                (steps, part)
                for steps, part in inside(node, home.dialect)
                if isinstance(part, Mapping) and steps == rest[: len(steps)]
            )
            assert isinstance(part, Mapping)
            place, node, rest = place.inside(steps, node, part), part, rest[len(steps) :]
        return place

    def inside(self, steps: Path, parent: Mapping, node: Node) -> Place:
        """Return the place of a subschema."""
        keyword, words = steps[0], self.words
        if keyword in _NAMED:
            words = (*words, steps[-1])
        elif keyword in _ITEMS | _VALUES:
            words = (*words[:-1], _one_of(words[-1], "item" if keyword in _ITEMS else "value"))
        elif keyword in _CHOICES and (label := _label(node)) and has_choices(parent):
            words = (*words[:-1], f"{label} {words[-1]}")
        return Place(PROPERTY, words, (*self.steps, *steps))


def _one_of(text: str, word: str) -> str:
    """Return the name of an element of an array, or of a value of a map."""
    found = singular(text)
    if found is not None:
        return found
    return text if ends_with(text, word) else f"{text} {word}"


def _label(node: Node) -> str:
    """Return the value of the first property that has only one."""
    properties = node.get("properties") if isinstance(node, Mapping) else None
    for entry in properties if isinstance(properties, Mapping) else ():
        if isinstance(entry.value, Mapping):
            only = text_of(entry.value.get("const"))
            values = entry.value.get("enum")
            if only is None and isinstance(values, Sequence) and len(values.items) == 1:
                only = text_of(values.items[0])
            if only:
                return only
    return ""


def is_declared(node: Mapping, dialect: Dialect) -> bool:
    """Report whether a schema becomes a declaration: an object, a list of values, or alternatives."""
    properties = node.get("properties")
    if isinstance(properties, Mapping) and properties.entries:
        return True
    values = node.get("enum")
    if isinstance(values, Sequence):
        texts = [text for item in values.items if (text := text_of(item)) is not None]
        nulls = [item for item in values.items if isinstance(item, Scalar) and item.value is None]
        return len(texts) > 1 and len(texts) + len(nulls) == len(values.items)
    return "oneOf" in dialect.keywords and has_choices(node)


def has_choices(node: Mapping) -> bool:
    """Report whether a schema has several alternatives other than null."""
    for keyword in _CHOICES:
        found = node.get(keyword)
        if isinstance(found, Sequence):
            return sum(not _is_null(item) for item in found.items) > 1
    return False


def _is_null(node: Node) -> bool:
    return isinstance(node, Mapping) and text_of(node.get("type")) == "null"
