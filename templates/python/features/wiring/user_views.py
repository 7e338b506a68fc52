"""The user-owned files, which are scaffolded once."""

from __future__ import annotations

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.samples import NoSampleError, sample_call
from adlgen.packs.view import View
from adlgen.plan.data import RecordValue
from adlgen.plan.model import Doc, PlannedTool

from ...core.handler_view import SCAFFOLDED, handler_view
from ...docs import described, doc_text, literal_text
from ...imports import Imports
from ...layout import Expr, call, keyword, leaf, listing
from ...literals import json_literal
from ...names import constant, output_type, tool_module
from ...statements import (
    ASYNC_DEF,
    DEF,
    class_fits,
    expression,
    signature,
)
from .planned import injections_of


def tool_file_view(context: FileContext) -> View:
    """Return the view of the scaffold of a handler."""
    tool = context.tool
    assert tool is not None
    imports = Imports([tool.type_name])
    handler = handler_view(context.plan, tool, imports)
    error = imports.use("..toolspec", "UnimplementedToolError")
    return View(handler=handler, unimplemented=error, imports=imports.view())


def service_file_view(context: FileContext) -> View:
    """Return the view of the scaffold of a service."""
    service = context.item
    assert service is not None
    imports = Imports([service.code("interface"), service.code("factory")])
    middleware = service.text("kind") == "middleware"
    imports.use("__future__", "annotations")
    services = imports.guard("..toolspec.app", "Services")
    if not middleware:
        imports.use("typing", "Protocol")
        imports.use("collections.abc", "AsyncGenerator")
        imports.use("contextlib", "asynccontextmanager")
    else:
        for name in ("CallContext", "JsonValue", "Next"):
            imports.use("..toolspec", name)
    named = literal_text(service.text("id"))
    head = [Code(f"The {service.text('kind')} {named}."), *SCAFFOLDED]
    parameters = [leaf(f"services: {services}")]
    interface = service.code("interface")
    made = interface if middleware else Code(f"AsyncGenerator[{interface}, None]")
    return View(
        doc=doc_text(head),
        imports=imports.view(),
        interfaces=_interfaces(service),
        middleware=middleware,
        name=service.code("interface"),
        factory_name=service.code("factory"),
        factory=signature(
            service.code("factory"), parameters, made, 0, DEF if middleware else ASYNC_DEF
        ),
        made=expression("yield ", call(_implementation(interface, service), []), 4),
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
            accessors=_accessors(service, part.code("type_name")),
            implementation=_implementation(part.code("type_name"), service),
            implementation_doc=_IMPLEMENTS,
        )
        for part in reversed(service.records("parts"))
    )
    middleware = service.text("kind") == "middleware"
    is_wide = not middleware and not class_fits(service.code("interface"), Code("Protocol"))
    accessors = _accessors(service, service.code("interface"))
    own = View(
        name=service.code("interface"),
        is_wide=is_wide,
        doc=doc_text(doc, 4),
        accessors=accessors,
        implementation=_implementation(service.code("interface"), service),
        implementation_doc=_IMPLEMENTS,
    )
    return (*parts, own)


def _accessors(service: RecordValue, owner: Code) -> tuple[View, ...]:
    return tuple(
        View(
            name=p.code("accessor"),
            signature=signature(p.code("accessor"), [leaf("self")], p.code("type_name"), 4),
            doc=doc_text([Code(f"The part {literal_text(p.text('reference'))}.")], 8),
            made=expression("return ", call(_implementation(p.code("type_name"), service), []), 8),
        )
        for p in service.records("parts")
        if p.code("owner") == owner
    )


_IMPLEMENTS = Code("Add the methods that the tools need, here and to the protocol.")


def _implementation(interface: Code, service: RecordValue) -> Code:
    """Return the name of the class with the methods, which no interface of the file has."""
    interfaces = [service.code("interface")]
    interfaces += [part.code("type_name") for part in service.records("parts")]
    name = f"{interface}Implementation"
    while name in interfaces:
        name += "Type"
    return Code(name)


def test_file_view(context: FileContext) -> View:
    """Return the view of the contract test of a tool."""
    tool = context.tool
    assert tool is not None
    imports = Imports(["ACCEPTED", "Any", "AsyncMock", "Mock", "TOOL", "asyncio", "pytest"])
    package = context.plan.words["package"]
    for name in ("CallContext", "JsonValue", "Toolbox"):
        imports.use(f"{package}.toolspec", name)
    module = tool_module(context.plan, tool)
    inside = f"{package}.toolspec.{module}"
    imports.alias(f"{package}.toolspec", module, "spec")
    taken, given = imports.use(inside, tool.input.name), output_type(tool, imports, inside)
    accepted = _accepted(tool)
    is_called = bool(accepted) and tool.extras.keys() <= {"wiring"}
    fakes, mocks = _fakes(tool)
    if is_called:
        imports.use(f"{package}.toolspec", "UnimplementedToolError")
        imports.use(f"{package}.tools.{tool.module}", tool.type_name)
    parts = ("ctx: CallContext", f"input: {taken}", "/")
    name = Code("spec.TOOL" if module == tool.module else "TOOL")
    return View(
        doc=doc_text([Code(f"The contract of {literal_text(tool.llm_name)}."), *SCAFFOLDED]),
        handler=signature("handler", map(leaf, parts), given, 4, ASYNC_DEF),
        imports=imports.view(),
        accepted=expression("ACCEPTED: list[JsonValue] = ", listing(accepted), 0),
        is_called=is_called,
        fakes=expression("deps: Any = ", fakes, 4),
        mocks=mocks,
        made=expression("tool = ", call(f"{name}.bind", [call(tool.type_name, [leaf("deps")])]), 4),
        tool=name,
        constant=Code("" if module == tool.module else constant(context.plan, tool, "TOOL")),
    )


def _fakes(tool: PlannedTool) -> tuple[Expr, Code]:
    """Return fakes of the dependencies, whose services are asynchronous, and their classes."""
    injections = injections_of(tool)
    others = [one for one in injections if one.optional_record("service") is None]
    if len(others) == len(injections):
        return leaf("Mock()"), Code("Mock")
    fakes = call("AsyncMock", [keyword(one.code("name"), leaf("Mock()")) for one in others])
    return fakes, Code("AsyncMock, Mock" if others else "AsyncMock")


def _accepted(tool: PlannedTool) -> list[Expr]:
    """Return the arguments that are known to be accepted."""
    try:
        return [json_literal(sample_call(tool))]
    except NoSampleError:
        return []
