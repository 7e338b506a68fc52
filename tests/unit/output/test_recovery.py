"""Runs that were killed or fail, and what others change meanwhile."""

from __future__ import annotations

import errno
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from adlgen.diagnostics.model import Log, StopRun
from adlgen.output import disk
from adlgen.output import journal as journal_module
from adlgen.output import publish as publishing
from adlgen.output import stage as stage_module
from adlgen.output.entry import Obstacle
from adlgen.output.journal import JOURNAL, STAGE, Journal, Step, write_journal
from adlgen.output.lock import locked
from adlgen.output.manifest import digest
from tests.unit.output.conftest import write_roots

if TYPE_CHECKING:
    from tests.unit.output.conftest import Workspace


from tests.unit.output.test_publish import Seam, before_and_after, reset

KILLED = """
import os, sys
from adlgen.output import disk
sys.path.insert(0, {tests!r})
from conftest import Workspace
from test_publish import before_and_after
from pathlib import Path
left = int(sys.argv[1])
def count(call):
    def counted(*args, **kwargs):
        global left
        left -= 1
        if left == 0:
            os.kill(os.getpid(), 9)
        return call(*args, **kwargs)
    return counted
for name in ("write", "rename", "link", "unlink", "mkdir", "rmdir"):
    setattr(os, name, count(getattr(os, name)))
space = Workspace(Path("out"))
space.write(before_and_after(space)[1])
"""


@pytest.mark.slow
def test_a_killed_run_leaves_whole_files_and_is_undone(space: Workspace) -> None:
    first, _ = before_and_after(space)
    whole = {"a": {"1\n", "2\n"}, "d/b": {"1\n", "2\n"}}
    space.write(first)
    before, first_texts = space.snapshot(), space.texts()
    script = KILLED.format(tests=str(Path(__file__).parent))
    killed = 0
    for at in range(1, 100, 3):
        done = subprocess.run(
            [sys.executable, "-c", script, str(at)], cwd=space.root.parent, check=False
        )
        if done.returncode == 0:
            break
        assert done.returncode == -signal.SIGKILL
        killed += 1
        for name, texts in whole.items():
            assert (space.root / name).read_text() in texts
        space.write(first)
        assert ".adlgen.tmp" not in space.snapshot()
        if (space.root / "u").exists():  # it was over already, but for the tidying
            reset(space, first)
            before = space.snapshot()
        else:
            assert space.texts() == first_texts
            assert kept(space.snapshot()) == kept(before)
    assert killed > 5


@pytest.mark.parametrize("at", range(1, 32, 4))
def test_a_killed_run_is_undone_whatever_the_next_run_wants(space: Workspace, at: int) -> None:
    first, _ = before_and_after(space)
    other = space.wanted({"a": "3\n", "d/b": "3\n", "z": "1\n"})
    space.write(first)
    texts = space.texts()
    script = KILLED.format(tests=str(Path(__file__).parent))
    command = [sys.executable, "-c", script, str(at)]
    assert subprocess.run(command, cwd=space.root.parent, check=False).returncode < 0
    assert "E" not in {state.value for state in space.compare_on_disk(other).values()}
    found = {path: text for path, text in space.texts().items() if "adlgen.tmp" not in path}
    assert found in (
        texts,
        {"a": "2\n", "d/b": "2\n", "new/deep/e": "1\n", "same": "1\n", "u": "1\n"},
    )
    space.write(other)
    assert {"a": "3\n", "d/b": "3\n", "z": "1\n"}.items() <= space.texts().items()
    assert set(space.texts()) <= {"a", "d/b", "z", "u"}


