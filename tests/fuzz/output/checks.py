"""Answers of `check` after random edits: those of the shortcut are those of a full run.

Two runs answer after each edit: one that may use a record, and one with ``--no-cache``. They must print
the same and end with the same code. Some edits take place while a run is active, which may record.
"""

from __future__ import annotations

import mmap
import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import adlgen.cli.run
from adlgen.cache import store
from adlgen.cli.table import Outcome
from tests.fuzz.output.publish import Found
from tests.fuzz.output.workbench import Workbench, wait
from tests.unit.cli.conftest import SPEC, tool

SETTLED = 30_000_000
"""Nanoseconds: more than a step of the clock of the file system, less than a user needs."""
REFERENCE = "{type: object, properties: {x: {$ref: 'types/x.json'}}}"
FILES = {
    "types/x.json": '{"$id": "https://a.example/x.json", "$ref": "y.json"}',
    "types/y.json": '{"type": "string"}',
    "types/other.json": '{"type": "number"}',
}
ROUNDS = 25
"""Edits before everything is as it was in the beginning."""


class Project:
    """A project behind links, its pristine copy, and edits."""

    def __init__(self, bench: Workbench, rng: random.Random) -> None:
        self.root = bench.root
        self.bench = bench
        self.rng = rng
        shutil.rmtree(self.root, ignore_errors=True)
        bench.variant("A")
        (self.root / "real").mkdir()
        text = SPEC + "".join(tool(name) for name in "ab") + tool("c", REFERENCE)
        (self.root / "real/agent.yaml").write_text(text)
        for name, content in FILES.items():
            path = self.root / "real" / name
            path.parent.mkdir(exist_ok=True)
            path.write_text(content)
        shutil.copytree(self.root / "real", self.root / "second")
        (self.root / "current").symlink_to("real")
        (self.root / "agent.yaml").unlink()
        (self.root / "linked.yaml").symlink_to("current/agent.yaml")
        (self.root / "types").symlink_to("current/types")
        done = bench.run("generate", *self.arguments(), "--scaffold")
        assert done.code == 0, done.text
        self.pristine = self.root.with_name("pristine")
        shutil.rmtree(self.pristine, ignore_errors=True)
        shutil.copytree(self.root, self.pristine, symlinks=True)

    def arguments(self) -> list[str]:
        """Return the arguments of all runs."""
        spec = self.rng.choice(["linked.yaml", "current/agent.yaml", "real/agent.yaml"])
        return [spec, "--pack", "toy", "-o", "out"]

    def files(self) -> list[Path]:
        """Return all files and links that the result may depend on."""
        kinds = ("real", "second", "toy", "out", "linked.yaml", "current", "types")
        kind = self.root / self.rng.choice(kinds)
        inside = [*kind.rglob("*")] if kind.is_dir() and not kind.is_symlink() else [kind]
        return sorted(path for path in inside if "__pycache__" not in path.parts) or [kind]

    def edit(self) -> str:
        """Make a random edit; return what it was."""
        path = self.rng.choice(self.files())
        kind = self.rng.choice([*EDITS])
        try:
            EDITS[kind](path, self.rng)
        except OSError as error:
            return f"no {kind} of {path.name}: {error.strerror}"
        return f"{kind} of {path.relative_to(self.root)}"

    def restore(self) -> None:
        """Undo all edits; what was not edited is not touched."""
        for path in sorted(self.root.rglob("*"), reverse=True):
            if "__pycache__" not in path.parts and not _same(path, self._kept(path)):
                _remove(path)
        for kept in sorted(self.pristine.rglob("*")):
            path = self.root / kept.relative_to(self.pristine)
            if not os.path.lexists(path):
                if kept.is_dir() and not kept.is_symlink():
                    path.mkdir()
                else:
                    shutil.copy(kept, path, follow_symlinks=False)

    def _kept(self, path: Path) -> Path:
        return self.pristine / path.relative_to(self.root)


def _same(path: Path, kept: Path) -> bool:
    if not os.path.lexists(kept) or path.is_symlink() != kept.is_symlink():
        return False
    if path.is_symlink():
        return path.readlink() == kept.readlink()
    if path.lstat().st_mode != kept.lstat().st_mode:
        return False
    return path.is_dir() or path.read_bytes() == kept.read_bytes()


def _remove(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink()


# --- edits ---------------------------------------------------------------------------------------


def same_size(path: Path, rng: random.Random) -> None:
    """Change a byte in place."""
    content = bytearray(path.read_bytes() or b"x")
    place = rng.randrange(len(content))
    content[place] = rng.choice(b"abxyz19")
    with path.open("r+b") as file:
        file.write(content)


def same_times(path: Path, rng: random.Random) -> None:
    """Change a byte, and set back the times that a program can set."""
    status = path.stat()
    same_size(path, rng)
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))


def longer(path: Path, rng: random.Random) -> None:
    """Append a comment or a blank line."""
    with path.open("ab") as file:
        file.write(rng.choice([b"\n", b"# more\n", b" "]))


def replaced(path: Path, rng: random.Random) -> None:
    """Replace a file by another one, as editors do."""
    fresh = path.with_name("fresh.tmp")
    shutil.copy(path, fresh)
    if rng.random() < 0.7:
        same_size(fresh, rng)
    fresh.rename(path)


def linked(path: Path, rng: random.Random) -> None:
    """Move a file or a folder away and leave a link to it."""
    away = path.with_name(f"{path.name}.{rng.randrange(3)}")
    path.rename(away)
    path.symlink_to(away.name)


