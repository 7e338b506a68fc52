"""Declarations: the structs, enums and aliases, and the tables of how they read and write JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

from adlgen.document.node import JsonValue
from adlgen.ir.types import Kind
from adlgen.naming.code import Code, code
from adlgen.plan.model import (
    Constant,
    Declaration,
    Doc,
    EnumDecl,
    Named,
    PlannedBody,
    PlannedVariant,
    RecordDecl,
    TupleDecl,
    UnionDecl,
)

from ..docs import doc_comment, doc_of, span
from ..layout import SKIP, Lines, TypeText, skipped, typed, variant
from ..literals import constant, integer, string, words_of
from ..types import TypePrinter
from .sizes import constants_of, is_unit, stored_of

_KINDS = {
    Kind.NULL: Code("Null"),
    Kind.BOOLEAN: Code("Bool"),
    Kind.NUMBER: Code("Number"),
    Kind.STRING: Code("String"),
    Kind.ARRAY: Code("Array"),
    Kind.OBJECT: Code("Object"),
}
_HELD = {
    Kind.STRING: Code("as_str() -> &'static str"),
    Kind.NUMBER: Code("as_i64() -> i64"),
}
"""How the members of an enum of texts or integers are read."""
_ALIKE = Code('#[allow(non_snake_case, reason = "names that were alike")]')
_UNEVEN = Code('#[allow(clippy::large_enum_variant, reason = "as the schema has it")]')


@dataclass(frozen=True, slots=True)
class Item:
    """A declaration, laid out."""

    lines: Lines
    """What users read: documentation, attributes and the type."""
    table: Lines
    """How it reads and writes JSON; empty for an alias."""
    macro: str
    """The macro of the table; empty for an alias."""
    words: frozenset[str]
    """The identifiers in the type, for imports."""


@dataclass(frozen=True, slots=True)
class Declaring:
    """Lays out the declarations of one body."""

    types: TypePrinter
    schema: Code
    """The static that holds the body's schema."""
    root: Code
    """The public name of the body."""

    def item(
        self, declaration: Declaration, doc: Doc | None = None, lead: Code | None = None
    ) -> Item:
        """Lay a declaration out; ``doc`` and ``lead`` replace its own documentation."""
        text = doc_of(doc or declaration.doc, lead or self._lead(declaration))
        comment = doc_comment(text)
        match declaration:
            case RecordDecl():
                return self._record(declaration, comment)
            case EnumDecl():
                return self._enum(declaration, comment)
            case UnionDecl():
                return self._union(declaration, comment)
            case TupleDecl():
                return self._tuple(declaration, comment)

    def _lead(self, declaration: Declaration) -> Code:
        """Say what something without a description is."""
        if declaration.parent is None:
            return Code("A definition of the schema.")
        what = {
            EnumDecl: "One of a few values, in",
            UnionDecl: "One of several alternatives, in",
        }.get(type(declaration), "A part of")
        return code("{} [`{}`].", Code(what), declaration.parent)

    def _how(self, declaration: Declaration) -> Code:
        is_root = declaration.name == self.root
        if not self.schema:
            return declaration.name
        return code("{} {} {}", declaration.name, Code("is" if is_root else "in"), self.schema)

    # --- objects ---

    def _record(self, record: RecordDecl, comment: Lines) -> Item:
        body: list[Code] = []
        table: list[Code] = []
        words: set[str] = set()
        for field in constants_of(record):
            assert isinstance(field.type, Constant)
            words |= words_of(field.type.value)
            table.append(code("{} = {},", string(field.key), constant(field.type.value)))
        for field in stored_of(record):
            presence = self.types.presence(field)
            words |= presence.type.words()
            body += doc_comment(doc_of(field.doc), 4)
            body += typed(code("pub {}:", field.name), presence.type, Code(","), 4)
            arguments = string(field.key)
            if presence.default is not None:
                words |= words_of(field.default)
                arguments = code("{}, {}", arguments, presence.default)
            table.append(code("{}: {}({}),", field.name, presence.call, arguments))
        if record.extra is not None:
            extra = TypeText(
                Code("BTreeMap"), (TypeText(Code("String")), self.types.render_type(record.extra))
            )
            words |= extra.words()
            body += doc_comment(_extra_doc(record), 4)
            body += typed(code("pub {}:", record.extra_name), extra, Code(","), 4)
            table.append(code("..{}", record.extra_name))
        kinds = (
            "Clone, Debug, Default, PartialEq"
            if self._is_optional(record)
            else "Clone, Debug, PartialEq"
        )
        lines = (
            *comment,
            code("#[derive({})]", Code(kinds)),
            *((_ALIKE,) if any("__" in field.name for field in record.fields) else ()),
            *_braced(code("pub struct {}", record.name), tuple(body)),
        )
        return _item(lines, _table("record", self._how(record), table), "record", words)

    def _is_optional(self, record: RecordDecl) -> bool:
        """Whether every field may be absent, so that a value can be made from nothing."""
        calls = {self.types.presence(field).call for field in stored_of(record)}
        return calls <= {"optional", "maybe"}

    # --- enumerations ---

    def _enum(self, enum: EnumDecl, comment: Lines) -> Item:
        held = _HELD.get(enum.kind or Kind.NULL)
        body: list[Code] = []
        table: list[Code] = []
        words: set[str] = set()
        for member in enum.members:
            shown = json.dumps(member.value, ensure_ascii=False)
            body += doc_comment([span(shown)], 4)
            body.append(code("    {},", member.name))
            value = constant(member.value)
            if held is not None and isinstance(member.value, int):
                value = integer(member.value)
            words |= words_of(member.value)
            table.append(code("{} = {},", member.name, value))
        lines = (
            *comment,
            Code("#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]"),
            *_braced(code("pub enum {}", enum.name), tuple(body)),
        )
        head = enum.name if held is None else code("{}.{}", enum.name, held)
        return _item(lines, _table("values", head, table), "values", words)

    # --- unions ---

    def _union(self, union: UnionDecl, comment: Lines) -> Item:
        body: list[Code] = []
        words: set[str] = set()
        for number, alternative in enumerate(union.variants):
            if is_unit(union, number):
                words |= words_of(_value_of(alternative))
                body.append(code("    {},", alternative.name))
                continue
            type_ = self.types.render_type(alternative.type)
            words |= type_.words()
            body += variant(alternative.name, type_)
        attribute = (_UNEVEN,) if self.types.sizes.is_uneven(union) else ()
        lines = (
            *comment,
            Code("#[derive(Clone, Debug, PartialEq)]"),
            *attribute,
            *_braced(code("pub enum {}", union.name), tuple(body)),
        )
        if union.tag is not None:
            how = code("{} by {}", self._how(union), string(union.tag))
            return _item(lines, _table("union", how, list(_tags(union))), "union", words)
        return _item(lines, _table("union", self._how(union), list(_tests(union))), "union", words)

    # --- arrays ---

    def _tuple(self, tuple_: TupleDecl, comment: Lines) -> Item:
        items = tuple(self.types.render_type(t) for t in tuple_.items)
        rest = (
            None
            if tuple_.rest is None
            else TypeText(Code("Vec"), (self.types.render_type(tuple_.rest),))
        )
        if not items:
            type_ = rest or TypeText(Code("Vec"), (TypeText(Code("Never")),))
            lines = (*comment, *typed(code("pub type {} =", tuple_.name), type_, Code(";"), 0))
            return _item(lines, (), "", type_.words())
        parts = (*items, *(() if rest is None else (rest,)))
        fields = Code(", ").joined(code("pub {}", p.line) for p in parts)
        line = code("pub struct {}({});", tuple_.name, fields)
        if skipped((line,)):
            body = tuple(code("    pub {},", p.line) for p in parts)
            struct: Lines = (code("pub struct {}(", tuple_.name), *body, Code(");"))
        else:
            struct = (line,)
        numbers = Code(" ").joined(Code(str(n)) for n in range(len(items)))
        end = Code("==" if rest is None else "..")
        table = [code("[{}] {} {}", numbers, end, Code(str(len(items))))]
        words = {w for p in parts for w in p.words()}
        lines = (*comment, Code("#[derive(Clone, Debug, PartialEq)]"), *struct)
        return _item(lines, _table("tuple", self._how(tuple_), table), "tuple", words)