def test_several_roots_are_undone_together(
    space: Workspace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    roots = [tmp_path / name for name in ("one", "two", "three")]
    for root in roots:
        write_roots([(root, space.wanted({"a": "1\n"}))], Log())
    wanted = space.wanted({"a": "2\n", "b": "2\n"})

    def killed(_folders: object) -> None:
        raise Killed

    for at in range(1, 200):
        seam = Seam(Killed)
        with monkeypatch.context() as patch:
            seam.install(patch)
            patch.setattr(publishing, "recover", killed)  # a killed run does not roll back
            seam.at = at
            with suppress(Killed):
                write_roots([(root, wanted) for root in roots], Log())
        if seam.seen < at:
            break
        with locked([roots[at % 3]], Log(), writes=False):
            pass
        for root in roots:
            with locked([root], Log(), writes=False):
                pass
        found = {tuple(sorted({p.name for p in root.iterdir()} - {STAGE})) for root in roots}
        assert len(found) == 1, at
        for root in roots:
            write_roots([(root, space.wanted({"a": "1\n"}))], Log())
    assert at > 40


class Killed(BaseException):
    """The end of a process, for this process."""


@pytest.mark.parametrize("change", ["edited", "replaced", "removed", "created"])
def test_a_file_that_changes_during_the_run_is_kept(
    space: Workspace, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    space.write(space.wanted({"a": "1\n", "b": "1\n", "c": "1\n"}))
    path = space.root / ("new" if change == "created" else "b")
    write = journal_module.write_journal

    def meanwhile(*given: Any) -> None:
        write(*given)
        if change == "removed":
            path.unlink()
        elif change == "replaced":
            path.with_name("fresh").write_text("mine\n")
            path.with_name("fresh").rename(path)
        else:
            path.write_text("mine\n")

    monkeypatch.setattr(stage_module, "write_journal", meanwhile)
    with pytest.raises(StopRun):
        space.write(space.wanted({"a": "2\n", "b": "2\n", "new": "2\n"}))
    assert [d.code.id for d in space.log.diagnostics] == ["ADL0714"]
    texts = space.texts()
    assert texts["a"] == texts["c"] == "1\n"
    assert texts.get(path.name) == (None if change == "removed" else "mine\n")


def test_a_failure_to_tidy_is_cleaned_or_reported(
    space: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    remove = disk.Folder.remove_folder
    fails = [True]

    def refused(folder: disk.Folder, path: str) -> None:
        if path == STAGE and fails and fails.pop():
            raise OSError(errno.EIO, "Input/output error")
        remove(folder, path)

    monkeypatch.setattr(disk.Folder, "remove_folder", refused)
    space.write(space.wanted({"a": "1\n"}))
    assert not (space.root / STAGE).exists()
    assert not space.log.diagnostics
    fails += [True, True]
    space.write(space.wanted({"a": "2\n"}))
    assert [d.code.id for d in space.log.diagnostics] == ["ADL0715"]
    space.write(space.wanted({"a": "2\n"}))
    assert not (space.root / STAGE).exists()


def kept(snapshot: dict[str, object]) -> dict[str, object]:
    """The files that a rollback restores as they were, time and identity included."""
    return {path: state for path, state in snapshot.items() if path in {"a", "d/b", "gone/deep/c"}}


def interrupted(space: Workspace, *steps: Step, made: tuple[str, ...] = ()) -> Path:
    """Leave what an interrupted run leaves; return the staging folder."""
    with locked([space.root], Log(), writes=True) as folders:
        folder = folders[space.root]
        assert folder is not None
        folder.make_folder(STAGE, 0o700)
        write_journal(folder, Journal("t", (".",), made, steps))
    return space.root / STAGE


def test_what_was_changed_after_a_crash_is_not_undone(space: Workspace) -> None:
    space.write(space.wanted({"a": "1\n"}))
    stage = interrupted(space, Step("a", "x", "y"))
    (stage / "0.old").write_text("0\n")
    (space.root / "a").write_text("mine\n")
    log = Log()
    with locked([space.root], log, writes=False):
        assert [d.code.id for d in log.diagnostics] == ["ADL0710"]
    assert space.compare_on_disk(space.wanted({"a": "1\n"}))["a"].name == "EDITED"
    assert not stage.exists()
    with pytest.raises(StopRun):
        space.write(space.wanted({"a": "1\n"}))
    assert space.texts() == {"a": "mine\n"}
    assert {d.code.id for d in space.log.diagnostics} == {"ADL0702"}


@pytest.mark.parametrize(
    "journal",
    [
        "x",
        "[]",
        '{"seal": SEAL, "transaction": "t", "roots": ["."], "made": [], "steps": [["../victim", null, "HASH"]]}',
        '{"seal": SEAL, "transaction": "t", "roots": ["."], "made": ["../dir"], "steps": []}',
        '{"seal": SEAL, "transaction": "t", "roots": ["."], "made": [], "steps": [["a"]]}',
        '{"seal": SEAL, "transaction": "t", "roots": ["."], "made": [], "steps": {"a": 1}}',
        '{"transaction": "t", "roots": ["."], "made": [], "steps": [["mine", null, "HASH"]]}',
        '{"seal": null, "transaction": "t", "roots": ["."], "made": [], "steps": [["mine", null, "HASH"]]}',
        '{"seal": [1, 2], "transaction": "t", "roots": ["."], "made": [], "steps": [["mine", null, "HASH"]]}',
    ],
)
@pytest.mark.parametrize("mode", ["read", "write"])
def test_a_journal_that_adlgen_did_not_write_does_nothing(
    space: Workspace, journal: str, mode: str
) -> None:
    victim = space.root.parent / "victim"
    victim.write_text("1\n")
    (space.root.parent / "dir").mkdir()
    stage = interrupted(space)
    (space.root / "mine").write_text("1\n")
    status = (stage / "seal").stat()
    seal = f"[{status.st_ino}, {status.st_mtime_ns}]"
    (stage / "journal").write_text(journal.replace("HASH", digest(b"1\n")).replace("SEAL", seal))
    wanted = space.wanted({"a": "1\n"})
    with pytest.raises(Obstacle):
        space.write(wanted) if mode == "write" else space.compare_on_disk(wanted)
    assert victim.exists()
    assert (space.root / "mine").exists()
    assert (space.root.parent / "dir").exists()


def test_a_journal_that_comes_with_a_repository_does_nothing(space: Workspace) -> None:
    space.root.mkdir()
    (space.root / "mine").write_text("1\n")
    interrupted(space, Step("mine", None, digest(b"1\n")))
    copy = space.root.with_name("clone")
    shutil.copytree(space.root, copy)
    shutil.copystat(space.root / STAGE / "seal", copy / STAGE / "seal")
    space.root = copy
    with pytest.raises(Obstacle):
        space.write(space.wanted({"a": "1\n"}))
    assert (copy / "mine").exists()
    assert (copy / JOURNAL).exists()
