"""The hints of findings about values that are refused now."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.unit.contracts.test_breaking import INTEGER, WIRE, compare, tool

LIMIT = "keep the old limit, or none"


@pytest.mark.parametrize(
    ("more", "hint"),
    [
        ({"maximum": 5}, LIMIT),
        ({"exclusiveMinimum": 0}, LIMIT),
        ({"enum": [1, 2]}, "keep the old values"),
        ({"const": 1}, "keep the old value"),
        ({"multipleOf": 2}, "accept the old values, too, or add another tool instead"),
    ],
)
def test_hints_fit_the_keyword_that_refuses(
    more: dict[str, Any], hint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    new = tool(properties={"n": {**INTEGER, **more}})
    compared = compare(tool(properties={"n": INTEGER}), new)
    assert {one.hint for one in compared.findings if one.level.value == WIRE} == {hint}
