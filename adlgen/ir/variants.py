"""The tag and the labels of a union's alternatives."""

from __future__ import annotations

import json
from collections.abc import Container, Sequence

from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.ir.atoms import Atom, kinds_of
from adlgen.ir.types import JsonKind, Variant
from adlgen.schema.model import Schema

_LONGEST = 40
"""The characters of the longest title that is a name; longer ones are prose."""


_POSITION = "option"
_Label = tuple[str, ...]
"""The words of a name; empty if there is none."""


class Tag(Struct):
    """A required property whose string value is different in every alternative."""

    key: str
    values: tuple[tuple[str, ...], ...]
    """The values that select each alternative."""


def tag_of(branches: list[tuple[Atom, ...]]) -> Tag | None:
    """Return the tag of alternatives, each given by its flat atoms, or None."""
    if len(branches) <= 1 or any(kinds_of(b) != {JsonKind.OBJECT} for b in branches):
        return None
    for key in _required(branches[0]):
        values = tuple(_texts(b, key) for b in branches)
        flat = [v for vs in values for v in vs]
        if all(values) and len(set(flat)) == len(flat):
            return Tag(key, values)
    return None


def _required(atoms: tuple[Atom, ...]) -> list[str]:
    out: dict[str, None] = {}
    for atom in atoms:
        names = atom.get("required")
        if isinstance(names, list | tuple):
            out.update(dict.fromkeys(str(n) for n in names))
    return list(out)


def _texts(atoms: tuple[Atom, ...], key: str) -> tuple[str, ...]:
    """Return the string values of a required property, or nothing."""
    if key not in _required(atoms):
        return ()
    found: tuple[str, ...] | None = None
    for atom in atoms:
        texts = _listed(atom.named("properties").get(key))
        if texts is not None:
            found = texts if found is None else tuple(t for t in found if t in texts)
    return found or ()


def _listed(schema: Schema | None) -> tuple[str, ...] | None:
    """Return the values that a schema lists, if all are strings."""
    if schema is None:
        return None
    if isinstance(const := schema.keywords.get("const"), str):
        return (const,)
    values = schema.keywords.get("enum")
    if isinstance(values, list | tuple) and values and all(isinstance(v, str) for v in values):
        return tuple(dict.fromkeys(values))
    return None


def labels_of(
    branches: Sequence[Atom],
    flats: Sequence[tuple[Atom, ...]],
    tag: Tag | None,
    places: Container[str],
) -> list[tuple[str, ...]]:
    """Name alternatives: by definition, title, tag, required property, JSON type or what else distinguishes them, else by position.

    Definitions in ``places`` are written outside ``$defs`` and have no name of their own.
    """
    first = [
        _label(branch, flat, tag.values[i] if tag else (), places)
        for i, (branch, flat) in enumerate(zip(branches, flats, strict=True))
    ]
    proposals = (
        first,
        [_own_requirement(i, flats) for i in range(len(flats))],
        *(
            [propose(i, flats) for i in range(len(flats))]
            for propose in (_own_value, _own_property)
        ),
        first,
        *([propose(flat) for flat in flats] for propose in (_kind_or_map, _items, _typed_property)),
    )
    chosen: list[_Label] = [()] * len(flats)
    for proposed in proposals:
        chosen = _distinct(chosen, proposed)
    return [label or (_POSITION, str(i + 1)) for i, label in enumerate(chosen)]


def _distinct(chosen: Sequence[_Label], proposed: Sequence[_Label]) -> list[_Label]:
    """Give alternatives without a label the proposed one, if no other has it or is proposed it; their order does not matter."""
    folded = [" ".join(own or new).casefold() for own, new in zip(chosen, proposed, strict=True)]
    return [
        own or (new if new and folded.count(folded[i]) == 1 else ())
        for i, (own, new) in enumerate(zip(chosen, proposed, strict=True))
    ]


def named_by_kind(variants: Sequence[Variant], merged: Sequence[bool]) -> list[Variant]:
    """Name merged alternatives after their JSON type instead of a position, if no other has this type."""
    return [
        (
            replace(variant, label=(_KIND_LABELS[next(iter(variant.kinds))],))
            if merged[index]
            and _is_position(variant.label)
            and len(variant.kinds) == 1
            and not any(variant.kinds & other.kinds for other in variants if other is not variant)
            else variant
        )
        for index, variant in enumerate(variants)
    ]


def _is_position(label: tuple[str, ...]) -> bool:
    return len(label) > 1 and label[0] == _POSITION and label[1].isdecimal()


