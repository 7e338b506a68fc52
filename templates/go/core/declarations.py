"""Views of the declarations of a tool, in the order to print."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from adlgen.ir.types import Kind
from adlgen.naming.code import Code, code
from adlgen.plan import model
from adlgen.plan.model import Declaration, PlannedBody, PlannedTool

from ..docs import about_part, declaration_note, described
from ..layout import ConstantView, FieldView, aligned_constants, aligned_fields
from ..literals import literal
from ..names import Names, names_of
from ..types import TypePrinter, is_scalar
from .records import Records, RecordView
from .unions import Unions, UnionView


@dataclass(frozen=True, slots=True)
class EnumView:
    """A named string or integer with its constants."""

    type: Code
    members: tuple[ConstantView, ...]


@dataclass(frozen=True, slots=True)
class ItemView:
    """The codec of an item of an array, or of all from an index on."""

    index: Code
    codec: Code


@dataclass(frozen=True, slots=True)
class TupleView:
    """A struct that is an array in JSON."""

    fields: tuple[FieldView, ...]
    items: tuple[ItemView, ...]
    rest: tuple[ItemView, ...]
    """One entry, or none if the array has no more items."""


@dataclass(frozen=True, slots=True)
class DeclarationView:
    """A declared type. One of the forms is set; none for an alias of ``any``."""

    name: Code
    docs: tuple[Code, ...]
    body: Code
    """The input or output that the type is part of, as an expression."""
    is_body: bool
    """Whether the type is the input or output itself."""
    record: RecordView | None = None
    enum: EnumView | None = None
    union: UnionView | None = None
    tuple: TupleView | None = None


@dataclass(frozen=True, slots=True)
class Declarations:
    """Converts the declarations of a tool to views."""

    tool: PlannedTool
    printer: TypePrinter
    names: Names
    keep: bool

    @staticmethod
    def of(tool: PlannedTool, printer: TypePrinter, *, keep: bool) -> Declarations:
        """Claim the names that the declarations need."""
        return Declarations(tool, printer, names_of(tool), keep)

    def views(self, body: PlannedBody, side: Code) -> Iterator[DeclarationView]:
        """Build the views of a body; ``side`` is the field of the tool's value that holds it."""
        for decl in body.declarations.values():
            first = self._first(decl, body, side)
            view = DeclarationView(
                name=decl.name,
                docs=described(first, decl.doc, declaration_note(decl)),
                body=code("{}.{}", self.tool.type_name, side),
                is_body=body.type == model.Named(decl.key, cyclic=False),
            )
            yield self._with_form(view, decl)

    def _first(self, decl: Declaration, body: PlannedBody, side: Code) -> str:
        """Return the first sentence of the documentation."""
        tool = self.tool.llm_name
        first = about_part(decl, tool, "an alternative" if self._is_variant(decl) else "part")
        if decl.name == body.name:
            first = f"{decl.name} is the {side.lower()} of {tool}."
        if isinstance(decl, model.UnionDecl) and not is_scalar(decl):
            return f"{first} It {Unions(self.printer, self.names).sentence(decl)}."
        return first

    def _is_variant(self, decl: Declaration) -> bool:
        """Report whether a declaration is nested in a union."""
        above = self.printer.declarations.get(decl.key.rpartition("/")[0])
        return isinstance(above, model.UnionDecl) and above.name == decl.parent

    def _with_form(self, view: DeclarationView, decl: Declaration) -> DeclarationView:
        match decl:
            case model.RecordDecl():
                record = Records(self.printer, self.names, self.keep).view(decl)
                return replace(view, record=record)
            case model.EnumDecl(kind=None):
                return view
            case model.EnumDecl():
                return replace(view, enum=self._enum(decl))
            case model.UnionDecl() if is_scalar(decl):
                return view
            case model.UnionDecl():
                return replace(view, union=Unions(self.printer, self.names).view(decl))
            case model.TupleDecl():
                return replace(view, tuple=self._tuple(decl))

    def _enum(self, decl: model.EnumDecl) -> EnumView:
        members = aligned_constants(
            (self.names.of(decl.key, member.name), _value(member.value)) for member in decl.members
        )
        return EnumView(Code("string" if decl.kind is Kind.STRING else "int64"), members)

    def _tuple(self, decl: model.TupleDecl) -> TupleView:
        fields, items, rest = [], [], []
        for number, item in enumerate(decl.items):
            rendered, index = self.printer.render_contained(item, decl.key), Code(str(number))
            fields.append(FieldView((), code("Item{}", index), rendered.type))
            items.append(ItemView(index, rendered.codec))
        if decl.rest is not None:
            rendered = self.printer.render_type(decl.rest)
            fields.append(FieldView((), Code("Rest"), code("[]{}", rendered.type)))
            rest.append(ItemView(Code(str(len(decl.items))), rendered.codec))
        return TupleView(aligned_fields(fields), tuple(items), tuple(rest))


def _value(value: object) -> Code:
    return literal(value) if isinstance(value, str) else Code(str(value))
