"""Facts that are computed once for the tools of a plan."""

from __future__ import annotations

from adlgen.packs.once import for_last


def test_the_result_for_the_last_object_is_kept() -> None:
    calls = []

    @for_last
    def names(plan: list[str]) -> frozenset[str]:
        calls.append(plan)
        return frozenset(plan)

    first, equal = ["a"], ["a"]
    assert names(first) is names(first)
    assert calls == [first]
    assert names(equal) == names(first)  # equal, but another object
    assert [*map(id, calls)] == [id(first), id(equal), id(first)]
