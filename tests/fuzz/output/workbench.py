"""A project with two targets, variants of it, and the command line in forked processes.

A fork of this process has everything loaded, so that a run takes some ten milliseconds. It is the same
run: the packs are loaded and all files are read in the child.
"""

from __future__ import annotations

import contextlib
import io
import os
import shutil
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from adlgen.cli import main
from adlgen.output import disk, file
from tests.unit.cli.conftest import SPEC, tool

PACKS = Path(__file__).parents[2] / "unit/cli"
NAMES = ("toy", "toy2")
STAGE = ".adlgen.tmp"
USER = b"the work of a week\n"
VARIANTS = {"A": "abc", "B": "bcde", "C": "ad"}
"""The tools of each variant; the contents of their files differ as well."""

Tree = dict[str, bytes]
Hook = Callable[[str, tuple[Any, ...]], None]
"""Called before each call of the system that writes, with its name and its arguments."""

CHANGING = (
    *("open", "write", "fsync", "rename", "link", "symlink", "unlink", "mkdir", "rmdir", "fchmod"),
)
MODULES = (disk, file)
"""The only modules that write to output folders."""
READING = ("stat", "listdir")


@dataclass
class Done:
    """The end of a run: its exit code, negative for a signal, and what it printed."""

    code: int
    text: str


@dataclass
class Workbench:
    """A folder with a specification and packs, and its output below ``out``."""

    root: Path

    def variant(self, name: str) -> None:
        """Write the specification and the templates of a variant."""
        self.root.mkdir(parents=True, exist_ok=True)
        (self.root / "agent.yaml").write_text(SPEC + "".join(map(tool, VARIANTS[name])))
        for pack in NAMES:
            folder = self.root / pack
            if not folder.exists():
                shutil.copytree(PACKS / pack, folder, ignore=shutil.ignore_patterns("__pycache__"))
                facts = (folder / "pack.toml").read_text()
                facts = facts.replace("gen/{file}.txt", "gen/{file}/text.txt")
                (folder / "pack.toml").write_text(facts)
            template = (PACKS / pack / "tool.j2").read_text()
            (folder / "tool.j2").write_text(f"{name}\n{template}")

    def arguments(self, verb: str, roots: int) -> list[str]:
        """Return a command line for the first target, or for both."""
        packs = [part for name in NAMES[:roots] for part in ("--pack", name)]
        return [verb, *packs, "-o", "out" if roots > 1 else "out/toy"]

    def run(
        self,
        *arguments: str,
        hook: Hook | None = None,
        reads: bool = False,
        before: Callable[[], None] | None = None,
    ) -> Done:
        """Run a command line in a forked process, with a hook in its file system calls."""
        return wait(self.start(*arguments, hook=hook, reads=reads, before=before))

    def start(
        self,
        *arguments: str,
        hook: Hook | None = None,
        reads: bool = False,
        before: Callable[[], None] | None = None,
    ) -> tuple[int, int]:
        """Start a command line; return the process and the descriptor of what it prints.

        ``before`` is called first in that process.
        """
        sys.stdout.flush()
        read, write = os.pipe()
        child = os.fork()
        if child:
            os.close(write)
            return child, read
        code = 99
        try:
            os.close(read)
            os.dup2(write, 1)
            os.dup2(write, 2)
            os.chdir(self.root)
            if before is not None:
                before()
            if hook is not None:
                install(hook, (*CHANGING, *READING) if reads else CHANGING)
            code = main(arguments)
            sys.stdout.flush()
            sys.stderr.flush()
        except BaseException:  # noqa: BLE001 - the parent reports it
            traceback.print_exc()
            sys.stderr.flush()
        finally:
            os._exit(code)

    def tree(self, *, whole: bool = False) -> Tree:
        """Return all files of the output by path; with ``whole`` also those of the stage."""
        out = self.root / "out"
        return {
            path.relative_to(out).as_posix(): path.read_bytes()
            for path in sorted(out.rglob("*"))
            if path.is_file() and (whole or STAGE not in path.parts)
        }

    def edit_user_files(self) -> None:
        """Implement what the scaffold left to the user."""
        for path in self.root.glob("out/*/mine/*"):
            path.write_bytes(USER)

    def leftovers(self) -> list[str]:
        """Return the staging folders."""
        return [path.as_posix() for path in self.root.rglob(STAGE)]


