"""The user-owned files, which are scaffolded once."""

from __future__ import annotations

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.data import RecordValue
from adlgen.plan.model import Doc

from ...core.handler_view import SCAFFOLDED, handler_view
from ...docs import described, doc_text, literal_text
from ...imports import Imports
from ...layout import leaf
from ...literals import string
from ...statements import (
    ASYNC_DEF,
    arguments,
    class_fits,
    signature,
)


def tool_file_view(context: FileContext) -> View:
    """Return the view of the scaffold of a handler."""
    tool = context.tool
    assert tool is not None
    imports = Imports([tool.type_name])
    handler = handler_view(tool, imports)
    tool_error = imports.use("..toolspec", "ToolError")
    return View(handler=handler, imports=imports.view(), tool_error=tool_error)


def service_file_view(context: FileContext) -> View:
    """Return the view of the scaffold of a service."""
    service = context.item
    assert service is not None
    imports = Imports([service.code("interface"), service.code("factory")])
    middleware = service.text("kind") == "middleware"
    imports.use("__future__", "annotations")
    imports.use("logging", "Logger")
    imports.use("..toolspec", "Config")
    if not middleware:
        imports.use("typing", "Protocol")
    else:
        for name in ("CallContext", "JsonValue", "Next"):
            imports.use("..toolspec", name)
    named = literal_text(service.text("id"))
    head = [Code(f"The {service.text('kind')} {named}."), *SCAFFOLDED]
    parameters = map(leaf, ("logger: Logger", "config: Config"))
    return View(
        doc=doc_text(head),
        imports=imports.view(),
        interfaces=_interfaces(service),
        middleware=middleware,
        name=service.code("interface"),
        factory_name=service.code("factory"),
        factory=signature(
            service.code("factory"), parameters, service.code("interface"), 0, ASYNC_DEF
        ),
        todo=arguments("raise NotImplementedError", [leaf(string(service.text("id")))], 4),
    )


def _interfaces(service: RecordValue) -> tuple[View, ...]:
    """Return the protocols of a service; parts come before the protocols that refer to them."""
    doc = described(Doc(service.text("description"))) or [
        Code(f"The {service.text('kind')} {literal_text(service.text('id'))}.")
    ]
    parts = tuple(
        View(
            name=part.code("type_name"),
            is_wide=not class_fits(part.code("type_name"), Code("Protocol")),
            doc=doc_text([Code(f"The part {literal_text(part.text('reference'))}.")], 4),
            accessors=_accessors(service.records("parts"), part.code("type_name")),
        )
        for part in reversed(service.records("parts"))
    )
    middleware = service.text("kind") == "middleware"
    is_wide = not middleware and not class_fits(service.code("interface"), Code("Protocol"))
    accessors = _accessors(service.records("parts"), service.code("interface"))
    own = View(
        name=service.code("interface"), is_wide=is_wide, doc=doc_text(doc, 4), accessors=accessors
    )
    return (*parts, own)


def _accessors(parts: tuple[RecordValue, ...], owner: Code) -> tuple[View, ...]:
    return tuple(
        View(
            name=p.code("accessor"),
            signature=signature(p.code("accessor"), [leaf("self")], p.code("type_name"), 4),
            doc=doc_text([Code(f"The part {literal_text(p.text('reference'))}.")], 8),
        )
        for p in parts
        if p.code("owner") == owner
    )


def test_file_view(context: FileContext) -> View:
    """Return the view of the contract test of a tool."""
    tool = context.tool
    assert tool is not None
    imports = Imports(["ACCEPTED", "asyncio", "pytest"])
    package = context.plan.words["package"]
    for name in ("CallContext", "JsonValue", "Toolbox"):
        imports.use(f"{package}.toolspec", name)
    imports.alias(f"{package}.toolspec", tool.module, "spec")
    inside = f"{package}.toolspec.{tool.module}"
    taken, given = (imports.use(inside, name) for name in (tool.input.name, tool.output_name))
    parts = ("ctx: CallContext", f"input: {taken}", "/")
    return View(
        doc=doc_text([Code(f"The contract of {literal_text(tool.llm_name)}."), *SCAFFOLDED]),
        handler=signature("handler", map(leaf, parts), given, 4, ASYNC_DEF),
        imports=imports.view(),
    )