def retargeted(path: Path, rng: random.Random) -> None:
    """Let a link lead elsewhere, or turn a file into a link to its neighbour."""
    others = [other for other in sorted(path.parent.iterdir()) if other != path]
    if path.is_symlink() and path.name == "current":
        target = "second" if str(path.readlink()) == "real" else "real"
    else:
        target = rng.choice([other.name for other in others] or ["nowhere"])
    _remove(path)
    path.symlink_to(target)


def removed(path: Path, rng: random.Random) -> None:
    """Remove a file or a folder."""
    del rng
    _remove(path)


def added(path: Path, rng: random.Random) -> None:
    """Add a file next to another one."""
    names = ["z.json", "d.txt", "fresh.j2", ".adl-ignore", "extra/file.txt"]
    fresh = path.parent / rng.choice(names)
    fresh.parent.mkdir(exist_ok=True)
    fresh.write_text(rng.choice(["{}", "gen/a*\n", "*.txt\n"]))


def touched(path: Path, rng: random.Random) -> None:
    """Give a file a new time."""
    del rng
    os.utime(path)


def other_mode(path: Path, rng: random.Random) -> None:
    """Give a file another mode."""
    path.chmod(path.stat().st_mode ^ rng.choice([0o001, 0o020, 0o100]))


def interrupted(path: Path, rng: random.Random) -> None:
    """Leave a staging folder, as a killed run does."""
    del rng
    root = next(parent for parent in (path, *path.parents) if (parent / "toy").is_dir())
    (root / "out/.adlgen.tmp").mkdir()


EDITS: dict[str, Callable[[Path, random.Random], None]] = {
    edit.__name__: edit
    for edit in (
        same_size,
        same_size,
        same_times,
        longer,
        replaced,
        linked,
        retargeted,
        removed,
        added,
        touched,
        other_mode,
        interrupted,
    )
}


# --- the campaign --------------------------------------------------------------------------------


def check_runs(bench: Workbench, runs: int, seed: int) -> Found:
    """Compare the answers of runs with and without the shortcut; forked processes."""
    found, rng = Found(), random.Random(seed)
    os.environ["ADLGEN_CACHE_DIR"] = str(bench.root.parent / "records")
    store.SETTLED_AFTER = SETTLED
    sys.dont_write_bytecode = True
    whole_runs = _counter()
    while found.tried["answers"] < runs:
        project = Project(bench, rng)
        arguments = project.arguments()
        for _ in range(min(ROUNDS * 20, runs - found.tried["answers"])):
            _round(project, arguments, found)
            if rng.random() < 1 / ROUNDS:
                arguments = project.arguments()
    found.tried["runs that were not replayed"] = int.from_bytes(whole_runs[:4], "little")
    return found


def _counter() -> mmap.mmap:
    """Count the runs that are not replayed in memory that all forks share."""
    shared = mmap.mmap(-1, 4)
    attempt = adlgen.cli.run.attempt

    def counted(arguments: Sequence[str]) -> Outcome:
        if "--no-cache" not in arguments:
            number = int.from_bytes(shared[:4], "little") + 1
            shared[:4] = number.to_bytes(4, "little")
        return attempt(arguments)

    adlgen.cli.run.attempt = counted
    return shared


def _round(project: Project, arguments: list[str], found: Found) -> None:
    bench, rng = project.bench, project.rng
    command = ["check", *arguments]
    what = []
    if rng.random() < 0.8:
        project.restore()
        what.append("restored")
        time.sleep(SETTLED / 1e9 * 1.5)
        bench.run(*command)  # records
        found.tried["runs with the shortcut"] += 1
    if rng.random() < 0.3:
        found.tried["runs with the shortcut"] += 1
        started = bench.start(*command)
        time.sleep(rng.random() * 0.05)
        what.append(f"during a run: {project.edit()}")
        wait(started)
    else:
        what.append(project.edit())
    for _ in range(rng.choice([1, 1, 2])):
        quick = bench.run(*command)
        whole = bench.run(*command, "--no-cache")
        found.tried["runs with the shortcut"] += 1
        found.tried["answers"] += 1
        found.tried[f"answers with code {whole.code}"] += 1
        found.expect(quick == whole, f"{what}: {quick} instead of {whole}")


def real_check_runs(bench: Workbench, runs: int, seed: int) -> Found:
    """Compare the answers of real processes, with the real times after which a file counts as settled."""
    found, rng = Found(), random.Random(seed)
    os.environ["ADLGEN_CACHE_DIR"] = str(bench.root.parent / "records")
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    project = Project(bench, rng)
    arguments = project.arguments()
    for answers in _real_rounds(project, arguments, runs):
        what, quick, whole = answers
        found.tried["answers of real processes"] += 1
        found.expect(quick == whole, f"{what}: {quick} instead of {whole}")
    return found


def _real_rounds(
    project: Project, arguments: list[str], runs: int
) -> Iterator[tuple[str, object, object]]:
    command = [sys.executable, "-m", "adlgen", "check", *arguments]
    for _ in range(runs):
        project.restore()
        time.sleep(0.25)
        _process(command, project.root).communicate()
        if project.rng.random() < 0.4:
            active = _process(command, project.root)
            time.sleep(project.rng.random() * 0.5)
            what = f"during a run: {project.edit()}"
            active.communicate()
        else:
            what = project.edit()
        quick, whole = (_process([*command, *more], project.root) for more in ((), ("--no-cache",)))
        yield what, (*quick.communicate(), quick.returncode), (
            *whole.communicate(),
            whole.returncode,
        )


def _process(command: list[str], folder: Path) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=folder, stdout=pipe, stderr=pipe, text=True)
