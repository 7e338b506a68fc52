"""What every kind of models shares: the order of declarations, their names and documentation."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from adlgen.document.node import JsonValue
from adlgen.naming.code import Code
from adlgen.plan.model import (
    Declaration,
    Doc,
    EnumDecl,
    ListOf,
    MapOf,
    Named,
    NullableOf,
    PlannedBody,
    PlannedType,
    RecordDecl,
    TupleDecl,
)

from .imports import Imports
from .text import doc_lines, docstring, literal_text

_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")


@dataclass(frozen=True, slots=True)
class Side:
    """The input or the output of a tool, on its way into a module."""

    word: str
    """``input`` or ``output``."""
    body: PlannedBody
    imports: Imports
    subject: Code
    """What the root is, in a sentence."""
    exact: bool = False
    """Whether numbers are decimals."""

    @property
    def codec(self) -> Code:
        """The name of the codec in the module."""
        return Code(self.word.upper())

    def root(self) -> Declaration | None:
        """Return the declaration that the root is, if it is one."""
        root = self.body.type
        return self.body.declarations[root.key] if isinstance(root, Named) else None


def named_in(type_: PlannedType) -> Iterator[str]:
    """Yield the keys of the declarations that a type mentions."""
    match type_:
        case Named(key=key):
            yield key
        case ListOf(item=inner) | MapOf(value=inner) | NullableOf(inner=inner):
            yield from named_in(inner)
        case _:
            pass


def parts_of(declaration: Declaration) -> tuple[PlannedType, ...]:
    """Return the types that a declaration is made of."""
    match declaration:
        case RecordDecl(fields=fields, extra=extra):
            return (*(f.type for f in fields), *((extra,) if extra is not None else ()))
        case TupleDecl(items=items, rest=rest):
            return (*items, *((rest,) if rest is not None else ()))
        case EnumDecl():
            return ()
        case _:
            return tuple(v.type for v in declaration.variants)


def in_order(declarations: Mapping[str, Declaration]) -> tuple[list[Declaration], frozenset[str]]:
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


def _is_ready(declaration: Declaration, done: Mapping[str, None]) -> bool:
    parts = () if isinstance(declaration, RecordDecl) else parts_of(declaration)
    return all(key in done for part in parts for key in named_in(part))


def _post_order(declarations: Mapping[str, Declaration]) -> list[str]:
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


def snake_names(declarations: Mapping[str, Declaration]) -> dict[str, Code]:
    """Name every declaration as part of a function's name, by key."""
    names = {key: _HUMP.sub("_", d.name).lower() for key, d in declarations.items()}
    counts = list(names.values())
    return {
        key: Code(name if counts.count(name) == 1 else f"{name}_{_digest(declarations[key].name)}")
        for key, name in names.items()
    }


def _digest(name: str) -> str:
    return hashlib.sha256(name.encode()).hexdigest()[:4]


def described(doc: Doc, *, notes: tuple[str, ...] | None = None) -> list[Code]:
    """Lay out documentation: the description, then a paragraph of what the type does not say."""
    lines = doc_lines(doc.text)
    remarks = doc.notes if notes is None else notes
    tail = [line for note in remarks for line in _note(note)]
    if doc.deprecated:
        tail.append(Code("Deprecated."))
    if lines and tail:
        lines.append(Code(""))
    return [*lines, *tail]


def _note(note: str) -> list[Code]:
    label, colon, text = note.partition("Pattern: ")
    if colon:
        return [Code(f"{label}Pattern: {literal_text(text)}")]
    return doc_lines(note)


def record_doc(record: RecordDecl, subject: Code | None, *, extra: bool) -> list[Code]:
    """Lay out the documentation of a record; ``subject`` says what a root is."""
    lines = described(record.doc)
    if subject is not None:
        lines = [subject, *([Code(""), *lines] if lines else [])]
    if extra and record.extra_patterns:
        lines += [Code("")] if lines else []
        lines.append(extra_doc(record))
    return lines


def extra_doc(record: RecordDecl) -> Code:
    """Say which further properties a record takes."""
    if not record.extra_patterns:
        return Code("Further properties.")
    names = " or ".join(literal_text(p) for p in record.extra_patterns)
    return Code(f"Further properties; their names match {names}.")


def doc_block(lines: list[Code], indent: int) -> tuple[Code, ...]:
    """Lay out documentation as a string statement."""
    return docstring(lines, indent)


def is_plain_value(value: JsonValue) -> bool:
    """Whether a default can be written without building anything."""
    return not isinstance(value, list | dict)
