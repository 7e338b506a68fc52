"""Views of operations: declarations, servers or programs, and examples as tests."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.text import width
from adlgen.packs.view import View
from adlgen.plan.data import RecordValue
from adlgen.plan.model import EnumDecl, PlannedTool

from ...data_literals import DataPrinter
from ...docs import span
from ...imports import use_tree
from ...layout import ARGUMENTS, fits, spaces
from ...literals import comment, json_line, string

_PRINTER = DataPrinter(long_texts=True)
_USE_PARENT, _USE = 11, 10
"""The widths of ``use super::``, and of the rest of an import with a margin."""


def operations_view(context: FileContext) -> View:
    """Return the view of the declarations that all operations share."""
    plan = context.plan
    data = plan.extras["operations"].data
    launch = data.optional_record("launch")
    return View(
        source=comment(plan.source),
        modules=tuple(sorted(tool.module for tool in plan.tools if "operations" in tool.extras)),
        group=_PRINTER.formatted_fields(data.record("group")),
        has_launch=launch is not None,
        launch_type=Code("") if launch is None else _PRINTER.type_of(launch),
        launch=() if launch is None else _PRINTER.formatted_fields(launch),
    )


def operation_view(context: FileContext) -> View:
    """Return the view of an operation."""
    tool = context.tool
    assert tool is not None
    extra = tool.extras["operations"]
    operation, examples = extra.data.record("operation"), extra.data.record("examples")
    errors = extra.enumeration("errors")
    imported = [*_PRINTER.types_in(operation), *([] if errors is None else [Code("Code")])]
    return View(
        source=comment(context.plan.source),
        shown_name=span(tool.llm_name),
        module=tool.module,
        imports=use_tree(imported, _USE_PARENT),
        has_errors=errors is not None,
        codes=Code("") if errors is None else errors.name,
        members=() if errors is None else tuple(_member(errors)),
        operation=_PRINTER.formatted_fields(operation, (Code("input"), Code("INPUT.schema()"))),
        is_tested=context.plan.options["validator"] == "embedded",
        test_imports=_test_imports(tool, examples, errors),
        command=_call("assert_eq!", Code("OPERATION.command"), string(operation.text("command"))),
        accepted=_calls("accepts", examples.records("accepted")),
        refused=_calls("rejects", examples.records("refused")),
        results=_calls("returns", examples.records("results")),
        failures=() if errors is None else _reports(examples.records("failures"), errors),
        has_defaults=tool.input.has_defaults,
    )


def _member(errors: EnumDecl) -> Iterable[View]:
    return (View(doc=span(str(member.value)), name=member.name) for member in errors.members)


def _test_imports(
    tool: PlannedTool, examples: RecordValue, errors: EnumDecl | None
) -> tuple[View, ...]:
    accepted, refused, results, failures = map(
        examples.records, ("accepted", "refused", "results", "failures")
    )
    names, runtime = [], []
    if accepted or refused:
        runtime.append(Code("Json"))
    if results:
        names.append(Code("OUTPUT"))
    if accepted or results:
        runtime.append(Code("Wire"))
    if failures:
        names.append(Code("SPEC"))
        runtime += [Code("ToolError"), Code("Toolbox")]
    paths = [(tool.module, names), (Code("runtime"), runtime)]
    paths = [(module, used) for module, used in paths if used]
    imports = [
        _import(code("super::super::super::{}", module), used) for module, used in sorted(paths)
    ]
    if failures and errors is not None:
        imports.append(_import(Code("super::super"), [Code("Failure")]))
        imports.append(_import(Code("super"), [code("{} as ErrorCode", errors.name)]))
    return tuple(imports)


def _import(path: Code, names: list[Code]) -> View:
    return View(path=path, names=use_tree(names, _USE + width(path), 4))


def _calls(function: str, examples: Iterable[RecordValue]) -> tuple[View, ...]:
    return tuple(
        _call(function, string(one.text("name")), json_line(one.json("value"))) for one in examples
    )


def _reports(failures: Iterable[RecordValue], errors: EnumDecl) -> tuple[View, ...]:
    return tuple(
        _call(
            "reports",
            string(one.text("name")),
            code("ErrorCode::{}", errors.member(one.text("code")).name),
            string(one.text("message")),
            json_line(one.json("arguments")),
        )
        for one in failures
    )


def _call(function: str, *arguments: Code) -> View:
    """Return a call as a statement."""
    inner = Code(", ").joined(arguments)
    line = code("{}{}({});", spaces(8), Code(function), inner)
    is_wide = width(inner) > ARGUMENTS or not fits(line)
    return View(is_wide=is_wide, arguments=arguments, line=inner)


def modules(context: FileContext) -> tuple[Code, ...]:
    """Return the modules of ``toolspec`` that the feature adds."""
    del context
    return (Code("operations"),)


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "operation.rs.j2": operation_view,
    "operations.rs.j2": operations_view,
}

SLOTS: Mapping[str, Callable[[FileContext], tuple[Any, ...]]] = {
    "modules": modules,
}
