"""Reads commands of the POSIX shell, or raises :class:`UnknownSyntaxError`.

The grammar is the part that bash and dash read in the same way. Function names, loops, conditions,
pipelines and redirections are understood; everything else is rejected as a whole.
"""

from __future__ import annotations

import re

from adlgen.features.commands.shells.items import Hole, Items, text_at
from adlgen.features.commands.shells.syntax import (
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
    Value,
    Word,
    literal,
)
from adlgen.features.commands.shells.words import BLANK, ENDS, WordReader

_ASSIGNED = re.compile(r"([A-Za-z_][A-Za-z0-9_]*)=")
_FUNCTION = re.compile(r"[A-Za-z_][A-Za-z0-9_-]*")
_RESERVED = (
    *("if", "then", "elif", "else", "fi", "for", "while", "until", "do", "done", "case", "esac"),
    *("{", "}", "!", "[[", "function", "select", "coproc", "time"),
)
_REDIRECTS = ("&>>", "&>", "<<<", "<<-", "<<", "<&", "<", ">>", ">&", ">|", ">")
_DEEPEST = 40


def parse(items: Items, *, has_ansi: bool) -> Parsed:
    """Parse a whole command."""
    reader = _ScriptReader(items, has_ansi=has_ansi)
    script = reader.whole()
    return Parsed(script, frozenset(reader.functions))


class _ScriptReader(WordReader):
    def __init__(self, items: Items, *, has_ansi: bool) -> None:
        super().__init__(items, has_ansi=has_ansi)
        self.functions: set[str] = set()
        self.documents: list[tuple[Redirect, Word]] = []
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

    def _skip(self, *, lines: bool = False) -> None:
        """Skip blanks and comments; with ``lines`` also line ends."""
        while (item := self.peek()) is not None:
            if item == "#":
                while self.peek() not in {None, "\n"}:
                    self.at += 1
            elif self.starts("\\\n"):
                self.at += 2
            elif item in BLANK:
                self.at += 1
            elif item == "\n" and lines:
                self.at += 1
                self._read_documents()
            else:
                return

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
            if _is_descriptor(word) and self.peek() in {"<", ">"}:
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

    # --- redirections -----------------------------------------------------------------

    def _redirects(self) -> tuple[Redirect, ...]:
        """Read the redirections after a compound command."""
        found: list[Redirect] = []
        while True:
            self._skip()
            at, word = self.at, self.word()
            if word and not (_is_descriptor(word) and self.peek() in {"<", ">"}):
                self.at = at
                return tuple(found)
            if not self._redirect(found):
                return tuple(found)

    def _redirect(self, found: list[Redirect]) -> bool:
        operator = next(filter(self.starts, _REDIRECTS), "")
        if not operator:
            return False
        self.at += len(operator)
        if self.peek() in {"(", ">", "<", "&"}:
            raise UnknownSyntaxError
        self._skip()
        word = self.word()
        if not word:
            raise UnknownSyntaxError
        found.append(Redirect(operator, word))
        if operator in {"<<", "<<-"}:
            self.documents.append((found[-1], word))
        return True

    def _read_documents(self) -> None:
        documents, self.documents = self.documents, []
        for redirect, word in documents:
            delimiter = literal(word)
            if not delimiter:
                raise UnknownSyntaxError
            start = self.at
            end = self._document_end(delimiter, tabs=redirect.operator == "<<-")
            after, saved = self.at, self.end
            if all(isinstance(piece, Text) and piece.quoting is Quoting.BARE for piece in word):
                self.at, self.end = start, end
                if any(text_at(self.items, place, "\\\n") for place in range(start, end)):
                    raise UnknownSyntaxError  # a continued line may hide the last one
                redirect.word = tuple(self.double(""))
                self.at, self.end = after, saved
            else:
                redirect.word = tuple(
                    Value(item, Quoting.SINGLE)
                    for item in self.items[start:end]
                    if isinstance(item, Hole)
                )

    def _document_end(self, delimiter: str, *, tabs: bool) -> int:
        """Read the lines of a document; return where its last line ends."""
        while self.at < self.end:
            start = self.at
            while self.peek() not in {None, "\n"}:
                self.at += 1
            line = self.items[start : self.at]
            text = "".join(str(item) if isinstance(item, str) else "\0" for item in line)
            if (text.lstrip("\t") if tabs else text) == delimiter:
                self.at += self.at < self.end
                return start
            self.at += 1
        raise UnknownSyntaxError


def _is_descriptor(word: Word) -> bool:
    text = literal(word)
    return (
        text is not None
        and text.isdigit()
        and all(isinstance(piece, Text) and piece.quoting is Quoting.BARE for piece in word)
    )


def _assignment(word: Word, at: int) -> Assignment | None:
    first = word[0]
    if not isinstance(first, Text) or first.quoting is not Quoting.BARE:
        return None
    found = _ASSIGNED.match(first.text)
    if found is None:
        return None
    rest = (Text(first.text[found.end() :], first.quoting), *word[1:])
    return Assignment(found[1], at, rest)
