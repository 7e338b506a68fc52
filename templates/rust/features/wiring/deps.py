"""What a tool is given: the fields of its ``Deps`` and where the wiring takes them from."""

from __future__ import annotations

from dataclasses import dataclass

from adlgen.naming.code import Code, code
from adlgen.plan.model import (
    Give,
    Injection,
    ListOf,
    MapOf,
    Named,
    NullableOf,
    Plan,
    PlannedService,
    PlannedTool,
    PlannedType,
)

from ...docs import span
from ...layout import TypeText
from ...types import config_printer

_COPIED = frozenset({"bool", "f64", "i64", "u64"})


@dataclass(frozen=True, slots=True)
class Dependency:
    """A field of ``Deps``."""

    name: Code
    doc: Code
    type: TypeText
    links: tuple[Code, ...]
    """The expression that gives it, split at its dots."""


def dependencies(tool: PlannedTool, plan: Plan) -> tuple[Dependency, ...]:
    """Return what a tool is given, in the order of ``inject``."""
    services = {service.id: service for service in plan.services}
    return tuple(_dependency(injection, services, plan) for injection in tool.inject)


def _dependency(
    injection: Injection, services: dict[str, PlannedService], plan: Plan
) -> Dependency:
    doc = span(injection.reference)
    type_, links = _source(injection, services, plan)
    return Dependency(injection.name, doc, type_, links)


def _source(
    injection: Injection, services: dict[str, PlannedService], plan: Plan
) -> tuple[TypeText, tuple[Code, ...]]:
    """Return the type of an injection, and the expression that gives it."""
    start, clone = Code("services"), Code("clone()")
    match injection.give:
        case Give.LOGGER:
            return _shared(Code("Logger")), (start, Code("logger"), clone)
        case Give.CONFIG:
            return _config(injection, plan)
        case Give.SERVICE:
            service = services[injection.service]
            part = injection.part_type or service.interface
            type_ = _shared(code("services::{}::{}", service.module, part))
            calls = tuple(code("{}()", accessor) for accessor in injection.parts)
            return type_, (start, service.value_name, *(calls or (clone,)))


def _config(injection: Injection, plan: Plan) -> tuple[TypeText, tuple[Code, ...]]:
    links = (Code("services"), Code("config"), *injection.config)
    if injection.config_type is None:
        return TypeText(Code("config::Config")), (*links, Code("clone()"))
    type_ = config_type(injection.config_type, plan)
    return type_, links if type_.name in _COPIED else (*links, Code("clone()"))


def config_type(type_: PlannedType, plan: Plan) -> TypeText:
    """Write a type of the configuration as it is named outside of its module."""
    match type_:
        case Named(key=key):
            return TypeText(code("config::{}", plan.config.declarations[key].name))
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
