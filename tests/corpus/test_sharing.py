"""Sharing the equal types of real tools makes them fewer, and what is emitted smaller, in every language."""

from __future__ import annotations

import pytest

from tests.bench.sharing import LARGEST, OTHERS, measured, row, sixty
from tests.conformance import suite
from tests.corpus.test_names import LONGEST

MESSAGES = ("push_flex_message", "broadcast_flex_message")
"""Two tools whose inputs have the same message, of many types, and little else."""
MOST = {
    "go": 0.65,
    "typescript": 0.83,
    "rust": 0.75,
    "python-pydantic": 0.78,
    "python-dataclass": 0.77,
}
"""The bytes after sharing, for each byte before it."""

pytestmark = pytest.mark.corpus


@pytest.mark.parametrize("target", suite.TARGETS)
def test_real_tools_have_fewer_types(target: str) -> None:
    before, after = measured(suite.TARGETS[target])
    print(row(target, before, after))
    assert len(before.plan.tools) == len(after.plan.tools) == LARGEST + OTHERS
    assert 400 < len(after.names) < 0.65 * len(before.names)
    assert 0.5 < after.size / before.size <= MOST[target]
    for name in MESSAGES:
        assert len(before.own(name)) > 40
        assert len(after.own(name)) == 1, "the input itself"
    for emitted in (before, after):
        assert [one for one in emitted.names.values() if len(one) > LONGEST] == []


def test_the_tools_are_those_with_the_largest_schemas_and_others() -> None:
    names = [tool.name for tool in sixty()]
    assert len(names) == LARGEST + OTHERS
    assert {*MESSAGES, "putCollection", "apps-update"} <= {*names[:LARGEST]}
