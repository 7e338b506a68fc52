"""The launch data of tools, and the properties of the group."""

from __future__ import annotations

from adlgen_plugins.aios.feature.model import Composite, Executable, LocalScript, Server
from adlgen_plugins.aios.tests.tools import EXPLICIT, HEAD, read


def with_kind(kind: str, text: str) -> str:
    return HEAD.replace("mcp", kind) + "  commands: [{name: a, required_args: [x]}]\n" + text


def test_a_server() -> None:
    text = """\
  mcp_specific:
    server_command: npx -y weather
    server_args: [--all]
    transport: stdio
    environment_variables: [{name: KEY, required: true, description: The key.}, {name: URL}]
    query_parameters: [{name: read_only}]
    auth: oauth
    health_check: {method: tool_call, command: a, expected_response: {ok: true}, timeout_ms: 5000}
"""
    found = read(with_kind("mcp", text))
    assert found.codes == []
    server = found.group.launch
    assert isinstance(server, Server)
    assert server.command is not None
    assert (server.command.value, server.arguments, server.transport) == (
        "npx -y weather",
        ("--all",),
        "stdio",
    )
    names = [(v.name.value, v.required, v.description) for v in server.environment]
    assert names == [("KEY", True, "The key."), ("URL", False, "")]
    assert ([v.name.value for v in server.query], server.authentication) == (["read_only"], "oauth")
    assert server.health is not None
    assert (server.health.expected, server.health.timeout_ms) == ({"ok": True}, 5000)


def test_a_program() -> None:
    text = """\
  cli_specific: {executable: gh, install_check: gh --version, install_guide: Install it.}
  command_groups:
    issue:
      - {command: gh issue list, description: Lists., usage: gh issue list, common_flags: [--all]}
"""
    program = read(with_kind("cli", text)).group.launch
    assert isinstance(program, Executable)
    assert program.executable is not None
    assert (program.executable.value, program.install_check) == ("gh", "gh --version")
    assert program.install_guide == "Install it."
    (line,) = program.invocations
    assert (line.group, line.command.value, line.flags) == ("issue", "gh issue list", ("--all",))


def test_a_script() -> None:
    text = "  local_specific: {entry_point: ./a.js, runtime: node, dependencies: [b, c]}\n"
    script = read(with_kind("local", text)).group.launch
    assert isinstance(script, LocalScript)
    assert script.entry_point is not None
    assert (script.entry_point.value, script.runtime) == ("./a.js", "node")
    assert script.dependencies == ("b", "c")


def test_a_composite() -> None:
    text = "  meta_specific: {aggregates: [one, two], orchestration: helpers.play}\n"
    found = read(with_kind("meta", text))
    assert found.problems == (
        ("ADL1315", "'meta_specific' refers to 'play', which is not one of the helpers"),
    )
    launch = found.group.launch
    assert isinstance(launch, Composite)
    assert [text.value for text in launch.aggregates] == ["one", "two"]
    assert launch.orchestration == "helpers.play"


def test_nothing_and_another_kind() -> None:
    assert read(with_kind("mcp", "")).group.launch is None
    assert read(with_kind("mcp", "  cli_specific: {executable: gh}\n")).group.launch is None


def test_values_that_are_not_known() -> None:
    text = "  knowledge_strategy: declarative\n  mcp_specific: {transport: http}\n"
    found = read(with_kind("mcp", text))
    assert found.codes == ["ADL1303", "ADL1303"]
    assert found.group.knowledge == "declarative"
    assert read(with_kind("mcp", text), strict=True).codes == ["ADL1303!", "ADL1303!"]
    assert read(with_kind("mcp", "")).group.knowledge == "embedded"


def test_a_tool_without_commands_is_kept() -> None:
    found = read(HEAD + "  limitations: [Slow.]\n  best_practices: [Ask little.]\n")
    assert found.problems == (("ADL1316", "the tool has no commands; no types are generated"),)
    assert found.spec.tools == ()
    assert (found.group.limitations, found.group.practices) == (("Slow.",), ("Ask little.",))


def test_complexity() -> None:
    text = """\
  commands: [{name: create, required_args: [x]}, {name: update, required_args: [x]}]
  api_complexity:
    payload_schemas: [{type: standard, detection: has event, payload_path: body}]
    field_mappings: {people: {create_form: {structure: "[id]"}, note: n}, place: {structure: {}}}
    api_quirks: [{quirk: a, description: create differs., mitigation: Look.}]
    other_quirks: [{quirk: b, description: All., solution: Wait.}]
  anti_patterns:
    - {pattern: p, description: d, wrong: update(1), correct: update(2), category: made_up}
    - {pattern: q, description: recreate, wrong: w, correct: c}
"""
    found = read(EXPLICIT + text)
    assert found.codes == []
    (payload,) = found.group.payloads
    assert (payload.name.value, payload.detection, payload.path) == (
        "standard",
        "has event",
        "body",
    )
    create, update = found.operation("create"), found.operation("update")
    assert [q.name.value for q in create.quirks] == ["a", "b"]
    assert [q.name.value for q in update.quirks] == ["b"]
    assert update.quirks[0].mitigation == "Wait."
    assert [p.name.value for p in create.anti_patterns] == ["q"]
    assert [p.name.value for p in update.anti_patterns] == ["p", "q"]
    assert len(found.group.anti_patterns) == 2
