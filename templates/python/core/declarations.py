"""The order, the forms and the documentation of declarations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum, auto

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.view import View, ViewValue
from adlgen.plan import model as plan

from ..docs import described, doc_text, literal_text
from ..imports import Imports
from ..layout import Expr, Leaf
from ..statements import annotation

NOTHING = Code("")


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
    """The input or the output of a tool, with the imports of its module."""

    word: str
    """``input`` or ``output``."""
    body: plan.PlannedBody
    imports: Imports
    subject: Code
    """The first sentence of the root's documentation."""
    exact: bool = False
    """Whether numbers are decimals."""
    native: bool = False
    """Whether strings of some formats have types of their own."""
    tool: Code = Code("TOOL")
    """The constant of the tool."""
    secrets: frozenset[str] = frozenset()
    """The places of the schemas of secrets."""
    schema: Code = Code("INPUT_SCHEMA")
    """The constant of the schema."""

    @property
    def codec(self) -> Code:
        """The codec in the module."""
        return code("{}.{}", self.tool, Code(self.word))

    def root(self) -> plan.Declaration | None:
        """Return the declaration of the root type, if it has one."""
        root = self.body.type
        return self.body.declarations[root.key] if isinstance(root, plan.Named) else None


def named_in(type_: plan.PlannedType) -> Iterator[str]:
    """Yield the keys of the declarations that a type refers to."""
    match type_:
        case plan.Named(key=key):
            yield key
        case plan.ListOf(item=inner) | plan.MapOf(value=inner) | plan.NullableOf(inner=inner):
            yield from named_in(inner)
        case _:
            pass


def parts_of(declaration: plan.Declaration) -> tuple[plan.PlannedType, ...]:
    """Return the types that a declaration refers to."""
    match declaration:
        case plan.RecordDecl(fields=fields, extra=extra):
            return (*(f.type for f in fields), *((extra,) if extra is not None else ()))
        case plan.TupleDecl(items=items, rest=rest):
            return (*items, *((rest,) if rest is not None else ()))
        case plan.EnumDecl():
            return ()
        case _:
            return tuple(v.type for v in declaration.variants)


def in_order(
    declarations: Mapping[str, plan.Declaration],
) -> tuple[list[plan.Declaration], frozenset[str]]:
    """Order declarations so that parts come before wholes.

    Annotations of classes are lazy, but an alias is evaluated, so it comes after the classes and aliases
    that it refers to. Also return the keys of the recursive aliases, which refer to themselves without
    passing through a class.
    """
    waiting = _post_order(declarations)
    done: dict[str, None] = {}
    recursive: set[str] = set()
    while waiting:
        ready = (key for key in waiting if _is_ready(declarations[key], done))
        key = next(ready, None)
        if key is None:
            key = waiting[0]
            recursive.add(key)
        waiting.remove(key)
        done[key] = None
    return [declarations[key] for key in done], frozenset(recursive)


def _is_ready(declaration: plan.Declaration, done: Mapping[str, None]) -> bool:
    parts = () if isinstance(declaration, plan.RecordDecl) else parts_of(declaration)
    return all(key in done for part in parts for key in named_in(part))


def _post_order(declarations: Mapping[str, plan.Declaration]) -> list[str]:
    order: dict[str, None] = {}
    entered: set[str] = set()
    for start in declarations:
        stack = [(start, False)]
        while stack:
            key, leaving = stack.pop()
            if leaving:
                order[key] = None
            elif key not in entered:
                entered.add(key)
                stack.append((key, True))
                parts = [k for t in parts_of(declarations[key]) for k in named_in(t)]
                stack += [(part, False) for part in reversed(parts)]
    return list(order)


def record_doc(record: plan.RecordDecl, subject: Code | None, *, extra: bool) -> list[Code]:
    """Return the documentation of a record; ``subject`` is the first sentence of a root."""
    lines = described(record.doc)
    if subject is not None:
        lines = [subject, *([Code(""), *lines] if lines else [])]
    if extra and record.extra_patterns:
        lines += [Code("")] if lines else []
        lines.append(extra_doc(record))
    return lines


def extra_doc(record: plan.RecordDecl) -> Code:
    """Document the additional properties of a record."""
    if not record.extra_patterns:
        return Code("Additional properties.")
    names = " or ".join(literal_text(p) for p in record.extra_patterns)
    return Code(f"Additional properties; their names match {names}.")
