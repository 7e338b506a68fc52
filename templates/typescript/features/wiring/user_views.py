"""The views of user-owned files."""

from __future__ import annotations

import re
from collections.abc import Iterable

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.packs.samples import NoSampleError, sample_call
from adlgen.packs.view import View
from adlgen.plan.data import RecordValue
from adlgen.plan.model import PlannedTool

from ...core.given import args_type, result_type
from ...core.handler_view import handler_view
from ...core.records import Member, required_member
from ...docs import comment, header_text, words
from ...documents import LINE, Fluid, Indent, Layout, group, width
from ...imports import Imports, imported, module_of, tool_module
from ...layout import WIDTH, Placed, place
from ...literals import literal, named_entry, object_, string
from ...names import JSON_OUTPUT, NO_VARIABLES, deps_type, factory_type, spec_value
from ...syntax import call
from .planned import injections_of

_SENTENCE_END = re.compile(r"(?<=[.!?])\s|\n\s*\n")
_RUNTIME = "../toolspec/runtime.js"
_HEAD = 17
"""The width of ``export const :  =``."""
_ASYNC = 33
"""The width of ``async (input, ctx): Promise<> => {``."""
_TYPEOF = 36
"""The width of ``assert.equal(typeof , "function");`` with its indentation."""
_PARSE = 21
"""The width of ``const parse = () =>`` with its indentation."""
_ACCEPTED, _HANDLER, _DEPS = 26, 18, 15
"""The widths of ``const accepted: unknown = ``, and of ``const handler =`` and ``const deps =`` with their indentation."""
_FACTORY = 45
"""The width of ``export function (context: ServiceContext):  {``."""
_SERVICE = 19
"""The width of ``const service:  =`` with its indentation."""
_PARTS = 16
"""The width of ``const parts =`` with its indentation."""
_READY = 25
"""The width of ``context.logger.debug();`` with its indentation."""


def tool_file_view(context: FileContext) -> View:
    """Return the view of a handler that is not implemented."""
    tool = context.tool
    assert tool is not None
    names = [one.code("name") for one in injections_of(tool)]
    result = result_type(tool, context.plan)
    module = tool_module("../toolspec", context.plan, tool)
    taken = {"input", "ctx", *NO_VARIABLES}
    local = [code("{}_", name) if name in taken else name for name in names]
    imports = Imports({str(tool.value_name), "input", "ctx", *map(str, local)})
    unwritten = imports.add(_RUNTIME, "notImplemented")
    imports.add_type(_RUNTIME if result is None else module, result or JSON_OUTPUT)
    imports.add_type(module, factory_type(tool))
    given = [
        one if one == name else code("{}: {}", name, one)
        for name, one in zip(names, local, strict=True)
    ]
    deps: Layout = (Code("("), object_(given), Code(")")) if names else Code("()")
    # prettier moves what follows a wide head down twice.
    is_head_wide = _HEAD + width(tool.value_name) + width(factory_type(tool)) > WIDTH
    indent = 4 if is_head_wide else 2
    used = call(unwritten, [Code("ctx"), Code("input"), *local])
    doc = _first_sentence(tool.description) or f"Implements `{tool.llm_name}`."
    return handler_view(
        context,
        doc,
        imports.clauses(),
        deps=place(deps, indent, after=len(" =>"), indent=indent).text,
        is_head_wide=is_head_wide,
        margin=Code(" " * (indent - 2)),
        result=result or JSON_OUTPUT,
        is_wide=indent + _ASYNC + width(result or JSON_OUTPUT) > WIDTH,
        body=place(used, indent + 2 + len("return "), after=1, indent=indent + 2).text,
    )


def _first_sentence(text: str) -> str:
    return _SENTENCE_END.split(text.strip(), maxsplit=1)[0]


class ToolTestView(Struct):
    """``test/<file>.test.ts``."""

    about: Code
    imports: tuple[View, ...]
    is_called: bool
    """Whether the handler is called with accepted arguments."""
    accepted: Code
    handles: Code
    deps: Placed
    """The fakes of the dependencies."""
    handler: Placed
    called: Code
    """The call of the handler."""
    exists: Code
    factory: Code
    is_factory_wide: bool
    rejects: Code
    parse: Placed


