"""`make bench`: how long generation takes, compared with other generators, on the same tools, in one run.

Whole processes: start, read, generate, write. The runs of all contenders are interleaved; a row
gives the median of processor time (user and system), the least wall time, and the peak memory. One
run of each goes first and is not counted.
Processor time is what to compare: wall time depends on the neighbours. `--compiled` measures also the wheel with compiled
modules, which `make bench` builds. `--write` puts the ratios to `python -c pass` into the
page that compares adlgen with others.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tests.bench.installed import install, wheel_of
from tests.bench.peers import CACHE, ROOT, Contender, contenders, inputs
from tests.conformance.table.show import replaced, row_of

SIZES = (1, 100, 1000)
FLOOR = "python -c pass"
PAGE = ROOT / "docs" / "comparison.md"
MARKS = ("<!-- generation: written by `python -m tests.bench.run --write` -->", "<!-- end -->")
EVERYTHING = "adlgen all four, yaml"
"""The contender whose output is the one that is up to date."""
ENVIRONMENT = {
    name: value
    for name, value in os.environ.items()
    if name not in {"PYTHONDONTWRITEBYTECODE", "CI", "ADLGEN_CACHE_DIR"}
}
"""That of a user: compiled modules are kept, and so are records of runs with nothing to do."""


@dataclass(slots=True)
class Measured:
    """The runs of one contender."""

    cpu: list[float] = field(default_factory=list)
    wall: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    failed: str = ""


def main(arguments: list[str]) -> int:
    """Measure and print a table; return 1 if a run of adlgen failed: it did less than was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sizes", type=int, nargs="*", default=list(SIZES))
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--only", default="", help="a part of the names to measure")
    parser.add_argument(
        "--write", action="store_true", help="write the table of docs/comparison.md"
    )
    parser.add_argument(
        "--compiled", type=Path, help="a folder with the wheel that has compiled modules"
    )
    options = parser.parse_args(arguments)
    compiled = options.compiled and install(wheel_of(options.compiled), CACHE / "bench-compiled")
    with tempfile.TemporaryDirectory(prefix="adlgen-bench-") as folder:
        found = {
            size: measure_size(Path(folder) / str(size), size, options.runs, options.only, compiled)
            for size in options.sizes
        }
    if options.write:
        PAGE.write_text(replaced(PAGE.read_text("utf-8"), table(found), MARKS), "utf-8")
    ours = (one for each in found.values() for one in each.items() if one[0].startswith("adlgen"))
    return 1 if any(measured.failed for _, measured in ours) else 0


def measure_size(
    folder: Path, size: int, runs: int, only: str, compiled: Path | None
) -> dict[str, Measured]:
    """Measure everything for one number of tools."""
    given = inputs(folder / "in", size)
    chosen = [c for c in contenders(given, compiled) if only in c.name or c.name == FLOOR]
    found = {contender.name: Measured() for contender in chosen}
    same = folder / "same"
    made = Measured()
    run_once(next(c for c in contenders(given) if c.name == EVERYTHING), same, same, made)
    assert not made.failed, made.failed
    for number in range(runs + 1):
        for contender in chosen:
            if not found[contender.name].failed:
                out = fresh(folder)
                measured = found[contender.name] if number else made  # the first run warms up
                run_once(contender, out, same, measured)
    show(size, found)
    return found


def fresh(folder: Path) -> Path:
    """Create a folder for the output of one run, which stays: ext4 creates files slowly directly after others are deleted."""
    return Path(tempfile.mkdtemp(prefix="out-", dir=folder))


def run_once(contender: Contender, out: Path, same: Path, measured: Measured) -> None:
    """Run a command and note what it took."""
    command = [
        part.replace("{out}", str(out)).replace("{same}", str(same)) for part in contender.command
    ]
    log = out.parent / "log"
    started = time.perf_counter()
    with log.open("wb") as sink:
        files = [(os.POSIX_SPAWN_DUP2, sink.fileno(), number) for number in (1, 2)]
        child = os.posix_spawn(command[0], command, ENVIRONMENT, file_actions=files)
        _, status, used = os.wait4(child, 0)
    measured.wall.append(time.perf_counter() - started)
    measured.cpu.append(used.ru_utime + used.ru_stime)
    measured.memory.append(used.ru_maxrss / 1024)
    if os.waitstatus_to_exitcode(status) != 0:
        measured.failed = log.read_text(errors="replace").strip()[-200:] or "failed"


def show(size: int, found: dict[str, Measured]) -> None:
    """Print the table of one size."""
    floor = statistics.median(found[FLOOR].cpu)
    print(f"\n{size} tool{'' if size == 1 else 's'}")
    print(f"{'':32}{'cpu s':>9}{'x pass':>9}{'wall s':>9}{'MiB':>7}")
    for name, measured in found.items():
        if measured.failed:
            print(f"{name:32}  failed: {measured.failed.splitlines()[-1][:80]}")
            continue
        cpu = statistics.median(measured.cpu)
        peak = max(measured.memory)
        print(f"{name:32}{cpu:9.3f}{cpu / floor:9.1f}{min(measured.wall):9.3f}{peak:7.0f}")


def table(found: Mapping[int, Mapping[str, Measured]]) -> str:
    """Return the ratios of processor time to that of `python -c pass`, and the memory for the largest number of tools."""
    largest = max(found)
    heads = [f"{size:,} tool{'' if size == 1 else 's'}" for size in found]
    lines = [row_of(["", *heads, f"MiB, {largest:,} tools"])]
    lines.append(row_of(["---", *["---:"] * (len(found) + 1)]))
    for name in (name for name in found[largest] if name != FLOOR):
        ratios = [ratio(each[name], each[FLOOR]) for each in found.values()]
        last = found[largest][name]
        lines.append(row_of([name, *ratios, "" if last.failed else f"{max(last.memory):.0f}"]))
    return "\n".join(lines)


def ratio(measured: Measured, floor: Measured) -> str:
    """Return the ratio of two medians of processor time."""
    if measured.failed:
        return "fails"
    found = statistics.median(measured.cpu) / statistics.median(floor.cpu)
    return f"{found:.1f}" if found < 100 else f"{found:,.0f}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
