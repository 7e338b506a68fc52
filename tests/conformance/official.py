"""The official JSON Schema test suite as agents: each schema the output of a tool."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache

from adlgen.diagnostics.model import Log
from adlgen.document.node import JsonValue, Source
from adlgen.schema.canonical import canonicalise
from adlgen.testing.cases import Call
from tests import suite as official
from tests.unit.builders import node_of

URIS: Mapping[str, str] = {
    "draft2020-12": "https://json-schema.org/draft/2020-12/schema",
    "draft2019-09": "https://json-schema.org/draft/2019-09/schema",
    "draft7": "http://json-schema.org/draft-07/schema#",
    "draft6": "http://json-schema.org/draft-06/schema#",
    "draft4": "http://json-schema.org/draft-04/schema#",
}


def _groups(folder: str) -> Iterator[tuple[str, official.Group]]:
    """Yield the required groups of a draft, each with the id of its tool."""
    required = (f for f in official.files(folder) if not f.startswith("optional/"))
    for index, (file, group) in enumerate(
        (file, group) for file in required for group in official.groups(folder, file)
    ):
        stem = "".join(c if c.isalnum() else "_" for c in file.removesuffix(".json"))
        yield f"g{index}_{stem}", group


@cache
def agent(folder: str) -> Source:
    """Return a specification whose tools return what the schemas of a draft describe."""
    tools: list[JsonValue] = [
        {
            "id": tool,
            "name": tool,
            "description": group.description,
            "tags": ["suite"],
            "schema": {"type": "object", "x-adlgen": {"output": _schema(folder, group.schema)}},
        }
        for tool, group in _groups(folder)
    ]
    text = json.dumps(
        {
            "apiVersion": "adl.inference-gateway.com/v1",
            "kind": "Agent",
            "metadata": {"name": folder.replace(".", "-"), "description": "d", "version": "1.0.0"},
            "spec": {
                "capabilities": {
                    "streaming": False,
                    "pushNotifications": False,
                    "stateTransitionHistory": False,
                },
                "server": {"port": 8080},
                "language": {"go": {"module": f"example.com/{folder}", "version": "1.24"}},
                "tools": tools,
            },
        }
    )
    return Source(f"{folder}.json", text)


def _schema(folder: str, schema: JsonValue) -> JsonValue:
    """Return a schema that needs no document but itself, and says which draft it is of."""
    log = Log()
    alone = {"$schema": URIS[folder], **schema} if isinstance(schema, dict) else schema
    canonicalise(node_of(alone), log)
    if not log.diagnostics:
        return alone
    bundled = canonicalise(
        node_of(schema), Log(), documents=official.documents(), draft=official.FOLDERS[folder]
    )
    if not isinstance(bundled.json, dict):
        return bundled.json
    return {key: value for key, value in bundled.json.items() if key != "$schema"}


def calls(folder: str) -> tuple[Call, ...]:
    """Return the values of a draft with their verdicts."""
    return tuple(
        Call(tool, "output", json.dumps(case.data, ensure_ascii=False), case.valid)
        for tool, group in _groups(folder)
        for case in group.cases
    )
