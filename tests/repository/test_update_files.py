"""``adlgen update`` writes all files or none, keeps what is not text, and never writes through a link."""

from __future__ import annotations

import errno
import functools
import os
import shutil
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from adlgen import api
from adlgen.cli import main
from adlgen.diagnostics.model import Log
from adlgen.output import disk
from adlgen.output.outcome import Mode, Result
from adlgen.output.roots import Addition, finish_roots, open_roots
from adlgen.output.state import RunState
from adlgen.packs import bundled_packs
from adlgen.repository import update
from adlgen.repository.endings import with_endings
from adlgen.repository.files import UserFile, schema_files

LANG = bundled_packs()[0]
RECORD = ".adlgen-init.json"
CALLS = ("open", "write", "fsync", "rename", "link", "unlink", "mkdir", "fchmod")
LINES = "".join(f"{number}\n" for number in range(9))
NEWER = {"a.txt": f"{LINES}theirs\n", "d/b.txt": f"{LINES}theirs\n", "new/c.txt": "theirs\n"}
EDITED = {"a.txt": f"mine\n{LINES}", "d/b.txt": f"mine\n{LINES}"}


def files_of(texts: dict[str, str]) -> Callable[..., tuple[UserFile, ...]]:
    files = tuple(UserFile(path, text, is_updated=True) for path, text in texts.items())
    return lambda *_, **__: files


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Create a repository with two files that the user has edited."""
    folder = tmp_path_factory.mktemp("made") / "notes"
    assert main(["init", str(folder), "--lang", LANG, "--name", "notes"]) == 0
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(update, "user_files", files_of({"a.txt": LINES, "d/b.txt": LINES}))
        assert main(["update", str(folder)]) == 0
        assert main(["update", str(folder)]) == 0  # scaffolds what the first one removed
    for path, text in EDITED.items():
        (folder / path).write_text(text)
    return folder


@pytest.fixture
def folder(made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Copy the repository, make it the current folder, and make adlgen newer."""
    shutil.copytree(made, tmp_path / "notes")
    monkeypatch.chdir(tmp_path / "notes")
    monkeypatch.setattr(update, "user_files", files_of(NEWER))
    yield tmp_path / "notes"
    assert not Path(".adlgen.tmp").exists()


def contents(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and ".adlgen.tmp" not in path.parts
    }


def result_of(folder: Path) -> dict[str, bytes]:
    """Return what an update leads to; the folder is as before."""
    copy = folder.with_name("copy")
    shutil.copytree(folder, copy)
    assert main(["update", str(copy)]) == 0
    after = contents(copy)
    shutil.rmtree(copy)
    return after


class Seam:
    """Fails the n-th call of the disk layer that writes, and all later ones if ``forever``."""

    def __init__(self, stop: str) -> None:
        self.error, self.forever = STOPS[stop]
        self.at, self.seen = 0, 0
        self.os = SimpleNamespace(**vars(os))
        for name in CALLS:
            setattr(self.os, name, self._wrapped(getattr(os, name)))

    def _wrapped(self, call: Callable[..., object]) -> Callable[..., object]:
        def wrapped(*args: Any, **kwargs: Any) -> object:
            if call is os.open and not args[1] & os.O_CREAT:
                return call(*args, **kwargs)
            self.seen += 1
            if self.seen == self.at or (self.forever and self.seen > self.at > 0):
                raise self.error()
            return call(*args, **kwargs)

        return wrapped


STOPS: dict[str, tuple[Callable[[], BaseException], bool]] = {
    "full disk": (lambda: OSError(errno.ENOSPC, "No space left on device"), False),
    "end of the process": (KeyboardInterrupt, True),
}
"""A process that ends cannot roll back; to the disk, that is a process in which every later call fails."""


def without_generating(addition: Addition, mode: Mode, **_: object) -> Result:
    """Do what ``api.generate_with`` does if the generated files are up to date."""
    progress = RunState(Log())
    with progress.stopping(), open_roots((), mode, progress.log, addition) as opened:
        finish_roots(opened, (), mode, progress.log)
    return progress.result()


