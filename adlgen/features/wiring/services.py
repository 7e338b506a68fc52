"""Services: the names of their interfaces, factories and parts."""

from __future__ import annotations

from collections.abc import Sequence

from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Span
from adlgen.features.wiring import shapes
from adlgen.ir.data import ListValue, RecordValue
from adlgen.naming.code import Code
from adlgen.naming.scope import NameRequest, Scope
from adlgen.plan.identifiers import Namer
from adlgen.plan.language import Role


def plan_services(services: Sequence[RecordValue], span: Span, namer: Namer) -> list[RecordValue]:
    """Plan all services; their names share one namespace."""
    ids = [(s.text("id"), s.text("id")) for s in services]
    values = namer.group(
        "field", [(id_, _field_words(id_)) for id_, _ in ids], span, "the services"
    )
    files = namer.group("file", ids, span, "the services")
    modules = namer.group("module", ids, span, "the services")
    scope = namer.scope("interface")
    interfaces = _claim(scope, namer, "interface", services)
    factory_scope = replace(namer.scope("factory"), taken=scope.taken)
    factories = _claim(factory_scope, namer, "factory", services)
    return [
        shapes.PLANNED_SERVICE.value(
            id=service.text("id"),
            kind=service.text("kind"),
            interface=interface,
            factory=factory,
            value_name=value,
            file=file,
            module=module,
            description=service.text("description"),
            parts=_parts(service, interface, namer, scope, span),
        )
        for service, interface, factory, value, file, module in zip(
            services, interfaces, factories, values, files, modules, strict=True
        )
    ]


def _field_words(service: str) -> str:
    """Return the words of a service's field; ``logger`` and ``config`` are reserved in every agent."""
    return f"{service} service" if service.lower() in ("logger", "config") else service


def _claim(
    scope: Scope, namer: Namer, role: Role, services: Sequence[RecordValue]
) -> tuple[Code, ...]:
    requests = [NameRequest(s.text("id"), _declared(namer, role, s.text(role))) for s in services]
    return namer.claim(scope, requests, None, f"the {role} names of the services")


def _declared(namer: Namer, role: Role, name: str) -> str:
    """Return the identifier for a name in the specification: as written if its case allows that."""
    rules = namer.language.naming[role]
    if rules.case == "pascal" and name.isascii() and name.isalnum():
        return rules.legal(name[0].upper() + name[1:])
    return namer.identifier(role, namer.words(name))


def _parts(
    service: RecordValue, interface: Code, namer: Namer, scope: Scope, span: Span
) -> ListValue:
    out: list[RecordValue] = []
    types: dict[tuple[str, ...], Code] = {(): interface}
    accessors = _accessors(service, namer, span)
    for part in service.texts_of("parts"):
        words = [w for text in part for w in namer.words(text)]
        request = NameRequest(
            ".".join((service.text("id"), *part)), interface + namer.identifier("type", words)
        )
        (name,) = namer.claim(scope, [request], span, "the parts of the services")
        types[part] = name
        out.append(
            shapes.PART.value(
                accessor=accessors[part],
                type_name=name,
                reference=request.source,
                owner=types[part[:-1]],
            )
        )
    return shapes.PART.list_of(out)


def _accessors(service: RecordValue, namer: Namer, span: Span) -> dict[tuple[str, ...], Code]:
    """Name the accessors of all parts; those of one owner are different."""
    siblings: dict[tuple[str, ...], list[tuple[str, ...]]] = {}
    for part in service.texts_of("parts"):
        siblings.setdefault(part[:-1], []).append(part)
    names: dict[tuple[str, ...], Code] = {}
    for owner, parts in siblings.items():
        members = [(part[-1], part[-1]) for part in parts]
        what = f"the accessors of {'.'.join((service.text('id'), *owner))!r}"
        names.update(zip(parts, namer.group("accessor", members, span, what), strict=True))
    return names
