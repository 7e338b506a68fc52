"""adlgen as a contender: each canonical schema is the output of a tool, whose emitted code validates.

Many schemas of different drafts are equivalent: their 1,653 groups have about 600 canonical schemas.
Each is emitted once and validates the values of all groups with this canonical schema.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from adlgen.diagnostics.model import Log
from adlgen.document.node import JsonValue
from adlgen.schema.canonical import canonicalise
from adlgen.testing.calls import Answer as HarnessAnswer
from adlgen.testing.calls import answers_of
from adlgen.testing.cases import Call
from adlgen.testing.targets import render_source
from adlgen.testing.workspace import Project, Workspace
from tests import suite as official
from tests.conformance import outputs, suite
from tests.conformance.table.questions import FORMATS, NOTHING, Answer, Question
from tests.unit.builders import node_of


@dataclass(frozen=True, slots=True)
class Tool:
    """One canonical schema and the questions that come down to it."""

    id: str
    schema: JsonValue
    asserted: bool
    questions: tuple[Question, ...]

    @property
    def calls(self) -> tuple[Call, ...]:
        """Every value of every question."""
        return tuple(
            Call(self.id, "output", text, verdict)
            for question in self.questions
            for text, verdict in zip(question.values, question.verdicts, strict=True)
        )


def tools_of(questions: Sequence[Question]) -> tuple[list[Tool], list[Question]]:
    """Return the tools that questions make, and the questions that make none."""
    found: dict[tuple[str, bool], list[Question]] = {}
    refused = []
    for question in questions:
        log = Log()
        canonical = canonicalise(
            node_of(question.schema),
            log,
            documents=official.documents(),
            draft=official.FOLDERS[question.folder],
        )
        if log.has_errors:
            refused.append(question)
            continue
        schema = canonical.json
        if isinstance(schema, dict):
            schema = {key: value for key, value in schema.items() if key != "$schema"}
        key = json.dumps(schema), question.kind == FORMATS
        found.setdefault(key, []).append(question)
    tools = [
        Tool(f"g{number}", json.loads(text), asserted, tuple(group))
        for number, ((text, asserted), group) in enumerate(found.items())
    ]
    return tools, refused


def evaluate(target: str, questions: Sequence[Question], folder: Path) -> dict[str, Answer]:
    """Emit, build and ask; formats are asserted where the question is about them."""
    tools, refused = tools_of(questions)
    answers = {question.id: NOTHING for question in refused}
    workspace = suite.workspace_in(folder, target)
    for asserted in (False, True):
        name = f"suite-{'formats' if asserted else 'annotated'}"
        answers |= _judge(target, name, [t for t in tools if t.asserted is asserted], workspace)
    return answers


def _judge(
    target: str, name: str, tools: Sequence[Tool], workspace: Workspace
) -> dict[str, Answer]:
    """Validate tools together; if that fails, validate the halves separately."""
    if not tools:
        return {}
    try:
        return _together(target, name, tools, workspace)
    except AssertionError as error:
        if len(tools) > 1:
            middle = len(tools) // 2
            return {
                **_judge(target, f"{name}-1", tools[:middle], workspace),
                **_judge(target, f"{name}-2", tools[middle:], workspace),
            }
        failed = Answer(generated=not isinstance(error, _RefusedError), failure=str(error)[:300])
        return {question.id: failed for question in tools[0].questions}


class _RefusedError(AssertionError):
    """No code was generated."""


def _together(
    target: str, name: str, tools: Sequence[Tool], workspace: Workspace
) -> dict[str, Answer]:
    options = {
        **suite.with_harness(target),
        "formats": "assert" if tools[0].asserted else "annotate",
    }
    source = outputs.agent(name, {tool.id: tool.schema for tool in tools})
    try:
        emitted = render_source(source, suite.TARGETS[target], options)
    except AssertionError as error:
        raise _RefusedError(*error.args) from error
    project = suite.project_of(name, emitted)
    _build(workspace, project)
    calls = tuple(call for tool in tools for call in tool.calls)
    replies = answers_of(workspace, project, calls)
    return _sorted_out(tools, replies)


def _build(workspace: Workspace, project: Project) -> None:
    workspace.fill([project])
    for check in workspace.toolchain.building:
        outcome = workspace.run(check, timeout=3600)
        assert outcome.passed, outcome.output[-2000:]


def _sorted_out(tools: Sequence[Tool], replies: Sequence[HarnessAnswer]) -> dict[str, Answer]:
    answers: dict[str, Answer] = {}
    left = iter(replies)
    for tool in tools:
        for question in tool.questions:
            own = [next(left) for _ in question.values]
            answers[question.id] = Answer(
                generated=True,
                compiled=True,
                verdicts=tuple(one.accepted for one in own),
                refused=sum(bool(one.refused) for one in own),
            )
    return answers


def targets() -> Mapping[str, list[str]]:
    """Return the targets, each with the programs that this machine lacks for it."""
    return {name: suite.missing(name) for name in suite.TARGETS}
