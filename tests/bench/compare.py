"""`make bench-compare REV=...`: processor time of this work tree as a ratio to that of another revision.

The revision is checked out in a temporary work tree, and the same interpreter runs both. The runs alternate, and the median of the
ratios of pairs is printed, so that what else the machine does affects both alike.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.bench.peers import PYTHON, ROOT, TARGETS, Contender, inputs
from tests.bench.run import Measured, fresh, run_once

PROGRAM = (
    "import sys; sys.path.insert(0, {root!r}); from adlgen.cli import program; sys.exit(program())"
)


def command(root: Path, arguments: Sequence[str]) -> tuple[str, ...]:
    """Return the command that runs the adlgen of a work tree."""
    return (str(PYTHON / "python"), "-c", PROGRAM.format(root=str(root)), *arguments)


def rows(folder: Path, sizes: Sequence[int]) -> list[tuple[str, tuple[str, ...]]]:
    """Return the arguments to measure, with their names."""
    every = [part for target in TARGETS for part in ("-t", target)]
    found: list[tuple[str, tuple[str, ...]]] = [
        ("--version", ("--version",)),
        ("--help", ("--help",)),
    ]
    for size in sizes:
        spec = str(inputs(folder / str(size), size).json)
        chosen = {"go": ["-t", "go"], "four": every}
        found += [
            (f"{size}, {name}", ("generate", spec, *targets, "-o", "{out}", "--no-cache"))
            for name, targets in chosen.items()
        ]
    return found


def ratio(arguments: Sequence[str], roots: Sequence[Path], runs: int, folder: Path) -> float:
    """Return the median ratio of the second root to the first one. Raises RuntimeError if a run fails."""
    pairs: list[float] = []
    for number in range(runs + 1):
        used = []
        for root in roots:
            out = fresh(folder)
            measured = Measured()
            run_once(Contender("", command(root, arguments)), out, out, measured)
            if measured.failed:
                raise RuntimeError(measured.failed)
            used.append(measured.cpu[0])
        if number:  # the first pair compiles modules
            pairs.append(used[1] / used[0])
    return statistics.median(pairs)


def main(arguments: list[str]) -> int:
    """Print a line for each row."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("revision")
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--sizes", type=int, nargs="*", default=[1, 100, 1000])
    options = parser.parse_args(arguments)
    git = ["git", "-C", str(ROOT)]
    with tempfile.TemporaryDirectory(prefix="adlgen-bench-") as name:
        folder = Path(name)
        other = folder / "other"
        subprocess.run(
            [*git, "worktree", "add", "--quiet", "--detach", str(other), options.revision],
            check=True,
        )
        try:
            for row, given in rows(folder / "in", options.sizes):
                found = ratio(given, (other, ROOT), options.runs, folder)
                print(f"{row:16}{found:6.3f}", flush=True)
        finally:
            subprocess.run([*git, "worktree", "remove", "--force", str(other)], check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
