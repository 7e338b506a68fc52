"""Read, Write and Edit of Python stay inside their roots."""

from __future__ import annotations

import resource
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from adlgen.features.builtins.model import CODE_NAMES
from tests.builtins import adversaries
from tests.builtins.python_tools import Outcome, Tools, emitted


@pytest.fixture(scope="module")
def tools(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tools]:
    yield from emitted(tmp_path_factory.mktemp("emitted"))


def write(tools: Tools, path: Path | str, text: str = "new\n", **config: object) -> Outcome:
    return tools.call("write", {"file_path": str(path), "content": text}, **config)


def edit(tools: Tools, path: Path | str, old: str = "inside", **config: object) -> Outcome:
    arguments: dict[str, object] = {"file_path": str(path), "old_string": old, "new_string": old}
    return tools.call("edit", arguments, **config)


def read(tools: Tools, path: Path | str, **config: object) -> Outcome:
    return tools.call("read", {"file_path": str(path)}, **config)


CALLS: dict[str, Callable[..., Outcome]] = {"read": read, "write": write, "edit": edit}


@pytest.mark.parametrize("call", CALLS)
def test_paths_that_leave_the_roots_are_refused(tools: Tools, tmp_path: Path, call: str) -> None:
    root, outside = adversaries.prepare_roots(tmp_path)
    for path in adversaries.OUTSIDE_PATHS:
        there = root / path.replace("{outside}", str(outside)).removeprefix("./")
        if path.startswith("/"):
            there = Path(path.replace("{outside}", str(outside)))
        outcome = CALLS[call](tools, there, allowed_roots=(str(root),))
        assert outcome.error == f"{there} is outside the allowed roots.", path
    assert (outside / "secret").read_text() == "secret\n"
    for path in adversaries.INSIDE_PATHS:
        assert CALLS[call](tools, root / path, allowed_roots=(str(root),)).error is None, path
        assert not list(root.rglob(".write-*"))
    assert (root / "inner").is_symlink()


def test_folders_are_created_inside_the_roots(tools: Tools, tmp_path: Path) -> None:
    root, outside = adversaries.prepare_roots(tmp_path)
    roots = (str(tmp_path / "absent"), str(root))
    assert write(tools, root / "a" / "b" / "c", allowed_roots=roots).error is None
    assert (root / "a" / "b" / "c").read_text() == "new\n"
    assert (root / "a" / "b" / "c").stat().st_mode & 0o777 == 0o644
    assert write(tools, root / "to-folder" / "b" / "c", allowed_roots=roots).error
    assert [path.name for path in outside.iterdir()] == ["secret"]


def test_without_roots_every_file_is_allowed(tools: Tools, tmp_path: Path) -> None:
    root, outside = adversaries.prepare_roots(tmp_path)
    outcome = read(tools, root / "to-file")
    assert outcome.result.content == "secret"
    (outside / "secret").chmod(0o4750)
    assert write(tools, root / "to-file").error is None
    assert (outside / "secret").read_text() == "new\n"
    assert (outside / "secret").stat().st_mode & 0o7777 == 0o750
    assert (root / "to-file").is_symlink()


@pytest.mark.parametrize("call", ["write", "edit"])
def test_folders_that_carry_code_are_denied(tools: Tools, tmp_path: Path, call: str) -> None:
    adversaries.prepare_denied(tmp_path)
    assert tools.module("_files").DENIED == CODE_NAMES
    for roots in ((), (str(tmp_path),)):
        for path in adversaries.DENIED_PATHS:
            outcome = CALLS[call](tools, tmp_path / path, allowed_roots=roots)
            assert outcome.error is not None, path
            name = next(name for name in CODE_NAMES if f"denied folder: {name}." in outcome.error)
            assert outcome.error == f"{tmp_path / path} is in a denied folder: {name}."
        for path in adversaries.ALLOWED_PATHS:
            assert write(tools, tmp_path / path, "inside", allowed_roots=roots).error is None
            assert CALLS[call](tools, tmp_path / path, allowed_roots=roots).error is None, path
    assert [path.name for path in (tmp_path / ".git").iterdir()] == ["hooks"]
    outcome = CALLS[call](tools, tmp_path / "gitx" / "x", denied_names=("GITX",))
    assert outcome.error == f"{tmp_path / 'gitx' / 'x'} is in a denied folder: GITX."
    assert write(tools, tmp_path / ".git" / "config", denied_names=()).error is None


