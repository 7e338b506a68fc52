r"""Parses ECMA-262 regular expressions in Unicode mode.

Unambiguous syntax that browsers accept without the ``u`` flag is accepted as well: escaped punctuation
(``\-``), unescaped ``]``, ``{`` and ``}``, a hyphen next to a class (``[\w-.]``).
"""

from __future__ import annotations

from adlgen.diagnostics.expressions import expression
from adlgen.schema.regex.escapes import EscapeReader
from adlgen.schema.regex.tree import (
    Alternation,
    Assertion,
    Concatenation,
    Lookaround,
    Pattern,
    Ranges,
    Repeat,
    Set,
    inverted,
    normalised,
)

_DEEPEST = 100
_LARGEST_COUNT = 100_000
_QUANTIFIER = expression(r"\{([0-9]+)(,([0-9]*))?\}")
_FLAGS = expression(r"\?[a-zA-Z]*(-[a-zA-Z]*)?[:)]")
_NAME = expression(r"[^\W\d]\w*|\$[\w$]*|[^\W\d][\w$]*")
_LOOKS = (("(?=", False, False), ("(?!", False, True), ("(?<=", True, False), ("(?<!", True, True))
LINE_ENDS: Ranges = ((10, 10), (13, 13), (0x2028, 0x2029))
"""What ``.`` does not match."""


def parse(pattern: str) -> Pattern:
    """Read a regular expression.

    Raises:
        PatternError: The pattern is invalid or cannot be matched in linear time.
    """
    reader = _Reader(pattern)
    tree = reader.choice()
    if reader.at < len(pattern):
        reader.fail("unmatched )", r"write \) for the character itself")
    return tree


class _Reader(EscapeReader, frozen=False):
    depth: int = 0

    def choice(self) -> Pattern:
        parts = [self.series()]
        while self.take("|"):
            parts.append(self.series())
        return Alternation(tuple(parts)) if len(parts) > 1 else parts[0]

    def series(self) -> Pattern:
        parts: list[Pattern] = []
        while (c := self.peek()) and c not in "|)":
            parts.append(self.term())
        return parts[0] if len(parts) == 1 else Concatenation(tuple(parts))

    def term(self) -> Pattern:
        for token in ("^", "$", "\\b", "\\B"):
            if self.take(token):
                return self.unrepeated(Assertion(token[-1]), "an assertion")
        for token, behind, negative in _LOOKS:
            if self.take(token):
                look = Lookaround(behind, negative, self.group_body())
                return self.unrepeated(look, "a look-behind" if behind else "a look-ahead")
        return self.quantified(self.atom())

    def unrepeated(self, part: Pattern, what: str) -> Pattern:
        if self.peek() in ("*", "+", "?") or _QUANTIFIER.match(self.text, self.at):
            self.fail(f"{what} cannot be repeated", "put it into a group, or leave the count out")
        return part

    def quantified(self, body: Pattern) -> Pattern:
        low, high = 1, 1
        c = self.peek()
        if c == "*":
            low, high = 0, -1
        elif c == "+":
            low, high = 1, -1
        elif c == "?":
            low, high = 0, 1
        elif (match := _QUANTIFIER.match(self.text, self.at)) is not None:
            low = self.count(match[1])
            high = low if match[2] is None else self.count(match[3]) if match[3] else -1
            if -1 < high < low:
                self.fail(
                    "the numbers of the repetition are out of order", f"write {{{high},{low}}}"
                )
            self.at = match.end() - 1
        else:
            return body
        self.at += 1
        self.take("?")
        self.no_second_quantifier()
        return Repeat(low, None if high < 0 else high, body)

    def count(self, digits: str) -> int:
        if len(digits.lstrip("0")) > len(str(_LARGEST_COUNT)) or int(digits) > _LARGEST_COUNT:
            self.fail(
                "the repetition is too large", "use minLength and maxLength", unsupported=True
            )
        return int(digits)

    def no_second_quantifier(self) -> None:
        if self.peek() == "+":
            message = "ECMA-262 has no possessive quantifiers"
            self.fail(message, "leave the second + out")
        if self.peek() in ("*", "?") or _QUANTIFIER.match(self.text, self.at):
            self.fail("there is nothing to repeat", "put the repeated part into a group")

    def group_body(self) -> Pattern:
        opened = self.at
        self.depth += 1
        if self.depth > _DEEPEST:
            self.fail("the groups are nested too deeply", unsupported=True)
        body = self.choice()
        if not self.take(")"):
            self.at = opened
            self.fail("the group is not closed", r"add ), or write \( for the character itself")
        self.depth -= 1
        return body

    def group(self) -> Pattern:
        if self.take("?:") or self.peek() != "?":
            return self.group_body()
        if self.take("?<"):
            if self.taken(_NAME) is None or not self.take(">"):
                self.fail("the name of the group is malformed", "write (?<name>...)")
            return self.group_body()
        if self.text.startswith("?P", self.at):
            message = "ECMA-262 has no (?P"
            self.fail(message, "write (?<name>...) for a named group")
        if _FLAGS.match(self.text, self.at):
            self.fail(
                "flags inside a pattern are not supported",
                "write both cases, as in [yY][eE][sS]",
                unsupported=True,
            )
        return self.fail("the group is malformed", r"write (?:...), or \( for the character itself")

    # --- atoms ---

    def atom(self) -> Pattern:
        c = self.peek()
        if c in "*+?":
            self.fail("there is nothing to repeat", f"write \\{c} for the character itself")
        if c == "{" and _QUANTIFIER.match(self.text, self.at):
            self.fail("there is nothing to repeat", r"write \{ for the character itself")
        self.at += 1
        if c == ".":
            return Set(inverted(LINE_ENDS))
        if c == "(":
            return self.group()
        if c == "[":
            return Set(self.char_class())
        if c == "\\":
            return Set(self.escape(in_class=False))
        return Set(((ord(c), ord(c)),))

    def char_class(self) -> Ranges:
        opened = self.at - 1
        negative = self.take("^")
        ranges: list[tuple[int, int]] = []
        while not self.take("]"):
            if not self.peek():
                self.at = opened
                self.fail("the class is not closed", r"add ], or write \[ for the character itself")
            start = self.class_atom()
            if not self.range_follows():
                ranges += start
                continue
            before = self.at
            self.at += 1
            end = self.class_atom()
            if (
                len(start) == len(end) == 1
                and start[0][0] == start[0][1]
                and end[0][0] == end[0][1]
            ):
                if end[0][0] < start[0][0]:
                    self.at = before - 1
                    self.fail("the range of the class is out of order", r"write \- for a hyphen")
                ranges.append((start[0][0], end[0][0]))
            else:
                ranges += [*start, (ord("-"), ord("-")), *end]
        found = normalised(ranges)
        return inverted(found) if negative else found

    def range_follows(self) -> bool:
        after = self.text[self.at + 1 : self.at + 2]
        return self.peek() == "-" and after not in ("]", "")

    def class_atom(self) -> Ranges:
        if self.take("\\"):
            return self.escape(in_class=True)
        c = self.peek()
        self.at += 1
        return ((ord(c), ord(c)),)
