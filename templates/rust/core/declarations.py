"""Views of declared types: enums, arrays of fixed items and aliases; objects and unions have modules of their own."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from adlgen.naming.code import Code, code
from adlgen.packs import Struct, expression
from adlgen.packs.places import places_of
from adlgen.packs.text import width
from adlgen.plan import model as plan
from adlgen.plan.model import JsonKind

from ..docs import doc_lines, doc_of, markdown, removal_of, shown_value
from ..layout import (
    Lines,
    Placed,
    TypeText,
    fits,
    is_derive_too_wide,
    is_tuple_too_wide,
    packed,
    place_type,
    spaces,
)
from ..literals import constant, string, words_of
from ..types import TypePrinter
from .records import RecordView, record_view
from .unions import UnionView, union_view

_INDENT = 4
_ALIAS = 11
"""The columns around the name of an alias."""
_TABLE = 22
"""The columns around the name, the kind and the values of an enum in its table."""
_STRUCT = 14
"""The columns around the name of a struct and its items."""
_ITEM = 6
"""The columns around the type of an item."""

_OF_ALL = (Code("Clone"), Code("Debug"), Code("PartialEq"))
_OF_ENUMS = tuple(
    map(Code, ("Clone", "Copy", "Debug", "PartialEq", "Eq", "PartialOrd", "Ord", "Hash"))
)
_AS_KEYS = (Code("Eq"), Code("Hash"))
_DEFAULT = Code("Default")
_STANDARD = expression(r"(::)?(std|core)::\w+::")
"""The path before the name of a trait of the standard library."""
_ANY = Code("Json")
_KINDS = {JsonKind.STRING: Code("str"), JsonKind.NUMBER: Code("i64")}


class MemberView(Struct):
    """A member of an enum."""

    name: Code
    value: Code
    """Its value, for documentation."""
    doc: Lines
    """What follows the value."""
    removal: Lines
    """The attribute that announces its removal."""


class EnumView(Struct):
    """The data for ``enum.rs.j2``."""

    kind: Code
    """``str``, ``i64``, or ``Json`` for other values."""
    members: tuple[MemberView, ...]
    table: Code
    """The values and their members, on one line or several."""
    is_short: bool
    words: frozenset[str]


class TupleView(Struct):
    """The data for ``tuple.rs.j2``."""

    first: Code
    others: tuple[Code, ...]
    """The types of the items after the first one."""
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
    """A type."""

    name: Code
    doc: Lines
    place: Code
    """Its places in the schema; empty if there is no schema."""
    derives: Code
    is_skipped: bool
    """Whether rustfmt must skip it because a line is too long."""
    form: Form

    @property
    def has_deprecated(self) -> bool:
        """Whether a part of it is marked as deprecated."""
        form = self.form
        if isinstance(form, RecordView):
            return any(field.removal for field in form.fields)
        return isinstance(form, EnumView) and any(member.removal for member in form.members)

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
    def is_alias(self) -> bool:
        """Whether it has no codec of its own."""
        return isinstance(self.form, AliasView)


class DeclarationPrinter(Struct):
    """Builds the views of the types of one body."""

    types: TypePrinter
    schema: Code
    """The static that holds the body's schema."""
    body: plan.PlannedBody | None
    """None if there is no schema."""
    taken: frozenset[Code] = frozenset()
    """The names of the types in the module."""

    def view(
        self, declaration: plan.Declaration, doc: plan.Doc | None = None, lead: Code | None = None
    ) -> DeclarationView:
        """Return the view of a declaration; ``doc`` and ``lead`` replace its own documentation."""
        form = self._form(declaration)
        notes = form.notes if isinstance(form, RecordView) else ()
        derives = self._derives(declaration.key, form)
        has_place = self.schema and not isinstance(form, AliasView | EnumView)
        is_too_wide = not isinstance(form, EnumView) and form.is_too_wide
        return DeclarationView(
            name=declaration.name,
            doc=doc_lines(doc_of(doc or declaration.doc, lead, notes=notes)),
            place=self._place(declaration) if has_place else Code(""),
            derives=derives,
            is_skipped=is_too_wide or is_derive_too_wide(derives),
            form=form,
        )

    def _derives(self, key: str, form: Form) -> Code:
        is_enum, is_key = isinstance(form, EnumView), self.types.hashed.has(key)
        has_default = isinstance(form, RecordView) and form.derives_default
        return _traits(self.types.derived, is_enum=is_enum, is_key=is_key, has_default=has_default)

    def _place(self, declaration: plan.Declaration) -> Code:
        assert self.body is not None
        places: tuple[str, ...] = ("",)
        is_root = isinstance(self.body.type, plan.Named) and declaration.name == self.body.name
        if not is_root:
            root = "/".join(declaration.key.split("/")[:2])
            places = places_of(declaration.key, root, self.body)
        return code(" in {}", Code(" ").joined([self.schema, *map(string, places)]))

    def _form(self, declaration: plan.Declaration) -> Form:
        match declaration:
            case plan.RecordDecl():
                taken = self.taken if self.schema else None
                return record_view(declaration, self.types, taken)
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
            rest = (TypeText(Code("Vec"), (self.types.on_heap(declared.rest),)),)
        if not items:
            never = TypeText(Code("Vec"), (TypeText(Code("Never")),))
            return _alias(declared.name, rest[0] if rest else never)
        parts = (*items, *rest)
        lines = [part.line for part in parts]
        columns = sum(_ITEM + width(line) for line in lines)
        return TupleView(
            first=lines[0],
            others=tuple(lines[1:]),
            positions=Code(", ").joined(Code(str(number)) for number in range(len(items))),
            count=Code(str(len(items))),
            has_rest=bool(rest),
            is_too_wide=is_tuple_too_wide(_STRUCT + len(declared.name), columns),
            words=frozenset(word for part in parts for word in part.words()),
        )


