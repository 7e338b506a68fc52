"""The number of columns that formatters count for a text.

The tables, of Unicode 17, are fixed, so that the layout does not depend on the version of Python.
"""

from __future__ import annotations

import re
from functools import cache

from adlgen.naming.code import Code

from .escapes import hexadecimal

_WIDE = (
    "[\u1100-\u115f\u231a\u231b\u2329\u232a\u23e9-\u23ec\u23f0\u23f3\u25fd\u25fe\u2614\u2615"
    "\u2630-\u2637\u2648-\u2653\u267f\u268a-\u268f\u2693\u26a1\u26aa\u26ab\u26bd\u26be"
    "\u26c4\u26c5\u26ce\u26d4\u26ea\u26f2\u26f3\u26f5\u26fa\u26fd\u2705\u270a\u270b\u2728\u274c"
    "\u274e\u2753-\u2755\u2757\u2795-\u2797\u27b0\u27bf\u2b1b\u2b1c\u2b50\u2b55\u2e80-\u2e99"
    "\u2e9b-\u2ef3\u2f00-\u2fd5\u2ff0-\u3029\u3030-\u303e\u3041-\u3096\u309b-\u30ff\u3105-\u312f"
    "\u3131-\u318e\u3190-\u31e5\u31ef-\u321e\u3220-\u3247\u3250-\ua48c\ua490-\ua4c6\ua960-\ua97c"
    "\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe52\ufe54-\ufe66\ufe68-\ufe6b\uff01-\uff60"
    "\uffe0-\uffe6\U00016fe0-\U00016fe3\U00016ff2-\U00016ff6\U00017000-\U00018cd5"
    "\U00018cff-\U00018d1e\U00018d80-\U00018df2\U0001aff0-\U0001aff3\U0001aff5-\U0001affb"
    "\U0001affd\U0001affe\U0001b000-\U0001b122\U0001b132\U0001b150-\U0001b152\U0001b155"
    "\U0001b164-\U0001b167\U0001b170-\U0001b2fb\U0001d300-\U0001d356\U0001d360-\U0001d376"
    "\U0001f004\U0001f0cf\U0001f18e\U0001f191-\U0001f19a\U0001f200-\U0001f202"
    "\U0001f210-\U0001f23b\U0001f240-\U0001f248\U0001f250\U0001f251\U0001f260-\U0001f265"
    "\U0001f300-\U0001f320\U0001f32d-\U0001f335\U0001f337-\U0001f37c\U0001f37e-\U0001f393"
    "\U0001f3a0-\U0001f3ca\U0001f3cf-\U0001f3d3\U0001f3e0-\U0001f3f0\U0001f3f4"
    "\U0001f3f8-\U0001f3fa\U0001f400-\U0001f43e\U0001f440\U0001f442-\U0001f4fc"
    "\U0001f4ff-\U0001f53d\U0001f54b-\U0001f54e\U0001f550-\U0001f567\U0001f57a"
    "\U0001f595\U0001f596\U0001f5a4\U0001f5fb-\U0001f64f\U0001f680-\U0001f6c5\U0001f6cc"
    "\U0001f6d0-\U0001f6d2\U0001f6d5-\U0001f6d8\U0001f6dc-\U0001f6df\U0001f6eb\U0001f6ec"
    "\U0001f6f4-\U0001f6fc\U0001f7e0-\U0001f7eb\U0001f7f0\U0001f90c-\U0001f93a"
    "\U0001f93c-\U0001f945\U0001f947-\U0001f9ff\U0001fa70-\U0001fa7c\U0001fa80-\U0001fa8a"
    "\U0001fa8e-\U0001fac6\U0001fac8\U0001facd-\U0001fadc\U0001fadf-\U0001faea"
    "\U0001faef-\U0001faf8\U00020000-\U0002fffd\U00030000-\U0003fffd]"
)
"""Take two columns."""
_MARKS = (
    "[\u0300-\u036f\u0483-\u0489\u0591-\u109d\u1161-\u11ff\u135d-\u135f\u1712-\u1dff\u20d0-\u20f0"
    "\u2cef-\u2dff\u302a-\u302f\u3099\u309a\ua66f-\ua6f1\ua802-\ua953\ua980-\uabed\ud7b0-\ud7fb"
    "\ufb1e\ufe00-\ufe0f\ufe20-\ufe2f\uff9e\uff9f]"
)
"""Blocks of combining characters, which take one column in black and none in ruff."""
_LITERAL = r"""(["'])(?:(?!\1)[^\\]|\\.)*\1"""


def width(text: str) -> int:
    """Return the number of columns as black counts them: wide characters take two."""
    return len(text) if text.isascii() else len(text) + len(_matcher(_WIDE).findall(text))


def narrowest(text: str) -> int:
    """Return the smallest number of columns that a formatter may count."""
    return width(text) if text.isascii() else width(text) - len(_matcher(_MARKS).findall(text))


def without_marks(expression: Code) -> Code:
    """Escape the combining characters of string literals, so that all formatters count the same columns."""
    if expression.isascii():
        return expression
    escaped = _matcher(_MARKS)
    return Code(
        _matcher(_LITERAL).sub(
            lambda literal: escaped.sub(lambda mark: hexadecimal(mark[0]), literal[0]), expression
        )
    )


@cache
def _matcher(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)
