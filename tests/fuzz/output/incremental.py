"""Incremental runs after random edits: they print, write and leave what full runs do.

Each edit is followed by two runs in folders that are equal: one that may be incremental, and one with ``--no-cache``.
Now and then a third run writes a new folder.
"""

from __future__ import annotations

import contextlib
import copy
import io
import os
import random
import shutil
import time
from collections import Counter
from pathlib import Path

from adlgen.cache import changed, store
from adlgen.cli import main
from tests.fuzz.output.edits import EDITS, LANGUAGES, Specification, Tool
from tests.fuzz.output.publish import Found
from tests.fuzz.output.workbench import Workbench

SETTLED = 30_000_000
"""Nanoseconds: more than a step of the clock of the file system."""
ROUNDS = 25
"""Edits of one specification."""
MANY = 500
"""Edits of which some part must lead to incremental runs; a few specifications may have none."""
OPTIONS = {
    "defaults": ("apply", "keep"),
    "formats": ("annotate", "assert"),
    "integers": ("native", "big"),
    "numbers": ("native", "exact"),
    "validator": ("embedded", "external"),
    "wiring": ("true", "false"),
    "client": ("none", "mcp"),
    "layout": ("files", "files", "files", "single"),
    "models": ("pydantic", "dataclass"),
}
ONLY = {"models": ("python",), "client": ("go", "typescript", "python", "rust")}
MAIN, OTHER, NEW = "main", "twin", "anew"
"""The folder of runs that may be incremental, its copy for full runs, and a new one."""


class Project:
    """A specification, its edits, and runs of it in this process."""

    def __init__(self, root: Path, rng: random.Random) -> None:
        self.root = root
        self.rng = rng
        shutil.rmtree(root, ignore_errors=True)
        root.mkdir()
        os.chdir(root)
        count = rng.choice([1, 1, 1, 2])
        self.languages = rng.sample([*LANGUAGES], count)
        self.specification = Specification(rng, self.languages)
        self.options = self.some_options()
        self.write()

    def some_options(self) -> list[str]:
        words = [word for name in self.languages for word in ("-t", name)]
        for option in self.rng.sample([*OPTIONS], self.rng.randrange(3)):
            if all(name in ONLY.get(option, LANGUAGES) for name in self.languages):
                words += ["--opt", f"{option}={self.rng.choice(OPTIONS[option])}"]
        return words

    def write(self) -> None:
        (self.root / self.specification.name).write_bytes(self.specification.content())

    def run(self, folder: str, *more: str) -> tuple[int, str]:
        """Generate into a folder; return the exit code and what was printed."""
        output = io.StringIO()
        words = ["generate", self.specification.name, *self.options, "-o", folder, *more]
        with contextlib.redirect_stderr(output), contextlib.redirect_stdout(output):
            code = main(words)
        return code, output.getvalue().replace(folder, MAIN)

    def edit(self) -> str:
        """Make a random edit; return what it was."""
        if self.rng.random() < 0.06:
            return self.edit_output()
        if self.rng.random() < 0.03:
            self.options = self.some_options()
            return "options"
        chosen = self.rng.choice(EDITS)
        chosen(self.specification, self.rng.choice(self.specification.tools))
        self.write()
        return chosen.__name__

    def edit_output(self) -> str:
        """Edit, remove or add an output by hand, and a tool."""
        files = [path for path in (self.root / MAIN).rglob("*") if path.is_file()]
        self.specification.tools[0]["description"] = self.specification.text()
        self.write()
        if files:
            path = self.rng.choice(sorted(files))
            match self.rng.randrange(3):
                case 0:
                    path.unlink()
                case 1:
                    path.write_bytes(path.read_bytes() + b"\n")
                case _:
                    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
        return "output"

    def tree(self, folder: str) -> dict[str, bytes]:
        files = sorted(path for path in (self.root / folder).rglob("*") if path.is_file())
        return {
            path.relative_to(self.root / folder).as_posix(): path.read_bytes() for path in files
        }


