"""Views of the files of tools that run commands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from adlgen.features.commands.facts import callees, step_names
from adlgen.features.commands.model import CommandLine, Steps, Test
from adlgen.naming.cases import Acronyms, cased
from adlgen.naming.code import Code, code
from adlgen.naming.scope import Scope, Wish
from adlgen.packs.page import Page
from adlgen.packs.view import View
from adlgen.plan.data import JsonValue
from adlgen.plan.model import PlannedTool

from ...composite_literals import Composite, Node, Style, framed, items, written
from ...docs import sentence
from ...layout import aligned_constants, pairs
from ...literals import json_literal, literal, literals
from .hooks import fields_of, hooks_of, transforms_of
from .literals import Literals

_NONE = Code("")


def command_view(page: Page) -> View:
    """Build the view of a tool that runs commands."""
    plan, tool = page.plan, page.tool
    assert tool is not None
    line = tool.extras["commands"].data.get("model")
    assert isinstance(line, CommandLine)
    assert tool.output is not None
    name, hooks, fields = tool.type_name, hooks_of(tool), fields_of(tool.input)
    result = fields_of(tool.output)
    big = plan.options["integers"] == "big"
    exact = Code("big.NewInt(int64(result.ExitCode))" if big else "int64(result.ExitCode)")
    return View(
        module=plan.words["module"],
        source=Code(sentence(f"{plan.source}, tool {tool.id}")),
        name=name,
        llm_name=Code(sentence(tool.llm_name)),
        input=code("toolspec.{}", tool.input.name),
        output=code("toolspec.{}", tool.output_name),
        line=Code("\n").joined(written(Literals(line).line(Code("command.Line")))),
        uses_time=_uses_time(line),
        has_steps=isinstance(line.form, Steps),
        steps=_steps(tool, line),
        hooks=hooks,
        functions=pairs(
            [(literal(key), code("hooks.{}", fields[key])) for key, _ in transforms_of(tool)]
        ),
        hooks_parameter=code(", hooks {}Hooks", name) if hooks else _NONE,
        functions_argument=code("Functions{}(hooks)", name) if hooks else Code("nil"),
        output_field=result["output"],
        error_field=result["error"],
        exit_code_field=result["exitCode"],
        exit_code=exact,
        big=big,
        tests=_check(tool, line, has_hooks=bool(hooks)),
    )


def _check(tool: PlannedTool, line: CommandLine, *, has_hooks: bool) -> tuple[Code, ...]:
    name = tool.type_name
    hooks = code("commands.Functions{}(tools.{}Hooks{{}})", name, name)
    head = code(
        "commandtest.Check(t, &commands.{}, toolspec.{}.Input, {}, ",
        name,
        name,
        hooks if has_hooks else Code("nil"),
    )
    tests = items(Code("[]commandtest.Test"), list(map(_test, line.tests)))
    return framed(head, written(tests, Style(0)) if line.tests else (Code("nil"),), Code(")"))


def _uses_time(line: CommandLine) -> bool:
    """Report whether the literal contains a duration."""
    lines = (line, *callees(line).values())
    steps = [s for one in lines if isinstance(one.form, Steps) for s in one.form.steps]
    delays = any(s.retry is not None and s.retry.delay for s in steps)
    return delays or any(one.settings.timeout for one in lines)


def _steps(tool: PlannedTool, line: CommandLine) -> tuple[View, ...]:
    """Return the constants of the steps that have a command of their own."""
    acronyms, type_ = Acronyms.of(()), code("{}Step", tool.type_name)
    names = step_names(line)
    wishes = [
        Wish(name, cased(acronyms.words(name), "pascal", acronyms, upper=False)) for name in names
    ]
    claimed, _ = Scope("pascal").claim(wishes)
    return aligned_constants(
        (code("{}{}", type_, Code(name)), literal(source))
        for name, source in zip(claimed, names, strict=True)
    )


def _test(test: Test) -> Composite:
    values: JsonValue = dict(test.values)
    exit_code = Code("commandtest.AnyExitCode") if test.exit_code is None else None
    if test.exit_code:
        exit_code = Code(str(test.exit_code))
    parts: Iterable[tuple[str, Node | None]] = (
        ("Name", literal(test.name)),
        ("Values", json_literal(values)),
        ("ExitCode", exit_code),
        ("Output", _texts(test.output_contains)),
        ("Files", _texts(test.files_exist)),
        ("Folders", _texts(test.folders_exist)),
        ("Cleanup", _texts(test.cleanup)),
    )
    return Composite(_NONE, tuple((Code(key), node) for key, node in parts if node is not None))


def _texts(texts: tuple[str, ...]) -> Code | None:
    return code("[]string{{{}}}", literals(texts)) if texts else None


def commands_view(page: Page) -> View:
    """Build the view of what all tools that run commands share."""
    judged = page.plan.options["validator"] == "embedded"
    return View(module=page.plan.words["module"], judged=judged)


VIEWS: Mapping[str, Callable[[Page], object]] = {
    "tool.go.j2": command_view,
    "tool_test.go.j2": command_view,
    "shared.go.j2": commands_view,
    "commandtest.go.j2": commands_view,
}
