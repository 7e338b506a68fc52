"""Views of operations: declarations and access."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.forms import Fields
from adlgen.packs.view import View
from adlgen.plan.model import EnumDecl, PlannedTool

from ...data_literals import DataPrinter
from ...docs import doc_text, literal_text, source_of
from ...imports import Imports
from ...layout import Leaf, leaf
from ...literals import string
from ...statements import CLASS, arguments, expression, signature
from .names import error_name
from .test_view import operation_test_view

_FORMS = {"script": Fields(kept=("description",))}


def _printer(imports: Imports) -> DataPrinter:
    return DataPrinter(imports, "._types", long_texts=True, forms=_FORMS)


def operation_view(context: FileContext) -> View:
    """Return the module of an operation."""
    tool = context.tool
    assert tool is not None
    extra = tool.extras["operations"]
    errors = extra.enumeration("errors")
    names = [] if errors is None else [errors.name, error_name(context)]
    imports = Imports(["OPERATION", "validate", *names])
    imports.use("__future__", "annotations")
    imports.use("typing", "Final")
    imports.use("._types", "Validation")
    imports.use("..toolspec._json", "JsonValue")
    imports.use(f"..toolspec.{tool.module}", "TOOL")
    operation = _printer(imports).expression(extra.data.record("operation"))
    return View(
        source=source_of(context.plan),
        doc=doc_text([Code(f"Declarations of the operation {literal_text(tool.llm_name)}.")]),
        errors=() if errors is None else (_errors(errors, error_name(context), tool, imports),),
        operation=expression("OPERATION: Final = ", operation),
        imports=imports.view(),
    )


def _errors(errors: EnumDecl, failure: Code, tool: PlannedTool, imports: Imports) -> View:
    named = literal_text(tool.llm_name)
    imports.use("enum", "Enum")
    base = imports.use("._types", "OperationError", "_OperationError")
    parameters = map(leaf, ("self", f"code: {errors.name}", 'message: str = ""'))
    return View(
        name=errors.name,
        bases=_bases(errors.name, "str", "Enum"),
        doc=doc_text([Code(f"The codes of the declared errors of {named}.")], 4),
        members=tuple(_member(member.name, str(member.value)) for member in errors.members),
        failure=failure,
        base=_bases(failure, base),
        failure_doc=doc_text([Code(f"A declared error of {named}.")], 4),
        init=signature("__init__", parameters, "None", 4),
    )


def _bases(name: Code, *bases: str) -> Code:
    return arguments(" " * CLASS + name, map(leaf, bases), 0)


def _member(name: Code, value: str) -> View:
    return View(name=name, value=expression(f"{name} = ", Leaf(string(value)), 4))


def operations_view(context: FileContext) -> View:
    """Return the index of the operations."""
    plan = context.plan
    data, printer = plan.extras["operations"].data, _printer(Imports())
    title = f"The operations of {literal_text(plan.agent_name)}."
    return View(
        source=source_of(plan),
        doc=doc_text([Code(title)]),
        group=expression("GROUP: Final = ", printer.expression(data.record("group"))),
        launch=expression("LAUNCH: Final = ", printer.expression(data.optional_record("launch"))),
    )


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "operation.py.j2": operation_view,
    "operations.py.j2": operations_view,
    "operation_test.py.j2": operation_test_view,
}