def wait(started: tuple[int, int]) -> Done:
    """Wait for the end of a run."""
    child, read = started
    with os.fdopen(read, "rb") as file:
        text = file.read().decode("utf-8", "replace")
    _, status = os.waitpid(child, 0)
    return Done(os.waitstatus_to_exitcode(status), text)


def install(hook: Hook, names: tuple[str, ...]) -> None:
    """Call a hook before the file system calls of the modules that write."""
    shim = type("Os", (), {})()
    for name in dir(os):
        if not name.startswith("__"):
            setattr(shim, name, getattr(os, name))

    def wrapped(name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def call_with_hook(*args: Any, **kwargs: Any) -> Any:
            if name != "open" or args[1] & os.O_CREAT or "stat" in names:
                hook(name, args)
            return call(*args, **kwargs)

        return call_with_hook

    for name in names:
        setattr(shim, name, wrapped(name, getattr(os, name)))
    for module in MODULES:
        module.os = shim  # type: ignore[attr-defined]  # the seam of the tests


class At:
    """A hook that acts at the n-th call, and counts them in a file that the parent can read."""

    def __init__(self, number: int, act: Callable[[], None]) -> None:
        self.left = number
        self.act = act

    def __call__(self, name: str, args: tuple[Any, ...]) -> None:
        del name, args
        self.left -= 1
        if self.left == 0:
            self.act()


def count_calls(bench: Workbench, *arguments: str, reads: bool = False) -> int:
    """Return how many calls a run makes; it takes place."""
    with tempfile.TemporaryFile() as file:

        def note(name: str, args: tuple[Any, ...]) -> None:
            del name, args
            os.write(file.fileno(), b".")

        done = bench.run(*arguments, hook=note, reads=reads)
        assert done.code == 0, done.text
        return file.seek(0, os.SEEK_END)


@contextlib.contextmanager
def workbench() -> Iterator[Workbench]:
    """Make a workbench in a new folder, without a cache."""
    before = dict(os.environ)
    os.environ["ADLGEN_CACHE_DIR"] = ""
    os.environ.pop("CI", None)
    with tempfile.TemporaryDirectory(prefix="adlgen-output-") as folder:
        try:
            _preload(Path(folder))
            yield Workbench(Path(folder) / "project")
        finally:
            os.environ.clear()
            os.environ.update(before)


def _preload(folder: Path) -> None:
    """Load in this process what every run loads, so that its forks do not."""
    bench = Workbench(folder / "preload")
    bench.variant("A")
    with contextlib.chdir(bench.root), contextlib.redirect_stderr(io.StringIO()):
        assert main([*bench.arguments("generate", 2), "--scaffold"]) == 0
    for name in [name for name in sys.modules if name.startswith("adlgen_pack_")]:
        del sys.modules[name]


@dataclass
class Scene:
    """The output of variant A with the work of a user, and what each variant makes of it."""

    bench: Workbench
    roots: int
    before: Tree
    after: Mapping[str, Tree]
    later: Mapping[str, Tree]
    """The same when variant B came between: files that it scaffolded stay."""

    def reset(self) -> None:
        """Restore the output of variant A."""
        out = self.bench.root / "out"
        shutil.rmtree(out, ignore_errors=True)
        shutil.copytree(self.bench.root / "kept", out, symlinks=True)


def scene(bench: Workbench, roots: int) -> Scene:
    """Prepare a scene for one or two targets."""
    shutil.rmtree(bench.root, ignore_errors=True)
    bench.variant("A")
    generate = [*bench.arguments("generate", roots), "--scaffold"]
    assert bench.run(*generate).code == 0
    bench.edit_user_files()
    before = bench.tree()
    shutil.copytree(bench.root / "out", bench.root / "kept")
    made = Scene(bench, roots, before, {}, {})
    made.after = {name: result_of(made, generate, name) for name in VARIANTS}
    made.later = {name: result_of(made, generate, "B", name) for name in VARIANTS}
    made.reset()
    return made


def result_of(at: Scene, generate: list[str], *variants: str) -> Tree:
    """Return the output after runs of some variants, from that of variant A."""
    at.reset()
    for name in variants:
        at.bench.variant(name)
        done = at.bench.run(*generate)
        assert done.code == 0, done.text
    return at.bench.tree()
