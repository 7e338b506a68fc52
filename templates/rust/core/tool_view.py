"""The page of a tool: types, schema, definition, handler and what is injected."""

from __future__ import annotations

from dataclasses import dataclass

from adlgen.naming.code import Code, code
from adlgen.packs.page import Page
from adlgen.plan.model import Plan, PlannedTool

from ..docs import doc_comment, markdown, span
from ..features.wiring.deps import Dependency, dependencies
from ..imports import use
from ..layout import SKIP, Lines, TypeText, array, assigned, broken, fits, signature, skipped, typed
from ..literals import comment, string
from ..types import TypePrinter
from .bodies import Body, Judging, body_of

_ON_THE_LINE, _ON_TWO_LINES = 50, 53
"""How long a type may be that rustfmt leaves in ``) -> impl Future<Output = …> + Send;``."""
_LONGEST_TRAIT = 50
"""How long the name of a tool may be for its trait to open on one line."""
_RUNTIME = ("BoundTool", "CallContext", "Definition", "Schema", "Spec", "ToolError")
_IF_USED = {"Json", "Logger", "Maybe", "Never", "embedded"}


@dataclass(frozen=True, slots=True)
class ToolView:
    """What ``tool.rs.j2`` prints."""

    source: Code
    module_doc: Lines
    imports: tuple[Lines, ...]
    """Groups that an empty line separates."""
    items: tuple[Lines, ...]
    wired: bool
    deps_doc: Code
    deps: Lines
    handler_doc: Code
    handler: Lines
    """The trait up to its method."""
    returns: Lines
    input_name: Code
    spec_doc: Code
    definition: Lines
    has_output: bool
    statics: tuple[Lines, ...]
    bind: Lines
    tables: tuple[Lines, ...]
    constants: tuple[Lines, ...]


def tool_view(page: Page) -> ToolView:
    """Lay the page of a tool out."""
    tool, plan = page.tool, page.plan
    assert tool is not None
    shown = span(tool.llm_name)
    bodies = _bodies(tool, plan)
    items = [lines for body in bodies for lines in body.items]
    if tool.output is None:
        items.append(_any_output(tool, shown))
    wired = bool(plan.options["wiring"])
    deps = dependencies(tool, plan) if wired else ()
    description = string(tool.description)
    constants = (assigned(Code("const DESCRIPTION: &str ="), description, Code(";")),)
    return ToolView(
        source=comment(plan.source),
        module_doc=_module_doc(tool),
        imports=_imports(tool, bodies, deps),
        items=tuple(items),
        wired=wired,
        deps_doc=code("/// What {} is given.", shown),
        deps=_deps(tool, deps),
        handler_doc=code("/// Serves {}.", shown),
        handler=_handler(tool),
        returns=_returns(tool),
        input_name=tool.input.name,
        spec_doc=code("/// The tool {} of the specification.", shown),
        definition=_definition(tool),
        has_output=tool.output is not None,
        statics=tuple(body.statics for body in bodies),
        bind=_bind(tool),
        tables=tuple(table for body in bodies for table in body.tables),
        constants=(*constants, *(lines for body in bodies for lines in body.constants)),
    )


def _bodies(tool: PlannedTool, plan: Plan) -> list[Body]:
    types = TypePrinter.of(plan, tool)
    judging = Judging.of(plan)
    shown = span(tool.llm_name)
    sides = ((tool.input, "INPUT", "Input"), (tool.output, "OUTPUT", "Result"))
    return [
        body_of(body, side, types, code("{} of {}.", Code(what), shown), judging)
        for body, side, what in sides
        if body is not None
    ]


def _module_doc(tool: PlannedTool) -> Lines:
    text = markdown(tool.description)
    lines = [code("The tool {}.", span(tool.llm_name)), *([Code("")] if text else []), *text]
    return doc_comment(lines, mark="//!")


def _any_output(tool: PlannedTool, shown: Code) -> Lines:
    line = typed(code("pub type {} =", tool.output_name), TypeText(Code("Json")), Code(";"), 0)
    return (code("/// Result of {}: any JSON.", shown), *line)


