"""Translates patterns of ECMA-262 to equal regular expressions of other engines.

A pack describes the engine of its language; what is not known to be equal there, or to take linear time, stays
a program for the matcher of its runtime.
"""

from __future__ import annotations

import re
from functools import lru_cache

from adlgen.diagnostics.expressions import expression
from adlgen.schema.regex.engine import Engine, WithProperties
from adlgen.schema.regex.error import PatternError
from adlgen.schema.regex.linear import is_linear
from adlgen.schema.regex.parser import LINE_ENDS
from adlgen.schema.regex.tree import LAST, Ranges, inverted
from adlgen.schema.unicode.classes import SHORTHANDS, property_ranges

_CLASSES = {"d": "0-9", "w": "A-Za-z0-9_"}
_CONTROLS = {"t": 9, "n": 10, "v": 11, "f": 12, "r": 13}
_ESCAPES = {code: rf"\{char}" for char, code in _CONTROLS.items()}
_SURROGATES = range(0xD800, 0xE000)
_SUPPLEMENTARY = 0x10000
_CODE = expression(r"x([0-9A-Fa-f]{2})|u(?:\{([0-9A-Fa-f]{1,6})\}|([0-9A-Fa-f]{4}))")
_PROPERTY = expression(r"([pP])\{([A-Za-z0-9_=]+)\}")
_SYNTAX = frozenset("^$\\.*+?()[]{}|/")
_IN_CLASSES = frozenset("^[]&~|-\\")
_REPEATED = expression(r"[*+?]\??|\{(\d{1,4})(?:(,)(\d{1,4})?)?\}\??", re.ASCII)


@lru_cache(maxsize=4096)
def translated(source: str, engine: Engine) -> str | None:
    """Return the equal expression of an engine; None if there is none that takes linear time.

    The expression is equal to the pattern itself if that means the same to the engine.
    """
    if engine.backtracks and not is_linear(source):
        return None
    translation = _Translation(source, engine)
    try:
        expression = translation.run()
    except _UnknownError:
        return None
    return source if engine.same_syntax else expression


@lru_cache(maxsize=4096)
def with_properties(source: str, engine: Engine) -> WithProperties | None:
    """Translate a pattern with Unicode properties; None if it has none, or takes more than linear time."""
    if "\\p" not in source.lower() or (engine.backtracks and not is_linear(source)):
        return None
    properties: dict[str, Ranges] = {}
    try:
        expression = _Translation(source, engine, properties).run()
    except (_UnknownError, PatternError):
        return None
    return WithProperties(expression, properties) if properties else None


class _UnknownError(Exception):
    pass