def incremental_runs(bench: Workbench, edits: int, seed: int) -> Found:
    """Compare runs after edits with full runs."""
    found, rng = Found(), random.Random(seed)
    os.environ["ADLGEN_CACHE_DIR"] = str(bench.root.parent / "records")
    store.SETTLED_AFTER = SETTLED
    taken = _counter()
    while found.tried["edits"] < edits:
        project = Project(bench.root, rng)
        if _is_unusual(project.run(MAIN)) and rng.random() < 0.9:
            continue
        for _ in range(min(ROUNDS, edits - found.tried["edits"])):
            _round(project, found, taken)
    found.tried["incremental runs"] = taken["taken"]
    found.tried |= Counter({name: count for name, count in taken.items() if " " in name})
    if edits >= MANY:
        found.expect(taken["taken"] * 20 > edits, f"only {taken['taken']} runs were incremental")
    return found


def _counter() -> Counter[str]:
    """Count the incremental runs, and the reasons for others."""
    counted: Counter[str] = Counter()
    run = changed.write_changed_tool

    def counting(*given: object) -> None:
        counted["taken"] += 1
        try:
            run(*given)  # type: ignore[arg-type]  # the arguments as they are
        except Exception as error:
            counted["taken"] -= 1
            counted[f"full runs: {str(error) or type(error).__name__}"] += 1
            raise

    changed.write_changed_tool = counting  # type: ignore[assignment]  # the arguments as they are
    return counted


def _round(project: Project, found: Found, taken: Counter[str]) -> None:
    time.sleep(SETTLED / 1e9 * 1.2)
    project.run(MAIN)  # may record
    time.sleep(SETTLED / 1e9 * 1.2)
    kept = copy.deepcopy(project.specification.tools)
    what = [project.edit() for _ in range(project.rng.choice([1, 1, 1, 2]))]
    shutil.rmtree(project.root / OTHER, ignore_errors=True)
    if (project.root / MAIN).exists():
        shutil.copytree(project.root / MAIN, project.root / OTHER)
    before = taken["taken"]
    quick, whole = project.run(MAIN), project.run(OTHER, "--no-cache")
    kind = "incremental" if taken["taken"] > before else "full"
    found.tried["edits"] += 1
    where = f"{kind} after {what} of {project.specification.name} {project.options}"
    found.expect(quick == whole, f"{where}: {quick} instead of {whole}")
    same = project.tree(MAIN) == project.tree(OTHER)
    found.expect(same, f"{where}: {_differing(project, OTHER)}")
    if kind == "incremental" and project.rng.random() < 0.2:
        project.run(NEW, "--no-cache")
        found.expect(not _differing(project, NEW), f"{where}: {_differing(project, NEW)}, new")
        shutil.rmtree(project.root / NEW)
        found.tried["new folders"] += 1
    found.tried[f"{kind} runs with code {quick[0]}"] += 1
    again, once = project.run(MAIN), project.run(MAIN, "--no-cache")
    found.expect(again == once, f"{where}, again: {again} instead of {once}")
    if once[0] != 0 or (_is_unusual(once) and project.rng.random() < 0.8):
        _restore(project, kept)


def _is_unusual(done: tuple[int, str]) -> bool:
    """Report whether a run had errors or warnings other than that of missing user-owned files."""
    code, text = done
    return code != 0 or text.count("warning[") > text.count("warning[ADL0711]")


def _differing(project: Project, other: str) -> str:
    """Return the paths of the files that differ in more than their line endings, which edits by hand may change."""
    one, two = (
        {path: text.replace(b"\r\n", b"\n") for path, text in project.tree(folder).items()}
        for folder in (MAIN, other)
    )
    return ", ".join(sorted(path for path in {*one, *two} if one.get(path) != two.get(path)))


def _restore(project: Project, tools: list[Tool]) -> None:
    """Undo an edit that no run accepts."""
    project.specification.tools = tools
    project.write()
    shutil.rmtree(project.root / MAIN, ignore_errors=True)
