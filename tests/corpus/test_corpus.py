"""Real tools, manifests and files of dialects, as far as a test run has time; `make corpus` is the long form."""

from __future__ import annotations

from pathlib import Path

import pytest

from adlgen.diagnostics.model import Log, StopRun
from adlgen.pipeline import load_agent
from adlgen.testing.targets import render_source
from tests import shared
from tests.conformance import suite
from tests.corpus import dialects, manifests, tools

pytestmark = pytest.mark.corpus

DRAWN = 300
FILES = 24


@pytest.mark.parametrize("target", suite.TARGETS)
def test_drawn_tools_are_emitted(target: str) -> None:
    agent = tools.agent_of("drawn-agent", tools.apart(tools.draw(DRAWN, seed=2)))
    emitted = render_source(agent, suite.TARGETS[target], lenient=True)
    assert len(emitted.plan.tools) == DRAWN


@pytest.mark.parametrize("target", suite.TARGETS)
@pytest.mark.parametrize("path", manifests.valid(), ids=lambda path: path.stem)
def test_what_the_format_accepts_is_emitted(path: Path, target: str) -> None:
    assert render_source(manifests.source(path), suite.TARGETS[target]).tree.files


@pytest.mark.parametrize("path", manifests.reproductions(), ids=lambda path: path.stem)
def test_what_broke_another_generator_is_emitted_or_refused_with_a_place(path: Path) -> None:
    log = Log()
    try:
        load_agent(manifests.source(path), log)
    except StopRun:
        assert all(found.span is not None for found in log.diagnostics)
        return
    for target in suite.TARGETS.values():
        assert render_source(manifests.source(path), target).tree.files


def test_files_have_names_of_their_own() -> None:
    names = [file.name for file in dialects.files()]
    assert len(set(names)) == len(names) > 200


@pytest.mark.parametrize("target", suite.TARGETS)
@pytest.mark.parametrize("file", dialects.draw(FILES), ids=lambda file: file.name)
def test_drawn_files_of_dialects_are_emitted(file: dialects.RealFile, target: str) -> None:
    emitted = render_source(file.source, suite.TARGETS[target], suite.module_of(file.name))
    assert emitted.tree.files
    assert all(str(shared.CORPUS) not in written.text for written in emitted.tree)
