"""Records of runs: what a repeated run depends on, and where nothing is recorded."""

from __future__ import annotations

import io
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

import adlgen.cli
from adlgen.cache import check, collect, run, store
from adlgen.cache.check import read
from adlgen.document import source as reading
from adlgen.document.limits import Limits
from adlgen.packs.bundled import bundled_folder
from tests.unit.cache.conftest import forget_packs
from tests.unit.cli.conftest import HERE, Project

SETTLED_AFTER = store.SETTLED_AFTER
SCAFFOLD = ("generate", "--pack", "pack", "-o", "out", "--scaffold")

# Prints what was loaded.
PROGRAM = """
import sys
from adlgen.cli import main
code = main()
heavy = ("click", "re", "json", "pathlib", "dataclasses", "hashlib", "msgspec", "typing")
print(*(name for name in heavy if name in sys.modules))
sys.exit(code)
"""


class Twice:
    """A project with a pack of its own, and one command line that is run again and again."""

    def __init__(self, project: Project, full_runs: list[Sequence[str]]) -> None:
        self.project = project
        self.root = project.root
        self.full_runs = full_runs
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(HERE / "toy", project.root / "pack", ignore=ignored)
        self.arguments: tuple[str, ...] = ("generate", "--pack", "pack", "-o", "out")

    def run(self) -> tuple[str, int, str]:
        """Return whether the run was repeated from its record, its exit code, and what it printed."""
        time.sleep(0.01)  # more than a step of the file system's clock
        forget_packs()
        before = len(self.full_runs)
        done = self.project.run(*self.arguments)
        return "full" if len(self.full_runs) > before else "repeated", done.code, done.err

    def kinds(self, count: int = 2) -> list[str]:
        return [self.run()[0] for _ in range(count)]

    def settle(self, *arguments: str) -> None:
        """Run until runs are repeated; a repeated run prints what a full run prints."""
        self.arguments = arguments or self.arguments
        assert self.run()[:2] == ("full", 0)
        again = self.run()
        assert again[:2] == ("repeated", 0)
        assert "unchanged" in again[2]
        full = self.project.run(*self.arguments, "--no-cache")
        assert (full.code, full.err) == again[1:]

    @property
    def place(self) -> Path:
        request = adlgen.cli._request(self.arguments)
        assert request is not None
        return Path(request.place)

    def files(self, path: Path) -> tuple[dict[str, Any], int]:
        """Return what the record has of the folder of a file, and the position of the file."""
        files = read(str(self.place))["facts"]["files"][f"{path.parent}/"]
        return files, files["names"].index(path.name)


@pytest.fixture
def twice(project: Project, full_runs: list[Sequence[str]]) -> Twice:
    return Twice(project, full_runs)


@pytest.fixture
def settled(twice: Twice) -> Twice:
    twice.settle()
    return twice


def test_a_repeated_run_loads_nothing(settled: Twice) -> None:
    # The process differs from this one in what identifies it, so that it needs a record of its own.
    made = PROGRAM.replace("import sys", "import sys, adlgen.cache.store as s; s.SETTLED_AFTER = 0")
    outputs = []
    for program in (made, PROGRAM):
        command = [sys.executable, "-c", program, *settled.arguments]
        outputs.append(subprocess.run(command, capture_output=True, text=True, check=True))
    assert "pathlib" in outputs[0].stdout.split()
    assert outputs[1].stdout == "\n"
    assert outputs[1].stderr == outputs[0].stderr


def test_a_touched_file_is_not_a_change(settled: Twice) -> None:
    for path in (*settled.root.glob("*.yaml"), *settled.root.glob("out/**/*")):
        if path.is_file():
            os.utime(path)
    before = settled.place.read_bytes()
    assert settled.kinds() == ["repeated"] * 2
    assert settled.place.read_bytes() != before, "the next run need not read them"


def linked(path: Path) -> None:
    path.rename(path.with_name("elsewhere"))
    path.symlink_to("elsewhere")


def replaced(path: Path, old: str, new: str) -> None:
    path.write_text(path.read_text().replace(old, new))


CHANGES: dict[str, Callable[[Path], object]] = {
    "specification": lambda root: replaced(root / "agent.yaml", "A sample.", "A simple."),
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
    "view": lambda root: replaced(root / "pack/views.py", "\n", "\n\n"),
    "new file of a pack": lambda root: (root / "pack/packages.txt").write_text("x\n"),
    "facts": lambda root: replaced(root / "pack/pack.toml", '"gen/', '"made/'),
}


