"""Just enough of each language's lexer to tell code from strings and comments."""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Callable

_GO = r"""
    //[^\n]* | /\*.*?\*/
  | "(?:[^"\\\n]|\\.)*" | `[^`]*` | '(?:[^'\\\n]|\\.)+'
"""
_TYPESCRIPT = r"""
    //[^\n\u2028\u2029]* | /\*.*?\*/
  | "(?:[^"\\\n]|\\.)*" | '(?:[^'\\\n]|\\.)*' | `(?:[^`\\$]|\\.|\$(?!\{))*`
"""
_RUST = r"""
    //[^\n]* | /\*.*?\*/
  | b?r(?P<fence>\#+)".*?"(?P=fence) | b?r"[^"]*"
  | b?"(?:[^"\\]|\\.)*" | b?'(?:[^'\\\n]|\\u\{[0-9a-fA-F]+\}|\\x[0-9a-fA-F]{2}|\\.)'
"""


def _without(pattern: str) -> Callable[[str], str]:
    compiled = re.compile(pattern, re.VERBOSE | re.DOTALL)
    return lambda text: compiled.sub(" ", text)


def _python(text: str) -> str:
    quiet = {tokenize.STRING, tokenize.COMMENT}
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return " ".join(token.string for token in tokens if token.type not in quiet)


CODE: dict[str, Callable[[str], str]] = {
    ".go": _without(_GO),
    ".ts": _without(_TYPESCRIPT),
    ".rs": _without(_RUST),
    ".py": _python,
}
"""By the ending of a file: what is left of a text without its strings and comments."""
