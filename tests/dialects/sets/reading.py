"""Texts to specifications and back, for the tests of tool sets."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import TypeAlias

from adlgen.diagnostics.model import Log, Severity
from adlgen.document.node import JsonValue, Node, Source, plain
from adlgen.frontends.shared.losses import NO_DESCRIPTION
from adlgen.frontends.writers import convert
from adlgen.pipeline import load_spec
from adlgen.plugins import names
from adlgen.schema.canonical import canonicalise
from adlgen.spec.model import Spec, ToolSpec

ABSENT = {"adl-spec", "agentcli", "nextmoca"} - set(names("dialects"))
"""Formats of plug-ins that were removed, whose rows are left out."""
Meaning: TypeAlias = tuple[str, str, JsonValue, JsonValue]


def read(text: str, dialect: str | None = None, path: str = "some.json") -> tuple[Spec, Log]:
    """Return what a text specifies."""
    log = Log()
    return load_spec(Source(path, text), log, dialect=dialect), log


def there_and_back(
    text: str, target: str, path: str = "tools.json"
) -> tuple[Spec, Spec, list[str]]:
    """Return the tools before and after they were a manifest of ADL, and the codes of the losses.

    Going to ADL may lose nothing.
    """
    before, _ = read(text, path=path)
    log = Log()
    manifest = convert(before, "adl", log)
    assert problems(log) == []
    between, found = read(manifest, path="agent.yaml")
    assert [d.code.id for d in found.diagnostics if d.severity is Severity.ERROR] == []
    back = Log()
    again = convert(between, target, back, allow_loss=True)
    after, _ = read(again)
    lost = sorted({d.code.id for d in back.diagnostics} - {"ADL1505"})
    return before, after, lost


def problems(log: Log) -> list[str]:
    """Return the errors of a log, as text."""
    return [f"{d.code.id} {d.message}" for d in log.diagnostics if d.severity is Severity.ERROR]


def meanings(spec: Spec) -> dict[str, Meaning]:
    """Return the content of each tool by name: description, canonical schemas, metadata."""
    return {name_of(tool): meaning(tool) for tool in spec.tools}


def name_of(tool: ToolSpec) -> str:
    """Return the name that a tool is called by."""
    return tool.id.value if tool.name is None else tool.name.value


def meaning(tool: ToolSpec) -> Meaning:
    """Return the content of a tool, regardless of its format."""
    metadata = tool.metadata
    beside: JsonValue = [
        None if metadata.title is None else metadata.title.value,
        dict(metadata.hints),
        metadata.strict,
        {key: {e.key: plain(e.value) for e in rest} for key, rest in metadata.rest.items()},
    ]
    described = "" if tool.description is None else tool.description.value
    if described == NO_DESCRIPTION:
        described = ""
    return described, canonical(tool.input), canonical(tool.output), beside


def canonical(node: Node | None) -> str:
    """Return a schema in canonical form, as text: then 1, 1.0 and true differ."""
    return "" if node is None else json.dumps(canonicalise(node, Log(), lenient=True).json)


def as_text(document: JsonValue | Mapping[str, JsonValue] | Iterable[JsonValue]) -> str:
    """Return a document as JSON."""
    return json.dumps(document, ensure_ascii=False)
