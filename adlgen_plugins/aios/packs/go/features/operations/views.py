"""Operations: their declarations, how they are reached, and their examples as tests."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.data import RecordValue
from adlgen.plan.model import EnumDecl, Member

from ...composite_literals import Style
from ...core.agent_views import package_view
from ...data_literals import DataPrinter
from ...docs import sentence
from ...layout import aligned_constants
from ...literals import json_literal, literal
from ...packages import runtime_import
from ...types import output_type

_STYLE = Style(width=101, is_narrowing=False)


def _printer(package: Code) -> DataPrinter:
    return DataPrinter(package, _STYLE, opens_records=True, raw_texts=True)


def group_view(context: FileContext) -> View:
    """Return the view of the types and of shared definitions of operations."""
    plan = context.plan
    data, printer = plan.extras["operations"].data, _printer(Code(""))
    launch = data.optional_record("launch")
    return View(
        module=plan.words["module"],
        **runtime_import(plan),
        source=Code(sentence(plan.source)),
        agent=Code(sentence(plan.agent_name)),
        group=printer.fields(data.record("group")),
        has_launch=launch is not None,
        launch_type=Code("") if launch is None else printer.type_of(launch),
        launch=() if launch is None else printer.fields(launch),
    )


def operation_view(context: FileContext) -> View:
    """Return the view of an operation."""
    tool = context.tool
    assert tool is not None
    extra = tool.extras["operations"]
    errors = extra.enumeration("errors")
    codes = Code("") if errors is None else errors.name
    members = () if errors is None else errors.members
    problems = code("toolspec.{}.Input.Schema.Problems", tool.type_name)
    operation = extra.data.record("operation")
    return View(
        module=context.plan.words["module"],
        **runtime_import(context.plan),
        source=Code(sentence(context.plan.source)),
        name=tool.type_name,
        llm_name=Code(sentence(tool.llm_name)),
        has_errors=bool(members),
        codes=codes,
        members=aligned_constants(_member(codes, member) for member in members),
        fields=_printer(Code("operation.")).fields(operation, (Code("Problems"), problems)),
    )


def _member(codes: Code, member: Member) -> tuple[Code, Code]:
    return code("{}{}", codes, member.name), literal(str(member.value))


def operation_test_view(context: FileContext) -> View:
    """Build the test of the examples of an operation."""
    tool = context.tool
    assert tool is not None
    extra = tool.extras["operations"]
    errors = extra.enumeration("errors")
    examples = extra.data.record("examples")
    accepted, refused, results, failures = map(
        examples.records, ("accepted", "refused", "results", "failures")
    )
    return View(
        module=context.plan.words["module"],
        **runtime_import(context.plan),
        source=Code(sentence(context.plan.source)),
        name=tool.type_name,
        command=literal(extra.data.record("operation").text("command")),
        codes=Code("") if errors is None else errors.name,
        input=code("toolspec.{}", tool.input.name),
        output=output_type(tool, Code("toolspec.")),
        accepted=_examples(accepted),
        refused=_examples(refused),
        results=_examples(results),
        failures=() if errors is None else tuple(_failure(errors, one) for one in failures),
        has_examples=bool(accepted or refused or results),
        has_failures=bool(failures),
        has_defaults=tool.input.has_defaults,
    )


def _examples(examples: Iterable[RecordValue]) -> tuple[View, ...]:
    return tuple(
        View(name=literal(one.text("name")), value=json_literal(one.json("value")))
        for one in examples
    )


def _failure(errors: EnumDecl, one: RecordValue) -> View:
    return View(
        name=literal(one.text("name")),
        code=errors.member(one.text("code")).name,
        message=literal(one.text("message")),
        arguments=json_literal(one.json("arguments")),
    )


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "group.go.j2": group_view,
    "operation.go.j2": operation_view,
    "operation_test.go.j2": operation_test_view,
    "helpers_test.go.j2": package_view,
}
