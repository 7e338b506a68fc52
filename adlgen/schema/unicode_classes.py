"""Sets of code points that a pattern can name."""

from __future__ import annotations

import importlib
import unicodedata
from functools import lru_cache
from itertools import groupby

from adlgen.diagnostics.spelling import closest
from adlgen.schema.regex_tree import LAST, PatternError, Ranges, inverted, normalised

_DIGITS: Ranges = ((48, 57),)
_WORD: Ranges = ((48, 57), (65, 90), (95, 95), (97, 122))
_SPACE: Ranges = (
    (9, 13),
    (32, 32),
    (0xA0, 0xA0),
    (0x1680, 0x1680),
    (0x2000, 0x200A),
    (0x2028, 0x2029),
    (0x202F, 0x202F),
    (0x205F, 0x205F),
    (0x3000, 0x3000),
    (0xFEFF, 0xFEFF),
)
SHORTHANDS = {
    "d": _DIGITS,
    "D": inverted(_DIGITS),
    "w": _WORD,
    "W": inverted(_WORD),
    "s": _SPACE,
    "S": inverted(_SPACE),
}
"""What ``\\d``, ``\\w``, ``\\s`` and their opposites mean."""

_CATEGORIES = {
    "Cased_Letter": "LC",
    "Close_Punctuation": "Pe",
    "Connector_Punctuation": "Pc",
    "Control": "Cc",
    "Currency_Symbol": "Sc",
    "Dash_Punctuation": "Pd",
    "Decimal_Number": "Nd",
    "Enclosing_Mark": "Me",
    "Final_Punctuation": "Pf",
    "Format": "Cf",
    "Initial_Punctuation": "Pi",
    "Letter": "L",
    "Letter_Number": "Nl",
    "Line_Separator": "Zl",
    "Lowercase_Letter": "Ll",
    "Mark": "M",
    "Math_Symbol": "Sm",
    "Modifier_Letter": "Lm",
    "Modifier_Symbol": "Sk",
    "Nonspacing_Mark": "Mn",
    "Number": "N",
    "Open_Punctuation": "Ps",
    "Other": "C",
    "Other_Letter": "Lo",
    "Other_Number": "No",
    "Other_Punctuation": "Po",
    "Other_Symbol": "So",
    "Paragraph_Separator": "Zp",
    "Private_Use": "Co",
    "Punctuation": "P",
    "Separator": "Z",
    "Space_Separator": "Zs",
    "Spacing_Mark": "Mc",
    "Surrogate": "Cs",
    "Symbol": "S",
    "Titlecase_Letter": "Lt",
    "Unassigned": "Cn",
    "Uppercase_Letter": "Lu",
    "Combining_Mark": "M",
    "cntrl": "Cc",
    "digit": "Nd",
    "punct": "P",
}
_SHORT = frozenset(_CATEGORIES.values())
_UNASSIGNED_PLANES = (0x40000, 0xDFFFF)


@lru_cache(maxsize=256)
def property_ranges(name: str) -> Ranges:
    r"""Return the code points of a property, as written between the braces of ``\p{...}``.

    Raises:
        PatternError: There is no such property, or its data are not installed.
    """
    if name == "Any":
        return ((0, LAST),)
    if name == "ASCII":
        return ((0, 127),)
    key, equals, value = name.partition("=")
    if equals and key in ("gc", "General_Category"):
        name = value
    elif equals or name not in _CATEGORIES.keys() | _SHORT:
        return _other_property(name)
    category = _CATEGORIES.get(name, name)
    if category not in _SHORT:
        raise _unknown(name)
    wanted = ("Lu", "Ll", "Lt") if category == "LC" else (category,)
    return normalised([(a, b) for found, a, b in _runs() if found.startswith(wanted)])


def _unknown(name: str) -> PatternError:
    near = closest(name, [*_CATEGORIES, *_SHORT])
    hint = f"did you mean \\p{{{near}}}?" if near else r"write \p{L} or \p{Script=Greek}"
    return PatternError(f"there is no Unicode property {name!r}", hint)


@lru_cache(maxsize=1)
def _runs() -> tuple[tuple[str, int, int], ...]:
    """Return the general categories of all code points, as runs."""
    first, last = _UNASSIGNED_PLANES
    out: list[tuple[str, int, int]] = []
    for start, stop in (
        (0, first),
        (first, first + 1),
        (last + 1, last + 0x1001),
        (0xE1000, 0x110000),
    ):
        at = start
        for category, run in groupby(map(unicodedata.category, map(chr, range(start, stop)))):
            length = sum(1 for _ in run)
            out.append((category, at, at + length - 1))
            at += length
    out[out.index(("Cn", first, first))] = ("Cn", first, last)
    return tuple(out)


def _other_property(name: str) -> Ranges:
    """Return the code points of a script or a binary property."""
    try:
        engine = importlib.import_module("regex")
    except ImportError:
        message = f"the data of the Unicode property {name!r} are not installed"
        raise PatternError(message, "install the package regex", unsupported=True) from None
    key, equals, _ = name.partition("=")
    if equals and key not in ("Script", "sc", "Script_Extensions", "scx"):
        raise _unknown(name)
    try:
        matches = engine.compile(rf"\p{{{name}}}").match
    except engine.error:
        raise _unknown(name) from None
    found = [code for code in range(LAST + 1) if matches(chr(code))]
    return normalised([(code, code) for code in found])
