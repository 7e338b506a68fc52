"""Parses escapes of ECMA-262 regular expressions."""

from __future__ import annotations

import re
from typing import NoReturn

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.expressions import expression
from adlgen.schema.regex.error import PatternError
from adlgen.schema.regex.tree import LAST, Ranges, inverted
from adlgen.schema.unicode import classes as unicode_classes

_HEX_4 = expression(r"[0-9A-Fa-f]{4}")
_LOW_SURROGATE = expression(r"\\u([Dd][C-Fc-f][0-9A-Fa-f]{2})")
_HEX_2 = expression(r"[0-9A-Fa-f]{2}")
_CODE_POINT = expression(r"\{([0-9A-Fa-f]+)\}")
_CONTROLS = {"t": 9, "n": 10, "v": 11, "f": 12, "r": 13}
_ESCAPE_HINTS = {
    "A": "write ^",
    "Z": "write $",
    "z": "write $",
    "a": r"write \u0007",
    "e": r"write \u001b",
    "h": r"write [ \t]",
    "R": r"write (?:\r\n|\n|\r)",
    "Q": "escape each character on its own",
}


class EscapeReader(Struct, frozen=False):
    """A position in a pattern, with readers for escapes."""

    text: str
    at: int = 0

    def fail(self, message: str, hint: str | None = None, *, unsupported: bool = False) -> NoReturn:
        """Raise PatternError for the current position."""
        where = f" at character {self.at + 1}" if self.at < len(self.text) else " at the end"
        error = PatternError(message + where, hint, unsupported=unsupported)
        error.at = self.at
        raise error

    def peek(self) -> str:
        """Return the next character; empty at the end."""
        return self.text[self.at] if self.at < len(self.text) else ""

    def take(self, token: str) -> bool:
        """Consume a token if it is next; report whether it was."""
        found = self.text.startswith(token, self.at)
        self.at += len(token) if found else 0
        return found

    def taken(self, expression: re.Pattern[str]) -> re.Match[str] | None:
        """Consume the text that an expression matches here."""
        match = expression.match(self.text, self.at)
        self.at = self.at if match is None else match.end()
        return match

    def escape(self, *, in_class: bool) -> Ranges:
        """Parse an escape after its backslash; return its code points."""
        c = self.peek()
        if not c:
            self.fail("the pattern ends with a backslash", r"write \\ for the character itself")
        self.at += 1
        if c in unicode_classes.SHORTHANDS:
            return unicode_classes.SHORTHANDS[c]
        if c in _CONTROLS:
            return ((_CONTROLS[c], _CONTROLS[c]),)
        if c in "pP":
            return self.property(negative=c == "P")
        if c.isascii() and (c.isalnum()):
            code = self.coded(c, in_class=in_class)
            return ((code, code),)
        return ((ord(c), ord(c)),)

    def property(self, *, negative: bool) -> Ranges:
        """Read a Unicode property after its ``p``."""
        end = self.text.find("}", self.at)
        if not self.take("{") or end < 0:
            self.fail("the property is malformed", r"write \p{L} or \p{Script=Greek}")
        name = self.text[self.at : end]
        self.at = end + 1
        found = unicode_classes.property_ranges(name)
        return inverted(found) if negative else found

    def coded(self, c: str, *, in_class: bool) -> int:
        """Read an escape that begins with a letter or digit and means one character."""
        if c == "b" and in_class:
            return 8
        if c == "0" and not self.peek().isdecimal():
            return 0
        if c == "c" and self.peek().isascii() and self.peek().isalpha():
            self.at += 1
            return ord(self.text[self.at - 1]) % 32
        if c == "x" and (match := self.taken(_HEX_2)):
            return int(match[0], 16)
        if c != "u":
            self.refuse_escape(c)
        return self.unicode_escape()

    def refuse_escape(self, c: str) -> NoReturn:
        """Refuse the escape of a letter or digit that means no character."""
        self.at -= 2
        if c == "0":
            self.fail("octal escapes are not supported", r"write \u and four hexadecimal digits")
        if c.isdigit() or c == "k":
            hint = "write out the alternatives"
            self.fail("back-references are not supported", hint, unsupported=True)
        self.fail(f"there is no escape \\{c}", _ESCAPE_HINTS.get(c, "leave the backslash out"))

    def unicode_escape(self) -> int:
        """Read a code point after its ``u``."""
        if match := self.taken(_CODE_POINT):
            code = int(match[1], 16)
            if code > LAST:
                self.fail("there is no such code point", "the last one is 10FFFF")
            return code
        match = self.taken(_HEX_4)
        if match is None:
            self.fail("the escape is malformed", r"write \u and four digits, or \u{...}")
        code = int(match[0], 16)
        low = _LOW_SURROGATE.match(self.text, self.at)
        if low is not None and _is_high_surrogate(code):
            self.at = low.end()
            pair = (chr(code) + chr(int(low[1], 16))).encode("utf-16", "surrogatepass")
            return ord(pair.decode("utf-16"))
        return code


def _is_high_surrogate(code: int) -> bool:
    first, last = 0xD800, 0xDBFF
    return first <= code <= last
