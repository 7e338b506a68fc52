"""Declarations of functions for agents that write code: types of JSON, documentation and a signature."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from adlgen.naming.code import Code, code
from adlgen.packs import Unusable
from adlgen.packs.view import View
from adlgen.plan import model as plan
from adlgen.plan.model import named_keys, parts_of

from ...docs import DEPRECATED, doc_lines, doc_text, removal_of
from ...imports import Imports
from ...layout import Expr, Group, Leaf, fits, flat, inside, lay, leaf
from ...literals import string
from ...types import is_any
from .json_types import INDENT, JsonPrinter, remarks, type_view

_WIDE = 1_000_000
"""More columns than a line has."""


def declared(planned: plan.Plan, tools: Sequence[plan.PlannedTool]) -> View:
    """Return the declarations of some tools, with all types that they use.

    Raises Unusable if numbers keep their text, which is not that of JSON.
    """
    if planned.options["numbers"] == "exact":
        message = "client=code requires numbers=native"
        raise Unusable(message)
    names = [str(one.name) for one in planned.declarations.values()]
    imports = Imports([*names, *(str(tool.value_name) for tool in tools)])
    functions = frozenset(str(tool.value_name) for tool in tools)
    printer = JsonPrinter(planned.declarations, imports, functions=functions)
    known = planned.declarations
    reached = _reached([type_ for tool in tools for type_ in _types(tool, known)], known)
    types = tuple(type_view(one, printer) for one in reached)
    views = tuple(_function(tool, printer) for tool in tools)
    return View(imports=imports.view(), types=types, functions=views)


def renamed(tool: plan.PlannedTool, known: Mapping[str, plan.Declaration]) -> dict[str, str]:
    """Return the properties whose parameters have other names, by these."""
    root = _root(tool, known)
    fields = () if root is None else root.fields
    return {str(field.name): field.key for field in fields if field.name != field.key}


def _root(tool: plan.PlannedTool, known: Mapping[str, plan.Declaration]) -> plan.RecordDecl | None:
    """Return the declaration of the input if it is an object with known properties."""
    found = _declared(tool, known)
    return found if isinstance(found, plan.RecordDecl) and found.fields else None


def _declared(
    tool: plan.PlannedTool, known: Mapping[str, plan.Declaration]
) -> plan.Declaration | None:
    type_ = tool.input.type
    return known[type_.key] if isinstance(type_, plan.Named) else None


def _has_input(tool: plan.PlannedTool, known: Mapping[str, plan.Declaration]) -> bool:
    """Report whether a tool has parameters."""
    type_, found = tool.input.type, _declared(tool, known)
    if isinstance(type_, plan.MapOf):
        return not is_any(type_.value)
    if not isinstance(found, plan.RecordDecl) or found.fields or found.extra_patterns:
        return True
    return found.extra is not None and not is_any(found.extra)


def _types(
    tool: plan.PlannedTool, known: Mapping[str, plan.Declaration]
) -> Iterator[plan.PlannedType]:
    """Yield the types in a signature."""
    root = _root(tool, known)
    if root is not None:
        yield from (field.type for field in root.fields)
    elif _has_input(tool, known):
        yield tool.input.type
    if tool.output is not None:
        yield tool.output.type


def _reached(
    types: Iterable[plan.PlannedType], known: Mapping[str, plan.Declaration]
) -> list[plan.Declaration]:
    """Return the declarations that types use, directly or through others, that need a name."""
    found: dict[str, plan.Declaration] = {}
    waiting = [key for type_ in types for key in named_keys(type_)]
    while waiting:
        key = waiting.pop(0)
        if key not in found:
            found[key] = known[key]
            waiting += [key for part in parts_of(known[key]) for key in named_keys(part)]
    return [one for one in found.values() if not isinstance(one, plan.EnumDecl)]


def _function(tool: plan.PlannedTool, printer: JsonPrinter) -> View:
    known = printer.declarations
    root = _root(tool, known)
    parameters = [] if root is None else [_parameter(field, printer) for field in root.fields]
    if root is None and _has_input(tool, known):
        type_ = _laid(Code("input"), printer.render_type(tool.input.type), is_optional=False)
        parameters = [View(doc=(), name=Code("input"), type=type_, is_optional=False)]
    returns = printer.visible(leaf("str"))
    result = returns if tool.output is None else printer.render_type(tool.output.type)
    text, announced = removal_of(tool) if tool.deprecated else (tool.description, "")
    return View(
        name=tool.value_name,
        mark=printer.imports.use(*DEPRECATED) if announced else Code(""),
        removal=string(announced) if announced else Code(""),
        has_parameters=bool(parameters),
        is_named=root is not None,
        is_single=root is None and bool(parameters),
        parameters=tuple(parameters),
        returns=flat(result),
        doc=_docstring(_described(tool, text)),
    )


def _described(tool: plan.PlannedTool, text: str) -> list[Code]:
    """Return the documentation of a function, with the name on the server if it differs."""
    described = doc_lines(text or tool.title)
    if tool.wire_name == tool.value_name and described:
        return described
    name, *_ = doc_lines(tool.wire_name) or [Code(tool.value_name)]
    if not described:
        return [name]
    return [code("{}: {}", name, described[0]), *described[1:]]


def _docstring(lines: Sequence[Code]) -> Code:
    """Return the text of a docstring whose lines are not wrapped, which would cost tokens."""
    first, *rest = doc_text(lines, -_WIDE).split("\n")
    margin = " " * INDENT
    rows = [f"{margin}{row}" if row else "" for row in rest[:-1]]
    return Code("\n".join([first, *rows, *([margin] if rest else [])]))


def _parameter(field: plan.PlannedField, printer: JsonPrinter) -> View:
    is_optional = not field.required
    type_ = printer.render_type(field.type)
    return View(
        doc=remarks(field.doc),
        name=field.name,
        type=_laid(field.name, type_, is_optional=is_optional),
        is_optional=is_optional,
    )


def _laid(name: Code, type_: Expr, *, is_optional: bool) -> Code:
    """Lay out the type of a parameter that has a line of its own."""
    margin = " " * INDENT
    text = flat(type_)
    is_short = fits(f"{margin}{name}: {text}{' = ...' if is_optional else ''},")
    if is_short or isinstance(type_, Leaf):
        return text
    if isinstance(type_, Group):
        rows = inside(type_.parts, 2 * INDENT, comma=type_.comma)
        return Code("\n".join([type_.open, *rows, f"{margin}{type_.close}"]))
    first, *rest = lay(type_, 2 * INDENT, 2 * INDENT, 0)
    return Code("\n".join(["(", f"{margin * 2}{first}", *rest, f"{margin})"]))