def alias(body: PlannedBody, types: TypePrinter, lead: Code) -> Item | None:
    """Lay out the public name of a body that is no declaration of that name."""
    if isinstance(body.type, Named) and types.declarations[body.type.key].name == body.name:
        return None
    type_ = types.render_type(body.type)
    comment = doc_comment(doc_of(body.doc, lead))
    lines = (*comment, *typed(code("pub type {} =", body.name), type_, Code(";"), 0))
    return _item(lines, (), "", type_.words())


def _tags(union: UnionDecl) -> Iterator[Code]:
    for alternative in union.variants:
        tags = Code(" | ").joined(map(string, alternative.tags))
        yield code("{} => {},", tags, alternative.name)


def _value_of(alternative: PlannedVariant) -> JsonValue:
    """Return the one value of an alternative that holds nothing: a constant or null."""
    return alternative.type.value if isinstance(alternative.type, Constant) else None


def _tests(union: UnionDecl) -> Iterator[Code]:
    units = [is_unit(union, number) for number in range(len(union.variants))]
    for unit, alternative in zip(units, union.variants, strict=True):
        if unit:
            yield code("= {} => {},", constant(_value_of(alternative)), alternative.name)
    held = [a for unit, a in zip(units, union.variants, strict=True) if not unit]
    for alternative in held[:-1]:
        kinds = Code(" | ").joined(_KINDS[kind] for kind in alternative.kinds)
        test = (
            Code("") if alternative.accept is None else code(" if {}", string(alternative.accept))
        )
        yield code("{}{} => {},", kinds, test, alternative.name)
    yield code("_ => {},", held[-1].name)


def _extra_doc(record: RecordDecl) -> list[Code]:
    if not record.extra_patterns:
        return [Code("Further properties.")]
    patterns = Code(" or ").joined(map(span, record.extra_patterns))
    return [code("Properties whose name matches {}.", patterns)]


def _braced(head: Code, body: Lines) -> Lines:
    if not body:
        return (code("{} {{}}", head),)
    return (code("{} {{", head), *body, Code("}"))


def _table(macro: str, head: Code, rows: list[Code]) -> Lines:
    inner = (code("        {}", row) for row in rows)
    opening, closing = code("    {} {{", head), Code("    }")
    body = (opening, *inner, closing) if rows else (code("    {} {{}}", head),)
    return (code("{}! {{", Code(macro)), *body, Code("}"))


def _item(lines: Lines, table: Lines, macro: str, words: set[str]) -> Item:
    """Finish an item; rustfmt is told to leave it alone if a name is too long for it."""
    body = [line for line in lines if not line.lstrip().startswith("///")]
    if skipped(body):
        at = next(n for n, line in enumerate(lines) if not line.startswith("///"))
        lines = (*lines[:at], SKIP, *lines[at:])
    return Item(lines, table, macro, frozenset(words))
