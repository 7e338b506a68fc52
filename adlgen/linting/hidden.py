"""Invisible characters of a text."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from adlgen.document.node import JsonValue
from adlgen.linting.model import LintedTool, Place, Problem, ToolSet

_EMOJI = re.compile("[\U0001f000-\U0001faff\u2190-\u2bff\u3030\u303d\u00a9\u00ae\u203c\u2049#-9]")
_TAGS = range(0xE0000, 0xE1000)
_LAST_FLAG_TAG = 0xE007F
_BLACK_FLAG = "\U0001f3f4"
_LONGEST_FLAG = 8
_JOINER, _NON_JOINER = 0x200D, 0x200C
_EMOJI_JOINERS = (_JOINER, 0xFE0E, 0xFE0F)
_SKIN_TONES = range(0x1F3FB, 0x1F400)
_MARKS_OF_EMOJI = (0xFE0F, 0x20E3)
_FIRST_JOINING_SCRIPT = 0x500
_SINGLE = frozenset(
    (0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E, 0x3164, 0xFFA0, 0xFEFF)
)
_RANGES = (
    range(0x200B, 0x2010),  # zero width, direction
    range(0x202A, 0x202F),  # direction
    range(0x2060, 0x2070),  # invisible operators, direction
    range(0xFE00, 0xFE0E),  # variation selectors
    range(0xFFF0, 0xFFFC),  # specials
    range(0xE000, 0xF900),  # private use
    range(0xF0000, 0x110000),  # private use
)
_WRITTEN = str.maketrans("", "", "\t\n\r")
_BLANKS = 120
_EMPTY_LINES = 12
_WORD = re.compile(r"[^\W\d_]+")
_LOOK_ALIKES = ("CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE")


def hidden_characters(text: str) -> list[str]:
    """Return the characters that a reader cannot see.

    A joiner or a variation selector of an emoji, and a joiner between letters of a script that has them, is allowed.
    """
    if text.isascii() and text.translate(_WRITTEN).isprintable():
        return []
    return [char for char, is_hidden in zip(text, hidden_marks(text), strict=True) if is_hidden]


def hidden_marks(text: str) -> list[bool]:
    """Report for each character of a text whether a reader cannot see it."""
    return [_is_hidden(text, index, ord(char)) for index, char in enumerate(text)]


def _is_hidden(text: str, index: int, code: int) -> bool:
    before = text[index - 1] if index else ""
    if code in _TAGS:
        is_of_flag = _BLACK_FLAG in text[max(0, index - _LONGEST_FLAG) : index]
        return not (code <= _LAST_FLAG_TAG and is_of_flag)
    if code in _EMOJI_JOINERS and before and _is_emoji(before):
        return False
    if code in (_JOINER, _NON_JOINER):
        return not (
            before
            and unicodedata.category(before)[0] in "LM"
            and ord(before) > _FIRST_JOINING_SCRIPT
        )
    if code in _EMOJI_JOINERS or code in _SINGLE or any(code in one for one in _RANGES):
        return True
    return unicodedata.category(chr(code)) == "Cc" and chr(code) not in "\t\n\r"


def _is_emoji(char: str) -> bool:
    code = ord(char)
    return bool(_EMOJI.match(char)) or code in _MARKS_OF_EMOJI or code in _SKIN_TONES


def hidden_text(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report invisible characters, and texts after so many blanks that a reader stops before."""
    del tools
    for place in tool.places:
        found = hidden_characters(place.text)
        if found:
            codes = ", ".join(sorted({f"U+{ord(char):04X}" for char in found}))
            count = (
                "an invisible character"
                if len(found) == 1
                else f"{len(found)} invisible characters"
            )
            message = f"{_what(place)} has {count}: {codes}"
            in_text = not (place.is_name or place.is_value or place.is_pattern)
            problem = Problem(place.part, message, place.span, "remove them", is_in_text=in_text)
            yield problem
        elif blanks := _gap(place.text):
            message = f"{_what(place)} has text after {blanks}"
            yield Problem(place.part, message, place.span, "remove the gap")


def _gap(text: str) -> str:
    """Return what a long gap in a text consists of; empty: there is none."""
    empty = 0
    for line in text.strip().split("\n"):
        if not line.strip():
            empty += 1
            continue
        if empty >= _EMPTY_LINES:
            return f"{empty} empty lines"
        empty = 0
        longest = max(map(len, re.findall(r"[ \t]+", line.strip())), default=0)
        if longest >= _BLANKS:
            return f"{longest} blanks"
    return ""


def _what(place: Place) -> str:
    if place.is_name:
        return f"the name {visible_name(place.text)}"
    return "a value" if place.is_value else "a text"


def visible_name(name: JsonValue) -> str:
    """Return a name with ASCII characters only."""
    return ascii(name)


def mixed_script_name(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report a word of a name with Latin letters and letters of another script that look like them."""
    del tools
    for place in tool.places:
        if not place.is_name or place.text.isascii():
            continue
        for word in _WORD.findall(place.text):
            scripts = {unicodedata.name(char, "").split(" ")[0] for char in word}
            others = sorted(script.title() for script in scripts.intersection(_LOOK_ALIKES))
            if "LATIN" in scripts and others:
                message = f"the name {visible_name(place.text)} mixes Latin and {others[0]} letters"
                yield Problem(place.part, message, place.span, "use letters of one script")
                break
