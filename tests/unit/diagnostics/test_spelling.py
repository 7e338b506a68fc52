"""Guesses at what a word was meant to be."""

import pytest

from adlgen.diagnostics.spelling import closest, closest_or_prefixed


@pytest.mark.parametrize(
    ("word", "candidates", "found"),
    [
        ("tool", ["toll", "tools"], "toll"),
        ("descripton", ["description", "tags"], "description"),
        ("tgas", ["tags"], "tags"),
        ("Description", ["description"], "description"),
        ("max-tokens", ["maxTokens"], "maxTokens"),
        ("serach_web", ["search_web", "search"], "search_web"),
        ("xyz", ["abc"], None),
        ("id", ["in"], "in"),
        ("a", ["b"], None),
        ("", ["a"], None),
        ("same", ["same"], None),
        ("x" * 1000, ["x" * 1001], None),
    ],
)
def test_closest(word: str, candidates: list[str], found: str | None) -> None:
    assert closest(word, candidates) == found


def test_meant_also_takes_the_only_longer_one() -> None:
    assert closest_or_prefixed("repo", ["repository", "client"]) == "repository"
    assert closest_or_prefixed("con", ["config", "context"]) is None
    assert closest_or_prefixed("re", ["repository"]) is None
