"""The definitions of a canonical schema, with stable names."""

from __future__ import annotations

import posixpath
from typing import TypeAlias

from adlgen.diagnostics.codes.schema import REFERENCE_LOOP
from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Span
from adlgen.document.node import Mapping, Node, Scalar
from adlgen.schema.dialects import LATEST
from adlgen.schema.model import Origin, Schema
from adlgen.schema.references.index import Place
from adlgen.schema.references.resolver import ReferenceTarget
from adlgen.schema.references.uris import last_part, safe_name
from adlgen.schema.report import Report

Environment: TypeAlias = tuple[tuple[str, Place], ...]
"""The schema of each dynamic anchor, sorted by name; usually empty."""

_HASH_LENGTH = 6
_DEFINITION_KEYWORDS = ("$defs", "definitions")
_PLACED = 2


class SchemaDefinition(Struct, frozen=False, eq=False):
    """A referenced schema in one dynamic scope."""

    target: ReferenceTarget
    environment: Environment
    rank: int
    """The priority for a name, lowest first: 0 for an entry of ``$defs``, 1 for ``definitions``, 2 for others."""
    wanted: str
    name: str = ""
    schema: Schema | None = None
    users: list[dict[str, object]] = field(default_factory=list)
    """The keywords whose ``$ref`` names it."""
    steps: list[FollowedReference] = field(default_factory=list)
    """The references that it follows without consuming input."""

    @property
    def is_placed(self) -> bool:
        """Whether it is written outside ``$defs``, where a reference can replace it."""
        return self.rank == _PLACED and not self.environment

    @property
    def place(self) -> tuple[str, ...]:
        """The tokens of its JSON Pointer, if it is named by them; else nothing."""
        pointer = self.target.pointer
        return pointer if self.is_placed and self.wanted == _joined(pointer) else ()

    @property
    def origin(self) -> Origin | None:
        """Where it is written, if that is in another file and its meaning does not depend on the dynamic scope."""
        if self.target.place.resource.file is None or self.environment:
            return None
        path = posixpath.normpath(self.target.node.span.path)
        return Origin(path, self.target.pointer, self.wanted)

    @property
    def reference(self) -> str:
        """The ``$ref`` that names it."""
        return f"#/$defs/{self.name}" if self.name else "#"


class FollowedReference(Struct):
    """A reference that is followed without consuming input."""

    to: SchemaDefinition
    keywords: dict[str, object]
    span: Span


def wanted_name(target: ReferenceTarget) -> str:
    """Return the name of a definition: its key, its anchor, or the path to it."""
    pointer = target.pointer
    if len(pointer) > 1 and pointer[-2] in _DEFINITION_KEYWORDS:
        return safe_name(pointer[-1])
    if isinstance(target.node, Mapping):
        for keyword in ("$anchor", "$dynamicAnchor"):
            anchor = target.node.get(keyword)
            if isinstance(anchor, Scalar) and isinstance(anchor.value, str):
                return safe_name(anchor.value)
    if not pointer or pointer == target.place.resource.pointer:
        return safe_name(last_part(target.place.resource.uri))
    if target.place.resource.file is not None and _is_word(pointer[-1]):
        return safe_name(pointer[-1])
    return _joined(pointer)


def _is_word(token: str) -> bool:
    """Report whether the last token of a pointer is a name that an author chose."""
    return not token.isdecimal() and token not in LATEST.subschemas


def _joined(pointer: tuple[str, ...]) -> str:
    return safe_name("_".join(pointer))


def assign_names(definitions: list[SchemaDefinition]) -> None:
    """Name all definitions, independent of their order.

    On a clash, a definition of another file is named ``<file>_<name>``; other clashes get a hash of the position.
    """
    groups: dict[str, list[SchemaDefinition]] = {}
    for definition in definitions:
        groups.setdefault(definition.wanted, []).append(definition)
    taken = set(groups)
    for wanted, group in groups.items():
        first = min(definition.rank for definition in group)
        keepers = [definition for definition in group if definition.rank == first]
        others = [definition for definition in group if keepers != [definition]]
        qualified = [_qualified(definition) for definition in others]
        for definition in set(group).difference(others):
            definition.name = wanted
        for definition, name in zip(others, qualified, strict=True):
            if name and name not in taken and qualified.count(name) == 1:
                definition.name = name
                taken.add(name)
            else:
                definition.name = _hashed(wanted, definition, taken)
    for definition in definitions:
        for keywords in definition.users:
            keywords["$ref"] = definition.reference


def _qualified(definition: SchemaDefinition) -> str:
    file = definition.target.place.resource.file
    return (
        f"{safe_name(last_part(file))}_{definition.wanted}"
        if file and not definition.environment
        else ""
    )


def _hashed(wanted: str, definition: SchemaDefinition, taken: set[str]) -> str:
    from adlgen.diagnostics.hashing import sha256  # imported here, because clashes are rare

    digest = sha256(_identity(definition).encode("utf-8", "surrogatepass")).hexdigest()
    length = _HASH_LENGTH
    while (name := f"{wanted}_{digest[:length]}") in taken:
        length += 1
    taken.add(name)
    return name


def _identity(definition: SchemaDefinition) -> str:
    places = [definition.target.place, *(place for _, place in definition.environment)]
    names = ["", *(name for name, _ in definition.environment)]
    pointers = [definition.target.pointer, *(place.pointer for place in places[1:])]
    return "\n".join(
        f"{name} {place.resource.uri}#{'/'.join(pointer)}"
        for name, place, pointer in zip(names, places, pointers, strict=True)
    )


def entry_nodes(root: Mapping) -> list[tuple[int, str, Node]]:
    """Return the definitions that are listed in a schema: rank, keyword and node, in order."""
    return [
        (_DEFINITION_KEYWORDS.index(entry.key), inner.key, inner.value)
        for entry in root
        if entry.key in _DEFINITION_KEYWORDS and isinstance(entry.value, Mapping)
        for inner in entry.value
    ]


def refuse_loops(definitions: list[SchemaDefinition], report: Report) -> None:
    """Report and remove reference cycles that do not consume input."""
    open_or_done: dict[SchemaDefinition, bool] = {}
    for start in definitions:
        if start in open_or_done:
            continue
        path = [(start, iter(start.steps))]
        open_or_done[start] = True
        while path:
            definition, steps = path[-1]
            step = next(steps, None)
            if step is None:
                open_or_done[definition] = False
                path.pop()
            elif step.to not in open_or_done:
                open_or_done[step.to] = True
                path.append((step.to, iter(step.to.steps)))
            elif open_or_done[step.to]:
                name = step.to.reference
                message = f"the reference returns to {name} without consuming input"
                hint = "a recursive schema has to step into a property or an item"
                report.malformed(REFERENCE_LOOP, message, step.span, hint)
                step.keywords.pop("$ref", None)
