"""Views of declared types: enums, arrays of fixed items and aliases; objects and unions have modules of their own."""

from __future__ import annotations

from typing import TypeAlias

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.places import places_of
from adlgen.plan import model as plan
from adlgen.plan.model import JsonKind

from ..docs import doc_lines, doc_of
from ..layout import Lines, Placed, TypeText, place_type
from ..literals import shown_constant, string, words_of
from ..types import TypePrinter
from .records import RecordView, record_view
from .unions import UnionView, union_view

_ALIAS = 11
"""The columns around the name of an alias."""


_OF_ALL = ("Clone", "Debug", "PartialEq")
_OF_ENUMS = (*_OF_ALL, "Copy", "Eq", "PartialOrd", "Ord", "Hash")
"""The traits that the macros derive."""


class MemberView(Struct):
    """A member of an enum."""

    name: Code
    value: Code


class EnumView(Struct):
    """The data for ``enum.rs.j2``."""

    kind: Code | None
    """``str`` or ``i64``; None for other values."""
    members: tuple[MemberView, ...]
    words: frozenset[str]


class TupleView(Struct):
    """The data for ``tuple.rs.j2``."""

    fields: Code
    positions: Code
    count: Code
    """How many items have a position of their own."""
    has_rest: bool
    words: frozenset[str]


class AliasView(Struct):
    """The data for ``alias.rs.j2``."""

    type: Placed
    is_too_wide: bool
    words: frozenset[str]


Form: TypeAlias = RecordView | EnumView | UnionView | TupleView | AliasView


class DeclarationView(Struct):
    """A type."""

    name: Code
    doc: Lines
    attribute: Code | None
    """Its relation to the schema, and what else the macro needs to know."""
    derives: Code
    """The traits that it derives in addition to those of its form."""
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
        """The macro that declares it; None for an alias."""
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
    body: plan.PlannedBody | None
    """None if there is no schema."""

    def view(
        self, declaration: plan.Declaration, doc: plan.Doc | None = None, lead: Code | None = None
    ) -> DeclarationView:
        """Return the view of a declaration; ``doc`` and ``lead`` replace its own documentation."""
        form = self._form(declaration)
        return DeclarationView(
            name=declaration.name,
            doc=doc_lines(doc_of(doc or declaration.doc, lead)),
            attribute=self._attribute(declaration, form),
            derives=self.types.derives(*(_OF_ENUMS if isinstance(form, EnumView) else _OF_ALL)),
            form=form,
        )

    def _attribute(self, declaration: plan.Declaration, form: Form) -> Code | None:
        if isinstance(form, EnumView):
            return form.kind
        if not self.schema or isinstance(form, AliasView):
            return None
        about = code("{} {}", *self._relation(declaration))
        more = form.tag if isinstance(form, UnionView) else None
        more = form.make if isinstance(form, RecordView) else more
        return code("{}, {}", about, more) if more else about

    def _relation(self, declaration: plan.Declaration) -> tuple[Code, Code]:
        assert self.body is not None
        if declaration.name == self.body.name:
            return Code("is"), self.schema
        root = "/".join(declaration.key.split("/")[:2])
        places = map(string, places_of(declaration.key, root, self.body))
        return Code("in"), Code(" ").joined([self.schema, *places])

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
        return TupleView(
            fields=Code(", ").joined(part.line for part in parts),
            positions=Code(" ").joined(Code(str(number)) for number in range(len(items))),
            count=Code(str(len(items))),
            has_rest=bool(rest),
            words=frozenset(word for part in parts for word in part.words()),
        )


def alias(body: plan.PlannedBody, types: TypePrinter) -> DeclarationView | None:
    """Return the public name of a body as an alias; None if a declaration has that name."""
    if isinstance(body.type, plan.Named) and types.declarations[body.type.key].name == body.name:
        return None
    form = _alias(body.name, types.render_type(body.type))
    return DeclarationView(body.name, doc_lines(doc_of(body.doc)), None, Code(""), form)


def any_json(name: Code) -> DeclarationView:
    """Return an alias for any JSON."""
    return DeclarationView(name, (), None, Code(""), _alias(name, TypeText(Code("Json"))))


def _alias(name: Code, type_: TypeText) -> AliasView:
    placed = place_type(type_, _ALIAS + len(name))
    return AliasView(placed, placed.is_too_wide, frozenset(type_.words()))


def _enum(declared: plan.EnumDecl) -> EnumView:
    members = tuple(
        MemberView(member.name, shown_constant(member.value)) for member in declared.members
    )
    return EnumView(
        kind=_MEMBERS.get(declared.kind) if declared.kind else None,
        members=members,
        words=frozenset(word for member in declared.members for word in words_of(member.value)),
    )


_MEMBERS = {JsonKind.STRING: Code("str"), JsonKind.NUMBER: Code("i64")}
