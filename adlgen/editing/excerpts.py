"""Single declarations, and single fields of them, from emitted code."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator
from functools import cache

from adlgen.diagnostics.datatypes import Struct
from adlgen.plan.language import Language

_QUOTED = re.compile(r"[A-Za-z]{0,2}\#*[\"'`]")
_WORD = re.compile(r"[^\W\d]\w*")
_OPENING, _CLOSING = "([{", ")]}"
_MOST = 16
"""The lines of a declaration that are shown."""


class Block(Struct):
    """A declaration in emitted code, with its documentation and attributes."""

    name: str
    """The declared name; empty for what belongs to the one before, such as a list of values."""
    text: str


def declaration(
    text: str, name: str, known: Collection[str], language: Language
) -> tuple[Block, ...]:
    """Return a declaration of emitted code with its companions, in their order; empty if there is none.

    ``known`` are the names of all types that are planned. A companion has another name: a part that the declaration is made
    from, or an alternative or the values after it.
    """
    blocks = [*_blocks(text, language)]
    number = next((n for n, one in enumerate(blocks) if one.name == name), None)
    if number is None:
        return ()
    own, end = blocks[number], number + 1
    while end < len(blocks) and blocks[end].name not in known:
        if blocks[end].name and not blocks[end].name.startswith(name):
            break
        end += 1
    words = {*_WORD.findall(own.text)} - {*known}
    before = [one for one in blocks[:number] if one.name in words]
    return (*before, *blocks[number:end])


def _blocks(text: str, language: Language) -> Iterator[Block]:
    lines, plain = text.split("\n"), _without_comments(text, language).split("\n")
    starts = [n for n, line in enumerate(plain) if _WORD.match(line)]
    first = [_first(lines, one, ([-1, *starts])[number]) for number, one in enumerate(starts)]
    for number, start in enumerate(starts):
        end = first[number + 1] if number + 1 < len(starts) else len(lines)
        names = _names_in(plain[start], language)
        yield Block(names[0] if names else "", "\n".join(lines[first[number] : end]).strip("\n"))


def field(text: str, name: str, key: str, language: Language) -> str:
    """Return a field of a declaration, by its identifier or its name in JSON; empty if it is not found."""
    lines, plain = text.split("\n"), _without_comments(text, language).split("\n")
    names = f"{re.escape(name)}|{re.escape(json.dumps(key, ensure_ascii=False))}"
    wanted = re.compile(rf"(\s+)(?:[a-z]+ )*(?:{names})(?!\w)")
    for start, line in enumerate(plain):
        found = wanted.match(line)
        if found is None:
            continue
        end = start + 1
        while end < len(plain) and (_is_open(plain[start:end]) or _is_inside(plain[end], found[1])):
            end += 1
        return "\n".join(one.removeprefix(found[1]).rstrip() for one in lines[start:end])
    return ""


def shortened(text: str) -> str:
    """Return the first lines of a text; what is left out is marked."""
    lines = text.split("\n")
    return text if len(lines) <= _MOST else "\n".join([*lines[: _MOST - 1], "…"])


def _first(lines: list[str], start: int, before: int) -> int:
    """Return the first line of the documentation and the attributes above a line."""
    while start - 1 > before and lines[start - 1].strip():
        start -= 1
    return start


def _names_in(line: str, language: Language) -> list[str]:
    """Return the words of a line that are not keywords, from the declared name on."""
    words = _WORD.findall(line)
    return [word for word in words if word not in language.keywords]


def _is_open(lines: list[str]) -> bool:
    text = "".join(lines)
    return sum(map(text.count, _OPENING)) > sum(map(text.count, _CLOSING))


def _is_inside(line: str, indent: str) -> bool:
    return line.startswith(indent) and line[len(indent) :][:1].isspace() and bool(line.strip())


@cache
def _compiled(forms: str) -> re.Pattern[str]:
    return re.compile(forms, re.VERBOSE | re.DOTALL)


def _without_comments(text: str, language: Language) -> str:
    """Return code with blanks for comments and for strings of several lines; all lines stay."""
    if not language.lexer:
        return text
    return "".join(_blanked(text, _compiled("|".join(language.lexer.values()))))


def _blanked(text: str, forms: re.Pattern[str]) -> Iterator[str]:
    at = 0
    for found in forms.finditer(text):
        yield text[at : found.start()]
        is_short = _QUOTED.match(found[0]) and "\n" not in found[0] and found[0][:3] != '"""'
        yield found[0] if is_short else re.sub(r"[^\n]", " ", found[0])
        at = found.end()
    yield text[at:]
