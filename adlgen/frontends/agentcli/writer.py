"""``tools.json`` of agentcli: tools that are programs."""

from __future__ import annotations

from adlgen.document.node import JsonValue
from adlgen.features.programs.model import Program
from adlgen.frontends.shared.losses import Feature, Losses, called
from adlgen.frontends.shared.writing import described, refer_inside, schema_of
from adlgen.spec.model import Spec, ToolSpec

NAME = "agentcli"
DIALECTS = ("agentcli",)
YAML = False
SAYS = frozenset({Feature.BEHAVIOUR})
FOLDER = "./tools/bin/"
"""Where the programs of a manifest lie that are not named by an absolute path."""


def write(spec: Spec, losses: Losses) -> JsonValue:
    """Return the manifest."""
    return {"tools": [_tool(tool, losses) for tool in spec.tools]}


def _tool(tool: ToolSpec, losses: Losses) -> JsonValue:
    refer_inside(tool, losses)
    return {
        "name": called(tool),
        **described(tool),
        "schema": schema_of(tool),
        **_program(tool, losses),
    }


def _program(tool: ToolSpec, losses: Losses) -> dict[str, JsonValue]:
    """Return how the tool is started; a program of its name where nothing says so."""
    program = tool.extras.get("programs")
    if not isinstance(program, Program):
        command = f"{FOLDER}{tool.id.value}"
        message = f"tool '{called(tool)}' names no program"
        losses.made_up(message, tool.span, f"'command' is '{command}'; build it, or correct it")
        return {"command": [command]}
    found: dict[str, JsonValue] = {"command": [*program.command]}
    if program.timeout_seconds is not None:
        found["timeoutSec"] = program.timeout_seconds
    if program.environment:
        found["envPassthrough"] = [*program.environment]
    return found
