"""A name never changes because an unrelated part of the specification did."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import PurePosixPath

import pytest

from adlgen.document import read_source
from adlgen.document.node import JsonValue, Source
from adlgen.testing.targets import render_source
from tests.conformance import suite
from tests.corpus import tools

REAL = 250


@cache
def real() -> tuple[tools.RealTool, ...]:
    return tools.apart(tools.draw(REAL))


@cache
def emitted(target: str, left_out: str = "") -> dict[str, str]:
    """Return the files of an agent of real tools without one of them."""
    chosen = [tool for tool in real() if tool.id != left_out]
    tree = render_source(
        tools.agent_of("real-agent", chosen), suite.TARGETS[target], lenient=True
    ).tree
    return {file.path: file.text for file in tree}


@pytest.mark.corpus
@pytest.mark.parametrize("position", [0, 124, 249])
@pytest.mark.parametrize("target", suite.TARGETS)
def test_removing_a_tool_changes_no_line_of_another(target: str, position: int) -> None:
    gone = real()[position].id
    before, after = emitted(target), emitted(target, gone)
    assert after.keys() < before.keys()
    for path, text in after.items():
        added = set(text.splitlines()) - set(before[path].splitlines())
        assert not added, (path, sorted(added)[:5])


@pytest.mark.parametrize("target", suite.TARGETS)
@pytest.mark.parametrize("case", ["agent-helpdesk", "agent-orders", "collide-types"])
def test_adding_a_property_renames_nothing(case: str, target: str) -> None:
    source = read_source(str(suite.CASES[case].spec))
    edited = Source(suite.CASES[case].spec.name, with_property(source.text))
    before = suite.rendered(case, target).tree
    after = {file.path: file.text for file in render_source(edited, suite.TARGETS[target]).tree}
    for file in before:
        # Tests of handlers contain sample data, not only names.
        if re.search(r"^test_|[_.]test$", PurePosixPath(file.path).stem):
            continue
        text = file.text.partition("#[cfg(test)]")[0]
        lost = identifiers(text) - identifiers(after[file.path])
        assert not lost, (file.path, sorted(lost)[:5])


def with_property(text: str) -> str:
    """Give every record of a specification one more property."""
    return re.sub(
        r"(?m)^( +)properties:\n", r"\1properties:\n\1  addedLater: { type: string }\n", text
    )


def identifiers(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d]\w*", text))


@pytest.mark.parametrize("change", ["append", "prepend"])
@pytest.mark.parametrize("target", suite.TARGETS)
def test_a_colliding_tool_takes_no_name_from_those_that_were_there(
    target: str, change: str
) -> None:
    def add(existing: list[JsonValue]) -> list[JsonValue]:
        other = [simple("getuser2"), simple("delete_user")]
        return [*existing, *other] if change == "append" else [*other, *existing]

    before = files(target, lambda existing: existing)
    after = files(target, add)
    for path in before:
        if "get_user" in path or "get-user" in path:
            assert after[path] == before[path]


def files(target: str, change: Callable[[list[JsonValue]], list[JsonValue]]) -> dict[str, str]:
    agent = json.loads(tools.agent_of("user-agent", []).text)
    agent["spec"]["tools"] = change([simple("get_user"), simple("getUser")])
    tree = render_source(Source("agent.json", json.dumps(agent)), suite.TARGETS[target]).tree
    return {file.path: file.text for file in tree}


def simple(name: str) -> dict[str, JsonValue]:
    schema: dict[str, JsonValue] = {"type": "object", "properties": {"id": {"type": "string"}}}
    return {"id": name, "name": name, "description": name, "tags": ["a"], "schema": schema}
