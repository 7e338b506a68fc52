from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from adlgen.cli.noop import SIZE_DIGITS, in_groups, read, record, replay, sections_of, store
from adlgen.document import source as reading

if TYPE_CHECKING:
    from adlgen.document.limits import Limits
    from tests.unit.cli.conftest import Project

TOY = Path(__file__).parent / "toy"

# Prints what was loaded.
PROGRAM = """
import sys
from adlgen.cli import main
code = main()
heavy = ("click", "re", "json", "pathlib", "dataclasses", "hashlib", "msgspec")
print(*(name for name in heavy if name in sys.modules))
sys.exit(code)
"""


@pytest.fixture(autouse=True)
def settled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let files of this very moment count: tests do not wait for them to settle."""
    monkeypatch.setattr(store, "SETTLED_AFTER", 0)
    monkeypatch.delenv("CI", raising=False)
    forget_packs()


def forget_packs() -> None:
    """Forget the modules of packs, as another process does."""
    for name in [name for name in sys.modules if name.startswith("adlgen_pack_")]:
        del sys.modules[name]


class Twice:
    """A project with a pack of its own, and one command line that is run again and again."""

    def __init__(self, project: Project, *arguments: str) -> None:
        self.project = project
        shutil.copytree(TOY, project.root / "pack", ignore=shutil.ignore_patterns("__pycache__"))
        self.arguments = arguments or ("generate", "--pack", "pack", "-o", "out")

    def run(self) -> tuple[str, int, str]:
        """Return whether the run was replayed, its exit code, and what it printed."""
        time.sleep(0.01)  # more than a step of the file system's clock
        forget_packs()
        known = replay.replay(self.arguments) == 0
        done = self.project.run(*self.arguments)
        return "replay" if known else "full", done.code, done.err

    def settle(self) -> None:
        """Run until runs are replayed; a replay prints what a full run prints."""
        assert self.run()[:2] == ("full", 0)
        again = self.run()
        assert again[:2] == ("replay", 0)
        assert "unchanged" in again[2]
        full = self.project.run(*self.arguments, "--no-cache")
        assert (full.code, full.err) == again[1:]

    def record(self) -> Path:
        place = replay.place_of(self.arguments)
        assert place is not None
        return Path(place)


@pytest.fixture
def twice(project: Project) -> Twice:
    made = Twice(project)
    made.settle()
    return made


def test_a_replay_loads_nothing(twice: Twice) -> None:
    command = [sys.executable, "-c", PROGRAM, *twice.arguments]
    program = Path(sys.executable)
    assert twice.run()[0] == "replay"
    # The process differs from this one in what identifies it, so that it needs a record of its own.
    made = PROGRAM.replace(
        "import sys", "import sys, adlgen.cli.noop.store as r; r.SETTLED_AFTER = 0"
    )
    first = [sys.executable, "-c", made, *twice.arguments]
    assert program.exists()
    recorded = subprocess.run(first, capture_output=True, text=True, check=True)
    replayed = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "pathlib" in recorded.stdout.split()
    assert replayed.stdout == "\n"
    assert replayed.stderr == recorded.stderr


def touch(root: Path) -> None:
    for path in (*root.glob("*.yaml"), *root.glob("out/**/*")):
        if path.is_file():
            os.utime(path)


def test_a_touched_file_is_not_a_change(twice: Twice) -> None:
    touch(twice.project.root)
    assert twice.run()[0] == "replay"


def linked(path: Path) -> None:
    path.rename(path.with_name("elsewhere"))
    path.symlink_to("elsewhere")


CHANGES: dict[str, Callable[[Path], object]] = {
    "specification": lambda root: (root / "agent.yaml").write_text(
        (root / "agent.yaml").read_text().replace("A sample.", "A simple.")
    ),
    "generated file": lambda root: (root / "out/gen/a.txt").write_text("Generated B\n"),
    "generated file gone": lambda root: (root / "out/gen/a.txt").unlink(),
    "generated file a link": lambda root: linked(root / "out/gen/a.txt"),
    "generated folder a link": lambda root: linked(root / "out/gen"),
    "output a link": lambda root: linked(root / "out"),
    "manifest": lambda root: (root / "out/.adlgen.json").unlink(),
    "file of the user's": lambda root: shutil.copytree(root / "out/gen", root / "out/mine"),
    "ignore file": lambda root: (root / "out/.adl-ignore").write_text("gen/a.txt\n"),
    "cut off": lambda root: (root / "out/.adlgen.tmp").mkdir(),
    "template": lambda root: (root / "pack/tool.j2").write_text("Made {{ view.name }}\n"),
    "view": lambda root: (root / "pack/views.py").write_text(
        (root / "pack/views.py").read_text() + "\n"
    ),
    "new file of a pack": lambda root: (root / "pack/packages.txt").write_text("x\n"),
    "facts": lambda root: (root / "pack/pack.toml").write_text(
        (root / "pack/pack.toml").read_text().replace('"gen/', '"made/')
    ),
}


@pytest.mark.parametrize("grouped", [1, 1000])
@pytest.mark.parametrize("change", CHANGES)
def test_every_change_is_seen(
    project: Project, monkeypatch: pytest.MonkeyPatch, change: str, grouped: int
) -> None:
    """Files are checked in groups, or one by one."""
    monkeypatch.setattr(store, "GROUPED", grouped)
    twice = Twice(project)
    twice.settle()
    CHANGES[change](twice.project.root)
    assert twice.run()[0] == "full"


def test_another_file_in_a_folder_is_no_change(project: Project) -> None:
    """The summary of the record does not hold then, but the facts do, and the next summary holds again."""
    twice = Twice(project, "generate", "--pack", "pack", "-o", "out", "--scaffold")
    twice.settle()
    assert summary_holds(twice)
    (project.root / "out/mine/more.txt").write_text("of the user\n")
    assert not summary_holds(twice)
    assert twice.run()[0] == "replay"
    assert summary_holds(twice)


def summary_holds(twice: Twice) -> bool:
    return replay.summary_holds(summary_of(twice)[2:])


def summary_of(twice: Twice) -> list[list[str]]:
    data = twice.record().read_bytes()
    end = SIZE_DIGITS + int(data[:SIZE_DIGITS])
    return sections_of(data[SIZE_DIGITS:end], replay.SUMMARY_SECTIONS)


def test_a_change_within_the_same_instant_is_seen(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    monkeypatch.chdir(project.root)
    monkeypatch.setenv("ADLGEN_CACHE_DIR", str(project.root.parent / "records"))
    twice = Twice(project, "generate", "-t", "go", "-o", "out", "--opt", "module=a.b/c")
    for round_ in range(3):
        twice.run()
        twice.run()
        generated = project.root / "out/go.mod"
        path = next(project.root.glob("out/**/a.gen.go"), generated)
        before = path.read_text()
        path.write_text(before.replace("package", f"packag{round_}"))
        assert twice.run()[:2] == ("full", 3)
        path.write_text(before)


# --- what a run rests on -------------------------------------------------------------------------


def test_a_specification_edited_during_a_run_is_not_recorded(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    twice = Twice(project)
    assert twice.run()[:2] == ("full", 0)
    read = reading.source_from_bytes

    def edited(path: str, data: bytes, limits: Limits) -> object:
        found = read(path, data, limits)
        project.spec("a", "b", "c")
        return found

    monkeypatch.setattr(reading, "source_from_bytes", edited)
    twice.record().unlink()
    assert twice.run()[:2] == ("full", 0)
    monkeypatch.setattr(reading, "source_from_bytes", read)
    assert twice.run()[0] == "full"


@pytest.mark.parametrize("change", ["edited", "retargeted"])
def test_a_linked_specification_is_followed(project: Project, change: str) -> None:
    root = project.root
    (root / "first").mkdir()
    (root / "second").mkdir()
    (root / "agent.yaml").rename(root / "first/agent.yaml")
    shutil.copy(root / "first/agent.yaml", root / "second/agent.yaml")
    (root / "current").symlink_to("first")
    (root / "agent.yaml").symlink_to("current/agent.yaml")
    twice = Twice(project)
    twice.settle()
    project.spec("a", "b", "c", name=f"{'first' if change == 'edited' else 'second'}/agent.yaml")
    if change == "retargeted":
        (root / "current").unlink()
        (root / "current").symlink_to("second")
    assert twice.run()[0] == "full"


def test_named_files_and_searched_folders_are_inputs(project: Project) -> None:
    root = project.root
    reference = "{type: object, properties: {x: {$ref: 'types/x.json'}}}"
    project.spec()
    with (root / "agent.yaml").open("a") as file:
        file.write(f"    - {{id: t, name: t, description: d, tags: [a], schema: {reference}}}\n")
    (root / "types").mkdir()
    (root / "types/x.json").write_text('{"$id": "https://a.example/x.json", "$ref": "y.json"}')
    (root / "types/y.json").write_text('{"type": "string"}')
    twice = Twice(project)
    twice.settle()
    (root / "types/y.json").write_text('{"type": "number"}')
    assert [twice.run()[0] for _ in range(2)] == ["full", "replay"]
    (root / "types/z.json").write_text("{}")
    assert twice.run()[0] == "full", "the folder was searched for the reference"


def test_files_that_may_change_again_without_a_new_time_are_compared_by_content(
    twice: Twice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "SETTLED_AFTER", 1 << 62)
    twice.record().unlink()
    assert [twice.run()[0] for _ in range(2)] == ["full", "full"], "code that has just changed"


def test_a_run_that_writes_is_recorded_as_it_would_be_repeated(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files written a moment ago are compared by content first, and then by their stamps."""
    twice = Twice(project, "generate", "--pack", "pack", "-o", "out", "--scaffold")
    twice.settle()
    project.spec("a", "c")
    written = (project.root / "agent.yaml").stat().st_ctime_ns
    monkeypatch.setattr(record, "is_settled", lambda status, _: status.st_ctime_ns <= written)
    done = twice.run()
    assert done[:2] == ("full", 0)
    assert "1 removed" in done[2]
    path = str(project.root / "out/gen/c.txt")
    assert stamp_in(twice, path) == ""
    again = twice.run()
    assert again[:2] == ("replay", 0)
    assert "unchanged" in again[2]
    assert ", 1 removed" not in again[2]
    assert stamp_in(twice, path) != ""
    assert twice.run() == again
    Path(path).write_text("edited\n")
    assert twice.run()[:2] == ("full", 3)


