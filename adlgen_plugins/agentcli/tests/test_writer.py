"""Tools of other formats become programs, and programs keep their commands."""

from __future__ import annotations

import json

from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Log
from adlgen.frontends.writers import convert
from adlgen_plugins.agentcli.feature.model import Program
from tests.dialects.sets.reading import problems, read

TOOL = {"name": "find", "description": "d", "inputSchema": {"type": "object"}}


def test_a_tool_without_a_command_gets_a_placeholder() -> None:
    spec, _ = read(json.dumps({"tools": [TOOL]}))
    assert json.loads(convert(spec, "agentcli", Log(), allow_loss=True)) == {
        "tools": [
            {
                "name": "find",
                "description": "d",
                "schema": {"type": "object"},
                "command": ["./tools/bin/find"],
            }
        ]
    }


def test_a_tool_that_is_a_program_keeps_its_command() -> None:
    spec, _ = read(json.dumps({"tools": [TOOL]}))
    program = Program(
        index=0,
        command=("./tools/bin/find", "-v"),
        path="tools/bin/find",
        absolute=False,
        timeout_seconds=5,
        environment=("TOKEN",),
        definition=None,
    )
    spec = replace(spec, tools=(replace(spec.tools[0], extras={"programs": program}),))
    log = Log()
    (tool,) = json.loads(convert(spec, "agentcli", log))["tools"]
    assert log.diagnostics == []
    assert tool["command"] == ["./tools/bin/find", "-v"]
    assert (tool["timeoutSec"], tool["envPassthrough"]) == (5, ["TOKEN"])
    convert(spec, "adl", log)
    assert problems(log) == ["ADL1502 adl does not support the behaviour of tool 'find'"]