def reference_of(branch: Atom) -> str:
    """Return the name of the definition that an alternative refers to; empty if there is none."""
    reference = branch.get("$ref")
    return reference.removeprefix("#/$defs/") if isinstance(reference, str) else ""


def _label(
    branch: Atom, flat: tuple[Atom, ...], tags: tuple[str, ...], places: Container[str]
) -> tuple[str, ...]:
    """Return the label of an alternative without regard to the others; may be empty."""
    name = reference_of(branch)
    if name and name != "#" and name not in places:
        return (name,)
    for atom in (branch, *(flat if name in places else ())):
        title = atom.get("title")
        if isinstance(title, str) and any(map(str.isalnum, title)) and len(title) <= _LONGEST:
            return (title,)
    if len(tags) == 1:
        return tags
    kinds = kinds_of(flat) - {JsonKind.NULL}
    if kinds == {JsonKind.OBJECT}:
        return tuple(_required(flat)[:1])
    if len(kinds) == 1:
        return (_KIND_LABELS[next(iter(kinds))],)
    return ()


def _own_requirement(index: int, flats: Sequence[tuple[Atom, ...]]) -> tuple[str, ...]:
    """Return the first property that this alternative alone requires."""
    others = {name for i, flat in enumerate(flats) if i != index for name in _required(flat)}
    return tuple(name for name in _required(flats[index]) if name not in others)[:1]


def _own_value(index: int, flats: Sequence[tuple[Atom, ...]]) -> _Label:
    """Return the value of the first property that has one value here, and others in the other alternatives."""
    for name in _properties(flats[index]):
        values = [_constant(flat, name) for flat in flats]
        if all(values) and values.count(values[index]) == 1:
            return values[index]
    return ()


def _own_property(index: int, flats: Sequence[tuple[Atom, ...]]) -> _Label:
    """Return the first property that this alternative alone describes."""
    others = {name for i, flat in enumerate(flats) if i != index for name in _properties(flat)}
    return tuple(name for name in _properties(flats[index]) if name not in others)[:1]


def _kind_or_map(flat: tuple[Atom, ...]) -> _Label:
    """Return the JSON type; ``map`` for objects with properties of any name."""
    kinds = kinds_of(flat) - {JsonKind.NULL}
    if len(kinds) != 1:
        return ()
    is_map = kinds == {JsonKind.OBJECT} and not _properties(flat) and not _required(flat)
    return ("map",) if is_map else (_KIND_LABELS[next(iter(kinds))],)


def _items(flat: tuple[Atom, ...]) -> _Label:
    """Return the words of a list of items of one type: the name of their definition, their title or JSON type."""
    items = [atom.child("items") for atom in flat if atom.sub("items") is not None]
    if len(items) != 1 or kinds_of(flat) - {JsonKind.NULL} != {JsonKind.ARRAY}:
        return ()
    label = _label(items[0], (items[0],), (), ())
    return (*label, "list") if label else ()


def _typed_property(flat: tuple[Atom, ...]) -> _Label:
    """Return the first property with its JSON type."""
    for name in _properties(flat):
        kinds = kinds_of((Atom(_schema_of(flat, name), ""),)) - {JsonKind.NULL}
        if len(kinds) == 1:
            return (name, _KIND_LABELS[next(iter(kinds))])
    return ()


def _properties(flat: tuple[Atom, ...]) -> list[str]:
    return list(dict.fromkeys(name for atom in flat for name in atom.named("properties")))


def _schema_of(flat: tuple[Atom, ...], name: str) -> Schema:
    return next(a.named("properties")[name] for a in flat if name in a.named("properties"))


def _constant(flat: tuple[Atom, ...], name: str) -> _Label:
    """Return the only value of a property: a text alone, another scalar after the name; empty if it may have several."""
    if name not in _properties(flat):
        return ()
    keywords = _schema_of(flat, name).keywords
    listed = keywords.get("enum")
    values = [keywords["const"]] if "const" in keywords else listed
    if not isinstance(values, list | tuple) or len(values) != 1:
        return ()
    value = values[0]
    if isinstance(value, str):
        return (value,) if any(map(str.isalpha, value)) else ()
    text = json.dumps(value)
    return (name, text) if isinstance(value, int) else ()


_KIND_LABELS = {
    JsonKind.NULL: "null",
    JsonKind.BOOLEAN: "boolean",
    JsonKind.NUMBER: "number",
    JsonKind.STRING: "string",
    JsonKind.ARRAY: "list",
    JsonKind.OBJECT: "object",
}
