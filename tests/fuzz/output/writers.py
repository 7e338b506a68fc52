"""Every command that writes files, with the files of a user around it."""

from __future__ import annotations

import json
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.fuzz.output.workbench import READING, STAGE, Tree, Workbench
from tests.unit.cli.conftest import SPEC, tool

TEMPORARY = ".adlgen."
"""The prefix of the names of single files that are written."""
LINK = b"link to "
SERVER = """\
import json, sys
for line in sys.stdin:
    request = json.loads(line)
    if "id" in request:
        schema = {"type": "object", "properties": {"x": {"type": "string"}}}
        tools = {"tools": [{"name": "ping", "description": "d", "inputSchema": schema}]}
        info = {"protocolVersion": "2025-06-18", "capabilities": {"tools": {}},
                "serverInfo": {"name": "notes", "version": "1"}}
        result = info if request["method"] == "initialize" else tools
        print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}), flush=True)
"""


@dataclass
class Writer:
    """A command, the folder in which it runs, and what it makes of it."""

    name: str
    arguments: list[str]
    prepare: Callable[[Workbench], None]
    swapped: tuple[str, ...] = ()
    """Folders that an attacker replaces by links."""
    creates: bool = False
    """Whether the command refuses to run again after it has succeeded."""
    bench: Workbench = field(default_factory=lambda: Workbench(Path()))
    before: Tree = field(default_factory=dict)
    after: Tree = field(default_factory=dict)
    outside: Tree = field(default_factory=dict)
    """The files of another folder, to which an attacker's links lead."""
    calls: int = 0
    """The calls of the system of an uninterrupted run."""
    writing: int = 0
    """Those of them that write."""

    @property
    def _lab(self) -> Path:
        return self.bench.root.parent

    def set_up(self, lab: Path) -> None:
        """Make the folder, and note what an uninterrupted run makes of it."""
        shutil.rmtree(lab, ignore_errors=True)
        self.bench = Workbench(lab / "work")
        self.bench.root.mkdir(parents=True)
        self.prepare(self.bench)
        shutil.copytree(self.bench.root, lab / "base", symlinks=True)
        self.before = tree_of(self.bench.root)
        self._count()
        self.after = tree_of(self.bench.root)
        assert self.after != self.before, self.name
        for name in self.swapped:  # what a write through the link would replace
            inside = self.bench.root / name
            shutil.copytree(inside, lab / "outside" / name, symlinks=True, dirs_exist_ok=True)
        for path in (lab / "outside").rglob("*"):
            if path.is_file() and not path.is_symlink():
                path.write_bytes(path.read_bytes() + b"outside\n")
        self.outside = tree_of(lab / "outside")

    def _count(self) -> None:
        """Run the command, and count its calls of the system."""
        with tempfile.TemporaryFile() as file:

            def note(name: str, args: tuple[Any, ...]) -> None:
                reads = name in READING or (name == "open" and not args[1] & os.O_CREAT)
                os.write(file.fileno(), b"r" if reads else b"w")

            done = self.bench.run(*self.arguments, hook=note, reads=True)
            assert done.code == 0, (self.name, done)
            file.seek(0)
            calls = file.read()
        self.calls, self.writing = len(calls), calls.count(b"w")

    def reset(self) -> None:
        """Restore the folder."""
        shutil.rmtree(self.bench.root)
        shutil.rmtree(self._lab / "moved", ignore_errors=True)
        shutil.copytree(self._lab / "base", self.bench.root, symlinks=True)

    def swap(self, name: str) -> bool:
        """Replace a folder by a link to one outside; report whether it exists."""
        folder = self.bench.root / name
        if not folder.is_dir() or folder.is_symlink():
            return False
        folder.rename(self._lab / "moved")
        folder.symlink_to(self._lab / "outside" / name, target_is_directory=True)
        return True

    def swap_back(self, name: str) -> None:
        """Undo ``swap``."""
        folder = self.bench.root / name
        if folder.is_symlink():
            folder.unlink()
            (self._lab / "moved").rename(folder)

    def is_outside_unchanged(self) -> bool:
        """Report whether nothing was written to the folder outside."""
        outside = self._lab / "outside"
        return tree_of(outside) == self.outside and not [*outside.rglob(STAGE)]


def tree_of(folder: Path) -> Tree:
    """Return the files and links of a folder by path, without what a run leaves for the next one."""
    found = {}
    for path in sorted(folder.rglob("*")):
        if STAGE in path.parts or path.name.startswith(TEMPORARY):
            continue
        name = path.relative_to(folder).as_posix()
        if path.is_symlink():
            found[name] = LINK + os.fsencode(path.readlink())
        elif path.is_file():
            found[name] = f"{path.stat().st_mode & 0o777:o} ".encode() + path.read_bytes()
    return found


# --- the commands ---------------------------------------------------------------------------------

_LINES = "".join(f"{number}\n" for number in range(9))


def _spec(bench: Workbench, *tools: str) -> None:
    (bench.root / "agent.yaml").write_text(SPEC + "".join(map(tool, tools or ("a", "b"))))