@pytest.mark.slow
@pytest.mark.parametrize("stop", STOPS)
def test_no_edit_is_lost_wherever_an_update_is_interrupted(
    folder: Path, made: Path, stop: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, after = contents(folder), result_of(folder)
    assert {path for path in before | after if before.get(path) != after.get(path)} == {
        *("a.txt", "d/b.txt", "new/c.txt", RECORD),
    }
    monkeypatch.setattr(api, "generate_with", without_generating)
    monkeypatch.setattr(update, "schema_files", functools.cache(schema_files))
    seam = Seam(stop)
    for at in range(1, 400):
        seam.at, seam.seen = at, 0
        with monkeypatch.context() as patch:
            patch.setattr(disk, "os", seam.os)
            main(["update"])
        if seam.seen < at:
            break
        found = contents(folder)
        for path, text in found.items():
            assert text in (before.get(path), after.get(path)), (at, path)
        assert found.keys() >= before.keys()
        assert main(["update"]) == 0
        assert contents(folder) == after, at
        shutil.rmtree(folder)
        shutil.copytree(made, folder)
        os.chdir(folder)
    assert at > 30


# --- line endings and modes -----------------------------------------------------------------------


def test_line_endings_are_kept(folder: Path) -> None:
    windows = {path: text.replace("\n", "\r\n").encode() for path, text in EDITED.items()}
    for path, data in windows.items():
        (folder / path).write_bytes(data)
    assert main(["update"]) == 0
    for path, data in windows.items():
        assert (folder / path).read_bytes() == data + b"theirs\r\n"


@pytest.mark.usefixtures("folder")
def test_an_unedited_file_with_other_line_endings_is_replaced() -> None:
    Path("a.txt").write_bytes(LINES.replace("\n", "\r\n").encode())
    assert main(["update"]) == 0
    assert Path("a.txt").read_bytes() == NEWER["a.txt"].replace("\n", "\r\n").encode()


@pytest.mark.usefixtures("folder")
def test_mixed_line_endings_stay_mixed() -> None:
    mixed = b"mine\r\n" + LINES.encode().replace(b"4\n", b"4\r\n")
    Path("a.txt").write_bytes(mixed)
    assert main(["update"]) == 0
    assert Path("a.txt").read_bytes() == mixed + b"theirs\n"


@pytest.mark.parametrize(
    ("text", "model", "result"),
    [
        (b"a\nb\n", b"a\nc\n", b"a\nb\n"),
        (b"a\nb\n", b"a\r\nc\r\n", b"a\r\nb\r\n"),
        (b"a\nb\nc\n", b"a\r\nc\n", b"a\r\nb\nc\n"),
        (b"a\nb\nc\n", b"a\r\nc\nd\r\n", b"a\r\nb\r\nc\n"),
        (b"a\nb", b"a\r\nb", b"a\r\nb"),
        (b"a\rb\nc\n", b"a\rb\r\nx\n", b"a\rb\r\nc\n"),
        (b"", b"a\r\n", b""),
    ],
)
def test_new_lines_have_the_usual_ending(text: bytes, model: bytes, result: bytes) -> None:
    assert with_endings(text, model) == result


@pytest.mark.usefixtures("folder")
def test_modes_are_kept() -> None:
    Path("a.txt").chmod(0o750)
    Path("d/b.txt").chmod(0o600)
    Path(RECORD).chmod(0o640)
    assert main(["update"]) == 0
    modes = [oct(Path(path).stat().st_mode & 0o777) for path in ("a.txt", "d/b.txt", RECORD)]
    assert modes == ["0o750", "0o600", "0o640"]
    assert Path("a.txt").read_text() == f"mine\n{NEWER['a.txt']}"


# --- what is not a file of the repository ---------------------------------------------------------


def _link(path: Path, outside: Path) -> None:
    path.symlink_to(outside)


def _folder_link(path: Path, outside: Path) -> None:
    del outside
    shutil.move(path.parent, path.parent.parent / "../outside-folder")
    path.parent.symlink_to("../outside-folder")


def _socket(path: Path, outside: Path) -> None:
    del outside
    with socket.socket(socket.AF_UNIX) as found:
        found.bind(os.path.relpath(path))


OTHERS: dict[str, Callable[[Path, Path], None]] = {
    "pipe": lambda path, _: os.mkfifo(path),
    "socket": _socket,
    "link": _link,
    "dangling link": lambda path, outside: path.symlink_to(outside.with_name("none")),
    "folder": lambda path, _: path.mkdir(),
}


def state(path: Path) -> tuple[int, ...]:
    """Return what would show a change of a file; a link that is followed has another time of access."""
    found = path.lstat()
    return found.st_mode, found.st_ino, found.st_nlink, found.st_size, found.st_mtime_ns


@pytest.mark.parametrize("kind", OTHERS)
def test_only_files_are_updated(
    folder: Path, tmp_path: Path, kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    outside = tmp_path / "outside.txt"
    outside.write_text(EDITED["a.txt"])
    path = folder / "a.txt"
    path.unlink()
    OTHERS[kind](path, outside)
    before = state(path)
    assert main(["update"]) == 0
    assert "warning[ADL1610]: 'a.txt' was not updated: 'a.txt' is a" in capsys.readouterr().err
    assert state(path) == before
    assert outside.read_text() == EDITED["a.txt"]
    assert not (tmp_path / "none").exists()
    assert Path("d/b.txt").read_text() == f"mine\n{NEWER['d/b.txt']}"


def test_a_folder_behind_a_link_is_left_alone(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.move("d", tmp_path / "outside")
    Path("d").symlink_to(tmp_path / "outside")
    assert main(["update"]) == 0
    assert "'d/b.txt' was not updated: 'd' is a symbolic link" in capsys.readouterr().err
    assert (tmp_path / "outside/b.txt").read_text() == EDITED["d/b.txt"]
    assert folder.is_dir()


def test_the_other_name_of_a_file_keeps_its_content(folder: Path, tmp_path: Path) -> None:
    os.link("a.txt", tmp_path / "outside.txt")
    assert main(["update"]) == 0
    assert (tmp_path / "outside.txt").read_text() == EDITED["a.txt"]
    assert (folder / "a.txt").read_text() == f"mine\n{NEWER['a.txt']}"


def test_a_file_that_is_not_text_is_left_alone(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("a.txt").write_bytes(b"mine\0\n")
    assert main(["update"]) == 0
    assert "'a.txt' was not updated: it contains a NUL character" in capsys.readouterr().err
    assert (folder / "a.txt").read_bytes() == b"mine\0\n"


@pytest.mark.parametrize("kind", ["pipe", "link"])
def test_the_record_must_be_a_file(
    folder: Path, tmp_path: Path, kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    outside = Path(RECORD).rename(tmp_path / "record.json")
    OTHERS[kind](folder / RECORD, outside)
    before = contents(folder)
    assert main(["update"]) == 2
    assert "but it is a" in capsys.readouterr().err
    assert contents(folder) == before


def test_a_file_that_changes_during_an_update_is_not_replaced(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = os.fsync

    def edited(descriptor: int) -> None:
        Path("a.txt").write_text("edited during the run\n")
        real(descriptor)

    monkeypatch.setattr(os, "fsync", edited)
    assert main(["update"]) == 3
    monkeypatch.undo()
    printed = capsys.readouterr()
    assert "error[ADL0714]: 'a.txt' changed during the run" in printed.err
    assert printed.out == ""
    os.chdir(folder)
    assert Path("a.txt").read_text() == "edited during the run\n"
    assert Path("d/b.txt").read_text() == EDITED["d/b.txt"]
    assert not Path("new").exists()
