"""`make fuzz`: random tools with odd names, defaults and numbers, compiled in every target.

Every batch of tools is an agent of its own, with the options of its number; the projects of a target are
compiled together. Failures print the seed that reproduces them: the seed of a batch is that of the run plus
its number.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence

from adlgen.diagnostics.model import Log
from adlgen.document.node import Source
from adlgen.packs import load_pack
from adlgen.testing.targets import render_source
from adlgen.testing.toolchain import Check
from adlgen.testing.workspace import Outcome, Project, Workspace
from tests.conformance import suite
from tests.fuzz.compiled.schemas import Tools

FOLDER = suite.CACHE / "compiled"
COMPILERS = {
    "go": ("vet",),
    "typescript": ("tsc",),
    "rust": ("clippy",),
    "python": ("mypy",),
}
"""The checks that a compiler, or what takes its place, makes."""
MODES = (
    {"formats": "annotate"},
    {"formats": "assert"},
    {"formats": "native"},
    {"defaults": "keep"},
    {"integers": "big"},
    {"numbers": "exact"},
    {"client": "mcp"},
    {"layout": "single"},
)
"""The options of the batches, in turn; a pack that lacks a value uses its default."""
_IMPORT = """
import importlib, pkgutil, sys
for package in sys.argv[1:]:
    for module in pkgutil.walk_packages(importlib.import_module(package).__path__, package + "."):
        importlib.import_module(module.name)
"""


def source_of(seed: int, tools: int) -> Source:
    """Make the list of tools of a seed."""
    listed = {"server": f"batch-{seed}", "tools": Tools(seed).listed(tools)}
    return Source(f"batch{seed}.json", json.dumps(listed))


def options_of(seed: int, target: str) -> dict[str, str]:
    """Return the options of a batch, without those that the pack does not have."""
    pack = load_pack(suite.TARGETS[target].pack, Log())
    known = {option.name: option for option in pack.language.options}
    chosen = {
        name: value
        for name, value in MODES[seed % len(MODES)].items()
        if name in known and (not known[name].choices or value in known[name].choices)
    }
    return {"wiring": "false", **chosen, **suite.module_of(f"batch-{seed}")}


def projects(target: str, seeds: Sequence[int], tools: int) -> Iterator[Project]:
    """Emit the batches of some seeds."""
    for seed in seeds:
        options = {**suite.with_harness(target), **options_of(seed, target)}
        emitted = render_source(
            source_of(seed, tools), suite.TARGETS[target], options, lenient=True
        )
        yield suite.project_of(f"batch-{seed}", emitted)


def compiled(workspace: Workspace, target: str, *, linters: bool = False) -> Iterator[Outcome]:
    """Run the compilers over a workspace: with the linters, every check of the pack."""
    chain = workspace.toolchain
    wanted = COMPILERS[suite.TARGETS[target].pack]
    for check in (*chain.build, *chain.checks):
        if linters or check.name in wanted:
            yield workspace.run(check, timeout=7200)
    if chain.environment.get("PYTHONPATH"):
        yield workspace.run(imports(workspace))


def imports(workspace: Workspace) -> Check:
    """Import every module of every project; a syntax error is found nowhere else before a call."""
    packages = tuple(project.words["package"] for project in workspace.projects)
    paths = ":".join(str(workspace.root / p.name / "src") for p in workspace.projects)
    command = f"import sys; sys.path[:0] = {paths!r}.split(':'){_IMPORT}"
    return Check("import", ("python", "-c", command, *packages))


def main(arguments: list[str]) -> int:
    """Compile as many tools as wanted; return 1 if a target fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tools", type=int, default=5000)
    parser.add_argument("--batch", type=int, default=100, help="tools in an agent")
    parser.add_argument("--together", type=int, default=5, help="agents that are compiled at once")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--targets", nargs="*", default=list(suite.TARGETS))
    parser.add_argument("--linters", action="store_true", help="run linters and formatters, too")
    options = parser.parse_args(arguments)
    seeds = range(options.seed, options.seed + -(-options.tools // options.batch))
    return min(1, sum(run(target, seeds, options) for target in options.targets))


def run(target: str, seeds: range, options: argparse.Namespace) -> int:
    """Compile the batches of a target; return the number of failures."""
    if absent := suite.missing(target):
        print(f"{target}: SKIPPED, {', '.join(absent)} missing")
        return 0
    started, failures, done = time.monotonic(), 0, 0
    for first in range(0, len(seeds), options.together):
        chosen = seeds[first : first + options.together]
        workspace = suite.workspace_in(FOLDER / target, target)
        try:
            workspace.fill([*projects(target, chosen, options.batch)])
        except Exception as error:  # noqa: BLE001 - the next batches are compiled, too
            failures += 1
            print(f"  seeds {chosen.start} to {chosen.stop - 1}: {error!r:.2000}", flush=True)
            continue
        for outcome in compiled(workspace, target, linters=options.linters):
            if not outcome.passed:
                failures += 1
                where = f"seeds {chosen.start} to {chosen.stop - 1}"
                print(f"  {where}: {outcome.check}\n{outcome.output[:4000]}", flush=True)
        done += len(chosen) * options.batch
    took = time.monotonic() - started
    print(f"{target}: {done} tools, {failures} failures, {took:.0f} s", flush=True)
    return failures


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
