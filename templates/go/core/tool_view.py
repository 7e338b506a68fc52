"""The view of the file of a tool."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from adlgen.naming.code import Code, code
from adlgen.packs.page import Page
from adlgen.plan.model import Give, Injection, Plan, PlannedBody, PlannedTool

from ..docs import described, doc, sentence
from ..layout import Column, columns, pairs
from ..literals import json_text, literal, literals, programs
from ..types import BIG, TypePrinter
from .declarations import Declarations, DeclarationView


@dataclass(frozen=True, slots=True)
class BodyView:
    """The input or the output of a tool."""

    side: Code
    """``Input`` or ``Output``."""
    name: Code
    alias: bool
    """Whether the name stands for ``type`` and is no declaration of its own."""
    docs: tuple[Code, ...]
    """Documentation of the alias."""
    type: Code
    use: Code
    """The type where the input or output is used: the name, as a rule."""
    code: Code
    source: Code
    """The schema that the model sees, as a literal."""
    one_text: bool
    canonical: Code
    """The schema that decides, as a literal, where it is another one."""
    patterns: Code
    """What follows the schema: a comma and the programs of its patterns, or nothing."""
    declarations: tuple[DeclarationView, ...]


@dataclass(frozen=True, slots=True)
class ToolView:
    """A page of package toolspec."""

    source: Code
    name: Code
    docs: tuple[Code, ...]
    """Documentation of the handler."""
    llm_name: Code
    slog: bool
    big: bool
    """Whether the page names the type of big integers."""
    imports: tuple[Code, ...]
    wiring: bool
    has_deps: bool
    deps: tuple[Code, ...]
    definition: tuple[Code, ...]
    bodies: tuple[BodyView, ...]
    input: Code
    """The type of the input."""
    output: Code
    output_name: Code
    has_output: bool


def tool_view(page: Page) -> ToolView:
    """Build the page of a tool."""
    plan, tool = page.plan, page.tool
    assert tool is not None
    printer = TypePrinter.of(plan, tool)
    declarations = Declarations.of(tool, printer, keep=plan.options["defaults"] == "keep")
    embedded = plan.options["validator"] == "embedded"
    bodies = tuple(_bodies(tool, declarations, embedded=embedded))
    wiring = plan.options["wiring"] is True
    injections = _injections(tool) if wiring else ()
    return ToolView(
        source=Code(sentence(f"{plan.source}, tool {tool.id}")),
        name=tool.type_name,
        docs=doc(f"{tool.type_name}Handler implements {tool.llm_name}.", tool.description),
        llm_name=Code(sentence(tool.llm_name)),
        big=any(map(_names_big, bodies)),
        slog=any(i.give is Give.LOGGER for i in injections),
        imports=_imports(plan, injections),
        wiring=wiring,
        has_deps=bool(injections),
        deps=columns(Column((), (i.name, _dependency(plan, i))) for i in injections),
        definition=_definition(tool),
        bodies=bodies,
        input=bodies[0].use,
        output=bodies[1].use if tool.output is not None else tool.output_name,
        output_name=tool.output_name,
        has_output=tool.output is not None,
    )


def _names_big(body: BodyView) -> bool:
    lines = [body.type]
    for declared in body.declarations:
        lines += declared.record.fields if declared.record else ()
        lines += declared.tuple.fields if declared.tuple else ()
        lines += [wrapper.type for wrapper in declared.union.wrappers] if declared.union else ()
    return any(BIG.type in line for line in lines if not line.startswith("//"))


def _bodies(tool: PlannedTool, declarations: Declarations, *, embedded: bool) -> Iterator[BodyView]:
    yield _body(declarations, tool.input, Code("Input"), embedded=embedded)
    if tool.output is not None:
        yield _body(declarations, tool.output, Code("Output"), embedded=embedded)


def _injections(tool: PlannedTool) -> tuple[Injection, ...]:
    return tool.inject if tool.builtin_config is None else (*tool.inject, tool.builtin_config)


def _imports(plan: Plan, injections: tuple[Injection, ...]) -> tuple[Code, ...]:
    gives = {i.give for i in injections}
    packages = ["adlrt"]
    packages += ["config"] if Give.CONFIG in gives else []
    packages += ["services"] if Give.SERVICE in gives else []
    return tuple(literal(f"{plan.words['module']}/internal/{p}") for p in packages)


def _dependency(plan: Plan, injection: Injection) -> Code:
    """Return the type of what is injected."""
    match injection.give:
        case Give.LOGGER:
            return Code("*slog.Logger")
        case Give.CONFIG if injection.config_type is None:
            return Code("*config.Config")
        case Give.CONFIG:
            assert injection.config_type is not None
            return (
                TypePrinter(plan.declarations, Code("config."))
                .render_type(injection.config_type)
                .type
            )
        case Give.SERVICE if injection.part_type is not None:
            return code("services.{}", injection.part_type)
        case Give.SERVICE:
            service = next(s for s in plan.services if s.id == injection.service)
            return code("services.{}", service.interface)


def _definition(tool: PlannedTool) -> tuple[Code, ...]:
    name = tool.type_name
    entries = [(Code("ID"), literal(tool.id)), (Code("Name"), literal(tool.llm_name))]
    if tool.title:
        entries.append((Code("Title"), literal(tool.title)))
    entries.append((Code("Description"), literal(tool.description)))
    if tool.tags:
        entries.append((Code("Tags"), code("[]string{{{}}}", literals(tool.tags))))
    entries.append((Code("InputSchema"), code("json.RawMessage(source{}Input)", name)))
    if tool.output is not None:
        entries.append((Code("OutputSchema"), code("json.RawMessage(source{}Output)", name)))
    return pairs(entries)


def _body(declarations: Declarations, body: PlannedBody, side: Code, *, embedded: bool) -> BodyView:
    rendered = declarations.printer.render_type(body.type)
    alias = all(decl.name != body.name for decl in body.declarations.values())
    first = f"{body.name} is the {side.lower()} of {declarations.tool.llm_name}."
    return BodyView(
        side=side,
        name=body.name,
        alias=alias,
        docs=described(first, body.doc),
        type=rendered.type,
        use=body.name if alias else rendered.type,
        code=rendered.code,
        source=json_text(body.schema),
        one_text=body.one_text,
        canonical=Code("") if body.one_text else json_text(body.canonical),
        patterns=code(", {}", programs(body.patterns.items())) if embedded else Code(""),
        declarations=tuple(declarations.views(body, side)),
    )
