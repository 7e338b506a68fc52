"""The options of ``generate`` for builds, with real Make and Ninja where they are installed."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from adlgen.output.depfile import depfile_text
from tests.unit.cli.conftest import HERE, PACK, Project, tool

ODD = "my agent #1 $x (2)@a,b+c~d{e}!é.yaml"
"""A file name with everything that a shell, Make or Ninja treats specially and a rule can contain."""


def build(project: Project, *arguments: str) -> None:
    done = project.toy("generate", *arguments)
    assert done.code == 0, done.err


# --- the dependency file -------------------------------------------------------------------------


def test_a_depfile_lists_the_specification_the_referenced_files_and_the_pack(
    project: Project,
) -> None:
    (project.root / "common.json").write_text('{"type": "string"}')
    schema = "{type: object, properties: {x: {$ref: common.json}}}"
    text = (project.root / "agent.yaml").read_text() + tool("c", schema)
    (project.root / "agent.yaml").write_text(text)
    build(project, "--depfile", "x/agent.d", "--stamp", "x/stamp")
    lines = (project.root / "x/agent.d").read_text().splitlines()
    rule = [line.removesuffix(" \\").strip() for line in lines[: lines.index("")]]
    assert rule[:2] == ["x/stamp:", "agent.yaml"]
    assert rule[2:] == sorted(rule[2:])
    packs = {f"{HERE}/toy/{p.name}" for p in (HERE / "toy").iterdir() if p.is_file()}
    assert {*rule[2:]} - {"common.json"} <= {
        str(p) for p in (HERE / "toy").rglob("*") if p.is_file()
    }
    assert packs - {f"{HERE}/toy/README.md"} <= {*rule[2:]}
    empty = [line for line in lines if line.endswith(":") and line != "x/stamp:"]
    assert empty == [f"{name}:" for name in rule[1:]], "a deleted file must not stop Make"


def test_packs_of_adlgen_are_not_dependencies(project: Project) -> None:
    done = project.run("generate", "-t", "go", "-o", "out", "--depfile", "d", "--stamp", "s")
    assert done.code == 0
    assert (project.root / "d").read_text() == "s: \\\n  agent.yaml\n\nagent.yaml:\n"


def test_the_target_is_the_stamp_or_all_outputs_or_the_given_one(project: Project) -> None:
    build(project, "--depfile", "d", "--no-manifest")
    head = (project.root / "d").read_text().partition(":")[0]
    assert sorted(head.split()) == sorted(f"out/{path}" for path in project.texts())
    build(project, "--depfile", "d", "--no-manifest", "--stamp", "s")
    assert (project.root / "d").read_text().startswith("s:")
    build(project, "--depfile", "d", "--no-manifest", "--depfile-target", "a b")
    assert (project.root / "d").read_text().startswith("a\\ b:")


def test_an_ignore_file_is_a_dependency(project: Project) -> None:
    (project.root / "out").mkdir()
    (project.root / "out/.adl-ignore").write_text("none\n")
    build(project, "--depfile", "d")
    assert "\n\nout/.adl-ignore:\n" in (project.root / "d").read_text()


def test_a_depfile_is_deterministic_and_replaced_as_a_whole(project: Project) -> None:
    build(project, "--depfile", "d")
    first = (project.root / "d").read_bytes()
    inode = (project.root / "d").stat().st_ino
    build(project, "--depfile", "d")
    assert (project.root / "d").read_bytes() == first
    assert (project.root / "d").stat().st_ino != inode
    assert {p.name for p in project.root.iterdir()} == {"agent.yaml", "d", "out"}


@pytest.mark.parametrize(
    "character",
    ["\n", "\r", "\t", "\\", ":", ";", "|", "=", "%", "*", "?", "[", "&", "'", '"', "<", "`"],
)
def test_names_that_a_rule_cannot_contain_are_refused(project: Project, character: str) -> None:
    name = f"a{character}b.yaml"
    (project.root / "agent.yaml").rename(project.root / name)
    done = project.toy("generate", name, "--depfile", "d", "--stamp", "s")
    assert done.code == 2
    assert "a dependency file cannot contain the name" in done.err
    assert not (project.root / "d").exists()
    assert not (project.root / "s").exists()


@pytest.mark.parametrize("path", ["agent.yaml", "./agent.yaml", "out/a.txt", "s"])
def test_a_depfile_replaces_no_input_and_no_output(project: Project, path: str) -> None:
    build(project)
    before = {p: p.read_bytes() for p in project.root.rglob("*") if p.is_file()}
    path = next(iter(f"out/{name}" for name in project.texts())) if path == "out/a.txt" else path
    done = project.toy("generate", "--depfile", path, "--stamp", "s")
    assert done.code == 2
    assert {p: p.read_bytes() for p in project.root.rglob("*") if p.is_file()} == before


@pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed")
def test_make_reads_escaped_names(tmp_path: Path) -> None:
    (tmp_path / ODD).write_text("")
    (tmp_path / "Makefile").write_text("t:\n\ttouch t\ninclude rule.d\n")
    (tmp_path / "rule.d").write_bytes(depfile_text(["t"], [ODD]))
    make = ["make", "-s", "t"]
    assert subprocess.run(make, cwd=tmp_path, check=False).returncode == 0
    up_to_date = ["make", "-q", "t"]
    os.utime(tmp_path / ODD, (1, 1))
    assert subprocess.run(up_to_date, cwd=tmp_path, check=False).returncode == 0
    os.utime(tmp_path / ODD, (2**31, 2**31))
    assert subprocess.run(up_to_date, cwd=tmp_path, check=False).returncode == 1
    (tmp_path / ODD).unlink()
    assert subprocess.run(make, cwd=tmp_path, check=False).returncode == 0, "it may be deleted"


@pytest.mark.skipif(shutil.which("ninja") is None, reason="ninja is not installed")
def test_ninja_reads_escaped_names(tmp_path: Path) -> None:
    (tmp_path / ODD).write_text("")
    (tmp_path / "rule.d").write_bytes(depfile_text(["t"], [ODD]))
    (tmp_path / "build.ninja").write_text(
        "rule r\n  command = touch t\n  depfile = rule.d\nbuild t: r\n"
    )
    subprocess.run(["ninja"], cwd=tmp_path, check=True, capture_output=True)
    done = subprocess.run(["ninja"], cwd=tmp_path, check=True, capture_output=True, text=True)
    assert "no work to do" in done.stdout
    os.utime(tmp_path / ODD, (2**31, 2**31))
    done = subprocess.run(["ninja"], cwd=tmp_path, check=True, capture_output=True, text=True)
    assert "no work to do" not in done.stdout


# --- the stamp -----------------------------------------------------------------------------------


def test_a_stamp_is_touched_by_every_successful_run(project: Project) -> None:
    stamp = project.root / "out/.stamp"
    build(project, "--stamp", "out/.stamp")
    assert stamp.read_bytes() == b""
    for _ in range(2):
        os.utime(stamp, (1, 1))
        build(project, "--stamp", "out/.stamp")
        assert (
            stamp.stat().st_mtime > 1
        ), "also by a run that changes nothing, which is not replayed"


def test_a_failed_run_touches_nothing(project: Project) -> None:
    build(project, "--stamp", "s", "--depfile", "d")
    os.utime(project.root / "s", (1, 1))
    depfile = (project.root / "d").stat()
    (project.root / "agent.yaml").write_text("kind: [")
    assert project.toy("generate", "--stamp", "s", "--depfile", "d").code == 1
    assert (project.root / "s").stat().st_mtime == 1
    assert (project.root / "d").stat() == depfile


def test_a_stamp_keeps_the_content_of_a_file(project: Project) -> None:
    before = (project.root / "agent.yaml").read_text()
    build(project, "--stamp", "agent.yaml")
    assert (project.root / "agent.yaml").read_text() == before


def test_check_touches_a_stamp_only_if_the_output_is_current(project: Project) -> None:
    assert project.toy("generate", "--check", "--stamp", "s").code == 1
    assert not (project.root / "s").exists()
    build(project)
    assert project.toy("generate", "--check", "--stamp", "s").code == 0
    assert (project.root / "s").exists()


@pytest.mark.parametrize(
    "arguments",
    [
        ["--depfile-target", "x"],
        ["--diff", "--stamp", "s"],
        ["--dry-run", "--depfile", "d"],
        ["--list-outputs", "--stamp", "s"],
        ["--list-outputs=json", "--depfile", "d"],
        ["-", "--depfile", "d"],
    ],
)
def test_options_that_contradict_each_other_are_usage_errors(
    project: Project, arguments: list[str]
) -> None:
    done = project.toy("generate", *arguments)
    assert done.code == 2
    assert {p.name for p in project.root.iterdir()} == {"agent.yaml"}


# --- lists of outputs ----------------------------------------------------------------------------


def test_outputs_are_listed_in_four_forms(project: Project) -> None:
    plain = project.toy("generate", "--list-outputs").out
    names = plain.splitlines()
    assert "out/.adlgen.json" in names
    assert project.toy("generate", "--list-outputs=lines").out == plain
    assert json.loads(project.toy("generate", "--list-outputs=json").out) == names
    assert project.toy("generate", "--list-outputs=cmake").out == f"{';'.join(names)}\n"
    assert project.toy("generate", "--list-outputs=nul").out.split("\0") == [*names, ""]
    bare = project.toy("generate", "--no-manifest", "--list-outputs").out.splitlines()
    assert bare == [name for name in names if name != "out/.adlgen.json"]
    assert not (project.root / "out").exists()
    build(project)
    assert project.toy("generate", "--list-outputs").out == plain, "the list ignores what exists"


def test_a_list_for_cmake_escapes_semicolons(project: Project) -> None:
    arguments = (*PACK, "-o", "a;b", "--list-outputs=cmake", "--no-manifest")
    assert project.run("generate", *arguments).out.startswith("a\\;b/")


def test_an_unknown_form_is_a_usage_error(project: Project) -> None:
    assert project.toy("generate", "--list-outputs=xml").code == 2


# --- argument files ------------------------------------------------------------------------------


def test_an_argument_file_has_one_argument_per_line(project: Project) -> None:
    (project.root / "my agent.yaml").write_text((project.root / "agent.yaml").read_text())
    lines = ["my agent.yaml", *PACK, "-o", "out dir", "", "--dry-run"]
    (project.root / "args").write_text("\r\n".join(lines))
    done = project.run("generate", "@args")
    assert done.code == 0, done.err
    assert "A out dir/" in done.out
    (project.root / "all").write_text("\n".join(["generate", *lines]))
    assert project.run("@all").out == done.out


def test_argument_files_are_not_nested_and_end_at_two_dashes(project: Project) -> None:
    (project.root / "args").write_text("@other\n")
    done = project.run("generate", *PACK, "@args")
    assert done.code == 2
    assert "@other" in done.err
    assert "argument file" not in project.run("generate", *PACK, "--", "@nope").err


def test_a_missing_argument_file_is_a_usage_error(project: Project) -> None:
    done = project.run("generate", "@nope")
    assert (done.code, done.out) == (2, "")
    assert done.err == (
        "adlgen: error: cannot read the argument file 'nope': no such file or directory\n"
    )


def test_arguments_of_imported_servers_are_not_files(project: Project) -> None:
    done = project.run("import", "mcp", "--nope", "@scope/server")
    assert "argument file" not in done.err


# --- outputs without a manifest ------------------------------------------------------------------


def test_without_a_manifest_generated_files_are_replaced(project: Project) -> None:
    build(project, "--no-manifest")
    assert not (project.root / "out/.adlgen.json").exists()
    first = project.texts()
    project.spec("a", "renamed")
    build(project, "--no-manifest")
    assert project.texts() != first
    assert first.keys() <= project.texts().keys(), "nothing is removed"


def test_without_a_manifest_other_files_are_not_replaced(project: Project) -> None:
    build(project, "--no-manifest")
    path = project.root / "out" / next(iter(project.texts()))
    path.write_text("mine\n")
    done = project.toy("generate", "--no-manifest")
    assert done.code == 3
    assert "adlgen did not write it" in done.err
    assert path.read_text() == "mine\n"


def test_a_folder_with_a_manifest_is_refused(project: Project) -> None:
    build(project)
    before = project.texts()
    project.spec("other")
    done = project.toy("generate", "--no-manifest")
    assert done.code == 3
    assert ".adlgen.json" in done.err
    assert project.toy("generate", "--no-manifest", "--force").code == 3
    assert project.texts() == before


def test_every_pack_marks_its_files(project: Project) -> None:
    """The rule of --no-manifest is the header, so all files of the packs that come with adlgen need it."""
    for target in ("go", "typescript", "rust", "python"):
        done = project.run("generate", "-t", target, "-o", target, "--no-manifest")
        assert done.code == 0
        for path in (project.root / target).rglob("*"):
            if path.is_file() and path.stat().st_size:
                head = path.read_bytes().split(b"\n", 5)[:5]
                assert any(b"Code generated by adlgen" in line for line in head), path


def test_a_build_does_not_ask_for_user_owned_files(project: Project) -> None:
    assert "ADL0711" in project.run("generate", "-t", "go", "-o", "a").err
    assert "ADL0711" not in project.run("generate", "-t", "go", "-o", "b", "--no-manifest").err


def test_a_build_writes_no_record_in_the_home_folder(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ADLGEN_CACHE_DIR", str(project.root / "cache"))
    monkeypatch.setenv("PYTHONPATH", str(HERE.parents[2]))
    monkeypatch.delenv("CI", raising=False)
    program = [sys.executable, "-m", "adlgen", "generate", "-t", "go", "-o"]
    time.sleep(0.3)
    for arguments in (["a", "--stamp", "s"], ["b", "--no-manifest"], ["a", "--depfile", "d"]) * 2:
        subprocess.run([*program, *arguments], cwd=project.root, check=True)
    assert not (project.root / "cache").exists()
    for _ in range(2):
        subprocess.run([*program, "a"], cwd=project.root, check=True)
    assert (project.root / "cache").exists(), "other runs are recorded"


# --- declared outputs ----------------------------------------------------------------------------


def test_declared_outputs_are_exactly_those_of_the_run(project: Project) -> None:
    arguments = ("generate", "--no-manifest", "-o", "gen")
    paths = project.toy(*arguments, "--list-outputs").out.split()
    assert len(paths) > 1
    declared = [word for path in paths for word in ("--declare", path)]
    for missing in (paths[0], paths[-1]):
        left = [word for path in paths if path != missing for word in ("--declare", path)]
        done = project.toy(*arguments, *left)
        assert done.code == 3
        assert f"error[ADL0719]: generated, but not declared: '{missing}'" in done.err
    done = project.toy(*arguments, *declared, "--declare", "gen/more")
    assert done.code == 3
    assert "error[ADL0719]: declared, but not generated: 'gen/more'" in done.err
    assert not (project.root / "gen").exists(), "nothing is written"
    assert project.toy(*arguments, *declared).code == 0
    assert all((project.root / path).is_file() for path in paths)


def test_declared_outputs_apply_to_runs_that_write(project: Project) -> None:
    done = project.toy("generate", "--check", "--declare", "x")
    assert done.code == 2
    assert "--declare does not apply to --check" in done.err
