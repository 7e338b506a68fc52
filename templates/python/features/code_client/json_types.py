"""Types of JSON in declarations: typed dictionaries, aliases, and enumerations where they are used."""

from __future__ import annotations

import json
import keyword
import re
import unicodedata
from enum import Enum, auto

from adlgen.naming.code import Code, code
from adlgen.packs.view import View
from adlgen.plan import model as plan

from ...core.declarations import alias
from ...docs import comment, doc_lines, doc_text
from ...layout import Either, Expr, Group, Leaf, Pair, call, fits, leaf, subscript
from ...literals import string
from ...statements import CLASS, annotation, expression
from ...types import TypePrinter

INDENT = 4
_TYPES = frozenset({"bool", "dict", "float", "int", "list", "str"})
"""The types of Python in declarations."""
_NO_DOC = plan.Doc()
_NUMBER = re.compile(r"^Number,? (\w)")
"""The start of a note that repeats the type."""


class _Form(Enum):
    """The forms of types."""

    CLASS = auto()
    CALL = auto()
    ALIAS = auto()


class JsonPrinter(TypePrinter):
    """Prints types of JSON, with enumerations where they are used."""

    functions: frozenset[str] = frozenset()
    """The names of functions in the module, which hide types of Python."""

    def render_type(self, type_: plan.PlannedType) -> Expr:
        """Print a type."""
        return self.visible(self._rendered(type_))

    def visible(self, type_: Expr) -> Expr:
        """Return a type with other names for types of Python that functions hide."""
        match type_:
            case Leaf(text) if text in self.functions and text in _TYPES:
                return Leaf(self.imports.use("builtins", text))
            case Group(start, parts, close, comma):
                name = start.removesuffix("[")
                hidden = name in self.functions and name in _TYPES
                opened = code("{}[", self.imports.use("builtins", name)) if hidden else start
                return Group(opened, tuple(map(self.visible, parts)), close, comma)
            case Either(parts):
                return Either(tuple(map(self.visible, parts)))
            case _:
                return type_

    def _rendered(self, type_: plan.PlannedType) -> Expr:
        match type_:
            case plan.Named(key=key):
                declaration = self.declarations[key]
                if isinstance(declaration, plan.EnumDecl):
                    return self.values(declaration.values)
            case plan.Own(wire=wire):
                return self.json_value() if wire is None else self.render_type(wire)
            case _:
                pass
        return super().render_type(type_)

    def number(self) -> Expr:
        """Print the type of numbers."""
        return leaf("float")

    def json_value(self) -> Expr:
        """Print the type of any JSON value."""
        return Leaf(self.imports.use("typing", "Any"))


def type_view(declaration: plan.Declaration, printer: JsonPrinter) -> View:
    """Return the view of a declared type."""
    match declaration:
        case plan.RecordDecl(fields=fields) if any(not field.key for field in fields):
            values = printer.visible(subscript("dict", [leaf("str"), printer.json_value()]))
            return _alias(declaration, values, printer)
        case plan.RecordDecl(fields=fields) if fields:
            return _typed_dict(declaration, printer)
        case plan.RecordDecl(extra=extra):
            value = printer.json_value() if extra is None else printer.render_type(extra)
            type_ = printer.visible(subscript("dict", [leaf("str"), value]))
            return _alias(declaration, type_, printer)
        case plan.EnumDecl():
            return _alias(declaration, printer.values(declaration.values), printer)
        case plan.UnionDecl(variants=variants):
            union = printer.union([variant.type for variant in variants])
            return _alias(declaration, union, printer)
        case plan.TupleDecl(items=items, rest=rest):
            parts = [*items, *([] if rest is None else [rest])]
            item = printer.union(parts) if parts else printer.json_value()
            return _alias(declaration, printer.visible(subscript("list", [item])), printer)


def _alias(declaration: plan.Declaration, type_: Expr, printer: JsonPrinter) -> View:
    return View(_Form.ALIAS, **alias(declaration.name, type_, _NO_DOC, printer.imports))


def _typed_dict(record: plan.RecordDecl, printer: JsonPrinter) -> View:
    base = printer.imports.use("typing", "TypedDict")
    total = any(field.required for field in record.fields)
    types = [_field_type(field, printer, total=total) for field in record.fields]
    doc = doc_text(doc_lines(record.doc.text), INDENT)
    if all(_is_name(field.key) for field in record.fields):
        fields = tuple(
            View(
                doc=remarks(field.doc),
                name=Code(field.key),
                type=annotation(Code(field.key), type_, None).type,
            )
            for field, type_ in zip(record.fields, types, strict=True)
        )
        bases = base if total else code("{}, total=False", base)
        is_wide = not fits(f"{' ' * CLASS}{record.name}({bases}):")
        return View(
            _Form.CLASS, name=record.name, bases=bases, is_wide=is_wide, doc=doc, fields=fields
        )
    pairs = [
        Pair(code("{}: ", string(field.key)), type_)
        for field, type_ in zip(record.fields, types, strict=True)
    ]
    members = Group(Code("{"), tuple(pairs), Code("}"))
    optional = [] if total else [Pair(Code("total="), leaf("False"))]
    made = call(base, [Leaf(string(record.name)), members, *optional])
    return View(_Form.CALL, name=record.name, call=expression(f"{record.name} = ", made))


def _field_type(field: plan.PlannedField, printer: JsonPrinter, *, total: bool) -> Expr:
    type_ = printer.render_type(field.type)
    if field.required or not total:
        return type_
    return subscript(printer.imports.use("typing_extensions", "NotRequired"), [type_])


def _is_name(key: str) -> bool:
    is_stable = unicodedata.normalize("NFKC", key) == key
    return is_stable and key.isidentifier() and not (keyword.iskeyword(key) or key.startswith("__"))


def remarks(doc: plan.Doc) -> tuple[Code, ...]:
    """Return the text, the constraints and the default, each on a line, or together if the text is one line."""
    default = [f"Default: {json.dumps(doc.default)}."] if doc.has_default else []
    limits = [_NUMBER.sub(lambda found: found[1].upper(), note) for note in doc.notes]
    notes = " ".join([*limits, *default, *(["Deprecated."] if doc.deprecated else [])])
    lines = [line for line in doc.text.splitlines() if line.strip()]
    if len(lines) == 1 and notes:
        stop = "" if lines[0].rstrip().endswith((".", "!", "?", ":", ";")) else "."
        lines = [f"{lines[0].rstrip()}{stop} {notes}"]
    elif notes:
        lines.append(notes)
    return tuple(map(comment, lines))
