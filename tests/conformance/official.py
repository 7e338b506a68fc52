"""The official JSON Schema test suite as one agent: each schema, in canonical form, the output of a tool.

Many schemas of different drafts are equivalent: their 1,404 required groups have about 480 canonical
schemas. Each is emitted once and validates the values of all groups with this canonical schema.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache

from adlgen.diagnostics.model import Log
from adlgen.document.node import JsonValue, Source
from adlgen.schema.canonical import canonicalise
from adlgen.testing.cases import Call
from tests import suite as official
from tests.conformance import outputs
from tests.unit.builders import node_of

NAME = "official-suite"


def _required() -> Iterator[tuple[str, official.Group]]:
    for folder in official.FOLDERS:
        for file in official.files(folder):
            if not file.startswith("optional/"):
                yield from ((folder, group) for group in official.groups(folder, file))


@cache
def _tools() -> dict[str, tuple[str, JsonValue, tuple[official.Group, ...]]]:
    """Return the tools by the text of their canonical schema: id, schema, groups."""
    found: dict[str, tuple[str, JsonValue, tuple[official.Group, ...]]] = {}
    for folder, group in _required():
        canonical = canonicalise(
            node_of(group.schema),
            Log(),
            documents=official.documents(),
            draft=official.FOLDERS[folder],
        )
        schema = canonical.json
        if isinstance(schema, dict):
            schema = {key: value for key, value in schema.items() if key != "$schema"}
        stem = "".join(c if c.isalnum() else "_" for c in group.file.removesuffix(".json"))
        fresh = (f"g{len(found)}_{stem}", schema, ())
        tool, schema, groups = found.get(json.dumps(schema), fresh)
        found[json.dumps(schema)] = (tool, schema, (*groups, group))
    return found


@cache
def agent() -> Source:
    """Return a specification whose tools return what the schemas of the suite describe."""
    return outputs.agent(NAME, {tool: schema for tool, schema, _ in _tools().values()})


@cache
def calls() -> tuple[Call, ...]:
    """Return every value of the required tests with its verdict."""
    return tuple(
        Call(tool, "output", json.dumps(case.data, ensure_ascii=False), case.valid)
        for tool, _, groups in _tools().values()
        for group in groups
        for case in group.cases
    )
