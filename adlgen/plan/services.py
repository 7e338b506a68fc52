"""Services: the names of their interfaces, factories and parts."""

from __future__ import annotations

from dataclasses import replace

from adlgen.ir.agent import Agent, Service
from adlgen.naming.code import Code
from adlgen.naming.scope import NameRequest, Scope
from adlgen.plan.identifiers import Namer
from adlgen.plan.language import Role
from adlgen.plan.model import Doc, PlannedService, ServicePart


def plan_services(agent: Agent, namer: Namer) -> dict[str, PlannedService]:
    """Plan all services, by id; their names share one namespace."""
    services = agent.services
    ids = [(s.id, s.id) for s in services]
    span = services[0].span if services else None
    values = namer.group("field", [(s.id, _told(s.id)) for s in services], span, "the services")
    files = namer.group("file", ids, span, "the services")
    modules = namer.group("module", ids, span, "the services")
    scope = namer.scope("interface")
    interfaces = _claim(scope, namer, "interface", [(s.id, s.interface) for s in services])
    spelled = replace(namer.scope("factory"), taken=scope.taken)
    factories = _claim(spelled, namer, "factory", [(s.id, s.factory) for s in services])
    return {
        s.id: PlannedService(
            id=s.id,
            kind=s.kind,
            interface=interface,
            factory=factory,
            value_name=value,
            file=file,
            module=module,
            doc=Doc(s.description),
            parts=_parts(s, interface, namer, scope),
        )
        for s, interface, factory, value, file, module in zip(
            services, interfaces, factories, values, files, modules, strict=True
        )
    }


def _told(service: str) -> str:
    """Return the words for a service among what is injected: every agent has two others."""
    return f"{service} service" if service.lower() in ("logger", "config") else service


def _claim(
    scope: Scope, namer: Namer, role: Role, wanted: list[tuple[str, str]]
) -> tuple[Code, ...]:
    requests = [NameRequest(service, _declared(namer, role, name)) for service, name in wanted]
    return namer.claim(scope, requests, None, f"the {role} names of the services")


def _declared(namer: Namer, role: Role, name: str) -> str:
    """Return the identifier for a name of the specification: as written if its case allows it."""
    rules = namer.rules(role)
    if rules.case == "pascal" and name.isascii() and name.isalnum():
        return rules.legal(name[0].upper() + name[1:])
    return namer.identifier(role, namer.words(name))


def _parts(
    service: Service, interface: Code, namer: Namer, scope: Scope
) -> tuple[ServicePart, ...]:
    out: list[ServicePart] = []
    types: dict[tuple[str, ...], Code] = {(): interface}
    for part in service.parts:
        words = [w for text in part for w in namer.words(text)]
        request = NameRequest(
            ".".join((service.id, *part)), interface + namer.identifier("type", words)
        )
        (name,) = namer.claim(scope, [request], service.span, "the parts of the services")
        types[part] = name
        out.append(
            ServicePart(
                accessor=namer.code("accessor", part[-1]),
                type_name=name,
                reference=request.source,
                owner=types[part[:-1]],
            )
        )
    return tuple(out)
