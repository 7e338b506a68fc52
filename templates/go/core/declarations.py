"""Views of the declarations of a tool, in the order to print."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.view import View, ViewValue
from adlgen.plan import model
from adlgen.plan.model import Declaration, JsonKind, PlannedBody, PlannedTool

from ..docs import declaration_note, described, documented_by_fields, sentence
from ..layout import Field, aligned_constants, aligned_fields
from ..literals import literal, struct_tag
from ..names import Names, names_of
from ..types import TypePrinter, is_scalar
from .records import Records
from .unions import Unions, place_arguments
from .uses import Use, use_sentence, uses_of


class Form(Enum):
    """The forms of a declared type."""

    ALIAS = "an alias of any"
    ENUM = "a named string or integer with its constants"
    RECORD = "a struct"
    TUPLE = "a struct that is an array in JSON"
    ARRAY = "an array whose items have one type"
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
        return Declarations(tool, printer, names_of(tool, printer.taken), keep)

    def views(self, body: PlannedBody, side: Code) -> Iterator[View]:
        """Build the views of a body; ``side`` is the field of the tool's value that holds it."""
        uses = uses_of(body.declarations.values(), (body.name, body.type))
        by_fields = documented_by_fields(body.declarations.values())
        for decl in body.declarations.values():
            form, values = self._form(decl, body)
            by_field = decl.name != body.name and (decl.key, decl.doc.text) in by_fields
            yield View(
                form,
                name=decl.name,
                docs=self._docs(decl, body, side, uses.get(decl.key, ()), by_field=by_field),
                body=code("{}.{}", self.tool.type_name, side),
                places=place_arguments(decl.key, body),
                constructor=self.names.function("New", decl.name),
                unmarshal=self.names.function("Unmarshal", decl.name),
                **values,
            )

    def _docs(
        self,
        decl: Declaration,
        body: PlannedBody,
        side: Code,
        uses: tuple[Use, ...],
        *,
        by_field: bool,
    ) -> tuple[Code, ...]:
        """Document a declaration with its use, and with what no field that holds it documents."""
        note, about = declaration_note(decl), decl.doc
        if by_field:
            about = model.Doc(deprecated=about.deprecated)
        if isinstance(decl, model.UnionDecl) and not is_scalar(decl):
            first = f"{decl.name} {Unions(self.printer, self.names, body).sentence(decl)}."
        elif decl.name == body.name or not uses:
            first = f"{decl.name} is the {side.lower()} of {sentence(self.tool.llm_name)}."
        else:
            first = use_sentence(decl.name, uses)
        return described(first, about, note)

    def _form(self, decl: Declaration, body: PlannedBody) -> tuple[Form, Mapping[str, ViewValue]]:
        """Return the form of a declaration, and the values that its templates need."""
        match decl:
            case model.EnumDecl(kind=None):
                return Form.ALIAS, {"type": Code("any")}
            case model.UnionDecl() if is_scalar(decl):
                return Form.ALIAS, {"type": self.printer.render_scalar(decl)}
            case model.EnumDecl():
                return Form.ENUM, self._enum(decl)
            case model.RecordDecl():
                return Form.RECORD, Records(self.printer, self.keep).view(decl)
            case model.TupleDecl():
                return self._tuple(decl)
            case model.UnionDecl():
                return Form.UNION, Unions(self.printer, self.names, body).view(decl)

    def _enum(self, decl: model.EnumDecl) -> Mapping[str, ViewValue]:
        members = aligned_constants(
            (self.names.of(decl.key, member.name), _value(member.value)) for member in decl.members
        )
        is_text = decl.kind is JsonKind.STRING
        values = Code(", ").joined(_value(m.value) for m in decl.members)
        reader = Code("Text" if is_text else "JSON")
        return {
            "type": Code("string" if is_text else "int64"),
            "members": members,
            "values": values,
            "reader": reader,
        }

    def _tuple(self, decl: model.TupleDecl) -> tuple[Form, Mapping[str, ViewValue]]:
        items = [self.printer.render_contained(item, decl.key) for item in decl.items]
        if decl.rest is None and len({item.type for item in items}) == 1 and not items[0].null:
            return Form.ARRAY, {"type": code("[{}]{}", Code(str(len(items))), items[0].type)}
        fields = [
            Field((), Code(f"Item{number}"), item.type, _null_tag(item.null))
            for number, item in enumerate(items)
        ]
        if decl.rest is not None:
            rendered = self.printer.render_type(decl.rest)
            null = f"-{rendered.null}" if rendered.null else ""
            fields.append(Field((), Code("Rest"), code("[]{}", rendered.type), _null_tag(null)))
        return Form.TUPLE, {"fields": aligned_fields(fields)}


def _null_tag(null: str) -> Code:
    return struct_tag([("null", null)]) if null else Code("")


def _value(value: object) -> Code:
    return literal(value) if isinstance(value, str) else Code(str(value))