class _Translation:
    def __init__(
        self, source: str, engine: Engine, properties: dict[str, Ranges] | None = None
    ) -> None:
        self.rest = source
        self.engine = engine
        self.properties = properties
        """The properties of the expression; None if they are not supported."""
        self.total = 1
        self.product = 1

    def run(self) -> str:
        out = ""
        depth, is_atom = 0, False
        while self.rest:
            if is_atom and (repeated := _REPEATED.match(self.rest)):
                out += self._repeat(repeated, grouped=out.endswith(")") and not out.endswith(r"\)"))
                is_atom = False
                continue
            char = self._next()
            is_atom = char not in "^$(|"
            if char == "(":
                depth += 1
                if self.rest[:2] == "?:":
                    self.rest = self.rest[2:]
                out += "(?:"
            elif char == ")":
                depth -= 1
                out += char
            elif char in "^$|":
                out += self.engine.end if char == "$" else char
            else:
                out += self._atom(char)
            if depth < 0:
                raise _UnknownError
        if depth:
            raise _UnknownError
        return out

    def _next(self) -> str:
        if not self.rest:
            raise _UnknownError
        char, self.rest = self.rest[0], self.rest[1:]
        return char

    def _repeat(self, repeated: re.Match[str], *, grouped: bool) -> str:
        self.rest = self.rest[repeated.end() :]
        least, comma, most = repeated.groups()
        is_limited = repeated[0][0] == "?" or (least and (most or not comma))
        if grouped and not is_limited and not self.engine.nests_loops:
            raise _UnknownError
        count = max(1, int(least or 1), int(most or 1))
        if grouped:
            self.product *= count
        else:
            self.total += count
        if self.product * self.total > self.engine.largest or (most and int(most) < int(least)):
            raise _UnknownError
        return repeated[0]

    def _atom(self, char: str) -> str:
        if char == ".":
            return f"[^{self._ranges(LINE_ENDS)}]"
        if char == "[":
            return self._class()
        if char == "\\":
            if self.rest and self.rest[0] in "dwsDWS":
                escape = self._next()
                return f"[{'^' * escape.isupper()}{self._shorthand(escape.lower())}]"
            if name := self._property():
                return f"[{name}]"
            code = self._escaped(in_class=False)
            return self._printed(code, _SYNTAX)
        if char in "*+?{}])":
            raise _UnknownError
        return self._printed(ord(char), frozenset())

    def _escaped(self, *, in_class: bool) -> int:
        """Return the code point of an escape after its backslash."""
        if coded := _CODE.match(self.rest):
            self.rest = self.rest[coded.end() :]
            return int(next(filter(None, coded.groups())), 16)
        escape = self._next()
        if escape in _CONTROLS:
            return _CONTROLS[escape]
        if escape.isalnum() or not escape.isascii():
            raise _UnknownError
        is_standard = escape in _SYNTAX or (in_class and escape == "-")
        if self.engine.same_syntax and not is_standard:
            raise _UnknownError
        return ord(escape)

    def _printed(self, code: int, special: frozenset[str]) -> str:
        """Return a character as the engine writes it; ``special`` characters get a backslash."""
        if code in _SURROGATES or code > LAST:
            raise _UnknownError
        char = chr(code)
        if char in special:
            return f"\\{char}"
        if char.isprintable():
            return char
        escape = self.engine.basic if code < _SUPPLEMENTARY else self.engine.supplementary
        return _ESCAPES.get(code) or escape.format(code)

    def _ranges(self, ranges: Ranges) -> str:
        return "".join(self._range(low, high) for low, high in ranges)

    def _range(self, low: int, high: int) -> str:
        first, last = (self._printed(code, _IN_CLASSES) for code in (low, high))
        return first if low == high else f"{first}-{last}"

    def _shorthand(self, name: str) -> str:
        return _CLASSES.get(name) or self._ranges(SHORTHANDS[name])

    def _class(self) -> str:
        out = "["
        if self.rest.startswith("^"):
            out += self._next()
        members = ""
        while not self.rest.startswith("]"):
            member = self._member()
            if isinstance(member, int) and self.rest[:1] == "-" and self.rest[1:2] not in ("]", ""):
                self._next()
                last = self._member()
                if isinstance(last, str) or last < member:
                    raise _UnknownError
                members += self._range(member, last)
            elif isinstance(member, int):
                members += self._range(member, member)
            elif self.rest[:1] == "-" and self.rest[1:2] != "]":
                raise _UnknownError
            else:
                members += member
        self._next()
        if not members:
            raise _UnknownError
        return f"{out}{members}]"

    def _member(self) -> int | str:
        r"""Read a member of a class: a code point, or the text of a shorthand such as ``\d``."""
        char = self._next()
        if char != "\\":
            return ord(char)
        if self.rest and self.rest[0] in "dws":
            return self._shorthand(self._next())
        return self._property() or self._escaped(in_class=True)

    def _property(self) -> str:
        r"""Read a property such as ``\p{L}`` after its backslash; return its mark, empty if there is none."""
        found = _PROPERTY.match(self.rest)
        if found is None or self.properties is None:
            return ""
        self.rest = self.rest[found.end() :]
        ranges = property_ranges(found[2])
        name = "^" * (found[1] == "P") + found[2]
        self.properties[name] = inverted(ranges) if found[1] == "P" else ranges
        return rf"\p{{{name}}}"
