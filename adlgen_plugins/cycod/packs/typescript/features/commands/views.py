"""The views of a tool that runs commands, and of its tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.data import RecordValue
from adlgen.plan.model import PlannedTool

from ...core.declarations import TypeView, alias_view
from ...core.handler_view import handler_view
from ...docs import comment, header_text, words
from ...documents import Layout, width
from ...imports import Imports, imported, module_of
from ...layout import STEP, WIDTH, Placed, place
from ...literals import array, key, string
from ...names import JSON_OUTPUT, factory_type, input_type, output_type, spec_value
from ...syntax import aliased, aliased_union, call, parameters
from .forms import PRINTER

_RUNTIME = "./runtime.js"
_LINE = 33
"""The width of ``export const line: CommandLine =``."""
_BUILD = 21
"""The width of ``export function build``."""
_RUN = 25
"""The width of ``export async function run``."""
_RESULT = 21
"""The width of ``const result = await``."""
_RETURN = 7
"""The width of ``return``."""
_BUILT = 14
"""The width of ``const built =``."""
_FAILURES = 23
"""The width of ``const failures = await``."""
_HOOK = 11
"""The width of ``: () => {``."""
_THROWN = 19
"""The width of ``throw new ToolError``."""
_EXAMPLES = 37
"""The width of ``const examples: readonly Example[] =``."""


class Function(NamedTuple):
    """A function that returns the result of a call."""

    parameters: Code
    type: Code
    call: Code


class CommandsView(Struct):
    """``src/commands/<file>.ts``."""

    source: Code
    imports: tuple[View, ...]
    types: tuple[TypeView, ...]
    """The types of steps and of user-defined transforms."""
    doc: tuple[Code, ...]
    line: Code
    has_build: bool
    """Whether a step has a command."""
    build: Function
    run: Function
    output: Code
    spec: Code


class CommandTestsView(Struct):
    """``test/commands/<file>.test.ts``."""

    source: Code
    imports: tuple[View, ...]
    examples: Code
    title: Code
    platforms: Code
    built: Code
    ran: Code


def hooks_of(tool: PlannedTool) -> list[tuple[str, str]]:
    """Return the parameter and the expression of each user-defined transform."""
    hooks = tool.extras["commands"].data.records("hooks")
    return [(hook.text("parameter"), hook.text("expression")) for hook in hooks]


def commands_view(context: FileContext) -> CommandsView:
    """Return the view of a tool that runs commands."""
    assert context.tool is not None
    tool = context.tool
    data = tool.extras["commands"].data
    imports = Imports({"line", "build", "run", "Hooks", "StepName", "result"})
    module = module_of("../toolspec", tool.file)
    spec = imports.add(module, spec_value(tool))
    input_ = imports.add_type(module, input_type(tool))
    output_ = _result_type(tool, module, imports)
    imports.add_type(_RUNTIME, "CommandLine")
    hooks = [name for name, _ in hooks_of(tool)]
    steps = data.texts("steps")
    head = [code("input: {}", input_), *([Code("hooks: Hooks")] if hooks else [])]
    own: list[Layout] = [Code("line"), code("{}.input.encode(input)", spec), Code("options")]
    own += [Code("hooks")] if hooks else []
    build = _build(data, head, own, imports)
    options = imports.add_type(_RUNTIME, "RunOptions")
    ran = call(imports.add(_RUNTIME, "runTool"), own)
    output = imports.add(_RUNTIME, "outputOf")
    return CommandsView(
        source=header_text(context.plan.source),
        types=(*_step_types(steps), *_hook_types(hooks, imports)),
        doc=comment(words(f"The command line of `{tool.llm_name}`.")),
        line=place(PRINTER.value(data.record("line")), _LINE).text,
        has_build=not data.flag("has_steps") or bool(steps),
        build=build,
        run=Function(
            _parameters([*head, code("options?: {}", options)], _RUN, code("Promise<{}>", output_)),
            output_,
            _called(ran, _RESULT),
        ),
        output=output,
        spec=spec,
        imports=imports.clauses(),
    )


def _result_type(tool: PlannedTool, module: str, imports: Imports) -> Code:
    """Import the type of the result."""
    result = output_type(tool)
    if result is None:
        return imports.add_type("../toolspec/runtime.js", JSON_OUTPUT)
    return imports.add_type(module, result)


def _build(data: RecordValue, head: list[Code], own: list[Layout], imports: Imports) -> Function:
    """Return the function that builds a command; empty if no step has a command."""
    several = data.flag("has_steps")
    if several and not data.texts("steps"):
        return Function(Code(""), Code(""), Code(""))
    options = imports.add_type(_RUNTIME, "BuildOptions")
    made = imports.add_type(_RUNTIME, "Command")
    builder = imports.add(_RUNTIME, "buildStep" if several else "buildCommand")
    step = [Code("step")] if several else []
    typed = [Code("step: StepName")] if several else []
    parts = [head[0], *typed, *head[1:], code("options?: {}", options)]
    built = call(builder, [own[0], *step, *own[1:]])
    return Function(_parameters(parts, _BUILD, made), made, _called(built, _RETURN))


def _parameters(parts: list[Code], column: int, returns: Code) -> Code:
    return place(parameters(parts), column, after=width(code(": {} {{", returns))).text


def _called(value: Layout, head: int, indent: int = STEP) -> Code:
    """Lay out a call after the start of a statement, which takes ``head`` columns."""
    return place(value, indent + head, indent=indent).text


def _step_types(steps: Sequence[str]) -> list[TypeView]:
    doc = comment(words("The steps with a command."))
    return [_names(doc, "StepName", steps)] if steps else []


def _hook_types(hooks: list[str], imports: Imports) -> list[TypeView]:
    if not hooks:
        return []
    hook = imports.add_type(_RUNTIME, "Hook")
    names = comment(words("The parameters with user-defined transforms."))
    doc = comment(words("User-defined transforms by parameter."))
    by_name = code("Readonly<Record<HookName, {}>>", hook)
    return [_names(names, "HookName", hooks), TypeView(doc, Code("Hooks"), Placed(by_name))]


def _names(doc: tuple[Code, ...], name: str, texts: Sequence[str]) -> TypeView:
    parts = [string(text) for text in texts]
    return alias_view(
        doc, Code(name), aliased_union(parts) if len(parts) > 1 else aliased(parts[0])
    )


# --- tests ------------------------------------------------------------------------------------


def command_tests_view(context: FileContext) -> CommandTestsView:
    """Return the view of the tests of a tool that runs commands."""
    assert context.tool is not None
    tool = context.tool
    data = tool.extras["commands"].data
    imports = Imports({"assert", "test", "examples", "example"})
    own = imports.add(module_of("../../src/commands", tool.file), "line")
    arguments: list[Layout] = [own, Code("example")]
    if hooks_of(tool):
        arguments.append(imports.add(module_of("../../src/tools", tool.file), "hooks"))
    testing = "../../src/commands/runtime/testing.js"
    build, run, tried = (
        imports.add(testing, name) for name in ("commandsOf", "failuresOf", "platformsOf")
    )
    imports.add(testing, "RUNS_COMMANDS")
    imports.add_type(testing, "Example")
    names = list(map(string, data.texts("platforms")))
    works = call(Code("assert.deepEqual"), [code("{}({})", tried, own), array(names)])
    return CommandTestsView(
        source=header_text(context.plan.source),
        examples=place(PRINTER.value(data.get("tests")), _EXAMPLES).text,
        title=string(f"{tool.llm_name} supports its platforms"),
        platforms=_called(works, 0),
        built=_called(call(build, arguments), _BUILT, 4),
        ran=_called(call(run, arguments), _FAILURES, 4),
        imports=imports.clauses(),
    )


# --- the user's file --------------------------------------------------------------------------


def command_handler_view(context: FileContext) -> View:
    """Return the view of a handler that runs the command."""
    tool = context.tool
    assert tool is not None
    hooks = hooks_of(tool)
    types = [Code("Hooks")] if hooks else []
    imports = [
        imported(module_of("../commands", tool.file), types=types, values=[Code("run")]),
        imported(module_of("../toolspec", tool.file), types=[factory_type(tool)]),
    ]
    if hooks:
        imports.append(imported("../toolspec/runtime.js", values=[Code("ToolError")]))
    doc = "The inner function runs the command."
    return handler_view(context, doc, imports, hooks=tuple(_unwritten(*hook) for hook in hooks))


def _unwritten(parameter: str, expression: str) -> View:
    """Return the view of a transform that throws."""
    name = key(parameter)
    is_below = _HOOK + width(name) > WIDTH
    text = string(f"the transform is not implemented: {expression}")
    indent = 6 if is_below else 4
    return View(
        key=name,
        is_below=is_below,
        arguments=place(call(Code(""), [text]), indent + _THROWN, indent=indent).text,
    )


def tests(context: FileContext) -> tuple[str, ...]:
    """Return the pattern of the emitted tests."""
    del context
    return ("dist/test/commands/*.test.js",)


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "commands.ts.j2": commands_view,
    "command_tests.ts.j2": command_tests_view,
    "handler.ts.j2": command_handler_view,
}

SLOTS: Mapping[str, Callable[[FileContext], tuple[Any, ...]]] = {
    "tests": tests,
}
