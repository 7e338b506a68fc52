from __future__ import annotations

import errno
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from adlgen.diagnostics.model import Log, StopRun
from adlgen.output import disk
from adlgen.output.changes import State
from adlgen.output.compare import IntendedOutput
from adlgen.output.lock import locked
from tests.unit.output.conftest import write_roots

if TYPE_CHECKING:
    from tests.unit.output.conftest import Workspace

CALLS = ("open", "write", "rename", "link", "unlink", "mkdir", "fchmod")


class Seam:
    """Fails the n-th system call that the disk module makes."""

    def __init__(self, error: Callable[[], BaseException]) -> None:
        self.error = error
        self.at = -1
        self.seen = 0

    def install(self, patch: pytest.MonkeyPatch) -> None:
        shim = type("Os", (), {})()
        for name in dir(os):
            if not name.startswith("__"):
                setattr(shim, name, getattr(os, name))
        for name in CALLS:
            setattr(shim, name, self._wrapped(getattr(os, name)))
        patch.setattr(disk, "os", shim)

    def _wrapped(self, call: Callable[..., Any]) -> Callable[..., Any]:
        def wrapped(*args: Any, **kwargs: Any) -> Any:
            self.seen += 1
            if self.seen == self.at:
                raise self.error()
            return call(*args, **kwargs)

        return wrapped


def before_and_after(space: Workspace) -> tuple[IntendedOutput, IntendedOutput]:
    """Two runs between which files come, change and go, in new and vanishing folders."""
    first = {"a": "1\n", "d/b": "1\n", "gone/deep/c": "1\n", "same": "1\n"}
    second = {"a": "2\n", "d/b": "2\n", "new/deep/e": "1\n", "same": "1\n"}
    return space.wanted(first), space.wanted(second, {"u": "1\n"}, scaffold=True)


ERRORS: dict[str, Callable[[], BaseException]] = {
    "full": lambda: OSError(errno.ENOSPC, "No space left on device"),
    "read-only": lambda: OSError(errno.EROFS, "Read-only file system"),
    "interrupt": KeyboardInterrupt,
}


@pytest.mark.parametrize("error", ERRORS)
def test_every_failing_call_leaves_everything_as_it_was(
    space: Workspace, monkeypatch: pytest.MonkeyPatch, error: str
) -> None:
    first, second = before_and_after(space)
    space.write(first)
    before = space.snapshot()
    seam = Seam(ERRORS[error])
    seam.install(monkeypatch)
    undone = settled = 0
    for at in range(1, 400):
        seam.at, seam.seen = at, 0
        with suppress(OSError, KeyboardInterrupt):
            space.write(second)
        if seam.seen < at:
            break
        seam.at = -1
        if space.snapshot() == before:
            undone += 1
            continue
        # The journal was gone already: everything is new, and only tidying failed.
        assert set(space.compare_on_disk(second).values()) == {State.SAME, State.KEPT}
        settled += 1
        space.write(second)
        assert ".adlgen.tmp" not in space.snapshot()
        reset(space, first)
        before = space.snapshot()
    assert undone > 20
    assert settled < 10
    assert ".adlgen.tmp" not in space.snapshot()
    assert space.texts() == {
        "a": "2\n",
        "d/b": "2\n",
        "new/deep/e": "1\n",
        "same": "1\n",
        "u": "1\n",
    }


def reset(space: Workspace, wanted: IntendedOutput) -> None:
    (space.root / "u").unlink()
    space.write(wanted)


