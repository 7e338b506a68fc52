"""The tag and the labels of a union's alternatives."""

from __future__ import annotations

from collections.abc import Container, Sequence

from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.ir.atoms import Atom, kinds_of
from adlgen.ir.types import JsonKind, Variant
from adlgen.schema.model import Schema

_LONGEST = 40
"""The characters of the longest title that is a name; longer ones are prose."""


_POSITION = "option"


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
    """Name alternatives: by definition, title, tag, required property, JSON type, else position.

    Definitions in ``places`` are written outside ``$defs`` and have no name of their own.
    """
    first = [
        _label(branch, flat, tag.values[i] if tag else (), places)
        for i, (branch, flat) in enumerate(zip(branches, flats, strict=True))
    ]
    folded = [" ".join(words).casefold() if words else "" for words in first]
    return [
        (
            words
            if words and folded.count(folded[i]) == 1
            else _own_requirement(i, flats) or (_POSITION, str(i + 1))
        )
        for i, words in enumerate(first)
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


_KIND_LABELS = {
    JsonKind.NULL: "null",
    JsonKind.BOOLEAN: "boolean",
    JsonKind.NUMBER: "number",
    JsonKind.STRING: "string",
    JsonKind.ARRAY: "list",
    JsonKind.OBJECT: "object",
}
