"""The order, the forms and the documentation of declarations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from adlgen.naming.code import Code
from adlgen.plan import model as plan

from ..docs import described, doc_text, literal_text
from ..imports import Imports
from ..layout import Expr, Leaf
from ..statements import annotation


@dataclass(frozen=True, slots=True, kw_only=True)
class Form:
    """A top-level declaration of a tool module; templates select by its form."""

    is_alias: ClassVar[bool] = False
    is_model: ClassVar[bool] = False
    is_choice: ClassVar[bool] = False
    is_dataclass: ClassVar[bool] = False
    is_builder: ClassVar[bool] = False
    is_apart: bool = True
    """Whether two blank lines precede it, as around classes and functions."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AliasView(Form):
    """A name for a type."""

    is_alias: ClassVar[bool] = True
    name: Code
    type: Code
    is_wide: bool = False
    """Whether the annotation is in parentheses, because the name leaves no room for it."""
    is_lazy: bool = False
    """Whether ``type`` is a call that makes the alias, because it mentions the alias."""
    doc: Code


@dataclass(frozen=True, slots=True)
class FieldView:
    """A field of a class."""

    name: Code
    type: Code
    default: Code
    doc: Code


@dataclass(frozen=True, slots=True)
class ConstantView:
    """A constant of a module."""

    name: Code
    type: Code
    value: Code


def alias(name: Code, type_: Expr, doc: plan.Doc, imports: Imports) -> AliasView:
    """Declare a name for a type."""
    laid = annotation(name, Leaf(imports.use("typing", "TypeAlias")), type_, 0)
    is_wide = "\n" in laid.type
    text = doc_text(described(doc))
    return AliasView(name=name, type=laid.default, is_wide=is_wide, doc=text)


def with_spacing(forms: Iterable[Form]) -> tuple[Form, ...]:
    """Set the number of blank lines before each declaration."""
    out: list[Form] = []
    for form in forms:
        near = form.is_alias and (not out or out[-1].is_alias)
        out.append(replace(form, is_apart=False) if near else form)
    return tuple(out)


@dataclass(frozen=True, slots=True)
class Side:
    """The input or the output of a tool, with the imports of its module."""

    word: str
    """``input`` or ``output``."""
    body: plan.PlannedBody
    imports: Imports
    subject: Code
    """The first sentence of the root's documentation."""
    exact: bool = False
    """Whether numbers are decimals."""

    @property
    def codec(self) -> Code:
        """The name of the codec in the module."""
        return Code(self.word.upper())

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

    Classes name their parts lazily, but an alias needs the classes it names, so one that comes too
    early waits for its parts. Also returns the keys of the aliases that can not wait, because they
    lead back to themselves without passing through a class.
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
        return Code("Further properties.")
    names = " or ".join(literal_text(p) for p in record.extra_patterns)
    return Code(f"Further properties; their names match {names}.")
