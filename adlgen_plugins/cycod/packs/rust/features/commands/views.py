"""Views of tools that run commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from adlgen.naming.cases import Acronyms, cased
from adlgen.naming.code import Code, code
from adlgen.naming.scope import NameRequest, Scope
from adlgen.packs.context import FileContext
from adlgen.packs.text import width
from adlgen.packs.view import View
from adlgen.plan.data import RecordValue
from adlgen.plan.model import Named, PlannedBody, PlannedTool, RecordDecl

from ...docs import doc_comment, span
from ...imports import imported
from ...layout import WIDTH, place_value
from ...literals import comment, string
from ..shared.handler_view import handler_view
from .forms import LINES, TESTS

_FOREIGN = {Code(""), Code("Duration")}
"""Tuples, and types that are not in the runtime."""


_DECLARED, _DEFINED = 61, 72
"""The widths of the declaration and of the definition of a transform, without its name."""
_EXPRESSION = 24
"""The width of ``let expression =`` with its margin."""


def command_view(context: FileContext) -> View:
    """Return the view of the command line of a tool."""
    plan, tool = context.plan, context.tool
    assert tool is not None
    assert tool.output is not None
    data, hooks = tool.extras["commands"].data, hooks_of(tool)
    result = _fields(tool.output)
    is_validated = plan.options["validator"] == "embedded"
    return View(
        source=comment(f"{plan.source}, tool {tool.id}"),
        about=span(tool.llm_name),
        imports=_imports(tool, data, has_hooks=bool(hooks)),
        has_duration=data.flag("has_durations"),
        has_steps=data.flag("has_steps"),
        steps=_steps(data.texts("steps")),
        hooks=hooks,
        line=Code("\n").joined(LINES.value(data.get("line"))),
        output_field=result["output"],
        error_field=result["error"],
        exit_code_field=result["exitCode"],
        wired=bool(plan.options["wiring"]),
        is_validated=is_validated,
        tests=Code("\n    ").joined(TESTS.value(data.get("tests"))),
        test_imports=_test_imports(tool, has_hooks=bool(hooks), is_validated=is_validated),
    )


def _imports(tool: PlannedTool, data: RecordValue, *, has_hooks: bool) -> tuple[View, ...]:
    """Return the imports from other modules."""
    used = set(LINES.types_in(data.get("line"))) - _FOREIGN
    used |= {Code("unblock"), Code("CommandError"), Code("Runner")}
    if not data.flag("has_steps"):
        used |= {Code("build as build_command"), Code("Command"), Code("Host")}
    elif data.texts("steps"):
        used |= set(map(Code, ("build_step", "Command", "Host", "Results")))
    runtime = [Code("ToolError"), Code("Wire")]
    runtime += [Code("Json")] if has_hooks else []
    if not has_hooks:
        used.add(Code("NO_HOOKS"))
    bodies = [tool.input.name, tool.output_name]
    modules = [(Code("command"), sorted(used)), (Code("runtime"), runtime), (tool.module, bodies)]
    return tuple(imported(code("super::super::{}", name), names) for name, names in sorted(modules))


def _test_imports(tool: PlannedTool, *, has_hooks: bool, is_validated: bool) -> tuple[View, ...]:
    names = [Code("by_name" if has_hooks else "NO_HOOKS"), Code("LINE")]
    names += [Code("Wire")] if is_validated else []
    testing = [Code("check"), Code("check_platforms"), Code("Test")]
    others = [(Code("toolspec::runtime"), Code("Json"))]
    if is_validated:
        others.append((code("toolspec::{}", tool.module), Code("INPUT")))
    if has_hooks:
        hooks = code("{}Hooks as UserHooks", tool.type_name)
        others.append((code("tools::{}", tool.module), hooks))
    return (
        imported(Code("super::super::testing"), testing, 4),
        imported(Code("super"), names, 4),
        *(imported(code("crate::{}", path), [name], 4) for path, name in sorted(others)),
    )


def _fields(body: PlannedBody) -> dict[str, Code]:
    """Return the fields of a record by their names in JSON; empty for other types."""
    if not isinstance(body.type, Named):
        return {}
    decl = body.declarations[body.type.key]
    return {f.key: f.name for f in decl.fields} if isinstance(decl, RecordDecl) else {}


def _steps(names: tuple[str, ...]) -> tuple[View, ...]:
    """Return the steps that run commands."""
    acronyms = Acronyms.of(())
    requests = [NameRequest(name, _legal(name, acronyms)) for name in names]
    claimed, _ = Scope("pascal").claim(requests)
    return tuple(
        View(
            name=Code(name),
            text=string(text),
            doc=doc_comment([code("The step {}.", span(text))], 4),
        )
        for name, text in zip(claimed, names, strict=True)
    )


def _legal(name: str, acronyms: Acronyms) -> str:
    found = cased(acronyms.words(name), "pascal", acronyms, upper=False)
    return found if found.isidentifier() and found != "Self" else f"Step{found}"


def hooks_of(tool: PlannedTool) -> tuple[View, ...]:
    """Return the transforms that the author implements."""
    fields = _fields(tool.input)
    hooks = tool.extras["commands"].data.records("hooks")
    named = [(hook.text("parameter"), hook.text("expression")) for hook in hooks]
    return tuple(
        _hook(fields[parameter], parameter, expression, has_gap=number > 0)
        for number, (parameter, expression) in enumerate(named)
    )


def _hook(name: Code, parameter: str, expression: str, *, has_gap: bool) -> View:
    text = code(
        "Converts a value of {} to text for a command: {}.", span(parameter), span(expression)
    )
    placed = place_value(string(expression), _EXPRESSION, Code(";"), 8)
    return View(
        name=name,
        parameter=string(parameter),
        has_gap=has_gap,
        doc=doc_comment([text], 4),
        declaration_fits=_DECLARED + width(name) <= WIDTH,
        definition_fits=_DEFINED + width(name) <= WIDTH,
        expression=View(text=placed.text, is_below=placed.is_below),
    )


def command_handler_view(context: FileContext) -> View:
    """Return the view of a handler that runs the command of its tool."""
    tool = context.tool
    assert tool is not None
    hooks = hooks_of(tool)
    imports = [
        (Code("crate::toolspec"), [Code("command")]),
        (Code("crate::toolspec::commands"), [code("{} as line", tool.module)]),
    ]
    return handler_view(context, imports, runtime=("Json",) if hooks else (), hooks=hooks)


def commands_view(context: FileContext) -> View:
    """List the modules of tools that run commands."""
    plan = context.plan
    modules = sorted(tool.module for tool in plan.tools if "commands" in tool.extras)
    return View(
        source=comment(plan.source), modules=tuple(modules), wired=bool(plan.options["wiring"])
    )


def modules(context: FileContext) -> tuple[Code, ...]:
    """Return the modules of ``toolspec`` that the feature adds."""
    del context
    return (Code("command"), Code("commands"))


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "handler.rs.j2": command_handler_view,
    "mod.rs.j2": commands_view,
    "tool.rs.j2": command_view,
}

SLOTS: Mapping[str, Callable[[FileContext], tuple[Any, ...]]] = {
    "modules": modules,
}
