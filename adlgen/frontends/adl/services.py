"""``spec.services`` and ``spec.config`` of an ADL manifest."""

from __future__ import annotations

import re
from collections.abc import Collection

from adlgen.diagnostics.codes import shape
from adlgen.diagnostics.expressions import expression
from adlgen.diagnostics.model import Label, Log, Severity
from adlgen.diagnostics.spelling import closest
from adlgen.document.node import Entry, Mapping, Node, Scalar
from adlgen.document.reader import Fields, Found, wrong_type
from adlgen.document.shapes import (
    BooleanShape,
    ListShape,
    NodeShape,
    NumberShape,
    ObjectShape,
    TextShape,
    check,
)
from adlgen.features.builtins import codes as builtin_codes
from adlgen.features.builtins.model import CONFIG, IDS, ConfigKind, Settings
from adlgen.features.wiring import codes as wiring_codes
from adlgen.features.wiring.model import RESERVED_SECTION, Section, ServiceSpec
from adlgen.spec.text import Text

KINDS = ("service", "repository", "client", "middleware")
RESERVED_NAMES = ("logger", "config")
SYMBOL = expression(r"[a-zA-Z][a-zA-Z0-9_]*")
_INJECTABLE = expression(r"[a-zA-Z_][a-zA-Z0-9_]*")


def read_services(spec: Fields) -> tuple[ServiceSpec, ...]:
    """Return the services, in source order."""
    node = spec.fields("services")
    if node is None:
        return ()
    services = tuple(read_service(entry, node.log) for entry in node.mapping)
    _check_shared(services, node.log)
    return services


def read_service(entry: Entry, log: Log) -> ServiceSpec:
    """Return a service; missing keys, or all keys if it is not a mapping, are reported and empty."""
    where = f"service '{entry.key}'"
    if not isinstance(entry.value, Mapping):
        wrong_type(entry.value, where, "a mapping", log)
        nothing = Text("", entry.key_span)
        return ServiceSpec(
            Text(entry.key, entry.key_span), KINDS[0], nothing, nothing, "", entry.key_span
        )
    check_service_name(entry, log)
    fields = Fields(entry.value, where, log)
    kind = fields.text("type", required=True, choices=KINDS)
    interface = fields.text("interface", required=True, pattern=SYMBOL)
    factory = fields.text("factory", required=True, pattern=SYMBOL)
    description = fields.text("description", required=True)
    fields.open()
    return ServiceSpec(
        id=Text(entry.key, entry.key_span),
        kind=KINDS[0] if kind is None else kind.value,
        interface=_symbol(interface, entry),
        factory=_symbol(factory, entry),
        description="" if description is None else description.value,
        span=entry.key_span,
    )


def _symbol(found: Found[str] | None, entry: Entry) -> Text:
    """Return a required name; empty after an error."""
    return Text("", entry.key_span) if found is None else Text(found.value, found.span)


def check_service_name(entry: Entry, log: Log) -> None:
    """Report a service that cannot be injected."""
    if entry.key in RESERVED_NAMES:
        message = f"the service name '{entry.key}' is reserved for the agent's {entry.key}"
        log.add(wiring_codes.RESERVED_SERVICE, message, entry.key_span, "rename the service")
    elif not _INJECTABLE.fullmatch(entry.key):
        _report_name("service", entry, log)


def _report_name(what: str, entry: Entry, log: Log) -> None:
    made = re.sub(r"[^a-zA-Z0-9_]+", "_", entry.key)
    hint = f"rename it, for example to '{made}'" if _INJECTABLE.fullmatch(made) else "rename it"
    message = f"the name of {what} '{entry.key}' is not an identifier, so it cannot be injected"
    log.add(wiring_codes.NOT_IDENTIFIER, message, entry.key_span, hint)


def _check_shared(services: tuple[ServiceSpec, ...], log: Log) -> None:
    for key in ("interface", "factory"):
        seen: dict[str, ServiceSpec] = {}
        for service in services:
            name: Text = getattr(service, key)
            if not name.value:
                continue
            first = seen.setdefault(name.value, service)
            if first is not service:
                message = (
                    f"services '{first.id.value}' and '{service.id.value}' share"
                    f" the {key} '{name.value}'"
                )
                log.add(
                    wiring_codes.SHARED_CONSTRUCTOR,
                    message,
                    name.span,
                    f"give each {key} its own name",
                    labels=(Label(getattr(first, key).span, f"the {key} of '{first.id.value}'"),),
                )


def read_config(spec: Fields) -> tuple[Section, ...]:
    """Return the sections of the configuration, except that of the built-in tools."""
    node = spec.fields("config")
    if node is None:
        return ()
    sections: list[Section] = []
    for entry in node.mapping:
        if not isinstance(entry.value, Mapping):
            wrong_type(entry.value, f"spec.config.{entry.key}", "a mapping", node.log)
        if entry.key != RESERVED_SECTION:
            if not _INJECTABLE.fullmatch(entry.key):
                _report_name("section", entry, node.log)
            sections.append(Section(Text(entry.key, entry.key_span), entry.value))
    return tuple(sections)


_SHAPES: dict[ConfigKind, NodeShape] = {
    "flag": BooleanShape(),
    "whole": NumberShape(),
    "text": TextShape(),
    "texts": ListShape(TextShape()),
}


def read_settings(spec: Fields, listed: Collection[str]) -> Settings:
    """Return the configuration of built-in tools by id; ``listed`` are the ids in ``spec.tools``."""
    config = spec.node("config")
    tools = config.get(RESERVED_SECTION) if isinstance(config, Mapping) else None
    if not isinstance(tools, Mapping):
        return Settings({})
    found: dict[str, Node] = {}
    for entry in tools:
        where = f"spec.config.{RESERVED_SECTION}.{entry.key}"
        if entry.key not in IDS:
            _warn_of_typo(entry, where, spec.log)
            continue
        if not (isinstance(entry.value, Scalar) and entry.value.value is None):
            keys = {field.name: _SHAPES[field.kind] for field in CONFIG[entry.key]}
            check(entry.value, ObjectShape(keys, closed=True), where, spec.log)
        if entry.key not in listed:
            message = f"{where} has no effect: spec.tools does not list '{entry.key}'"
            spec.log.add(
                builtin_codes.UNUSED_CONFIG,
                message,
                entry.key_span,
                f"add '- id: {entry.key}' to spec.tools",
            )
        found[entry.key] = entry.value
    return Settings(found)


def _warn_of_typo(entry: Entry, where: str, log: Log) -> None:
    near = closest(entry.key, IDS)
    if near is not None:
        message = f"{where} does not configure a built-in tool"
        hint = f"did you mean '{near}'?"
        log.add(shape.LIKELY_TYPO, message, entry.key_span, hint, severity=Severity.WARNING)
