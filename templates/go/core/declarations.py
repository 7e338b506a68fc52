"""Views of the declarations of a body, in the order to print."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.view import View, ViewValue
from adlgen.plan import model
from adlgen.plan.model import Declaration, JsonKind, Plan, PlannedBody, PlannedTool

from ..docs import declaration_note, defined, described, doc, documented_by_fields
from ..layout import Constant, Field, aligned_fields, documented_constants
from ..literals import literal, struct_tag
from ..names import Names, names_of
from ..types import TypePrinter
from .records import Records
from .unions import Unions, place_arguments
from .uses import Use, use_sentence, uses_of
from .zeros import Zeros


class Form(Enum):
    """The forms of a declared type."""

    ALIAS = "an alias of any"
    ENUM = "a named string or integer with its constants"
    RECORD = "a struct"
    TUPLE = "a struct that is an array in JSON"
    ARRAY = "an array whose items have one type"
    UNION = "a sealed interface"


_WITHOUT_SCHEMA = (Form.ALIAS, Form.ENUM)
"""The forms whose values are decoded without their places in the schema."""
_NONE = Code("")


class Place(Struct):
    """Where the types of a body are."""

    schema: Code
    """The expression of the schema of the body."""
    sentence: str
    """What a type is that no other one has as a part."""
    definitions: str = ""
    """The key before those of types that are known by themselves, not by what has them as a part."""


class Declarations(Struct):
    """Converts the declarations of a tool, or those that tools share, to views."""

    printer: TypePrinter
    names: Names
    keep: bool

    @staticmethod
    def of(plan: Plan, tool: PlannedTool | None, owners: Mapping[str, Code]) -> Declarations:
        """Claim the names that the declarations of a tool need, or those that tools share."""
        printer = TypePrinter.of(plan, tool, owners)
        return Declarations(printer, names_of(plan, tool), plan.options["defaults"] == "keep")

    def views(self, body: PlannedBody, place: Place) -> Iterator[View]:
        """Build the views of the declarations of a body."""
        uses = uses_of(body.declarations.values(), (body.name, body.type))
        by_fields = documented_by_fields(body.declarations.values())
        for decl in body.declarations.values():
            form, values = self._form(decl, body)
            is_known = decl.key.rpartition("/")[0] == place.definitions
            by_field = decl.name != body.name and (decl.key, decl.doc.text) in by_fields
            used = () if is_known else uses.get(decl.key, ())
            yield View(
                form,
                name=decl.name,
                docs=self._docs(decl, body, place, used, by_field=by_field and not is_known),
                schema=place.schema,
                places=_NONE if form in _WITHOUT_SCHEMA else place_arguments(decl.key, body),
                unmarshal=self.names.function("Unmarshal", decl.name),
                **values,
            )

    def _docs(
        self,
        decl: Declaration,
        body: PlannedBody,
        place: Place,
        uses: tuple[Use, ...],
        *,
        by_field: bool,
    ) -> tuple[Code, ...]:
        """Document a declaration with its use, and with what no field that holds it documents."""
        note, about = declaration_note(decl, self.printer), decl.doc
        if by_field:
            about = model.Doc(deprecated=about.deprecated)
        if isinstance(decl, model.UnionDecl) and not self.printer.is_scalar(decl):
            first = f"{decl.name} {Unions(self.printer, self.names, body).sentence(decl)}."
        elif place.definitions and not uses:
            return defined(decl.name, place.sentence, about, note)
        elif decl.name == body.name or not uses:
            first = f"{decl.name} is {place.sentence}."
        else:
            first = use_sentence(decl.name, uses)
        return described(first, about, note)

    def _form(self, decl: Declaration, body: PlannedBody) -> tuple[Form, Mapping[str, ViewValue]]:
        """Return the form of a declaration, and the values that its templates need."""
        match decl:
            case model.EnumDecl(kind=None):
                return Form.ALIAS, {"type": Code("any")}
            case model.UnionDecl() if self.printer.is_scalar(decl):
                return Form.ALIAS, {"type": self.printer.render_scalar(decl)}
            case model.EnumDecl():
                return Form.ENUM, self._enum(decl)
            case model.RecordDecl():
                return Form.RECORD, Records(self.printer, self.keep, Zeros(body)).view(decl)
            case model.TupleDecl():
                return self._tuple(decl)
            case model.UnionDecl():
                return Form.UNION, Unions(self.printer, self.names, body).view(decl)

    def _enum(self, decl: model.EnumDecl) -> Mapping[str, ViewValue]:
        members = documented_constants(
            Constant(
                doc(member.doc.text, deprecated=member.doc.deprecated),
                self.names.of(decl.key, member.name),
                _value(member.value),
            )
            for member in decl.members
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
