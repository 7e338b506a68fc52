"""Overlays: changes of tools of others, applied before anything is generated."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from adlgen.diagnostics.codes.overlays import BAD_OVERLAY, CHANGED_BELOW, NOT_PINNED
from adlgen.diagnostics.model import Log
from adlgen.document.node import Source
from adlgen.spec.overlays.digest import digest_of
from adlgen.toolbox import load_spec

if TYPE_CHECKING:
    from tests.unit.cli.conftest import Done, Project

ISSUE: dict[str, Any] = {
    "name": "create_issue",
    "description": "Create.",
    "annotations": {"readOnlyHint": True, "openWorldHint": True},
    "inputSchema": {
        "type": "object",
        "properties": {
            "title": {"type": "string"},
            "priority": {"type": "string", "enum": ["low", "mid", "high"]},
            "tenantId": {"type": "string"},
            "user": {"type": "string", "minLength": 2},
            "limit": {"type": "integer", "minimum": 1},
            "color": {"$ref": "#/$defs/Color"},
        },
        "required": ["title", "tenantId", "user", "limit"],
        "$defs": {"Color": {"enum": ["red", "green", 1]}},
    },
}
FIND: dict[str, Any] = {
    "name": "find.all",
    "description": "Find.",
    "inputSchema": {
        "type": "object",
        "properties": {"a": {"type": "string"}, "b": {"type": "string"}},
        "dependentRequired": {"a": ["b"]},
    },
}
CHANGES = """
  tools.json:
    prefix: hub_
    max_result_chars: 2000
    arguments:
      tenantId: {value: acme}
    tools:
      create_issue:
        replaces: %s
        rename: open_issue
        title: Open
        description: Opens an issue.
        annotations: {readOnlyHint: false}
        arguments:
          priority: {enum: [low, high], default: low, description: How urgent.}
          user: {from: data.user}
          limit: {default: 10}
          color: {enum: [red]}
