"""Where an output root may be."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from adlgen.diagnostics.model import Log, StopRun
from adlgen.output.disk import made_folder
from adlgen.output.entry import Obstacle
from adlgen.output.lock import locked

if TYPE_CHECKING:
    from tests.unit.output.conftest import Workspace


def compare(root: Path, log: Log) -> None:
    with locked([root], log, writes=False):
        pass


class TestRoots:
    """Where an output root may be."""

    @pytest.mark.parametrize("spelling", ["out", "./out", "a/../out", "out/"])
    def test_below_here(self, space: Workspace, spelling: str) -> None:
        space.root = Path(spelling)
        space.write(space.wanted({"a": "1\n"}))
        assert Path("out/a").read_text() == "1\n"

    @pytest.mark.parametrize("spelling", ["link", "link/sub", "sub/link"])
    def test_links_below_here_are_refused(self, space: Workspace, spelling: str) -> None:
        elsewhere = Path("elsewhere")
        elsewhere.mkdir()
        Path("sub").mkdir()
        for link in ("link", "sub/link"):
            Path(link).symlink_to(elsewhere.resolve(), target_is_directory=True)
        wanted, log = space.wanted({"a": "1\n"}), Log()
        with pytest.raises(StopRun):
            compare(Path(spelling), log)
        assert [d.code.id for d in log.diagnostics] == ["ADL0504"]
        space.root = Path(spelling)
        with pytest.raises(StopRun):
            space.write(wanted)
        assert [d.code.id for d in space.log.diagnostics] == ["ADL0504"]
        assert list(elsewhere.iterdir()) == []

    def test_links_above_are_not_our_business(self, space: Workspace, tmp_path: Path) -> None:
        (tmp_path / "real" / "here").mkdir(parents=True)
        (tmp_path / "link").symlink_to("real", target_is_directory=True)
        os.chdir(tmp_path / "real" / "here")
        space.root = tmp_path / "link" / "out"
        space.write(space.wanted({"a": "1\n"}))
        assert (tmp_path / "real" / "out" / "a").read_text() == "1\n"

    @pytest.mark.parametrize("spelling", ["/dev/null", "file", "file/out"])
    @pytest.mark.usefixtures("space")
    def test_what_is_no_folder(self, spelling: str) -> None:
        Path("file").write_text("1\n")
        log = Log()
        with pytest.raises(StopRun):
            compare(Path(spelling), log)
        assert [d.code.id for d in log.diagnostics] == ["ADL0504"]

    def test_a_stage_that_is_a_link(self, space: Workspace, tmp_path: Path) -> None:
        (tmp_path / "elsewhere").mkdir()
        (tmp_path / "elsewhere" / "precious").write_text("1\n")
        space.root.mkdir()
        (space.root / ".adlgen.tmp").symlink_to(tmp_path / "elsewhere")
        with pytest.raises(Obstacle):
            space.write(space.wanted({"a": "1\n"}))
        assert (tmp_path / "elsewhere" / "precious").exists()


def test_a_root_that_cannot_be_created_is_named_whole() -> None:
    parent = Path("/proc/self/fdinfo")  # no folder can be created there, not even by root
    with pytest.raises(OSError, match="No such file") as caught, made_folder(parent / "x/y"):
        pass
    assert caught.value.filename == "/proc/self/fdinfo/x/y"
