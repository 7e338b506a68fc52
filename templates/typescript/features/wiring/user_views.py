"""The views of user-owned files."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.packs.samples import NoSampleError, sample
from adlgen.packs.view import View
from adlgen.plan.data import RecordValue
from adlgen.plan.model import PlannedTool

from ...core.handler_view import handler_view
from ...core.records import Member, required_member
from ...docs import comment, header_text, words
from ...imports import Imports, imported, module_of, tool_module
from ...layout import LINE, WIDTH, Fluid, Indent, Layout, Placed, group, place, width
from ...literals import literal, named_entry, object_, string
from ...names import deps_type, factory_type, spec_value
from ...node import minimum_node
from ...syntax import call
from .planned import injections_of

_SENTENCE_END = re.compile(r"(?<=[.!?])\s|\n\s*\n")
_STUB = 18
"""The width of ``export const : = ``."""
_HANDLED = 27
"""The width of `` => async (input, ctx) => {``."""
_TYPEOF = 36
"""The width of ``assert.equal(typeof , "function");`` with its indentation."""
_PARSE = 21
"""The width of ``const parse = () =>`` with its indentation."""
_ACCEPTED, _HANDLER, _TOOL, _CONTEXT = 26, 18, 14, 18
"""The widths of ``const accepted: unknown = `` and of the starts of the other assignments, with their indentation."""
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
    imports = (
        imported(tool_module("../toolspec", context.plan, tool), types=[factory_type(tool)]),
        imported("../toolspec/runtime.js", values=[Code("notImplemented")]),
    )
    names = [one.code("name") for one in injections_of(tool)]
    deps: Layout = (Code("("), object_(names), Code(")")) if names else Code("()")
    column = _STUB + width(tool.value_name) + width(factory_type(tool))
    # prettier always breaks a chain of functions of which one takes its parameter apart.
    is_below = column + _HANDLED + 2 > WIDTH
    indent = 4 if names or is_below else 2
    used = call(Code("notImplemented"), [Code("ctx"), Code("input"), *names])
    return handler_view(
        context,
        _first_sentence(tool.description) or f"Implements `{tool.llm_name}`.",
        imports,
        deps=place(deps, 2, after=len(" =>"), indent=2).text,
        is_chain_broken=bool(names),
        is_chain_below=is_below,
        body=place(used, indent + len("return "), after=1, indent=indent).text,
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
    handler: Placed
    tool: Placed
    context: Placed
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
    imports = Imports(
        {"assert", "test", "parse", "accepted", "deps", "handler", "context", "t", "error"}
    )
    imports.add("../src/toolspec/runtime.js", "InvalidArgumentsError")
    factory = imports.add(module_of("../src/tools", tool.file), tool.value_name)
    module = tool_module("../src/toolspec", context.plan, tool)
    spec = imports.add(module, spec_value(tool))
    made: Layout = Code("")
    if accepted is not None:
        imports.add("../src/toolspec/runtime.js", "callContext", "NotImplementedError", "ToolError")
        # Without the type, the test would not compile once the tool injects something.
        deps = code("deps as {}", imports.add_type(module, deps_type(tool)))
        made = call(factory, [deps])
    return ToolTestView(
        about=header_text(f"The contract test of the tool {tool.llm_name}."),
        imports=imports.clauses(),
        is_called=accepted is not None,
        accepted=place(accepted or Code(""), _ACCEPTED).text,
        handles=string(f"{tool.llm_name} handles arguments that it accepts"),
        handler=place(Fluid(made), _HANDLER, indent=2),
        tool=_assigned(call(code("{}.bind", spec), [Code("handler")]), _TOOL),
        context=place(
            Fluid(call(Code("callContext"), [string(tool.llm_name)])), _CONTEXT, indent=2
        ),
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
        return literal(sample(tool.input.canonical, tool.input.patterns))
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


class PackageView(Struct):
    """``package.json``."""

    name: Code
    version: Code
    exports: tuple[Code, ...]
    """The modules that other packages import: specs and toolbox, the app, those of features."""
    scripts: tuple[Code, ...]
    has_programs: bool
    programs: tuple[Code, ...]
    """The entries of ``bin``."""
    has_dependencies: bool
    dependencies: tuple[Code, ...]
    """The packages that generated code imports, with their versions."""
    development: tuple[Code, ...]
    """The packages that build and check the project."""
    node: Code
    """The versions of Node on which all packages run."""


_CLEAN = "node -e \"require('node:fs').rmSync('dist', { recursive: true, force: true })\""
_BUILD = {"build": f"{_CLEAN} && tsc", "prepack": "npm run build"}
"""Compiled files of removed sources would still be tested and packed."""
_DEVELOPMENT = {"@types/node": "^20.19.0", "typescript": "~6.0.3"}


def package_view(context: FileContext) -> PackageView:
    """Return the view of the manifest of the package."""
    plan = context.plan
    name = str(plan.words["module"]).lower()
    programs = context.slot("programs")
    commands = {program: f"dist/src/bin/{program}.js" for program in programs}
    packages = dict(context.slot("packages"))
    development = dict(context.slot("development_packages"))
    exports = {".": "index", "./wire": "wire", **dict(context.slot("exports"))}
    return PackageView(
        Code(json.dumps(name)),
        Code(json.dumps(plan.version or "0.0.0")),
        _entries({path: f"./dist/src/toolspec/{module}.js" for path, module in exports.items()}),
        _entries({**_BUILD, **dict(context.slot("scripts")), "test": _test_script(context)}),
        bool(programs),
        _entries(commands),
        bool(packages),
        _entries(packages),
        _entries(dict(sorted({**_DEVELOPMENT, **development}.items()))),
        Code(json.dumps(f">={minimum_node(context)}")),
    )


def _entries(values: Mapping[str, str]) -> tuple[Code, ...]:
    """Return the lines of an object without its braces."""
    return tuple(Code(line) for line in json.dumps(values, indent=0).splitlines()[1:-1])


def _test_script(context: FileContext) -> str:
    return " ".join(["npm run build && node --test dist/test/*.test.js", *context.slot("tests")])