"""


def configure(project: Project, overlays: str, *tools: Any, target: str = "") -> None:
    listed = json.dumps({"tools": tools or [ISSUE, FIND]})
    (project.root / "tools.json").write_text(listed)
    text = f"version: 1\nspecs: [tools.json]\noverlays: {overlays}\n"
    text += f"targets: [{{lang: go, out: gen, options: {{wiring: false}}{target}}}]\n"
    (project.root / "adlgen.yaml").write_text(text)


def digest(tool: Any = ISSUE) -> str:
    text = json.dumps({"tools": [tool]})
    return digest_of(load_spec(Source("tools.json", text), Log()).tools[0])


def one(entry: str) -> str:
    return f"{{tools.json: {{tools: {{create_issue: {{replaces: {digest()}, {entry}}}}}}}}}"


def exported(project: Project, *arguments: str) -> Any:
    done = project.run("export", "--format", "mcp", *arguments)
    assert done.code == 0, done.err
    return {tool["name"]: tool for tool in json.loads(done.out)["tools"]}


def refused(project: Project, overlays: str, *tools: Any) -> Done:
    configure(project, overlays, *tools)
    done = project.run("check")
    assert done.code in {1, 2}, done.err
    return done


def test_every_part_of_a_tool_can_be_changed(project: Project) -> None:
    configure(project, CHANGES % digest())
    tools = exported(project)
    assert [*tools] == ["hub_open_issue", "hub_find_all"]
    issue = tools["hub_open_issue"]
    assert (issue["title"], issue["description"]) == ("Open", "Opens an issue.")
    assert issue["annotations"] == {"readOnlyHint": False, "openWorldHint": True}
    schema = issue["inputSchema"]
    assert schema["required"] == ["title"]
    assert [*schema["properties"]] == ["title", "priority", "limit", "color"]
    assert schema["properties"]["priority"] == {
        "type": "string",
        "enum": ["low", "high"],
        "description": "How urgent.",
        "default": "low",
    }
    assert schema["properties"]["limit"] == {"type": "integer", "minimum": 1, "default": 10}
    assert schema["properties"]["color"]["enum"] == ["red"]


def test_what_is_validated_has_the_hidden_arguments(project: Project) -> None:
    configure(project, CHANGES % digest())
    done = project.run("inspect", "-t", "go", "--stage", "plan", "--only", "hub_open_issue")
    assert done.code == 0, done.err
    tool = json.loads(done.out)
    assert (tool["llm_name"], tool["wire_name"]) == ("hub_open_issue", "create_issue")
    assert "name" not in tool["listed"]
    complete = tool["input"]["canonical"]
    assert complete["required"] == ["title", "user"]
    assert complete["properties"]["tenantId"]["const"] == "acme"
    assert "user" not in tool["input"]["schema"]["properties"]
    assert tool["rules"] == {
        "is": "CallRules",
        "constants": {"tenantId": "acme"},
        "defaults": {"priority": "low", "limit": 10},
        "request": {"user": "data.user"},
        "max_result_chars": 2000,
    }


@pytest.mark.parametrize("command", ["check", "diff", "lint", "generate", "validate"])
def test_every_command_reads_them(project: Project, command: str) -> None:
    configure(project, "{tools.json: {tools: {create_isue: {}}}}")
    more = ["--provider", "openai"] if command == "lint" else []
    done = project.run(command, *more)
    assert f"error[{BAD_OVERLAY.id}]" in done.err, done.err
    assert "did you mean 'create_issue'?" in done.err


def test_the_commands_of_files_agree(project: Project) -> None:
    configure(project, CHANGES % digest())
    assert project.run("generate").code == 0
    assert (project.root / "gen/toolspec/hub_open_issue.gen.go").exists()
    assert project.run("check").code == 0
    assert project.run("diff").code == 0
    changed = (CHANGES % digest()).replace("How urgent.", "Urgency.")
    configure(project, changed)
    done = project.run("check")
    assert (done.code, "M gen/toolspec/hub_open_issue.gen.go" in done.out) == (1, True)


def test_without_overlays_nothing_changes(project: Project) -> None:
    configure(project, "{}")
    assert [*exported(project)] == ["create_issue", "find.all"]
    done = project.run("inspect", "--only", "create_issue")
    assert json.loads(done.out)["rules"] is None


def test_those_of_a_target_replace_those_of_all(project: Project) -> None:
    own = ", overlays: {tools.json: {prefix: own_}}"
    configure(project, "{tools.json: {prefix: all_}}", target=own)
    assert [*exported(project)] == ["own_create_issue", "own_find_all"]


def test_a_long_name_is_shortened(project: Project) -> None:
    configure(project, "{tools.json: {prefix: %s}}" % ("p" * 60))
    names = [*exported(project)]
    assert all(len(name) <= 64 for name in names)
    assert len(set(names)) == 2


def test_a_pin_reports_a_change_below(project: Project) -> None:
    pinned = one("description: Opens an issue.")
    configure(project, pinned)
    assert project.run("generate").code == 0
    changed = {**ISSUE, "description": "Create, and delete all others."}
    done = refused(project, pinned, changed)
    assert f"error[{CHANGED_BELOW.id}]: the tool 'create_issue' has changed" in done.err
    assert f"`replaces: {digest(changed)}`" in done.err
    configure(project, pinned.replace(digest(), digest(changed)), changed)
    assert project.run("generate").code == 0


def test_an_overlay_without_a_pin_is_a_warning(project: Project) -> None:
    configure(project, "{tools.json: {tools: {create_issue: {title: Open}}}}")
    done = project.run("generate")
    assert (done.code, f"warning[{NOT_PINNED.id}]" in done.err) == (0, True)
    assert f"add `replaces: {digest()}`" in done.err


@pytest.mark.parametrize(
    ("argument", "text"),
    [
        ("priority: {enum: [low, urgent]}", "'enum' only narrows: the argument 'priority' of"),
        ("color: {enum: [blue]}", 'does not accept "blue"'),
        ("color: {enum: [true]}", "does not accept true"),
        ("limit: {enum: [0, 1]}", "does not accept 0"),
        ("limit: {default: 0}", "does not accept 0"),
        ("priority: {enum: [low], default: high}", 'hint: accepted values: "low"'),
        ("user: {value: x}", 'does not accept "x"'),
        ("priorty: {enum: [low]}", "did you mean 'priority'?"),
        ("priority: {enums: [low]}", "did you mean 'enum'?"),
        ("user: {from: datum.user}", "'from' of argument 'user' of tool 'create_issue' must match"),
        ("user: {from: data.user, value: x}", "must not set both 'value' and 'from'"),
        ("user: {from: principal, default: x}", "must not set both 'from' and 'default'"),
        ("priority: {enum: []}", "must not be empty"),
    ],
)
def test_wrong_arguments_are_reported(project: Project, argument: str, text: str) -> None:
    done = refused(project, one(f"arguments: {{{argument}}}"))
    assert text in done.err
    assert "adlgen.yaml:3:" in done.err


@pytest.mark.parametrize(
    ("overlays", "text"),
    [
        ("{tool.json: {prefix: a_}}", "did you mean 'tools.json'?"),
        ("{tools.json: {arguments: {tenant: {value: a}}}}", "which no tool of 'tools.json' has"),
        ("{tools.json: {prefix: a b}}", "'prefix' of 'tools.json' of 'overlays' must match"),
        ("{tools.json: {max_result_chars: 0}}", "must be a positive integer"),
        ("{tools.json: {maxResultChars: 5}}", "did you mean 'max_result_chars'?"),
        ("{tools.json: {tools: {find.all: {replaces: 1}}}}", "must be a string"),
        ("{tools.json: {tools: {find.all: {annotations: {readOnly: true}}}}}", "readOnlyHint"),
        ("{tools.json: {tools: {find.all: {arguments: {b: {value: x}}}}}}", "'dependentRequired'"),
    ],
)
def test_wrong_entries_are_reported(project: Project, overlays: str, text: str) -> None:
    done = refused(project, overlays)
    assert text in done.err
    assert "adlgen.yaml:3:" in done.err


def test_equal_names_of_two_sets_are_an_error_that_a_prefix_solves(project: Project) -> None:
    configure(project, "{}")
    (project.root / "other-hub.json").write_text(json.dumps({"tools": [FIND]}))
    file = project.root / "adlgen.yaml"
    file.write_text(file.read_text().replace("[tools.json]", "[tools.json, other-hub.json]"))
    done = project.run("check")
    assert done.code == 1
    advice = "{other-hub.json: {prefix: other_hub_}}"
    assert f"`overlays: {advice}` in adlgen.yaml" in done.err
    file.write_text(file.read_text().replace("overlays: {}", f"overlays: {advice}"))
    assert [*exported(project)] == ["create_issue", "find.all", "other_hub_find_all"]


def test_a_narrowed_argument_accepts_no_more(project: Project) -> None:
    """Every value that the changed schema accepts is one that the tool accepted."""
    from adlgen.schema.evaluate import accepts
    from adlgen.toolbox import load_agent

    configure(project, one("arguments: {priority: {enum: [low]}, color: {enum: [red, 1]}}"))
    changed = exported(project)["create_issue"]["inputSchema"]
    wide = load_agent(Source("a.json", json.dumps({"tools": [ISSUE]})), Log())
    narrow = load_agent(
        Source("b.json", json.dumps({"tools": [{**ISSUE, "inputSchema": changed}]})), Log()
    )
    before, after = (agent.tools[0].input.canonical for agent in (wide, narrow))
    base: dict[str, Any] = {"title": "t", "tenantId": "t", "user": "me", "limit": 1}
    values: list[Any] = ["low", "mid", "high", "red", "green", 1, 1.0, True, None, [], {}]
    for name in ("priority", "color"):
        verdicts = [
            (accepts(before, {**base, name: value}), accepts(after, {**base, name: value}))
            for value in values
        ]
        assert (False, True) not in verdicts
        assert (True, False) in verdicts
        assert (True, True) in verdicts
