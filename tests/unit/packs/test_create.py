"""New packs, and copies of packs and templates."""

from __future__ import annotations

from pathlib import Path

import pytest

from adlgen.diagnostics.model import Log, StopRun
from adlgen.packs import load_pack
from adlgen.packs.bundled import bundled_folder, bundled_packs
from adlgen.packs.create import eject, new_pack
from adlgen.testing import read_pack, targets_under_test
from adlgen.testing.__main__ import main
from tests.unit.packs.test_extend import emitted


def problems(log: Log) -> set[str]:
    return {found.code.id for found in log.diagnostics}


def contents(folder: Path) -> dict[Path, str]:
    return {path: path.read_text("utf-8") for path in folder.rglob("*") if path.is_file()}


@pytest.mark.slow
def test_a_new_pack_is_complete(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "mine"
    log = Log()
    paths = new_pack("mine", folder, log)
    assert not log.diagnostics
    assert {path.name for path in paths} >= {"pack.toml", "views.py", "README.md"}
    assert "starter" not in "".join(contents(folder).values())
    (target,) = targets_under_test(read_pack(folder))
    assert not list(target.gaps())
    options = [str(folder), "--cache", str(tmp_path / "cache")]
    assert main([*options, "--levels", "gaps,golden,native"]) == 0
    assert "golden NOT RUN" in capsys.readouterr().out
    assert main([*options, "--rewrite"]) == 0
    assert main([*options, "--levels", "golden"]) == 0


@pytest.mark.parametrize("name", ["", "Mine", "../mine", "a b", bundled_packs()[0]])
def test_some_names_are_refused(name: str, tmp_path: Path) -> None:
    log = Log()
    with pytest.raises(StopRun):
        new_pack(name, tmp_path / "mine", log)
    assert problems(log) == {"ADL0602"}
    assert not (tmp_path / "mine").exists()


@pytest.mark.parametrize("name", bundled_packs())
def test_a_copy_emits_the_same(name: str, tmp_path: Path) -> None:
    eject(name, tmp_path / name, (), Log())
    log = Log()
    assert emitted(load_pack(name, log, tmp_path / name)) == emitted(load_pack(name, log))
    assert not log.diagnostics


def test_templates_become_an_extending_pack(tmp_path: Path) -> None:
    folder, name = tmp_path / "mine", "core/tool.py.j2"
    assert set(eject("python", folder, [name], Log())) == {folder / name, folder / "pack.toml"}
    assert (folder / name).read_text() == (bundled_folder() / "python" / name).read_text()
    more = "core/index.py.j2"
    assert eject("python", folder, [more], Log()) == (folder / more,)
    log = Log()
    usual = emitted(load_pack("python", log))
    assert emitted(load_pack("mine", log, folder)) == usual
    assert emitted(load_pack("python", log, None, folder)) == usual
    assert not log.diagnostics


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    new_pack("mine", folder, Log())
    (folder / "README.md").unlink()
    before = contents(folder)
    log = Log()
    with pytest.raises(StopRun):
        new_pack("mine", folder, log)
    with pytest.raises(StopRun):
        eject("python", folder, (), log)
    assert problems(log) == {"ADL0610"}
    assert contents(folder) == before


def test_an_unknown_template_or_pack_is_a_diagnostic(tmp_path: Path) -> None:
    log = Log()
    with pytest.raises(StopRun):
        eject("python", tmp_path / "mine", ["core/tol.py.j2"], log)
    assert log.diagnostics[0].hint == "did you mean 'core/tool.py.j2'?"
    with pytest.raises(StopRun):
        eject("pyton", tmp_path / "mine", [], log)
    assert problems(log) == {"ADL0609", "ADL0601"}
    assert not (tmp_path / "mine").exists()