@pytest.mark.parametrize("grouped", [2, 1000])
@pytest.mark.parametrize("change", CHANGES)
def test_every_change_is_seen(
    twice: Twice, monkeypatch: pytest.MonkeyPatch, change: str, grouped: int
) -> None:
    """Files are looked at in their open folder or by their path, and names in a listing or one by one."""
    monkeypatch.setattr(check, "GROUPED", grouped)
    monkeypatch.setattr(check, "LISTED", grouped)
    twice.settle()
    CHANGES[change](twice.root)
    assert twice.run()[0] == "full"


def test_another_file_in_a_folder_is_no_change(
    twice: Twice, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The stamp of the folder is another one then, and is recorded if the folder was listed."""
    monkeypatch.setattr(check, "LISTED", 1)
    twice.settle(*SCAFFOLD)
    mine = f"{twice.root}/out/mine/"
    before = read(str(twice.place))["facts"]["names"][mine]
    (twice.root / "out/mine/more.txt").write_text("of the user\n")
    assert twice.run()[0] == "repeated"
    after = read(str(twice.place))["facts"]["names"][mine]
    assert after["present"] == before["present"]
    assert after["stamps"] != before["stamps"]
    assert twice.run()[0] == "repeated"


def test_a_change_within_the_same_instant_is_seen(
    twice: Twice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "SETTLED_AFTER", SETTLED_AFTER)
    twice.arguments = ("generate", "-t", "go", "-o", "out", "--opt", "module=a.b/c")
    for round_ in range(3):
        twice.kinds()
        path = next(twice.root.glob("out/**/a.gen.go"))
        before = path.read_text()
        path.write_text(before.replace("package", f"packag{round_}"))
        assert twice.run()[:2] == ("full", 3)
        path.write_text(before)


# --- what a run depends on -----------------------------------------------------------------------


def test_a_specification_edited_during_a_run_is_not_recorded(
    settled: Twice, monkeypatch: pytest.MonkeyPatch
) -> None:
    original = reading.source_from_bytes

    def edited(path: str, data: bytes, limits: Limits) -> object:
        found = original(path, data, limits)
        settled.project.spec("a", "b", "c")
        return found

    monkeypatch.setattr(reading, "source_from_bytes", edited)
    settled.place.unlink()
    assert settled.run()[:2] == ("full", 0)
    monkeypatch.setattr(reading, "source_from_bytes", original)
    assert settled.run()[0] == "full"


def test_files_of_features_that_are_not_used_do_not_matter(twice: Twice) -> None:
    twice.settle("generate", "-t", "go", "-o", "out")
    folders = read(str(twice.place))["facts"]["files"]
    features = f"{bundled_folder()}/go/features/"
    assert f"{features}wiring/" in folders
    assert f"{features}mcp_client/" not in folders


@pytest.mark.parametrize("change", ["edited", "retargeted"])
def test_a_linked_specification_is_followed(twice: Twice, change: str) -> None:
    root = twice.root
    (root / "first").mkdir()
    (root / "second").mkdir()
    (root / "agent.yaml").rename(root / "first/agent.yaml")
    shutil.copy(root / "first/agent.yaml", root / "second/agent.yaml")
    (root / "current").symlink_to("first")
    (root / "agent.yaml").symlink_to("current/agent.yaml")
    twice.settle()
    folder = "first" if change == "edited" else "second"
    twice.project.spec("a", "b", "c", name=f"{folder}/agent.yaml")
    if change == "retargeted":
        (root / "current").unlink()
        (root / "current").symlink_to("second")
    assert twice.run()[0] == "full"


def test_named_files_and_searched_folders_are_inputs(twice: Twice) -> None:
    root = twice.root
    reference = "{type: object, properties: {x: {$ref: 'types/x.json'}}}"
    twice.project.spec()
    with (root / "agent.yaml").open("a") as file:
        file.write(f"    - {{id: t, name: t, description: d, tags: [a], schema: {reference}}}\n")
    (root / "types").mkdir()
    (root / "types/x.json").write_text('{"$id": "https://a.example/x.json", "$ref": "y.json"}')
    (root / "types/y.json").write_text('{"type": "string"}')
    twice.settle()
    (root / "types/y.json").write_text('{"type": "number"}')
    assert twice.kinds() == ["full", "repeated"]
    (root / "types/z.json").write_text("{}")
    assert twice.run()[0] == "full", "the folder was searched for the reference"


def test_code_that_has_just_changed_is_not_recorded(
    settled: Twice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "SETTLED_AFTER", 1 << 62)
    settled.place.unlink()
    assert settled.kinds() == ["full"] * 2


def test_a_run_that_writes_is_recorded_as_it_would_be_repeated(
    twice: Twice, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files written a moment ago are compared by content first, and then by their stamps."""
    twice.settle(*SCAFFOLD)
    twice.project.spec("a", "c")
    written = (twice.root / "agent.yaml").stat().st_ctime_ns
    is_settled = store.is_settled
    monkeypatch.setattr(store, "is_settled", lambda changed, _: changed <= written)
    done = twice.run()
    monkeypatch.setattr(store, "is_settled", is_settled)
    assert done[:2] == ("full", 0)
    assert "1 removed" in done[2]
    path = twice.root / "out/gen/c.txt"
    files, at = twice.files(path)
    assert files["stamps"][2 * at : 2 * at + 2] == [0, 0]
    again = twice.run()
    assert again[:2] == ("repeated", 0)
    assert "unchanged" in again[2]
    assert ", 1 removed" not in again[2]
    files, at = twice.files(path)
    assert all(files["stamps"][2 * at : 2 * at + 2])
    assert twice.run() == again
    path.write_text("edited\n")
    assert twice.run()[:2] == ("full", 3)


def test_a_run_that_writes_much_waits_until_stamps_can_be_recorded(
    settled: Twice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "SETTLED_AFTER", 100_000_000)
    monkeypatch.setattr(collect, "READ_AGAIN", 1)
    path = settled.root / "out/gen/a.txt"
    time.sleep(0.15)
    path.unlink()
    assert settled.run()[:2] == ("full", 0)
    files, at = settled.files(path)
    assert all(files["stamps"][2 * at : 2 * at + 2])


def test_user_files_may_change(twice: Twice) -> None:
    twice.settle(*SCAFFOLD)
    (twice.root / "out/mine/a.txt").write_text("implemented\n")
    assert twice.run()[0] == "repeated"
    (twice.root / "out/mine/a.txt").unlink()
    assert twice.run()[0] == "full"
    assert (twice.root / "out/mine/a.txt").exists()


def test_folders_of_user_files_must_stay_folders(twice: Twice) -> None:
    twice.settle(*SCAFFOLD)
    (twice.root / "out/mine").chmod(0o711)
    assert twice.run()[:2] == ("full", 0)
    linked(twice.root / "out/mine")
    assert twice.run()[:2] == ("full", 3)


def test_a_module_that_is_found_first_is_seen(
    twice: Twice, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = twice.root / "modules"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(folder))
    twice.settle()
    (folder / "anything.py").write_text("")
    assert twice.run()[0] == "full"


def test_check_is_repeated_only_when_clean(twice: Twice) -> None:
    twice.run()
    twice.arguments = ("check", *twice.arguments[1:])
    assert [twice.run()[:2] for _ in range(2)] == [("full", 0), ("repeated", 0)]
    twice.project.spec("a", "b", "c")
    assert [twice.run()[:2] for _ in range(2)] == [("full", 1), ("full", 1)]


# --- where nothing is repeated -------------------------------------------------------------------


def test_another_command_line_is_another_run(settled: Twice) -> None:
    original = settled.arguments
    for arguments in ((*original, "--force"), ("check", *original[1:])):
        settled.arguments = arguments
        assert settled.run()[0] == "full"


def test_check_is_never_repeated_where_it_decides(
    settled: Twice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", "true")
    assert settled.run()[0] == "repeated"
    original = settled.arguments
    for arguments in (
        ("check", *original[1:]),
        (*original, "--check"),
        (*original, "--no-cache"),
    ):
        settled.arguments = arguments
        assert [settled.run()[:2] for _ in range(2)] == [("full", 0)] * 2


def test_a_stream_whose_encoding_a_full_run_replaces_needs_one(
    settled: Twice, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert adlgen.cli._request(settled.arguments) is not None
    monkeypatch.setattr(sys, "stderr", io.TextIOWrapper(io.BytesIO(), encoding="US-ASCII"))
    assert adlgen.cli._request(settled.arguments) is None


def test_without_a_usable_cache_every_run_is_full(
    twice: Twice, monkeypatch: pytest.MonkeyPatch
) -> None:
    (twice.root / "file").write_text("")
    for cache in ("", str(twice.root / "file"), "/proc/nope"):
        monkeypatch.setenv("ADLGEN_CACHE_DIR", cache)
        assert [twice.run()[:2] for _ in range(2)] == [("full", 0)] * 2


def edited(**members: object) -> Callable[[dict[str, Any]], object]:
    """Return an edit that replaces members of a record, or of its facts."""

    def edit(known: dict[str, Any]) -> None:
        for name, value in members.items():
            (known if name in known else known["facts"])[name] = value

    return edit


def edited_files(**members: object) -> Callable[[dict[str, Any]], object]:
    return lambda known: [files.update(members) for files in known["facts"]["files"].values()]


DAMAGE: list[Callable[[dict[str, Any]], object]] = [
    edited(key=["adlgen run 1000"]),
    edited(key=None),
    edited(text=7),
    edited(text=["a"]),
    edited(facts=[]),
    edited(files=7),
    edited(files={"": {"names": ["x"], "stamps": [1, 1], "digests": [""]}}),
    edited(files={"/nowhere/": {"names": ["x"] * 9, "stamps": [], "digests": []}}),
    edited(names={"\0": {"present": ["x"], "absent": [], "stamps": []}}),
    edited(names={"/": {"present": [], "absent": ["tmp"], "stamps": ["x", 1]}}),
    edited(links={"/": 7}),
    edited(modes={"\ud800": ""}),
    edited(listings=None),
    edited(listings={"/": []}),
    edited_files(names=7),
    edited_files(names=["\0"], stamps=[1, 2], digests=["x"]),
    edited_files(stamps=[[]]),
    edited_files(stamps=["x", None]),
    edited_files(digests=[{}]),
    dict.clear,
]
TEXTS = [b"", b"x", b"-1", b"9" * 10_000, b"\0" * 100, b"\xff\xfe", b"{}", b"[]", b"[" * 100_000]


def test_a_damaged_record_is_made_again(settled: Twice) -> None:
    good = settled.place.read_bytes()
    damaged = [*TEXTS, good[:-1], good + b"x", b"NaN", b'{"key": NaN}', b"adlgen-noop 7\0" * 9]
    for edit in DAMAGE:
        content = json.loads(good)
        edit(content)
        damaged.append(json.dumps(content).encode())
    for content in damaged:
        settled.place.write_bytes(content)
        assert settled.run()[:2] == ("full", 0), content
        assert settled.run()[0] == "repeated"


def test_a_record_that_others_can_write_is_not_trusted(
    settled: Twice, monkeypatch: pytest.MonkeyPatch
) -> None:
    settled.place.chmod(0o666)
    assert settled.kinds() == ["full", "repeated"]
    with monkeypatch.context() as patched:
        patched.setattr(os, "geteuid", lambda: 12345)
        assert settled.kinds() == ["full"] * 2
    settled.place.parent.chmod(0o777)
    assert settled.kinds() == ["full"] * 2


def test_a_record_that_is_a_link_or_of_another_run_is_not_used(settled: Twice) -> None:
    place = settled.place
    content = place.read_bytes()
    place.rename(place.with_name("moved"))
    place.symlink_to("moved")
    assert settled.run()[0] == "full"
    settled.arguments = (*settled.arguments, "--strict")
    settled.place.write_bytes(content)
    assert settled.run()[0] == "full"


def test_the_cache_stays_small_and_other_files_in_it_are_kept(
    settled: Twice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "MOST", 4)
    folder = settled.place.parent
    for number in range(3):
        (folder / f"mine{number}").write_text("mine\n")
        (folder / f"{number:016x}").write_text("old")
        (folder / f"{number:016x}.tools").write_text("old")
    for number in range(8):
        settled.arguments = (*settled.arguments[:-1], f"out{number}")
        assert settled.kinds() == ["full", "repeated"]
    assert len([*folder.glob("mine*")]) == 3
    assert len([*folder.iterdir()]) <= 3 + store.MOST + 1


def test_a_run_in_a_folder_that_is_gone_is_full(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = project.root / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    assert project.run("check", "../agent.yaml").code == 3


def test_a_repeated_run_without_standard_error(
    settled: Twice, monkeypatch: pytest.MonkeyPatch
) -> None:
    request = adlgen.cli._request(settled.arguments)
    monkeypatch.setattr(sys, "stderr", None)
    assert run(request, lambda: 1) == 0
