"""`make bench`: runs that have nothing or little to do, as ratios to `python -c pass` in the same run.

A project with one Go target is generated; then every round changes one tool, generates (`one changed tool`), generates
again (`first run after it`) and once more (`nothing to do`). A persistent worker answers the same requests, and `adlgen
watch` takes the steps of its second row after it has noticed a change.

The wheel is measured, in a virtual environment of its own.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from adlgen.document.node import JsonValue
from tests.bench import synthetic
from tests.bench.installed import built, install
from tests.bench.peers import CACHE, Contender
from tests.bench.run import ENVIRONMENT, Measured, run_once

SIZES = (1, 1_000, 10_000)
CONFIGURATION = """\
version: 1
specs: [agent.json]
limits: {source_bytes: 268435456}
targets: [{lang: go, out: out, options: {layout: %s}}]
"""
SETTLED = 0.3
"""Seconds after which a file that was written counts as settled."""
FLOOR, ROWS = "python -c pass", ("one changed tool", "first run after it", "nothing to do")
RESIDENT = ("worker, nothing to do", "worker, one changed tool")
INSTALLED = CACHE / "bench-install"
ADLGEN, PYTHON_PROGRAM = str(INSTALLED / "bin" / "adlgen"), str(INSTALLED / "bin" / "python")


def main(arguments: list[str]) -> int:
    """Measure and print a table; return 1 if a run failed or rewrote files of other tools."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sizes", type=int, nargs="*", default=list(SIZES))
    parser.add_argument("--layouts", nargs="*", default=["files", "single"])
    parser.add_argument("--runs", type=int, default=7)
    options = parser.parse_args(arguments)
    install_this()
    kinds = [(size, layout) for size in options.sizes for layout in options.layouts]
    return max(measure_size(size, layout, options.runs) for size, layout in kinds)


def install_this() -> None:
    """Install the wheel of this checkout."""
    with tempfile.TemporaryDirectory() as folder:
        install(built(Path(folder)), INSTALLED)


def measure_size(size: int, layout: str, runs: int) -> int:
    """Measure one number of tools in a layout; return 1 if something is wrong."""
    found = {name: Measured() for name in (FLOOR, *ROWS, *RESIDENT)}
    failed = 0
    with tempfile.TemporaryDirectory(prefix="adlgen-bench-") as name:
        folder = Path(name)
        (folder / "adlgen.yaml").write_text(CONFIGURATION % layout)
        made = synthetic.tools(size)
        write(folder, made, "first")
        generate(folder, Measured())
        for number in range(runs):
            write(folder, made, f"change {number}")
            before = times(folder)
            time.sleep(SETTLED)
            run_once(
                Contender(FLOOR, (PYTHON_PROGRAM, "-c", "pass")), folder / "o", folder, found[FLOOR]
            )
            for row in ROWS:
                generate(folder, found[row])
                if row == ROWS[0]:
                    failed |= int(
                        changed(before, times(folder)) != 2
                    )  # the file of the tool, and the manifest
                time.sleep(SETTLED)
        worker(folder, made, runs, [found[row] for row in RESIDENT])
    floor = statistics.median(found[FLOOR].wall)
    title = f"{size} tool{'' if size == 1 else 's'}, layout={layout}"
    print(f"\n{title:31}{'wall s':>9}{'x pass':>9}")
    for row, measured in found.items():
        failed |= int(bool(measured.failed))
        wall = statistics.median(measured.wall)
        print(f"{row:28}{wall:12.4f}{wall / floor:9.2f}  {measured.failed}")
    return failed


def write(folder: Path, made: list[dict[str, JsonValue]], text: str) -> None:
    """Write the specification; the description of the last tool is ``text``."""
    made[-1]["description"] = text
    (folder / "agent.json").write_text(synthetic.manifest(made))


def generate(folder: Path, measured: Measured) -> None:
    """Run adlgen for the project."""
    words = ("env", "-C", str(folder), ADLGEN, "-q")
    run_once(Contender("adlgen", ("/usr/bin/env", *words[1:])), folder / "o", folder, measured)


def times(folder: Path) -> dict[str, int]:
    return {str(p): p.stat().st_mtime_ns for p in (folder / "out").rglob("*") if p.is_file()}


def changed(before: dict[str, int], after: dict[str, int]) -> int:
    return sum(before.get(path) != time for path, time in after.items())


def worker(
    folder: Path, made: list[dict[str, JsonValue]], runs: int, rows: Sequence[Measured]
) -> None:
    """Measure requests of a worker after the first ones: without a change, and after each."""
    process = subprocess.Popen(
        [ADLGEN, "--persistent_worker"],
        cwd=folder,
        env=ENVIRONMENT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    request = json.dumps({"arguments": ["generate", "-q"]})
    for number in range(2 * (runs + 3)):
        if number % 2:
            write(folder, made, f"change {number} for the worker")
        started = time.perf_counter()
        process.stdin.write(f"{request}\n")
        process.stdin.flush()
        answer = json.loads(process.stdout.readline())
        measured = rows[number % 2]
        if number >= 6:  # the first ones run in full, or load modules
            measured.wall.append(time.perf_counter() - started)
        measured.failed = measured.failed or answer["output"] * bool(answer["exitCode"])
        time.sleep(SETTLED)
    process.stdin.close()
    process.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
