"""Lowers services and injected names."""

from __future__ import annotations

from adlgen.features.wiring import shapes
from adlgen.features.wiring.model import (
    ConfigTarget,
    InjectionTarget,
    Injects,
    LoggerTarget,
    ServiceSpec,
    ServiceTarget,
    injects_of,
)
from adlgen.ir.data import ListValue, RecordValue, texts
from adlgen.spec.model import Spec


def lower_service(service: ServiceSpec, spec: Spec) -> RecordValue:
    """Lower a service with the parts that tools inject."""
    parts: dict[tuple[str, ...], None] = {}
    for tool in spec.tools:
        for inject in injects_of(tool):
            target = inject.target
            if isinstance(target, ServiceTarget) and target.service == service.id.value:
                for end in range(1, len(target.parts) + 1):
                    parts[target.parts[:end]] = None
    return shapes.SERVICE.value(
        id=service.id.value,
        kind=service.kind,
        interface=service.interface.value,
        factory=service.factory.value,
        description=service.description,
        parts=ListValue("texts", tuple(map(texts, parts))),
    )


def lower_injects(injects: Injects) -> ListValue:
    """Lower the injected names that have a target."""
    return shapes.INJECT.list_of(
        _lower_inject(inject.reference.value, inject.target)
        for inject in injects.entries
        if inject.target is not None
    )


def _lower_inject(reference: str, target: InjectionTarget) -> RecordValue:
    def lowered(kind: str, service: str = "", path: tuple[str, ...] = ()) -> RecordValue:
        return shapes.INJECT.value(
            reference=reference, kind=kind, service=service, path=texts(path)
        )

    match target:
        case LoggerTarget():
            return lowered("logger")
        case ConfigTarget(path=path):
            return lowered("config", path=path)
        case ServiceTarget(service=service, parts=parts):
            return lowered("service", service, parts)
