"""Views of the tools of agents that adl-cli generated."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.data import RecordValue
from adlgen.plan.model import PlannedTool

from ...core.records import required_member
from ...docs import comment, header_text, words
from ...documents import Fluid, Layout, width
from ...imports import Imports, module_of, tool_module
from ...layout import place
from ...literals import object_
from ...names import deps_type, handler_type, spec_value
from ...syntax import call, parameters

_ADK, _CONFIG = "@inference-gateway/adk", "../config.js"
_FUNCTION = 16
"""The width of ``export function ``."""
_HANDLER = 18
"""The width of ``const handler = `` with its indentation."""
_RETURN = 9
"""The width of ``return `` with its indentation."""


def shim_view(context: FileContext) -> View:
    """Return the view of the function that creates a tool."""
    shim, tool = _found(context)
    name = code("create{}Tool", shim.code("symbol"))
    deps = shim.records("parameters")
    names = [one.code("name") for one in deps]
    imports = Imports({"handler", str(deps_type(tool)), str(name), *map(str, names)})
    type_ = imports.add_type(_ADK, "Tool")
    make = imports.add("../toolspec/adl-cli.js", "adkTool")
    spec = imports.add(tool_module("../toolspec", context.plan, tool), spec_value(tool))
    implementation = imports.add(module_of("./handlers", shim.code("file")), tool.value_name)
    types = [_type(one, imports) for one in deps]
    given = [code("{}: {}", *one) for one in zip(names, types, strict=True)]
    made: Layout = (implementation, Code("("), object_(names) if names else Code(""), Code(")"))
    bound = call(make, [call(code("{}.bind", spec), [Code("handler")])])
    return View(
        source=header_text(context.plan.source),
        imports=imports.clauses(),
        deps=deps_type(tool),
        deps_doc=comment(words(f"What `{tool.llm_name}` injects.")),
        members=tuple(map(required_member, names, types)),
        doc=comment(words(f"Returns `{tool.llm_name}` as a tool of the ADK.")),
        name=name,
        parameters=_parameters(given, name, type_),
        tool=type_,
        handler=place(Fluid(made), _HANDLER, indent=2).text,
        result=place(bound, _RETURN, indent=2).text,
    )


def handler_view(context: FileContext) -> View:
    """Return the view of a handler that is not implemented."""
    shim, tool = _found(context)
    has_deps = bool(shim.records("parameters"))
    imports = Imports({str(tool.value_name), "input", "ctx", "deps"})
    type_ = imports.add_type(tool_module("../../toolspec", context.plan, tool), handler_type(tool))
    stub = imports.add("../../toolspec/runtime.js", "notImplemented")
    given: list[Code] = []
    if has_deps:
        deps = imports.add_type(module_of("..", shim.code("file")), deps_type(tool))
        given = [code("deps: {}", deps)]
    used = call(stub, [Code("ctx"), Code("input"), *([Code("deps")] if has_deps else [])])
    return View(
        about=header_text(f"The implementation of the tool {tool.llm_name}."),
        imports=imports.clauses(),
        doc=comment(words(f"Returns the handler of `{tool.llm_name}`.")),
        name=tool.value_name,
        parameters=_parameters(given, tool.value_name, type_),
        type=type_,
        body=place(used, 11, indent=4).text,
    )


def _found(context: FileContext) -> tuple[RecordValue, PlannedTool]:
    shim = context.item
    assert shim is not None
    return shim, next(one for one in context.plan.tools if one.id == shim.text("id"))


def _type(parameter: RecordValue, imports: Imports) -> Code:
    """Import the type of a parameter from the module in which adl-cli declares it."""
    match parameter.text("kind"):
        case "logger":
            return imports.add_type("../logger.js", "Logger")
        case "config":
            return imports.add_type(_CONFIG, "Config")
        case "section":
            return imports.add_type(_CONFIG, parameter.code("type"))
        case _:
            module = module_of("../services", parameter.code("package"))
            return imports.add_type(module, parameter.code("type"))


def _parameters(given: list[Code], name: Code, returns: Code) -> Code:
    return place(
        parameters(given), _FUNCTION + width(name), after=width(code(": {} {{", returns))
    ).text


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "shim.ts.j2": shim_view,
    "handler.ts.j2": handler_view,
}
