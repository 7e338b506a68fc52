"""The examples of an operation as tests."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from adlgen.features.operations.old_examples import (
    Example,
    Examples,
    FailureExample,
    examples_of,
    has_defaults,
)
from adlgen.features.operations.old_lowering import errors_of, operation_of, remote_name
from adlgen.naming.code import Code
from adlgen.packs.page import Page
from adlgen.packs.view import View

from ...core.declarations import constant_view
from ...docs import doc_text, literal_text, source_of
from ...imports import Imports
from ...layout import Expr, Group, Leaf, leaf, listing, subscript
from ...literals import json_literal, string
from ...statements import (
    ASYNC_DEF,
    expression,
    signature,
)
from .names import error_name

_TYPES = ("str", "JsonValue")


def operation_test_view(page: Page) -> View:
    """Decide the test of the examples of an operation."""
    tool = page.tool
    assert tool is not None
    examples = examples_of(tool)
    fills = has_defaults(tool.input)
    imports = _imports(page, examples)
    codes = Code("") if (errors := errors_of(tool)) is None else errors.name
    inside = f"{page.plan.words['package']}.toolspec.{tool.module}"
    taken = given = Code("")
    if examples.failures:
        taken, given = (imports.use(inside, name) for name in (tool.input.name, tool.output_name))
    listed = _constants(examples, codes)
    parts = ("name: str", f"code: {codes}", "message: str", "arguments: JsonValue")
    return View(
        source=source_of(page.plan),
        doc=doc_text([Code(f"The examples of {literal_text(tool.llm_name)}.")]),
        imports=imports.view(),
        command=expression("COMMAND = ", Leaf(string(remote_name(operation_of(tool))))),
        constants=listed,
        has_examples=bool(listed),
        has_accepted=bool(examples.accepted),
        has_refused=bool(examples.refused),
        has_results=bool(examples.outputs),
        has_failures=bool(examples.failures),
        fills=fills,
        keeps=not fills,
        failure=error_name(page),
        failure_test=signature("test_reports_failure", map(leaf, parts), "None", 0),
        handler=signature(
            "handler",
            map(leaf, ("ctx: CallContext", f"input: {taken}", "/")),
            given,
            4,
            ASYNC_DEF,
        ),
    )


def _imports(page: Page, examples: Examples) -> Imports:
    assert page.tool is not None
    own = ["COMMAND", "ACCEPTED", "REFUSED", "RESULTS", "FAILURES", "asyncio", "pytest"]
    imports = Imports(own)
    package, module = page.plan.words["package"], page.tool.module
    if examples.accepted or examples.refused or examples.outputs:
        imports.use(f"{package}.toolspec", "JsonValue")
        imports.alias(f"{package}.toolspec", module, "spec")
    imports.alias(f"{package}.operations", module, "operation")
    if examples.refused:
        imports.use(f"{package}.toolspec", "InvalidValueError")
    if examples.failures and (errors := errors_of(page.tool)) is not None:
        imports.use(f"{package}.toolspec", "CallContext")
        imports.use(f"{package}.toolspec", "Toolbox")
        imports.use(f"{package}.operations.{module}", errors.name)
        imports.use(f"{package}.operations.{module}", error_name(page))
    return imports


def _constants(examples: Examples, codes: Code) -> tuple[View, ...]:
    """Return the examples; a kind without any has no constant."""
    made = (
        _listed("ACCEPTED", _TYPES, map(_example, examples.accepted)),
        _listed("REFUSED", _TYPES, map(_example, examples.refused)),
        _listed("RESULTS", _TYPES, map(_example, examples.outputs)),
        _listed(
            "FAILURES",
            ("str", codes, "str", "JsonValue"),
            (_failure(one, codes) for one in examples.failures),
        ),
    )
    return tuple(constant for constant in made if constant is not None)


def _listed(name: str, types: Iterable[str], rows: Iterable[Sequence[Expr]]) -> View | None:
    parts = [Group(Code("("), tuple(row), Code(")")) for row in rows]
    if not parts:
        return None
    type_ = subscript("list", [subscript("tuple", map(leaf, types))])
    return constant_view(Code(name), type_, listing(parts))


def _example(example: Example) -> tuple[Expr, ...]:
    return (Leaf(string(example.name)), json_literal(example.value))


def _failure(example: FailureExample, codes: Code) -> tuple[Expr, ...]:
    return (
        Leaf(string(example.name)),
        leaf(f"{codes}.{example.member.name}"),
        Leaf(string(example.message)),
        json_literal(example.arguments),
    )
