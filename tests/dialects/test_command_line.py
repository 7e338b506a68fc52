"""Every format and every command, run through the command line."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from adlgen.cli import main
from adlgen.frontends.writers import formats
from adlgen.packs.bundled import bundled_packs
from adlgen.plugins.registry import bundled_folders

HERE = Path(__file__).parent / "examples"
EXAMPLES = (HERE, *(folder / "examples" for folder in bundled_folders()))
"""The folders of examples: those of the core and of each plug-in."""
TARGETS = [flag for name in bundled_packs() for flag in ("--target", name)]
SPECS = sorted(
    path
    for place in EXAMPLES
    for path in place.glob("*/*")
    if not path.name.startswith("ADL")
    and path.name not in {"input.schema.json", "output.schema.json"}
)
"""The valid examples; files named by a code are invalid."""
INVALID = sorted(path for place in EXAMPLES for path in place.glob("*/ADL*"))


def named(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


@pytest.fixture
def folder(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of an example's folder, the current directory."""
    shutil.copytree(request.param.parent, tmp_path / "spec")
    monkeypatch.chdir(tmp_path)
    return Path("spec", request.param.name)


def run(*arguments: str) -> int:
    """Run the command line in this process; a bug in adlgen is exit code 70."""
    code = main(arguments)
    assert code in {0, 1, 2, 3}, arguments
    return code


@pytest.mark.parametrize("folder", SPECS, ids=named, indirect=True)
def test_files_are_written_and_up_to_date(folder: Path) -> None:
    spec = str(folder)
    assert run("validate", spec) == 0
    assert run("generate", spec, *TARGETS, "-o", "out", "--scaffold") == 0
    written = snapshot()
    assert run("check", spec, *TARGETS, "-o", "out", "--scaffold") == 0
    assert run("generate", spec, *TARGETS, "-o", "out", "--force") == 0
    assert snapshot() == written


@pytest.mark.parametrize("folder", SPECS[:1], ids=named, indirect=True)
def test_other_commands_compare_and_write_the_same(folder: Path) -> None:
    """They differ in what they do with files, which is the same for every format."""
    spec = str(folder)
    assert run("diff", spec, *TARGETS, "-o", "out") == 1
    assert run("check", spec, *TARGETS, "-o", "out") == 1
    assert run("generate", spec, *TARGETS, "-o", "out", "--dry-run") == 0
    assert not Path("out").exists()
    assert run("generate", spec, *TARGETS, "-o", "out") == 0
    assert run("scaffold", spec, *TARGETS, "-o", "out") == 0
    written = snapshot()
    assert run("generate", spec, *TARGETS, "-o", "out", "--scaffold") == 0
    assert snapshot() == written


def snapshot() -> dict[str, tuple[bytes, int]]:
    """Return the contents and modification times of the output."""
    files = [path for path in Path("out").rglob("*") if path.is_file()]
    return {str(path): (path.read_bytes(), path.stat().st_mtime_ns) for path in files}


@pytest.mark.parametrize("folder", SPECS, ids=named, indirect=True)
def test_stages_are_printed(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for stage in ("document", "spec", "ir"):
        assert run("inspect", str(folder), "--stage", stage) == 0
        json.loads(capsys.readouterr().out)
    for name in bundled_packs():
        assert run("inspect", str(folder), "--stage", "plan", "--pack", name) == 0
        json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("folder", SPECS, ids=named, indirect=True)
def test_converted_specs_are_read(folder: Path) -> None:
    for number, name in enumerate(formats()):
        converted = f"{number}.{'yaml' if name == 'adl' else 'json'}"
        code = run("convert", str(folder), "--to", name, "--allow-loss", "-o", converted)
        if code == 0:
            assert run("validate", converted, "--from", name.removesuffix("-responses")) == 0


@pytest.mark.parametrize("folder", INVALID, ids=named, indirect=True)
def test_problems_are_reported_by_every_command(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = folder.stem
    for command in ("validate", "check", "diff", "generate", "scaffold", "inspect"):
        arguments = [*TARGETS, "-o", "out"] if command not in {"validate", "inspect"} else []
        run(command, str(folder), *arguments, "--strict")
        assert code in capsys.readouterr().err
    run("convert", str(folder), "--to", "mcp", "--strict")
    assert code in capsys.readouterr().err
    assert run("explain", code) == 0


@pytest.mark.slow
@pytest.mark.parametrize("folder", SPECS, ids=named, indirect=True)
def test_a_process_writes_the_same(folder: Path) -> None:
    assert run("generate", str(folder), *TARGETS, "-o", "out") == 0
    expected = {name: text for name, (text, _) in snapshot().items()}
    shutil.rmtree("out")
    command = [sys.executable, "-m", "adlgen", "generate", str(folder), *TARGETS, "-o", "out"]
    environment = os.environ | {"PYTHONPATH": str(HERE.parents[2])}
    for _ in range(2):  # the second run has nothing to do
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert {name: text for name, (text, _) in snapshot().items()} == expected
