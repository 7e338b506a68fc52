"""Single files, and new files in a folder: all or nothing at every step, and never through a link."""

from __future__ import annotations

import errno
import os
import stat
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from adlgen.cli import console
from adlgen.diagnostics.model import Log, StopRun
from adlgen.output import disk
from adlgen.output.create import create_files, entries_in
from adlgen.output.entry import Entry, Obstacle
from adlgen.output.file import create_file, replace_file, touch
from tests.unit.output.test_publish import Seam


def full() -> OSError:
    return OSError(errno.ENOSPC, "No space left on device")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    return tmp_path / "here"


def contents(folder: Path) -> dict[str, bytes]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def create(check: Callable[[disk.Folder], None] = lambda _: None) -> None:
    files = {"a": Entry(b"1"), "d/b": Entry(b"2", 0o750), "d/c": Entry(b"b", is_link=True)}
    create_files(Path("new"), files, Log(), check)


WRITES: dict[str, tuple[Callable[[], None], dict[str, bytes], dict[str, bytes]]] = {
    "replace": (lambda: replace_file("f", b"new", sync=True), {"f": b"old"}, {"f": b"new"}),
    "write": (lambda: replace_file("d/f", b"new", parents=True), {}, {"d/f": b"new"}),
    "create": (lambda: create_file("f", b"new"), {}, {"f": b"new"}),
    "create several": (create, {}, {"new/a": b"1", "new/d/b": b"2", "new/d/c": b"2"}),
}


@pytest.mark.parametrize("name", WRITES)
@pytest.mark.parametrize("error", [full, KeyboardInterrupt])
def test_all_or_nothing_at_every_step(
    folder: Path, name: str, error: Callable[[], BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    write, before, after = WRITES[name]
    seam = Seam(error)
    seam.install(monkeypatch)
    for at in range(1, 100):
        for path in sorted(folder.rglob("*"), reverse=True):
            path.rmdir() if path.is_dir() and not path.is_symlink() else path.unlink()
        for old, data in before.items():
            Path(old).write_bytes(data)
        seam.at, seam.seen = at, 0
        with suppress(OSError, KeyboardInterrupt):
            write()
        if seam.seen < at:
            break
        found = {p: d for p, d in contents(folder).items() if ".adlgen" not in p}
        assert found in (before, after), at
    assert at > 3
    assert contents(folder) == after


def test_modes_are_kept_and_other_names_keep_their_content(folder: Path) -> None:
    Path("f").write_text("old")
    Path("f").chmod(0o750)
    os.link("f", "g")
    replace_file("f", b"new")
    assert stat.S_IMODE(Path("f").stat().st_mode) == 0o750
    assert contents(folder) == {"f": b"new", "g": b"old"}


@pytest.mark.parametrize("path", ["link", "folder/f", "folder-link/f"])
def test_links_below_the_current_folder_are_refused(path: str, tmp_path: Path) -> None:
    (tmp_path / "outside").mkdir()
    (tmp_path / "outside/f").write_text("outside")
    Path("link").symlink_to("../outside/f")
    Path("folder").symlink_to("../outside")
    Path("folder-link").symlink_to("folder")
    with pytest.raises(OSError, match="is a symbolic link"):
        replace_file(path, b"new")
    with pytest.raises(OSError, match=r"is a symbolic link|File exists"):
        create_file(path, b"new")
    assert contents(tmp_path / "outside") == {"f": b"outside"}


def test_links_elsewhere_are_followed(tmp_path: Path) -> None:
    (tmp_path / "outside").mkdir()
    (tmp_path / "outside/f").write_text("outside")
    (tmp_path / "link").symlink_to("outside/f")
    replace_file(str(tmp_path / "link"), b"new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "outside/f").read_bytes() == b"new"


def test_a_pipe_and_a_device_are_written_to() -> None:
    os.mkfifo("pipe")
    read: list[bytes] = []
    reader = threading.Thread(target=lambda: read.append(Path("pipe").read_bytes()))
    reader.start()
    replace_file("pipe", b"new")
    reader.join()
    assert read == [b"new"]
    assert stat.S_ISFIFO(Path("pipe").lstat().st_mode)
    replace_file(os.devnull, b"new")
    assert stat.S_ISCHR(Path(os.devnull).stat().st_mode)


@pytest.mark.parametrize("path", [".", "none/f", "f/g"])
def test_what_cannot_be_a_file_is_an_error(path: str) -> None:
    Path("f").write_text("old")
    with pytest.raises(OSError, match=r"is a|No such file"):
        replace_file(path, b"new")
    assert Path("f").read_text() == "old"


def test_stamps_are_created_and_renewed(folder: Path) -> None:
    touch("d/stamp")
    os.utime("d/stamp", (1, 1))
    touch("d/stamp")
    assert Path("d/stamp").stat().st_mtime > 1
    Path("link").symlink_to("../outside")
    touch("link")
    assert not (folder.parent / "outside").exists()


@pytest.mark.parametrize("path", ["-", "/dev/stdout", "/dev/fd/1"])
def test_standard_output_has_names(path: str, capsys: pytest.CaptureFixture[str]) -> None:
    console.document("text\n", Path(path))
    assert capsys.readouterr().out == "text\n"
    assert not Path("-").exists()


def test_a_file_to_which_standard_output_is_redirected_is_printed_to(
    capfd: pytest.CaptureFixture[str],
) -> None:
    console.document("text\n", Path(f"/proc/self/fd/{os.dup(1)}"))
    assert capfd.readouterr().out == "text\n"


# --- several files --------------------------------------------------------------------------------


def test_new_files_have_their_modes_and_links() -> None:
    create()
    assert stat.S_IMODE(Path("new/d/b").stat().st_mode) == 0o750
    assert str(Path("new/d/c").readlink()) == "b"
    entries = entries_in(Path("new"))
    assert {path: entry.content for path, entry in entries.items()} == {
        "a": b"1",
        "d/b": b"2",
        "d/c": b"b",
    }
    assert entries["d/c"].is_link
    assert entries.keys() == entries_in(Path("new"), ["x"]).keys()
    assert entries_in(Path("new"), ["d"]).keys() == {"a"}
    os.mkfifo("new/pipe")
    with pytest.raises(Obstacle, match="is a device or a pipe"):
        entries_in(Path("new"))


def test_files_that_exist_are_not_replaced() -> None:
    Path("new").mkdir()
    Path("new/a").write_text("mine")
    with pytest.raises(StopRun):
        create()
    assert contents(Path("new")) == {"a": b"mine"}


def test_a_reason_not_to_create_them_leaves_nothing() -> None:
    def check(_: disk.Folder) -> None:
        raise StopRun

    with pytest.raises(StopRun):
        create(check)
    assert not Path("new").exists()
