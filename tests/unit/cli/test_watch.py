"""``adlgen watch`` without a terminal: which changes need a full run."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial

import pytest

from adlgen import api
from adlgen.cli.watching import Watched
from tests.unit.cli.conftest import Project

Edits = Iterator[Callable[[], object]]


def edited(monkeypatch: pytest.MonkeyPatch, edits: Edits) -> None:
    """Let each wait for a change make the next edit, and the last one be interrupted."""

    def after_change(self: Watched) -> Watched:
        edit = next(edits, None)
        if edit is None:
            raise KeyboardInterrupt
        edit()
        return self

    monkeypatch.setattr(Watched, "after_change", after_change)
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)


def describe_b(project: Project, text: str) -> None:
    path = project.root / "agent.yaml"
    path.write_text(re.sub(r"(name: b, description:) [^,]+", rf"\1 {text}", path.read_text()))


def test_a_changed_tool_needs_no_full_run(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs, texts = [], list[str]()
    generate = api.generate

    def noted(*given: object, **more: object) -> object:
        runs.append(given)
        return generate(*given, **more)  # type: ignore[arg-type]  # as they are

    def edits() -> Edits:
        yield lambda: project.spec("a", "b")
        for number in range(3):
            yield partial(describe_b, project, f"Number {number} of b.")
            (path,) = (project.root / "out").rglob("b.gen.go")
            texts.append(path.read_text())
        yield lambda: project.spec("b")

    monkeypatch.setattr(api, "generate", noted)
    edited(monkeypatch, edits())
    project.spec("a")
    assert project.run("watch", "-t", "go", "-o", "out").code == 0
    assert len(runs) == 3
    assert [f"Number {n} of b" in text for n, text in enumerate(texts)] == [True] * 3
