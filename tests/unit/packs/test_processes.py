"""Work on several targets at a time: the same results in the same order, also if a process fails."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from adlgen import api
from adlgen.diagnostics.model import Diagnostic, Severity
from adlgen.document.inputs import Inputs
from adlgen.packs import processes
from adlgen.packs.processes import AUTO, in_processes, processes_for
from tests.unit.cli.conftest import SPEC, Project, project, tool

__all__ = ["project"]

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are forked")

TARGETS = ("go", "typescript", "rust", "python")
HERE = os.getpid()


def elsewhere(work: Callable[..., object]) -> Callable[[], object]:
    """Return a function that works in the first process, and does something else in others."""
    return lambda: "here" if os.getpid() == HERE else work()


def counted_forks(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list to which the processes that are forked from now on are added."""
    forks: list[int] = []
    fork = os.fork

    def counted() -> int:
        forks.append(fork())
        return forks[-1]

    monkeypatch.setattr(os, "fork", counted)
    return forks


def numbered(number: int) -> tuple[int, int]:
    return number, os.getpid()


def large(number: int) -> bytes:
    return bytes([number]) * 3_000_000


def fail() -> None:
    message = "no result"
    raise ValueError(message)


def killed() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def ended() -> None:
    os._exit(0)


def unknown() -> object:
    return lambda: 0  # which cannot be serialised


def test_results_are_in_the_order_of_the_work() -> None:
    works = [partial(numbered, n) for n in range(5)]
    found = in_processes(works, 3)
    assert [number for number, _ in found] == [0, 1, 2, 3, 4]
    processes = [process for _, process in found]
    assert len({*processes[:3]}) == len({*processes}) == 3
    assert processes[0] == HERE


def test_a_process_takes_work_until_none_is_left() -> None:
    ready, release = os.pipe()

    def wait() -> str:
        return os.read(ready, 1).decode()

    def end() -> str:
        os.write(release, b"x")
        return str(os.getpid())

    first, *others = in_processes([wait, *[lambda: str(os.getpid())] * 3, end], 2)
    assert first == "x"
    assert len({*others} | {str(HERE)}) == 2
    assert str(HERE) not in others


def test_large_results_arrive_whole() -> None:
    works = [partial(large, n) for n in range(3)]
    assert in_processes(works, 3) == [work() for work in works]


@pytest.mark.parametrize("work", [fail, killed, ended, unknown])
def test_work_without_a_result_is_done_again(work: Callable[[], object]) -> None:
    works: list[Callable[[], object]] = [lambda: "first", elsewhere(work)]
    assert in_processes(works, 2) == ["first", "here"]


@pytest.mark.parametrize("works", [[lambda: 1, fail], [fail, lambda: 1], [fail, ended]])
def test_errors_are_those_of_one_process(works: list[Callable[[], object]]) -> None:
    with pytest.raises(ValueError, match="no result"):
        in_processes(works, 2)


def test_other_processes_end_with_an_interrupted_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    forks = counted_forks(monkeypatch)
    works: list[Callable[[], None]] = [interrupt, partial(time.sleep, 60)]
    with pytest.raises(KeyboardInterrupt):
        in_processes(works, 2)
    (process,) = forks
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


def test_modules_of_other_processes_are_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "seldom_used.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    trace = Inputs()
    in_processes([bool, lambda: bool(__import__("seldom_used"))], 2, trace)
    assert trace.modules["seldom_used"] == str(tmp_path / "seldom_used.py")
    assert "seldom_used" not in sys.modules


@pytest.mark.parametrize(
    ("wanted", "tools", "targets", "expected"),
    [
        (1, 1000, 4, 1),
        (3, 1, 2, 2),
        (3, 1, 4, 3),
        (8, 1000, 1, 1),
        (AUTO, 1, 4, 1),
        (AUTO, 1000, 4, 2),
    ],
)
def test_number_of_processes(
    monkeypatch: pytest.MonkeyPatch, wanted: int, tools: int, targets: int, expected: int
) -> None:
    monkeypatch.setattr(processes, "_has_threads", lambda: False)
    monkeypatch.setattr(processes, "_cores", lambda: 2)
    assert processes_for(wanted, tools, targets) == expected


