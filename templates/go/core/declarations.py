"""Views of the declarations of a tool, in the order to print."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.places import place_of
from adlgen.packs.view import View, ViewValue
from adlgen.plan import model
from adlgen.plan.model import Declaration, JsonKind, PlannedBody, PlannedTool

from ..docs import about_part, declaration_note, described, sentence
from ..layout import Field, aligned_constants, aligned_fields
from ..literals import literal
from ..names import Names, names_of
from ..types import TypePrinter, is_scalar
from .records import Records
from .unions import Unions


class Form(Enum):
    """The forms of a declared type."""

    ALIAS = "an alias of any"
    ENUM = "a named string or integer with its constants"
    RECORD = "a struct"
    TUPLE = "a struct that is an array in JSON"
    UNION = "a sealed interface"


class Declarations(Struct):
    """Converts the declarations of a tool to views."""

    tool: PlannedTool
    printer: TypePrinter
    names: Names
    keep: bool

    @staticmethod
    def of(tool: PlannedTool, printer: TypePrinter, *, keep: bool) -> Declarations:
        """Claim the names that the declarations need."""
        return Declarations(tool, printer, names_of(tool), keep)

    def views(self, body: PlannedBody, side: Code) -> Iterator[View]:
        """Build the views of a body; ``side`` is the field of the tool's value that holds it."""
        for decl in body.declarations.values():
            form, values = self._form(decl)
            is_body = body.type == model.Named(decl.key, cyclic=False)
            place = "" if is_body else _place(decl, body)
            yield View(
                form,
                name=decl.name,
                docs=self._docs(decl, body, side),
                body=code("{}.{}", self.tool.type_name, side),
                has_place=is_body or bool(place),
                place=literal(place),
                **values,
            )

    def _docs(self, decl: Declaration, body: PlannedBody, side: Code) -> tuple[Code, ...]:
        """Document a declaration; a nested one only if it has a description or constraints."""
        note = declaration_note(decl)
        is_union = isinstance(decl, model.UnionDecl) and not is_scalar(decl)
        is_described = decl.doc.text or decl.doc.notes or decl.doc.deprecated or note or is_union
        if decl.name != body.name and not is_described and not decl.doc.has_default:
            return ()
        return described(self._first_sentence(decl, body, side), decl.doc, note)

    def _first_sentence(self, decl: Declaration, body: PlannedBody, side: Code) -> str:
        """Return the first sentence of the documentation."""
        if decl.name == body.name:
            first = f"{decl.name} is the {side.lower()} of {self.tool.llm_name}."
        elif decl.parent is None:
            first = f"{decl.name} is a definition in the schemas of {sentence(self.tool.llm_name)}."
        else:
            first = about_part(decl, body.declarations.values())
        if isinstance(decl, model.UnionDecl) and not is_scalar(decl):
            return f"{first} It {Unions(self.printer, self.names).sentence(decl)}."
        return first

    def _form(self, decl: Declaration) -> tuple[Form, Mapping[str, ViewValue]]:
        """Return the form of a declaration, and the values that its templates need."""
        match decl:
            case model.EnumDecl(kind=None):
                return Form.ALIAS, {}
            case model.UnionDecl() if is_scalar(decl):
                return Form.ALIAS, {}
            case model.EnumDecl():
                return Form.ENUM, self._enum(decl)
            case model.RecordDecl():
                return Form.RECORD, Records(self.printer, self.names, self.keep).view(decl)
            case model.TupleDecl():
                return Form.TUPLE, self._tuple(decl)
            case model.UnionDecl():
                return Form.UNION, Unions(self.printer, self.names).view(decl)

    def _enum(self, decl: model.EnumDecl) -> Mapping[str, ViewValue]:
        members = aligned_constants(
            (self.names.of(decl.key, member.name), _value(member.value)) for member in decl.members
        )
        type_ = Code("string" if decl.kind is JsonKind.STRING else "int64")
        return {"type": type_, "members": members}

    def _tuple(self, decl: model.TupleDecl) -> Mapping[str, ViewValue]:
        fields, items, rest = [], [], []
        for number, item in enumerate(decl.items):
            rendered, index = self.printer.render_contained(item, decl.key), Code(str(number))
            fields.append(Field((), code("Item{}", index), rendered.type))
            items.append(View(index=index, codec=rendered.codec))
        if decl.rest is not None:
            rendered = self.printer.render_type(decl.rest)
            fields.append(Field((), Code("Rest"), code("[]{}", rendered.type)))
            rest.append(View(index=Code(str(len(decl.items))), codec=rendered.codec))
        return {"fields": aligned_fields(fields), "items": tuple(items), "rest": tuple(rest)}


def _value(value: object) -> Code:
    return literal(value) if isinstance(value, str) else Code(str(value))


def _place(decl: Declaration, body: PlannedBody) -> str:
    """Return a pointer to the schema of a nested type; empty if no schema decides about it alone."""
    root = "/".join(decl.key.split("/")[:2])
    return place_of(decl.key, root, body) or ""