@pytest.mark.parametrize("call", ["read", "edit", "write"])
def test_what_is_not_a_small_regular_file_is_refused(
    tools: Tools, tmp_path: Path, call: str
) -> None:
    started = time.monotonic()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for name in adversaries.prepare_unreadable(tmp_path):
        outcome = CALLS[call](tools, tmp_path / name)
        if call == "write" and name == "sparse":
            assert outcome.error is None
        else:
            assert outcome.error is not None, name
            if name not in ("loop", "sparse"):
                assert outcome.error == f"{tmp_path / name} is not a regular file."
            if name == "sparse":
                assert outcome.error == f"{tmp_path / name} is larger than 10485760 bytes."
    assert time.monotonic() - started < 10
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 100_000  # of KiB


def test_errors_are_bounded(tools: Tools, tmp_path: Path) -> None:
    for path in ("a" * 100_000, "a/" * 1000, "../" * 1000 + "a" * 300, "", "a\0"):
        for call in CALLS.values():
            outcome = call(tools, path, allowed_roots=(str(tmp_path),))
            assert outcome.error is not None
            assert len(outcome.error) < 1600
    with pytest.raises(tools.error, match="The text is not valid Unicode"):
        tools.module("_files").encoded("\ud800")


def test_races_stay_inside(tools: Tools, tmp_path: Path) -> None:
    until = time.monotonic() + (adversaries.OPERATIONS * 10 or 2)
    done = dict.fromkeys(CALLS, 0)
    held = dict.fromkeys(CALLS, 0)
    with adversaries.race(tmp_path) as race:
        roots = (str(race.root),)
        while time.monotonic() < until and min(done.values()) < (adversaries.OPERATIONS or 10**9):
            for name, call in CALLS.items():
                target = race.root / "swapped" / f"new-{done[name] % 5}"
                path = target if name == "write" else race.file
                outcome = (
                    call(tools, path, "s", allowed_roots=roots)
                    if name != "read"
                    else call(tools, path, allowed_roots=roots)
                )
                done[name] += 1
                held[name] += outcome.error is None
                if name == "read" and outcome.error is None:
                    assert outcome.result.content == "inside"
            assert race.escaped() == []
    print(f"operations {done}, successful {held}, outside 0")
    assert min(held.values()) > 0, "no operation succeeded"
    assert [path.name for path in race.outside.iterdir()] == ["file"]


def test_without_openat_roots_are_refused(
    tools: Tools, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tools.module("_paths"), "RELATIVE", False)
    path = tmp_path / "a" / "b"
    message = "This system cannot keep files inside the allowed roots."
    assert write(tools, path, allowed_roots=(str(tmp_path),)).error == message
    assert write(tools, path, "inside\n").error is None
    assert edit(tools, path).error is None
    assert read(tools, path).result.content == "inside"
    denied = write(tools, tmp_path / ".git" / "a").error
    assert denied == f"{tmp_path / '.git' / 'a'} is in a denied folder: .git."


@pytest.mark.parametrize("call", CALLS)
def test_malformed_paths_are_errors_for_the_model(tools: Tools, tmp_path: Path, call: str) -> None:
    for roots in ((), (str(tmp_path),)):
        for path in adversaries.MALFORMED_PATHS:
            assert CALLS[call](tools, path, allowed_roots=roots).error, path