def test_a_run_that_writes_much_waits_until_stamps_can_be_recorded(
    twice: Twice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "SETTLED_AFTER", 100_000_000)
    path = str(twice.project.root / "out/gen/a.txt")
    monkeypatch.setattr(record, "READ_AGAIN", 1)
    time.sleep(0.15)
    Path(path).unlink()
    assert twice.run()[:2] == ("full", 0)
    assert stamp_in(twice, path) != ""


def stamp_in(twice: Twice, path: str) -> str:
    """Return the stamp that the summary of the record has for a file, or else its details."""
    for sections in (summary_of(twice), read(str(twice.record()))):
        for name, stamp, _ in in_groups(sections[2], 3):
            if name == path:
                return stamp
    raise AssertionError(path)


def test_another_command_line_or_folder_is_another_run(twice: Twice) -> None:
    for arguments in (
        ("generate", "--pack", "pack", "-o", "out", "--force"),
        ("check", *twice.arguments[1:]),
    ):
        twice.arguments = arguments
        assert twice.run()[0] == "full"


def test_user_files_may_change(project: Project) -> None:
    twice = Twice(project, "generate", "--pack", "pack", "-o", "out", "--scaffold")
    twice.settle()
    (project.root / "out/mine/a.txt").write_text("implemented\n")
    assert twice.run()[0] == "replay"
    (project.root / "out/mine/a.txt").unlink()
    assert twice.run()[0] == "full"
    assert (project.root / "out/mine/a.txt").exists()


