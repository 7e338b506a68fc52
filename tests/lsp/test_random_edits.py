"""Random edits: the editor reports what a fresh run reports."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from adlgen.diagnostics.memory import Memory
from adlgen.editing.checks import Job, check
from adlgen.editing.model import Snapshot
from adlgen.linting import selection
from adlgen.linting.model import LintedTool, Problem, ToolSet
from tests.lsp.random_edits import differences, fresh, start


def test_random_edits_make_no_difference() -> None:
    assert [*differences(60, seed=3)] == []
    assert [*differences(40, seed=4, lints=True)] == []


def test_unchanged_tools_are_not_read_again(tmp_path: Path) -> None:
    texts = start()
    memory, snapshot = Memory(), Snapshot()
    for name, text in texts.items():
        (tmp_path / name).write_text(text)
        snapshot = snapshot.with_text(str(tmp_path / name), text)
    job = Job(str(tmp_path), "agent.yaml")
    check(job, snapshot, memory, lints=False)
    before = dict(memory._parts)
    shifted = texts["agent.yaml"].replace(
        "  description: Made up.", "  description: |\n    Made\n    up.", 1
    )
    shifted = shifted.replace("type: boolean", "type: bolean").replace(
        "type: integer", "type: intger"
    )
    last = shifted.rindex("type: string")
    changed = f"{shifted[:last]}type: strng{shifted[last + 12:]}"
    path = str(tmp_path / "agent.yaml")
    found = check(job, snapshot.with_text(path, changed), memory, lints=False)
    assert {one for some in found.problems.values() for one in some} == fresh(
        tmp_path, {"agent.yaml": changed}
    )
    bodies = {key for key in before if isinstance(key, tuple) and key[0] == "body"}
    kept = [key for key in bodies if key in memory._parts and memory._parts[key] is before[key]]
    assert len(kept) == len(bodies) > 5


def test_rules_look_at_changed_tools_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[str] = []

    def check_tool(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
        del tools
        checked.append(tool.name.value)
        return iter(())

    monkeypatch.setattr(selection, "description_missing", check_tool)
    texts = start()
    memory, snapshot = Memory(), Snapshot()
    for name, text in texts.items():
        (tmp_path / name).write_text(text)
        snapshot = snapshot.with_text(str(tmp_path / name), text)
    job, path, text = Job(str(tmp_path), "agent.yaml"), str(tmp_path / "agent.yaml"), ""
    check(job, snapshot, memory)
    names = [*checked]
    assert len(names) > 5
    text = texts["agent.yaml"].replace("description: ", "description:\n\n      ", 1)
    last = text.rindex("description: ")
    text = f"{text[:last]}description: Other words. {text[last + 13:]}"
    checked.clear()
    check(job, snapshot.with_text(path, text), memory)
    assert checked == names[-1:]
    checked.clear()
    check(job, snapshot.with_text(path, text.replace(names[0], "renamed")), memory)
    assert len(checked) == len(names)  # texts may name any tool
