"""Every agreed case of the dialects has a test; plug-ins list their cases in ``tests/agreed.json``."""

from __future__ import annotations

import ast
import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from adlgen.document.node import Source
from adlgen.plugins.registry import bundled_folders
from tests import shared
from tests.dialects.loading import dialect_of

HERE = Path(__file__).parent
CASES = shared.CASES / "dialects.jsonl"

TOGETHER = {
    "X-01": "test_other_formats_are_neither",
    "X-02": "test_other_formats_are_neither",
    "X-03": "test_the_name_of_the_file_breaks_one_tie",
    "X-09": "test_a_near_miss_names_what_is_missing",
    "X-10": "test_markdown_with_front_matter_is_neither",
}
NONE = {
    "X-04": "name: a\nparameters: [{name: b, type: string}]\nsteps: [{bash: ls}]",
    "X-05": "kind: pipeline\nname: a\nsteps: [{name: b, commands: [ls]}]",
    "X-06": "name: a\ndescription: b\nruns: {using: composite, steps: [{run: ls, shell: bash}]}",
}
"""Texts that no format claims."""
CORE = {
    "test_programs_and_files.py": TOGETHER,
    "test_every_case.py": dict.fromkeys(NONE, "test_what_belongs_to_others_is_left_to_them"),
}


def _listed() -> dict[Path, Mapping[str, str]]:
    """Return the test of each case, by file. The cases of AIOS are in a table of its tests."""
    found: dict[Path, Mapping[str, str]] = {HERE / file: cases for file, cases in CORE.items()}
    for folder in bundled_folders():
        path = folder / "tests" / "agreed.json"
        if path.is_file():
            files = json.loads(path.read_text("utf-8")).items()
            found |= {path.parent / file: cases for file, cases in files}
    return found


LISTED = _listed()


@cache
def names_in(path: Path) -> frozenset[str]:
    tree = ast.parse(path.read_text("utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize("file", LISTED, ids=lambda file: f"{file.parents[1].name}-{file.stem}")
def test_the_tests_are_there(file: Path) -> None:
    assert set(LISTED[file].values()) <= names_in(file)


@pytest.mark.corpus
def test_no_case_is_left_out() -> None:
    lines = [json.loads(line) for line in CASES.read_text("utf-8").splitlines()]
    agreed = {line["id"] for line in lines if line["dialect"] != "aios"}
    assert {case for cases in LISTED.values() for case in cases} == agreed


@pytest.mark.parametrize("case", NONE)
def test_what_belongs_to_others_is_left_to_them(case: str) -> None:
    assert dialect_of(Source("x.yaml", NONE[case])) is None