def test_a_root_that_could_not_be_filled_is_not_left_behind(
    space: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    seam = Seam(ERRORS["full"])
    seam.install(monkeypatch)
    space.root = space.root / "x" / "y"
    seam.at = 8
    with pytest.raises(OSError, match="No space"):
        space.write(space.wanted({"a": "1\n"}))
    assert not (space.root.parent.parent).exists()


def test_several_roots_are_one(space: Workspace, tmp_path: Path) -> None:
    wanted = space.wanted({"a": "1\n"})
    roots = [tmp_path / "one", tmp_path / "two"]
    roots[1].mkdir()
    (roots[1] / "a").write_text("mine\n")
    with pytest.raises(StopRun):
        write_roots([(root, wanted) for root in roots], Log())
    assert not roots[0].exists()
    assert [p.name for p in roots[1].iterdir()] == ["a"]
    write_roots([(root, wanted) for root in roots], Log(), force=True)
    assert (roots[0] / "a").read_text() == (roots[1] / "a").read_text() == "1\n"


def test_modes(space: Workspace) -> None:
    old = os.umask(0o027)
    try:
        space.write(space.wanted({"a": "1\n", "b": "1\n"}))
        assert (space.root / "a").stat().st_mode & 0o777 == 0o640
        (space.root / "b").chmod(0o604)
        space.write(space.wanted({"a": "2\n", "b": "2\n"}))
    finally:
        os.umask(old)
    assert (space.root / "a").stat().st_mode & 0o777 == 0o640
    assert (space.root / "b").stat().st_mode & 0o777 == 0o604


def test_folders_that_become_empty_go_and_others_stay(space: Workspace) -> None:
    space.write(space.wanted({"a/b/c": "1\n", "d/e": "1\n"}))
    (space.root / "d" / "mine").write_text("mine\n")
    (space.root / "empty").mkdir()
    space.write(space.wanted({}))
    assert sorted(p.name for p in space.root.iterdir()) == [".adlgen.json", "d", "empty"]


def test_a_second_name_of_a_file_keeps_its_content(space: Workspace, tmp_path: Path) -> None:
    space.write(space.wanted({"a": "1\n"}))
    os.link(space.root / "a", tmp_path / "other")
    space.write(space.wanted({"a": "2\n"}))
    assert (tmp_path / "other").read_text() == "1\n"


def test_without_hard_links(space: Workspace, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(*_args: Any, **_kwargs: Any) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    first, second = before_and_after(space)
    space.write(first)
    space.write(second)
    assert space.texts()["a"] == "2\n"


def test_a_held_lock_ends_the_wait(space: Workspace) -> None:
    wanted = space.wanted({"a": "1\n"})
    space.write(wanted)
    entered, leave = threading.Event(), threading.Event()

    def hold() -> None:
        with locked([space.root], Log(), writes=True):
            entered.set()
            leave.wait(600)

    thread = threading.Thread(target=hold)
    thread.start()
    try:
        assert entered.wait(600)
        with pytest.raises(StopRun):
            space.write(wanted, timeout=0.1)
        reading = Log()
        with pytest.raises(StopRun), locked([space.root], reading, writes=False, timeout=0.1):
            pass
        assert [d.code.id for d in reading.diagnostics] == ["ADL0706"]
    finally:
        leave.set()
        thread.join()
    assert [d.code.id for d in space.log.diagnostics] == ["ADL0706"]


WRITER = """
import sys
sys.path.insert(0, {tests!r})
from conftest import Workspace
from pathlib import Path
space = Workspace(Path("out"))
for number in range(6):
    text = f"{{(int(sys.argv[1]) + number) % 3}}" * 20_000
    space.write(space.wanted({{f"{{n}}/f": text for n in range(5)}}))
"""


def test_runs_at_the_same_time(space: Workspace) -> None:
    script = WRITER.format(tests=str(Path(__file__).parent))
    command = [sys.executable, "-c", script]
    running = [subprocess.Popen([*command, str(n)], cwd=space.root.parent) for n in range(6)]
    while any(process.poll() is None for process in running):
        for content in read_all(space.root):
            assert len(content) == 20_000
            assert len(set(content)) == 1
    assert [process.wait() for process in running] == [0] * 6
    assert len({text for path, text in space.texts().items()}) == 1
    assert len(space.texts()) == 5


def read_all(root: Path) -> Iterator[str]:
    for number in range(5):
        try:
            yield (root / str(number) / "f").read_text()
        except FileNotFoundError:
            continue
