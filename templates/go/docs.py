"""Documentation comments of declarations and fields."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence

from adlgen.naming.code import Code
from adlgen.packs import expression, replace
from adlgen.packs.markdown import CodeBlock, code_blocks
from adlgen.packs.text import first_paragraph
from adlgen.plan import model
from adlgen.plan.data import JsonValue
from adlgen.plan.model import Basic, Declaration, Doc, PlannedField, PlannedType

from .literals import visible
from .prose import is_heading, is_plain, prose, quotes
from .types import TypePrinter, render_constant

_ENCODE = json.JSONEncoder(ensure_ascii=False).encode
_BREAKS = expression("\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]")
_NO_CODE = expression(r"\s*(([-*+\u2022]|\d+[.)])(\s|$)|\+build)")
"""Lines that gofmt reads as a list item, or the compiler as a directive."""
_ARTICLE = expression(r"(?:An?|The) (?=[a-z])")
"""The beginning of a text that can follow a name and a verb."""
_INTEGER = re.compile(r"Integer,? ")
"""The part of a constraint that the Go type shows."""
_KINDS = {
    Basic.BOOLEAN: "a bool",
    Basic.INTEGER: "a json.Number",
    Basic.NUMBER: "a json.Number",
    Basic.STRING: "a string",
    Basic.NULL: "nil",
}


def described(first: str, about: Doc, *more: str) -> tuple[Code, ...]:
    """Document a declaration: a first sentence, then the text of the spec."""
    return doc(first, about.text, *_notes(about), *more, deprecated=about.deprecated)


def defined(name: Code, what: str, about: Doc, *more: str) -> tuple[Code, ...]:
    """Document a type that is known by itself, by what its text calls it if that begins with an article."""
    if not _ARTICLE.match(about.text):
        return described(f"{name} is {what}.", about, *more)
    text = f"{name} is {about.text[0].lower()}{about.text[1:].rstrip()}"
    stop = "." if text[-1].isalnum() else ""
    return described("", replace(about, text=text + stop), *more)


def tool_docs(tool: model.PlannedTool, first: str = "") -> tuple[Code, ...]:
    """Document what calls or handles a tool: a first sentence, the first paragraph of its text, and its removal."""
    text = first_paragraph(tool.description)
    _, announced = Doc(text=tool.description, deprecated=tool.deprecated).announcement
    removal = f"Deprecated: {announced}" if announced else ""
    return doc(first, "" if text == removal else text, removal, deprecated=tool.deprecated)


def field_docs(field: PlannedField, printer: TypePrinter, replaced: str = "") -> tuple[Code, ...]:
    """Document a field; ``replaced`` is the value that its default replaces."""
    about, note = field.doc, type_note(field.type, printer)
    if not (note or about.notes or about.has_default):
        return doc(about.text, deprecated=about.deprecated)
    notes = " ".join([note, *_notes(about, replaced)]).strip()
    text = about.text.strip()
    if notes and text.endswith(".") and len(text.splitlines()) == 1:
        return doc(f"{text} {notes}", deprecated=about.deprecated)
    return doc(about.text, notes, deprecated=about.deprecated)


def extra_docs(decl: model.RecordDecl) -> tuple[Code, ...]:
    """Document the field that holds additional properties."""
    if not decl.extra_patterns:
        return ()
    return doc(f"Additional properties with names that match {' or '.join(decl.extra_patterns)}")


def type_note(type_: PlannedType, printer: TypePrinter) -> str:
    """Describe the values of a type where the type itself does not; empty if it does."""
    if isinstance(type_, model.Plain):
        return ""
    match type_:
        case model.NullableOf(inner=inner):
            note = type_note(inner, printer)
            return f"{note[:-1]}, or nil for null." if note else ""
        case model.Constant(value=value):
            return f"Always {preview(value)}."
        case model.Named(key=key):
            return declaration_note(printer.declarations[key], printer)
        case _:
            return ""


def declaration_note(decl: Declaration, printer: TypePrinter) -> str:
    """Describe the values of an alias; empty for other declarations."""
    match decl:
        case model.EnumDecl(kind=None, members=members):
            return f"One of {listed([preview(m.value) for m in members], 'and')}."
        case model.UnionDecl(variants=variants) if printer.is_scalar(decl):
            kinds = dict.fromkeys(_kind(v.type) for v in variants)
            text = listed(list(kinds), "or")
            return f"{text[0].upper()}{text[1:]}."
        case _:
            return ""


def _kind(type_: PlannedType) -> str:
    if isinstance(type_, model.Plain):
        return _KINDS.get(type_.basic, "any JSON value")
    value = getattr(type_, "value", None)
    number = render_constant(value).type not in ("string", "bool")
    return f"json.Number({preview(value)})" if number else preview(value)


def _notes(about: Doc, replaced: str = "") -> list[str]:
    """Return the constraints as sentences; a pattern comes last, as it ends without a full stop."""
    also = f", also for {replaced}" if replaced else ""
    default = [f"Default: {preview(about.default)}{also}."] if about.has_default else []
    notes = [*map(_go_note, about.notes), *default]
    return sorted(notes, key=_has_no_stop) if len(notes) > 1 else notes


def _has_no_stop(note: str) -> bool:
    return not note.endswith(".")


def _go_note(note: str) -> str:
    """Leave out of a constraint that a number is an integer."""
    short = _INTEGER.sub("", note, count=1)
    return f"{short[0].upper()}{short[1:]}"


def preview(value: JsonValue) -> str:
    """Render a value as JSON."""
    return _ENCODE(value)


def listed(items: Sequence[str], word: str) -> str:
    """Join items into a phrase: ``a, b and c``."""
    *most, last = items
    return f"{', '.join(most)} {word} {last}" if most else last


def documented_by_fields(declarations: Iterable[Declaration]) -> frozenset[tuple[str, str]]:
    """Return the declared types of fields, by key, with the documentation of the field."""
    found: set[tuple[str, str]] = set()
    for one in declarations:
        for field in one.fields if isinstance(one, model.RecordDecl) else ():
            if (key := _declared(field.type)) is not None:
                found.add((key, field.doc.text))
    return frozenset(found)


def _declared(type_: PlannedType) -> str | None:
    """Return the key of a declared type, which may be nullable."""
    if isinstance(type_, model.Plain):
        return None
    inner = type_.inner if isinstance(type_, model.NullableOf) else type_
    return inner.key if isinstance(inner, model.Named) else None


_ANNOUNCED = "\\Deprecated: "
"""The start of a paragraph of a specification that would mark a declaration, so that it is escaped elsewhere."""


def doc(*texts: str, deprecated: bool = False) -> tuple[Code, ...]:
    """Render a documentation comment as gofmt formats it: paragraphs and fenced code."""
    if not deprecated and len(texts) == 1 and is_plain(texts[0]):
        return (Code(f"// {texts[0]}"),)
    paragraphs: list[list[str]] = []
    for text in texts:
        paragraphs += _paragraphs(text) if text else []
    if len(paragraphs) == 1 and not deprecated:  # as of most fields
        return tuple(map(Code, map(_comment, paragraphs[0])))
    if deprecated:
        found = [lines for lines in paragraphs if lines[0].startswith(_ANNOUNCED)]
        for first, *rest in found[-1:]:
            paragraphs.remove([first, *rest])
            paragraphs.append([first.removeprefix("\\"), *rest])
        if not found:
            paragraphs.append(["Deprecated: The specification marks it as deprecated."])
    out: list[str] = []
    for number, lines in enumerate(paragraphs, 1):
        # Without a full stop, gofmt would make the line a heading.
        heading = number < len(paragraphs) and is_heading(lines)
        out += ["//"] if number > 1 else []
        out += [f"// {lines[0]}."] if heading else list(map(_comment, lines))
    return tuple(map(Code, out))


def _comment(line: str) -> str:
    """Render a line of a comment: code is indented by its tab, and an empty line has no space."""
    return f"//{line}" if line[:1] in ("\t", "") else f"// {line}"


def sentence(text: str) -> str:
    """Encode text for use inside a sentence of a comment."""
    if text.isascii() and text.isprintable():
        shown = " ".join(text.split())
    else:
        shown = visible(" ".join(_BREAKS.sub(" ", text).split()))
    return quotes(shown)


def _paragraphs(text: str) -> list[list[str]]:
    """Return the lines of each paragraph and of each block of code."""
    if text.isascii() and text.isprintable() and not text.startswith("    "):  # a line of prose
        return [lines] if (lines := prose(text.strip())) else []
    out: list[list[str]] = []
    paragraph: list[str] = []
    lines = [visible(line.expandtabs(4)).rstrip() for line in _BREAKS.split(text)]
    blocks = {block.start: block for block in code_blocks(lines)}
    number = 0
    while number < len(lines):
        block = blocks.get(number)
        code = _code(lines, block) if block else []
        if block and code:
            out += (paragraph, code)
            paragraph = []
            number = block.end
            continue
        if shown := lines[number].strip():
            paragraph += prose(shown)
        else:
            out.append(paragraph)
            paragraph = []
        number += 1
    return [lines for lines in (*out, paragraph) if lines]


def _code(lines: list[str], block: CodeBlock) -> list[str]:
    """Return the lines of code, indented by a tab; empty if gofmt would not read them as code."""
    code = lines[block.start + block.is_fenced : block.end - block.is_fenced]
    if not code or not code[0] or not code[-1] or any(map(_NO_CODE.match, code)):
        return []
    depth = min(len(line) - len(line.lstrip(" ")) for line in code if line)
    return [f"\t{line[depth:]}" if line else "" for line in code]
