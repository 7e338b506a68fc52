"""What a dialect knows for editors: where its schemas and tools are, its keys, its names."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Log, StopRun
from adlgen.document.node import Document, JsonValue, Mapping, Node, Scalar
from adlgen.frontends.recognition import frontend_for
from adlgen.plugins import find
from adlgen.spec.named import Name

CONFIG = ("adlgen.yaml", "adlgen.yml")


class Knowledge(Struct):
    """What is known about the documents of a format."""

    name: str
    """The name of the dialect; empty for a file that others refer to, ``config`` for the configuration."""
    schemas: tuple[str, ...] = ()
    """Patterns of the places of JSON Schemas, such as ``spec/tools/*/schema``; empty text: the root."""
    tools: tuple[str, ...] = ()
    """Patterns of the places of tools."""
    describe: Callable[[], JsonValue] | None = None
    """Returns a JSON Schema of the documents."""
    names: Callable[[Node], Iterator[Name]] | None = None
    """Yields the names that a document defines, and where it refers to them."""


_OF_FILES = Knowledge("", schemas=("", "$defs/*", "definitions/*"))
_NOTHING = Knowledge("")


def knowledge_of(document: Document) -> Knowledge:
    """Return what is known about a document, by its content, which need not be complete."""
    if document.source.path.rsplit("/", 1)[-1] in CONFIG:
        from adlgen.config.schema import config_schema

        return Knowledge("config", describe=config_schema)
    dialect = dialect_of(document)
    if dialect:
        return _of(dialect)
    root = document.root
    is_schemas = isinstance(root, Mapping) and any(root.entry(k) for k in ("$defs", "definitions"))
    return _OF_FILES if is_schemas else _NOTHING


def dialect_of(document: Document) -> str:
    """Return the name of the dialect that recognises a document; empty if none does, or several do."""
    try:
        return frontend_for(document, Log()).NAME
    except StopRun:
        return ""


@cache
def _of(dialect: str) -> Knowledge:
    package = find("dialects", dialect)
    if package is None or find_spec(f"{package}.editing") is None:
        return Knowledge(dialect)
    module: Any = import_module(f"{package}.editing")
    return Knowledge(
        dialect,
        tuple(getattr(module, "SCHEMAS", ())),
        tuple(getattr(module, "TOOLS", ())),
        getattr(module, "describe", None),
        getattr(module, "names", None),
    )


def matches(pattern: str, path: Sequence[str]) -> bool:
    """Report whether a pattern, in which ``*`` is any key or index, is the way to a place."""
    parts = pattern.split("/") if pattern else []
    return len(parts) == len(path) and all(
        part in ("*", token) for part, token in zip(parts, path, strict=True)
    )


def schema_root(knowledge: Knowledge, path: Sequence[str]) -> int | None:
    """Return how many steps of a way lead to the schema that the place is in; None: it is in none."""
    for length in range(len(path), -1, -1):
        if any(matches(pattern, path[:length]) for pattern in knowledge.schemas):
            if knowledge is _OF_FILES and length == 0 and path[:1] in (["$defs"], ["definitions"]):
                continue
            return length
    return None


def names_of_tool(tool: Mapping) -> Scalar | None:
    """Return the node that names a tool, as the usual formats have it; None if there is none."""
    parts = [tool, *(e.value for e in tool if e.key in ("function", "metadata", "meta"))]
    for part in parts:
        for key in ("id", "name", "title"):
            found = part.get(key) if isinstance(part, Mapping) else None
            if isinstance(found, Scalar) and isinstance(found.value, str) and found.value:
                return found
    return None
