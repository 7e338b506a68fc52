"""Real tools, if the corpus is next to the checkout."""

from __future__ import annotations

import json

import pytest

from adlgen.diagnostics.model import Log
from adlgen.document import read_document, read_source
from adlgen.document.node import Mapping
from adlgen.frontends.recognition import front_end
from adlgen.plugins import names
from adlgen_plugins.cycod.tests.tools import read
from tests import shared

CORPUS = shared.CORPUS / "cycod"
FILES = sorted(path.relative_to(CORPUS).as_posix() for path in CORPUS.glob("*/*.yaml"))

TAKEN = {
    "docs_revised/revised.L242.find-files.yaml": "commands by platform are in the specification",
    "docs_revised/revised-part3.L154.search-code.yaml": "commands by platform, too",
    "docs_revised/revised-part3.L212.search-js.yaml": "aliases are in the specification",
    "docs_original/draft1-uber-critique-addendum.L112.clone-my-repo.yaml": "an alias, too",
    "docs_original/github-pr-review-comment-tool-examples.L9.gh-pr-summary-comment.yaml": (
        "an unknown key is a warning unless one is strict"
    ),
}
"""Tools that the format's own loader refuses and adlgen takes, and why."""

TEXTS = {
    "docs_original/draft1.L276.repo-clone.yaml": (
        "cannot type alias: no tool in the same folder has the name 'git-clone'"
    ),
}
"""Refusals whose text is adlgen's own, because the loader knows no aliases."""


def verdicts() -> dict[str, str]:
    rows = json.loads((CORPUS / "results.json").read_text("utf-8"))
    return {row["file"]: row["attemp1"] for row in rows}


@pytest.mark.corpus
@pytest.mark.parametrize("file", FILES)
def test_a_file_is_judged_as_by_its_own_loader(file: str) -> None:
    path = CORPUS / file
    spec, found = read(path.read_text("utf-8"), path.name, path.parent)
    answers = verdicts()[file]
    assert (spec is not None) == (answers == "ok" or file in TAKEN), found
    messages = [problem.message for problem in found]
    if answers.startswith("The following"):
        assert answers in messages
    elif answers.startswith("Tool") and spec is None:
        assert TEXTS.get(file, answers) in messages
    elif answers.startswith("YAML"):
        assert found[0].code.id.startswith("ADL00")
        assert found[0].span is not None


@pytest.mark.corpus
@pytest.mark.parametrize("file", FILES)
def test_a_file_is_recognised_as_no_other_format(file: str) -> None:
    document = read_document(read_source(CORPUS / file), Log())
    if not isinstance(document.root, Mapping):
        assert file.startswith("invalid/")
        return
    assert [name for name in names("dialects") if front_end(name).recognises(document)] == ["cycod"]


@pytest.mark.corpus
def test_the_lists_are_of_real_files() -> None:
    assert {*TAKEN, *TEXTS} <= set(FILES)
    assert len(FILES) == len(verdicts())


def test_variants_are_named() -> None:
    for more in (
        "tool: b",
        "python: print(1)",
        "steps: [{name: a, tool: b}]",
        "bash: ls\nuses: {a: b}",
    ):
        spec, found = read(f"name: t\ndescription: d\n{more}\n")
        assert spec is None
        assert "gen3-v1" in found[0].message