@pytest.mark.parametrize("change", ["link", "mode"])
def test_folders_of_user_files_must_stay_folders(project: Project, change: str) -> None:
    twice = Twice(project, "generate", "--pack", "pack", "-o", "out", "--scaffold")
    twice.settle()
    mine = project.root / "out/mine"
    if change == "link":
        linked(mine)
    else:
        mine.chmod(0o711)
    run = twice.run()
    assert run[:2] == ("full", 3 if change == "link" else 0)


def test_a_module_that_is_found_first_is_seen(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = project.root / "modules"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(folder))
    twice = Twice(project)
    twice.settle()
    (folder / "anything.py").write_text("")
    assert twice.run()[0] == "full"


def test_check_is_replayed_only_when_clean(project: Project) -> None:
    twice = Twice(project)
    twice.run()
    twice.arguments = ("check", *twice.arguments[1:])
    assert [twice.run()[:2] for _ in range(2)] == [("full", 0), ("replay", 0)]
    project.spec("a", "b", "c")
    assert [twice.run()[:2] for _ in range(2)] == [("full", 1), ("full", 1)]


# --- where nothing is replayed -------------------------------------------------------------------


def test_check_is_never_replayed_where_it_decides(
    twice: Twice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", "true")
    assert twice.run()[0] == "replay"
    for arguments in (("check", *twice.arguments[1:]), (*twice.arguments, "--check")):
        twice.arguments = arguments
        assert [twice.run()[:2] for _ in range(2)] == [("full", 0)] * 2


def test_nothing_is_replayed_or_recorded_without_the_cache(twice: Twice) -> None:
    twice.arguments = (*twice.arguments, "--no-cache")
    assert [twice.run()[:2] for _ in range(2)] == [("full", 0)] * 2


def test_without_a_usable_cache_every_run_is_full(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    twice = Twice(project)
    (project.root / "file").write_text("")
    for cache in ("", str(project.root / "file"), "/proc/nope"):
        monkeypatch.setenv("ADLGEN_CACHE_DIR", cache)
        assert [twice.run()[:2] for _ in range(2)] == [("full", 0)] * 2


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"x",
        b"1",
        b"-1",
        b"9" * 10_000,
        b"0\0" * 6 + b"0",
        b"\0" * 100,
        b"\xff\xfe",
        b"1\0a\0" * 7,
    ],
)
def test_a_damaged_record_is_made_again(twice: Twice, content: bytes) -> None:
    twice.record().write_bytes(content)
    assert [twice.run()[0] for _ in range(2)] == ["full", "replay"]


