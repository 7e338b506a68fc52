"""Reads tools for the rules, from a specification as written."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.memory import remembered
from adlgen.diagnostics.model import Log
from adlgen.document.node import Mapping, Node, Scalar, Sequence, at
from adlgen.linting.model import Argument, LintedTool, Place, Reason
from adlgen.schema.extension import EXTENSION
from adlgen.schema.nested import reasons
from adlgen.schema.walk import schemas
from adlgen.spec.model import Spec, ToolSpec
from adlgen.spec.names import name_of, span_of
from adlgen.spec.text import Text

_DEEPEST = 6
_MOST_ARGUMENTS = 2_000
"""The most arguments of a tool; definitions that refer to each other many times can have more than can be read."""
_MOST_STEPS = 8
"""The most references that are followed from one place."""
_LONGEST = 20_000
"""The number of characters of a text that rules look at."""
_NAMED = ("properties", "$defs", "definitions", "patternProperties")
_TEXTS = ("description", "title", "$comment", "pattern")
_VALUES = ("const", "default", "enum", "examples")
_COMBINED = ("anyOf", "oneOf", "allOf")


def tools_of(spec: Spec) -> tuple[LintedTool, ...]:
    """Return the tools of a specification."""
    return tuple(_tool(tool, spec) for tool in spec.tools)


def _tool(tool: ToolSpec, spec: Spec) -> LintedTool:
    def compute(log: Log) -> tuple[LintedTool, bool]:
        del log
        return _read(tool, spec), True

    return remembered("linted tool", (tool,), (spec.dialect, spec.imported), Log(), compute)


def _read(tool: ToolSpec, spec: Spec) -> LintedTool:
    name = Text(name_of(tool)[:_LONGEST], span_of(tool))
    written = tool.description
    description = None if written is None else Text(written.value[:_LONGEST], written.span)
    root = tool.input if isinstance(tool.input, Mapping) else None
    places = [Place("name", name.value, name.span, is_name=True)]
    if description is not None:
        places.append(Place("description", description.value, description.span))
    if tool.metadata.title is not None:
        places.append(Place("title", tool.metadata.title.value, tool.metadata.title.span))
    if root is not None:
        places += _places(root)
    found = iter(()) if root is None else _arguments(root, root, "input", 1, ())
    arguments = tuple(islice(found, _MOST_ARGUMENTS))
    return LintedTool(
        tool,
        name,
        description,
        root,
        arguments,
        tuple(places),
        spec.dialect,
        tool.span.path,
        spec.imported,
        () if root is None or spec.imported else tuple(_reasons(root)),
    )


def _reasons(root: Mapping) -> Iterator[Reason]:
    for path, schema in schemas(root):
        part = "/".join(("input", *path))
        for entry in reasons(schema.get(EXTENSION)):
            assert isinstance(entry.value, Scalar)
            yield Reason(entry.key, part, str(entry.value.value), entry.key_span)


def _places(root: Mapping) -> Iterator[Place]:
    for path, schema in schemas(root):
        part = "/".join(("input", *path))
        for entry in schema:
            if entry.key in _TEXTS:
                for one in _texts(entry.value, part):
                    yield replace(one, is_pattern=entry.key == "pattern")
            elif entry.key in _VALUES:
                yield from _texts(entry.value, part, is_value=True)
            elif entry.key in _NAMED and isinstance(entry.value, Mapping):
                for inner in entry.value:
                    yield Place(
                        f"{part}/{entry.key}/{inner.key}", inner.key, inner.key_span, is_name=True
                    )


def _texts(node: Node, part: str, *, is_value: bool = False) -> Iterator[Place]:
    match node:
        case Scalar(value=str() as text):
            yield Place(part, text[:_LONGEST], node.span, is_value=is_value)
        case Sequence(items=items) if is_value:
            for item in items:
                yield from _texts(item, part, is_value=True)
        case _:
            return


def _arguments(
    node: Mapping, root: Mapping, part: str, depth: int, above: tuple[int, ...]
) -> Iterator[Argument]:
    """Yield the properties of a schema and of those inside; recursion ends where a schema is inside itself."""
    if depth > _DEEPEST:
        return
    for schema in _alternatives(node, root):
        if id(schema) in above:
            continue
        inside = (*above, id(schema))
        properties, required = schema.get("properties"), schema.get("required")
        names = _strings(required)
        for entry in properties if isinstance(properties, Mapping) else ():
            if isinstance(entry.value, Mapping):
                where = f"{part}/properties/{entry.key}"
                alternatives = _alternatives(entry.value, root)
                yield Argument(
                    entry.key,
                    where,
                    entry.key_span,
                    alternatives,
                    _types(alternatives),
                    _description(_followed(entry.value, root)),
                    entry.key in names,
                    _is_nullable(alternatives),
                    depth,
                )
                yield from _arguments(entry.value, root, where, depth + 1, inside)
        items = schema.get("items")
        if isinstance(items, Mapping):
            yield from _arguments(items, root, f"{part}/items", depth + 1, inside)


def _followed(schema: Mapping, root: Mapping) -> tuple[Mapping, ...]:
    """Return a schema, and those to which it refers in the same document."""
    found = [schema]
    for _ in range(_MOST_STEPS):
        reference = found[-1].get("$ref")
        if not isinstance(reference, Scalar) or not str(reference.value).startswith("#/"):
            break
        tokens = str(reference.value)[2:].split("/")
        target = at(root, tuple(t.replace("~1", "/").replace("~0", "~") for t in tokens))
        if not isinstance(target, Mapping) or any(target is one for one in found):
            break
        found.append(target)
    return tuple(found)


def _alternatives(schema: Mapping, root: Mapping) -> tuple[Mapping, ...]:
    found = [*_followed(schema, root)]
    for one in tuple(found):
        for key in _COMBINED:
            members = one.get(key)
            for member in members.items if isinstance(members, Sequence) else ():
                if isinstance(member, Mapping):
                    found += _followed(member, root)
    return tuple(found)


def _types(alternatives: tuple[Mapping, ...]) -> frozenset[str]:
    return frozenset(t for schema in alternatives for t in _strings(schema.get("type"))) - {"null"}


def _is_nullable(alternatives: tuple[Mapping, ...]) -> bool:
    flags = (schema.get("nullable") for schema in alternatives)
    return any("null" in _strings(schema.get("type")) for schema in alternatives) or any(
        isinstance(flag, Scalar) and flag.value is True for flag in flags
    )


def _description(followed: tuple[Mapping, ...]) -> Text | None:
    for schema in followed:
        found = schema.get("description")
        if isinstance(found, Scalar) and isinstance(found.value, str) and found.value.strip():
            return Text(found.value[:_LONGEST], found.span)
    return None


def _strings(node: Node | None) -> frozenset[str]:
    """Return a string, or the strings of a list."""
    items = node.items if isinstance(node, Sequence) else (node,)
    values = (item.value for item in items if isinstance(item, Scalar))
    return frozenset(value for value in values if isinstance(value, str))
