"""Views of the pages of tools that run commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from adlgen.naming.cases import Acronyms, cased
from adlgen.naming.code import Code, code
from adlgen.naming.scope import NameRequest, Scope
from adlgen.packs.page import Page
from adlgen.plan.data import RecordValue
from adlgen.plan.model import Named, PlannedBody, PlannedTool, RecordDecl

from ...docs import doc_comment, span
from ...groups import framed
from ...imports import use
from ...layout import Lines, assigned, signature
from ...literals import comment, string
from .forms import LINES, TESTS

_FOREIGN = {Code(""), Code("Duration")}
"""Tuples, and types that are not in the runtime."""


@dataclass(frozen=True, slots=True)
class StepView:
    """A step with a command of its own."""

    name: Code
    text: Code
    """Its name in the specification, as a literal."""
    doc: Lines


@dataclass(frozen=True, slots=True)
class HookView:
    """A transform that only the author can turn into code."""

    gap: Lines
    """An empty line, but for the first."""
    doc: Lines
    declaration: Lines
    definition: Lines
    arm: Code
    expression: Lines


@dataclass(frozen=True, slots=True)
class CommandView:
    """A page of the module ``commands``."""

    source: Code
    about: Code
    imports: tuple[Lines, ...]
    has_duration: bool
    has_steps: bool
    steps: tuple[StepView, ...]
    hooks: tuple[HookView, ...]
    line: Lines
    """The value of the command line."""
    output_field: Code
    error_field: Code
    exit_code_field: Code
    wired: bool
    judged: bool
    """Whether values can be judged without a validator of the user's."""
    tests: Lines
    test_imports: Lines


def command_view(page: Page) -> CommandView:
    """Lay out how a tool runs."""
    plan, tool = page.plan, page.tool
    assert tool is not None
    assert tool.output is not None
    data, hooks = tool.extras["commands"].data, hooks_of(tool)
    result = _fields(tool.output)
    judged = plan.options["validator"] == "embedded"
    return CommandView(
        source=comment(f"{plan.source}, tool {tool.id}"),
        about=span(tool.llm_name),
        imports=_imports(tool, data, has_hooks=bool(hooks)),
        has_duration=data.flag("has_durations"),
        has_steps=data.flag("has_steps"),
        steps=_steps(data.texts("steps")),
        hooks=hooks,
        line=framed(Code("pub static LINE: Line = "), LINES.value(data.get("line")), Code(";")),
        output_field=result["output"],
        error_field=result["error"],
        exit_code_field=result["exitCode"],
        wired=bool(plan.options["wiring"]),
        judged=judged,
        tests=framed(Code("const TESTS: &[Test] = "), TESTS.value(data.get("tests")), Code(";")),
        test_imports=_test_imports(tool, has_hooks=bool(hooks), judged=judged),
    )


def _imports(tool: PlannedTool, data: RecordValue, *, has_hooks: bool) -> tuple[Lines, ...]:
    """Return what is used of other modules."""
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
    bodies = [code("{} as Input", tool.input.name), code("{} as Output", tool.output_name)]
    modules = [(Code("command"), sorted(used)), (Code("runtime"), runtime), (tool.module, bodies)]
    return tuple(use(code("super::super::{}", name), names) for name, names in sorted(modules))


def _test_imports(tool: PlannedTool, *, has_hooks: bool, judged: bool) -> Lines:
    names = [Code("by_name" if has_hooks else "NO_HOOKS"), Code("LINE")]
    names += [Code("Input"), Code("Wire")] if judged else []
    hooks = code(
        "    use crate::toolspec::tools::{}::{}Hooks as UserHooks;", tool.module, tool.type_name
    )
    testing = [Code("check"), Code("check_platforms"), Code("Test")]
    schema = use(code("crate::toolspec::{}", tool.module), [Code("INPUT")], 4)
    runtime = use(Code("crate::toolspec::runtime"), [Code("Json")], 4)
    others = [(tool.module, schema if judged else ()), (Code("runtime"), runtime)]
    others += [(Code("tools"), (hooks,))] if has_hooks else []
    return (
        *use(Code("super::super::testing"), testing, 4),
        *use(Code("super"), names, 4),
        *(line for _, lines in sorted(others) for line in lines),
    )


def _fields(body: PlannedBody) -> dict[str, Code]:
    """Return the fields of a record by their names in JSON; empty for what is no record."""
    if not isinstance(body.type, Named):
        return {}
    decl = body.declarations[body.type.key]
    return {f.key: f.name for f in decl.fields} if isinstance(decl, RecordDecl) else {}


def _steps(names: tuple[str, ...]) -> tuple[StepView, ...]:
    """Return the steps that have a command of their own."""
    acronyms = Acronyms.of(())
    requests = [NameRequest(name, _legal(name, acronyms)) for name in names]
    claimed, _ = Scope("pascal").claim(requests)
    return tuple(
        StepView(Code(name), string(text), doc_comment([code("The step {}.", span(text))], 4))
        for name, text in zip(claimed, names, strict=True)
    )


def _legal(name: str, acronyms: Acronyms) -> str:
    found = cased(acronyms.words(name), "pascal", acronyms, upper=False)
    return found if found.isidentifier() and found != "Self" else f"Step{found}"


def hooks_of(tool: PlannedTool) -> tuple[HookView, ...]:
    """Return the transforms that only the author can turn into code."""
    fields = _fields(tool.input)
    hooks = tool.extras["commands"].data.records("hooks")
    named = [(hook.text("parameter"), hook.text("expression")) for hook in hooks]
    return tuple(
        _hook(fields[parameter], parameter, expression, is_first=number == 0)
        for number, (parameter, expression) in enumerate(named)
    )


def _hook(name: Code, parameter: str, expression: str, *, is_first: bool) -> HookView:
    head, result = code("fn {}", name), Code(" -> Result<String, CommandError>")
    own = Code(" -> Result<String, command::CommandError> {")
    text = code(
        "Turns a value of {} into the text of a command: {}.", span(parameter), span(expression)
    )
    value = string(expression)
    return HookView(
        gap=() if is_first else (Code(""),),
        doc=doc_comment([text], 4),
        declaration=signature(head, [Code("&self"), Code("value: &Json")], code("{};", result), 4),
        definition=signature(head, [Code("&self"), Code("_value: &Json")], own, 4),
        arm=code("{} => Some(hooks.{}(value)),", string(parameter), name),
        expression=assigned(Code("let expression ="), value, Code(";"), 8),
    )


@dataclass(frozen=True, slots=True)
class CommandsView:
    """The list of the modules of tools that run commands."""

    source: Code
    modules: tuple[Code, ...]
    wired: bool


def commands_view(page: Page) -> CommandsView:
    """List the modules of tools that run commands."""
    plan = page.plan
    modules = sorted(tool.module for tool in plan.tools if "commands" in tool.extras)
    return CommandsView(comment(plan.source), tuple(modules), bool(plan.options["wiring"]))


def modules(page: Page) -> tuple[Code, ...]:
    """Return the modules of ``toolspec`` that the feature adds."""
    del page
    return (Code("command"), Code("commands"))


VIEWS: Mapping[str, Callable[[Page], object]] = {
    "mod.rs.j2": commands_view,
    "tool.rs.j2": command_view,
}

SLOTS: Mapping[str, Callable[[Page], tuple[Any, ...]]] = {
    "modules": modules,
}
