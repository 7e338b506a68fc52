"""Static checks of JavaScript functions: balanced syntax, and calls that leave the sandbox.

Code is never run. Only strings, templates, regular expressions, comments and brackets are parsed.
Ambiguous code is reported only if it is invalid under both readings.
"""

from __future__ import annotations

import re

from adlgen.diagnostics.datatypes import Struct, field

_TOKEN = re.compile(
    r"""(?P<space>\s+)
      | (?P<comment>//[^\n]*|/\*.*?\*/)
      | (?P<text>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')
      | (?P<word>[A-Za-z_$\x80-\U0010ffff#][\w$]*)
      | (?P<number>\.?\d[\w.]*)
      | (?P<operator>\+\+|--|[^\s\w"'`/(){}\[\]])""",
    re.VERBOSE | re.DOTALL,
)
_REGEX = re.compile(r"/(?![*/])(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[A-Za-z]*")
_TEMPLATE = re.compile(r"(?:[^`\\$]|\\.|\$(?!\{))*", re.DOTALL)
_BEFORE_VALUES = {
    *("return", "typeof", "case", "in", "of", "delete", "void", "instanceof", "new", "throw"),
    *("else", "do", "yield", "await"),
}
"""Words after which a slash starts a regular expression."""
_CLOSERS = {"(": ")", "[": "]", "{": "}", "${": "}"}
_REACHES_OUT = re.compile(
    r"(?<![\w$.])(?:(?P<load>require|import)\s*\(|(?P<statement>import)\s+[\w{*\"']|(?P<files>fs)\s*\.)"
)
_EXPORTED = re.compile(r"module\.exports\s*=\s*(?:\{(?P<many>[^{}]*)\}|(?P<one>[A-Za-z_$][\w$]*))")
_NAME = re.compile(r"[A-Za-z_$][\w$]*")


class _BrokenError(Exception):
    """The script cannot be parsed; the message contains the reason and the line."""


class _Scanner(Struct, frozen=False):
    """A scanner for one of the two readings of a script."""

    script: str
    regex_after_bracket: bool
    """Whether a slash after a closing bracket starts a regular expression instead of a division."""
    at: int = 0
    value_before: bool = False
    """Whether the previous token ends a value, so that a slash is a division."""
    open: list[tuple[str, int]] = field(default_factory=list)
    code: list[str] = field(default_factory=list)
    """The code read so far, without comments and the content of strings."""

    def run(self) -> str:
        """Return the script without comments and strings. Raise _BrokenError."""
        while self.at < len(self.script):
            self._step()
        if self.open:
            mark, start = self.open[-1]
            raise _BrokenError(self._place(f"'{mark}' is never closed", start))
        return "".join(self.code)

    def _step(self) -> None:
        mark = self.script[self.at]
        if mark in "([{":
            self._enter(mark)
        elif mark in ")]}":
            self._leave(mark)
        elif mark == "`":
            self.at += 1
            self._template()
        elif mark == "/" and not self.script.startswith(("//", "/*"), self.at):
            self._slash()
        else:
            self._token()

    def _token(self) -> None:
        found = _TOKEN.match(self.script, self.at)
        if found is None:
            what = "a comment" if self.script[self.at] == "/" else "a string"
            raise _BrokenError(self._place(f"{what} is not closed", self.at))
        kind = found.lastgroup
        if kind == "word":
            self.value_before = found[0] not in _BEFORE_VALUES
        elif kind in {"number", "text"}:
            self.value_before = True
        elif kind == "operator":
            self.value_before = found[0] in {"++", "--"} and self.value_before
        self.code.append('""' if kind == "text" else " " if kind == "comment" else found[0])
        self.at = found.end()

    def _enter(self, mark: str) -> None:
        self.open.append((mark, self.at))
        self.code.append(mark)
        self.at += len(mark)
        self.value_before = False

    def _leave(self, mark: str) -> None:
        last = self.open.pop() if self.open else ("", 0)
        if _CLOSERS.get(last[0]) != mark:
            raise _BrokenError(self._place(f"unexpected '{mark}'", self.at))
        self.code.append(mark)
        self.at += 1
        self.value_before = mark == "]" or not self.regex_after_bracket
        if last[0] == "${":
            self._template()

    def _template(self) -> None:
        """Read a template up to its end or its next expression."""
        start = self.at - 1
        text = _TEMPLATE.match(self.script, self.at)
        assert text is not None, "it matches the empty text"
        self.at = text.end()
        if self.script.startswith("${", self.at):
            self._enter("${")
        elif self.script.startswith("`", self.at):
            self.at += 1
            self.code.append('""')
            self.value_before = True
        else:
            raise _BrokenError(self._place("a template is not closed", start))

    def _slash(self) -> None:
        if self.value_before:
            self.code.append("/")
            self.at += 1
            self.value_before = False
            return
        found = _REGEX.match(self.script, self.at)
        if found is None:
            raise _BrokenError(self._place("a regular expression is not closed", self.at))
        self.code.append('""')
        self.at = found.end()
        self.value_before = True

    def _place(self, problem: str, at: int) -> str:
        line = self.script.count("\n", 0, at) + 1
        return f"line {line}: {problem}"


def read_script(script: str) -> tuple[str, str | None]:
    """Return the code of a script without strings and comments, and its syntax error, if any."""
    problem = None
    for regex_after_bracket in (False, True):
        try:
            return _Scanner(script, regex_after_bracket).run(), None
        except _BrokenError as error:
            problem = problem or str(error)
    return "", problem


def reaches_out(code: str) -> str | None:
    """Return the name with which code leaves its sandbox: ``require``, ``import`` or ``fs``."""
    found = _REACHES_OUT.search(code)
    return None if found is None else next(word for word in found.groups() if word)


def exports(code: str) -> tuple[str, ...]:
    """Return the functions that code assigns to ``module.exports``."""
    found = _EXPORTED.search(code)
    if found is None:
        return ()
    if found["one"]:
        return (found["one"],)
    parts = (part.partition(":")[0].strip() for part in found["many"].split(","))
    return tuple(part for part in parts if _NAME.fullmatch(part))
