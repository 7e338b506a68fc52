"""Views of the built-in tools."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.model import Named, Plan, PlannedBody, PlannedTool, PlannedType, RecordDecl

from ...docs import sentence
from ...packages import runtime_import
from ...types import TypePrinter


def builtin_view(context: FileContext) -> View:
    """Build the view of a built-in tool."""
    plan, tool = context.plan, context.tool
    assert tool is not None
    assert tool.output is not None
    data = tool.extras["builtins"].data
    id_ = data.text("id")
    return View(
        module=plan.words["module"],
        **runtime_import(plan),
        source=Code(sentence(f"{plan.source}, tool {tool.id}")),
        name=tool.type_name,
        llm_name=Code(sentence(tool.llm_name)),
        input_type=tool.input.name,
        output_type=tool.output.name,
        method_type=_method_type(tool.output),
        input=_field_names(tool.input),
        output=_field_names(tool.output),
        config=_config_names(plan, tool),
        is_read=id_ == "read",
        is_write=id_ == "write",
        is_edit=id_ == "edit",
        is_bash=id_ == "bash",
        is_fetch=id_ == "fetch",
        internal_addresses=tuple(map(Code, data.texts("internal_addresses"))),
    )


def builtins_view(context: FileContext) -> View:
    """Build the view of the code that built-in tools share."""
    tools = context.plan.tools
    present = {t.extras["builtins"].data.text("id") for t in tools if "builtins" in t.extras}
    reads, writes = present & {"read", "edit"}, present & {"write", "edit", "fetch"}
    return View(
        module=context.plan.words["module"],
        **runtime_import(context.plan),
        files=bool(reads | writes),
        reads=bool(reads),
        writes=bool(writes),
    )


def _record(type_: PlannedType | None, body: PlannedBody | Plan) -> RecordDecl:
    """Return the record that a type names."""
    assert isinstance(type_, Named)
    decl = body.declarations[type_.key]
    assert isinstance(decl, RecordDecl)
    return decl


def _field_names(body: PlannedBody) -> View:
    return View(**{f.key: f.name for f in _record(body.type, body).fields})


def _config_names(plan: Plan, tool: PlannedTool) -> View:
    given = tool.extras["wiring"]
    (injection,) = given.data.records("injections")
    record = _record(given.types[injection.text("reference")], plan)
    return View(**{f.key: code("{}.{}", injection.code("name"), f.name) for f in record.fields})


def _method_type(body: PlannedBody) -> Code:
    """Return the type of the field ``method``, if there is one."""
    types = [f.type for f in _record(body.type, body).fields if f.key == "method"]
    return TypePrinter(body.declarations).render_type(types[0]).type if types else Code("")


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "builtin.go.j2": builtin_view,
    "builtins.go.j2": builtins_view,
}
