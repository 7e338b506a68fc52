"""What the conformance tests share: cases rendered once, compilers run once, in the background."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from adlgen.document.node import Source
from adlgen.ir.agent import Agent
from adlgen.schema.evaluate import accepts
from adlgen.schema.model import Canonical
from adlgen.testing.cases import Call, Case, Part, load_cases
from adlgen.testing.targets import (
    GoldenTarget,
    Rendered,
    load_targets,
    render_case,
    render_source,
    understand_case,
    understand_source,
)
from adlgen.testing.toolchain import Outcome, Project, Toolchain, Workspace, load_toolchain
from adlgen.testing.values import Maker
from tests.conformance import formats, hostile, official, outputs
from tests.conformance.random_schemas import batch
from tests.corpus import dialects
from tests.corpus import tools as corpus

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "golden"
NATIVE = ROOT / ".cache" / "native"
MADE = int(os.environ.get("ADLGEN_VALUES", "12"))
"""How many values are made for each input and output of a case."""
TEXTS = int(os.environ.get("ADLGEN_TEXTS", "200"))
"""How many hostile texts are put into every position."""
RANDOM = 60
"""How many random schemas are compiled with the cases; `agreement.py` takes more."""
RANDOM_SEED = 7
SAMPLE = 60
"""How many real tools are compiled with the cases."""
WORKERS = 2
BUILDING = ("tsc",)
"""The checks that also build; where there is none, a toolchain has steps that do."""

CASES: Mapping[str, Case] = {case.name: case for case in load_cases()}
TARGETS: Mapping[str, GoldenTarget] = {
    target.name: target for target in load_targets(Path(__file__).parent / "targets.toml")
}


@cache
def toolchains() -> dict[str, Toolchain]:
    """Return the toolchain of every target."""
    folders = sorted((ROOT / "tests" / "toolchains").glob("*/checks.toml"))
    loaded = [load_toolchain(path.parent) for path in folders]
    return {target: chain for chain in loaded for target in chain.targets}


@cache
def rendered(case: str, target: str) -> Rendered:
    """Return a case as a target emits it."""
    return render_case(CASES[case], TARGETS[target])


@cache
def every_case(target: str) -> dict[str, Rendered]:
    """Return all cases as a target emits them."""
    return {case: rendered(case, target) for case in CASES}


# --- beside the cases -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Extra:
    """A specification that is compiled and run with the cases, but has no golden."""

    source: Source
    calls: tuple[Call, ...]
    options: Mapping[str, str] = field(default_factory=dict)


@cache
def extras() -> dict[str, Extra]:
    """Return hostile texts, random schemas, the official suite; real tools and files if there are any."""
    words = hostile.texts(TEXTS, seed=1)
    random = batch("random-schemas", RANDOM_SEED, RANDOM, MADE, wild=False)
    found = {
        "hostile-text": Extra(
            hostile.agent("hostile-agent", words), hostile.calls(words), {"client": "mcp"}
        ),
        random.name: Extra(outputs.agent(random.name, random.schemas), random.calls),
    }
    if official.present():
        found[official.NAME] = Extra(official.agent(), official.calls())
        asserted = {"formats": "assert"}
        found[formats.NAME] = Extra(formats.agent(), formats.calls(), asserted)
    if corpus.present():
        real = corpus.apart(corpus.draw(SAMPLE, seed=1))
        agent = corpus.agent_of("sample-agent", real)
        found["corpus-sample"] = Extra(agent, corpus.calls_of(real, most=3))
    for file in dialects.sample():
        asked = made_calls(file.name, understand_source(file.source, lenient=True))
        found[file.name] = Extra(file.source, asked, module_of(file.name))
    return found


def module_of(project: str) -> dict[str, str]:
    """Return the options that keep projects apart whose specifications have one name."""
    return {"module": f"{project}-agent"}


# --- calls ------------------------------------------------------------------------------------


@cache
def schemas(case: str) -> dict[tuple[str, Part], Canonical]:
    """Return the canonical schema of every input and output of a case."""
    return schemas_of(understand_case(CASES[case]))


def schemas_of(agent: Agent) -> dict[tuple[str, Part], Canonical]:
    """Return the canonical schema of every input and output of an agent."""
    found: dict[tuple[str, Part], Canonical] = {}
    for tool in agent.tools:
        found[tool.id, "input"] = tool.input.canonical
        if tool.output is not None:
            found[tool.id, "output"] = tool.output.canonical
    return found


@cache
def calls(name: str) -> tuple[Call, ...]:
    """Return the calls of a case: those written down, and those made from its schemas."""
    if name in extras():
        return extras()[name].calls
    if {"validator", "formats"} & CASES[name].options.keys():
        return CASES[name].calls  # what makes values does not know who judges them
    return (*CASES[name].calls, *made_calls(name, understand_case(CASES[name])))


def made_calls(name: str, agent: Agent) -> tuple[Call, ...]:
    """Return calls made from the schemas of an agent; the same ones for the same name."""
    made = []
    for (tool, part), canonical in schemas_of(agent).items():
        for value in Maker(canonical.json, f"{name}/{tool}/{part}").make(MADE):
            text = json.dumps(value, ensure_ascii=False)
            made.append(Call(tool, part, text, accepts(canonical, value)))
    return tuple(made)


@dataclass(frozen=True, slots=True)
class Answer:
    """What a harness said to one call."""

    accepted: bool
    problems: list[dict[str, str]]
    decoded: bool
    refused: list[dict[str, str]]
    encoded: str | None


def request(index: int, call: Call) -> str:
    """Spell a call as a harness reads it."""
    line = {"id": index, "tool": call.tool, "part": call.part, "text": call.text}
    return json.dumps(line, ensure_ascii=False)


def answers_of(workspace: Workspace, project: Project, asked: tuple[Call, ...]) -> list[Answer]:
    """Ask a harness.

    Raises AssertionError if it dies.
    """
    lines = workspace.converse(project, [request(i, call) for i, call in enumerate(asked)])
    return [_answer(index, line) for index, line in enumerate(lines)]


def answers_or_deaths(
    workspace: Workspace, project: Project, asked: Sequence[Call]
) -> list[Answer]:
    """Ask a harness; a call that it dies of is answered by :data:`DEAD`."""
    lines = workspace.survive(project, [request(i, call) for i, call in enumerate(asked)])
    return [DEAD if line is None else _answer(index, line) for index, line in enumerate(lines)]


def _answer(index: int, line: str) -> Answer:
    said = json.loads(line)
    assert said.pop("id") == index
    return Answer(**said)


_DEATH = {"path": "", "code": "dead", "message": "the harness died"}
DEAD = Answer(accepted=False, problems=[_DEATH], decoded=False, refused=[_DEATH], encoded=None)


# --- compilers --------------------------------------------------------------------------------


def project_of(name: str, emitted: Rendered) -> Project:
    """Prepare an emitted project for a workspace."""
    return Project(name, emitted.tree, dict(emitted.plan.words))


def case_workspace(target: str) -> Workspace:
    """Lay out every case of a target, harness included."""
    workspace = Workspace(toolchains()[target], NATIVE / target, ROOT)
    chosen, options = TARGETS[target], {"harness": "true"}
    projects = [
        project_of(case.name, render_case(case, chosen, options)) for case in CASES.values()
    ]
    for name, extra in extras().items():
        emitted = render_source(extra.source, chosen, {**options, **extra.options}, lenient=True)
        projects.append(project_of(name, emitted))
    workspace.fill(projects)
    return workspace


@dataclass(frozen=True, slots=True)
class Judged:
    """Everything the programs of a language said about a target."""

    outcomes: Mapping[str, Outcome]
    answers: Mapping[str, list[Answer] | str]
    """By case; a text says why there is none."""


def _judge(target: str) -> Judged:
    workspace = case_workspace(target)
    chain = workspace.toolchain
    outcomes = {check.name: workspace.run(check) for check in (*chain.build, *chain.checks)}
    answers: dict[str, list[Answer] | str] = {}
    for project in workspace.projects:
        try:
            answers[project.name] = answers_of(workspace, project, calls(project.name))
        except (AssertionError, OSError, ValueError) as error:
            answers[project.name] = str(error)
    return Judged(outcomes, answers)


@cache
def _running() -> dict[str, Future[Judged]]:
    """Start judging all targets, two at a time; the slowest first."""
    pool = ThreadPoolExecutor(WORKERS)
    order = ["rust", "python-pydantic", "typescript", "python-dataclass", "go"]
    wanted = sorted(TARGETS, key=lambda name: order.index(name) if name in order else -1)
    here = [name for name in wanted if not missing(name)]
    return {name: pool.submit(_judge, name) for name in here}


def judged(target: str) -> Judged:
    """Wait for what the programs of a target's language say."""
    return _running()[target].result()


def missing(target: str) -> list[str]:
    """Return the programs that this machine lacks for a target."""
    return Workspace(toolchains()[target], NATIVE / target, ROOT).missing