def tool_test_view(context: FileContext) -> ToolTestView:
    """Return the view of the contract test of a tool."""
    assert context.tool is not None
    tool = context.tool
    accepted = _accepted(tool)
    imports = Imports({"assert", "test", "parse", "accepted", "deps", "handler", "t", "error"})
    imports.add("../src/toolspec/runtime.js", "InvalidArgumentsError")
    factory = imports.add(module_of("../src/tools", tool.file), tool.value_name)
    module = tool_module("../src/toolspec", context.plan, tool)
    spec = imports.add(module, spec_value(tool))
    made: Layout = Code("")
    fakes = Code("")
    called: Layout = Code("")
    if accepted is not None:
        imports.add("../src/toolspec/runtime.js", "NotImplementedError")
        # Without assertions, the test would not compile once the tool injects something, or has another schema.
        fakes = code("{{}} as {}", imports.add_type(module, deps_type(tool)))
        made = call(factory, [Code("deps")])
        given = code("accepted as {}", imports.add_type(module, args_type(tool, context.plan)))
        called = call(code("await {}.call", spec), [Code("handler"), given])
    return ToolTestView(
        about=header_text(f"The contract test of the tool {tool.llm_name}."),
        imports=imports.clauses(),
        is_called=accepted is not None,
        accepted=place(accepted or Code(""), _ACCEPTED).text,
        handles=string(f"{tool.llm_name} handles arguments that it accepts"),
        deps=place(Fluid(fakes), _DEPS, indent=2),
        handler=place(Fluid(made), _HANDLER, indent=2),
        called=place(called, 4, after=1, indent=4).text,
        exists=string(f"{tool.llm_name} has an implementation"),
        factory=factory,
        is_factory_wide=_TYPEOF + width(factory) > WIDTH,
        rejects=string(f"{tool.llm_name} rejects invalid JSON"),
        parse=_assigned(call(code("{}.parse", spec), [Code('"{"')]), _PARSE),
    )


def _assigned(value: Layout, column: int) -> Placed:
    """Place a call with a short argument after ``=`` or ``=>``."""
    return place(group(Indent((LINE, value))), column, indent=2)


def _accepted(tool: PlannedTool) -> Layout | None:
    """Return arguments that a tool accepts; None if it runs something, or if none are found."""
    if tool.extras.keys() - {"wiring"}:
        return None
    try:
        return literal(sample_call(tool))
    except NoSampleError:
        return None


class ServiceView(Struct):
    """``src/services/<file>.ts``."""

    about: Code
    parts: tuple[PartView, ...]
    interface: Code
    interface_doc: tuple[Code, ...]
    members: tuple[Member, ...]
    is_middleware: bool
    imports: tuple[View, ...]
    factory: Code
    is_wide: bool
    """Whether the head of the factory needs several lines."""
    value: Placed
    """The object that the factory returns, or the parts of a middleware."""
    ready: Code
    is_ready_wide: bool


class PartView(Struct):
    """The interface of a part of a service."""

    doc: tuple[Code, ...]
    name: Code
    members: tuple[Member, ...]


def service_view(context: FileContext) -> ServiceView:
    """Return the view of the interface and the factory of a service."""
    assert context.item is not None
    service = context.item
    imports = [imported("../toolspec/config.js", types=[Code("ServiceContext")])]
    middleware = service.text("kind") == "middleware"
    if middleware:
        imports.append(imported("../toolspec/runtime.js", types=[Code("Middleware")]))
    name, factory = service.code("interface"), service.code("factory")
    ready = string(f"service {service.text('id')} is ready")
    return ServiceView(
        about=header_text(f"The service {service.text('id')}."),
        parts=tuple(
            PartView(
                comment(words(f"The part `{part.text('reference')}`.")),
                part.code("type_name"),
                _members(service, part.code("type_name")),
            )
            for part in service.records("parts")
        ),
        interface=name,
        interface_doc=comment(words(service.text("description"))),
        members=_members(service, name),
        is_middleware=middleware,
        imports=tuple(imports),
        factory=factory,
        is_wide=_FACTORY + width(factory) + width(name) > WIDTH,
        value=_value(service, middleware=middleware),
        ready=ready,
        is_ready_wide=_READY + width(ready) > WIDTH,
    )


def _members(service: RecordValue, owner: Code) -> tuple[Member, ...]:
    return tuple(
        required_member(p.code("accessor"), p.code("type_name")) for p in _of(service, owner)
    )


def _of(service: RecordValue, owner: Code) -> Iterable[RecordValue]:
    return (part for part in service.records("parts") if part.code("owner") == owner)


def _instance(service: RecordValue, owner: Code, *, ready: bool = True) -> Layout:
    parts = [
        named_entry(p.code("accessor"), _instance(service, p.code("type_name")))
        for p in _of(service, owner)
    ]
    return object_([*([named_entry(Code("ready"), Code("true"))] if ready else []), *parts])


def _value(service: RecordValue, *, middleware: bool) -> Placed:
    name = service.code("interface")
    made = _instance(service, name, ready=not middleware)
    if middleware:
        return place(made, _PARTS, indent=2)
    return place(Fluid(made), _SERVICE + width(name), indent=2)
