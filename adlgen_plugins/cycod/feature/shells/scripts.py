"""Reads commands of the POSIX shell, or raises :class:`UnknownSyntaxError`.

The grammar is the part that bash and dash read in the same way. Function names, loops, conditions,
pipelines and redirections are understood; everything else is rejected as a whole.
"""

from __future__ import annotations

import re

from adlgen_plugins.cycod.feature.shells.items import Items
from adlgen_plugins.cycod.feature.shells.redirects import RedirectReader, is_descriptor
from adlgen_plugins.cycod.feature.shells.syntax import (
    Assignment,
    Command,
    Compound,
    Loop,
    Parsed,
    Pipeline,
    Quoting,
    Redirect,
    Script,
    Simple,
    Test,
    Text,
    UnknownSyntaxError,
    Word,
    literal,
)
from adlgen_plugins.cycod.feature.shells.words import BLANK, ENDS

_ASSIGNED = re.compile(r"([A-Za-z_][A-Za-z0-9_]*)=")
_FUNCTION = re.compile(r"[A-Za-z_][A-Za-z0-9_-]*")
_RESERVED = (
    *("if", "then", "elif", "else", "fi", "for", "while", "until", "do", "done", "case", "esac"),
    *("{", "}", "!", "[[", "function", "select", "coproc", "time"),
)
_DEEPEST = 40


def parse(items: Items, *, has_ansi: bool) -> Parsed:
    """Parse a whole command."""
    reader = _ScriptReader(items, has_ansi=has_ansi)
    script = reader.whole()
    return Parsed(script, frozenset(reader.functions))


