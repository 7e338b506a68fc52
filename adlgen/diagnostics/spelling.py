"""Suggestions for misspelt words."""

from __future__ import annotations

from collections.abc import Iterable

_LONGEST = 64
_SHORTEST_START = 3


def closest(word: str, candidates: Iterable[str], share: int = 3) -> str | None:
    """Return the candidate most similar to the word, or None if no candidate is similar enough.

    Differences in case, ``-`` and ``_`` are ignored; otherwise about one edit per ``share``
    letters is allowed. The first of several equally similar candidates wins.
    """
    if not word or len(word) > _LONGEST:
        return None
    wanted = _loose(word)
    best, best_distance = None, max(1, len(wanted) // share) + 1
    for candidate in candidates:
        if candidate == word or len(candidate) > _LONGEST:
            continue
        distance = _distance(wanted, _loose(candidate), best_distance)
        if distance < min(best_distance, len(candidate)):
            best, best_distance = candidate, distance
    return best


def closest_or_prefixed(word: str, candidates: Iterable[str]) -> str | None:
    """Return the candidate most similar to the word, else the only one that starts with it."""
    known = list(candidates)
    near = closest(word, known)
    if near is not None or len(word) < _SHORTEST_START:
        return near
    longer = [candidate for candidate in known if candidate.casefold().startswith(word.casefold())]
    return longer[0] if len(longer) == 1 else None


def _loose(word: str) -> str:
    return word.casefold().replace("-", "").replace("_", "")


def _distance(a: str, b: str, limit: int) -> int:
    """Return the optimal string alignment distance, or ``limit`` if it is not smaller."""
    if abs(len(a) - len(b)) >= limit:
        return limit
    before: list[int] = []
    previous = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        row = [i]
        for j, y in enumerate(b, 1):
            cost = min(previous[j] + 1, row[j - 1] + 1, previous[j - 1] + (x != y))
            if i > 1 and j > 1 and x == b[j - 2] and a[i - 2] == y:
                cost = min(cost, before[j - 2] + 1)
            row.append(cost)
        if min(row) >= limit:
            return limit
        before, previous = previous, row
    return previous[-1]
