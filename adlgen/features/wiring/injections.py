"""The injections of a tool, named and typed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from adlgen.features.wiring import shapes
from adlgen.features.wiring.plan_config import follow
from adlgen.ir.agent import Tool
from adlgen.ir.data import RecordValue, texts
from adlgen.naming.code import Code
from adlgen.plan.identifiers import Namer
from adlgen.plan.model import PlannedExtra, PlannedType

Types = dict[str, PlannedType]


def plan_injections(
    injects: Sequence[RecordValue], tool: Tool, whole: PlannedExtra, namer: Namer
) -> tuple[list[RecordValue], Types]:
    """Plan the injections of a tool.

    Also return the types of the sections and values of the configuration, by reference.
    """
    references = [(inject.text("reference"),) * 2 for inject in injects]
    names = namer.group("field", references, tool.span, "the injections")
    types: Types = {}
    planned = []
    for name, inject in zip(names, injects, strict=True):
        if inject.text("kind") == "service":
            planned.append(_from_service(name, inject, whole.data.records("services")))
            continue
        fields, type_ = follow(inject.texts("path"), whole.declarations)
        if type_ is not None:
            types[inject.text("reference")] = type_
        planned.append(_injection(name, inject, fields=fields))
    return planned, types


def _from_service(name: Code, inject: RecordValue, services: Iterable[RecordValue]) -> RecordValue:
    id_, path = inject.text("service"), inject.texts("path")
    service = next(one for one in services if one.text("id") == id_)
    known = {part.text("reference"): part for part in service.records("parts")}
    chain = [known[".".join((id_, *path[:end]))] for end in range(1, len(path) + 1)]
    type_name = chain[-1].code("type_name") if chain else service.code("interface")
    parts = [part.code("accessor") for part in chain]
    return _injection(name, inject, service, type_name, parts)


def _injection(
    name: Code,
    inject: RecordValue,
    service: RecordValue | None = None,
    type_name: Code | None = None,
    parts: Iterable[Code] = (),
    fields: Iterable[Code] = (),
) -> RecordValue:
    return shapes.INJECTION.value(
        name=name,
        reference=inject.text("reference"),
        kind=inject.text("kind"),
        service=service,
        type_name=type_name,
        parts=texts(parts),
        fields=texts(fields),
    )
