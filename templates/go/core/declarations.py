"""Declarations of a tool: one view for each, in the order to print."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from adlgen.ir.types import Kind
from adlgen.naming.code import Code, code
from adlgen.plan.model import (
    Declaration,
    EnumDecl,
    Named,
    PlannedBody,
    PlannedTool,
    RecordDecl,
    TupleDecl,
    UnionDecl,
)

from ..docs import about_part, declaration_note, described
from ..layout import Column, columns
from ..literals import literal
from ..names import Names, names_of
from ..types import TypePrinter, is_scalar
from .records import Records, RecordView
from .unions import Unions, UnionView


@dataclass(frozen=True, slots=True)
class EnumView:
    """A named string or integer with its constants."""

    type: Code
    members: tuple[Code, ...]


@dataclass(frozen=True, slots=True)
class TupleView:
    """A struct that is an array in JSON."""

    name: Code
    fields: tuple[Code, ...]
    steps: tuple[Code, ...]
    unmarshal: Code


@dataclass(frozen=True, slots=True)
class DeclarationView:
    """A declared type; one of the parts is set, or it is an alias of any."""

    name: Code
    docs: tuple[Code, ...]
    record: RecordView | None = None
    enum: EnumView | None = None
    union: UnionView | None = None
    tuple: TupleView | None = None
    alias: bool = False


@dataclass(frozen=True, slots=True)
class Declarations:
    """Turns the declarations of a tool into views."""

    tool: PlannedTool
    printer: TypePrinter
    names: Names
    keep: bool

    @staticmethod
    def of(tool: PlannedTool, printer: TypePrinter, *, keep: bool) -> Declarations:
        """Prepare the names that the declarations need."""
        return Declarations(tool, printer, names_of(tool), keep)

    def views(self, body: PlannedBody, side: Code) -> Iterator[DeclarationView]:
        """Build the views of a body; ``side`` is the field of the tool's value that holds it."""
        for decl in body.declarations.values():
            call = code("{}.{}", self.tool.type_name, side)
            if body.type == Named(decl.key, cyclic=False):
                unmarshal = code("{}.Unmarshal(data)", call)
            else:
                unmarshal = code("adlrt.Unmarshal(data, {}.Schema, code{})", call, decl.name)
            yield self._view(decl, self._first(decl, body, side), unmarshal)

    def _first(self, decl: Declaration, body: PlannedBody, side: Code) -> str:
        """Word the first sentence of the documentation."""
        tool = self.tool.llm_name
        first = about_part(decl, tool, "an alternative" if self._is_variant(decl) else "part")
        if decl.name == body.name:
            first = f"{decl.name} is the {side.lower()} of {tool}."
        if isinstance(decl, UnionDecl) and not is_scalar(decl):
            return f"{first} It {Unions(self.printer, self.names).sentence(decl)}."
        return first

    def _is_variant(self, decl: Declaration) -> bool:
        """Whether a declaration is the part of a union."""
        above = self.printer.declarations.get(decl.key.rpartition("/")[0])
        return isinstance(above, UnionDecl) and above.name == decl.parent

    def _view(self, decl: Declaration, first: str, unmarshal: Code) -> DeclarationView:
        docs = described(first, decl.doc, declaration_note(decl))
        match decl:
            case RecordDecl():
                record = Records(self.printer, self.names, self.keep).view(decl, unmarshal)
                return DeclarationView(decl.name, docs, record=record)
            case EnumDecl(kind=None):
                return DeclarationView(decl.name, docs, alias=True)
            case EnumDecl():
                return DeclarationView(decl.name, docs, enum=self._enum(decl))
            case UnionDecl() if is_scalar(decl):
                return DeclarationView(decl.name, docs, alias=True)
            case UnionDecl():
                union = Unions(self.printer, self.names).view(decl)
                return DeclarationView(decl.name, docs, union=union)
            case TupleDecl():
                return DeclarationView(decl.name, docs, tuple=self._tuple(decl, unmarshal))

    def _enum(self, decl: EnumDecl) -> EnumView:
        rows = []
        for member in decl.members:
            value = member.value
            text = literal(value) if isinstance(value, str) else Code(str(value))
            name = self.names.of(decl.key, member.name)
            rows.append(Column((), (name, decl.name, code("= {}", text))))
        return EnumView(Code("string" if decl.kind is Kind.STRING else "int64"), columns(rows))

    def _tuple(self, decl: TupleDecl, unmarshal: Code) -> TupleView:
        rows, steps = [], []
        for number, item in enumerate(decl.items):
            rendered, i = self.printer.render_contained(item, decl.key), Code(str(number))
            rows.append(Column((), (code("Item{}", i), rendered.type)))
            steps.append(code("adlrt.Item(c, {}, &v.Item{}, {})", i, i, rendered.code))
        if decl.rest is not None:
            rest, start = self.printer.render_type(decl.rest), Code(str(len(decl.items)))
            rows.append(Column((), (Code("Rest"), code("[]{}", rest.type))))
            steps.append(code("adlrt.ItemsFrom(c, {}, &v.Rest, {})", start, rest.code))
        return TupleView(decl.name, columns(rows), tuple(steps), unmarshal)
