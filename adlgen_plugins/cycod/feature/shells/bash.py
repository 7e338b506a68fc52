"""Bash and other POSIX shells."""

from __future__ import annotations

from adlgen_plugins.cycod.feature.model import Shell
from adlgen_plugins.cycod.feature.shells.bash_frames import (
    COMMANDS,
    ENDS,
    STARTS,
    Frame,
    K,
    escapes,
    heredoc,
    joins,
    layers_in,
)
from adlgen_plugins.cycod.feature.shells.interpreters import interpreter, interprets, reads_again
from adlgen_plugins.cycod.feature.shells.items import (
    Collected,
    Found,
    Interpolation,
    Items,
    Scan,
    UnknownText,
    guarded,
    text_at,
)


def scan_bash(items: Items, scan: Scan) -> Found:
    """Return the quoting contexts of a bash command; ``scan`` scans nested programs."""
    return _Bash(items, scan).run()


class _Bash:
    def __init__(self, items: Items, scan: Scan) -> None:
        self.items = items
        self.scan = scan
        self.at = 0
        self.frames = [Frame(K.PLAIN)]
        self.pending: list[Frame] = []
        self.lost = False
        self.collected = Collected()

    def run(self) -> Found:
        while self.at < len(self.items):
            item = self.items[self.at]
            if isinstance(item, str):
                if not self._ends_heredoc():
                    self._character(item)
            else:
                self._unknown(item)
                self.at += 1
        while self.frame.kind is K.COMMENT:
            self.frames.pop()
        unbalanced = len(self.frames) > 1
        self._abandon(self.frames)
        return self.collected.found(unbalanced=unbalanced)

    def _abandon(self, frames: list[Frame]) -> None:
        """Leave unclosed frames; nested programs in them are unknown."""
        inside = (item for f in frames if f.reader is not None for item in f.inside)
        read = (item for item in inside if isinstance(item, Interpolation))
        self.collected.layers.update(dict.fromkeys(read, guarded(Shell.BASH)))

    @property
    def frame(self) -> Frame:
        return self.frames[-1]

    def _unknown(self, item: Interpolation | UnknownText) -> None:
        if isinstance(item, UnknownText):
            self.lost = True
        else:
            begins = text_at(self.items, self.at - 1, "$")  # maybe an expansion
            escaped = self.frame.kind not in {K.SINGLE, K.VERBATIM} and escapes(self.items, self.at)
            lost = self.lost or begins or escaped
            self.lost = self.lost or escaped or joins(self.items, self.at)
            self.collected.layers[item] = guarded(Shell.BASH) if lost else layers_in(self.frames)
        self.frame.word.append("\0")
        self.frame.inside.append(item)

    def _character(self, item: str) -> None:
        match self.frame.kind:
            case K.PLAIN | K.GROUP | K.TICK:
                self._command(item)
            case K.DOUBLE | K.HEREDOC | K.BRACE:
                self._expanding(item)
            case K.SINGLE | K.ANSI:
                self._quoted(item)
            case K.ARITHMETIC:
                self._arithmetic(item)
            case K.COMMENT:
                if item == "\n" or (item == "`" and self.frames[-2].kind is K.TICK):
                    self.frames.pop()
                else:
                    self.at += 1
            case K.VERBATIM:
                self.at += 1

    def _command(self, item: str) -> None:
        if item == "\\":
            self._backslash()
        elif item == "#" and not "".join(self.frame.word).strip("\0"):
            # After a value that may be empty, the state is unknown.
            self.lost = self.lost or bool(self.frame.word)
            self._push(K.COMMENT, 1)
        elif self._opens(item) or (item == "<" and self._heredoc()):
            pass
        elif item == "'":
            self._push(K.SINGLE, 1)
        elif item == '"':
            self._push(K.DOUBLE, 1)
        elif item in ENDS:
            self._end(item)
        else:
            self.frame.word.append(item)
            self.at += 1

    def _end(self, item: str) -> None:
        """Read a character that ends a word."""
        frame = self.frame
        self._end_word()
        if item not in (" ", "\t", "<", ">"):
            frame.words, frame.again, frame.program = [], False, None
        self.at += 1
        if item == "(":
            frame.parens += 1
            self.lost = self.lost or text_at(self.items, self.at, "(")
        elif item == ")" and frame.parens:
            frame.parens -= 1
        elif item == ")" and frame.kind is K.GROUP:
            self._pop()
        elif item == "\n" and self.pending:
            self.frames.extend(reversed(self.pending))
            self.pending = []

    def _end_word(self) -> None:
        frame = self.frame
        if not frame.word:
            return
        word = "".join(frame.word)
        frame.word = []
        frame.words.append(word)
        frame.again = frame.again or reads_again(word)
        frame.program = interpreter(frame.words)
        if word == "case" and frame.kind is K.GROUP:
            self.lost = True  # the ")" of its patterns would close the group

    def _opens(self, item: str) -> bool:
        """Read the start of an expansion."""
        if item == "`":
            if self.frame.kind is K.TICK:
                self.at += 1
                self._pop()
            else:
                self.lost = self.lost or any(f.kind is K.TICK for f in self.frames)
                self._push(K.TICK, 1)
            return True
        bare = self.frame.kind in COMMANDS
        if item != "$":
            return False
        if text_at(self.items, self.at, "$$"):
            self.frame.word.append("$$")
            self.frame.inside.append(UnknownText())
            self.at += 2
            return True
        for start, kind in STARTS if bare else STARTS[:3]:
            if text_at(self.items, self.at, start):
                self.frame.inside.append(UnknownText())
                self._push(kind, len(start))
                return True
        return False

    def _expanding(self, item: str) -> None:
        """Read a character in a context with expansion but without word splitting."""
        kind = self.frame.kind
        quotes_count = kind is K.BRACE and not any(
            frame.kind in {K.DOUBLE, K.HEREDOC} for frame in self.frames
        )
        if item == "\\":
            self._backslash()
        elif self._opens(item):
            pass
        elif item == '"' and kind is not K.HEREDOC:
            self._close() if kind is K.DOUBLE else self._push(K.DOUBLE, 1)
        elif item == "}" and kind is K.BRACE:
            self._close()
        elif item == "'" and quotes_count:
            self._push(K.SINGLE, 1)
        else:
            self.frame.inside.append(UnknownText() if item == "$" else item)
            self.at += 1

    def _quoted(self, item: str) -> None:
        if item == "'":
            self._close()
        elif item == "\\" and self.frame.kind is K.ANSI:
            self._backslash()
        else:
            self.lost = self.lost or (item == "`" and any(f.kind is K.TICK for f in self.frames))
            self.frame.inside.append(item)
            self.at += 1

    def _arithmetic(self, item: str) -> None:
        frame = self.frame
        if item in {"'", '"', ";", "\n", "`", "\\"}:
            self.lost = True  # it may be a command
        if item == ")" and not frame.parens and text_at(self.items, self.at, "))"):
            self.at += 1
            self._close()
            return
        frame.parens += (item == "(") - (item == ")")
        self.at += 1

    def _backslash(self) -> None:
        following = self.items[self.at + 1 : self.at + 2]
        if any(frame.kind is K.TICK for frame in self.frames) and set(following) & {
            "`",
            "$",
            "\\",
            '"',
        }:
            self.lost = True  # read twice
        if not following or not isinstance(following[0], str):
            self.frame.word.append("\\")
            self.frame.inside.append(UnknownText())
            self.at += 1
            return
        kept = self.frame.kind is not K.DOUBLE or following[0] not in {"\\", '"', "$", "`"}
        self.frame.inside.extend(["\\", following[0]] if kept else [following[0]])
        if following[0] != "\n":
            self.frame.word.append(following[0])
        self.at += 2

    def _heredoc(self) -> bool:
        if not text_at(self.items, self.at, "<<"):
            return False
        if text_at(self.items, self.at, "<<<"):
            self._end_word()
            self.at += 3
            return True
        self._end_word()
        start = self.at
        frame, self.at, known = heredoc(self.items, start + len("<<"))
        self.lost = self.lost or not known
        for item in self.items[start : self.at]:
            if isinstance(item, Interpolation):
                self.collected.layers[item] = guarded(Shell.BASH)
        frame.again = any(map(interprets, self.frame.words))
        self.pending.append(frame)
        self.collected.heredocs.append(frame.delimiter)
        return True

    def _ends_heredoc(self) -> bool:
        """Read the line that ends a here-document, if it is here."""
        open_ones = [f for f in self.frames if f.kind in {K.HEREDOC, K.VERBATIM}]
        if not open_ones or self.items[self.at - 1] != "\n":
            return False
        frame = open_ones[-1]
        start = self.at
        while frame.tabs and text_at(self.items, start, "\t"):
            start += 1
        end = start + len(frame.delimiter)
        rest = self.items[end : end + 1]
        if not text_at(self.items, start, frame.delimiter) or (rest and rest[0] != "\n"):
            return False
        self.lost = self.lost or frame is not self.frame
        place = self.frames.index(frame)
        self._abandon(self.frames[place:])
        del self.frames[place:]
        self.at = end + 1
        return True

    def _push(self, kind: K, length: int) -> None:
        frame = self.frame
        pushed = Frame(kind)
        if kind in {K.SINGLE, K.DOUBLE} and frame.kind in COMMANDS and not frame.word:
            pushed.reader = frame.program
        if kind is not K.COMMENT and frame.kind in COMMANDS:
            frame.word.append("\0")
        self.frames.append(pushed)
        self.at += length

    def _close(self) -> None:
        self.at += 1
        self._pop()

    def _pop(self) -> None:
        """Leave a frame; scan its text if it is a nested program."""
        self._end_word()
        frame = self.frames.pop()
        if frame.reader is None:
            return
        following = self.items[self.at : self.at + 1]
        whole = not following or following[0] in ENDS
        inside = frame.inside if whole else [UnknownText(), *frame.inside]
        self.collected.nest(frame.reader.shell, inside, self.scan)
