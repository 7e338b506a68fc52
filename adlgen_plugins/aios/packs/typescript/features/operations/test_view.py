"""The examples of an operation as tests."""

from __future__ import annotations

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.data import JsonValue, RecordValue
from adlgen.plan.model import PlannedTool

from ...docs import header_text
from ...documents import Fluid, width
from ...imports import Imports, module_of
from ...layout import WIDTH, place
from ...literals import literal, string
from ...names import spec_value
from ...syntax import tuple_type
from .names import codes_name, operation_name

_LISTS = ("accepted", "refused", "results")
_LOCAL = ("assert", "test", "operation", "spec", "failures", *_LISTS)
_TOOLSPEC = "../../src/toolspec"
_COMMAND = 36
"""The width of ``assert.equal(operation.command, );`` with its margin."""
_OPERATION, _SPEC = 17, 12
"""The widths of ``const operation =`` and ``const spec =``."""
_FAILURE, _FAILURES = 24, 37
"""The widths of ``type Failure = readonly `` and ``const failures: readonly Failure[] = ``."""
_ROWS = 52
"""The width of ``const : readonly (readonly [string, JsonValue])[] = ``."""


def operation_test_view(context: FileContext) -> View:
    """Return the test of the examples of an operation; lists without examples are empty."""
    tool = context.tool
    assert tool is not None
    extra = tool.extras["operations"]
    examples = extra.data.record("examples")
    imports = Imports(_LOCAL)
    name = imports.add(module_of("../../src/operations", tool.file), operation_name(tool))
    has_examples = any(examples.records(name) for name in _LISTS)
    spec = Code("")
    if has_examples:
        spec = imports.add(module_of(_TOOLSPEC, tool.file), spec_value(tool))
    failures = _failures(tool, examples.records("failures"), imports)
    _import_used(imports, examples)
    command = string(extra.data.record("operation").text("command"))
    return View(
        source=header_text(context.plan.source),
        imports=imports.clauses(),
        operation=place(Fluid(name), _OPERATION),
        spec=place(Fluid(spec), _SPEC),
        title=string(f"{tool.llm_name} has its command"),
        command=command,
        is_command_wide=_COMMAND + width(command) > WIDTH,
        has_examples=has_examples,
        accepted=_rows("accepted", examples),
        refused=_rows("refused", examples),
        results=_rows("results", examples),
        failures=failures,
        has_defaults=tool.input.has_defaults,
    )


def _import_used(imports: Imports, examples: RecordValue) -> None:
    accepted, refused, results = map(examples.records, _LISTS)
    if accepted or refused:
        imports.add(f"{_TOOLSPEC}/runtime/operations.js", "validate")
    if accepted:
        imports.add(f"{_TOOLSPEC}/runtime/json.js", "equal")
    if refused:
        imports.add(f"{_TOOLSPEC}/runtime.js", "InvalidArgumentsError")
    if accepted or refused or results:
        imports.add_type(f"{_TOOLSPEC}/runtime.js", "JsonValue")


def _rows(name: str, examples: RecordValue) -> Code:
    rows: list[JsonValue] = [[e.text("name"), e.json("value")] for e in examples.records(name)]
    return place(literal(rows), _ROWS + len(name)).text if rows else Code("")


def _failures(
    tool: PlannedTool, failures: tuple[RecordValue, ...], imports: Imports
) -> View | tuple[()]:
    if not failures:
        return ()
    imports.add_type(f"{_TOOLSPEC}/runtime.js", "JsonObject")
    imports.add(f"{_TOOLSPEC}/runtime.js", "Toolbox")
    imports.add(f"{_TOOLSPEC}/runtime/operations.js", "OperationError")
    path = module_of("../../src/operations", tool.file)
    codes = imports.add_type(path, codes_name(tool))
    type_ = tuple_type([Code("string"), codes, Code("string"), Code("JsonObject")])
    rows: list[JsonValue] = [
        [e.text("name"), e.text("code"), e.text("message"), e.json("arguments")] for e in failures
    ]
    return View(
        type=place(type_, _FAILURE).text,
        rows=place(literal(rows), _FAILURES).text,
    )
