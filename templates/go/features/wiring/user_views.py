"""Views of user-owned files: handlers, their tests, and services."""

from __future__ import annotations

import re

from adlgen.naming.code import Code, code
from adlgen.packs.page import Page
from adlgen.packs.view import View
from adlgen.plan.model import PlannedService

from ...core.handler_view import handler_view
from ...docs import doc, sentence
from ...literals import literal


def user_handler_view(page: Page) -> View:
    """Build the page of a handler, which the user fills in."""
    tool = page.tool
    assert tool is not None
    return handler_view(
        page,
        key=literal(tool.llm_name),
        not_implemented=literal(f"{tool.llm_name} is not implemented"),
    )


def service_view(page: Page) -> View:
    """Build the page of a service, which the user fills in."""
    service = page.service
    assert service is not None
    first = f"{service.interface} is the service {service.id}."
    return View(
        module=page.plan.words["module"],
        interface=_part(service, service.interface, doc(first, service.doc.text)),
        parts=tuple(
            _part(service, p.type_name, doc(f"{p.type_name} is the part {p.reference}."))
            for p in service.parts
        ),
        factory=service.factory,
        id=Code(sentence(service.id)),
        middleware=service.kind == "middleware" and not service.parts,
        implementation=_implementation(service),
        not_implemented=literal(f"{service.id} is not implemented"),
    )


def _part(service: PlannedService, owner: Code, docs: tuple[Code, ...]) -> View:
    parts = [p for p in service.parts if p.owner == owner]
    accessors = tuple(code("{}() {}", p.accessor, p.type_name) for p in parts)
    return View(name=owner, docs=docs, accessors=accessors)


def _implementation(service: PlannedService) -> Code:
    """Name an unexported type after the interface: ``httpClient`` for ``HTTPClient``."""
    name = re.sub(r"^[A-Z]+(?=[A-Z][a-z]|$)|^[A-Z]", lambda m: m[0].lower(), service.interface)
    return Code(name if name != name.lower() else f"{name}Service")
