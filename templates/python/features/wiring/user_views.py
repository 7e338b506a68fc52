"""The files that are written once and belong to the user."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from adlgen.naming.code import Code
from adlgen.packs.page import Page
from adlgen.plan.model import PlannedService, PlannedTool, ServicePart

from ...docs import described, doc_lines, docstring, literal_text
from ...imports import Imports
from ...layout import leaf
from ...literals import string
from ...statements import call_lines, class_line, function


@dataclass(frozen=True, slots=True)
class ToolFileView:
    """``tools/<module>.py``."""

    doc: tuple[Code, ...]
    imports: tuple[Code, ...]
    name: Code
    class_doc: tuple[Code, ...]
    init: tuple[Code, ...]
    start: tuple[Code, ...]
    """What is set up beside the dependencies."""
    call: tuple[Code, ...]
    todo: tuple[Code, ...]
    hooks: tuple[Code, ...] = ()
    """Functions that only the user can write."""


@dataclass(frozen=True, slots=True)
class Accessor:
    """A part of a service."""

    start: tuple[Code, ...]
    doc: tuple[Code, ...]


@dataclass(frozen=True, slots=True)
class Interface:
    """A protocol and its parts."""

    start: tuple[Code, ...]
    doc: tuple[Code, ...]
    accessors: tuple[Accessor, ...]


@dataclass(frozen=True, slots=True)
class ServiceFileView:
    """``services/<module>.py``."""

    doc: tuple[Code, ...]
    imports: tuple[Code, ...]
    interfaces: tuple[Interface, ...]
    middleware: bool
    name: Code
    factory: tuple[Code, ...]
    todo: tuple[Code, ...]


@dataclass(frozen=True, slots=True)
class TestFileView:
    """``tests/test_<module>.py``."""

    doc: tuple[Code, ...]
    imports: tuple[Code, ...]
    handler: tuple[Code, ...]


_YOURS = (Code(""), Code("Written once by adlgen; yours to edit."))


def tool_file_view(page: Page) -> ToolFileView:
    """Decide the first implementation of a tool."""
    tool = page.tool
    assert tool is not None
    imports = Imports([tool.type_name])
    imports.use("__future__", "annotations")
    imports.use("..toolspec", "CallContext")
    module = f"..toolspec.{tool.module}"
    deps = imports.use(module, Code(f"{tool.type_name}Deps"))
    taken = imports.use(module, tool.input.name)
    given = imports.use(module, tool.output_name)
    named = literal_text(tool.llm_name)
    parts = ["self", "ctx: CallContext", f"input: {taken}", "/"]
    start, todo, hooks = _work(tool, imports)
    return ToolFileView(
        doc=docstring([Code(f"The tool {named}."), *_YOURS]),
        imports=imports.lines(),
        name=tool.type_name,
        class_doc=docstring(doc_lines(tool.description) or [Code(f"Serves {named}.")], 4),
        init=function("def __init__", map(leaf, ("self", f"deps: {deps}")), "None", ":", 4),
        start=start,
        call=function("async def __call__", map(leaf, parts), given, ":", 4),
        todo=todo,
        hooks=hooks,
    )


_Lines: TypeAlias = tuple[Code, ...]


def _work(tool: PlannedTool, imports: Imports) -> tuple[_Lines, _Lines, _Lines]:
    """Return what is set up, what a call does, and the functions that only the user can write."""
    if "commands" in tool.extras:
        from ..commands.views import user_call, user_hooks

        return (), user_call(tool, imports), user_hooks(tool, imports)
    if "generation" in tool.extras:
        from ..generation.views import generation_work

        work = generation_work(tool, imports)
        return work.start, work.body, ()
    return (), call_lines("raise NotImplementedError", [leaf(string(tool.id))], 8), ()


def service_file_view(page: Page) -> ServiceFileView:
    """Decide the first version of a service."""
    service = page.service
    assert service is not None
    imports = Imports([service.interface, service.factory])
    middleware = service.kind == "middleware"
    imports.use("__future__", "annotations")
    imports.use("logging", "Logger")
    imports.use("..toolspec", "Config")
    if not middleware:
        imports.use("typing", "Protocol")
    else:
        for name in ("CallContext", "JsonValue", "Next"):
            imports.use("..toolspec", name)
    named = literal_text(service.id)
    head = [Code(f"The {service.kind} {named}."), *_YOURS]
    parameters = map(leaf, ("logger: Logger", "config: Config"))
    return ServiceFileView(
        doc=docstring(head),
        imports=imports.lines(),
        interfaces=_interfaces(service),
        middleware=middleware,
        name=service.interface,
        factory=function(f"async def {service.factory}", parameters, service.interface, ":", 0),
        todo=call_lines("raise NotImplementedError", [leaf(string(service.id))], 4),
    )


def _interfaces(service: PlannedService) -> tuple[Interface, ...]:
    """Return the protocols of a service, the parts before what has them."""
    doc = described(service.doc) or [Code(f"The {service.kind} {literal_text(service.id)}.")]
    parts = tuple(
        Interface(
            class_line(part.type_name, Code("Protocol")),
            docstring([Code(f"The part {literal_text(part.reference)}.")], 4),
            _accessors(service.parts, part.type_name),
        )
        for part in reversed(service.parts)
    )
    middleware = service.kind == "middleware"
    plain = (Code(f"class {service.interface}:"),)
    start = plain if middleware else class_line(service.interface, Code("Protocol"))
    own = Interface(start, docstring(doc, 4), _accessors(service.parts, service.interface))
    return (*parts, own)


def _accessors(parts: tuple[ServicePart, ...], owner: Code) -> tuple[Accessor, ...]:
    return tuple(
        Accessor(
            function(f"def {p.accessor}", [leaf("self")], p.type_name, ":", 4),
            docstring([Code(f"The part {literal_text(p.reference)}.")], 8),
        )
        for p in parts
        if p.owner == owner
    )


def test_file_view(page: Page) -> TestFileView:
    """Decide the contract test of a tool."""
    tool = page.tool
    assert tool is not None
    imports = Imports(["ACCEPTED", "asyncio", "pytest"])
    package = page.plan.words["package"]
    for name in ("CallContext", "JsonValue", "Toolbox"):
        imports.use(f"{package}.toolspec", name)
    imports.alias(f"{package}.toolspec", tool.module, "spec")
    inside = f"{package}.toolspec.{tool.module}"
    taken, given = (imports.use(inside, name) for name in (tool.input.name, tool.output_name))
    parts = ("ctx: CallContext", f"input: {taken}", "/")
    return TestFileView(
        doc=docstring([Code(f"The contract of {literal_text(tool.llm_name)}."), *_YOURS]),
        handler=function("async def handler", map(leaf, parts), given, ":", 4),
        imports=imports.lines(),
    )
