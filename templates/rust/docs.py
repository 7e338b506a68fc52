"""Documentation comments: text of a spec as Markdown that rustdoc shows as written.

Lists, code, emphasis of plain words, web addresses and links to them are kept; a heading is strong
text, so that it has no place in the outline of a page. All other Markdown syntax is escaped, so no
other text becomes a link, HTML or a doctest.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable

from adlgen.naming.code import Code, code
from adlgen.packs import Struct, expression, field, replace
from adlgen.packs.markdown import code_blocks
from adlgen.packs.text import first_paragraph, visible
from adlgen.plan.data import JsonValue
from adlgen.plan.model import Doc, PlannedTool

from .escapes import HOLD, WORDS, escaped
from .layout import WIDTH, Lines
from .literals import string

_WIDTH = 96
_BREAKS = re.compile("\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]")
_BULLET = expression(r"([-*+]|\d{1,2}[.)])\s+(?=\S)")
_TICKS = expression("`+")
_HEADING = expression(rf"#{{1,6}} +({WORDS})")
_LINE_START = re.compile(r"(?=[-+](?:\s|$)|--|==|=+$|#|>|:-)|\d+(?=[.)](?:\s|$))")
_PATTERN = re.compile(r"(Pattern(?: of each item)*): (.*)", re.DOTALL)
_BOUNDS = re.compile(r"((?:Each item: )*)(?:Integer|Number)(, | from | up to )")
_BOUND = {", ": "", " from ": "At least ", " up to ": "At most "}
_LONGEST_DEFAULT = 80
_SINCE = expression(r"(?:^|; )since (\d+\.\d+\.\d+)(?:;|\.$)")


def doc_lines(paragraphs: Iterable[Code]) -> tuple[Code, ...]:
    """Return the lines of a documentation comment after their mark: a space and text, or nothing."""
    return tuple([Code(f" {line}") if line else line for line in paragraphs])


def doc_comment(paragraphs: Iterable[Code], indent: int = 0, mark: str = "///") -> tuple[Code, ...]:
    """Return the lines of a documentation comment with their mark."""
    start = Code(" " * indent + mark)
    return tuple(code("{}{}", start, line) for line in doc_lines(paragraphs))


def doc_of(
    doc: Doc,
    otherwise: Code | None = None,
    notes: Iterable[Code] = (),
    default: Code | None = None,
) -> list[Code]:
    """Return documentation: the text, or ``otherwise``, then notes: some, and those on constraints and the default.

    ``default`` is a link to the default; None for its JSON.
    """
    out = markdown(doc.text)
    if not out and otherwise is not None:
        out = [otherwise]
    all_notes = list(notes)
    for text in doc.notes:
        all_notes += _note(text)
    if doc.has_default:
        all_notes.append(code("Default: {}.", default or shown_value(doc.default)))
    if doc.deprecated and "Deprecated: " not in doc.text:
        all_notes.append(Code("Deprecated."))
    if not all_notes:
        return out
    return [*out, *([Code("")] if out else []), *_wrapped(all_notes)]


def removal_of(doc: Doc, indent: int) -> tuple[Doc, Lines]:
    """Return documentation without the announcement of a removal, and the attribute that has that.

    Clippy accepts only a semantic version as ``since``.
    """
    if not doc.deprecated:
        return doc, ()
    text, announced = doc.announcement
    since = _SINCE.search(announced)
    parts = [code("since = {}", string(since[1]))] if since else []
    parts.append(
        code(
            "note = {}",
            string(announced.removesuffix(".") or "the specification marks it as deprecated"),
        )
    )
    line = code("#[deprecated({})]", Code(", ").joined(parts))
    lines: Lines = (line,)
    if indent + len(line) > WIDTH:
        ends = ("," if number < len(parts) else "" for number in range(1, len(parts) + 1))
        inner = (code("    {}{}", part, Code(end)) for part, end in zip(parts, ends, strict=True))
        lines = (Code("#[deprecated("), *inner, Code(")]"))
    return replace(doc, text=text, deprecated=False), lines


def tool_docs(tool: PlannedTool, indent: int) -> tuple[list[Code], Lines]:
    """Return the first paragraph of a tool's text as documentation of what calls it, and the attribute that announces its removal.

    Models read the rest, which is in the definition.
    """
    doc, removal = removal_of(Doc(text=tool.description, deprecated=tool.deprecated), indent)
    return markdown(first_paragraph(doc.text)), removal


def shown_value(value: JsonValue, *, is_text: bool = False) -> Code:
    """Return a value as a code span: JSON, or the text itself."""
    if is_text and isinstance(value, str) and value and value == value.strip():
        return span(_short(value))
    return span(_short(json.dumps(value, ensure_ascii=False)))


def _note(text: str) -> list[Code]:
    """Encode a note of the plan; a pattern in it becomes a code span, and what repeats the type is left out."""
    text = _BOUNDS.sub(lambda found: found[1] + _BOUND[found[2]], text)
    pattern = _PATTERN.fullmatch(text)
    if pattern:
        return [code("{}: {}.", Code(pattern[1]), span(pattern[2]))]
    line = " ".join(visible(_BREAKS.sub(" ", text)).split())
    return [Code(escaped(line).replace(HOLD, " "))]


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST_DEFAULT else text[: _LONGEST_DEFAULT - 1] + "\u2026"


def _wrapped(notes: list[Code]) -> list[Code]:
    """Join short notes on one line."""
    out: list[Code] = []
    for note in notes:
        if out and len(out[-1]) + len(note) < _WIDTH:
            out[-1] = code("{} {}", out[-1], note)
        else:
            out.append(note)
    return out


def span(text: str) -> Code:
    """Encode a text as a code span on one line."""
    shown = visible(" ".join(_BREAKS.sub(" ", text).split(" ")))
    longest = max((len(run) for run in re.findall("`+", shown)), default=0)
    ticks = "`" * (longest + 1)
    pad = " " if not shown.strip() or shown[0] in "` " or shown[-1] in "` " else ""
    return Code(f"{ticks}{pad}{shown or ' '}{pad}{ticks}")


def markdown(text: str) -> list[Code]:
    """Encode a text as lines of Markdown."""
    is_line = text.isascii() and text.isprintable() and not text.startswith("    ")
    if is_line and text[:1].isalpha():  # of prose, so it starts no list item and no heading
        return list(map(Code, _rows(text.rstrip(), _WIDTH)))
    builder = _Builder()
    if is_line:
        builder.add(text.rstrip())
        return builder.done()
    lines = [visible(line.expandtabs(4)) for line in _BREAKS.split(text)]
    blocks = {block.start: block for block in code_blocks(lines)}
    number = 0
    while number < len(lines):
        block = blocks.get(number)
        if block is None:
            builder.add(lines[number].rstrip())
            number += 1
            continue
        inside = lines[block.start + block.is_fenced : block.end - block.is_fenced]
        code_of = [line.removeprefix(" " * block.indent) for line in inside]
        builder.fenced(code_of, block.indent * block.is_fenced)
        number = block.end
    return builder.done()


class _Builder(Struct, frozen=False):
    """Collects lines."""

    lines: list[Code] = field(default_factory=list)
    items: list[tuple[int, int]] = field(default_factory=list)
    """The indentation of the current list items as written, and of their text."""

    def add(self, line: str) -> None:
        """Add a line of prose; an empty one ends the paragraph."""
        if not line:
            if self.lines and self.lines[-1]:
                self.lines.append(Code(""))
            return
        text = line.lstrip(" ")
        indent = len(line) - len(text)
        bullet = _BULLET.match(text)
        is_prose = bullet is None and not text.startswith("#")
        is_continued = is_prose and bool(self.lines) and bool(self.lines[-1])
        if not is_continued:
            self._leave(indent)
        hang, lead = self.hang, ""
        heading = _HEADING.fullmatch(text)
        if heading:
            text = f"**{heading[1]}**"
        if bullet:
            lead, text = f"{' ' * hang}{bullet[1]} ", text[bullet.end() :]
            hang = len(lead)
            self.items.append((indent, hang))
        for row in _rows(text, _WIDTH - hang):
            self.lines.append(Code((lead or " " * hang) + row))
            lead = ""

    def _leave(self, indent: int) -> None:
        """Leave the list items that a line with an indentation does not belong to."""
        while self.items and self.items[-1][0] >= indent:
            self.items.pop()

    @property
    def hang(self) -> int:
        """The indentation of the text of the current list item."""
        return self.items[-1][1] if self.items else 0

    def fenced(self, lines: list[str], indent: int) -> None:
        """Add lines of code, marked so that rustdoc does not run them."""
        self.add("")
        self._leave(indent)
        ticks = "`" * max(3, *(1 + len(run) for line in lines for run in _TICKS.findall(line)), 3)
        for line in (f"{ticks}text", *lines, ticks):
            self.lines.append(Code((" " * self.hang + line).rstrip()))
        self.lines.append(Code(""))

    def done(self) -> list[Code]:
        """Return the lines without trailing empty ones."""
        while self.lines and not self.lines[-1]:
            self.lines.pop()
        return self.lines


def _rows(line: str, width: int) -> list[str]:
    """Escape a line without spaces at its ends and wrap it."""
    text = escaped(line)
    if len(text) <= width and "  " not in text:
        return [_started(text.replace(HOLD, " "))]
    rows: list[str] = []
    for word in text.split(" "):
        if rows and word and len(rows[-1]) + 1 + len(word) <= width:
            rows[-1] += f" {word}"
        elif word:
            rows.append(word)
    return [_started(row.replace(HOLD, " ").rstrip()) for row in rows]


def _started(row: str) -> str:
    """Escape the start of a list, a heading or a rule."""
    start = _LINE_START.match(row)
    return row if start is None else f"{start[0]}\\{row[start.end():]}"
