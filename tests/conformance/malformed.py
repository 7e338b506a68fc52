"""Texts that are not JSON, as calls of a tool that accepts any value: all targets report one mistake in one way."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.document.node import Source
from adlgen.testing.cases import Call
from tests.conformance import outputs

NAME = "malformed-texts"

_VALUE = "expected a value"
_NAME = "expected a property name in double quotes"
_AFTER = "unexpected text after the value"
_ESCAPE = "invalid escape in a string"
_CONTROL = "control character in a string"
_LONE = "lone surrogate in a string"
_DEEP = "nesting deeper than 128"

PLACED: Mapping[str, tuple[str, int]] = {
    "{": (_NAME, 2),
    '{"a":1,}': (_NAME, 8),
    "{'a':1}": (_NAME, 2),
    "{a:1}": (_NAME, 2),
    '{"a"}': ("expected ':'", 5),
    '{"a" 1}': ("expected ':'", 6),
    '{"a":}': (_VALUE, 6),
    '{"a":1 "b":2}': ("expected ',' or '}'", 8),
    '{"a":1': ("expected ',' or '}'", 7),
    '{"a":1]': ("expected ',' or '}'", 7),
    "[": (_VALUE, 2),
    "[1 2]": ("expected ',' or ']'", 4),
    "[1,]": (_VALUE, 4),
    "[,1]": (_VALUE, 2),
    "[1": ("expected ',' or ']'", 3),
    "[1}": ("expected ',' or ']'", 3),
    "]": (_VALUE, 1),
    "": (_VALUE, 1),
    " ": (_VALUE, 2),
    "{} {}": (_AFTER, 4),
    "1,": (_AFTER, 2),
    '{"a":1}}': (_AFTER, 8),
    "[] // no": (_AFTER, 4),
    "\ufeff{}": (_VALUE, 1),
    "\u00a01": (_VALUE, 1),
    "1\u2028": (_AFTER, 2),
    "01": (_AFTER, 2),
    "[01]": ("expected ',' or ']'", 3),
    "1.": (_AFTER, 2),
    ".5": (_VALUE, 1),
    "+1": (_VALUE, 1),
    "-": (_VALUE, 1),
    "-a": (_VALUE, 1),
    "1e": (_AFTER, 2),
    "1e+": (_AFTER, 2),
    "1.5e-x": (_AFTER, 4),
    "0x10": (_AFTER, 2),
    "1_000": (_AFTER, 2),
    "NaN": (_VALUE, 1),
    "Infinity": (_VALUE, 1),
    "-Infinity": (_VALUE, 1),
    "\u0661": (_VALUE, 1),
    "1e400": ("number out of range", 1),
    "[1, -1e999]": ("number out of range", 5),
    f"[{'9' * 400}]": ("number out of range", 2),
    "True": (_VALUE, 1),
    "tru": (_VALUE, 1),
    "nulll": (_AFTER, 5),
    "undefined": (_VALUE, 1),
    '"abc': ("unterminated string", 5),
    '{"abc': ("unterminated string", 6),
    '"abc\\': (_ESCAPE, 5),
    r'"a\x"': (_ESCAPE, 3),
    r'"\'"': (_ESCAPE, 2),
    r'"\u12"': (_ESCAPE, 2),
    r'"\u12G4"': (_ESCAPE, 2),
    r'"\u+123"': (_ESCAPE, 2),
    r'"\U00e9"': (_ESCAPE, 2),
    '"a\tb"': (_CONTROL, 3),
    '{"a": "b\x00c"}': (_CONTROL, 9),
    '{"a\x1fb": 1}': (_CONTROL, 4),
    '"a\\n\tb"': (_CONTROL, 5),
    r'"\ud83d"': (_LONE, 1),
    r'["a", "\ude00\ud83d"]': (_LONE, 7),
    r'{"\ud83da": 1}': (_LONE, 2),
    r'"\ud83d\u0041"': (_LONE, 1),
    r'"\ud83d\uZZZZ"': (_ESCAPE, 8),
    r'"\ud83d\x"': (_ESCAPE, 8),
    "[" * 129 + "]" * 129: (_DEEP, 129),
    '{"a":' * 129 + "1" + "}" * 129: (_DEEP, 641),
    "[" * 5000: (_DEEP, 129),
    r'[["\ud83d"], tru]': (_LONE, 3),
    "[1e400, tru]": ("number out of range", 2),
    '["\u00e9\U0001f600", tru]': (_VALUE, 8),
    # Strings are read several bytes at once.
    **{f'"é{"x" * n}\x1f{"y" * 9}"': (_CONTROL, n + 3) for n in range(17)},
    **{f'"{"x" * n}\\x{"y" * 9}"': (_ESCAPE, n + 2) for n in range(17)},
}
"""Texts of one line, with the mistake and its column."""

LINES: Mapping[str, str] = {
    '{\n  "a": 1\n  "b": 2\n}': "expected ',' or '}' at line 3, column 3",
    '{\r\n  "a": tru\r\n}': f"{_VALUE} at line 2, column 8",
    '{"a": "b\nc"}': f"{_CONTROL} at line 1, column 9",
    "\n\n": f"{_VALUE} at line 3, column 1",
    "[1,\n": f"{_VALUE} at line 2, column 1",
}
"""Texts of several lines, with the message."""

ACCEPTED = (
    ' \t\r\n{"a":1,"a":2}\n',
    r'"\ud83d\ude00\"\\\/\b\f\n\r\t\u00E9"',
    '"\U0001f600\u2028\x7f"',
    "[" * 128 + "]" * 128,
    "[-0, 0.0, 1E+2, -1.5e-3, 1e-999]",
    "[]",
    '{"":{}}',
)


def messages() -> dict[str, str]:
    """Return the message of each malformed text."""
    placed = {text: f"{what} at line 1, column {at}" for text, (what, at) in PLACED.items()}
    return placed | dict(LINES)


def calls() -> tuple[Call, ...]:
    """Return a call for each text; those that are not JSON come first."""
    refused = [Call("take", "output", text, accepted=False) for text in messages()]
    return (*refused, *(Call("take", "output", text, accepted=True) for text in ACCEPTED))


def agent() -> Source:
    """Return the specification of the tool."""
    return outputs.agent(NAME, {"take": {}})
