"""The parts of a specification's text that belong to one tool each, and the part that a change is in."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, Literal, TypeAlias

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.expressions import expression

if TYPE_CHECKING:
    from adlgen.cache.model import Range

Kind: TypeAlias = Literal["json", "yaml"]

_TRIES = 20
"""Arrays that are tried, from the innermost one."""
_DASH = expression(r"( *)- +(?=[^\s#-])")
_OPEN = expression(
    r"""\$ref(?!["']?\s*:\s*["']?#(?:/(?:\$defs|definitions|properties)/[^\s"'#]*)?["']?\s*[,}\n\r])"""
)
_ESCAPED = expression(r"\\(?:x|u00|U000000)(?!3c|3C|3e|3E|26|27|22|2f|2F)[2-7]")
_SHARED = expression(r"(?:^|[\s\[{,:-])[&*!]\S|<<\s*:")
_BREAKS = "\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029\ufeff"
_RETURN = expression(r"\r(?!\n)")


class NotIncrementalError(Exception):
    """Raised if a run cannot be limited to the changed tool; the text is the reason."""


def require(condition: object, reason: str) -> None:
    """Raise NotIncrementalError unless a condition holds."""
    if not condition:
        raise NotIncrementalError(reason)


class Edit(Struct):
    """A change of the text of one tool."""

    number: int
    """The position of the tool."""
    old: str
    new: str


def kind_of(path: str) -> Kind:
    """Return the format of a file by its name. Raises NotIncrementalError if the name does not decide."""
    name = path.lower()
    require(name.endswith((".json", ".yaml", ".yml")), "the format depends on the content")
    return "json" if name.endswith(".json") else "yaml"


def check_isolated(text: str, kind: Kind) -> None:
    """Raise NotIncrementalError if a text has references that may lead from one tool to another."""
    # Most texts have none of what the expressions begin with, which are then not compiled.
    is_closed = "$ref" not in text or not _OPEN.search(text)
    require(is_closed, "a reference may lead out of its tool")
    require("\\" not in text or not _ESCAPED.search(text), "an escape may hide a reference")
    has_return = "\r" in text and _RETURN.search(text) is not None
    is_usual = not has_return and not any(one in text for one in _BREAKS)
    require(is_usual, "unusual line breaks")
    require(kind == "json" or "\t" not in text, "tabs")


# --- recording -----------------------------------------------------------------------------------


def chunks_of(text: str, kind: Kind, places: Sequence[tuple[int, int]]) -> tuple[Range, ...]:
    """Return the ranges of the tools, given the line and the column of a place inside each.

    Raises NotIncrementalError unless the tools are the elements of one array, or the items of one block sequence.
    """
    require(places, "there are no tools")
    lines = [0, *accumulate(len(line) + 1 for line in text.split("\n"))]
    inside = [lines[line - 1] + column - 1 for line, column in places]
    ranges = _elements(text, inside) if kind == "json" else _items(text, inside)
    found = len(ranges) == len(inside) and all(
        start <= place < end for (start, end), place in zip(ranges, inside, strict=True)
    )
    require(found, "the tools are not the elements of one sequence")
    return ranges


def _elements(text: str, inside: Sequence[int]) -> tuple[Range, ...]:
    """Return the ranges of the elements of the innermost array around the first tool that has them all."""
    opening = inside[0]
    for _ in range(_TRIES):
        opening = text.rfind("[", 0, opening)
        if opening < 0:
            break
        ranges = _array(text, opening)
        if len(ranges) == len(inside) and ranges[-1][0] <= inside[-1]:
            _check_json(text[: ranges[0][0]] + text[ranges[-1][1] :])
            return ranges
    return ()


def _array(text: str, opening: int) -> tuple[Range, ...]:
    """Return the ranges of the objects in an array; nothing if it has others."""
    from json import JSONDecoder

    scan, space, found = JSONDecoder().raw_decode, expression(r"[ \t\r\n]*").match, []
    at = opening
    while text[at] in "[,":
        start = at + 1 + len((space(text, at + 1) or [""])[0])
        if text[start] != "{":
            return ()
        try:
            end = scan(text, start)[1]
        except ValueError:
            return ()
        found.append((start, end))
        at = end + len((space(text, end) or [""])[0])
    return tuple(found) if text[at] == "]" else ()


def _check_json(text: str) -> None:
    """Require that a text is JSON, as it is if what was removed from it was the content of an array."""
    from json import loads

    loads(text)


def _items(text: str, inside: Sequence[int]) -> tuple[Range, ...]:
    begins, indents = [], set()
    for place in inside:
        line = text.rfind("\n", 0, place) + 1
        most = _indent(text[line:place] + "x") + 1
        while (dash := _DASH.match(text, line)) is None or len(dash[1]) >= most:
            require(line > 0, "a tool is not an item of a block sequence")
            line = text.rfind("\n", 0, line - 1) + 1
        begins.append(line)
        indents.add(len(dash[1]))
    require(len(indents) == 1, "the tools are not one sequence")
    indent = indents.pop()
    end = begins[-1] + _length(text[begins[-1] :], indent)
    ranges = tuple(zip(begins, (*begins[1:], end), strict=True))
    for begin, last in ranges:
        whole = begin < last and _length(text[begin:last], indent) == last - begin
        require(whole, "the tools are not one sequence")
    return ranges


def _length(text: str, indent: int) -> int:
    """Return the length of an item: its first line, and the lines after it that are indented more or empty."""
    length = 0
    for number, line in enumerate(text.splitlines(keepends=True)):
        inner = line.lstrip(" ")
        if (
            number
            and inner.strip()
            and not inner.startswith("#")
            and len(line) - len(inner) <= indent
        ):
            break
        length += len(line)
    return length


# --- finding a change ----------------------------------------------------------------------------


def edit_of(old: str, new: str, ranges: Sequence[Range], kind: Kind) -> Edit:
    """Return the change of one tool that makes a text another one.

    Raises NotIncrementalError if the texts differ elsewhere, or if the new text of the tool may affect others.
    """
    shift, most = len(new) - len(old), min(len(old), len(new))
    start = _longest(most, lambda low, high: old[low:high] == new[low:high])

    def is_common_end(low: int, high: int) -> bool:
        first, last = len(old) - high, len(old) - low
        return old[first:last] == new[first + shift : last + shift]

    end = len(old) - _longest(most - start, is_common_end)
    last = bisect_right([first for first, _ in ranges], start) - 1
    for number in (last, last - 1):
        if number >= 0 and ranges[number][0] <= start and end <= ranges[number][1]:
            begin, finish = ranges[number]
            text = new[begin : finish + shift]
            if _is_alone(text, kind, _indent(old[begin:finish])):
                return Edit(number, old[begin:finish], text)
    require(condition=False, reason="more than one tool has changed")
    raise AssertionError


def _indent(text: str) -> int:
    return len(text) - len(text.lstrip(" "))


def _is_alone(text: str, kind: Kind, indent: int) -> bool:
    """Report whether a text is one tool, regardless of the text around it."""
    check_isolated(text, kind)
    if kind == "json":
        return _is_object(text)
    dash = _DASH.match(text)
    if dash is None or len(dash[1]) != indent or _SHARED.search(text):
        return False
    return _length(text, indent) == len(text) and text.endswith("\n")


def _is_object(text: str) -> bool:
    from json import loads

    try:
        return text.startswith("{") and text.endswith("}") and isinstance(loads(text), dict)
    except (ValueError, RecursionError):
        return False


def _longest(most: int, holds: Callable[[int, int], bool]) -> int:
    """Return the greatest length up to a limit for which all parts hold, by comparing ever smaller parts."""
    low, high = 0, most
    while low < high:
        middle = (low + high + 1) // 2
        if holds(low, middle):
            low = middle
        else:
            high = middle - 1
    return low


def reduced(text: str, ranges: Sequence[Range], tools: Mapping[int, str], kind: Kind) -> str:
    """Return a text with only some of its tools, given by their positions and texts."""
    between = "," if kind == "json" else ""
    listed = between.join(tools[number] for number in sorted(tools))
    return f"{text[:ranges[0][0]]}{listed}{text[ranges[-1][1]:]}"
