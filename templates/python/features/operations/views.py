"""Operations: what they declare, how they are reached, and their examples as tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping

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
)
from adlgen.naming.code import Code
from adlgen.packs.page import Page
from adlgen.packs.view import View
from adlgen.plan.model import EnumDecl, Plan

from ...docs import doc_text, literal_text, source_of
from ...imports import Imports
from ...layout import NONE, Expr, Leaf, Lines, call, keyword, leaf, listing
from ...literals import number, string
from ...statements import (
    CLASS,
    arguments,
    expression,
    signature,
)
from .names import error_name
from .test_view import operation_test_view


def operation_view(page: Page) -> View:
    """Decide the module of an operation."""
    tool = page.tool
    assert tool is not None
    errors = errors_of(tool)
    codes = Code("") if errors is None else errors.name
    imports = Imports(["OPERATION", "validate", codes, error_name(page)])
    if errors is not None:
        imports.use("enum", "Enum")
    imports.use("__future__", "annotations")
    imports.use("typing", "Final")
    imports.use("._types", "Validation")
    imports.use("..toolspec._json", "JsonValue")
    imports.use(f"..toolspec.{tool.module}", "INPUT")
    value = literal(operation_value(operation_of(tool)), imports)
    failures = () if errors is None else (_errors(page, errors, imports),)
    return View(
        source=source_of(page.plan),
        doc=doc_text([Code(f"What the operation {literal_text(tool.llm_name)} declares.")]),
        imports=imports.view(),
        operation=expression("OPERATION: Final = ", value),
        errors=failures,
    )


def _errors(page: Page, errors: EnumDecl, imports: Imports) -> View:
    assert page.tool is not None
    named = literal_text(page.tool.llm_name)
    failure = error_name(page)
    base = imports.use("._types", "OperationError", "_OperationError")
    parameters = map(leaf, ("self", f"code: {errors.name}", 'message: str = ""'))
    return View(
        name=errors.name,
        bases=_bases(errors.name, "str", "Enum"),
        doc=doc_text([Code(f"The code of a declared failure of {named}.")], 4),
        members=tuple(_member(m.name, str(m.value)) for m in errors.members),
        failure=failure,
        base=_bases(failure, base),
        failure_doc=doc_text([Code(f"A declared failure of {named}.")], 4),
        init=signature("__init__", parameters, "None", 4),
    )


def _bases(name: Code, *bases: str) -> Code:
    return arguments(" " * CLASS + name, map(leaf, bases), 0)


def _member(name: Code, value: str) -> View:
    return View(name=name, value=expression(f"{name} = ", Leaf(string(value)), 4))


def operations_view(page: Page) -> View:
    """Decide the index of the operations."""
    group = group_of(page.plan)
    assert group is not None
    imports = Imports()
    launch = NONE if group.launch is None else literal(launch_value(group.launch), imports)
    return View(
        source=source_of(page.plan),
        doc=doc_text([_title(page.plan)]),
        group=expression("GROUP: Final = ", literal(group_value(group), imports)),
        launch=expression("LAUNCH: Final = ", launch),
    )


def _title(plan: Plan) -> Code:
    return Code(f"The operations of {literal_text(plan.agent_name)}, and how they are reached.")


def literal(value: Value, imports: Imports) -> Expr:
    """Write a value down; what is empty is left to the defaults of its type."""
    match value:
        case Struct(kind, fields):
            name = imports.use("._types", "".join(map(str.capitalize, kind.split("_"))))
            parts = (keyword(key, literal(v, imports)) for key, v in fields if _counts(kind, v))
            return call(name, parts)
        case Items(_, values):
            return listing(
                Leaf(string(one)) if isinstance(one, str) else literal(one, imports)
                for one in values
            )
        case str():
            return _text(value)
        case bool() | None:
            return leaf(str(value))
        case int():
            return Leaf(number(value))


def _counts(kind: str, value: Value) -> bool:
    """Whether a field has to be written: scripts and errors may hold empty texts that count."""
    if isinstance(value, Items):
        return bool(value.values)
    return bool(value) or kind in {"script", "declared_error"}


def _text(text: str) -> Expr:
    lines = text.splitlines(keepends=True)
    if len(lines) > 1 and not text.strip("\n").isspace():
        return Lines(tuple(map(string, lines)))
    return Leaf(string(text))


VIEWS: Mapping[str, Callable[[Page], object]] = {
    "operation.py.j2": operation_view,
    "operations.py.j2": operations_view,
    "operation_test.py.j2": operation_test_view,
}
