"""The view of the module of a tool."""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View, ViewValue
from adlgen.plan.model import Plan, PlannedTool

from ..docs import comment, header_text, words
from ..documents import Layout
from ..imports import NATIVE_MODULE, Imports, types_module
from ..names import TEXTS, VALUES, handler_type, input_type, output_type
from ..syntax import aliased, generic
from .declarations import TypeView, alias_view, type_views
from .definition import codec_views, head_of, spec_view
from .given import args_names, args_type, init_names, own_names, result_names, result_type
from .own import numbers_for, own_definitions
from .types_view import declared_names, definition_views, form_views


def tool_view(context: FileContext) -> View:
    """Return the view of the module of a tool."""
    assert context.tool is not None
    imports = Imports(_declared(context.tool, context.plan))
    body = _body(context, imports)
    return View(source=header_text(context.plan.source), imports=imports.clauses(), **body)


def tools_view(context: FileContext) -> View:
    """Return the view of the module of all tools."""
    tools = context.plan.tools
    names = {name for tool in tools for name in _declared(tool, context.plan)}
    imports = Imports(names | declared_names(context.plan))
    definitions = definition_views(context.plan, imports)
    bodies = [_body(part, imports) for part in context.parts()]
    return View(
        source=header_text(context.plan.source),
        imports=imports.clauses(),
        definitions=definitions,
        tools=tuple(View(**body) for body in bodies),
    )


def _body(context: FileContext, imports: Imports) -> dict[str, ViewValue]:
    """Return the values of a tool's view."""
    assert context.tool is not None
    tool, plan = context.tool, context.plan
    imports.add_type("./runtime.js", "ToolHandler")
    imports.add("./runtime.js", "ToolSpec")
    types = _types(tool, plan, imports)
    texts = [text for one in types for text in one.texts()]
    imports.add_used("\n".join(texts), NATIVE_MODULE, *TEXTS)
    head = head_of(tool, plan)
    codecs = codec_views(tool, plan, imports, head.margin)
    forms = form_views(tool, plan, imports)
    if plan.types is not None and (module := types_module(plan)) is not None:
        imports.add_used("\n".join(texts), module, *_shared_types(tool, plan))
    dependencies = []
    for build in context.slot("dependencies"):
        view, more = build(imports)
        dependencies.append(view)
        texts += more
    imports.add_used("\n".join([*texts, head.arguments]), "./runtime.js", *VALUES)
    return {
        "types": tuple(types),
        "forms": forms,
        "dependencies": tuple(dependencies),
        "handlers": (_handler(tool, plan),),
        "codecs": codecs,
        "spec": spec_view(tool, plan, imports, head),
    }


def _declared(tool: PlannedTool, plan: Plan) -> set[str]:
    given = {**args_names(tool, plan), **result_names(tool, plan)}
    return own_names(tool) | set(map(str, given.values()))


def _shared_types(tool: PlannedTool, plan: Plan) -> Iterator[Code]:
    """Yield the names of the shared types that those of a tool may refer to."""
    inits = init_names(plan)
    yield from own_definitions(plan).values()
    for body in (tool.input, tool.output):
        for key in () if body is None else body.uses:
            yield plan.declarations[key].name
            if key in inits:
                yield inits[key]


def _types(tool: PlannedTool, plan: Plan, imports: Imports) -> list[TypeView]:
    numbers, inits = numbers_for(imports, plan, tool), init_names(plan)
    types = type_views(tool.input, plan, numbers, {**inits, **args_names(tool, plan)})
    if tool.output is not None:
        types += type_views(tool.output, plan, numbers, {**inits, **result_names(tool, plan)})
    uses = _uses(tool, plan)
    return [
        one if one.doc or one.name not in uses else one._replace(doc=uses[one.name])
        for one in types
    ]


def _uses(tool: PlannedTool, plan: Plan) -> dict[Code, tuple[Code, ...]]:
    """Return what the types of a call are for, by name, for those that the specification does not describe."""
    name, output = tool.llm_name, output_type(tool)
    uses = _sides(
        (args_type(tool, plan), f"What a caller passes to `{name}`"),
        (input_type(tool), f"What the handler of `{name}` receives: the input"),
    )
    if output is not None:
        uses |= _sides(
            (result_type(tool, plan) or output, f"What the handler of `{name}` returns"),
            (output, f"What a call of `{name}` returns: the result"),
        )
    return {type_: comment(words(text)) for type_, text in uses.items()}


def _sides(written: tuple[Code, str], read: tuple[Code, str]) -> dict[Code, str]:
    """Return what the types are for of what one side writes and the other one reads, which differ only in defaults."""
    if written[0] == read[0]:
        return {written[0]: f"{written[1]}."}
    optional = "properties with a default may be left out"
    return {written[0]: f"{written[1]}; {optional}.", read[0]: f"{read[1]} with its defaults."}


def _handler(tool: PlannedTool, plan: Plan) -> TypeView:
    result = result_type(tool, plan)
    handler: Layout = code("ToolHandler<{}>", input_type(tool))
    if result:
        handler = generic(Code("ToolHandler"), [input_type(tool), result])
    return alias_view((), handler_type(tool), aliased(handler))
