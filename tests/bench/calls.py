"""`python -m tests.bench.calls`: how long one call takes: JSON bytes checked and decoded.

The emitted code of every target next to the usual libraries of its language: all warm, in turns, in one
process for each language (a round each that counts for nothing, then five, of which the least counts). Every
contender takes the same bytes, checks them by the same schema, and returns values; those of typed languages
are decoded into types, written by hand for the peers.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
from collections import defaultdict
from collections.abc import Callable, Mapping
from pathlib import Path

from adlgen.document.node import Source
from adlgen.testing.targets import render_source
from tests.bench.call_inputs import SCHEMAS, TEXTS, manifest
from tests.conformance import suite
from tests.conformance.table.talk import NODE, PEERS, PYTHON, ROOT, environment, lay_out, run

HERE = PEERS / "calls"
CACHE = ROOT / ".cache" / "calls"
OURS = "adlgen"


def main(arguments: list[str]) -> int:
    """Measure every language and print a table; return 1 if one cannot be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each contender and size")
    parser.add_argument("--only", nargs="*", choices=LANGUAGES, default=list(LANGUAGES))
    options = parser.parse_args(arguments)
    given = CACHE / "inputs"
    lay_out(given, {f"{name}.json": text for name, text in TEXTS.items()})
    for name, schema in SCHEMAS.items():
        (given / f"{name}.schema.json").write_text(json.dumps(schema))
    failed = 0
    for name in options.only:
        program, builds = LANGUAGES[name]
        if shutil.which(program, path=environment()["PATH"]) is None:
            print(f"{name}: SKIPPED, {program} missing")
            continue
        fine, answers = builds(given, options.seconds)
        print(f"\n{name}\n{table(answers) if fine else answers[-2000:]}", flush=True)
        failed += not fine
    return min(failed, 1)


def emitted(target: str, **options: str) -> dict[str, str]:
    """Emit the tools whose inputs are measured."""
    made = render_source(
        Source("agent.json", manifest()), suite.TARGETS[target], {"wiring": "false", **options}
    )
    return {file.path: file.text for file in made.tree}


# --- one language each ------------------------------------------------------------------------


def go(given: Path, seconds: float) -> tuple[bool, str]:
    """Build and run."""
    folder = CACHE / "go"
    files = emitted("go")
    files["go.mod"] = (HERE / "go.mod.txt").read_text()
    files["go.sum"] = (HERE / "go.sum.txt").read_text()
    files["cmd/calls/main.go"] = (HERE / "calls.go.txt").read_text()
    lay_out(folder, files)
    program = str(folder / "calls")
    fine, answers = run(["go", "build", "-o", program, "./cmd/calls"], folder)
    return run([program, str(given), str(seconds)], folder) if fine else (fine, answers)


def typescript(given: Path, seconds: float) -> tuple[bool, str]:
    """Build and run."""
    folder = CACHE / "typescript"
    lay_out(folder, {**emitted("typescript"), "package.json": '{"type": "module"}'})
    how = ["--module", "nodenext", "--target", "es2022", "--skipLibCheck"]
    where = ["--rootDir", "src", "--outDir", "dist", "src/toolspec/index.ts"]
    fine, answers = run([str(NODE / "tsc"), *how, *where], folder)
    module = str(folder / "dist" / "toolspec" / "index.js")
    command = ["node", str(HERE / "calls.mjs"), str(given), str(seconds), module]
    return run(command, folder) if fine else (fine, answers)


def rust(given: Path, seconds: float) -> tuple[bool, str]:
    """Build and run."""
    folder = CACHE / "rust"
    files = {path: text for path, text in emitted("rust").items() if path.startswith("src/")}
    files |= {name: (HERE / "rust" / name).read_text() for name in ("Cargo.toml", "Cargo.lock")}
    files["src/main.rs"] = (HERE / "rust" / "main.rs").read_text()
    lay_out(folder, files)
    fine, answers = run(["cargo", "build", "--release", "--quiet", "--locked"], folder)
    program = str(Path(environment()["CARGO_TARGET_DIR"]) / "release" / "calls")
    return run([program, str(given), str(seconds)], folder) if fine else (fine, answers)


def python(given: Path, seconds: float) -> tuple[bool, str]:
    """Run both kinds of models."""
    folder = CACHE / "python"
    files: dict[str, str] = {}
    for kind in ("dataclass", "pydantic"):
        files |= emitted(f"python-{kind}", module=f"calls_{kind}")
    files["calls.py"] = (HERE / "calls.py").read_text()
    lay_out(folder, files)
    start = "import sys, runpy; sys.path.insert(0, 'src'); runpy.run_path('calls.py', run_name='__main__')"
    return run([str(PYTHON), "-c", start, str(given), str(seconds)], folder)


LANGUAGES: Mapping[str, tuple[str, Callable[[Path, float], tuple[bool, str]]]] = {
    "go": ("go", go),
    "typescript": ("node", typescript),
    "rust": ("cargo", rust),
    "python": (str(PYTHON), python),
}


# --- the table --------------------------------------------------------------------------------


def table(printed: str) -> str:
    """Format microseconds per call, and the ratio of a contender's time to that of adlgen (the first)."""
    found: dict[str, dict[str, float]] = defaultdict(dict)
    for line in printed.splitlines():
        if line.startswith("{"):
            fact = json.loads(line)
            found[fact["contender"]][fact["size"]] = fact["us"]
    first = next(name for name in found if name.startswith(OURS))
    sizes = [f"{size} {len(text.encode())} B" for size, text in TEXTS.items()]
    lines = [f"{'us per call (x ' + first + ')':44}" + "".join(f"{size:>22}" for size in sizes)]
    for name, times in found.items():
        cells = [f"{times[s]:.1f} ({times[s] / found[first][s]:.2f})" for s in TEXTS]
        lines.append(f"{name:44}" + "".join(f"{cell:>22}" for cell in cells))
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
