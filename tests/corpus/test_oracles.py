"""adlgen and two validators on a sample of the real tools; `make corpus` takes all of them."""

import pytest

from tests.corpus import oracles

SAMPLE = 12
"""Every which tool is compared."""


@pytest.mark.corpus
def test_every_disagreement_has_an_explanation() -> None:
    compared, unexplained = 0, []
    for tool in oracles.tools(SAMPLE):
        for value, found in oracles.disagreements(tool, made=4):
            compared += 1
            if found is not None and found.explanation is None:
                unexplained.append((tool.id, value))
    assert not unexplained
    assert compared > 3000


@pytest.mark.parametrize(
    ("schema", "value", "explained"),
    [
        ({"type": "string", "pattern": r"^(a|b)\1$"}, "x", True),
        ({"type": "string", "pattern": r"^[ab]$"}, "x", False),
        ({"type": "object", "nullable": True}, None, True),
        ({"$schema": "http://json-schema.org/draft-04/schema#", "type": "integer"}, 1.0, True),
        ({"$schema": "http://json-schema.org/draft-04/schema#", "type": "integer"}, 1.5, False),
    ],
)
def test_an_explanation_covers_only_what_it_says(
    schema: dict[str, object], value: str | float | None, *, explained: bool
) -> None:
    found = oracles.Disagreement(oracles.Tool("t", schema, ()), value, own=True)  # type: ignore[arg-type]
    assert (found.explanation is not None) is explained
    refusal = oracles.Disagreement(found.tool, value, own=False)
    assert refusal.explanation is None
