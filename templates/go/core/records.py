"""Views of records: the fields of a struct."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.view import ViewValue
from adlgen.plan import model
from adlgen.plan.data import JsonValue
from adlgen.plan.model import Basic, PlannedField, RecordDecl

from ..docs import extra_docs, field_docs, preview
from ..layout import Field, aligned_fields
from ..literals import json_line, json_tag, struct_tag
from ..types import Nil, TypePrinter, TypeText, innermost
from .zeros import Zeros, is_same

_NAME = re.compile(r"[A-Za-z0-9_.$/:@ -]+")
_BLANK = Code("_")
_ZEROS: Mapping[str, tuple[JsonValue, ...]] = {
    "adlrt.NullValue": (None,),
    "bool": (False,),
    "int64": (0,),
    "uint64": (0,),
    "float64": (0,),
}
"""The zero values of types in JSON."""


class Records(Struct):
    """Converts records to views: the fields of a struct, whose tags describe the properties."""

    printer: TypePrinter
    keep: bool
    """Whether an absent property with a default stays absent."""
    zeros: Zeros

    def view(self, decl: RecordDecl) -> Mapping[str, ViewValue]:
        """Return the values of a record for the view of its declaration."""
        fields = [self._field(f, decl) for f in decl.fields if not _is_impossible(f)]
        fields += self._extra_field(decl)
        return {
            "fields": aligned_fields(fields),
            "needs_marshal": self._needs_marshal(decl),
        }

    def _needs_marshal(self, decl: RecordDecl) -> bool:
        """Report whether encoding/json would encode the struct otherwise than its codec."""
        return decl.extra is not None or any(
            not _is_plain_name(field.key) or self._needs_codec(field, decl.key)
            for field in decl.fields
            if not _is_impossible(field)
        )

    def _needs_codec(self, field: PlannedField, owner: str) -> bool:
        """Report whether encoding/json would encode the value of a field otherwise than its codec."""
        if isinstance(field.type, model.Plain):
            return self.printer.is_native(field.type)
        return (
            is_fixed(field, keep=self.keep)
            or self._is_empty_for_nil(field, owner)
            or self.printer.is_native(innermost(field.type))
        )

    def _is_empty_for_nil(self, field: PlannedField, owner: str) -> bool:
        """Report whether nil, or nil in an element, is not null; encoding/json encodes it as null."""
        rendered = self.printer.render_contained(field.type, owner)
        if not rendered.has_empty:
            return False
        if not is_optional(field, keep=self.keep) and rendered.nil is not Nil.NULL:
            return True
        return any(self.printer.render_type(part).has_empty for part in _elements(field.type))

    def _field(self, field: PlannedField, decl: RecordDecl) -> Field:
        if is_fixed(field, keep=self.keep):
            assert isinstance(field.type, model.Constant)
            return Field((), _BLANK, Code("struct{}"), _constant_tag(field.key, field.type.value))
        rendered, omits, replaced = self._stored(field, decl)
        docs = field_docs(field, self.printer, replaced)
        return Field(docs, field.name, rendered.type, self._tag(field, rendered, omits=omits))

    def _stored(self, field: PlannedField, decl: RecordDecl) -> tuple[TypeText, bool, str]:
        """Return the type of a field, whether it omits zero, and how a comment names a zero that its default replaces."""
        rendered = self.printer.render_contained(field.type, decl.key)
        if field.required:
            return rendered, False, ""
        if is_optional(field, keep=self.keep):
            return self._optional_type(field.type, rendered, decl.key), True, ""
        if not is_defaulted(field, keep=self.keep) or self._is_zero(field, rendered):
            return rendered, False, ""
        if self._may_send_zero(field, rendered, decl):
            return self._optional_type(field.type, rendered, decl.key), True, ""
        return rendered, True, self._replaced(field, rendered)

    def has_maybe(self, decl: RecordDecl) -> bool:
        """Report whether a field may be absent, null or a value."""
        return any(
            may_be_null(field, self.printer.declarations)
            and not is_fixed(field, keep=self.keep)
            and "adlrt.Maybe[" in self._stored(field, decl)[0].type
            for field in decl.fields
        )

    def _is_zero(self, field: PlannedField, rendered: TypeText) -> bool:
        """Report whether the default is the zero value of a type."""
        if rendered.has_empty and rendered.nil is Nil.FREE:
            return field.default in ([], {})
        return any(is_same(zero, field.default) for zero in self._zero(field.type, rendered))

    def _may_send_zero(self, field: PlannedField, rendered: TypeText, decl: RecordDecl) -> bool:
        """Report whether zero may be another value of a property than its default."""
        if isinstance(field.type, model.Own) or self._holds_fields(field.type):
            return True
        zeros = self._zero(field.type, rendered)
        return any(self.zeros.may_be_sent(decl, field, zero) for zero in zeros)

    def _replaced(self, field: PlannedField, rendered: TypeText) -> str:
        """Return how a comment names the zero value that the default replaces; empty for nil."""
        if rendered.nil is not Nil.NONE or rendered.type.startswith("*"):
            return ""
        zeros = self._zero(field.type, rendered)
        return preview(zeros[0]) if zeros else "the zero value"

    def _zero(self, type_: model.PlannedType, rendered: TypeText) -> tuple[JsonValue, ...]:
        """Return the value without parts that zero of a type encodes to, if there is one."""
        if rendered.nil is not Nil.NONE:
            return (None,) if rendered.nil is Nil.NULL else ()
        if self._is_text(type_):
            return ("",)
        if isinstance(type_, model.Named):
            decl = self.printer.declarations[type_.key]
            return (0,) if isinstance(decl, model.EnumDecl) else ()
        return _ZEROS.get(rendered.type, ())

    def _holds_fields(self, type_: model.PlannedType) -> bool:
        """Report whether the Go type is a struct or an array, whose zero may be any value."""
        return isinstance(type_, model.Named) and isinstance(
            self.printer.declarations[type_.key], model.RecordDecl | model.TupleDecl
        )

    def _tag(self, field: PlannedField, rendered: TypeText, *, omits: bool) -> Code:
        has_default = is_defaulted(field, keep=self.keep)
        if not has_default and not rendered.null and _is_plain_name(field.key):
            return json_tag(f"{field.key},omitzero" if omits else field.key)
        entries: list[tuple[str, str]] = []
        if not _is_plain_name(field.key):
            entries += [("json", "-"), ("name", field.key)]
            entries += [("omitzero", "true")] if omits else []
        else:
            entries.append(("json", f"{field.key},omitzero" if omits else field.key))
        if has_default:
            is_text = self._is_text(field.type) and not rendered.type.startswith("*")
            default = str(field.default) if is_text else json_line(field.default, compact=True)
            entries.append(("default", default))
        if rendered.null:
            entries.append(("null", rendered.null))
        return struct_tag(entries)

    def _is_text(self, type_: model.PlannedType) -> bool:
        """Report whether the Go type of values is a string."""
        if isinstance(type_, model.Named):
            decl = self.printer.declarations[type_.key]
            return isinstance(decl, model.EnumDecl) and decl.kind is model.JsonKind.STRING
        is_string = isinstance(type_, model.Plain) and type_.basic is Basic.STRING
        return is_string and not self.printer.is_native(type_)

    def _extra_field(self, decl: RecordDecl) -> Iterator[Field]:
        if decl.extra is not None:
            rendered = self.printer.render_type(decl.extra)
            null = [("null", f"-{rendered.null}")] if rendered.null else []
            tag = struct_tag([("json", "-"), *null])
            yield Field(
                extra_docs(decl), decl.extra_name, code("map[string]{}", rendered.type), tag
            )

    def _optional_type(self, type_: model.PlannedType, rendered: TypeText, owner: str) -> TypeText:
        if isinstance(type_, model.Named) and rendered.type.startswith("*"):
            return rendered  # a pointer because of recursion, to a type without null
        match rendered.nil:
            case Nil.FREE:
                return rendered
            case Nil.NULL:
                inner = self._inner(type_, owner)
                return TypeText(code("adlrt.Maybe[{}]", inner.type), null=inner.null)
            case Nil.NONE:
                return TypeText(code("*{}", rendered.type), null=rendered.null)

    def _inner(self, type_: model.PlannedType, owner: str) -> TypeText:
        """Render the type of a value that is not null."""
        inner = type_.inner if isinstance(type_, model.NullableOf) else type_
        return self.printer.render_contained(inner, owner)


def _is_plain_name(key: str) -> bool:
    """Report whether a name can be in a tag of encoding/json."""
    return _NAME.fullmatch(key) is not None and key != "-"


def _elements(type_: model.PlannedType) -> Iterator[model.PlannedType]:
    match type_:
        case model.NullableOf(inner=inner):
            yield from _elements(inner)
        case model.ListOf(item=element) | model.MapOf(value=element):
            yield element.inner if isinstance(element, model.NullableOf) else element
        case _:
            return


def _constant_tag(key: str, value: JsonValue) -> Code:
    constant = (
        ("const", value) if isinstance(value, str) else ("value", json_line(value, compact=True))
    )
    return struct_tag([("name", key), constant])


def is_optional(field: PlannedField, *, keep: bool) -> bool:
    """Report whether a field may be absent after decoding."""
    return not field.required and (keep or not field.has_default)


def is_fixed(field: PlannedField, *, keep: bool) -> bool:
    """Report whether a field always has one value, so that the struct does not hold it."""
    return isinstance(field.type, model.Constant) and not is_optional(field, keep=keep)


def is_defaulted(field: PlannedField, *, keep: bool) -> bool:
    """Report whether an absent property decodes to its default."""
    if field.required or keep or not field.has_default:
        return False
    return not isinstance(field.type, model.Constant) and not _is_impossible(field)


def _is_impossible(field: PlannedField) -> bool:
    """Report whether no valid object has a property."""
    if field.required:
        return False
    return isinstance(field.type, model.Plain) and field.type.basic is Basic.NEVER


def may_be_null(field: PlannedField, declarations: Mapping[str, model.Declaration]) -> bool:
    """Report whether a field may be absent and has a type of which nil may be null; few fields have."""
    if field.required:
        return False
    if isinstance(field.type, model.Plain):
        return field.type.basic is Basic.ANY
    if isinstance(
        field.type, model.Named
    ):  # of other declarations only pointers are null, which hold nothing else
        return isinstance(declarations[field.type.key], model.UnionDecl)
    return isinstance(field.type, model.NullableOf)
