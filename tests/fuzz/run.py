"""`make fuzz`: coverage-guided fuzzing of emitted code; verdicts are compared with the schemas.

Crashers and the corpus for the next run are in .cache/fuzz/crashers of their target.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Mapping
from functools import partial
from pathlib import Path

from adlgen.schema.model import Canonical
from tests.fuzz import native_go, projects
from tests.fuzz.engine import DiedError, Engine, Report, load
from tests.fuzz.material import Mutator, schemas, seeds
from tests.fuzz.reference import wrong

FOREVER = 10**12


def main(arguments: list[str]) -> int:
    """Fuzz every target, or replay a file; return 1 if something is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=300, help="for each target")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--target", action="append", choices=projects.TARGETS, default=None)
    parser.add_argument("--replay", type=Path)
    options = parser.parse_args(arguments)
    given, found = schemas(), 0
    for target in options.target or projects.TARGETS:
        if absent := projects.missing(target):
            print(f"{target}: SKIPPED, {', '.join(absent)} missing")
        elif options.replay:
            found += replay(target, options.replay, given)
        else:
            print(f"{target}: seed {options.seed}", flush=True)
            report = fuzz(target, given, options.seed, options.seconds)
            print(f"{target}: {answers(report)}", flush=True)
            found += len(report.crashers)
    return min(found, 1)


def fuzz(target: str, given: Mapping[str, Canonical], seed: int | str, seconds: float) -> Report:
    """Fuzz one target for a while."""
    folder = projects.CACHE / target
    start = [*seeds(given)]
    check = partial(wrong, schemas=given)
    if target == "go":
        return native_go.fuzz(given, start, check, folder, limit=f"{seconds:.0f}s")
    engine = Engine(projects.worker(target, given), check, folder)
    mutator = Mutator(given, seed)
    return engine.run(start, mutator, executions=FOREVER, seconds=seconds)


def replay(target: str, path: Path, given: Mapping[str, Canonical]) -> int:
    """Ask a target for a text that was kept; return how much is wrong with the answer."""
    text = load(path)
    if target == "go":
        print(f"{target}: {native_go.replay(text, given)}")
        return 0
    worker = projects.worker(target, given)
    try:
        answer, _ = worker.ask(text)
    except DiedError as died:
        print(f"{target}: {died}")
        return 1
    finally:
        worker.close()
    problems = wrong(text, answer, given)
    print(f"{target}: {answer}", *problems, sep="\n  ")
    return len(problems)


def answers(report: Report) -> str:
    """Describe a run in one line."""
    return (
        f"{report.executions} texts, {report.at_start} places of the code reached from the seeds, "
        f"{report.reached} in the end, {report.kept} texts kept, {len(report.crashers)} crashers"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
