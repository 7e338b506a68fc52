"""Calls to the harness of a project, and its answers."""

from __future__ import annotations

import json
from collections.abc import Sequence

from adlgen.diagnostics.datatypes import Struct
from adlgen.ir.agent import Agent
from adlgen.schema.evaluate import accepts
from adlgen.schema.model import Canonical
from adlgen.testing.cases import Call, Part
from adlgen.testing.values import Maker
from adlgen.testing.workspace import Project, Workspace

DEFAULT_COUNT = 12
"""How many values are made for each input and output."""


class Answer(Struct):
    """The answer of a harness to one call."""

    accepted: bool
    problems: list[dict[str, str]]
    decoded: bool
    refused: list[dict[str, str]]
    encoded: str | None


_CRASH = {"path": "", "code": "dead", "message": "the harness crashed"}
CRASHED = Answer(accepted=False, problems=[_CRASH], decoded=False, refused=[_CRASH], encoded=None)


def schemas_of(agent: Agent) -> dict[tuple[str, Part], Canonical]:
    """Return the canonical schema of every input and output of an agent."""
    found: dict[tuple[str, Part], Canonical] = {}
    for tool in agent.tools:
        found[tool.id, "input"] = tool.input.canonical
        if tool.output is not None:
            found[tool.id, "output"] = tool.output.canonical
    return found


def made_calls(name: str, agent: Agent, count: int = DEFAULT_COUNT) -> tuple[Call, ...]:
    """Return calls made from the schemas of an agent; the same ones for the same name."""
    made = []
    for (tool, part), canonical in schemas_of(agent).items():
        for value in Maker(canonical.json, f"{name}/{tool}/{part}").make(count):
            text = json.dumps(value, ensure_ascii=False)
            made.append(Call(tool, part, text, accepts(canonical, value)))
    return tuple(made)


def answers_of(workspace: Workspace, project: Project, calls: Sequence[Call]) -> list[Answer]:
    """Send calls to a harness and return its answers.

    Raises AssertionError if it crashes.
    """
    lines = workspace.converse(project, _requests(calls))
    return [_answer(index, line) for index, line in enumerate(lines)]


def answers_or_crashes(
    workspace: Workspace, project: Project, calls: Sequence[Call]
) -> list[Answer]:
    """Send calls to a harness; the answer to a call that crashes it is :data:`CRASHED`."""
    lines = workspace.survive(project, _requests(calls))
    return [CRASHED if line is None else _answer(index, line) for index, line in enumerate(lines)]


def _requests(calls: Sequence[Call]) -> list[str]:
    return [
        json.dumps(
            {"id": index, "tool": call.tool, "part": call.part, "text": call.text},
            ensure_ascii=False,
        )
        for index, call in enumerate(calls)
    ]


def _answer(index: int, line: str) -> Answer:
    facts = json.loads(line)
    assert facts.pop("id") == index
    return Answer(**facts)
