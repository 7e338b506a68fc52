"""`make corpus`: thousands of real tools and every real manifest, through every target.

All of them are emitted, compiled and linted with the full checks, and the arguments that the corpus
has for the tools are judged by the emitted code.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from adlgen.diagnostics.model import Log, Severity, StopRun
from adlgen.document.node import Source
from adlgen.pipeline import understand
from adlgen.testing.cases import Call
from adlgen.testing.targets import render_source
from adlgen.testing.toolchain import Workspace
from tests.conformance import suite
from tests.corpus import manifests, tools

FOLDER = suite.ROOT / ".cache"


@dataclass(frozen=True, slots=True)
class Work:
    """A specification to emit, and calls to judge."""

    name: str
    source: Source
    calls: tuple[Call, ...] = ()


def main(arguments: list[str]) -> int:
    """Run everything; return 0 if nothing failed, 1 otherwise."""
    options = read_options(arguments)
    if not tools.present():
        print("SKIPPED: the corpus is not beside the checkout (../shared/corpus)")
        return 0
    work = [*tool_work(options.tools, options.agents, options.calls), *manifest_work()]
    failures = 0
    for target in options.targets:
        failures += run_target(target, work)
    print("nothing failed" if not failures else f"{failures} failures")
    return min(failures, 1)


def read_options(arguments: list[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tools", type=int, default=2000, help="how many tools to draw")
    parser.add_argument("--agents", type=int, default=8, help="over how many agents")
    parser.add_argument("--calls", type=int, default=4, help="how many calls of each verdict")
    parser.add_argument("--targets", nargs="*", default=list(suite.TARGETS))
    return parser.parse_args(arguments)


def tool_work(count: int, agents: int, calls: int) -> Iterator[Work]:
    """Spread drawn tools over agents."""
    if count == 0:
        return
    drawn = tools.draw(count)
    size = -(-count // agents)
    for index in range(agents):
        chosen = tools.apart(drawn[index * size : (index + 1) * size])
        name = f"drawn-{index + 1}"
        yield Work(name, tools.agent_of(f"{name}-agent", chosen), tools.calls_of(chosen, calls))


def manifest_work() -> Iterator[Work]:
    """Take every manifest that its format's own validator accepts, and what broke another generator."""
    for index, path in enumerate(manifests.valid()):
        yield Work(f"manifest-{index + 1}", manifests.source(path))
    for path in manifests.reproductions():
        source = manifests.source(path)
        log = Log()
        try:
            understand(source, log)
        except StopRun:
            first = next(d for d in log.diagnostics if d.severity is Severity.ERROR)
            print(f"{path.name} is refused: {first.message}")
        else:
            yield Work(f"repro-{path.stem.lower().replace('_', '-')}", source)


def run_target(target: str, work: list[Work], folder: str = "corpus") -> int:
    """Emit, check and call everything for one target; return the number of failures."""
    started = time.monotonic()
    absent = suite.missing(target)
    if absent:
        print(f"{target}: SKIPPED, {', '.join(absent)} missing")
        return 0
    workspace = Workspace(suite.toolchains()[target], FOLDER / folder / target, suite.ROOT)
    projects = []
    for item in work:
        options = {"harness": "true", "module": f"{item.name}-agent"}
        emitted = render_source(item.source, suite.TARGETS[target], options, lenient=True)
        projects.append(suite.project_of(item.name, emitted))
    workspace.fill(projects)
    files = sum(len(project.tree.files) for project in projects)
    print(f"{target}: {len(projects)} projects, {files} files", flush=True)
    failures = run_checks(workspace) + run_calls(workspace, work)
    print(f"  {time.monotonic() - started:.0f} s", flush=True)
    return failures


def run_checks(workspace: Workspace) -> int:
    """Run every check; print what failed."""
    failures = 0
    for check in (*workspace.toolchain.build, *workspace.toolchain.checks):
        started = time.monotonic()
        outcome = workspace.run(check, timeout=7200)
        verdict = "ok" if outcome.passed else "FAILED"
        print(f"  {check.name}: {verdict}, {time.monotonic() - started:.0f} s", flush=True)
        if not outcome.passed:
            failures += 1
            print(outcome.output[:4000])
    return failures


def run_calls(workspace: Workspace, work: list[Work]) -> int:
    """Judge the calls by the emitted code; print the first of what differs."""
    counted: Counter[str] = Counter()
    for item, project in zip(work, workspace.projects, strict=True):
        if not item.calls:
            continue
        try:
            answers = suite.answers_of(workspace, project, item.calls)
        except (AssertionError, OSError) as error:
            print(f"  {item.name}: {error}")
            counted["DIFFERENT"] += 1
            continue
        for call, answer in zip(item.calls, answers, strict=True):
            verdict = "as expected" if answer.accepted is call.accepted else "DIFFERENT"
            if verdict == "DIFFERENT" and counted[verdict] < 5:
                print(f"  {item.name} {call.tool}: {call.text[:200]} {answer.problems[:2]}")
            counted[verdict] += 1
            counted["refused by decode"] += bool(answer.refused)
    print(f"  calls: {dict(counted)}", flush=True)
    return counted["DIFFERENT"]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
