"""Versions and the conditions of ``requires``, as PEP 440 defines them; local versions are not supported."""

from __future__ import annotations

import re
from typing import TypeAlias

_VERSION = re.compile(
    r"v?(?P<release>\d+(?:\.\d+)*)(?:[-_.]?(?P<pre>a|b|rc|alpha|beta|c|pre|preview)[-_.]?(?P<of_pre>\d*))?"
    r"(?:[-_.]?(?P<post>post|rev|r)[-_.]?(?P<of_post>\d*))?(?:[-_.]?(?P<dev>dev)[-_.]?(?P<of_dev>\d*))?",
    re.IGNORECASE | re.ASCII,
)
_CLAUSE = re.compile(r"(===|==|!=|~=|>=|<=|>|<)\s*(\S+)")
_PHASES = {"a": 0, "alpha": 0, "b": 1, "beta": 1, "c": 2, "rc": 2, "pre": 2, "preview": 2}
_FINAL, _NEVER = 3, 1 << 62

_Key: TypeAlias = tuple[tuple[int, ...], int, int, int, int]
"""Release, phase and its number, post-release, development release: in the order of versions."""


def fulfills(version: str, conditions: str) -> bool:
    """Report whether a version fulfills comma-separated conditions. Raises ValueError if one is malformed."""
    results = []
    for clause in conditions.split(","):
        found = _CLAUSE.fullmatch(clause.strip())
        if found is None:
            message = f"'{clause.strip()}' is not a comparison of versions"
            raise ValueError(message)
        results.append(_holds(version, found[1], found[2]))
    return all(results)


def _holds(version: str, operator: str, bound: str) -> bool:
    if operator == "===":
        return version.casefold() == bound.casefold()
    if operator in {"==", "!="} and bound.endswith(".*"):
        return _starts(version, _key(bound[:-2])[0]) == (operator == "==")
    left, right = _key(version), _key(bound)
    match operator:
        case "~=":
            release = _release(bound)
            if len(release) == 1:
                message = f"'~={bound}' needs two numbers"
                raise ValueError(message)
            return left >= right and _starts(version, release[:-1])
        case ">":
            return left > right and not (left[0] == right[0] and left[3] >= 0 > right[3])
        case "<":
            is_of_it = left[0] == right[0] and _is_early(left) and not _is_early(right)
            return left < right and not is_of_it
        case _:
            return {
                "==": left == right,
                "!=": left != right,
                ">=": left >= right,
                "<=": left <= right,
            }[operator]


def _is_early(key: _Key) -> bool:
    return key[1] != _FINAL or key[4] != _NEVER


def _starts(version: str, release: tuple[int, ...]) -> bool:
    own = _release(version)
    padded = own + (0,) * (len(release) - len(own))
    return padded[: len(release)] == release


def _release(version: str) -> tuple[int, ...]:
    return tuple(map(int, _parsed(version)["release"].split(".")))


def _parsed(version: str) -> re.Match[str]:
    found = _VERSION.fullmatch(version)
    if found is None:
        message = f"'{version}' is not a version"
        raise ValueError(message)
    return found


def _key(version: str) -> _Key:
    found, release = _parsed(version), _release(version)
    while len(release) > 1 and not release[-1]:
        release = release[:-1]
    pre, post, dev = found["pre"], found["post"], found["dev"]
    phase = _PHASES[pre.casefold()] if pre else _FINAL
    if dev and not pre and not post:
        phase = -1  # before all others of its release
    return (
        release,
        phase,
        int(found["of_pre"] or 0) if pre else 0,
        int(found["of_post"] or 0) if post else -1,
        int(found["of_dev"] or 0) if dev else _NEVER,
    )
