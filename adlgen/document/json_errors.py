"""The messages and hints for text that is not JSON."""

from __future__ import annotations

from adlgen.diagnostics.expressions import expression

MEANING = {
    "value": "a value",
    "first item": "a value or ']'",
    "key": "a key in double quotes",
    "first key": "a key in double quotes or '}'",
    "':'": "':'",
    "',' or end": "',' or a closing bracket",
    "end": "the end of the source",
}
"""What messages call the kind of token that a reader expects."""
HINTS = (
    ("'", "use double quotes"),
    ("/", "JSON does not support comments; YAML does"),
    ("#", "JSON does not support comments; YAML does"),
    ("None", "write null"),
    ("True", "write true"),
    ("False", "write false"),
)
"""Hints by the start of what is not JSON."""
_LONGEST_QUOTE = 40


def quoted(text: str) -> str:
    """Return the start of a text between quotes."""
    short = text if len(text) <= _LONGEST_QUOTE else text[:_LONGEST_QUOTE] + "..."
    return f"'{short}'"


_GOOD = expression(r'"(?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*')


def string_problem(text: str, start: int) -> tuple[str, str | None]:
    """Return a message and a hint for the invalid string at ``start``."""
    found = _GOOD.match(text, start)
    end = found.end() if found else start + 1
    if end >= len(text):
        return "the string has no closing quote", None
    if text[end] == "\\":
        return (
            f"the string contains the unknown escape {quoted(text[end:end + 2])}",
            "write \\\\ for a backslash",
        )
    hint = "write \\n for a line break, or close the quote" if text[end] in "\r\n" else None
    return f"the string contains the control character U+{ord(text[end]):04X}", hint
