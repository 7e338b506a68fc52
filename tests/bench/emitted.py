"""`python -m tests.bench.emitted`: write the table of emitted files and lines in docs/library.md.

Files that adlgen owns are counted, without those that users own, with the runtime in the output and with one that is a
package. Cells are ``lines / files``. ``--of PROGRAM...`` prints the rows of another adlgen, which a command line starts.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from adlgen import api, runtime
from tests.conformance import suite
from tests.conformance.table.show import replaced, row_of

PAGE = suite.ROOT / "docs/library.md"
MARKS = (
    "<!-- emitted: written by `python -m tests.bench.emitted` -->",
    "<!-- end of emitted -->",
)
SPECS = Path(__file__).parent / "specs"
ORDERS = suite.ROOT / "examples/orders-agent/agent.yaml"
OUTPUTS: Mapping[str, tuple[Path, Mapping[str, str]]] = {
    "one tool": (SPECS / "one.yaml", {}),
    "seven tools and `read`": (SPECS / "seven.yaml", {}),
    "the orders agent": (ORDERS, {}),
    "seven tools, types only": (SPECS / "seven.yaml", {"wiring": "false"}),
}
"""The rows: a specification and options."""
LANGUAGES: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "Go": ("go", {}),
    "TypeScript": ("typescript", {}),
    "Rust": ("rust", {}),
    "Python, pydantic": ("python", {"models": "pydantic"}),
    "Python, dataclasses": ("python", {"models": "dataclass"}),
}
SHARED = {"go": "example.com/adlrt", "typescript": "@acme/runtime"}
OTHERS = "adlgen_runtime"
"""The name of the package in the other languages."""

Size: TypeAlias = tuple[int, int]
"""Lines and files."""
Emit: TypeAlias = Callable[[Path, str, Mapping[str, str], Path], bool]
"""Writes an output of a specification in a language, with options; reports whether that worked."""

BEFORE: Mapping[str, tuple[Size | None, ...]] = {
    "one tool": ((3746, 26), (3259, 24), (4617, 30), (3294, 25), (3185, 25)),
    "seven tools and `read`": ((5122, 42), (4334, 36), (7159, 53), (5237, 43), (5133, 43)),
    "the orders agent": ((5115, 40), (4349, 34), (7133, 51), (5234, 41), (5124, 41)),
    "seven tools, types only": ((4129, 29), (3524, 28), (4766, 32), (3506, 29), (3410, 29)),
}
"""The sizes at the commit bedcab2d4, in the order of the columns. It had no runtime that is a package."""


def size_of(folder: Path) -> Size:
    """Return the lines and the files of an output, without the record of the run."""
    texts = [
        path.read_text("utf-8")
        for path in folder.rglob("*")
        if path.is_file() and path.name != ".adlgen.json"
    ]
    return sum(text.count("\n") for text in texts), len(texts)


def emit_here(spec: Path, language: str, options: Mapping[str, str], output: Path) -> bool:
    """Emit with the adlgen of this checkout."""
    done = api.generate(spec, targets=[language], output=output, isolated=True, options=options)
    return done.ok


def emit_with(program: Sequence[str]) -> Emit:
    """Return what emits with another adlgen."""

    def emit(spec: Path, language: str, options: Mapping[str, str], output: Path) -> bool:
        given = [word for key, value in options.items() for word in ("--opt", f"{key}={value}")]
        command = [*program, "generate", str(spec), "-t", language, "-o", str(output), *given]
        done = subprocess.run([*command, "--isolated"], capture_output=True, check=False)
        return done.returncode == 0

    return emit


def sizes(options: Mapping[str, str], spec: Path, emit: Emit) -> Iterator[Size | None]:
    """Yield the size of the output in each language; None where it cannot be emitted."""
    for language, own in LANGUAGES.values():
        given = {**own, **options}
        if "runtime" in given:
            given["runtime"] = SHARED.get(language, OTHERS)
        with tempfile.TemporaryDirectory() as folder:
            emitted = emit(spec, language, given, Path(folder))
            yield size_of(Path(folder)) if emitted else None


def packages() -> Iterator[Size | None]:
    """Yield the size of the package of the runtime in each language, with its tests."""
    for language, _ in LANGUAGES.values():
        with tempfile.TemporaryDirectory() as folder:
            assert runtime(language, Path(folder)).ok
            yield size_of(Path(folder))


def measured() -> dict[str, tuple[Size | None, ...]]:
    """Return the rows of this checkout, by their titles."""
    rows: dict[str, tuple[Size | None, ...]] = {}
    for title, (spec, options) in OUTPUTS.items():
        rows[title] = tuple(sizes(options, spec, emit_here))
        shared = {**options, "runtime": "yes"}
        rows[f"{title}, shared runtime"] = tuple(sizes(shared, spec, emit_here))
    rows["the package of the runtime, with its tests"] = tuple(packages())
    return rows


def table_of(rows: Mapping[str, tuple[Size | None, ...]]) -> str:
    """Return the table: a row for each output, with one of the earlier commit where it is known."""
    lines = [row_of(["", *LANGUAGES]), row_of(["---", *["---:"] * len(LANGUAGES)])]
    for title, row in rows.items():
        lines.append(row_of([title, *map(_cell, row)]))
        if title in BEFORE:
            lines.append(row_of([f"{title}, at bedcab2d4", *map(_cell, BEFORE[title])]))
    return "\n".join(lines)


def _cell(size: Size | None) -> str:
    return "-" if size is None else f"{size[0]:,} / {size[1]}"


def main(arguments: list[str]) -> int:
    """Write the table, or print the rows of another adlgen."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--of", nargs=argparse.REMAINDER, metavar="WORD")
    program = parser.parse_args(arguments).of
    if program:
        for title, (spec, options) in OUTPUTS.items():
            print(f"    {title!r}: {tuple(sizes(options, spec, emit_with(program)))},")
        return 0
    text = PAGE.read_text("utf-8")
    PAGE.write_text(replaced(text, table_of(measured()), MARKS), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
