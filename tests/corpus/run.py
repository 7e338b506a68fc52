"""`make corpus`: thousands of real tools, every real manifest and file of a dialect, through every target.

All of them are emitted, compiled and linted with the full checks, and the emitted code validates the
arguments in the corpus. Valid arguments must survive a round trip: every second agent is emitted with
``defaults=keep`` and must encode exactly what it decoded.

``--all`` selects every tool and every argument, including large schemas; ``--kinds`` and ``--files``
select fewer.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from adlgen.diagnostics.model import Log, Severity, StopRun
from adlgen.document.node import JsonValue, Source
from adlgen.ir.agent import Agent
from adlgen.pipeline import load_agent
from adlgen.testing.calls import Answer, answers_of, made_calls
from adlgen.testing.cases import Call
from adlgen.testing.compare import canonical_text, holds, out_of_range
from adlgen.testing.targets import render_source
from adlgen.testing.workspace import Workspace
from tests import shared
from tests.conformance import suite
from tests.corpus import dialects, manifests, oracles, tools

FOLDER = suite.ROOT / ".cache"
KINDS = ("tools", "manifests", "dialects")


@dataclass(frozen=True, slots=True)
class Work:
    """A specification to emit, and calls to validate."""

    name: str
    source: Source
    calls: tuple[Call, ...] = ()
    keeps: bool = False
    """Whether absent properties stay absent."""
    tools: tuple[tools.RealTool, ...] = ()


def main(arguments: list[str]) -> int:
    """Run everything; return 0 if nothing failed, 1 otherwise."""
    options = read_options(arguments)
    if not shared.is_present():
        print(f"SKIPPED: {shared.ABSENT}")
        return 0
    kinds = {"tools": tool_work, "manifests": manifest_work, "dialects": dialect_work}
    work = [one for kind in options.kinds for one in kinds[kind](options)]
    failures = 0
    for target in options.targets:
        failures += run_target(target, work, light=options.light)
    print("nothing failed" if not failures else f"{failures} failures")
    return min(failures, 1)


def read_options(arguments: list[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tools", type=int, default=2000, help="how many tools to draw")
    parser.add_argument("--agents", type=int, default=8, help="over how many agents")
    parser.add_argument("--calls", type=int, default=4, help="how many calls of each verdict")
    parser.add_argument("--all", action="store_true", help="take every tool, and all its calls")
    parser.add_argument("--light", action="store_true", help="only what is needed to make calls")
    parser.add_argument("--kinds", nargs="*", choices=KINDS, default=list(KINDS))
    parser.add_argument("--files", type=int, help="how many files of dialects to draw, else all")
    parser.add_argument("--targets", nargs="*", default=list(suite.TARGETS))
    return parser.parse_args(arguments)


def tool_work(options: argparse.Namespace) -> Iterator[Work]:
    """Spread drawn tools over agents; or all, the large ones apart."""
    if options.all:
        drawn, most = tools.every_tool(), None
        yield _work("hard", tools.every_tool(tools.HARD), most, keeps=True)
    else:
        drawn, most = tools.draw(options.tools), options.calls
    size = -(-len(drawn) // options.agents)
    for index in range(options.agents if drawn else 0):
        chosen = drawn[index * size : (index + 1) * size]
        yield _work(f"drawn-{index + 1}", chosen, most, keeps=index % 2 == 1)


def _work(name: str, drawn: Sequence[tools.RealTool], most: int | None, *, keeps: bool) -> Work:
    chosen = tools.apart(drawn)
    agent = tools.agent_of(f"{name}-agent", chosen)
    return Work(name, agent, tools.calls_of(chosen, most), keeps, chosen)


def manifest_work(_: argparse.Namespace) -> Iterator[Work]:
    """Take every manifest that its format's own validator accepts, and what broke another generator."""
    for index, path in enumerate(manifests.valid()):
        yield Work(f"manifest-{index + 1}", manifests.source(path))
    for path in manifests.reproductions():
        source = manifests.source(path)
        if understood(path.name, source) is not None:
            yield Work(f"repro-{path.stem.lower().replace('_', '-')}", source)


