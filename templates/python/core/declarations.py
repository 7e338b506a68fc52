"""The order, the forms and the documentation of declarations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum, auto
from typing import NamedTuple

from adlgen.naming.code import Code
from adlgen.packs import Struct, replace
from adlgen.packs.view import View, ViewValue
from adlgen.plan import model as plan
from adlgen.plan.model import named_keys, parts_of

from ..docs import described, doc_text, literal_text
from ..imports import Imports
from ..layout import Expr, Leaf
from ..statements import annotation

NOTHING = Code("")
TYPES = "TYPES"
"""The constant of the schemas of the types that tools share."""


class Form(Enum):
    """The forms of top-level declarations; there is a template for each."""

    ALIAS = auto()
    MODEL = auto()
    CHOICE = auto()
    DATACLASS = auto()
    SELECTION = auto()


class Declared(Struct):
    """A top-level declaration of a tool module."""

    form: Form
    values: Mapping[str, ViewValue]


def views(declarations: Iterable[Declared]) -> tuple[View, ...]:
    """Return the views of declarations; two blank lines are around all but aliases."""
    out: list[View] = []
    after_alias = True
    for one in declarations:
        is_alias = one.form is Form.ALIAS
        out.append(View(one.form, is_apart=not (is_alias and after_alias), **one.values))
        after_alias = is_alias
    return tuple(out)


def alias(name: Code, type_: Expr, doc: plan.Doc, imports: Imports) -> dict[str, ViewValue]:
    """Return the values of an alias; a wide one has its annotation in parentheses."""
    laid = annotation(name, Leaf(imports.use("typing", "TypeAlias")), type_, 0)
    text = doc_text(described(doc))
    is_wide = "\n" in laid.type
    return {"name": name, "type": laid.default, "is_wide": is_wide, "is_lazy": False, "doc": text}


def field_view(name: Code, type_: Expr, default: Expr | None = None, doc: Code = NOTHING) -> View:
    """Return a field of a class."""
    laid = annotation(name, type_, default)
    return View(name=name, type=laid.type, default=laid.default, doc=doc)


def constant_view(name: Code, type_: Expr, value: Expr) -> View:
    """Return a constant of a module."""
    laid = annotation(name, type_, value, 0)
    return View(name=name, type=laid.type, value=laid.default)


class Side(Struct):
    """The input, the output or a form of a tool, or the types that tools share, with the imports of the module."""

    word: str
    """``input``, ``output``, ``types``, or the word of a form."""
    body: plan.PlannedBody
    known: Mapping[str, plan.Declaration]
    """The declarations of the body, and those that tools share."""
    imports: Imports
    exact: bool = False
    """Whether numbers are decimals."""
    native: bool = False
    """Whether strings of some formats have types of their own."""
    secrets: frozenset[str] = frozenset()
    """The places of the schemas of secrets."""
    schema: Code = Code("INPUT_SCHEMA")
    """The constant of the schema."""
    shared_module: str = ""
    """The module of the types that tools share, if it is another one."""
    package: str = ""
    """The package that contains the emitted one."""
    subject: str = ""
    """The documentation of the root, if the schema has none."""

    def import_types(self) -> Code:
        """Return the constant of the schemas of the types that tools share."""
        return self.imports.use(self.shared_module, TYPES) if self.shared_module else Code(TYPES)

    def root(self) -> plan.Declaration | None:
        """Return the declaration of the root type, if it has one."""
        root = self.body.type
        return self.known[root.key] if isinstance(root, plan.Named) else None

    def doc_of(self, name: Code, doc: plan.Doc) -> plan.Doc:
        """Return the documentation of a declaration; the root always has one."""
        is_root = name == self.body.name and not doc.text
        return replace(doc, text=self.subject) if is_root else doc

    def is_record(self) -> bool:
        """Report whether the public name is that of a record, or an alias of a shared one."""
        root = self.root()
        is_shared = root is not None and root.key.startswith(plan.SHARED)
        return isinstance(root, plan.RecordDecl) and (is_shared or root.name == self.body.name)


class Order(NamedTuple):
    """Declarations, parts before wholes."""

    listed: list[plan.Declaration]
    recursive: frozenset[str]
    """The keys of the aliases that refer to themselves without passing through a class."""
    uses: Mapping[str, list[str]]
    """The keys of the declarations that each refers to, by key."""

    def refers_ahead(self) -> bool:
        """Report whether a declaration refers to itself or to a later one."""
        later = {*self.uses}
        for one in self.listed:
            if not later.isdisjoint(self.uses[one.key]):
                return True
            later.discard(one.key)
        return False


_last: list[tuple[Mapping[str, plan.Declaration], Order]] = []
"""The declarations of the last call, and their order."""


def in_order(declarations: Mapping[str, plan.Declaration]) -> Order:
    """Order declarations so that parts come before wholes.

    Annotations of classes are lazy, but an alias is evaluated, so it comes after the classes and aliases
    that it refers to.
    """
    if not _last or _last[0][0] is not declarations:
        _last[:] = [(declarations, _ordered(declarations))]
    return _last[0][1]


def _ordered(declarations: Mapping[str, plan.Declaration]) -> Order:
    uses = {key: _used_in(one, declarations) for key, one in declarations.items()}
    waiting = _post_order(uses)
    done: dict[str, None] = {}
    recursive: set[str] = set()
    while waiting:
        for key in waiting:
            if isinstance(declarations[key], plan.RecordDecl) or done.keys() >= {*uses[key]}:
                break
        else:
            key = waiting[0]
            recursive.add(key)
        waiting.remove(key)
        done[key] = None
    return Order([declarations[key] for key in done], frozenset(recursive), uses)


def _used_in(
    declaration: plan.Declaration, declarations: Mapping[str, plan.Declaration]
) -> list[str]:
    """Return the keys of the declarations, of some, that one refers to."""
    found: list[str] = []
    for part in parts_of(declaration):
        if not isinstance(part, plan.Plain):
            found += [key for key in named_keys(part) if key in declarations]
    return found


def _post_order(uses: Mapping[str, list[str]]) -> list[str]:
    order: dict[str, None] = {}
    entered: set[str] = set()
    for start in uses:
        stack = [(start, False)]
        while stack:
            key, leaving = stack.pop()
            if leaving:
                order[key] = None
            elif key not in entered:
                entered.add(key)
                stack.append((key, True))
                stack += [(part, False) for part in reversed(uses[key])]
    return list(order)


def extra_doc(record: plan.RecordDecl) -> Code:
    """Document the additional properties of a record."""
    if not record.extra_patterns:
        return Code("Additional properties.")
    names = " or ".join(literal_text(p) for p in record.extra_patterns)
    return Code(f"Additional properties; their names match {names}.")
