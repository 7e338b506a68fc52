"""Operations: what they declare, how they are reached, and their examples as tests."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from adlgen.features.operations.examples import Example, FailureExample, examples_of, has_defaults
from adlgen.features.operations.lowering import (
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
from adlgen.plan.model import Member

from ...core.agent_views import package_view
from ...data_literals import value_text
from ...docs import sentence
from ...layout import aligned_constants
from ...literals import json_literal, literal


def group_view(page: Page) -> View:
    """Build the page of the types and of what operations have in common."""
    plan = page.plan
    group = group_of(plan)
    launch = None if group.launch is None else launch_value(group.launch)
    return View(
        module=plan.words["module"],
        source=Code(sentence(plan.source)),
        agent=Code(sentence(plan.agent_name)),
        group=value_text(Code(""), group_value(group)),
        launch=Code("") if launch is None else value_text(Code(""), launch),
    )


def operation_view(page: Page) -> View:
    """Build the page of an operation."""
    tool = page.tool
    assert tool is not None
    members = () if (errors := errors_of(tool)) is None else errors.members
    codes = Code("") if (errors := errors_of(tool)) is None else errors.name
    problems = code("toolspec.{}.Input.Schema.Problems", tool.type_name)
    return View(
        module=page.plan.words["module"],
        source=Code(sentence(page.plan.source)),
        name=tool.type_name,
        llm_name=Code(sentence(tool.llm_name)),
        has_errors=bool(members),
        codes=codes,
        members=aligned_constants(_member(codes, member) for member in members),
        value=value_text(
            Code("adlop."),
            operation_value(operation_of(tool)),
            (Code("Problems"), problems),
        ),
    )


def _member(codes: Code, member: Member) -> tuple[Code, Code]:
    return code("{}{}", codes, member.name), literal(str(member.value))


def operation_test_view(page: Page) -> View:
    """Build the test of the examples of an operation."""
    tool = page.tool
    assert tool is not None
    examples = examples_of(tool)
    codes = Code("") if (errors := errors_of(tool)) is None else errors.name
    fills = has_defaults(tool.input)
    return View(
        module=page.plan.words["module"],
        source=Code(sentence(page.plan.source)),
        name=tool.type_name,
        command=literal(remote_name(operation_of(tool))),
        codes=codes,
        input=code("toolspec.{}", tool.input.name),
        output=code("toolspec.{}", tool.output_name),
        accepted=_rows(examples.accepted),
        refused=_rows(examples.refused),
        results=_rows(examples.outputs),
        failures=tuple(_failure(codes, one) for one in examples.failures),
        fails=bool(examples.failures),
        encodes=bool(examples.failures),
        has_examples=bool(examples.accepted or examples.refused or examples.outputs),
        fills=fills,
        keeps=not fills,
    )


def _rows(examples: Iterable[Example]) -> tuple[Code, ...]:
    return tuple(_row(literal(one.name), _json(one)) for one in examples)


def _json(example: Example | FailureExample) -> Code:
    value = example.value if isinstance(example, Example) else example.arguments
    return json_literal(value)


def _failure(codes: Code, one: FailureExample) -> Code:
    member = code("operations.{}{}", codes, one.member.name)
    return _row(literal(one.name), member, literal(one.message), _json(one))


def _row(*cells: Code) -> Code:
    return code("{{{}}},", Code(", ").joined(cells))


VIEWS: Mapping[str, Callable[[Page], object]] = {
    "adlop.go.j2": group_view,
    "operation.go.j2": operation_view,
    "operation_test.go.j2": operation_test_view,
    "operations_test.go.j2": package_view,
}
