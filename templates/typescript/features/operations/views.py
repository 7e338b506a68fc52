"""Operations: what they declare, how they are reached, and their examples as tests."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from adlgen.features.operations.old_examples import (
    Example,
    Examples,
    FailureExample,
    examples_of,
    has_defaults,
)
from adlgen.features.operations.old_lowering import (
    Items,
    Struct,
    Value,
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
from adlgen.packs.view import View
from adlgen.plan.data import JsonValue
from adlgen.plan.model import PlannedTool

from ...docs import comment, header_text, words
from ...imports import Imports, module_of
from ...layout import LINE, Fluid, Indent, Layout, group, joined, layout
from ...literals import array, entry, literal, named_entry, object_, string
from ...names import spec_value
from ...syntax import alias, call, tuple_type

_TYPES = "../toolspec/runtime/operations.js"
_LONG = ("source", "installGuide")
"""The fields whose text is written line by line."""


@dataclass(frozen=True, slots=True)
class OperationView:
    """``src/operations/<file>.ts``."""

    source: Code
    imports: tuple[View, ...]
    codes_doc: tuple[Code, ...]
    codes: Code
    doc: tuple[Code, ...]
    operation: Code


@dataclass(frozen=True, slots=True)
class OperationsView:
    """``src/operations/index.ts``."""

    source: Code
    imports: tuple[View, ...]
    exports: tuple[Code, ...]
    runs: bool
    """Whether validators can be run."""
    operations: Code
    group: Code
    has_launch: bool
    launch: Code


@dataclass(frozen=True, slots=True)
class OperationTestView:
    """``test/operations/<file>.test.ts``."""

    source: Code
    imports: tuple[View, ...]
    operation: Code
    spec: Code
    title: Code
    command: Code
    has_examples: bool
    has_accepted: bool
    accepted: Code
    has_refused: bool
    refused: Code
    has_results: bool
    results: Code
    has_failures: bool
    failures: Code
    fills: bool
    """Whether decoding may add defaults."""
    keeps: bool


def operation_view(page: Page) -> OperationView:
    """Decide the module of an operation."""
    tool = page.tool
    assert tool is not None
    imports = Imports({_codes(tool), _name(tool)})
    imports.add_type(_TYPES, "Operation")
    spec = imports.add(module_of("../toolspec", tool.file), spec_value(tool))
    members = () if (errors := errors_of(tool)) is None else errors.members
    codes = [string(str(member.value)) for member in members]
    value = operation_value(operation_of(tool))
    shaped = _object(value, named_entry(Code("spec"), spec))
    head = code("export const {}: Operation<{}> =", _name(tool), _codes(tool))
    union: Layout = codes[0] if codes else Code("never")
    return OperationView(
        source=header_text(page.plan.source),
        imports=imports.clauses(),
        codes_doc=comment(words(f"The codes of declared failures of `{tool.llm_name}`.")),
        codes=layout(
            alias(
                code("export type {}", _codes(tool)),
                union,
                union_of=codes if len(codes) > 1 else (),
            )
        ),
        doc=comment(words(f"What the operation `{tool.llm_name}` declares.")),
        operation=layout((head, Fluid(shaped), Code(";"))),
    )


def _codes(tool: PlannedTool) -> Code:
    return (
        errors.name
        if (errors := errors_of(tool)) is not None
        else code("{}ErrorCode", tool.type_name)
    )


def _name(tool: PlannedTool) -> Code:
    return code("{}Operation", tool.value_name)


def operations_view(page: Page) -> OperationsView:
    """Decide the index of the operations."""
    plan = page.plan
    group = group_of(plan)
    tools = [tool for tool in plan.tools if "operations" in tool.extras]
    imports = Imports({"group", "launch", "operations"})
    imports.add_type(_TYPES, "Group")
    launch = None if group.launch is None else launch_value(group.launch)
    shown = Code("")
    if launch is not None:
        kind = imports.add_type(_TYPES, f"{_pascal(launch.type)}")
        shown = layout((code("export const launch: {} = ", kind), _object(launch), Code(";")))
    names = [imports.add(module_of(".", tool.file), _name(tool)) for tool in tools]
    return OperationsView(
        source=header_text(plan.source),
        imports=imports.clauses(),
        exports=tuple(code("export * from {};", string(module_of(".", t.file))) for t in tools),
        runs=plan.options["validators"] == "run",
        operations=layout((Code("export const operations = "), array(names), Code(" as const;"))),
        group=layout(
            (Code("export const group: Group = "), _object(group_value(group)), Code(";"))
        ),
        has_launch=launch is not None,
        launch=shown,
    )


# --- values ---------------------------------------------------------------------------------------


def _pascal(words_: str) -> str:
    return "".join(map(str.capitalize, words_.split("_")))


def _camel(words_: str) -> str:
    first, *rest = words_.split("_")
    return first + "".join(map(str.capitalize, rest))


def _plain(value: Value) -> JsonValue:
    """Return a value as JSON: an object without what is empty."""
    match value:
        case Struct(_, fields):
            return {_camel(key): _plain(v) for key, v in fields if _counts(key, v)}
        case Items(_, values):
            return [_plain(one) for one in values]
        case _:
            return value


def _counts(key: str, value: Value) -> bool:
    return bool(value.values if isinstance(value, Items) else value) or key in {"source", "code"}


def _object(struct: Struct, *more: Layout) -> Layout:
    plain = _plain(struct)
    assert isinstance(plain, dict)
    entries = [_entry(key, value) for key, value in plain.items()]
    return object_([*entries, *more], broken=True)


def _entry(key: str, value: JsonValue) -> Layout:
    lines = value.splitlines(keepends=True) if isinstance(value, str) else []
    if len(lines) > 1 and key in _LONG:
        text = group(joined((Code(" +"), LINE), map(string, lines)))
        return group(code("{}:", Code(key)), group(Indent((LINE, text))))
    return entry(key, _shaped(value), value)


def _shaped(value: JsonValue) -> Layout:
    match value:
        case dict():
            return object_([_entry(key, one) for key, one in value.items()])
        case list():
            return array([_shaped(one) for one in value], value)
        case _:
            return literal(value)


# --- examples -------------------------------------------------------------------------------------


def operation_test_view(page: Page) -> OperationTestView:
    """Decide the test of the examples of an operation."""
    tool = page.tool
    assert tool is not None
    shown = examples_of(tool)
    imports = Imports({"assert", "test", "operation", "spec", "accepted", "refused", "failures"})
    name = imports.add(module_of("../../src/operations", tool.file), _name(tool))
    has_examples = bool(shown.accepted or shown.refused or shown.outputs)
    spec = Code("")
    if has_examples:
        path = module_of("../../src/toolspec", tool.file)
        spec = imports.add(path, spec_value(tool))
    failures = _failures(tool, shown.failures, imports)
    fills = has_defaults(tool.input)
    _import_used(imports, shown)
    command = call(
        Code("assert.equal"),
        [Code("operation.command"), string(remote_name(operation_of(tool)))],
    )
    return OperationTestView(
        source=header_text(page.plan.source),
        imports=imports.clauses(),
        operation=layout((Code("const operation ="), Fluid(name), Code(";"))),
        spec=layout((Code("const spec ="), Fluid(spec), Code(";"))),
        title=code("await test({}, () => {{", string(f"{tool.llm_name} has its command")),
        command=layout((command, Code(";")), 2),
        has_examples=has_examples,
        has_accepted=bool(shown.accepted),
        accepted=_examples("accepted", shown.accepted),
        has_refused=bool(shown.refused),
        refused=_examples("refused", shown.refused),
        has_results=bool(shown.outputs),
        results=_examples("results", shown.outputs),
        has_failures=bool(shown.failures),
        failures=failures,
        fills=fills,
        keeps=not fills,
    )


def _import_used(imports: Imports, shown: Examples) -> None:
    if shown.accepted or shown.refused:
        imports.add("../../src/toolspec/runtime/operations.js", "validate")
    if shown.accepted:
        imports.add("../../src/toolspec/runtime/json.js", "equal")
    if shown.refused:
        imports.add("../../src/toolspec/runtime.js", "InvalidArgumentsError")
    if shown.accepted or shown.refused or shown.outputs:
        imports.add_type("../../src/toolspec/runtime.js", "JsonValue")


def _examples(name: str, examples: Iterable[Example]) -> Code:
    rows: list[JsonValue] = [[one.name, one.value] for one in examples]
    head = code("const {}: readonly (readonly [string, JsonValue])[] = ", Code(name))
    return layout((head, literal(rows), Code(";")))


def _failures(tool: PlannedTool, examples: tuple[FailureExample, ...], imports: Imports) -> Code:
    if not examples:
        return Code("")
    imports.add_type("../../src/toolspec/runtime.js", "JsonObject")
    imports.add("../../src/toolspec/runtime.js", "Toolbox")
    imports.add("../../src/toolspec/runtime/operations.js", "OperationError")
    path = module_of("../../src/operations", tool.file)
    codes = imports.add_type(path, _codes(tool))
    rows: list[JsonValue] = [
        [one.name, one.member.value, one.message, one.arguments] for one in examples
    ]
    parts = tuple_type([Code("string"), codes, Code("string"), Code("JsonObject")])
    kind = (Code("type Failure = readonly "), parts, Code(";"))
    values = (Code("const failures: readonly Failure[] = "), literal(rows), Code(";"))
    return Code("\n").joined([layout(kind), layout(values)])


def tests(page: Page) -> tuple[str, ...]:
    """Return the pattern of the emitted tests, which need the embedded validator."""
    embedded = page.plan.options["validator"] == "embedded"
    return ("dist/test/operations/*.test.js",) if embedded else ()


VIEWS: Mapping[str, Callable[[Page], object]] = {
    "operation.ts.j2": operation_view,
    "operations.ts.j2": operations_view,
    "operation_test.ts.j2": operation_test_view,
}

SLOTS: Mapping[str, Callable[[Page], tuple[Any, ...]]] = {
    "tests": tests,
}
