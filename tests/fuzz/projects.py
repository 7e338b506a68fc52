"""The schemas as emitted by each target, built with coverage instrumentation."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from adlgen.schema.model import Canonical
from adlgen.testing.targets import Rendered, render_source
from tests.conformance import outputs, suite
from tests.conformance.table import talk
from tests.conformance.table.talk import lay_out
from tests.fuzz.engine import Worker
from tests.fuzz.material import NAME, Input

HERE = Path(__file__).parent
CACHE = suite.ROOT / ".cache" / "fuzz"
TARGETS = ("python-dataclass", "python-pydantic", "rust", "go")
COVERAGE = (
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=3",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Copt-level=1",
)
"""What makes the compiler count, as libFuzzer has it; overflows stay checked."""
HARNESS = "src/bin/adlgen_harness.rs"


def missing(target: str) -> list[str]:
    """Return the programs that this machine lacks for a target."""
    needs = {"rust": ["cargo", "rustc"], "go": ["go"]}.get(target, [])
    return [name for name in needs if shutil.which(name) is None]


def emitted(target: str, schemas: Mapping[str, Canonical]) -> Rendered:
    """Emit the schemas for a target."""
    source = outputs.agent(NAME, {tool: one.json for tool, one in schemas.items()})
    options = {"harness": "true", "wiring": "false", **suite.ANNOTATED}
    return render_source(source, suite.TARGETS[target], options, lenient=True)


def worker(target: str, schemas: Mapping[str, Canonical], *, plant: int = 0) -> Worker:
    """Emit and build a target.

    Raises AssertionError if it does not compile.
    """
    made = emitted(target, schemas)
    folder = CACHE / target / "project"
    files = {file.path: file.text for file in made.tree}
    planted = {"FUZZ_PLANT": str(plant)}
    if target == "rust":
        return Worker([str(build_rust(folder, files))], folder, planted)
    lay_out(folder, files)
    command = [sys.executable, str(HERE / "python_worker.py"), made.plan.words["package"]]
    return Worker(command, folder, {**planted, "PYTHONPATH": str(folder / "src")})


def build_rust(folder: Path, files: dict[str, str]) -> Path:
    """Lay out the crate, its harness with counters, and return the program."""
    counting = files.pop(HARNESS).replace("fn main()", "#[allow(dead_code)]\nfn lines()")
    files["src/bin/fuzz.rs"] = counting + (HERE / "rust" / "cover.rs").read_text()
    # The crate is not a member of a workspace in a parent folder.
    files["Cargo.toml"] += "\n[workspace]\n"
    files["Cargo.lock"] = (suite.ROOT / "tests/toolchains/rust/Cargo.lock").read_text()
    lay_out(folder, files)
    about = run(["rustc", "--version", "--verbose"], folder)
    host = next(line.split()[1] for line in about.splitlines() if line.startswith("host:"))
    out = folder.parent / "target"
    # With a target named, build scripts and macros are compiled without the flags.
    environment = {"RUSTFLAGS": " ".join(COVERAGE), "CARGO_TARGET_DIR": str(out)}
    run(["cargo", "build", "--quiet", "--bin", "fuzz", "--target", host], folder, environment)
    return out / host / "debug" / "fuzz"


def lay_out_go(schemas: Mapping[str, Canonical], texts: Sequence[Input]) -> Path:
    """Lay out the module with the fuzz target and its seeds, and return the folder of both."""
    made = emitted("go", schemas)
    harness = "toolspec/harness"
    files = {file.path: file.text for file in made.tree}
    files.setdefault("go.mod", f"module {made.plan.words['module']}\n\ngo 1.24\n")
    files[f"{harness}/fuzz_test.go"] = (HERE / "go" / "fuzz_test.go.txt").read_text()
    lines = [json.dumps({"tool": given.tool, "text": given.text}) for given in texts]
    files[f"{harness}/seeds.jsonl"] = "".join(f"{line}\n" for line in lines)
    folder = CACHE / "go" / "project"
    lay_out(folder, files)
    program = CACHE / "go" / "fuzz.test"
    # Asked to fuzz, the compiler makes code that counts.
    run(
        ["go", "test", "-vet=off", "-c", "-fuzz=FuzzValidate", "-o", str(program), "."],
        folder / harness,
    )
    run(["go", "build", "-o", str(CACHE / "go" / "harness"), "."], folder / harness)
    return folder / harness


def run(command: Sequence[str], folder: Path, environment: Mapping[str, str] | None = None) -> str:
    """Run a compiler and return what it printed.

    Raises AssertionError with the output if it fails.
    """
    done = subprocess.run(
        command,
        cwd=folder,
        env={**talk.environment(), **(environment or {})},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{done.stdout}{done.stderr}"[-8000:]
    return done.stdout
