"""The module of a tool that runs commands, and the tests that its specification has."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from adlgen.features.commands import facts
from adlgen.features.commands.model import CommandLine, Hook, Steps, Test
from adlgen.naming.code import Code
from adlgen.packs.page import Page
from adlgen.plan.model import PlannedTool, RecordDecl

from ...docs import docstring, literal_text, source_of
from ...imports import Imports
from ...layout import Expr, call, keyword, leaf, listing, subscript
from ...literals import json_literal, number, string
from ...statements import EMPTY, attribute, call_lines, function, statement
from .literals import Literals, mapping, text


@dataclass(frozen=True, slots=True)
class CommandsView:
    """``commands/<module>.py``."""

    source: Code
    doc: tuple[Code, ...]
    imports: tuple[Code, ...]
    line: tuple[Code, ...]
    """The constants."""
    hooks: tuple[Code, ...]
    """The fields of the class of transforms; none: there is no such class."""
    named_hooks: tuple[Code, ...]
    build: tuple[Code, ...]
    """The signature of ``build``; none where no step has a command."""
    built: tuple[Code, ...]
    run: tuple[Code, ...]
    ran: tuple[Code, ...]
    returned: tuple[Code, ...]


@dataclass(frozen=True, slots=True)
class CommandTestsView:
    """``tests/commands/<module>_test.py``."""

    source: Code
    doc: tuple[Code, ...]
    imports: tuple[Code, ...]
    examples: tuple[Code, ...]
    builds: tuple[Code, ...]
    runs: tuple[Code, ...]
    platforms: tuple[Code, ...]


def command_line(tool: PlannedTool) -> CommandLine:
    """Return how a tool of this sort runs."""
    line = tool.extras["commands"].data.get("model")
    assert isinstance(line, CommandLine)
    return line


def hooks_of(tool: PlannedTool) -> list[tuple[Code, str, Hook]]:
    """Return the transforms that an author must write: identifier, parameter, expression."""
    record = next(iter(tool.input.declarations.values()), None)
    fields = record.fields if isinstance(record, RecordDecl) else ()
    names = {field.key: field.name for field in fields}
    return [
        (names[one.name], one.name, one.transform)
        for one in facts.hooked(command_line(tool))
        if isinstance(one.transform, Hook)
    ]


def commands_view(page: Page) -> CommandsView:
    """Decide the module of a tool that runs commands."""
    tool = page.tool
    assert tool is not None
    line = command_line(tool)
    imports = Imports(["LINE", "Hooks", "StepName", "build", "named", "run"])
    imports.use("__future__", "annotations")
    imports.use("typing", "Final")
    steps = facts.step_names(line)
    constants = _constants(line, steps, imports)
    hooks = hooks_of(tool)
    taken, given = (
        imports.use(f"..toolspec.{tool.module}", name)
        for name in (tool.input.name, tool.output_name)
    )
    build, built = _build(line, steps, taken, imports, hooked=bool(hooks))
    runner = imports.use("._run", "Runner")
    parts = [f"input: {taken}", *(["hooks: Hooks"] if hooks else [])]
    own = [leaf("LINE"), leaf(f"{_codec(tool, imports, 'INPUT')}.encode(input)")]
    own += [leaf("named(hooks)")] if hooks else []
    output = _codec(tool, imports, "OUTPUT")
    return CommandsView(
        source=source_of(page.plan),
        doc=docstring([Code(f"How the tool {literal_text(tool.llm_name)} runs.")]),
        line=constants,
        hooks=tuple(_hook_fields(hooks, imports)),
        named_hooks=_named_hooks(hooks, imports),
        build=build,
        built=built,
        run=function(
            "async def run",
            map(leaf, [*parts, f"runner: {runner} | None = None"]),
            given,
            ":",
            0,
        ),
        ran=statement("result = await ", call(f"(runner or {runner}()).run", own), 4),
        returned=statement("return ", call(f"{output}.decode", [leaf("result.as_json()")]), 4),
        imports=imports.lines(),
    )


def _constants(line: CommandLine, steps: tuple[str, ...], imports: Imports) -> tuple[Code, ...]:
    """Write the command line, and the type of the names of steps if there are any."""
    written = Literals(line, imports).line(facts.callees(line))
    constants = statement("LINE: Final = ", written)
    if not steps:
        return constants
    named = subscript(imports.use("typing", "Literal"), map(text, steps))
    alias = leaf(imports.use("typing", "TypeAlias"))
    doc = Code('"""The steps that have a command of their own."""')
    return (*constants, *attribute(Code("StepName"), alias, named, 0), doc)


def _codec(tool: PlannedTool, imports: Imports, name: str) -> Code:
    return imports.use(f"..toolspec.{tool.module}", name)


def _build(
    line: CommandLine, steps: tuple[str, ...], taken: Code, imports: Imports, *, hooked: bool
) -> tuple[tuple[Code, ...], tuple[Code, ...]]:
    """Return the signature of ``build`` and its body."""
    several = isinstance(line.form, Steps)
    if several and not steps:
        return (), ()
    host, made = imports.use("._host", "Host"), imports.use("._model", "Command")
    hooks = ["hooks: Hooks"] if hooked else []
    parts = [f"input: {taken}", *hooks, f"host: {host} | None = None"]
    given = ["LINE", "INPUT.encode(input)", "host"]
    if several:
        results = imports.use("collections.abc", "Mapping")
        result = imports.use("._model", "Result")
        parts.insert(1, "step: StepName")
        none = imports.use("._model", "NO_RESULTS")
        parts.append(f"results: {results}[str, {result}] = {none}")
        given.insert(1, "step")
        given.append("results")
    arguments = list(map(leaf, given)) + (
        [keyword("hooks", leaf("named(hooks)"))] if hooked else []
    )
    builder = imports.use("._build", "build_step" if several else "build_command")
    signature = function("def build", map(leaf, parts), made, ":", 0)
    return signature, statement("return ", call(builder, arguments), 4)


def _hook_fields(hooks: list[tuple[Code, str, Hook]], imports: Imports) -> Iterator[Code]:
    for name, parameter, hook in hooks:
        imports.use("dataclasses", "dataclass")
        yield from attribute(name, leaf(imports.use("._model", "Hook")), None)
        said = f"{literal_text(hook.expression)} for the parameter {literal_text(parameter)}."
        yield from docstring([Code(said)], 4)


def _named_hooks(hooks: list[tuple[Code, str, Hook]], imports: Imports) -> tuple[Code, ...]:
    if not hooks:
        return ()
    imports.use("collections.abc", "Mapping")
    entries = mapping((parameter, leaf(f"hooks.{name}")) for name, parameter, _ in hooks)
    return statement("return ", entries, 4)


# --- tests ------------------------------------------------------------------------------------


_TAKEN_IN_TESTS = (
    *("EXAMPLES", "NAMES", "Path", "asyncio", "os", "pytest"),
    *("test_builds", "test_platforms", "test_runs"),
)


def command_tests_view(page: Page) -> CommandTestsView:
    """Decide the tests of a tool that runs commands."""
    tool = page.tool
    assert tool is not None
    line = command_line(tool)
    imports = Imports(_TAKEN_IN_TESTS)
    package = page.plan.words["package"]
    inside = f"{package}.commands"
    for name in ("SWITCH", "Example", "platforms_of"):
        imports.use(f"{inside}._testing", name)
    own = imports.use(f"{inside}.{tool.module}", "LINE")
    arguments = [leaf(own)]
    hooks: list[Expr] = []
    if hooks_of(tool):
        by_name = imports.use(f"{inside}.{tool.module}", "named")
        written = imports.use(f"{package}.tools.{tool.module}", "HOOKS")
        hooks = [leaf(f"{by_name}({written})")]
    ran = call("example.failures", [*arguments, leaf("tmp_path"), *hooks])
    works = listing(text(p) for p in ("windows", "linux", "macos") if p in _names(line))
    return CommandTestsView(
        source=source_of(page.plan),
        doc=docstring([Code(f"What the specification expects of {literal_text(tool.llm_name)}.")]),
        examples=statement("EXAMPLES: list[Example] = ", listing(map(_example, line.tests))),
        builds=statement("assert ", call("example.commands", [*arguments, *hooks]), 4),
        runs=statement("found = asyncio.run", call("", [ran]), 4),
        platforms=statement("expected = ", works, 4),
        imports=imports.lines(),
    )


def _names(line: CommandLine) -> list[str]:
    return [platform.value for platform in line.platforms]


def _example(test: Test) -> Expr:
    parts: list[Expr] = [keyword("name", text(test.name))]
    if test.values:
        parts.append(keyword("values", json_literal(dict(test.values))))
    if test.exit_code is not None:
        parts.append(keyword("exit_code", leaf(number(test.exit_code))))
    for key, texts in (
        ("output_contains", test.output_contains),
        ("files_exist", test.files_exist),
        ("folders_exist", test.folders_exist),
        ("cleanup", test.cleanup),
    ):
        if texts:
            parts.append(keyword(key, listing(map(text, texts))))
    return call("Example", parts)


# --- the user's file --------------------------------------------------------------------------


def user_hooks(tool: PlannedTool, imports: Imports) -> tuple[Code, ...]:
    """Declare the transforms that an author must write, in the user's file."""
    hooks = hooks_of(tool)
    lines: list[Code] = []
    for name, parameter, hook in hooks:
        value = imports.use("..toolspec", "JsonValue")
        lines += [EMPTY, EMPTY]
        lines += function(f"def transform_{name}", [leaf(f"value: {value}")], "str", ":", 0)
        said = f"Write {literal_text(parameter)} as a command needs it."
        lines += docstring([Code(said)], 4)
        lines += call_lines("raise NotImplementedError", [leaf(string(hook.expression))], 4)
    if hooks:
        made = [keyword(name, leaf(f"transform_{name}")) for name, _, _ in hooks]
        lines += [EMPTY, EMPTY, *statement("HOOKS = command_line.Hooks", call("", made))]
    return tuple(lines)


def user_call(tool: PlannedTool, imports: Imports) -> tuple[Code, ...]:
    """Run the tool's command, in the user's file."""
    imports.alias("..commands", tool.module, "command_line")
    hooks = ["HOOKS"] if hooks_of(tool) else []
    return statement("return await ", call("command_line.run", map(leaf, ["input", *hooks])), 8)


VIEWS: Mapping[str, Callable[[Page], object]] = {
    "commands.py.j2": commands_view,
    "command_tests.py.j2": command_tests_view,
}
