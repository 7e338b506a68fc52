"""Operations: what they declare, how they are reached, and their examples as tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from adlgen.features.operations.old_examples import Examples, examples_of, has_defaults
from adlgen.features.operations.old_lowering import (
    errors_of,
    group_of,
    group_value,
    launch_value,
    operation_of,
    operation_value,
    remote_name,
)
from adlgen.naming.code import Code, code
from adlgen.packs.page import Page
from adlgen.packs.text import width
from adlgen.plan.model import EnumDecl, PlannedTool

from ...docs import span
from ...imports import use
from ...layout import Lines, spaces
from ...literals import comment, json_line, string
from .literals import value_lines

_WIDTH, _ARGUMENTS = 100, 60
"""How long a line, and the arguments of a call on one line, may be."""


@dataclass(frozen=True, slots=True)
class OperationsView:
    """What ``operations.rs.j2`` prints."""

    source: Code
    modules: tuple[Code, ...]
    group: Lines
    has_launch: bool
    launch: Lines


@dataclass(frozen=True, slots=True)
class OperationView:
    """What ``operation.rs.j2`` prints."""

    source: Code
    doc: Code
    imports: Lines
    own_imports: Lines
    has_errors: bool
    codes_doc: Code
    codes: Code
    members: Lines
    operation_doc: Code
    operation: Lines
    tested: bool
    """Whether the emitted runtime judges, so that the examples are tests."""
    test_imports: Lines
    command: Lines
    takes: Lines
    refuses: Lines
    gives: Lines
    reports: Lines
    fills: bool
    """Whether decoding may add defaults."""
    keeps: bool


def operations_view(page: Page) -> OperationsView:
    """Lay out what operations have in common."""
    plan = page.plan
    group = group_of(plan)
    launch = None if group.launch is None else launch_value(group.launch)
    launched: Lines = ()
    if launch is not None:
        kind = Code("".join(map(str.capitalize, launch.type.split("_"))))
        launched = value_lines(code("pub static LAUNCH: {} =", kind), launch)
    return OperationsView(
        source=comment(plan.source),
        modules=tuple(sorted(tool.module for tool in plan.tools if "operations" in tool.extras)),
        group=value_lines(Code("pub static GROUP: Group ="), group_value(group)),
        has_launch=launch is not None,
        launch=launched,
    )


def operation_view(page: Page) -> OperationView:
    """Lay out the page of an operation."""
    tool = page.tool
    assert tool is not None
    shown = span(tool.llm_name)
    value = operation_value(operation_of(tool))
    examples = examples_of(tool)
    fills = has_defaults(tool.input)
    command = string(remote_name(operation_of(tool)))
    return OperationView(
        source=comment(page.plan.source),
        doc=code("//! What the operation {} declares.", shown),
        imports=use(code("super::super::{}", tool.module), [Code("INPUT")]),
        own_imports=_own_imports(tool),
        has_errors=errors_of(tool) is not None,
        codes_doc=code("/// The code of a declared failure of {}.", shown),
        codes=Code("") if (errors := errors_of(tool)) is None else errors.name,
        members=() if (errors := errors_of(tool)) is None else _members(errors),
        operation_doc=code("/// What {} declares.", shown),
        operation=value_lines(
            Code("pub static OPERATION: Operation ="), value, (Code("input"), Code("&INPUT"))
        ),
        tested=page.plan.options["validator"] == "embedded",
        test_imports=_test_imports(tool, examples),
        command=_call("assert_eq!", Code("OPERATION.command"), command),
        takes=_calls("takes", [(e.name, json_line(e.value)) for e in examples.accepted]),
        refuses=_calls("refuses", [(e.name, json_line(e.value)) for e in examples.refused]),
        gives=_calls("gives", [(e.name, json_line(e.value)) for e in examples.outputs]),
        reports=_reports(examples),
        fills=fills,
        keeps=not fills,
    )


def _own_imports(tool: PlannedTool) -> Lines:
    value = operation_of(tool)
    names = [Code("Operation")]
    if errors_of(tool) is not None:
        names += [Code("Code"), Code("DeclaredError")]
    if value.validators:
        names += [Code("Script"), Code("Validator")]
    if any(validator.checks for validator in value.validators):
        names.append(Code("Check"))
    return use(Code("super"), names)


def _members(errors: EnumDecl) -> Lines:
    lines: list[Code] = []
    for member in errors.members:
        lines += [code("    /// {}", span(str(member.value))), code("    {},", member.name)]
    return tuple(lines)


def _test_imports(tool: PlannedTool, examples: Examples) -> Lines:
    names, runtime = [], []
    if examples.accepted or examples.refused:
        names.append(code("{} as Input", tool.input.name))
        runtime.append(Code("Json"))
    if examples.outputs:
        names += [code("{} as Output", tool.output_name), Code("OUTPUT")]
    if examples.accepted or examples.outputs:
        runtime.append(Code("Wire"))
    if examples.failures:
        names.append(Code("SPEC"))
        runtime += [Code("ToolError"), Code("Toolbox")]
    lines: Lines = ()
    path = code("super::super::super::{}", tool.module)
    if runtime:
        ours = use(path, names, 4)
        shared = use(Code("super::super::super::runtime"), runtime, 4)
        lines = ours + shared if tool.module < "runtime" else shared + ours
    if examples.failures and (errors := errors_of(tool)) is not None:
        lines += use(Code("super::super"), [Code("Failure")], 4)
        lines += use(Code("super"), [code("{} as ErrorCode", errors.name)], 4)
    return lines


def _calls(function: str, examples: list[tuple[str, Code]]) -> Lines:
    return tuple(line for name, value in examples for line in _call(function, string(name), value))


def _reports(examples: Examples) -> Lines:
    lines: list[Code] = []
    for one in examples.failures:
        member = code("ErrorCode::{}", one.member.name)
        given = (string(one.message), json_line(one.arguments))
        lines += _call("reports", string(one.name), member, *given)
    return tuple(lines)


def _call(function: str, *arguments: Code) -> Lines:
    """Lay out a call as a statement."""
    inner = Code(", ").joined(arguments)
    line = code("{}{}({});", spaces(8), Code(function), inner)
    if width(inner) <= _ARGUMENTS and width(line) <= _WIDTH:
        return (line,)
    parts = (code("{}{},", spaces(12), argument) for argument in arguments)
    return (code("{}{}(", spaces(8), Code(function)), *parts, code("{});", spaces(8)))


def modules(page: Page) -> tuple[Code, ...]:
    """Return the modules of ``toolspec`` that the feature adds."""
    del page
    return (Code("operations"),)


VIEWS: Mapping[str, Callable[[Page], object]] = {
    "operation.rs.j2": operation_view,
    "operations.rs.j2": operations_view,
}

SLOTS: Mapping[str, Callable[[Page], tuple[Any, ...]]] = {
    "modules": modules,
}
