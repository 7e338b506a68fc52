"""Declarations as TypeScript writes them: interfaces and type aliases."""

from __future__ import annotations

from adlgen.naming.code import Code, code
from adlgen.plan.model import (
    Declaration,
    EnumDecl,
    PlannedBody,
    PlannedField,
    RecordDecl,
    TupleDecl,
    UnionDecl,
)

from ..docs import comment, member_doc, paragraphs, type_doc
from ..layout import Layout, layout
from ..literals import member
from ..numbers import NATIVE, Numbers
from ..syntax import alias, generic
from ..types import Part, TypePrinter, distinct, is_hugged
from .index_signatures import index_signatures

_MARGIN = 2
_INEXACT = 2**53


def declared(
    body: PlannedBody,
    public: tuple[Code, ...],
    *,
    keep: bool = False,
    numbers: Numbers = NATIVE,
) -> list[Code]:
    """Write every declaration of a body that is not written where it is used.

    ``public`` documents the whole; ``keep`` says that absent properties stay absent.
    """
    root = next((k for k, d in body.declarations.items() if d.name == body.name), "")
    printer = TypePrinter(body.declarations, root, numbers=numbers)
    writer = Writer(printer, keep=keep)
    return [
        writer.write(declaration, public if key == root else ())
        for key, declaration in body.declarations.items()
        if not printer.is_inline(declaration)
    ]


class Writer:
    """Writes the declarations of one body."""

    def __init__(self, printer: TypePrinter, *, keep: bool) -> None:
        self._printer = printer
        self._keep = keep

    def write(self, declaration: Declaration, public: tuple[Code, ...] = ()) -> Code:
        """Write one declaration with its documentation."""
        lines = comment(paragraphs(public, type_doc(declaration.doc)))
        return Code("\n").joined([*lines, self._body(declaration)])

    def _body(self, declaration: Declaration) -> Code:
        match declaration:
            case RecordDecl():
                return self._record(declaration)
            case EnumDecl(name=name, members=members):
                return self._union(name, [self._printer.literal(m.value) for m in members])
            case UnionDecl(name=name):
                return self._union(name, list(self._printer.variants(declaration)))
            case TupleDecl(name=name):
                tuple_ = self._printer.tuple(declaration)
                return layout(alias(code("export type {}", name), tuple_))

    def _union(self, name: Code, parts: list[Part]) -> Code:
        head = code("export type {}", name)
        kept = distinct(parts)
        if len(kept) == 1 or is_hugged(kept):
            return layout(alias(head, self._printer.union(kept, "argument")))
        return layout(alias(head, (), union_of=[part.doc for part in kept]))

    def _record(self, record: RecordDecl) -> Code:
        if not record.fields and not self._printer.leads_to(record.extra, record.key):
            values = (
                Code("never")
                if record.extra is None
                else self._printer.render_type(record.extra, "argument")
            )
            head = code("export type {}", record.name)
            return layout(alias(head, generic(Code("Record"), (Code("string"), values))))
        lines = [code("export interface {} {{", record.name)]
        for field in record.fields:
            note = "" if self._printer.numbers.big else _note(field)
            lines += comment(member_doc(field.doc, note), _MARGIN)
            mark = "?: " if self._is_optional(field) else ": "
            shaped: Layout = (
                member(field.key),
                Code(mark),
                self._printer.render_type(field.type),
                Code(";"),
            )
            lines.append(member_line(shaped))
        optional = frozenset(f.key for f in record.fields if self._is_optional(f))
        lines += [member_line(one) for one in index_signatures(self._printer, record, optional)]
        return Code("\n").joined([*lines, Code("}")])

    def _is_optional(self, field: PlannedField) -> bool:
        return not field.required and (self._keep or not field.has_default)


def member_line(shaped: Layout) -> Code:
    """Print a member of an interface on lines of its own."""
    return code("{}{}", Code(" " * _MARGIN), layout(shaped, _MARGIN))


def _note(field: PlannedField) -> str:
    """Warn where a number of the schema may be beyond what a ``number`` holds exactly."""
    bounds = getattr(field.type, "constraints", {})
    high = bounds.get("maximum")
    if isinstance(high, int) and high >= _INEXACT:
        return "Integers beyond Number.MAX_SAFE_INTEGER are refused."
    return ""