@lru_cache(maxsize=100)
def _traits(derived: tuple[Code, ...], *, is_enum: bool, is_key: bool, has_default: bool) -> Code:
    """Return the traits that a type derives, of which ``derived`` are those of the user."""
    traits = _OF_ENUMS if is_enum else _OF_ALL
    if is_key:
        traits = tuple(dict.fromkeys((*traits, *_AS_KEYS)))
    if has_default:
        traits = (*traits, _DEFAULT)
    more = (path for path in derived if _STANDARD.sub("", path) not in traits)
    return Code(", ").joined(dict.fromkeys((*traits, *more)))


def alias(body: plan.PlannedBody, types: TypePrinter, meaning: Code) -> DeclarationView | None:
    """Return the public name of a body as an alias; None if a declaration has that name.

    ``meaning`` is the documentation where the specification has none.
    """
    if isinstance(body.type, plan.Named) and types.declarations[body.type.key].name == body.name:
        return None
    form = _alias(body.name, types.render_type(body.type))
    return _aliased(body.name, doc_lines(doc_of(body.doc) or [meaning]), form)


def any_json(name: Code) -> DeclarationView:
    """Return an alias for any JSON."""
    return _aliased(
        name, doc_lines([Code("Any JSON value.")]), _alias(name, TypeText(Code("Json")))
    )


def _aliased(name: Code, doc: Lines, form: AliasView) -> DeclarationView:
    return DeclarationView(name, doc, Code(""), Code(""), is_skipped=form.is_too_wide, form=form)


def _alias(name: Code, type_: TypeText) -> AliasView:
    placed = place_type(type_, _ALIAS + len(name))
    return AliasView(placed, placed.is_too_wide, frozenset(type_.words()))


def _enum(declared: plan.EnumDecl) -> EnumView:
    kind = _KINDS.get(declared.kind, _ANY) if declared.kind else _ANY
    is_text = kind == "str"
    members = tuple(_member(member, is_text=is_text) for member in declared.members)
    rows = [code("{} => {}", constant(member.value), member.name) for member in declared.members]
    line = Code(", ").joined(rows)
    head = _TABLE + len(declared.name) + len(kind)
    is_short = fits(code("{}{}", spaces(head), line))
    return EnumView(
        kind=kind,
        members=members,
        table=line if is_short else Code("\n").joined(packed(rows, 4)),
        is_short=is_short,
        words=frozenset(word for member in declared.members for word in words_of(member.value)),
    )


def _member(member: plan.Member, *, is_text: bool) -> MemberView:
    doc, removal = removal_of(member.doc, _INDENT)
    text = markdown(doc.text.rstrip())
    return MemberView(
        name=member.name,
        value=shown_value(member.value, is_text=is_text),
        doc=doc_lines([Code(""), *text] if text else []),
        removal=removal,
    )
