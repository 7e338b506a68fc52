"""Compiles ECMA-262 patterns to programs that runtimes of all languages execute in linear time.

A program is a JSON list of instructions:

- ``["c", lo, hi, lo, hi, ...]`` consumes one code point inside the ranges;
- ``["s", x, y]`` continues at both x and y, ``["j", x]`` at x;
- ``["a", kind]`` tests without consuming: ``^``, ``$``, ``b`` (word boundary) or ``B``;
- ``["l", kind, program]`` looks around: 0 ``(?=``, 1 ``(?!``, 2 ``(?<=``, 3 ``(?<!``; a program that looks
  behind reads backwards;
- ``["m"]`` accepts.

There are no captures, so there are no back-references and no backtracking.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, cast

from adlgen.document.node import JsonValue
from adlgen.schema.regex.error import PatternError

if TYPE_CHECKING:
    from adlgen.schema.regex.matcher import Program

__all__ = ["PatternError", "compile_pattern", "search"]


@lru_cache(maxsize=2048)
def compile_pattern(pattern: str) -> JsonValue:
    """Compile a pattern; the program is cached and must not be modified.

    Raises:
        PatternError: The pattern is invalid or cannot be compiled.
    """
    # Import the parser only for schemas with patterns.
    from adlgen.schema.regex.compiler import compiled
    from adlgen.schema.regex.parser import parse

    return cast("JsonValue", compiled(parse(pattern)))


def search(program: JsonValue, text: str) -> bool:
    """Report whether a compiled pattern matches anywhere in a text."""
    from adlgen.schema.regex.matcher import run

    return run(cast("Program", program), text)


_CONTROL = r"(?s)\\.|[\x00-\x1f\x7f-\x9f\u2028\u2029]"
_NAMED = {"\n": r"\n", "\r": r"\r", "\t": r"\t"}


def one_line(pattern: str) -> str:
    """Return a pattern with its control characters as escapes of the same meaning: messages contain patterns."""

    def escaped(found: re.Match[str]) -> str:
        text = found[0]
        return text if text[0] == "\\" else _NAMED.get(text, f"\\u{ord(text):04x}")

    return re.sub(_CONTROL, escaped, pattern)
