"""The tools as methods of one class."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.text import first_paragraph
from adlgen.packs.view import View
from adlgen.plan.model import MapOf, Named, Plan, PlannedTool, RecordDecl

from ..docs import doc_lines, doc_text, literal_text, source_of
from ..imports import Imports
from ..layout import WIDTH, Expr, Leaf, call, flat, leaf
from ..names import constant, methods_name, runtime_of, tool_module
from ..statements import arguments
from ..widths import width
from .deprecated_view import deprecated_class, deprecated_method

_KEYWORD = 6
"""The width of what the template prints before the name of a class."""
_MOST = 32
"""The bases of a class: Python and type checkers order those of one class in cubic time."""


def methods_view(context: FileContext) -> View:
    """Return the module of the class."""
    plan = context.plan
    imports = Imports([methods_name(plan)], runtime=runtime_of(plan))
    imports.use("__future__", "annotations")
    for tool in plan.tools:
        module = tool_module(plan, tool)
        imports.alias(".", module, code("_{}", module))
    lead = Code(f"The tools of {literal_text(plan.agent_name)} as methods.")
    name = methods_name(plan)
    parts = [leaf(f"_{tool_module(plan, tool)}.{method_class(plan, tool)}") for tool in plan.tools]
    groups, bases = _grouped(name, parts)
    methods = View(name=name, bases=_bases(name, bases), doc=_doc(plan), all=(), deprecated=())
    return View(
        source=source_of(plan),
        doc=doc_text([lead]),
        imports=imports.view(),
        groups=groups,
        methods=methods,
    )


def _grouped(name: Code, bases: Sequence[Expr]) -> tuple[tuple[View, ...], Sequence[Expr]]:
    """Return the classes of parts of the bases, and those bases that are left; few bases have no parts."""
    if len(bases) <= _MOST:
        return (), bases
    parts = [bases[start : start + _MOST] for start in range(0, len(bases), _MOST)]
    names = [Code(f"_{name}{number}") for number in range(1, len(parts) + 1)]
    groups = tuple(
        View(name=one, bases=_bases(one, part)) for one, part in zip(names, parts, strict=True)
    )
    return groups, [Leaf(one) for one in names]


def has_methods(plan: Plan) -> bool:
    """Report whether the agent has the class."""
    return bool(plan.tools) and plan.options["models"] in ("pydantic", "dataclass")


def methods_of(plan: Plan, imports: Imports) -> View:
    """Return the class; in a layout of one file it is in the module of the tools."""
    base = imports.use("._methods", "Tools")
    methods = tuple(_method(plan, tool, imports) for tool in plan.tools)
    name, deprecated = methods_name(plan), _deprecated(plan.tools, imports)
    return View(name=name, bases=base, doc=_doc(plan), all=methods, deprecated=deprecated)


def method_of(plan: Plan, tool: PlannedTool, imports: Imports) -> View:
    """Return the class of one tool as a method, a base of that of all: its documentation is in the file of the tool."""
    base = imports.use("._methods", "Tools")
    method, name = _method(plan, tool, imports), method_class(plan, tool)
    bases, deprecated = _bases(name, [leaf(base)]), _deprecated([tool], imports)
    return View(name=name, bases=bases, doc=Code(""), all=(method,), deprecated=deprecated)


def _deprecated(tools: Iterable[PlannedTool], imports: Imports) -> tuple[View, ...]:
    """Return the classes of the methods of deprecated tools."""
    owner, base = imports.use("._methods", "Tools"), imports.use("._methods", "Method")
    return tuple(deprecated_method(one, imports, base, owner) for one in tools if one.deprecated)


def method_class(plan: Plan, tool: PlannedTool) -> Code:
    """Return the name of the class of one tool as a method, which no type of the tool has."""
    name = f"{tool.type_name}Methods"
    for body in (*tool.bodies, *([plan.types] if plan.types else [])):
        for one in body.declarations.values():
            if one.name == name:
                return Code(f"{name}_")
    return Code(name)


def _doc(plan: Plan) -> Code:
    # It names no tool, because a tool may go.
    named = literal_text(plan.agent_name)
    doc = Code(f"The tools of {named}, over a toolbox: ``await tools.NAME(...)``.")
    return doc_text([doc], 4)


def _method(plan: Plan, tool: PlannedTool, imports: Imports) -> View:
    spec = leaf(constant(plan, tool, "TOOL"))
    given: Expr = leaf(tool.input.name)
    if not is_called_by_name(plan, tool):
        given = whole_of(plan, tool, spec, imports)
    made = deprecated_class(tool) if tool.deprecated else imports.use("._methods", "Method")
    described = doc_lines(first_paragraph(tool.description))
    return View(
        name=tool.value_name,
        value=_value(tool.value_name, made, [spec, given]),
        doc=doc_text(described or [Code(f"Calls {literal_text(tool.llm_name)}.")], 4),
    )


def _value(name: Code, made: Code, parts: Sequence[Expr]) -> Code:
    """Return the value of a method; that of a name that fills the line is in brackets, as formatters put it."""
    head = f"{name} = {made}"
    if width(f"    {head}(") <= WIDTH:
        return code("{}({})", made, arguments(head, parts, 4))
    return code("(\n        {}({})\n    )", made, arguments(str(made), parts, 8))


def _bases(name: Code, parts: Sequence[Expr]) -> Code:
    """Return the bases of a class; the colon after the bracket is part of the line."""
    head = f"{' ' * _KEYWORD}{name}:"
    if len(parts) == 1 and width(f"{head}({flat(parts[0])})") > WIDTH:
        return code("\n    {}\n", flat(parts[0]))
    return arguments(head, parts, 0)


def whole_of(plan: Plan, tool: PlannedTool, spec: Expr, imports: Imports) -> Expr:
    """Return what takes the input of a tool that is not a class; one that needs no property has a default."""
    schema = tool.input.canonical
    needs = isinstance(schema, dict) and (schema.get("required") or schema.get("minProperties"))
    is_open = has_methods(plan) and isinstance(tool.input.type, MapOf) and not needs
    name = "open_whole" if is_open else "whole"
    imports.alias("._tool", name, f"{name}_")
    return call(Code(f"{name}_"), [spec])


def is_called_by_name(plan: Plan, tool: PlannedTool) -> bool:
    """Report whether the input is a class, whose constructor has the arguments of calls."""
    root = tool.input.type
    if not (has_methods(plan) and isinstance(root, Named)):
        return False
    declared = tool.input.declarations.get(root.key)
    if declared is None and plan.types is not None:
        declared = plan.types.declarations[root.key]
    return isinstance(declared, RecordDecl)