class _ScriptReader(RedirectReader):
    def __init__(self, items: Items, *, has_ansi: bool) -> None:
        super().__init__(items, has_ansi=has_ansi)
        self.functions: set[str] = set()
        self.depth = 0

    def whole(self) -> Script:
        script = self._script()
        if self.at < self.end or self.documents:
            raise UnknownSyntaxError
        return script

    def nested(self, start: int, end: int, stop: str) -> Script:
        """Read the commands of a substitution."""
        saved, self.end, self.at = self.end, end, start
        documents, self.documents = self.documents, []
        script = self._script()
        if self.documents or (self.at < end if not stop else not self.starts(stop)):
            raise UnknownSyntaxError
        self.end, self.documents = saved, documents
        return script

    # --- lists ------------------------------------------------------------------------

    def _script(self, *stops: str) -> Script:
        self.depth += 1
        if self.depth > _DEEPEST:
            raise UnknownSyntaxError
        found: list[Pipeline] = []
        while True:
            self._skip(lines=True)
            if self._ends_list(stops):
                self.depth -= 1
                return Script(tuple(found))
            found.append(self._pipeline())
            self._skip()
            if self.starts("&&") or self.starts("||"):
                self.at += 2
            elif self.starts(";;") or self.peek() in {None, ")", "\n"}:
                pass
            elif self.peek() in {";", "&"}:
                self.at += 1
            else:
                raise UnknownSyntaxError

    def _ends_list(self, stops: tuple[str, ...]) -> bool:
        if self.peek() in {None, ")"} or self.starts(";;"):
            return True
        word = self._reserved()
        if word in {"then", "elif", "else", "fi", "do", "done", "esac", "}"} and word not in stops:
            raise UnknownSyntaxError
        return word in stops

    def _reserved(self) -> str:
        """Return the reserved word that follows, without reading it."""
        for word in _RESERVED:
            after = self.items[self.at + len(word) : self.at + len(word) + 1]
            if self.starts(word) and (not after or after[0] in ENDS):
                return word
        return ""

    def _word_is(self, *words: str) -> str:
        """Read one of some reserved words."""
        self._skip(lines=True)
        found = self._reserved()
        if found not in words:
            raise UnknownSyntaxError
        self.at += len(found)
        return found

    # --- commands ---------------------------------------------------------------------

    def _pipeline(self) -> Pipeline:
        while self._reserved() == "!":
            self.at += 1
            self._skip()
        commands = [self._command()]
        self._skip()
        while self.peek() == "|" and not self.starts("||"):
            if self.starts("|&"):
                raise UnknownSyntaxError
            self.at += 1
            self._skip(lines=True)
            commands.append(self._command())
            self._skip()
        return Pipeline(tuple(commands))

    def _command(self) -> Command:
        if self.starts("(("):
            raise UnknownSyntaxError
        if self.peek() == "(":
            self.at += 1
            script = self._script()
            self._expect(")")
            return Compound((script,), redirects=self._redirects())
        match self._reserved():
            case "":
                return self._simple()
            case "[[":
                return self._test()
            case "{":
                self.at += 1
                script = self._script("}")
                self._word_is("}")
                return Compound((script,), redirects=self._redirects())
            case "if":
                return self._if()
            case "while" | "until" as word:
                self.at += len(word)
                scripts = [self._script("do")]
                return self._body(scripts)
            case "for":
                return self._for()
            case "case":
                return self._case()
            case _:
                raise UnknownSyntaxError

    def _body(self, scripts: list[Script], loop: Loop | None = None) -> Compound:
        self._word_is("do")
        scripts.append(self._script("done"))
        self._word_is("done")
        return Compound(tuple(scripts), loop, redirects=self._redirects())

    def _if(self) -> Compound:
        self.at += 2
        scripts = [self._script("then")]
        self._word_is("then")
        while True:
            scripts.append(self._script("elif", "else", "fi"))
            following = self._word_is("elif", "else", "fi")
            if following == "fi":
                return Compound(tuple(scripts), redirects=self._redirects())
            if following == "elif":
                scripts.append(self._script("then"))
                self._word_is("then")

    def _for(self) -> Compound:
        self.at += 3
        self._skip()
        at, name = self.at, self.name()
        if not name:
            raise UnknownSyntaxError
        self._skip()
        self._expect("in")
        if self.peek() not in BLANK:
            raise UnknownSyntaxError
        words: list[Word] = []
        self._skip()
        while word := self.word():
            words.append(word)
            self._skip()
        if self.peek() not in {";", "\n"} or self.documents:
            raise UnknownSyntaxError
        self.at += 1
        return self._body([], Loop(name, at, tuple(words)))

    def _case(self) -> Compound:
        self.at += 4
        self._skip()
        subject = self.word()
        self._skip(lines=True)
        self._expect("in")
        patterns, scripts = [], []
        self._skip(lines=True)
        while self._reserved() != "esac":
            if self.peek() == "(":
                self.at += 1
            while self.peek() != ")":
                self._skip()
                patterns.append(self.word())
                self._skip()
                if not patterns[-1] or self.peek() not in {"|", ")"}:
                    raise UnknownSyntaxError
                self.at += self.peek() == "|"
            self.at += 1
            scripts.append(self._script("esac"))
            self.at += 2 if self.starts(";;") else 0
            self._skip(lines=True)
        self._word_is("esac")
        return Compound(
            tuple(scripts),
            words=(subject,),
            patterns=tuple(patterns),
            redirects=self._redirects(),
        )

    def _test(self) -> Test:
        self.at += 2
        words: list[Word] = []
        self._skip()
        while word := self.word():
            if literal(word) == "]]":
                return Test(tuple(words))
            words.append(word)
            self._skip()
        raise UnknownSyntaxError

    def _simple(self) -> Command:
        assignments: list[Assignment] = []
        words: list[Word] = []
        redirects: list[Redirect] = []
        while True:
            self._skip()
            if self._redirect(redirects):
                continue
            at, word = self.at, self.word()
            if not word:
                break
            if is_descriptor(word) and self.peek() in {"<", ">"}:
                self._redirect(redirects)
            elif not words and (assigned := _assignment(word, at)):
                assignments.append(assigned)
            else:
                words.append(word)
        if self.peek() == "(":
            return self._function(words)
        if not (assignments or words or redirects):
            raise UnknownSyntaxError
        return Simple(tuple(assignments), tuple(words), tuple(redirects))

    def _function(self, words: list[Word]) -> Command:
        name = literal(words[0]) if len(words) == 1 else None
        self._expect("(")
        self._skip()
        self._expect(")")
        if name is None or not _FUNCTION.fullmatch(name):
            raise UnknownSyntaxError
        self.functions.add(name)
        self._skip(lines=True)
        return Compound((Script((Pipeline((self._command(),)),)),))


def _assignment(word: Word, at: int) -> Assignment | None:
    first = word[0]
    if not isinstance(first, Text) or first.quoting is not Quoting.BARE:
        return None
    found = _ASSIGNED.match(first.text)
    if found is None:
        return None
    rest = (Text(first.text[found.end() :], first.quoting), *word[1:])
    return Assignment(found[1], at, rest)
