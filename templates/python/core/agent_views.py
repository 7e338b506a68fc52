"""The files of the agent: index and harness."""

from __future__ import annotations

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.version import version_text
from adlgen.packs.view import View
from adlgen.plan.model import Plan, PlannedTool

from ..docs import doc_text, literal_text, source_of
from ..imports import Imports, export_order
from ..layout import Expr, Group, Leaf, Pair, leaf
from ..literals import string
from ..names import SHARED_MODULE, constant, methods_name, runtime_of, tool_module
from ..statements import expression
from ..types import is_inline
from .methods_view import has_methods
from .needs import asks

_EXPORTS = {
    "._json": ("JsonNumber", "JsonObject", "JsonOutput", "JsonValue"),
    "._schema": ("Problem", "Validator"),
    "._source": ("Schema",),
    "._errors": (
        *("DeadlineError", "InvalidArgumentsError", "InvalidResultError", "InvalidValueError"),
        *("ToolError", "UnimplementedToolError", "UnknownToolError"),
    ),
    "._context": ("CallContext", "Principal", "Request", "Trace"),
    "._handlers": ("Handler", "HandlerWith"),
    "._tool": ("BoundTool", "Codec", "Middleware", "Next", "Tool"),
    "._toolbox": ("Toolbox", "ToolResult"),
}


def index_view(context: FileContext) -> View:
    """Return the index of the generated package."""
    plan = context.plan
    imports = Imports(runtime=runtime_of(plan))
    names = [imports.use(module, name) for module, name in _exports(context)]
    shared = _shared_types(plan, imports)
    names += shared
    modules: list[Expr] = []
    if plan.tools:
        if not runtime_of(plan):
            imports.use("__future__", "annotations")
        imports.use("importlib", "import_module")
        imports.use("typing", "Final")
    for tool in plan.tools:
        types = [name for name in _types(tool, plan) if imports.is_free(name)]
        names += [imports.guard(f".{tool_module(plan, tool)}", name) for name in types]
        others = [name for name in types if not name.startswith(tool.type_name)]
        module = Leaf(string(tool_module(plan, tool)))
        modules += [Pair(Code(f"{string(n)}: "), module) for n in (tool.type_name, *others)]
    methods = methods_name(plan)
    if has_methods(plan) and imports.is_free(methods):
        names.append(imports.guard(".tools", methods))
        modules.append(Pair(Code(f"{string(methods)}: "), Leaf(string("tools"))))
    return View(
        source=source_of(plan),
        doc=doc_text([Code(f"Typed tools of {literal_text(plan.agent_name)}.")]),
        required=_required(plan),
        has_modules=bool(modules),
        imports=imports.view(),
        modules=expression("_MODULES: Final = ", Group(Code("{"), tuple(modules), Code("}"))),
        shared=expression("_SHARED: Final = ", _tuple_of(sorted(shared))) if shared else Code(""),
        shared_module=string(_shared_module(plan)),
        names=tuple(map(string, sorted(names, key=export_order))),
    )


def _exports(context: FileContext) -> list[tuple[str, str]]:
    """Return the names of the runtime that the index has, each after its module."""
    plan = context.plan
    exports = [(module, name) for module, names in _EXPORTS.items() for name in names]
    if plan.options["models"] in ("pydantic", "dataclass"):
        exports += [("._json", "UNSET"), ("._json", "Unset")]
    if plan.options["validator"] == "external":
        exports.append(("._schema", "use_validator"))
    if asks(plan):
        exports += [("._questions", name) for name in ("Answer", "CannotAskError", "Form")]
        exports.append(("._rehearsal", "rehearse"))
    exports += context.slot("exports")
    return exports


def _required(plan: Plan) -> tuple[View, ...]:
    """Return the package with the runtime and the version that it needs, if it is not in the output."""
    runtime = runtime_of(plan)
    if not runtime:
        return ()
    return (View(runtime=Code(runtime), version=string(version_text())),)


def _tuple_of(names: list[Code]) -> Expr:
    parts = tuple(Leaf(string(name)) for name in names)
    return leaf(f"({parts[0].code},)") if len(parts) == 1 else Group(Code("("), parts, Code(")"))


def _types(tool: PlannedTool, plan: Plan) -> list[Code]:
    """Return the names of the types in the module of a tool."""
    names = [tool.input.name, *([tool.output_name] if tool.output else [])]
    if "wiring" in plan.extras:
        names.append(Code(f"{tool.type_name}Deps"))
    for body in tool.bodies:
        if plan.options["models"] in ("pydantic", "dataclass"):
            names += [d.name for d in body.declarations.values() if not is_inline(d)]
    return sorted(dict.fromkeys(names))


def _shared_types(plan: Plan, imports: Imports) -> list[Code]:
    """Import the types that tools share for type checkers; return their names."""
    declared = plan.types.declarations.values() if plan.types else ()
    names = [d.name for d in declared if not is_inline(d) and imports.is_free(d.name)]
    return [imports.guard(_shared_module(plan), name) for name in names]


def _shared_module(plan: Plan) -> str:
    return ".tools" if plan.options["layout"] == "single" else SHARED_MODULE


def harness_view(context: FileContext) -> View:
    """Return the program that validates JSON lines."""
    imports = Imports(
        ["main", "answer", "TOOLS", "json", "sys", "asdict", "Any", "Final"],
        runtime=runtime_of(context.plan),
    )
    for source, name in (
        ("._errors", "InvalidValueError"),
        ("._json", "dump_json"),
        ("._parse", "InvalidJsonError"),
        ("._parse", "parse_json"),
        ("._tool", "Codec"),
    ):
        imports.use(source, name)
    external = context.plan.options["validator"] == "external"
    for name in ("Problem", "Validate", "use_validator") if external else ():
        imports.use("._schema", name)
    pairs: list[Expr] = []
    for tool in context.plan.tools:
        module = imports.use(".", tool_module(context.plan, tool))
        given = f"{module}.{constant(context.plan, tool, 'TOOL')}"
        sides = (leaf(f"{given}.input"), leaf(f"{given}.output"))
        pairs.append(Pair(Code(f"{string(tool.id)}: "), Group(Code("("), sides, Code(")"))))
    head = "TOOLS: Final[dict[str, tuple[Codec[Any], Codec[Any]]]] = "
    return View(
        source=source_of(context.plan),
        external=external,  # whether the harness defines a validator of its own
        imports=imports.view(),
        tools=expression(head, Group(Code("{"), tuple(pairs), Code("}"))),
    )
