"""Views of declared types: enums, arrays of fixed items and aliases; objects and unions have modules of their own."""

from __future__ import annotations

import json
from typing import TypeAlias

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.plan import model as plan
from adlgen.plan.model import JsonKind

from ..docs import doc_lines, doc_of, span
from ..layout import WIDTH, Lines, Placed, TypeText, is_head_too_wide, place_type
from ..literals import constant, integer, words_of
from ..types import TypePrinter
from .records import RecordView, record_view
from .unions import UnionView, union_view

_ALIAS, _ENUM, _MEMBER, _TUPLE = 11, 11, 5, 14
"""The columns around a name: before the type of an alias, in the first line of an enum, in the line of
a member and of a tuple."""
_PUBLIC, _FIELD = 6, 9
"""The columns around the type of a tuple's field, next to others and on a line of its own."""


class MemberView(Struct):
    """A member of an enum."""

    doc: Code
    name: Code
    value: Code


class EnumView(Struct):
    """The data for ``enum.rs.j2`` and ``enum_codec.rs.j2``."""

    is_text: bool
    is_integer: bool
    members: tuple[MemberView, ...]
    is_too_wide: bool
    words: frozenset[str]


class TupleView(Struct):
    """The data for ``tuple.rs.j2`` and ``tuple_codec.rs.j2``."""

    fields: tuple[Code, ...]
    is_wide: bool
    """Whether every field takes a line."""
    positions: Code
    count: Code
    """How many items have a position of their own."""
    has_rest: bool
    is_too_wide: bool
    words: frozenset[str]


class AliasView(Struct):
    """The data for ``alias.rs.j2``."""

    type: Placed
    is_too_wide: bool
    words: frozenset[str]


Form: TypeAlias = RecordView | EnumView | UnionView | TupleView | AliasView


class DeclarationView(Struct):
    """A type and its codec."""

    name: Code
    doc: Lines
    subject: Code
    """The subject of the codec table: the type and its relation to the schema."""
    form: Form

    @property
    def is_record(self) -> bool:
        """Whether it is a struct for objects."""
        return isinstance(self.form, RecordView)

    @property
    def is_enum(self) -> bool:
        """Whether it is an enum of constants."""
        return isinstance(self.form, EnumView)

    @property
    def is_union(self) -> bool:
        """Whether it is an enum of alternatives."""
        return isinstance(self.form, UnionView)

    @property
    def is_tuple(self) -> bool:
        """Whether it is a struct for arrays."""
        return isinstance(self.form, TupleView)

    @property
    def macro(self) -> str | None:
        """The macro of the codec; None for an alias, which needs no codec."""
        match self.form:
            case RecordView():
                return "record"
            case EnumView():
                return "values"
            case UnionView():
                return "union"
            case TupleView():
                return "tuple"
            case AliasView():
                return None


class DeclarationPrinter(Struct):
    """Builds the views of the types of one body."""

    types: TypePrinter
    schema: Code
    """The static that holds the body's schema."""
    root: Code
    """The public name of the body."""

    def view(
        self, declaration: plan.Declaration, doc: plan.Doc | None = None, lead: Code | None = None
    ) -> DeclarationView:
        """Return the view of a declaration; ``doc`` and ``lead`` replace its own documentation."""
        return DeclarationView(
            name=declaration.name,
            doc=doc_lines(doc_of(doc or declaration.doc, lead or _lead(declaration))),
            subject=self._subject(declaration),
            form=self._form(declaration),
        )

    def _subject(self, declaration: plan.Declaration) -> Code:
        if not self.schema:
            return declaration.name
        relation = Code("is" if declaration.name == self.root else "in")
        return code("{} {} {}", declaration.name, relation, self.schema)

    def _form(self, declaration: plan.Declaration) -> Form:
        match declaration:
            case plan.RecordDecl():
                return record_view(declaration, self.types)
            case plan.EnumDecl():
                return _enum(declaration)
            case plan.UnionDecl():
                return union_view(declaration, self.types)
            case plan.TupleDecl():
                return self._tuple(declaration)

    def _tuple(self, declared: plan.TupleDecl) -> TupleView | AliasView:
        items = tuple(self.types.render_type(type_) for type_ in declared.items)
        rest: tuple[TypeText, ...] = ()
        if declared.rest is not None:
            rest = (TypeText(Code("Vec"), (self.types.render_type(declared.rest),)),)
        if not items:
            never = TypeText(Code("Vec"), (TypeText(Code("Never")),))
            return _alias(declared.name, rest[0] if rest else never)
        parts = (*items, *rest)
        fields = tuple(part.line for part in parts)
        columns = sum(_PUBLIC + len(field) for field in fields) - len(", ")
        is_wide = _TUPLE + len(declared.name) + columns > WIDTH
        return TupleView(
            fields=fields,
            is_wide=is_wide,
            positions=Code(" ").joined(Code(str(number)) for number in range(len(items))),
            count=Code(str(len(items))),
            has_rest=bool(rest),
            is_too_wide=is_wide and any(_FIELD + len(field) > WIDTH for field in fields),
            words=frozenset(word for part in parts for word in part.words()),
        )


def alias(body: plan.PlannedBody, types: TypePrinter, lead: Code) -> DeclarationView | None:
    """Return the public name of a body as an alias; None if a declaration has that name."""
    if isinstance(body.type, plan.Named) and types.declarations[body.type.key].name == body.name:
        return None
    form = _alias(body.name, types.render_type(body.type))
    return DeclarationView(body.name, doc_lines(doc_of(body.doc, lead)), body.name, form)


def any_json(name: Code, doc: Code) -> DeclarationView:
    """Return an alias for any JSON."""
    return DeclarationView(name, doc_lines([doc]), name, _alias(name, TypeText(Code("Json"))))


def _alias(name: Code, type_: TypeText) -> AliasView:
    placed = place_type(type_, _ALIAS + len(name))
    return AliasView(placed, placed.is_too_wide, frozenset(type_.words()))


def _enum(declared: plan.EnumDecl) -> EnumView:
    is_integer = declared.kind is JsonKind.NUMBER
    members = tuple(
        MemberView(
            doc=span(json.dumps(member.value, ensure_ascii=False)),
            name=member.name,
            value=(
                integer(member.value)
                if is_integer and isinstance(member.value, int)
                else constant(member.value)
            ),
        )
        for member in declared.members
    )
    return EnumView(
        is_text=declared.kind is JsonKind.STRING,
        is_integer=is_integer,
        members=members,
        is_too_wide=is_head_too_wide(_ENUM + len(declared.name))
        or any(_MEMBER + len(member.name) > WIDTH for member in members),
        words=frozenset(word for member in declared.members for word in words_of(member.value)),
    )


def _lead(declaration: plan.Declaration) -> Code:
    """Document a type without a description."""
    if declaration.parent is None:
        return Code("A definition of the schema.")
    match declaration:
        case plan.EnumDecl():
            what = Code("Allowed values, used in")
        case plan.UnionDecl():
            what = Code("Alternatives, used in")
        case _:
            what = Code("A nested type of")
    return code("{} [`{}`].", what, declaration.parent)
