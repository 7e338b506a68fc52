"""Views of the files of tools that run commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.naming.cases import Acronyms, cased
from adlgen.naming.code import Code, code
from adlgen.naming.scope import NameRequest, Scope
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.data import RecordValue
from adlgen.plan.model import PlannedTool

from ...core.handler_view import handler_view
from ...docs import sentence
from ...layout import aligned_constants, pairs
from ...literals import literal
from ...packages import runtime_import
from ...types import output_type
from .forms import LINES, TESTS
from .hooks import fields_of, hooks_of


def command_view(context: FileContext) -> View:
    """Build the view of a tool that runs commands."""
    plan, tool = context.plan, context.tool
    assert tool is not None
    assert tool.output is not None
    data = tool.extras["commands"].data
    name, hooks, fields = tool.type_name, hooks_of(tool), fields_of(tool.input)
    result = fields_of(tool.output)
    keys = [hook.text("parameter") for hook in data.records("hooks")]
    return View(
        module=plan.words["module"],
        **runtime_import(plan),
        source=Code(sentence(f"{plan.source}, tool {tool.id}")),
        name=name,
        llm_name=Code(sentence(tool.llm_name)),
        input=code("toolspec.{}", tool.input.name),
        output=output_type(tool, Code("toolspec.")),
        line=Code("\n").joined(LINES.literal(data.record("line"))),
        uses_time=data.flag("has_durations"),
        has_steps=data.flag("has_steps"),
        steps=_steps(tool, data.texts("steps")),
        hooks=hooks,
        functions=pairs([(literal(key), code("hooks.{}", fields[key])) for key in keys]),
        output_field=result["output"],
        error_field=result["error"],
        exit_code_field=result["exitCode"],
        big=plan.options["integers"] == "big",
        tests=_tests(data),
    )


def _tests(data: RecordValue) -> Code:
    """Render the tests of a tool."""
    if not data.items("tests"):
        return Code("nil")
    return Code("\n\t").joined(TESTS.literal(data.get("tests")))


def _steps(tool: PlannedTool, names: tuple[str, ...]) -> tuple[View, ...]:
    """Return the constants of the steps that have a command of their own."""
    acronyms, type_ = Acronyms.of(()), code("{}Step", tool.type_name)
    requests = [
        NameRequest(name, cased(acronyms.words(name), "pascal", acronyms, upper=False))
        for name in names
    ]
    claimed, _ = Scope("pascal").claim(requests)
    return aligned_constants(
        (code("{}{}", type_, Code(name)), literal(source))
        for name, source in zip(claimed, names, strict=True)
    )


def commands_view(context: FileContext) -> View:
    """Build the view of the code that all tools that run commands share."""
    validated = context.plan.options["validator"] == "embedded"
    return View(
        module=context.plan.words["module"], **runtime_import(context.plan), validated=validated
    )


def command_handler_view(context: FileContext) -> View:
    """Build the view of a handler that runs the command of its tool."""
    assert context.tool is not None
    return handler_view(context, hooks=hooks_of(context.tool))


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "tool.go.j2": command_view,
    "tool_test.go.j2": command_view,
    "handler.go.j2": command_handler_view,
    "shared.go.j2": commands_view,
    "commandtest.go.j2": commands_view,
}
