"""The files of the agent: index and harness."""

from __future__ import annotations

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View

from ..docs import doc_text, literal_text, source_of
from ..imports import Imports, member_kind
from ..layout import Expr, Group, Pair, leaf
from ..literals import string
from ..statements import expression

_EXPORTS = {
    "._json": ("UNSET", "JsonNumber", "JsonObject", "JsonOutput", "JsonValue", "Unset"),
    "._schema": ("Problem", "Validator"),
    "._errors": (
        *("InvalidArgumentsError", "InvalidResultError", "InvalidValueError", "ToolError"),
        "UnknownToolError",
    ),
    "._tool": ("BoundTool", "CallContext", "Codec", "Middleware", "Next", "ToolDefinition"),
    "._toolbox": ("Toolbox", "ToolResult"),
}


def index_view(context: FileContext) -> View:
    """Return the index of the generated package."""
    plan = context.plan
    exports = [(module, name) for module, names in _EXPORTS.items() for name in names]
    if plan.options["validator"] == "external":
        exports.append(("._schema", "use_validator"))
    exports += context.slot("exports")
    imports = Imports()
    names = [imports.use(module, name) for module, name in exports]
    return View(
        source=source_of(plan),
        doc=doc_text([Code(f"Typed tools of {literal_text(plan.agent_name)}.")]),
        imports=imports.view(),
        names=tuple(map(string, sorted(names, key=lambda name: (member_kind(name), name)))),
    )


def harness_view(context: FileContext) -> View:
    """Return the program that validates JSON lines."""
    imports = Imports(["main", "TOOLS", "json", "sys"])
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
        module = imports.use(".", tool.module)
        sides = (leaf(f"{module}.INPUT"), leaf(f"{module}.OUTPUT"))
        pairs.append(Pair(Code(f"{string(tool.id)}: "), Group(Code("("), sides, Code(")"))))
    head = "TOOLS: Final[dict[str, tuple[Codec[Any], Codec[Any]]]] = "
    return View(
        source=source_of(context.plan),
        external=external,  # whether the harness defines a validator of its own
        imports=imports.view(),
        tools=expression(head, Group(Code("{"), tuple(pairs), Code("}"))),
    )
