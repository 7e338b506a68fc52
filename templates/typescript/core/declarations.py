"""The types of a body: interfaces and type aliases."""

from __future__ import annotations

from typing import NamedTuple

from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.plan.model import (
    Constant,
    Declaration,
    EnumDecl,
    PlannedBody,
    RecordDecl,
    TupleDecl,
    UnionDecl,
)

from ..docs import comment, paragraphs, type_doc
from ..layout import Layout, Placed, place, width
from ..numbers import Numbers
from ..syntax import ALIAS, aliased, aliased_union, generic
from ..types import Part, TypePrinter, distinct, is_hugged
from .records import IndexSignature, Member, index_signatures, members


class TypeView(NamedTuple):
    """An exported type: an interface with its members, or an alias of another type."""

    doc: tuple[Code, ...]
    name: Code
    type: Placed = Placed(Code(""))
    """The aliased type."""
    is_interface: bool = False
    members: tuple[Member, ...] = ()
    signatures: tuple[IndexSignature, ...] = ()

    def texts(self) -> list[Code]:
        """Return the types that this one refers to, as they are printed."""
        members = [one.type.text for one in self.members]
        return [self.type.text, *members, *(one.type.text for one in self.signatures)]


def type_views(
    body: PlannedBody, public: tuple[Code, ...], numbers: Numbers, *, keep: bool
) -> list[TypeView]:
    """Return the types of a body that are not printed inline.

    ``public`` documents the body; with ``keep``, absent properties stay absent.
    """
    root = next((k for k, d in body.declarations.items() if d.name == body.name), "")
    writer = _Writer(TypePrinter(body.declarations, root, numbers=numbers), keep=keep)
    views = [
        writer.view(declaration, public if key == root else ())
        for key, declaration in body.declarations.items()
        if not writer.printer.is_inline(declaration)
    ]
    if not views or not root:
        doc = comment(paragraphs(public, type_doc(body.doc)))
        views.insert(0, alias_view(doc, body.name, aliased(_body_type(body, writer.printer))))
    return views


def alias_view(doc: tuple[Code, ...], name: Code, shaped: Layout) -> TypeView:
    """Return an alias; ``shaped`` is what follows the equals sign."""
    return TypeView(doc, name, place(shaped, ALIAS + width(name)))


def _body_type(body: PlannedBody, printer: TypePrinter) -> Layout:
    type_ = printer.render_type(body.type, "argument")
    if isinstance(body.type, Constant) and isinstance(body.type.value, dict):
        return (Code("Readonly<"), type_, Code(">"))  # linters ask for an interface otherwise
    return type_


class _Writer(Struct):
    """Turns the declarations of one body into views."""

    printer: TypePrinter
    keep: bool

    def view(self, declaration: Declaration, public: tuple[Code, ...]) -> TypeView:
        doc = comment(paragraphs(public, type_doc(declaration.doc)))
        if isinstance(declaration, RecordDecl) and not self._is_map(declaration):
            fields = members(self.printer, declaration, keep=self.keep)
            return TypeView(
                doc,
                declaration.name,
                is_interface=True,
                members=fields,
                signatures=index_signatures(self.printer, declaration, keep=self.keep),
            )
        return alias_view(doc, declaration.name, self._aliased(declaration))

    def _is_map(self, record: RecordDecl) -> bool:
        return not record.fields and not self.printer.leads_to(record.extra, record.key)

    def _aliased(self, declaration: Declaration) -> Layout:
        match declaration:
            case RecordDecl(extra=extra):
                values = (
                    Code("never") if extra is None else self.printer.render_type(extra, "argument")
                )
                return aliased(generic(Code("Record"), (Code("string"), values)))
            case EnumDecl(members=values):
                return self._union([self.printer.literal(one.value) for one in values])
            case UnionDecl():
                return self._union(list(self.printer.variants(declaration)))
            case TupleDecl():
                return aliased(self.printer.tuple(declaration))

    def _union(self, parts: list[Part]) -> Layout:
        kept = distinct(parts)
        if len(kept) == 1 or is_hugged(kept):
            return aliased(self.printer.union(kept, "argument"))
        return aliased_union([part.doc for part in kept])
