"""The files that are written once and then belong to the user."""

from __future__ import annotations

import json
from collections.abc import Iterable

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.data import RecordValue

from ...core.handler_view import handler_view
from ...docs import comment, header_text, words
from ...imports import Imports, imported, module_of
from ...layout import LINE, Fluid, Indent, Layout, group, layout
from ...literals import named_entry, object_, string
from ...names import factory_type, spec_value
from ...syntax import call, parameters
from .planned import injections_of


def tool_file_view(context: FileContext) -> View:
    """Decide the implementation of a tool."""
    tool = context.tool
    assert tool is not None
    names = ", ".join(f"`{one.code('name')}`" for one in injections_of(tool))
    given = f" The outer function may take its dependencies: {names}." if names else ""
    imports = (
        imported(module_of("../toolspec", tool.file), types=[factory_type(tool)]),
        imported("../toolspec/runtime.js", values=[Code("ToolError")]),
    )
    doc = f"The inner function does the work, given `ctx` and `input`.{given}"
    return handler_view(context, doc, imports)


class ToolTestView(Struct):
    """``test/<file>.test.ts``."""

    about: Code
    imports: tuple[View, ...]
    exists: Code
    has_factory: Code
    refuses: Code
    parse: Code
    works: Code


def tool_test_view(context: FileContext) -> ToolTestView:
    """Decide the contract test of a tool."""
    assert context.tool is not None
    tool = context.tool
    imports = Imports({"assert", "test", "refused"})
    imports.add("../src/toolspec/runtime.js", "InvalidArgumentsError")
    factory = imports.add(module_of("../src/tools", tool.file), tool.value_name)
    spec = imports.add(module_of("../src/toolspec", tool.file), spec_value(tool))
    found = call(Code("assert.equal"), [code("typeof {}", factory), Code('"function"')])
    parsed = call(code("{}.parse", spec), [Code('"{"')])
    todo = call(Code("await test.todo"), [string(f"{tool.llm_name} does its work")])
    return ToolTestView(
        about=header_text(f"Contract of the tool {tool.llm_name}."),
        imports=imports.clauses(),
        exists=_test(f"{tool.llm_name} has an implementation"),
        has_factory=layout((found, Code(";")), 2),
        refuses=_test(f"{tool.llm_name} refuses what is no JSON"),
        parse=layout((Code("const refused = () =>"), group(Indent((LINE, parsed))), Code(";")), 2),
        works=layout((todo, Code(";"))),
    )


def _test(title: str) -> Code:
    return code("await test({}, () => {{", string(title))


class ServiceView(Struct):
    """``src/services/<file>.ts``."""

    about: Code
    parts: tuple[PartView, ...]
    interface: Code
    interface_doc: tuple[Code, ...]
    accessors: tuple[Code, ...]
    is_middleware: bool
    imports: tuple[View, ...]
    head: Code
    value: Code
    started: Code
    alias: Code


class PartView(Struct):
    """The interface of a part of a service."""

    doc: tuple[Code, ...]
    name: Code
    accessors: tuple[Code, ...]


def service_view(context: FileContext) -> ServiceView:
    """Decide the interface and the factory of a service."""
    assert context.item is not None
    service = context.item
    imports = [imported("../toolspec/config.js", types=[Code("ServiceContext")])]
    middleware = service.text("kind") == "middleware"
    if middleware:
        imports.append(imported("../toolspec/runtime.js", types=[Code("Middleware")]))
    return ServiceView(
        about=header_text(f"The service {service.text('id')}."),
        parts=tuple(
            PartView(
                comment(words(f"The part `{part.text('reference')}`.")),
                part.code("type_name"),
                _accessors(service, part.code("type_name")),
            )
            for part in service.records("parts")
        ),
        interface=service.code("interface"),
        interface_doc=comment(words(service.text("description"))),
        accessors=_accessors(service, service.code("interface")),
        is_middleware=middleware,
        imports=tuple(imports),
        head=_factory_head(service),
        value=_value(service, middleware=middleware),
        started=_started(service),
        alias=_alias(service),
    )


def _accessors(service: RecordValue, owner: Code) -> tuple[Code, ...]:
    return tuple(
        code("  readonly {}: {};", p.code("accessor"), p.code("type_name"))
        for p in _of(service, owner)
    )


def _of(service: RecordValue, owner: Code) -> Iterable[RecordValue]:
    return (part for part in service.records("parts") if part.code("owner") == owner)


def _instance(service: RecordValue, owner: Code, *, ready: bool = True) -> Layout:
    parts = [
        named_entry(p.code("accessor"), _instance(service, p.code("type_name")))
        for p in _of(service, owner)
    ]
    return object_([*([named_entry(Code("ready"), Code("true"))] if ready else []), *parts])


def _value(service: RecordValue, *, middleware: bool) -> Code:
    if not middleware:
        made = _instance(service, service.code("interface"))
        typed = code("const service: {} =", service.code("interface"))
        return layout((typed, Fluid(made), Code(";")), 2)
    if not service.records("parts"):
        return Code("return Promise.resolve(around);")
    made = _instance(service, service.code("interface"), ready=False)
    return layout(
        (
            Code("const parts = "),
            made,
            Code(";\n  return Promise.resolve(Object.assign(around, parts));"),
        ),
        2,
    )


def _started(service: RecordValue) -> Code:
    text = string(f"service {service.text('id')} is ready")
    return layout((call(Code("context.logger.debug"), [text]), Code(";")), 2)


def _factory_head(service: RecordValue) -> Code:
    return layout(
        (
            code("export function {}", service.code("factory")),
            parameters([Code("context: ServiceContext")]),
            code(": Promise<{}> {{", service.code("interface")),
        )
    )


def _alias(service: RecordValue) -> Code:
    """Write the type of a middleware: the function, with its parts if it has some."""
    if not service.records("parts"):
        return code("export type {} = Middleware;", service.code("interface"))
    members = Code("\n").joined(_accessors(service, service.code("interface")))
    return code("export type {} = Middleware & {{\n{}\n}};", service.code("interface"), members)


class PackageView(Struct):
    """``package.json``."""

    name: Code
    version: Code
    test: Code
    """The command that tests it."""
    has_programs: bool
    programs: tuple[Code, ...]
    """The commands that an installation brings."""


def package_view(context: FileContext) -> PackageView:
    """Decide the manifest of the package."""
    plan = context.plan
    name = str(plan.words["module"]).lower()
    programs = context.slot("programs")
    commands = {program: f"dist/src/bin/{program}.js" for program in programs}
    return PackageView(
        Code(json.dumps(name)),
        Code(json.dumps(plan.version or "0.0.0")),
        Code(json.dumps(_test_script(context))),
        bool(programs),
        tuple(Code(line) for line in json.dumps(commands, indent=0).splitlines()[1:-1]),
    )


def _test_script(context: FileContext) -> str:
    return " ".join(["tsc && node --test dist/test/*.test.js", *context.slot("tests")])
