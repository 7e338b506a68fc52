"""Views of tools that run commands, and of their tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.data import RecordValue
from adlgen.plan.model import PlannedTool, RecordDecl

from ...core.handler_view import handler_view
from ...docs import doc_text, literal_text, source_of
from ...imports import Imports
from ...layout import Expr, Group, Leaf, Pair, call, keyword, leaf, listing, subscript
from ...literals import string
from ...names import output_type
from ...statements import (
    ASYNC_DEF,
    annotation,
    arguments,
    expression,
    signature,
)
from . import forms


def hooks_of(tool: PlannedTool) -> list[tuple[Code, str, str]]:
    """Return the transforms that user code implements: identifier, parameter, expression."""
    record = next(iter(tool.input.declarations.values()), None)
    fields = record.fields if isinstance(record, RecordDecl) else ()
    names = {field.key: field.name for field in fields}
    return [
        (names[hook.text("parameter")], hook.text("parameter"), hook.text("expression"))
        for hook in tool.extras["commands"].data.records("hooks")
    ]


def commands_view(context: FileContext) -> View:
    """Return the module of a tool that runs commands."""
    tool = context.tool
    assert tool is not None
    data = tool.extras["commands"].data
    imports = Imports(["LINE", "Hooks", "StepName", "build", "named", "run"])
    imports.use("__future__", "annotations")
    imports.use("typing", "Final")
    written = forms.lines(imports).expression(data.record("line"))
    alias = _step_names(data.texts("steps"), imports)
    hooks = hooks_of(tool)
    inside = f"..toolspec.{tool.module}"
    taken, given = imports.use(inside, tool.input.name), output_type(tool, imports, inside)
    build, built = _build(data, taken, imports, hooked=bool(hooks))
    runner = imports.use("._run", "Runner")
    parts = [f"input: {taken}", *(["hooks: Hooks"] if hooks else [])]
    parts.append(f"runner: {runner} | None = None")
    own = [leaf("LINE"), leaf(f"{_tool(tool, imports)}.input.encode(input)")]
    own += [leaf("named(hooks)")] if hooks else []
    output = f"{_tool(tool, imports)}.output"
    return View(
        source=source_of(context.plan),
        doc=doc_text([Code(f"The command line of {literal_text(tool.llm_name)}.")]),
        line=expression("LINE: Final = ", written),
        steps=alias,
        hooks=tuple(_hook_fields(hooks, imports)),
        named_hooks=_named_hooks(hooks, imports),
        build=build,
        built=built,
        run=signature("run", map(leaf, parts), given, 0, ASYNC_DEF),
        ran=expression("result = await ", call(f"(runner or {runner}()).run", own), 4),
        returned=expression("return ", call(f"{output}.decode", [leaf("result.as_json()")]), 4),
        imports=imports.view(),
    )


def _step_names(steps: tuple[str, ...], imports: Imports) -> Code:
    if not steps:
        return Code("")
    named = subscript(imports.use("typing", "Literal"), (Leaf(string(step)) for step in steps))
    alias = leaf(imports.use("typing", "TypeAlias"))
    return annotation(Code("StepName"), alias, named, 0).default


def _tool(tool: PlannedTool, imports: Imports) -> Code:
    return imports.use(f"..toolspec.{tool.module}", "TOOL")


def _build(
    data: RecordValue, taken: Code, imports: Imports, *, hooked: bool
) -> tuple[tuple[View, ...], Code]:
    """Return the signature of ``build`` and what it returns."""
    several = data.flag("has_steps")
    if several and not data.texts("steps"):
        return (), Code("")
    host, made = imports.use("._host", "Host"), imports.use("._model", "Command")
    hooks = ["hooks: Hooks"] if hooked else []
    parts = [f"input: {taken}", *hooks, f"host: {host} | None = None"]
    given = ["LINE", "TOOL.input.encode(input)", "host"]
    if several:
        results = imports.use("collections.abc", "Mapping")
        result = imports.use("._model", "Result")
        parts.insert(1, "step: StepName")
        none = imports.use("._model", "NO_RESULTS")
        parts.append(f"results: {results}[str, {result}] = {none}")
        given.insert(1, "step")
        given.append("results")
    passed = list(map(leaf, given)) + ([keyword("hooks", leaf("named(hooks)"))] if hooked else [])
    builder = imports.use("._build", "build_step" if several else "build_command")
    head = signature("build", map(leaf, parts), made, 0)
    return (head,), expression("return ", call(builder, passed), 4)


def _hook_fields(hooks: list[tuple[Code, str, str]], imports: Imports) -> Iterator[View]:
    for name, parameter, transform in hooks:
        imports.use("dataclasses", "dataclass")
        type_ = annotation(name, leaf(imports.use("._model", "Hook")), None).type
        doc = f"{literal_text(transform)} for the parameter {literal_text(parameter)}."
        yield View(name=name, type=type_, default=Code(""), doc=doc_text([Code(doc)], 4))


def _named_hooks(hooks: list[tuple[Code, str, str]], imports: Imports) -> Code:
    if not hooks:
        return Code("")
    imports.use("collections.abc", "Mapping")
    pairs = (Pair(Code(f"{string(key)}: "), leaf(f"hooks.{name}")) for name, key, _ in hooks)
    return expression("return ", Group(Code("{"), tuple(pairs), Code("}")), 4)


# --- tests ------------------------------------------------------------------------------------


_TAKEN_IN_TESTS = (
    *("EXAMPLES", "NAMES", "Path", "asyncio", "os", "pytest"),
    *("test_builds", "test_platforms", "test_runs"),
)


def command_tests_view(context: FileContext) -> View:
    """Return the tests of a tool that runs commands."""
    tool = context.tool
    assert tool is not None
    data = tool.extras["commands"].data
    imports = Imports(_TAKEN_IN_TESTS)
    package = context.plan.words["package"]
    inside = f"{package}.commands"
    testing = f"{inside}._testing"
    for name in ("SWITCH", "Example", "platforms_of"):
        imports.use(testing, name)
    examples = forms.tests(imports, testing).expression(data.get("tests"))
    own = imports.use(f"{inside}.{tool.module}", "LINE")
    given = [leaf(own)]
    hooks: list[Expr] = []
    if hooks_of(tool):
        by_name = imports.use(f"{inside}.{tool.module}", "named")
        written = imports.use(f"{package}.tools.{tool.module}", "HOOKS")
        hooks = [leaf(f"{by_name}({written})")]
    ran = call("example.failures", [*given, leaf("tmp_path"), *hooks])
    works = listing(Leaf(string(platform)) for platform in data.texts("platforms"))
    return View(
        source=source_of(context.plan),
        doc=doc_text([Code(f"Tests of {literal_text(tool.llm_name)} from the spec.")]),
        examples=expression("EXAMPLES: list[Example] = ", examples),
        builds=expression("assert ", call("example.commands", [*given, *hooks]), 4),
        runs=arguments("found = asyncio.run", [ran], 4),
        platforms=expression("expected = ", works, 4),
        imports=imports.view(),
    )


# --- user-owned file --------------------------------------------------------------------------


def command_handler_view(context: FileContext) -> View:
    """Return the scaffold of a handler that runs the command."""
    tool = context.tool
    assert tool is not None
    imports, hooks = Imports([tool.type_name]), hooks_of(tool)
    handler = handler_view(context.plan, tool, imports)
    imports.alias("..commands", tool.module, "command_line")
    value = imports.use("..toolspec", "JsonValue") if hooks else Code("")
    error = imports.use("..toolspec", "UnimplementedToolError") if hooks else Code("")
    run = call("command_line.run", map(leaf, ["input", *(["HOOKS"] if hooks else [])]))
    made = [keyword(name, leaf(f"transform_{name}")) for name, _, _ in hooks]
    return View(
        handler=handler,
        imports=imports.view(),
        run=expression("return await ", run, 8),
        hooks=tuple(_user_hook(*hook, value, error) for hook in hooks),
        hook_arguments=arguments("HOOKS = command_line.Hooks", made, 0),
    )


def _user_hook(name: Code, parameter: str, transform: str, value: Code, error: Code) -> View:
    doc = Code(f"Convert {literal_text(parameter)} to text for a command.")
    return View(
        name=name,
        signature=signature(f"transform_{name}", [leaf(f"value: {value}")], "str", 0),
        doc=doc_text([doc], 4),
        error=error,
        todo=arguments(f"raise {error}", [leaf(string(transform))], 4),
    )


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "commands.py.j2": commands_view,
    "command_tests.py.j2": command_tests_view,
    "handler.py.j2": command_handler_view,
}
