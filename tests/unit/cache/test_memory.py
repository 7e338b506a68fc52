"""Records in the memory of a process that goes on, as a worker and ``watch`` keep them."""

from __future__ import annotations

from typing import Any

import pytest

from adlgen.cache import Request, changed, run, store
from adlgen.cache.model import Memory
from adlgen.cli.run import attempt
from tests.unit.cache.test_changed import generate, reasons, same_as_a_full_run, tool, write
from tests.unit.cli.conftest import Project

__all__ = ["reasons"]


def test_records_of_a_process_are_checked(project: Project) -> None:
    """A worker keeps records in memory; for one of another command line there is no other run."""
    memory: Memory = {}
    words, runs = ["generate", "-t", "go", "--no-manifest", "-o", "out"], []

    def full() -> Any:
        runs.append(words)
        return attempt(words)

    def run_again() -> int:
        assert run(Request(words, 0, memory), full) == 0
        return len(runs)

    assert [run_again() for _ in range(2)] == [1, 1]
    assert len(memory) == 1
    next((project.root / "out").rglob("a.gen.go")).unlink()
    assert [run_again() for _ in range(2)] == [2, 2]
    project.spec("a")
    assert [run_again() for _ in range(2)] == [3, 3]
    words.append("--lenient")
    assert run_again() == 4
    record = next(iter(memory.values()))["record"]
    for number in range(store.MOST + 5):
        store.save_run(Request((), 0, memory), {**record, "key": [str(number)]}, None)
    assert len(memory) == store.MOST
    assert ("4",) not in memory, "the oldest are removed"


class Process:
    """A process that keeps its records in memory, as a worker does."""

    def __init__(self, *words: str) -> None:
        self.words = words
        self.memory: Memory = {}
        self.full = 0

    def run(self) -> int:
        def full() -> Any:
            self.full += 1
            return attempt(self.words)

        assert run(Request(self.words, 0, self.memory), full) == 0
        return self.full


def test_a_process_that_goes_on_emits_a_changed_tool_alone(
    project: Project, reasons: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    write(project, tool("a"), tool("b"))
    process = Process("generate", "tools.json", "-t", "go", "-t", "python", "-o", "out")
    assert process.run() == 1
    for number in range(3):
        write(project, tool("a"), tool("b", title=f"Change {number}"))
        assert (process.run(), process.run()) == (1, 1)
        assert generate(project, "go", "-t", "python", "--no-cache", "--check").code == 0
    assert reasons == [""] * 3
    write(project, tool("a"), tool("c"))
    assert process.run() == 2, "another name may change other tools"
    monkeypatch.setattr(store, "LARGEST", 10)
    write(project, tool("a"), tool("d"))
    assert process.run() == 3
    write(project, tool("a"), tool("d", title="D"))
    assert process.run() == 4, "the texts in memory are limited"


def test_a_process_that_cannot_emit_a_tool_alone_forgets_its_run(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(project, tool("a"))
    process = Process("generate", "tools.json", "-t", "go", "-o", "out")
    process.run()

    def fail(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(changed, "_report", fail)
    write(project, tool("a", title="A"))
    assert process.run() == 2
    same_as_a_full_run(project, "go")
