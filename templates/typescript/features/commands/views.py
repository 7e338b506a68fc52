"""The module of a tool that runs commands, and the tests that its specification has."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from adlgen.naming.code import Code, code
from adlgen.packs.page import Page
from adlgen.packs.view import View
from adlgen.plan.data import RecordValue
from adlgen.plan.model import PlannedTool

from ...docs import comment, header_text, words
from ...imports import Imports, imported, module_of
from ...layout import HARD, Fluid, Indent, Layout, layout, place
from ...literals import array, key, named_entry, object_, string
from ...names import factory_type, input_type, spec_value
from ...syntax import alias, call, parameters
from .forms import PRINTER

_RUNTIME = "./runtime.js"
_LINE = len("export const line: CommandLine = ")
_EXAMPLES = len("const examples: readonly Example[] = ")


@dataclass(frozen=True, slots=True)
class CommandsView:
    """``src/commands/<file>.ts``."""

    source: Code
    imports: tuple[View, ...]
    types: tuple[Code, ...]
    """The types of steps and of transforms that are the author's code, if there are any."""
    doc: tuple[Code, ...]
    line: Code
    build: Code
    """The signature of ``build``; empty where no step has a command."""
    built: Code
    run: Code
    ran: Code
    returned: Code


@dataclass(frozen=True, slots=True)
class CommandTestsView:
    """``test/commands/<file>.test.ts``."""

    source: Code
    imports: tuple[View, ...]
    examples: Code
    works: Code
    platforms: Code
    built: Code
    ran: Code


def hooks_of(tool: PlannedTool) -> list[tuple[str, str]]:
    """Return the transforms that an author must write: parameter, expression."""
    hooks = tool.extras["commands"].data.records("hooks")
    return [(hook.text("parameter"), hook.text("expression")) for hook in hooks]


def commands_view(page: Page) -> CommandsView:
    """Decide the module of a tool that runs commands."""
    assert page.tool is not None
    tool = page.tool
    data = tool.extras["commands"].data
    imports = Imports({"line", "build", "run", "Hooks", "StepName", "result"})
    module = module_of("../toolspec", tool.file)
    spec = imports.add(module, spec_value(tool))
    taken = imports.add_type(module, input_type(tool))
    given = imports.add_type(module, tool.output_name)
    imports.add_type(_RUNTIME, "CommandLine")
    hooks = [name for name, _ in hooks_of(tool)]
    steps = data.texts("steps")
    head = [code("input: {}", taken), *([Code("hooks: Hooks")] if hooks else [])]
    own: list[Layout] = [Code("line"), code("{}.input.encode(input)", spec), Code("options")]
    own += [Code("hooks")] if hooks else []
    build, built = _build(data, head, own, imports)
    options = imports.add_type(_RUNTIME, "RunOptions")
    ran = call(imports.add(_RUNTIME, "runTool"), own)
    output = imports.add(_RUNTIME, "outputOf")
    return CommandsView(
        source=header_text(page.plan.source),
        types=(*_step_types(steps), *_hook_types(hooks, imports)),
        doc=comment(words(f"How the tool `{tool.llm_name}` runs.")),
        line=place(PRINTER.value(data.record("line")), _LINE).text,
        build=build,
        built=built,
        run=_signature(
            "export async function run",
            [*head, code("options?: {}", options)],
            code("Promise<{}>", given),
        ),
        ran=layout((Code("const result = await "), ran, Code(";")), 2),
        returned=code("return {}({}.output, result);", output, spec),
        imports=imports.clauses(),
    )


def _build(
    data: RecordValue, head: list[Code], own: list[Layout], imports: Imports
) -> tuple[Code, Code]:
    """Return the signature of ``build`` and its body."""
    several = data.flag("has_steps")
    if several and not data.texts("steps"):
        return Code(""), Code("")
    options = imports.add_type(_RUNTIME, "BuildOptions")
    made = imports.add_type(_RUNTIME, "Command")
    builder = imports.add(_RUNTIME, "buildStep" if several else "buildCommand")
    step = [Code("step")] if several else []
    typed = [Code("step: StepName")] if several else []
    parts = [head[0], *typed, *head[1:], code("options?: {}", options)]
    signature = _signature("export function build", parts, made)
    body = (Code("return "), call(builder, [own[0], *step, *own[1:]]), Code(";"))
    return signature, layout(body, 2)


