"""What ``inject`` hands to a tool, typed."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.naming.code import Code
from adlgen.plan.config import ConfigPlan
from adlgen.plan.model import Give, Injection, PlannedService
from adlgen.spec.model import ConfigTarget, LoggerTarget, ServiceTarget, Target


def injection_of(
    name: Code,
    reference: str,
    target: Target,
    services: Mapping[str, PlannedService],
    config: ConfigPlan,
) -> Injection:
    """Plan one injection under a name that is unique in its tool."""
    match target:
        case LoggerTarget():
            return Injection(name, reference, Give.LOGGER)
        case ConfigTarget(path=()):
            return Injection(name, reference, Give.CONFIG)
        case ConfigTarget(path=path):
            fields, type_ = config.follow(path)
            return Injection(name, reference, Give.CONFIG, config=fields, config_type=type_)
        case ServiceTarget(service=service, parts=()):
            return Injection(name, reference, Give.SERVICE, service)
        case ServiceTarget(service=service, parts=parts):
            known = services[service].parts
            chain = [
                next(p for p in known if p.reference == ".".join((service, *parts[:end])))
                for end in range(1, len(parts) + 1)
            ]
            return Injection(
                name,
                reference,
                Give.SERVICE,
                service,
                parts=tuple(p.accessor for p in chain),
                part_type=chain[-1].type_name,
            )