def test_a_process_with_threads_is_not_forked() -> None:
    end = threading.Event()
    thread = threading.Thread(target=end.wait)
    thread.start()
    try:
        assert processes_for(4, 1000, 4) == 1
    finally:
        end.set()
        thread.join()


def generated(
    folder: Path, monkeypatch: pytest.MonkeyPatch, options: dict[str, str], count: int
) -> tuple[dict[str, bytes], tuple[Diagnostic, ...]]:
    """Generate every language in a folder of its own; return the files and the problems."""
    here = folder / str(count)
    here.mkdir()
    monkeypatch.chdir(here)
    Path("agent.yaml").write_text(SPEC + tool("a") + tool("b"))
    result = api.generate(
        "agent.yaml", targets=TARGETS, output="out", options=options, processes=count
    )
    files = {path: Path(path) for path in map(str, sorted(Path("out").rglob("*")))}
    texts = {path: file.read_bytes() for path, file in files.items() if file.is_file()}
    return texts, result.diagnostics


@pytest.mark.parametrize("options", [{}, {"layout": "single"}, {"formats": "wrong"}])
def test_same_files_and_problems(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: dict[str, str]
) -> None:
    forks = counted_forks(monkeypatch)
    monkeypatch.setattr(processes, "_has_threads", lambda: False)
    files, problems = generated(tmp_path, monkeypatch, options, 1)
    assert not forks
    assert generated(tmp_path, monkeypatch, options, 3) == (files, problems)
    assert len(forks) == 2
    assert bool(files) is (options != {"formats": "wrong"})
    assert problems


def test_the_text_of_a_file_that_is_kept_is_made_when_it_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The manifest has the hash of a stub in whose place another program has written a file."""
    monkeypatch.setattr(processes, "_has_threads", lambda: False)
    forks = counted_forks(monkeypatch)
    hashes = []
    for count in (1, 3):
        stub = tmp_path / str(count) / "out/typescript/src/tools/a.ts"
        stub.parent.mkdir(parents=True)
        monkeypatch.chdir(tmp_path / str(count))
        stub.write_text("export {};\n")
        Path("agent.yaml").write_text(SPEC + tool("a") + tool("b"))
        result = api.generate("agent.yaml", targets=TARGETS, output="out", processes=count)
        assert not [one for one in result.diagnostics if one.severity is Severity.ERROR]
        manifest = json.loads(Path("out/typescript/.adlgen.json").read_text())
        hashes.append(manifest["files"]["src/tools/a.ts"])
    assert len(forks) == 2
    assert hashes[0] == hashes[1]
    assert hashes[0].startswith("user ")


def test_code_that_other_processes_load_is_recorded(tmp_path: Path) -> None:
    """A change of a view must not be hidden by a record of a run in which only another process loaded it."""
    (tmp_path / "agent.yaml").write_text(SPEC + tool("a"))
    command = [sys.executable, "-m", "adlgen", "generate", "agent.yaml", "-t", "go", "-t", "rust"]
    environment = {k: v for k, v in os.environ.items() if k != "CI"} | {
        "ADLGEN_CACHE_DIR": str(tmp_path / "cache")
    }
    records: list[tuple[Path, set[str]]] = []
    for count in ("1", "2"):
        run = [*command, "--output", f"out{count}", "--jobs", count]
        subprocess.run(run, cwd=tmp_path, env=environment, check=True, capture_output=True)
        found = {path for path in (tmp_path / "cache").iterdir() if not path.suffix}
        (record,) = found - {path for path, _ in records}
        records.append((record, set(json.loads(record.read_text())["facts"]["files"])))
    (_, one), (_, two) = records
    assert any(folder.endswith("/templates/rust/core/") for folder in two)
    assert {folder.replace("/out1/", "/out2/") for folder in one} == two


@pytest.mark.parametrize("value", ["0", "x", "-1", "1.5", "²"])
def test_a_wrong_number_is_refused(project: Project, value: str) -> None:
    done = project.toy("generate", f"--jobs={value}")
    assert done.code == 2
    assert f"expected a positive number or 'auto', got '{value}'" in done.err