def _signature(start: str, parts: list[Code], returns: Code) -> Code:
    return layout((Code(start), parameters(parts), code(": {} {{", returns)))


def _step_types(steps: Sequence[str]) -> list[Code]:
    if not steps:
        return []
    doc = comment(words("The steps that have a command of their own."))
    return [Code("\n").joined([*doc, _names("StepName", steps)])]


def _hook_types(hooks: list[str], imports: Imports) -> list[Code]:
    if not hooks:
        return []
    hook = imports.add_type(_RUNTIME, "Hook")
    doc = comment(words("The transforms that are code of your own, by parameter."))
    type_ = code("export type Hooks = Readonly<Record<HookName, {}>>;", hook)
    names = comment(words("The parameters whose transforms are code of your own."))
    return [
        Code("\n").joined([*names, _names("HookName", hooks)]),
        Code("\n").joined([*doc, type_]),
    ]


def _names(name: str, texts: Sequence[str]) -> Code:
    parts = [string(text) for text in texts]
    union = parts if len(parts) > 1 else ()
    return layout(alias(code("export type {}", Code(name)), parts[0], union_of=union))


# --- tests ------------------------------------------------------------------------------------


def command_tests_view(page: Page) -> CommandTestsView:
    """Decide the tests of a tool that runs commands."""
    assert page.tool is not None
    tool = page.tool
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
        source=header_text(page.plan.source),
        examples=place(PRINTER.value(data.get("tests")), _EXAMPLES).text,
        works=code("await test({}, () => {{", string(f"{tool.llm_name} works on its platforms")),
        platforms=layout((works, Code(";")), 2),
        built=layout((Code("const built = "), call(build, arguments), Code(";")), 4),
        ran=layout((Code("const failures = await "), call(run, arguments), Code(";")), 4),
        imports=imports.clauses(),
    )


# --- the user's file --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class UserCommand:
    """What the first implementation of such a tool has."""

    imports: tuple[View, ...]
    value: Code


def user_command(tool: PlannedTool) -> UserCommand:
    """Run the tool's command, in the user's file."""
    hooks = hooks_of(tool)
    factory = factory_type(tool)
    types = [Code("Hooks")] if hooks else []
    imports = [
        imported(module_of("../commands", tool.file), types=types, values=[Code("run")]),
        imported(module_of("../toolspec", tool.file), types=[factory]),
    ]
    given = Code("input, hooks, { signal }" if hooks else "input, { signal }")
    answer = code("return ({{ signal }}, input) => run({});", given)
    body = (Code("() => {"), Indent((HARD, answer)), HARD, Code("};"))
    head = code("export const {}: {} =", tool.value_name, factory)
    value = layout((head, Fluid(body)))
    if hooks:
        imports.append(imported("../toolspec/runtime.js", values=[Code("ToolError")]))
        written = object_([_unwritten(*hook) for hook in hooks], broken=True)
        value = code("{};\n\n{}", layout((Code("export const hooks: Hooks = "), written)), value)
    return UserCommand(tuple(imports), value)


def _unwritten(parameter: str, expression: str) -> Layout:
    text = call(Code("throw new ToolError"), [string(f"Not written yet: {expression}")])
    body = (Code("() => {"), Indent((HARD, text, Code(";"))), HARD, Code("}"))
    return named_entry(key(parameter), body)


def tests(page: Page) -> tuple[str, ...]:
    """Return the pattern of the emitted tests."""
    del page
    return ("dist/test/commands/*.test.js",)


VIEWS: Mapping[str, Callable[[Page], object]] = {
    "commands.ts.j2": commands_view,
    "command_tests.ts.j2": command_tests_view,
}

SLOTS: Mapping[str, Callable[[Page], tuple[Any, ...]]] = {
    "tests": tests,
}
