"""`make fuzz`: the campaign against the output of runs. Returns 1 if anything is wrong."""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable

from tests.fuzz.output.checks import check_runs, real_check_runs
from tests.fuzz.output.incremental import incremental_runs
from tests.fuzz.output.interrupt import broken, interrupt
from tests.fuzz.output.publish import Found, crowd, edit_during_runs, fail_calls, kill_runs
from tests.fuzz.output.workbench import Workbench, workbench

SHOWN = 20

Campaign = Callable[[Workbench, int], Found]
CAMPAIGNS: dict[str, Callable[[float], Campaign]] = {
    "kills": lambda size: lambda bench, seed: kill_runs(bench, int(1000 * size), seed),
    "errors": lambda size: lambda bench, seed: fail_calls(bench, size, seed),
    "edits": lambda size: lambda bench, seed: edit_during_runs(bench, size, seed),
    "crowd": lambda size: lambda bench, seed: crowd(bench, max(1, int(10 * size)), 20, seed),
    "checks": lambda size: lambda bench, seed: check_runs(bench, int(10_000 * size), seed),
    "real checks": lambda size: lambda bench, seed: real_check_runs(bench, int(200 * size), seed),
    "incremental": lambda size: lambda bench, seed: incremental_runs(
        bench, int(5_000 * size), seed
    ),
    "writers": lambda size: lambda bench, seed: interrupt(bench, size, seed),
    "broken writers": lambda size: lambda bench, seed: interrupt(bench, size, seed, broken),
}
CONTROLS = ("broken writers",)
"""Campaigns that must find problems."""


def campaign(name: str, size: float, seed: int) -> Found:
    """Run one campaign; a size of 1 is all of it."""
    with workbench() as bench:
        return CAMPAIGNS[name](size)(bench, seed)


def main(arguments: list[str]) -> int:
    """Run campaigns and print what they tried and found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", type=float, default=1.0, help="a part of the whole campaign")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("--only", action="append", choices=[*CAMPAIGNS], default=None)
    options = parser.parse_args(arguments)
    wrong = 0
    for name in options.only or CAMPAIGNS:
        found = campaign(name, options.size, options.seed)
        tried = ", ".join(f"{count} {what}" for what, count in found.tried.items())
        print(f"{name}: seed {options.seed}: {tried}: {len(found.problems)} problems", flush=True)
        print(*found.problems[: 1 if name in CONTROLS else SHOWN], sep="\n")
        wrong += not found.problems if name in CONTROLS else len(found.problems)
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
