"""What the conformance tests share: cases rendered once, compilers run once, in the background."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, cast

import jsonschema_rs

from adlgen import runtime
from adlgen.document.node import Source
from adlgen.plugins import bundled
from adlgen.schema.formats import GRAMMARS
from adlgen.schema.model import Canonical
from adlgen.testing import golden_of
from adlgen.testing.calls import Answer, answers_of, made_calls, schemas_of
from adlgen.testing.cases import Call, Case, Part, cases_of, load_cases
from adlgen.testing.manifest import PackUnderTest, bundled_packs_under_test
from adlgen.testing.targets import (
    GoldenTarget,
    Rendered,
    render_case,
    render_source,
    source_of,
    understand_case,
)
from adlgen.testing.workspace import Outcome, Project, Workspace
from tests.conformance import formats, hostile, malformed, official, outputs
from tests.conformance.random_natives import NativeBatch, native_batch
from tests.conformance.random_schemas import batch

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "golden"
CACHE = ROOT / ".cache"
NATIVE = CACHE / "native"
MADE = int(os.environ.get("ADLGEN_VALUES", "12"))
"""How many values are made for each input and output of a case."""
TEXTS = int(os.environ.get("ADLGEN_TEXTS", "200"))
"""How many hostile texts are put into every position."""
RANDOM = 60
"""How many random schemas are compiled with the cases; `agreement.py` takes more."""
RANDOM_SEED = 7
WORKERS = 2
RUNTIME = "adlgen-runtime"
"""The folder of the package of the runtime in a workspace."""
IN_ONE_FILE = ("agent-client", "service-middleware", "shared-types")
"""Cases that are also compiled and run with ``layout=single``."""
CASES: Mapping[str, Case] = {
    case.name: case
    for case in (*load_cases(), *(case for plugin in bundled() for case in cases_of(plugin)))
}
"""The cases of the core and of the plug-ins that come with adlgen."""
OWNERS = tuple(dict.fromkeys(case.plugin for case in CASES.values()))
"""The core, which has no name, and the plug-ins that have cases."""
PACKS: Mapping[str, PackUnderTest] = {
    target.name: pack for pack in bundled_packs_under_test() for target in pack.targets
}
"""The pack of every target."""
TARGETS: Mapping[str, GoldenTarget] = {
    target.name: target for pack in bundled_packs_under_test() for target in pack.targets
}


CHECKS = [
    (target, check.name)
    for target, pack in PACKS.items()
    for check in (*pack.toolchain.build, *pack.toolchain.checks)
]
"""Every check, with the name of its target."""


@cache
def rendered(case: str, target: str) -> Rendered:
    """Return a case as a target emits it."""
    return render_case(CASES[case], TARGETS[target])


@cache
def every_case(target: str, owner: str | None = None) -> dict[str, Rendered]:
    """Return all cases as a target emits them, or those of an owner."""
    chosen = (case for case in CASES.values() if owner in {None, case.plugin})
    return {case.name: rendered(case.name, target) for case in chosen}


def golden_folder(owner: str, target: str) -> Path:
    """Return the folder of the goldens of a target that an owner has."""
    plugin = next((plugin for plugin in bundled() if owner == plugin.name), None)
    return (GOLDEN if plugin is None else plugin.folder / "golden") / target


def goldens(owner: str, target: str) -> dict[str, str]:
    """Return the golden files of a target, by path."""
    like = TARGETS[target].like
    return golden_of(
        every_case(target, owner),
        every_case(like, owner) if like else None,
        every_case(target, "") if owner else None,
    )


# --- helpers ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Extra:
    """A specification that is compiled and run with the cases, but has no golden."""

    source: Source
    calls: tuple[Call, ...]
    options: Mapping[str, str] = field(default_factory=dict)


ANNOTATED = {"formats": "annotate"}
"""The option with which formats do not decide about values, as in the oracles."""


@cache
def natives() -> NativeBatch:
    """Return random schemas of native values and shared definitions."""
    folder = CACHE / "random-natives"
    return native_batch(folder, folder.name, RANDOM_SEED, RANDOM, MADE, wild=False)


@cache
def extras() -> dict[str, Extra]:
    """Return hostile texts, random schemas, native values and the official suite with its formats.

    The stubs of handlers and their tests depend on names and descriptions only, so the hundreds of
    tools that differ in their schemas have none.
    """
    words = hostile.texts(TEXTS, seed=1)
    random = batch("random-schemas", RANDOM_SEED, RANDOM, MADE, wild=False)
    return {
        "hostile-text": Extra(
            hostile.agent("hostile-agent", words),
            hostile.calls(words),
            {"client": "mcp", "defaults": "apply", **ANNOTATED},
        ),
        random.name: Extra(
            outputs.agent(random.name, random.schemas),
            random.calls,
            {"wiring": "false", **ANNOTATED},
        ),
        natives().name: Extra(
            natives().source, natives().calls, {"wiring": "false", "formats": "native"}
        ),
        official.NAME: Extra(official.agent(), official.calls(), {"wiring": "false", **ANNOTATED}),
        malformed.NAME: Extra(
            malformed.agent(), malformed.calls(), {"wiring": "false", **ANNOTATED}
        ),
        formats.NAME: Extra(
            formats.agent(), formats.calls(), {"formats": "assert", "wiring": "false"}
        ),
        **{f"single-{case}": _in_one_file(case) for case in IN_ONE_FILE},
    }


def _in_one_file(name: str) -> Extra:
    """Return a case with ``layout=single``, which decides the same as with a file for each tool."""
    case = CASES[name]
    made = made_calls(name, understand_case(case), MADE)
    options = {**ANNOTATED, **case.options, "layout": "single", **module_of(f"single-{name}")}
    return Extra(source_of(case), (*case.calls, *made), options)


def module_of(project: str) -> dict[str, str]:
    """Return the options that keep projects apart whose specifications have one name."""
    return {"module": f"{project}-agent"}


# --- calls ------------------------------------------------------------------------------------


@cache
def schemas(case: str) -> dict[tuple[str, Part], Canonical]:
    """Return the canonical schema of every input and output of a case."""
    return schemas_of(understand_case(CASES[case]))


@cache
def calls(name: str) -> tuple[Call, ...]:
    """Return the calls of a case: the written ones, and those made from its schemas."""
    if name in extras():
        return extras()[name].calls
    if {"validator", "formats"} & CASES[name].options.keys():
        return CASES[name].calls  # made values do not consider these options
    found = (*CASES[name].calls, *made_calls(name, understand_case(CASES[name]), MADE))
    return tuple(call for call in found if not _has_other_formats(name, call))


def _has_other_formats(name: str, call: Call) -> bool:
    """Report whether some packs refuse a value for a format only, and others, which do not check it, accept it."""
    case = CASES[name]
    if all(case.options_of(pack.name).get("formats") == "annotate" for pack in PACKS.values()):
        return False
    schema = cast("dict[str, Any] | bool", schemas(name)[call.tool, call.part].json)
    if not call.accepted or not any(f'"format": "{one}"' in json.dumps(schema) for one in GRAMMARS):
        return False
    checked = jsonschema_rs.Draft202012Validator(schema, validate_formats=True)
    return not checked.is_valid(json.loads(call.text))


# --- compilers --------------------------------------------------------------------------------


def project_of(name: str, emitted: Rendered) -> Project:
    """Prepare an emitted project for a workspace."""
    return Project(name, emitted.tree, dict(emitted.plan.words), emitted.fixed)


def workspace_in(folder: Path, target: str) -> Workspace:
    """Return a workspace of the toolchain of a target."""
    return Workspace(PACKS[target].toolchain, folder, CACHE)


def with_harness(target: str) -> Mapping[str, str]:
    """Return the options that add the harness to a project."""
    return PACKS[target].harness_options


def projects(target: str, given: Mapping[str, Extra]) -> list[Project]:
    """Emit specifications for a target, harness included."""
    made = []
    for name, extra in given.items():
        options = {**with_harness(target), **extra.options}
        emitted = render_source(extra.source, TARGETS[target], options, lenient=True)
        made.append(project_of(name, emitted))
    return made


@dataclass(frozen=True, slots=True)
class Results:
    """The results of the programs of a language for a target."""

    outcomes: Mapping[str, Outcome]
    answers: Mapping[str, list[Answer] | str]
    """By case; a text explains why there are none."""


def check(workspace: Workspace, asked: Callable[[str], Sequence[Call]]) -> Results:
    """Run every check over a workspace, and its harnesses with the calls of each project."""
    chain = workspace.toolchain
    outcomes = {check.name: workspace.run(check) for check in (*chain.build, *chain.checks)}
    answers: dict[str, list[Answer] | str] = {}
    for project in workspace.projects:
        try:
            answers[project.name] = answers_of(workspace, project, asked(project.name))
        except (AssertionError, OSError, ValueError) as error:
            answers[project.name] = str(error)
    return Results(outcomes, answers)


def in_background(
    checking: Callable[[str], Results], targets: Iterable[str] = TARGETS
) -> dict[str, Future[Results]]:
    """Start checking targets, two at a time; the slowest first."""
    pool = ThreadPoolExecutor(WORKERS)
    wanted = sorted(targets, key=lambda name: -PACKS[name].toolchain.seconds)
    return {name: pool.submit(checking, name) for name in wanted if not missing(name)}


def _check_cases(target: str) -> Results:
    chosen, options = TARGETS[target], with_harness(target)
    cases = [project_of(case.name, render_case(case, chosen, options)) for case in CASES.values()]
    workspace = workspace_in(NATIVE / target, target)
    fill_over_one_runtime(workspace, target, [*cases, *projects(target, extras())])
    return check(workspace, calls)


def fill_over_one_runtime(workspace: Workspace, target: str, emitted: Iterable[Project]) -> None:
    """Fill a workspace with cases, of which those that repeat the runtime of an earlier one use its package instead.

    A compiler takes most of its time for the runtime. The files of tools are the same either way.
    """
    pack, found = PACKS[target], set[frozenset[tuple[str, str]]]()
    chosen = []
    for project in emitted:
        repeats = project.runtime in found
        found.add(project.runtime)
        chosen.append(_sharing(project, target) if repeats and pack.sharing_options else project)
    workspace.fill(chosen, shared=bool(pack.sharing_options))
    if pack.sharing_options:
        written = runtime(pack.name, workspace.root / RUNTIME, options=pack.package_options)
        assert written.ok, written.diagnostics


def _sharing(project: Project, target: str) -> Project:
    """Return a project over the package of the runtime, or as it is if it selects a runtime of its own."""
    name, pack = project.name, PACKS[target]
    given = CASES[name].options_of(pack.name) if name in CASES else extras()[name].options
    if {"runtime", "validator"} & given.keys():
        return project
    options = {**with_harness(target), **pack.sharing_options}
    if name in CASES:
        shared = project_of(name, render_case(CASES[name], TARGETS[target], options))
    else:
        extra = replace(extras()[name], options={**options, **extras()[name].options})
        (shared,) = projects(target, {name: extra})
    before = {file.path: file.text for file in project.tree}
    for file in shared.tree:
        assert not file.tool or _lines(file.text) == _lines(before[file.path]), file.path
    return shared


def _lines(text: str) -> list[str]:
    """Return the lines of a file but the one that imports the runtime, which may be in another place."""
    return sorted(line for line in text.splitlines() if line and not line.endswith('/adlrt"'))


_RUNNING: dict[str, Future[Results]] = {}


def start(targets: Iterable[str]) -> None:
    """Start the checks of targets in the background."""
    _RUNNING.update(in_background(_check_cases, targets))


def results(target: str) -> Results:
    """Wait for the results of a target."""
    if target not in _RUNNING:
        start([target])
    return _RUNNING[target].result()


def missing(target: str) -> list[str]:
    """Return the programs that this machine lacks for a target."""
    return workspace_in(NATIVE / target, target).missing