def dialect_work(options: argparse.Namespace) -> Iterator[Work]:
    """Take the files of dialects that their own loaders take, with calls made from their schemas."""
    for file in dialects.draw(options.files):
        agent = understood(file.name, file.source)
        if agent is not None:
            yield Work(file.name, file.source, made_calls(file.name, agent, suite.MADE))


def understood(name: str, source: Source) -> Agent | None:
    """Return the agent of a source, or print why it is rejected."""
    log = Log()
    try:
        return load_agent(source, log)
    except StopRun:
        first = next(d for d in log.diagnostics if d.severity is Severity.ERROR)
        print(f"{name} is refused: {first.message}")
        return None


def run_target(
    target: str, work: list[Work], folder: str = "corpus", *, light: bool = False
) -> int:
    """Emit, check and call everything for one target; return the number of failures.

    A light run compiles, and leaves linters and formatters out.
    """
    started = time.monotonic()
    absent = suite.missing(target)
    if absent:
        print(f"{target}: SKIPPED, {', '.join(absent)} missing")
        return 0
    workspace = suite.workspace_in(FOLDER / folder / target, target)
    projects = []
    for item in work:
        options = {
            **suite.with_harness(target),
            **suite.module_of(item.name),
            **suite.ANNOTATED,
        }
        options["defaults"] = "keep" if item.keeps else "apply"
        emitted = render_source(item.source, suite.TARGETS[target], options, lenient=True)
        projects.append(suite.project_of(item.name, emitted))
    workspace.fill(projects)
    files = sum(len(project.tree.files) for project in projects)
    print(f"{target}: {len(projects)} projects, {files} files", flush=True)
    failures = run_checks(workspace, light=light) + run_calls(workspace, work)
    print(f"  {time.monotonic() - started:.0f} s", flush=True)
    return failures


def run_checks(workspace: Workspace, *, light: bool) -> int:
    """Run every check, or only those that build; print what failed."""
    failures = 0
    chain = workspace.toolchain
    for check in chain.building if light else (*chain.build, *chain.checks):
        started = time.monotonic()
        outcome = workspace.run(check, timeout=7200)
        verdict = "ok" if outcome.passed else "FAILED"
        print(f"  {check.name}: {verdict}, {time.monotonic() - started:.0f} s", flush=True)
        if not outcome.passed:
            failures += 1
            print(outcome.output[:4000])
    return failures


def run_calls(workspace: Workspace, work: list[Work]) -> int:
    """Validate the calls with emitted code; print the first difference."""
    counted: Counter[str] = Counter()
    for item, project in zip(work, workspace.projects, strict=True):
        if not item.calls:
            continue
        try:
            answers = answers_of(workspace, project, item.calls)
        except (AssertionError, OSError) as error:
            print(f"  {item.name}: {error}")
            counted["DIFFERENT"] += 1
            continue
        schemas = {tool.id: tool.schema for tool in item.tools}
        for call, answer in zip(item.calls, answers, strict=True):
            verdict = verdict_on(call, answer, schemas.get(call.tool), keeps=item.keeps)
            if verdict.isupper() and counted[verdict] < SHOWN:
                print(f"  {verdict} {item.name} {call.tool}: {call.text[:200]}")
                print(f"    {answer.problems[:2]} {str(answer.encoded)[:200]}")
            counted[verdict] += 1
    print(f"  calls: {dict(counted)}", flush=True)
    return sum(count for verdict, count in counted.items() if verdict.isupper())


SHOWN = 5
"""How many failures of a kind are printed."""


def verdict_on(call: Call, answer: Answer, schema: JsonValue, *, keeps: bool) -> str:
    """Summarize the result of a call; failures in upper case."""
    if answer.accepted is not call.accepted:
        tool = oracles.Tool(call.tool, schema, ())
        found = oracles.Disagreement(tool, json.loads(call.text), answer.accepted)
        return "DIFFERENT" if found.explanation is None else "explained"
    if not call.accepted:
        return "refused" if answer.problems else "WITHOUT A PROBLEM"
    if answer.refused:
        return "too large" if out_of_range(json.loads(call.text)) else "NOT DECODED"
    if answer.encoded is None:
        return "NOT ENCODED"
    sent, back = json.loads(call.text), json.loads(answer.encoded)
    same = canonical_text(sent) == canonical_text(back) if keeps else holds(back, sent)
    return "came back" if same else "CHANGED"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
