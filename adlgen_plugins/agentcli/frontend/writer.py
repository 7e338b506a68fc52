"""The writer of agentcli's ``tools.json``."""

from __future__ import annotations

from adlgen.document.node import JsonValue
from adlgen.frontends.shared.losses import Losses, SpecPart, display_name
from adlgen.frontends.shared.writing import check_references, described, schema_of
from adlgen.spec.model import Spec, ToolSpec
from adlgen_plugins.agentcli.feature.model import Program

NAME = "agentcli"
DIALECTS = ("agentcli",)
YAML = False
SUPPORTED = frozenset({SpecPart.BEHAVIOUR})
FOLDER = "./tools/bin/"
"""The folder of programs with a relative path."""


def write(spec: Spec, losses: Losses) -> JsonValue:
    """Return the manifest."""
    return {"tools": [_tool(tool, losses) for tool in spec.tools]}


def _tool(tool: ToolSpec, losses: Losses) -> JsonValue:
    check_references(tool, losses)
    return {
        "name": display_name(tool),
        **described(tool),
        "schema": schema_of(tool),
        **_program(tool, losses),
    }


def _program(tool: ToolSpec, losses: Losses) -> dict[str, JsonValue]:
    """Return how the tool is started; by default, a program named like the tool."""
    program = tool.extras.get("programs")
    if not isinstance(program, Program):
        command = f"{FOLDER}{tool.id.value}"
        message = f"tool '{display_name(tool)}' has no program"
        losses.filled_in(message, tool.span, f"'command' is '{command}'; build it, or correct it")
        return {"command": [command]}
    found: dict[str, JsonValue] = {"command": [*program.command]}
    if program.timeout_seconds is not None:
        found["timeoutSec"] = program.timeout_seconds
    if program.environment:
        found["envPassthrough"] = [*program.environment]
    return found
