"""The dependencies of a tool: the fields of its ``Deps`` and the expressions of their values."""

from __future__ import annotations

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.plan.data import RecordValue
from adlgen.plan.model import (
    ListOf,
    MapOf,
    Named,
    NullableOf,
    Plan,
    PlannedTool,
    PlannedType,
)

from ...docs import doc_lines, markdown, span
from ...layout import Lines, TypeText
from ...types import config_printer
from .planned import config_of, injections_of

_COPIED = frozenset({"bool", "f64", "i64", "u64"})


class Dependency(Struct):
    """A field of ``Deps``."""

    name: Code
    doc: Lines
    """The description of a service; the reference of anything else."""
    type: TypeText
    links: tuple[Code, ...]
    """The expression of its value, split at the dots."""


def dependencies(tool: PlannedTool, plan: Plan) -> tuple[Dependency, ...]:
    """Return the dependencies of a tool in the order of ``inject``; built-in tools have settings instead."""
    if tool.implemented:
        return ()
    return tuple(_dependency(injection, tool, plan) for injection in injections_of(tool))


def _dependency(injection: RecordValue, tool: PlannedTool, plan: Plan) -> Dependency:
    type_, links = _source(injection, tool, plan)
    return Dependency(injection.code("name"), doc_lines(_about(injection)), type_, links)


def _about(injection: RecordValue) -> list[Code]:
    service = injection.optional_record("service")
    is_whole = service is not None and not injection.codes("parts")
    text = markdown(service.text("description")) if service is not None and is_whole else []
    return text or [span(injection.text("reference"))]


def _source(
    injection: RecordValue, tool: PlannedTool, plan: Plan
) -> tuple[TypeText, tuple[Code, ...]]:
    """Return the type of an injection and the expression of its value."""
    start, clone = Code("services"), Code("clone()")
    service = injection.optional_record("service")
    if service is not None:
        type_name = injection.code("type_name")
        type_ = _shared(code("crate::services::{}::{}", service.code("module"), type_name))
        calls = tuple(code("{}()", accessor) for accessor in injection.codes("parts"))
        return type_, (start, service.code("value_name"), *(calls or (clone,)))
    if injection.text("kind") == "logger":
        return _shared(Code("Logger")), (start, Code("logger"), clone)
    return _config(injection, tool, plan)


def _config(
    injection: RecordValue, tool: PlannedTool, plan: Plan
) -> tuple[TypeText, tuple[Code, ...]]:
    links = (Code("services"), Code("config"), *injection.codes("fields"))
    found = tool.extras["wiring"].types.get(injection.text("reference"))
    if found is None:
        return TypeText(Code("config::Config")), (*links, Code("clone()"))
    type_ = config_type(found, plan)
    return type_, links if type_.name in _COPIED else (*links, Code("clone()"))


def config_type(type_: PlannedType, plan: Plan) -> TypeText:
    """Render a type of the configuration as it is named outside its module."""
    match type_:
        case Named(key=key):
            return TypeText(code("config::{}", config_of(plan)[1][key].name))
        case ListOf(item=item):
            return TypeText(Code("Vec"), (config_type(item, plan),))
        case MapOf(value=value):
            return TypeText(Code("BTreeMap"), (TypeText(Code("String")), config_type(value, plan)))
        case NullableOf(inner=inner):
            return TypeText(Code("Option"), (config_type(inner, plan),))
        case _:
            return config_printer(plan).render_type(type_)


def _shared(trait: Code) -> TypeText:
    return TypeText(Code("Arc"), (TypeText(code("dyn {}", trait)),))
