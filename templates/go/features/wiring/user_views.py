"""Views of user-owned files: handlers, their tests, and services."""

from __future__ import annotations

import re

from adlgen.naming.code import Code, code
from adlgen.packs.page import Page
from adlgen.packs.view import View
from adlgen.plan.model import PlannedService, PlannedTool

from ...docs import doc, sentence
from ...literals import literal


def handler_view(page: Page) -> View:
    """Build the page of a handler, which the user fills in."""
    tool = page.tool
    assert tool is not None
    name = tool.type_name
    return View(
        module=page.plan.words["module"],
        name=name,
        llm_name=Code(sentence(tool.llm_name)),
        docs=doc(f"{name} is called for {tool.llm_name}.", tool.description),
        input=code("toolspec.{}", tool.input.name),
        output=code("toolspec.{}", tool.output_name),
        key=literal(tool.llm_name),
        not_implemented=literal(f"{tool.llm_name} is not implemented"),
        runs_commands="commands" in tool.extras,
        hooks=_hooks(tool),
        generates="generation" in tool.extras,
    )


def _hooks(tool: PlannedTool) -> tuple[View, ...]:
    """Return the transforms of a tool that only its author can write."""
    if "commands" not in tool.extras:
        return ()
    from ..commands.hooks import hooks_of

    return hooks_of(tool)


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
