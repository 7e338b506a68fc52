"""The files of the agent: index and harness."""

from __future__ import annotations

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.model import EnumDecl, Plan, PlannedTool

from ..docs import doc_text, literal_text, source_of
from ..imports import Imports, export_order
from ..layout import Expr, Group, Leaf, Pair, leaf
from ..literals import string
from ..names import constant, tool_module
from ..statements import expression

_EXPORTS = {
    "._json": ("JsonNumber", "JsonObject", "JsonOutput", "JsonValue"),
    "._schema": ("Problem", "Validator"),
    "._source": ("Schema",),
    "._errors": (
        *("InvalidArgumentsError", "InvalidResultError", "InvalidValueError", "ToolError"),
        *("UnimplementedToolError", "UnknownToolError"),
    ),
    "._tool": ("BoundTool", "CallContext", "Codec", "Handler", "Middleware", "Next", "Tool"),
    "._toolbox": ("Toolbox", "ToolResult"),
}


def index_view(context: FileContext) -> View:
    """Return the index of the generated package."""
    plan = context.plan
    exports = [(module, name) for module, names in _EXPORTS.items() for name in names]
    if plan.options["models"] in ("pydantic", "dataclass"):
        exports += [("._json", "UNSET"), ("._json", "Unset")]
    if plan.options["validator"] == "external":
        exports.append(("._schema", "use_validator"))
    exports += context.slot("exports")
    imports = Imports()
    names = [imports.use(module, name) for module, name in exports]
    modules: list[Expr] = []
    if plan.tools:
        imports.use("__future__", "annotations")
        imports.use("importlib", "import_module")
        imports.use("typing", "Final")
    for tool in plan.tools:
        types = [name for name in _types(tool, plan) if imports.is_free(name)]
        names += [imports.guard(f".{tool_module(plan, tool)}", name) for name in types]
        others = [name for name in types if not name.startswith(tool.type_name)]
        module = Leaf(string(tool_module(plan, tool)))
        modules += [Pair(Code(f"{string(n)}: "), module) for n in (tool.type_name, *others)]
    return View(
        source=source_of(plan),
        doc=doc_text([Code(f"Typed tools of {literal_text(plan.agent_name)}.")]),
        has_modules=bool(modules),
        imports=imports.view(),
        modules=expression("_MODULES: Final = ", Group(Code("{"), tuple(modules), Code("}"))),
        names=tuple(map(string, sorted(names, key=export_order))),
    )


def _types(tool: PlannedTool, plan: Plan) -> list[Code]:
    """Return the names of the types in the module of a tool."""
    names = [tool.input.name, *([tool.output_name] if tool.output else [])]
    if "wiring" in plan.extras:
        names.append(Code(f"{tool.type_name}Deps"))
    for body in (tool.input, tool.output):
        if body is not None and plan.options["models"] in ("pydantic", "dataclass"):
            declared = body.declarations.values()
            names += [d.name for d in declared if not (isinstance(d, EnumDecl) and d.is_short)]
    return sorted(dict.fromkeys(names))


def harness_view(context: FileContext) -> View:
    """Return the program that validates JSON lines."""
    imports = Imports(["main", "answer", "TOOLS", "json", "sys", "asdict", "Any", "Final"])
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
