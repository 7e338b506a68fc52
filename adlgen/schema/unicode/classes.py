"""Character classes of patterns."""

from __future__ import annotations

import base64
import zlib
from functools import lru_cache

from adlgen.diagnostics.spelling import closest
from adlgen.schema.regex.error import PatternError
from adlgen.schema.regex.tree import LAST, Ranges, inverted, normalised
from adlgen.schema.unicode import data as unicode_data

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
"""The code points of ``\\d``, ``\\w``, ``\\s`` and their complements."""

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
_GROUPS = {
    "LC": ("Lu", "Ll", "Lt"),
    **{
        letter: tuple(f"{letter}{c}" for c in seconds)
        for letter, seconds in (
            ("L", "ultmo"),
            ("M", "nce"),
            ("N", "dlo"),
            ("P", "cdseifo"),
            ("S", "mcko"),
            ("Z", "slp"),
            ("C", "cfson"),
        )
    },
}
_SCRIPT_KEYS = {"Script": "sc", "sc": "sc", "Script_Extensions": "scx", "scx": "scx"}


@lru_cache(maxsize=256)
def property_ranges(name: str) -> Ranges:
    r"""Return the code points of a property, as written between the braces of ``\p{...}``.

    Raises:
        PatternError: There is no such property.
    """
    if name == "Any":
        return ((0, LAST),)
    if name == "ASCII":
        return ((0, 127),)
    key, equals, value = name.partition("=")
    if not equals:
        found = _category(name) or _row("b", name)
    elif key in ("gc", "General_Category"):
        found = _category(value)
    else:
        found = _row(_SCRIPT_KEYS.get(key, ""), value)
    if found is None:
        raise _unknown(name)
    return found


def _category(name: str) -> Ranges | None:
    category = _CATEGORIES.get(name, name)
    rows = [_row("gc", part) for part in _GROUPS.get(category, (category,))]
    return normalised([pair for row in rows if row is not None for pair in row]) or None


def _row(kind: str, name: str) -> Ranges | None:
    """Decode one row of the table; a script without extensions has the ranges of the script."""
    text = _rows().get((kind, name))
    if text is None:
        return _row("sc", name) if kind == "scx" else None
    numbers = [int(number) for number in text.split()]
    out: list[tuple[int, int]] = []
    free = 0
    for gap, length in zip(numbers[::2], numbers[1::2], strict=True):
        low = free + gap
        out.append((low, low + length))
        free = low + length + 1
    return tuple(out)


@lru_cache(maxsize=1)
def _rows() -> dict[tuple[str, str], str]:
    out: dict[tuple[str, str], str] = {}
    for line in zlib.decompress(base64.b32decode(unicode_data.PACKED)).decode().splitlines():
        head, _, numbers = line.partition(":")
        kind, _, names = head.partition(" ")
        out |= {(kind, name): numbers for name in names.split("=")}
    return out


def _unknown(name: str) -> PatternError:
    key, equals, value = name.partition("=")
    prefix = key + equals
    if key in _SCRIPT_KEYS and equals:
        candidates = [known for kind, known in _rows() if kind == "sc"]
    else:
        prefix, value = "", name
        candidates = [*_CATEGORIES, *_GROUPS, *(known for kind, known in _rows() if kind != "sc")]
    near = closest(value, candidates)
    hint = f"did you mean \\p{{{prefix}{near}}}?" if near else r"write \p{L} or \p{Script=Greek}"
    return PatternError(f"there is no Unicode property {name!r}", hint)
