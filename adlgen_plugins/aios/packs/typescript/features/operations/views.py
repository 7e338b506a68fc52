"""The views of operations."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.model import EnumDecl

from ...core.declarations import TypeView, alias_view
from ...data_literals import DataPrinter
from ...docs import comment, header_text, words
from ...documents import Fluid, Layout, width
from ...imports import Imports, module_of
from ...layout import layout, place
from ...literals import array, named_entry, string
from ...names import spec_value
from ...syntax import aliased, aliased_union
from .names import codes_name, operation_name
from .test_view import operation_test_view

_TYPES = "../toolspec/runtime/operations.js"
_PRINTER = DataPrinter(long_texts=True)
_DECLARED = 28
"""The width of ``export const : Operation<> =``."""
_OPERATIONS = 48
"""The width of ``export const operations: readonly Operation[] = ``."""


def operation_view(context: FileContext) -> View:
    """Return the module of an operation."""
    tool = context.tool
    assert tool is not None
    extra = tool.extras["operations"]
    codes, name = codes_name(tool), operation_name(tool)
    imports = Imports({codes, name})
    imports.add_type(_TYPES, "Operation")
    spec = imports.add(module_of("../toolspec", tool.file), spec_value(tool))
    last = (named_entry(Code("spec"), spec),)
    operation = Fluid(_PRINTER.object(extra.data.record("operation"), last=last))
    return View(
        source=header_text(context.plan.source),
        imports=imports.clauses(),
        types=(_codes(codes, extra.enumeration("errors"), tool.llm_name),),
        doc=comment(words(f"The operation `{tool.llm_name}`.")),
        name=name,
        codes=codes,
        operation=place(operation, _DECLARED + width(name) + width(codes)),
    )


def _codes(name: Code, errors: EnumDecl | None, llm_name: str) -> TypeView:
    doc = comment(words(f"The error codes of `{llm_name}`."))
    codes = [] if errors is None else [string(str(member.value)) for member in errors.members]
    shaped: Layout = aliased(codes[0] if codes else Code("never"))
    return alias_view(doc, name, aliased_union(codes) if len(codes) > 1 else shaped)


def operations_view(context: FileContext) -> View:
    """Return the index of the operations."""
    plan = context.plan
    data = plan.extras["operations"].data
    tools = [tool for tool in plan.tools if "operations" in tool.extras]
    launch = data.optional_record("launch")
    imports = Imports({"group", "launch", "operations"})
    imports.add_type(_TYPES, "Group", "Operation")
    kind = Code("")
    if launch is not None:
        kind = imports.add_type(_TYPES, "".join(map(str.capitalize, launch.type.split("_"))))
    names = [imports.add(module_of(".", tool.file), operation_name(tool)) for tool in tools]
    operations = place(array(names), _OPERATIONS, after=len(";"))
    return View(
        source=header_text(plan.source),
        imports=imports.clauses(),
        exports=tuple(string(module_of(".", tool.file)) for tool in tools),
        runs_validators=plan.options["validators"] == "run",
        operations=operations.text,
        group=layout(_PRINTER.object(data.record("group"))),
        has_launch=launch is not None,
        launch_type=kind,
        launch=Code("") if launch is None else layout(_PRINTER.object(launch)),
    )


def tests(context: FileContext) -> tuple[str, ...]:
    """Return the pattern of the emitted tests, which need the embedded validator."""
    embedded = context.plan.options["validator"] == "embedded"
    return ("dist/test/operations/*.test.js",) if embedded else ()


def middleware(context: FileContext) -> tuple[Callable[[Imports], Code], ...]:
    """Return the middleware that runs the validators of operations."""
    return (_validating,) if context.plan.options["validators"] == "run" else ()


def _validating(imports: Imports) -> Code:
    operations = imports.add("../operations/index.js", "operations")
    return code("{}({})", imports.add("./runtime/validators.js", "validating"), operations)


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "operation.ts.j2": operation_view,
    "operations.ts.j2": operations_view,
    "operation_test.ts.j2": operation_test_view,
}

SLOTS: Mapping[str, Callable[[FileContext], tuple[Any, ...]]] = {
    "middleware": middleware,
    "tests": tests,
}
