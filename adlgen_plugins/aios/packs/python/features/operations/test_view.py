"""The examples of an operation as tests."""

from __future__ import annotations

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.data import RecordValue
from adlgen.plan.model import EnumDecl

from ...core.declarations import constant_view
from ...docs import doc_text, literal_text, source_of
from ...imports import Imports
from ...layout import Expr, Group, Leaf, leaf, listing, subscript
from ...literals import json_literal, string
from ...names import output_type
from ...statements import (
    ASYNC_DEF,
    expression,
    signature,
)
from .names import error_name


def operation_test_view(context: FileContext) -> View:
    """Return the test of the examples of an operation."""
    tool = context.tool
    assert tool is not None
    extra = tool.extras["operations"]
    errors, examples = extra.enumeration("errors"), extra.data.record("examples")
    imports = _imports(context, examples)
    has_failures = errors is not None and bool(examples.records("failures"))
    lists = [_listed(name, examples) for name in ("accepted", "refused", "results")]
    command = Leaf(string(extra.data.record("operation").text("command")))
    return View(
        source=source_of(context.plan),
        doc=doc_text([Code(f"The examples of {literal_text(tool.llm_name)}.")]),
        command=expression("COMMAND = ", command),
        accepted=lists[0],
        refused=lists[1],
        results=lists[2],
        failures=(
            (_failures(context, errors, examples, imports),) if errors and has_failures else ()
        ),
        has_examples=any(lists) or has_failures,
        has_defaults=tool.input.has_defaults,
        imports=imports.view(),
    )


def _imports(context: FileContext, examples: RecordValue) -> Imports:
    assert context.tool is not None
    own = ["Any", "COMMAND", "ACCEPTED", "REFUSED", "RESULTS", "FAILURES", "asyncio", "pytest"]
    imports = Imports(own)
    package, module = context.plan.words["package"], context.tool.module
    if any(examples.records(name) for name in ("accepted", "refused", "results")):
        imports.use(f"{package}.toolspec", "JsonValue")
        imports.alias(f"{package}.toolspec", module, "spec")
    imports.alias(f"{package}.operations", module, "operation")
    if examples.records("refused"):
        imports.use(f"{package}.toolspec", "InvalidValueError")
    return imports


def _listed(name: str, examples: RecordValue) -> Code:
    """Lay out a list of examples; empty if there are none."""
    found = examples.records(name)
    rows = [_row(Leaf(string(e.text("name"))), json_literal(e.json("value"))) for e in found]
    head = f"{name.upper()}: list[tuple[str, JsonValue]] = "
    return expression(head, listing(rows)) if rows else Code("")


def _failures(
    context: FileContext, errors: EnumDecl, examples: RecordValue, imports: Imports
) -> View:
    tool, package = context.tool, context.plan.words["package"]
    assert tool is not None
    exception = error_name(context)
    for name in ("CallContext", "Toolbox"):
        imports.use(f"{package}.toolspec", name)
    for name in (errors.name, exception):
        imports.use(f"{package}.operations.{tool.module}", name)
    inside = f"{package}.toolspec.{tool.module}"
    input_, output = imports.use(inside, tool.input.name), output_type(tool, imports, inside)
    parts = ("name: str", f"code: {errors.name}", "message: str", "arguments: Any")
    row = subscript("tuple", map(leaf, ("str", errors.name, "str", "Any")))
    rows = listing(_failure(one, errors) for one in examples.records("failures"))
    received = map(leaf, ("ctx: CallContext", f"input: {input_}", "/"))
    return View(
        exception=exception,
        rows=constant_view(Code("FAILURES"), subscript("list", [row]), rows),
        test=signature("test_reports_error", map(leaf, parts), "None", 0),
        handler=signature("handler", received, output, 4, ASYNC_DEF),
    )


def _failure(failure: RecordValue, errors: EnumDecl) -> Expr:
    member = errors.member(failure.text("code"))
    return _row(
        Leaf(string(failure.text("name"))),
        leaf(f"{errors.name}.{member.name}"),
        Leaf(string(failure.text("message"))),
        json_literal(failure.json("arguments")),
    )


def _row(*cells: Expr) -> Expr:
    return Group(Code("("), cells, Code(")"))