def test_a_record_that_others_can_write_is_not_trusted(twice: Twice) -> None:
    twice.record().chmod(0o666)
    assert twice.run()[0] == "full"


def test_a_folder_of_records_that_others_can_write_is_not_trusted(twice: Twice) -> None:
    twice.record().parent.chmod(0o777)
    assert [twice.run()[0] for _ in range(2)] == ["full", "full"]


def test_records_of_another_user_are_not_trusted(
    twice: Twice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 12345)
    assert [twice.run()[0] for _ in range(2)] == ["full", "full"]


def test_other_files_in_the_folder_of_records_are_kept(
    twice: Twice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "MOST", 2)
    folder = twice.record().parent
    for number in range(9):
        (folder / f"mine{number}").write_text("mine\n")
        (folder / f"{number:016x}").write_text("old")
    twice.record().unlink()
    assert [twice.run()[0] for _ in range(2)] == ["full", "replay"]
    assert len([*folder.glob("mine*")]) == 9
    assert len([*folder.iterdir()]) <= 18


def test_a_run_in_a_folder_that_is_gone_is_full(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = project.root / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    assert project.run("check", "../agent.yaml").code == 3


def test_a_replay_without_standard_error(twice: Twice, monkeypatch: pytest.MonkeyPatch) -> None:
    key = replay.key_of(twice.arguments)
    monkeypatch.setattr(replay, "key_of", lambda _: key)
    monkeypatch.setattr(sys, "stderr", None)
    assert replay.replay(twice.arguments) == 0


def test_a_record_that_is_a_link_is_not_followed(twice: Twice) -> None:
    place = twice.record()
    place.rename(place.with_name("moved"))
    place.symlink_to("moved")
    assert twice.run()[0] == "full"


def test_a_record_of_another_run_is_not_trusted(twice: Twice) -> None:
    content = twice.record().read_bytes()
    twice.arguments = (*twice.arguments, "--strict")
    twice.record().write_bytes(content)
    assert twice.run()[0] == "full"


def test_the_cache_stays_small(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "MOST", 4)
    for number in range(12):
        assert project.toy("generate", "-o", f"out{number}").code == 0
        time.sleep(0.01)
        assert project.toy("generate", "-o", f"out{number}").code == 0
    assert 0 < len(list(Path(os.environ["ADLGEN_CACHE_DIR"]).iterdir())) <= 5