def _imports(
    tool: PlannedTool, bodies: list[Body], deps: tuple[Dependency, ...]
) -> tuple[Lines, ...]:
    words = {word for body in bodies for word in body.words}
    words |= {word for dep in deps for word in dep.type.words()}
    std = [*use(Code("std::collections"), [Code("BTreeMap")])] if "BTreeMap" in words else []
    std += use(Code("std::future"), [Code("Future")])
    std += use(Code("std::sync"), [Code("Arc"), Code("LazyLock")])
    wanted = [Code(name) for name in (*_RUNTIME, *sorted(words & _IF_USED))]
    if tool.output is None:
        wanted.append(Code("Json"))
    wanted += [Code(macro) for body in bodies for macro in sorted(body.macros)]
    ours = [Code("use super::config;")] if "config" in words else []
    ours += [Code("use super::decimal::Decimal;")] if "Decimal" in words else []
    ours += [Code("use super::integer::Integer;")] if "Integer" in words else []
    ours += use(Code("super::runtime"), wanted)
    ours += [Code("use super::services;")] if "services" in words else []
    return (tuple(std), tuple(ours))


def _deps(tool: PlannedTool, deps: tuple[Dependency, ...]) -> Lines:
    derive = Code("#[derive(Clone)]")
    if not deps:
        line = code("pub struct {}Deps {{}}", tool.type_name)
        return (derive, *((SKIP,) if skipped((line,)) else ()), line)
    rows: list[Code] = []
    for dep in deps:
        rows += [code("    {}", dep.doc), *typed(code("pub {}:", dep.name), dep.type, Code(","), 4)]
    head = code("pub struct {}Deps {{", tool.type_name)
    return (derive, *((SKIP,) if skipped((head,)) else ()), head, *rows, Code("}"))


def _handler(tool: PlannedTool) -> Lines:
    line = code("pub trait {}Handler: Send + Sync + 'static {{", tool.type_name)
    if len(tool.type_name) <= _LONGEST_TRAIT:
        return (line,)
    return (
        code("pub trait {}Handler:", tool.type_name),
        Code("    Send + Sync + 'static"),
        Code("{"),
    )


def _returns(tool: PlannedTool) -> Lines:
    """Lay out the end of the handler's method: ``) -> impl Future<…> + Send;``."""
    result = TypeText(Code("Result"), (TypeText(tool.output_name), TypeText(Code("ToolError"))))
    line = code("    ) -> impl Future<Output = {}> + Send;", result.line)
    if len(tool.output_name) <= _ON_THE_LINE:
        return (line,)
    first = code("    ) -> impl Future<Output = {}>", result.line)
    if len(tool.output_name) <= _ON_TWO_LINES:
        return (first, Code("           + Send;"))
    opening, closing = Code("    ) -> impl Future<"), Code("    > + Send;")
    inner = code("        Output = {},", result.line)
    if fits(inner):
        return (opening, inner, closing)
    parts = broken(Code("        Output = "), result, Code(","), 8)
    return (opening, *parts, closing) if parts else (line,)


def _definition(tool: PlannedTool) -> Lines:
    output = "Some(OUTPUT_SCHEMA)" if tool.output is not None else "None"
    return (
        *assigned(Code("id:"), string(tool.id), Code(","), 8),
        *assigned(Code("name:"), string(tool.llm_name), Code(","), 8),
        *assigned(Code("title:"), string(tool.title), Code(","), 8),
        Code("        description: DESCRIPTION,"),
        *array(Code("tags: &"), tuple(map(string, tool.tags)), Code(","), 8),
        Code("        input_schema: INPUT_SCHEMA,"),
        Code(f"        output_schema: {output},"),
    )


def _bind(tool: PlannedTool) -> Lines:
    handler = code("handler: impl {}Handler", tool.type_name)
    return signature(Code("pub fn bind"), [handler], Code(" -> BoundTool {"))
