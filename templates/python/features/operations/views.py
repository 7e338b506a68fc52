"""Operations: what they declare, how they are reached, and their examples as tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

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
from adlgen.plan.model import EnumDecl, Plan

from ...docs import docstring, literal_text, source_of
from ...imports import Imports
from ...layout import NONE, Expr, Leaf, Lines, call, keyword, leaf, listing
from ...literals import number, string
from ...statements import function, spaced, statement
from .names import error_name
from .test_view import operation_test_view


@dataclass(frozen=True, slots=True)
class OperationView:
    """``operations/<module>.py``."""

    source: Code
    doc: tuple[Code, ...]
    imports: tuple[Code, ...]
    body: tuple[Code, ...]
    has_errors: bool
    codes: Code
    failure: tuple[Code, ...]
    failure_doc: tuple[Code, ...]
    init: tuple[Code, ...]


@dataclass(frozen=True, slots=True)
class OperationsView:
    """``operations/__init__.py``."""

    source: Code
    doc: tuple[Code, ...]
    group: tuple[Code, ...]
    launch: tuple[Code, ...]


def operation_view(page: Page) -> OperationView:
    """Decide the module of an operation."""
    tool = page.tool
    assert tool is not None
    errors = errors_of(tool)
    codes = Code("") if errors is None else errors.name
    imports = Imports(["OPERATION", "validate", codes, error_name(page)])
    blocks = []
    if errors is not None:
        imports.use("enum", "Enum")
        blocks.append(_enumeration(errors, literal_text(tool.llm_name)))
    imports.use("__future__", "annotations")
    imports.use("typing", "Final")
    imports.use("._types", "Validation")
    imports.use("..toolspec._json", "JsonValue")
    imports.use(f"..toolspec.{tool.module}", "INPUT")
    value = literal(operation_value(operation_of(tool)), imports)
    blocks.append(statement("OPERATION: Final = ", value))
    base = imports.use("._types", "OperationError", "_OperationError") if errors else Code("")
    parameters = map(leaf, ("self", f"code: {codes}", 'message: str = ""'))
    return OperationView(
        source=source_of(page.plan),
        doc=docstring([Code(f"What the operation {literal_text(tool.llm_name)} declares.")]),
        imports=imports.lines(),
        body=spaced(blocks),
        has_errors=errors is not None,
        codes=codes,
        failure=class_lines(error_name(page), base),
        failure_doc=docstring([Code(f"A declared failure of {literal_text(tool.llm_name)}.")], 4),
        init=function("def __init__", parameters, "None", ":", 4),
    )


def class_lines(name: Code, *bases: Code | str) -> tuple[Code, ...]:
    """Lay out the first line of a class."""
    first, *rest = statement("class ", call(name, map(leaf, bases)))
    *middle, last = [first, *rest]
    return (*middle, Code(f"{last}:"))


def _enumeration(errors: EnumDecl, named: Code) -> tuple[Code, ...]:
    lines = [Code(f"The code of a declared failure of {named}.")]
    members = (line for m in errors.members for line in _member(m.name, str(m.value)))
    head = class_lines(errors.name, "str", "Enum")
    return (*head, *docstring(lines, 4), Code(""), *members)


def _member(name: Code, value: str) -> tuple[Code, ...]:
    return statement(f"{name} = ", Leaf(string(value)), 4)


def operations_view(page: Page) -> OperationsView:
    """Decide the index of the operations."""
    group = group_of(page.plan)
    assert group is not None
    imports = Imports()
    launch = NONE if group.launch is None else literal(launch_value(group.launch), imports)
    return OperationsView(
        source=source_of(page.plan),
        doc=docstring([_title(page.plan)]),
        group=statement("GROUP: Final = ", literal(group_value(group), imports)),
        launch=statement("LAUNCH: Final = ", launch),
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
