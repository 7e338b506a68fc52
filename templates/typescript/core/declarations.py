"""The types of a body: interfaces and type aliases."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from adlgen.naming.code import Code
from adlgen.packs import Struct, replace
from adlgen.plan.model import (
    Constant,
    Declaration,
    EnumDecl,
    Plan,
    PlannedBody,
    RecordDecl,
    TupleDecl,
    UnionDecl,
)

from ..docs import comment, type_doc
from ..documents import Layout, width
from ..layout import Placed, place
from ..numbers import Numbers
from ..syntax import ALIAS, aliased, aliased_union, readonly_record
from ..types import Part, TypePrinter, distinct, is_hugged
from .decoding import uses
from .own import own_definitions
from .records import IndexSignature, Member, index_signatures, members, narrowed


class TypeView(NamedTuple):
    """An exported type: an interface with its members, or an alias of another type."""

    doc: tuple[Code, ...]
    name: Code
    type: Placed = Placed(Code(""))
    """The aliased type."""
    is_interface: bool = False
    base: Code = Code("")
    """The interface that this one extends."""
    members: tuple[Member, ...] = ()
    signatures: tuple[IndexSignature, ...] = ()

    def texts(self) -> list[Code]:
        """Return the types that this one refers to, as they are printed."""
        members = [one.type.text for one in self.members]
        return [self.type.text, *members, *(one.type.text for one in self.signatures)]


def type_views(
    body: PlannedBody,
    plan: Plan,
    numbers: Numbers,
    given: Mapping[str, Code],
    prints: type[TypePrinter] = TypePrinter,
) -> list[TypeView]:
    """Return the types of a body that are not printed inline.

    ``given`` are the names of the types without defaults applied, by the key of the declaration, which is
    empty for the body.
    """
    root = next((k for k, d in body.declarations.items() if d.name == body.name), "")
    owned = own_definitions(plan)
    printer = prints(plan.declarations, root, numbers=numbers, owned=owned)
    writer = _Writer(
        printer,
        keep=plan.options["defaults"] == "keep",
        names=given,
        documented=_documented(body.declarations.values()),
    )
    sparse = writer.sparse()
    views = []
    for key, declaration in body.declarations.items():
        if key in sparse.names and not printer.is_inline(declaration):
            views.append(sparse.view(declaration, sparse.names[key]))
            views.append(writer.narrowed(declaration))
        elif not printer.is_inline(declaration):
            views.append(writer.view(declaration))
    if not views or not root:
        doc = comment(type_doc(body.doc))
        if body.name in owned.values():  # the definition is another name of the type of the user
            printer = replace(printer, owned={})
        views.insert(0, alias_view(doc, body.name, aliased(_body_type(body, printer))))
        if "" in sparse.names:
            value = aliased(_body_type(body, sparse.printer))
            views.insert(0, alias_view(doc, sparse.names[""], value))
    return views


def _documented(declarations: Iterable[Declaration]) -> dict[str, list[str]]:
    """Return the documentation of properties, by the key of the declaration that they use."""
    out: dict[str, list[str]] = {}
    for record in declarations:
        for field in record.fields if isinstance(record, RecordDecl) else ():
            if (key := uses(field.type)) is not None:
                out.setdefault(key, []).append(field.doc.text)
    return out


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
    names: Mapping[str, Code]
    """The names of the types without defaults applied."""
    documented: Mapping[str, Sequence[str]]
    """The documentation of the properties that have a type, by the key of the type."""

    def sparse(self) -> _Writer:
        """Return the writer of the types without defaults applied."""
        printer = replace(self.printer, imported=lambda d: self.names.get(d.key, d.name))
        return replace(self, printer=printer, keep=True)

    def narrowed(self, declaration: Declaration) -> TypeView:
        """Return the type with defaults applied, which extends the one without."""
        if not isinstance(declaration, RecordDecl) or self._is_map(declaration):
            return alias_view((), declaration.name, self._aliased(declaration))
        given = index_signatures(self.sparse().printer, declaration, keep=True)
        own = index_signatures(self.printer, declaration, keep=False)
        return TypeView(
            (),
            declaration.name,
            is_interface=True,
            base=self.names[declaration.key],
            members=narrowed(self.printer, declaration, self.names),
            signatures=() if own == given else own,
        )

    def view(self, declaration: Declaration, name: Code | None = None) -> TypeView:
        """Return a type; ``name`` is another than that of its declaration."""
        name = name or declaration.name
        doc = () if self._is_of_place(declaration) else comment(type_doc(declaration.doc))
        if isinstance(declaration, RecordDecl) and not self._is_map(declaration):
            fields = members(self.printer, declaration, keep=self.keep)
            return TypeView(
                doc,
                name,
                is_interface=True,
                members=fields,
                signatures=index_signatures(self.printer, declaration, keep=self.keep),
            )
        return alias_view(doc, name, self._aliased(declaration))

    def _is_of_place(self, declaration: Declaration) -> bool:
        """Report whether the documentation of a type describes one of several properties that have it."""
        texts = self.documented.get(declaration.key, ())
        return len(texts) > 1 and declaration.doc.text in texts

    def _is_map(self, record: RecordDecl) -> bool:
        return not record.fields and not self.printer.leads_to(record.extra, record.key)

    def _aliased(self, declaration: Declaration) -> Layout:
        match declaration:
            case RecordDecl(extra=extra):
                values = (
                    Code("never") if extra is None else self.printer.render_type(extra, "argument")
                )
                return aliased(readonly_record((Code("string"), values)))
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
