"""Views of the tools of agents that adl-cli generated."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.packs.text import first_sentence
from adlgen.packs.view import View
from adlgen.plan.data import RecordValue

from ...docs import doc, sentence
from ...layout import Field, aligned_fields
from ...packages import runtime_import
from ...types import output_type

_TAKEN = frozenset({"adktools", "config", "logger", "server", "tool", "toolspec", "zap"})
"""The names in a file that those of the packages of services must differ from."""
_LOGGER = Code("*zap.Logger")


class _Parameter(Struct):
    """A parameter of a constructor, and what it imports: aliases, which may be empty, by path."""

    name: Code
    type: Code
    imports: Mapping[Code, Code]


def shim_view(context: FileContext) -> View:
    """Return the view of the constructor of a tool."""
    tool, module = context.tool, context.plan.words["module"]
    assert tool is not None
    shim = _shim(context)
    parameters = [_parameter(one, module) for one in shim.records("parameters")]
    imports = {
        code("{}/toolspec", module): Code(""),
        code("{}/toolspec/adktools", module): Code(""),
    }
    for one in parameters:
        imports |= one.imports
    return View(
        source=Code(sentence(f"{context.plan.source}, tool {tool.id}")),
        llm_name=Code(sentence(tool.llm_name)),
        name=tool.type_name,
        symbol=shim.code("symbol"),
        logs=any(one.type == _LOGGER for one in parameters),
        imports=tuple(code('{}"{}"', imports[path], path) for path in sorted(imports)),
        fields=aligned_fields(Field((), one.name, one.type) for one in parameters),
        parameters=Code(", ").joined(code("{} {}", one.name, one.type) for one in parameters),
        values=code("{{{}}}", Code(", ").joined(one.name for one in parameters)),
    )


def _parameter(parameter: RecordValue, module: Code) -> _Parameter:
    name, type_ = parameter.code("name"), parameter.code("type")
    match parameter.text("kind"):
        case "logger":
            return _Parameter(name, _LOGGER, {})
        case "service":
            package = parameter.code("package")
            name = code("{}Service", name) if name in _TAKEN else name
            alias = Code("") if name == package else code("{} ", name)
            path = code("{}/internal/{}", module, package)
            return _Parameter(name, code("{}.{}", name, type_), {path: alias})
        case kind:
            type_ = Code("Config") if kind == "config" else type_
            path = code("{}/config", module)
            return _Parameter(name, code("*config.{}", type_), {path: Code("")})


def user_view(context: FileContext) -> View:
    """Return the view of the handler of a tool."""
    tool = context.tool
    assert tool is not None
    symbol = _shim(context).code("symbol")
    first = f"{symbol}Handler handles calls of {tool.llm_name}."
    return View(
        module=context.plan.words["module"],
        **runtime_import(context.plan),
        symbol=symbol,
        docs=doc(first, first_sentence(tool.description)),
        input=code("toolspec.{}", tool.input.name),
        output=output_type(tool, Code("toolspec.")),
    )


def _shim(context: FileContext) -> RecordValue:
    tools = context.plan.extras["adl_cli"].data.records("constructors")
    assert context.tool is not None
    return next(one for one in tools if one.text("id") == context.tool.id)


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "shim.go.j2": shim_view,
    "handler.go.j2": user_view,
}
