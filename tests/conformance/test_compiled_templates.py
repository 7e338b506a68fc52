"""The compiled templates of adlgen's packs print what Jinja prints."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from adlgen.packs import Pack
from adlgen.packs.bundled import bundled_folder, bundled_packs
from adlgen.packs.compiled import CompiledTemplates
from adlgen.render import compiler, environment
from adlgen.testing.targets import render_case
from tests.conformance import suite

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("target", suite.TARGETS)
def test_every_case_is_the_same_either_way(target: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What other tests of this process compare with golden files is printed by Jinja once more."""
    compiled = {name: suite.rendered(name, target).tree for name in suite.CASES}
    monkeypatch.setattr(CompiledTemplates, "function", lambda *_: None)
    for name, case in suite.CASES.items():
        assert render_case(case, suite.TARGETS[target]).tree == compiled[name], name


@pytest.mark.parametrize("target", suite.TARGETS)
def test_jinja_prints_nothing_in_a_run(target: str, monkeypatch: pytest.MonkeyPatch) -> None:
    by_jinja: list[str] = []

    def noted(pack: Pack, template: str, view: object) -> str:
        del pack, view
        by_jinja.append(template)
        return ""

    monkeypatch.setattr(environment, "rendered", noted)
    for case in ("agent-orders", "agent-helpdesk"):
        assert len([*render_case(suite.CASES[case], suite.TARGETS[target]).tree]) > 10
    assert by_jinja == []


FIXED = re.compile(r'{% include "[^"]*(?<!\.j2)" %}')
"""An include of a fixed file."""


@pytest.mark.parametrize("name", bundled_packs())
def test_every_template_of_a_file_is_compiled(name: str) -> None:
    folder = bundled_folder() / name
    templates = CompiledTemplates([folder], Path(compiler.__file__), compiler.module_text)
    included = set()
    for path in folder.rglob("*.j2"):
        text = path.read_text("utf-8")
        included |= {part.split('"')[0] for part in text.split('{% include "')[1:]}
    own = {path.relative_to(folder).as_posix() for path in folder.rglob("*.j2")} - included
    # Jinja renders the files around fixed ones, which only `adlgen runtime` writes.
    own -= {name for name in own if FIXED.search((folder / name).read_text("utf-8"))}
    assert {template for template in own if templates.function(template) is None} == set()
