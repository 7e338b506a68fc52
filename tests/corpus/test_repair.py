"""Arguments of real tools that may be repaired if they arrive as JSON text, and their repair in emitted code."""

from __future__ import annotations

import importlib
import json
import pkgutil
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from adlgen.diagnostics.model import Log
from adlgen.document.node import Source
from adlgen.ir.atoms import Atom, flatten
from adlgen.ir.kinds import PossibleKinds
from adlgen.ir.types import JsonKind
from adlgen.schema.canonical import canonicalise
from adlgen.schema.evaluate import accepts
from adlgen.schema.model import Canonical, Schema
from adlgen.testing.targets import render_source
from adlgen.testing.values import Maker
from tests.conformance import suite
from tests.corpus.tools import RealTool, apart, every_tool
from tests.unit.builders import node_of

CONTAINERS = {JsonKind.ARRAY, JsonKind.OBJECT}
SAMPLE = 12
"""Every which tool is emitted and called."""


def canonical_of(tool: RealTool) -> Canonical:
    return canonicalise(node_of(tool.schema), Log(), lenient=True)


def arguments(canonical: Canonical) -> Iterator[tuple[str, frozenset[JsonKind]]]:
    """Yield the arguments of a tool, with the JSON types that they accept."""
    root = Atom(canonical.root, "")
    kinds = PossibleKinds(canonical)
    for name in root.named("properties"):
        yield name, kinds.of(flatten(canonical, (root.child("properties", name),)))


def properties(canonical: Canonical) -> Iterator[frozenset[JsonKind]]:
    """Yield the JSON types that properties at any depth accept."""
    kinds, waiting = PossibleKinds(canonical), [canonical.root]
    while waiting:
        for keyword, value in waiting.pop().keywords.items():
            inner: Any = value.values() if isinstance(value, dict) else value
            found = [one for one in inner if isinstance(one, Schema)] if _is_many(inner) else []
            waiting += found + [one for one in [value] if isinstance(one, Schema)]
            for one in found if keyword == "properties" else ():
                yield kinds.of(flatten(canonical, (Atom(one, f"/{id(one)}"),)))


def _is_many(value: object) -> bool:
    return isinstance(value, Iterable) and not isinstance(value, str)


def is_repairable(kinds: frozenset[JsonKind]) -> bool:
    return bool(kinds & CONTAINERS) and JsonKind.STRING not in kinds


@pytest.mark.corpus
def test_one_in_eight_arguments_may_be_repaired() -> None:
    """At any depth; few accept arrays or objects and strings, too, and are never touched."""
    counted: Counter[str] = Counter()
    for tool in every_tool("mcp"):
        canonical = canonical_of(tool)
        found = [*properties(canonical)]
        may = [kinds for kinds in found if is_repairable(kinds)]
        counted["tools"] += 1
        counted["tools with one"] += bool(may)
        counted["arguments"] += len(found)
        counted["repairable"] += len(may)
        counted["at the top"] += sum(is_repairable(kinds) for _, kinds in arguments(canonical))
        counted["also strings"] += sum(
            JsonKind.STRING in kinds and bool(kinds & CONTAINERS) and kinds != frozenset(JsonKind)
            for kinds in found
        )
    print(dict(counted))
    assert 0.10 < counted["repairable"] / counted["arguments"] < 0.16, counted
    assert counted["tools with one"] > counted["tools"] / 6, counted
    assert counted["also strings"] < counted["repairable"] / 5, counted


def texts(tool: RealTool) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Yield valid values of a tool, and the same with one argument as JSON text."""
    canonical = canonical_of(tool)
    repairable = {name for name, kinds in arguments(canonical) if is_repairable(kinds)}
    if not repairable:
        return
    for value in (*tool.valid, *Maker(canonical.json, tool.id).make(8)):
        if isinstance(value, dict) and accepts(canonical, value):
            for name in repairable & value.keys():
                if isinstance(value[name], list | dict):
                    yield value, {**value, name: json.dumps(value[name])}


def imported(folder: Path, tools: Sequence[RealTool]) -> dict[str, Any]:
    """Emit the tools with repair for Python, and return them by id."""
    listed = [{"name": t.id, "description": "d", "inputSchema": t.schema} for t in tools]
    options = {"repair": "json", "defaults": "keep", "wiring": "false", "module": "repairing"}
    source = Source("tools.json", json.dumps({"tools": listed}))
    tree = render_source(source, suite.TARGETS["python-dataclass"], options, lenient=True).tree
    for file in tree:
        path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")
    package = importlib.import_module("repairing.toolspec")
    names = [one.name for one in pkgutil.iter_modules(package.__path__)]
    modules = [importlib.import_module(f"repairing.toolspec.{name}") for name in names]
    return {one.TOOL.id: one.TOOL for one in modules if hasattr(one, "TOOL")}


@pytest.mark.corpus
def test_real_arguments_are_repaired(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path / "src"))
    tools = apart([tool for tool in every_tool("mcp") if any(texts(tool))][::SAMPLE])
    try:
        known, calls = imported(tmp_path, tools), 0
        for tool in tools:
            spec = known[tool.id]
            for value, text in texts(tool):
                assert spec.input.encode(spec.input.decode(text)) == value, tool.name
                calls += 1
        repairs = importlib.import_module("repairing.toolspec.json_repair").repairs
        assert sum(repairs.values()) == calls > 100
    finally:
        for name in [name for name in sys.modules if name.split(".")[0] == "repairing"]:
            del sys.modules[name]
