"""Views of user-owned files: handlers, their tests, and services."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from adlgen.naming.code import Code, code
from adlgen.packs.page import Page
from adlgen.plan.model import PlannedService, PlannedTool

from ...docs import doc, sentence
from ...literals import literal
from ...types import body_type

if TYPE_CHECKING:
    from ..commands.hooks import HookView


@dataclass(frozen=True, slots=True)
class HandlerView:
    """A page of package tools, or its test."""

    module: Code
    name: Code
    llm_name: Code
    docs: tuple[Code, ...]
    input: Code
    output: Code
    key: Code
    not_implemented: Code
    runs_commands: bool
    """Whether the specification says how the tool runs, so that the handler works at once."""
    hooks: tuple[HookView, ...]
    generates: bool
    """Whether the emitted lifecycle does the work."""


@dataclass(frozen=True, slots=True)
class PartView:
    """An interface of a service, with an accessor for each of its parts."""

    name: Code
    docs: tuple[Code, ...]
    accessors: tuple[Code, ...]


@dataclass(frozen=True, slots=True)
class ServiceView:
    """A page of package services."""

    module: Code
    interface: PartView
    parts: tuple[PartView, ...]
    factory: Code
    id: Code
    middleware: bool
    implementation: Code
    not_implemented: Code


def handler_view(page: Page) -> HandlerView:
    """Build the page of a handler, which the user fills in."""
    tool = page.tool
    assert tool is not None
    name = tool.type_name
    output = (
        body_type(page.plan, tool, tool.output)
        if tool.output
        else code("toolspec.{}", tool.output_name)
    )
    return HandlerView(
        module=page.plan.words["module"],
        name=name,
        llm_name=Code(sentence(tool.llm_name)),
        docs=doc(f"{name} is called for {tool.llm_name}.", tool.description),
        input=body_type(page.plan, tool, tool.input),
        output=output,
        key=literal(tool.llm_name),
        not_implemented=literal(f"{tool.llm_name} is not implemented"),
        runs_commands="commands" in tool.extras,
        hooks=_hooks(tool),
        generates="generation" in tool.extras,
    )


def _hooks(tool: PlannedTool) -> tuple[HookView, ...]:
    """Return the transforms of a tool that only its author can write."""
    if "commands" not in tool.extras:
        return ()
    from ..commands.hooks import hooks_of

    return hooks_of(tool)


def service_view(page: Page) -> ServiceView:
    """Build the page of a service, which the user fills in."""
    service = page.service
    assert service is not None
    first = f"{service.interface} is the service {service.id}."
    return ServiceView(
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


def _part(service: PlannedService, owner: Code, docs: tuple[Code, ...]) -> PartView:
    parts = [p for p in service.parts if p.owner == owner]
    return PartView(owner, docs, tuple(code("{}() {}", p.accessor, p.type_name) for p in parts))


def _implementation(service: PlannedService) -> Code:
    """Name an unexported type after the interface: ``httpClient`` for ``HTTPClient``."""
    name = re.sub(r"^[A-Z]+(?=[A-Z][a-z]|$)|^[A-Z]", lambda m: m[0].lower(), service.interface)
    return Code(name if name != name.lower() else f"{name}Service")
