"""Values in texts: defaults, bounds and lists of values."""

from __future__ import annotations

import re

from adlgen.document.node import JsonValue

_LITERAL = (
    r"(`[^`\n]{1,40}`|'[^'\n,]{1,40}'|\"[^\"\n,]{1,40}\"|-?\d{1,3}(?:,\d{3})+\b|"
    r"-?\d+(?:\.\d+)?\b(?!\s?[-:/,]\d)(?!\s?(?:x|%))|\btrue\b|\bfalse\b)"
)
_DEFAULT = re.compile(
    r"(?:(?<![\"'`])\bdefaults?(?:\s+value)?\s?(?:is|to|are|=|:)?\s?(?:to\s+|is\s+)?|\(default\s?[:=]?\s?)"
    + _LITERAL,
    re.IGNORECASE,
)
_GROUPED = re.compile(r"-?\d{1,3}(,\d{3})+")
_MOST = re.compile(
    r"\b(?:max(?:imum)?|at most)\s?(?:is|of|value|allowed|:|=)?\s?(?:is\s)?(\d[\d,]{0,20})\b"
    r"(?!\s?(?:x|%|[a-z]{0,6}bytes|kb|mb))",
    re.IGNORECASE,
)
_RANGE = re.compile(
    r"\bbetween (-?\d+) and (-?\d+)|\b(?:from )?(-?\d+)\s?(?:-|\u2013|to)\s?(-?\d+)\s?(?:inclusive|\))",
    re.IGNORECASE,
)
_QUOTED = r"(?:`[^`\n]{1,30}`|'[^'\n]{1,30}'|\"[^\"\n]{1,30}\"|“[^”\n]{1,30}”)"
_GLOSS = r"(?:\s?\([^)\n]{0,60}\))?"
_LIST = re.compile(
    r"(?:one of|options?(?: are| include)?|valid values?(?: are| include)?|allowed values?(?: are)?|"
    r"possible values?(?: are| include)?|can be|must be|supported(?: values)?(?: are)?|values?|choices?|types?|accepts?)"
    rf"\s?[:(\[]?\s?(?:are\s)?:?\s?({_QUOTED}{_GLOSS}(?:\s?(?:,|/|\||or|and|,\s(?:or|and))\s?{_QUOTED}{_GLOSS})+)",
    re.IGNORECASE,
)
_BARE_WORD = r"[A-Za-z0-9_-]{1,24}"
_BARE = re.compile(
    rf"(?:one of|valid values?(?: are)?|allowed values?(?: are)?|possible values?(?: are)?)\s?:?\s?[(\[{{]?\s?"
    rf"({_BARE_WORD}(?:\s?[,|/]\s?{_BARE_WORD}){{1,40}}(?:\s?,?\s?(?:or|and)\s{_BARE_WORD})?)\s?(?:[)\]}}.;]|$)",
    re.IGNORECASE,
)
_EXAMPLE_BEFORE = re.compile(
    r"\b(e\.?g\.?|for example|such as|like|example|for instance|including)\W{0,12}$", re.IGNORECASE
)
_OPEN_END = re.compile(
    r"\W{0,4}(etc|and so on|…|\.\.\.|or any|or a |or an? \w|(?:or|and) (?:any |their )?combinations?\b)",
    re.IGNORECASE,
)
_OPEN_START = re.compile(r"\b(?:or|examples?|sample|common|typical|usual)\W{0,3}$", re.IGNORECASE)
_NEAR = 24
_LEAST = 2


def default_in(text: str) -> tuple[JsonValue, str] | None:
    """Return the default that a text names, and the part of the text."""
    found = _DEFAULT.search(text)
    return None if found is None else (literal(found[1]), found[0].strip())


def literal(text: str) -> JsonValue:
    """Return the value that a text stands for."""
    text = text.strip("`'\"“” ")
    if _GROUPED.fullmatch(text):
        text = text.replace(",", "")
    if text.lower() in ("true", "false"):
        return text.lower() == "true"
    for number in (int, float):
        try:
            return number(text)
        except ValueError:
            continue
    return text


def highest_in(text: str) -> int | None:
    """Return the maximum that a text names."""
    found = _MOST.search(text)
    return None if found is None else int(found[1].replace(",", ""))


def range_in(text: str) -> tuple[int, int] | None:
    """Return the bounds that a text names."""
    found = _RANGE.search(text)
    if found is None:
        return None
    low, high = (int(part) for part in found.groups() if part is not None)
    return low, high


def values_in(text: str) -> list[str]:
    """Return the values that a text lists as all that there are; empty if it lists none, or only examples."""
    found = _LIST.search(text) or _BARE.search(text)
    if found is None:
        return []
    before = text[max(0, found.start() - _NEAR) : found.start(1)]
    if _OPEN_START.search(text[: found.start()][-_NEAR:]):
        return []
    if _EXAMPLE_BEFORE.search(before) or _OPEN_END.match(text[found.end() :]):
        return []
    listed = re.findall(_QUOTED, found[1])
    if not listed:
        listed = re.split(r"\s*[,|/]\s*|\s+or\s+|\s+and\s+", found[1])
    values = [value.strip("`'\"“”").rstrip(".,") for value in listed]
    return values if len(values) >= _LEAST else []
