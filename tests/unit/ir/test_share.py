"""Definitions of other files: one name and one text in all tools of an agent."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from adlgen.diagnostics.model import Log
from adlgen.document.siblings import with_folder
from adlgen.document.source import read_source
from adlgen.ir.agent import Agent, Body, SharedTypes
from adlgen.ir.merge import merge
from adlgen.ir.share import share
from adlgen.ir.types import Record, Ref
from adlgen.schema.model import Canonical
from adlgen.toolbox import load_agent

MONEY = {"type": "object", "properties": {"amount": {"type": "integer"}}}
"""A definition of a file."""
CAPABILITIES = ("streaming", "pushNotifications", "stateTransitionHistory")


def agent_of(folder: Path, tools: dict[str, Any], files: dict[str, Any]) -> Agent:
    """Read tools, given by their input schemas, or by pairs of input and output, next to files."""
    listed = []
    for name, schemas in tools.items():
        input_, output = schemas if isinstance(schemas, tuple) else (schemas, None)
        tool = {"name": name, "description": "A tool.", "inputSchema": input_}
        listed.append(tool if output is None else {**tool, "outputSchema": output})
    folder.mkdir(exist_ok=True)
    for name, content in {"tools.json": {"tools": listed}, **files}.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(json.dumps(content))
    log = Log()
    agent = load_agent(with_folder(read_source(folder / "tools.json")), log)
    assert not log.has_errors
    return agent


def with_property(reference: str, **more: Any) -> dict[str, Any]:
    """Return the schema of an object with a property ``of`` that is a reference."""
    return {"type": "object", "properties": {"of": {"$ref": reference}}, **more}


def shared(agent: Agent) -> SharedTypes:
    """Return the shared types of an agent that has some."""
    assert agent.shared is not None
    return agent.shared


def definitions(body: Body) -> dict[str, Any]:
    """Return the definitions in the text of a body."""
    assert isinstance(body.canonical.json, dict)
    found = body.canonical.json.get("$defs", {})
    assert isinstance(found, dict)
    return found


def test_without_files_nothing_is_shared(tmp_path: Path) -> None:
    agent = agent_of(tmp_path, {"a": with_property("#/$defs/M", **{"$defs": {"M": MONEY}})}, {})
    assert agent.shared is None
    assert share(agent) is agent


def test_a_definition_of_a_file_is_one_type_for_inputs_and_results(tmp_path: Path) -> None:
    one = with_property("t.json#/$defs/Money")
    agent = agent_of(tmp_path, {"a": one, "b": (one, one)}, {"t.json": {"$defs": {"Money": MONEY}}})
    assert [*shared(agent).body.definitions] == ["Money"]
    assert shared(agent).body.canonical.json == {"$defs": {"Money": MONEY}}
    for body in (agent.tools[0].input, agent.tools[1].input, agent.tools[1].output):
        assert body is not None
        assert [*body.canonical.origins] == ["Money"]
        assert definitions(body) == {"Money": MONEY}


def test_a_result_that_is_a_definition_has_its_type(tmp_path: Path) -> None:
    money = {"$ref": "t.json#/$defs/Money"}
    agent = agent_of(tmp_path, {"a": (money, money)}, {"t.json": {"$defs": {"Money": MONEY}}})
    tool = agent.tools[0]
    assert tool.output is not None
    for root in (tool.input.root, tool.output.root):
        assert isinstance(root, Ref)
        assert root.name == "Money"


def test_an_input_that_may_be_no_object_has_a_type_of_its_own(tmp_path: Path) -> None:
    either = {"type": ["object", "null"], "properties": {"x": {"type": "integer"}}}
    files = {"t.json": {"$defs": {"Either": either}}}
    agent = agent_of(tmp_path, {"a": {"$ref": "t.json#/$defs/Either"}}, files)
    assert not isinstance(agent.tools[0].input.root, Ref)


@pytest.mark.parametrize(
    ("reference", "files", "name"),
    [
        ("t.json#/$defs/Money", {"t.json": {"$defs": {"Money": MONEY}}}, "Money"),
        ("t.json#/definitions/Money", {"t.json": {"definitions": {"Money": MONEY}}}, "Money"),
        ("money.json", {"money.json": MONEY}, "money"),
        ("t.json#/components/Money", {"t.json": {"components": {"Money": MONEY}}}, "Money"),
        ("t.json#/Money", {"t.json": {"Money": MONEY}}, "Money"),
        ("t.json#cash", {"t.json": {"$defs": {"M": {**MONEY, "$anchor": "cash"}}}}, "M"),
    ],
)
def test_its_name_is_its_own_word(
    tmp_path: Path, reference: str, files: dict[str, Any], name: str
) -> None:
    agent = agent_of(tmp_path, {"a": with_property(reference)}, files)
    assert [*shared(agent).body.definitions] == [name]


def test_two_definitions_of_one_word_are_named_by_their_files(tmp_path: Path) -> None:
    files = {"x.json": {"$defs": {"Money": MONEY}}, "y.json": {"$defs": {"Money": MONEY}}}
    tools = {
        "a": with_property("x.json#/$defs/Money"),
        "b": with_property("y.json#/$defs/Money"),
    }
    agent = agent_of(tmp_path, tools, files)
    assert [*shared(agent).body.definitions] == ["x_Money", "y_Money"]
    assert [[*definitions(tool.input)] for tool in agent.tools] == [["x_Money"], ["y_Money"]]
    other_order = agent_of(tmp_path, dict(reversed(tools.items())), files)
    assert shared(other_order).body.canonical.json == shared(agent).body.canonical.json


def test_files_of_one_name_are_told_apart_by_their_folders(tmp_path: Path) -> None:
    files = {"x/t.json": {"$defs": {"Money": MONEY}}, "y/t.json": {"$defs": {"Money": MONEY}}}
    references = [f"{folder}/t.json#/$defs/Money" for folder in "xy"]
    tools = {f"tool{n}": with_property(one) for n, one in enumerate(references)}
    agent = agent_of(tmp_path, tools, files)
    assert [*shared(agent).body.definitions] == ["x_t_Money", "y_t_Money"]


def test_definitions_of_one_word_in_one_file_are_told_apart_by_their_places(tmp_path: Path) -> None:
    file = {"$defs": {"Money": MONEY}, "old": {"Money": MONEY}, "definitions": {"Money": MONEY}}
    tools = {
        f"tool{n}": with_property(f"t.json#/{keyword}/Money")
        for n, keyword in enumerate(("$defs", "definitions", "old"))
    }
    agent = agent_of(tmp_path, tools, {"t.json": file})
    names = [*shared(agent).body.definitions]
    assert names == ["$defs_Money", "old_Money", "definitions_Money"]


def test_definitions_of_a_tool_yield_to_shared_ones(tmp_path: Path) -> None:
    other = {"type": "object", "properties": {"coins": {"type": "integer"}}}
    schema = {
        "type": "object",
        "properties": {"a": {"$ref": "#/$defs/Money"}, "b": {"$ref": "t.json#/$defs/Money"}},
        "$defs": {"Money": other},
    }
    alone = with_property("#/$defs/Money", **{"$defs": {"Money": other}})
    files = {"t.json": {"$defs": {"Money": MONEY}}}
    alone["properties"]["day"] = {"$ref": "t.json#/$defs/Day"}
    files["t.json"]["$defs"]["Day"] = {"type": "string"}
    agent = agent_of(tmp_path, {"both": schema, "alone": alone}, files)
    both, only = (tool.input for tool in agent.tools)
    assert definitions(both) == {"own_Money": other, "Money": MONEY}
    assert isinstance(both.root, Record)
    assert [field.type.name for field in both.root.fields if isinstance(field.type, Ref)] == [
        "own_Money",
        "Money",
    ]
    assert definitions(only) == {"Money": other, "Day": {"type": "string"}}
    assert [*only.canonical.origins] == ["Day"]


def test_definitions_of_a_file_that_are_reached_are_shared_too(tmp_path: Path) -> None:
    file = {
        "$defs": {
            "Order": {
                "type": "object",
                "properties": {
                    "total": {"$ref": "#/$defs/Money"},
                    "parts": {"type": "array", "items": {"$ref": "#/$defs/Order"}},
                },
            },
            "Unused": {"type": "string"},
            "Money": MONEY,
        }
    }
    agent = agent_of(tmp_path, {"a": with_property("t.json#/$defs/Order")}, {"t.json": file})
    assert [*shared(agent).body.definitions] == ["Order", "Money"]


def test_lists_have_items_in_all_texts_or_in_none(tmp_path: Path) -> None:
    any_list = {"type": "object", "properties": {"list": {"type": "array"}}}
    files = {"t.json": {"$defs": {"Any": any_list}}}
    one = with_property("t.json#/$defs/Any")
    agent = agent_of(tmp_path, {"a": (one, one)}, files)
    listed = {"type": "object", "properties": {"list": {"type": "array", "items": {}}}}
    output = agent.tools[0].output
    assert output is not None
    for body in (shared(agent).body, agent.tools[0].input, output):
        assert definitions(body) == {"Any": listed}
    closed = {"allOf": [{"$ref": "t.json#/$defs/Any"}], "unevaluatedItems": False}
    agent = agent_of(tmp_path, {"a": one, "b": ({"type": "object"}, closed)}, files)
    assert definitions(shared(agent).body) == {"Any": any_list}
    assert definitions(agent.tools[0].input) == {"Any": any_list}


def test_a_definition_in_a_dynamic_scope_belongs_to_its_tool(tmp_path: Path) -> None:
    tree = {
        "$id": "tree",
        "$dynamicAnchor": "node",
        "type": "object",
        "properties": {"below": {"$dynamicRef": "#node"}},
    }
    agent = agent_of(tmp_path, {"a": with_property("tree.json")}, {"tree.json": tree})
    assert agent.shared is None


def test_names_that_a_tool_pins_in_a_definition_are_those_of_the_agent(tmp_path: Path) -> None:
    folder = tmp_path / "adl"
    folder.mkdir()
    (folder / "t.json").write_text(json.dumps({"$defs": {"Money": MONEY}}))
    tool = {
        "id": "pay",
        "name": "pay",
        "description": "A tool.",
        "tags": ["t"],
        "schema": with_property("t.json#/$defs/Money")
        | {"x-adlgen": {"names": {"/$defs/Money": "Amount"}}},
    }
    manifest = {
        "apiVersion": "adl.inference-gateway.com/v1",
        "kind": "Agent",
        "metadata": {"name": "a", "description": "A.", "version": "1.0.0"},
        "spec": {
            "capabilities": dict.fromkeys(CAPABILITIES, False),
            "server": {"port": 8080},
            "language": {"go": {"module": "example.com/a", "version": "1.24"}},
            "tools": [tool],
        },
    }
    (folder / "agent.json").write_text(json.dumps(manifest))
    agent = load_agent(with_folder(read_source(folder / "agent.json")), Log())
    assert shared(agent).names == {"/$defs/Money": "Amount"}


def test_specifications_in_several_folders_share_what_is_one_file(tmp_path: Path) -> None:
    agents = []
    for name in "xy":
        files = {"t.json": {"$defs": {"Money": MONEY}}}
        tools = {name: with_property("t.json#/$defs/Money")}
        agents.append(agent_of(tmp_path / name, tools, files))
    merged = share(merge(agents, Log()))
    assert [*shared(merged).body.definitions] == ["x_t_Money", "y_t_Money"]
    for tool, word in zip(merged.tools, ("x_t_Money", "y_t_Money"), strict=True):
        assert [*definitions(tool.input)] == [word]
        canonical: Canonical = tool.input.canonical
        assert canonical.source == canonical.json


def test_a_text_has_only_the_definitions_that_it_reaches(tmp_path: Path) -> None:
    files = {"t.json": {"$defs": {"Money": MONEY}}}
    agent = agent_of(tmp_path, {"a": {"$ref": "t.json#/$defs/Money"}}, files)
    canonical = agent.tools[0].input.canonical
    assert canonical.source == MONEY
    assert canonical.json == {"$ref": "#/$defs/Money", "$defs": {"Money": MONEY}}


def test_models_see_the_shared_text_even_if_it_cannot_be_changed_for_them(tmp_path: Path) -> None:
    any_list = {"type": "object", "properties": {"list": {"type": "array"}}}
    closed = {"type": "object", "properties": {"x": {"unevaluatedItems": False}}}
    files = {"t.json": {"$defs": {"Any": any_list, "Closed": closed}}}
    tools = {name: with_property(f"t.json#/$defs/{name}") for name in ("Any", "Closed")}
    agent = agent_of(tmp_path, tools, files)
    canonical = agent.tools[0].input.canonical
    assert isinstance(canonical.source, dict)
    assert canonical.source["$defs"] == {"Any": any_list}