def _generated(bench: Workbench) -> None:
    bench.variant("A")
    assert bench.run(*bench.arguments("generate", 1), "--scaffold").code == 0
    bench.edit_user_files()


def _changed(bench: Workbench) -> None:
    _generated(bench)
    bench.variant("B")


def _renamed(bench: Workbench) -> None:
    _generated(bench)
    (bench.root / "out/toy/mine/a.txt").chmod(0o750)
    _spec(bench, "a2", "b", "c")


def _repository(bench: Workbench) -> None:
    """An older version wrote the repository, and the user has edited most of its files."""
    done = bench.run("init", ".", "--lang", "go", "--with", "ci", "--name", "notes")
    assert done.code == 0, done
    record = bench.root / ".adlgen-init.json"
    data = json.loads(record.read_text())
    for number, (path, lines) in enumerate(data["files"].items()):
        if len(lines) < 4 or number % 3 == 2:
            continue
        lines.insert(1, "// an older line")
        ending = "\r\n" if number % 3 else "\n"
        text = ending.join([*lines[:-1], "// the work of a week", ""])
        (bench.root / path).write_bytes(text.encode())
    data["files"]["obsolete.txt"] = ["obsolete", ""]
    (bench.root / "obsolete.txt").write_text("obsolete\n")
    (bench.root / "README.md").chmod(0o600)
    record.write_text(json.dumps(data, indent=1) + "\n")


def _agent(bench: Workbench) -> None:
    old = bench.root / "old"
    (old / "docs").mkdir(parents=True)
    text = (SPEC + tool("a")).replace("toy: {module", 'go: {version: "1.24", module')
    (old / "agent.yaml").write_text(text)
    (old / "docs/run.sh").write_text("#!/bin/sh\n")
    (old / "docs/run.sh").chmod(0o755)
    (old / "link").symlink_to("docs/run.sh")


def _document(bench: Workbench) -> None:
    _spec(bench)
    (bench.root / "d").mkdir()
    for name in ("d/out.json", "d/names.json"):
        (bench.root / name).write_text("the work of a week\n" * 99)
    (bench.root / "d/out.json").chmod(0o640)
    (bench.root / "server.py").write_text(SERVER)


def _tools(bench: Workbench) -> None:
    price = {"properties": {"amount": {"type": "integer"}}}
    schema = {"type": "object", "properties": {"price": price, "tax": price}}
    (bench.root / "d").mkdir()
    tools = [{"name": "pay", "description": "d", "inputSchema": schema}]
    (bench.root / "d/tools.json").write_text(json.dumps({"tools": tools}))
    (bench.root / "d/types.json").write_text('{"$defs": {}}')


def _outputs(bench: Workbench) -> None:
    _spec(bench)
    done = bench.run("generate", "agent.yaml", "-t", "go", "-o", "out", "--opt", "module=a.b/c")
    assert done.code == 0, done


def writers() -> tuple[Writer, ...]:
    """Return all commands that write."""
    toy = ["--pack", "toy", "-o", "out/toy"]
    build = ["--depfile", "d/deps", "--stamp", "d/stamp"]
    server = ["--", sys.executable, "server.py"]
    return (
        Writer("update", ["update"], _repository, (".github", ".github/workflows", ".adlgen")),
        Writer("generate", ["generate", *toy, "--scaffold"], _changed, ("out/toy/gen", "out/toy")),
        Writer("generate for builds", ["generate", *toy, *build], _build, ("d", "out")),
        Writer("scaffold", ["scaffold", *toy], _changed, ("out/toy/mine",)),
        Writer(
            "scaffold --move",
            ["scaffold", *toy, "--move", "a", "a2"],
            _renamed,
            ("out",),
            creates=True,
        ),
        Writer("init --config-only", ["init", "--config-only"], _outputs, creates=True),
        Writer(
            "convert",
            ["convert", "--to", "mcp", "--allow-loss", "-o", "d/out.json"],
            _document,
            ("d",),
        ),
        Writer(
            "export",
            ["export", "--format", "openai", "-o", "d/out.json", "--rename", "d/names.json"],
            _document,
            ("d",),
        ),
        Writer("share", ["share", "d/tools.json"], _tools, ("d",)),
        Writer("import", ["import", "mcp", "-o", "d/out.json", *server], _document, ("d",)),
        *_creators(server),
    )


def _creators(server: list[str]) -> tuple[Writer, ...]:
    """Return the commands that make a folder."""
    return (
        Writer("packs new", ["packs", "new", "mine"], _document, ("mine",), creates=True),
        Writer("packs eject", ["packs", "eject", "go", "d"], _document, ("d",), creates=True),
        Writer("init", ["init", "n", "--lang", "typescript"], _document, ("n",), creates=True),
        Writer("init --from", ["init", "n", "--from", "old"], _agent, ("n",), creates=True),
        Writer(
            "init --from mcp",
            ["init", "n", "--lang", "go", "--from", "mcp", *server],
            _document,
            ("n",),
            creates=True,
        ),
    )


def _build(bench: Workbench) -> None:
    _changed(bench)
    (bench.root / "d").mkdir()
    (bench.root / "d/deps").write_text("the work of a week\n")
