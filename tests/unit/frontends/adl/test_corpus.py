"""Manifests of real agents get the verdict that ADL's own validator gives them."""

from __future__ import annotations

import pytest

from tests import shared
from tests.unit.frontends.manifests import read

pytestmark = pytest.mark.corpus

CORPUS = shared.CORPUS
STRICTER = ("builtin_twice", "dup_ids", "dup_names_diff_ids")
"""Accepted by that validator, but two tools are one."""
WIDER = ("inject_dotted_svc",)
"""Refused by that validator, but its documentation promises parts of services."""


def real() -> list[tuple[str, bool]]:
    table = CORPUS / "adl" / "SOURCES.md"
    if not table.is_file():
        return []
    rows = [line.split("|") for line in table.read_text("utf-8").splitlines()]
    cells = [[cell.strip() for cell in row] for row in rows if row[1:2] and ".yaml" in row[1]]
    return [(row[1], row[8].startswith("REJECTED") and row[6].endswith(".com/v1")) for row in cells]


def repro() -> list[tuple[str, bool]]:
    table = CORPUS / "adl-repro" / "RESULTS.tsv"
    if not table.is_file():
        return []
    rows = [line.split("\t") for line in table.read_text("utf-8").splitlines()[1:]]
    return [
        (row[0], ("validation failed" in row[1] or row[0] in STRICTER) and row[0] not in WIDER)
        for row in rows
        if row[0]
    ]


def test_the_corpus_is_there() -> None:
    assert real()
    assert repro()


@pytest.mark.parametrize(("name", "refused"), real())
def test_real_manifests(name: str, refused: object) -> None:
    _, codes = read((CORPUS / "adl" / name).read_text("utf-8"))
    assert any(code.endswith("!") for code in codes) is refused, codes


@pytest.mark.parametrize(("name", "refused"), repro())
def test_small_manifests(name: str, refused: object) -> None:
    _, codes = read((CORPUS / "adl-repro" / f"{name}.yaml").read_text("utf-8"))
    assert any(code.endswith("!") for code in codes) is refused, codes
