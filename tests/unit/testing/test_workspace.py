"""Commands over the projects of a language."""

from __future__ import annotations

from pathlib import Path

from adlgen.output.tree import FileTree, RenderedFile
from adlgen.testing.toolchain import Check, Toolchain
from adlgen.testing.workspace import Project, Workspace


def project(name: str, runtime: str) -> Project:
    texts = {"mod.toml": "", "tools/a.x": name, "lib/run.x": runtime, "lib/deep/run.x": runtime}
    files = tuple(RenderedFile(path, text, "adlgen") for path, text in texts.items())
    return Project(name, FileTree(files), {}, ("lib/run.x", "lib/deep/run.x"))


def test_a_linter_reads_repeated_folders_once(tmp_path: Path) -> None:
    toolchain = Toolchain("x", tmp_path, None, (), (), (), (), (), ())
    workspace = Workspace(toolchain, tmp_path / "all", tmp_path)
    workspace.fill([project("one", "1"), project("two", "1"), project("three", "3")])
    done = workspace.run(Check("list", ("echo", "-l", "@./{folder}"), folders=".x"))
    assert done.output.split() == [
        "-l",
        *("./one/lib", "./one/lib/deep", "./one/tools"),
        "./two/tools",
        *("./three/lib", "./three/lib/deep", "./three/tools"),
    ]
    done = workspace.run(Check("list", ("echo", "@./{name}/...")))
    assert done.output.split() == ["./one/...", "./two/...", "./three/..."]


def test_a_compiler_passes_over_repeated_files(tmp_path: Path) -> None:
    toolchain = Toolchain("x", tmp_path, None, (), (), (), (), (), (), repeated="# skip\n")
    workspace = Workspace(toolchain, tmp_path / "all", tmp_path)
    workspace.fill([project("one", "1"), project("two", "1"), project("three", "3")])
    texts = {name: (workspace.root / name / "lib/run.x").read_text() for name in workspace.repeated}
    assert texts == {"one": "1", "two": "# skip\n1", "three": "3"}
    assert (workspace.root / "two/tools/a.x").read_text() == "two"
