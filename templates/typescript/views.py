"""What each template is given."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from adlgen.document.node import JsonValue
from adlgen.naming.code import Code, code
from adlgen.packs.page import Page
from adlgen.plan.model import Constant, Give, Injection, Plan, PlannedBody, PlannedTool

from . import (
    views_agent,
    views_builtin,
    views_user,
)
from .common import Imports, config_speller, module_of
from .declarations import declared
from .decoding import shapes
from .docs import comment, paragraphs, type_doc, words
from .layout import Doc, layout
from .numbers import Numbers
from .shapes import alias, array, entry, generic, literal, named_entry, nothing, object_, parameters
from .text import doc_lines, header_text, string
from .types import Speller

_MOST_COMPARED = 50
"""How deep a literal is that the compiler compares with a type; it gives up at some depth."""
_VALUES = ("ExactValue", "JsonNumber", "JsonOutput", "JsonValue")
"""What types may be made of."""


@dataclass(frozen=True, slots=True)
class ToolView:
    """``src/toolspec/<file>.ts``."""

    source: Code
    imports: tuple[Code, ...]
    types: tuple[Code, ...]
    """Every type with its documentation."""
    constants: tuple[Code, ...]
    """The schemas and what goes with them."""
    doc: tuple[Code, ...]
    spec: Code


def tool_view(page: Page) -> ToolView:
    """Decide the module of one tool."""
    assert page.tool is not None
    tool, plan = page.tool, page.plan
    imports = Imports(_own_names(tool))
    imports.add("./runtime.js", "type CallContext", "ToolSpec")
    types = [*_body_types(tool, tool.input, "Input of", plan), *_output_types(tool, plan)]
    if plan.options["wiring"]:
        types.append(_deps(tool, plan, imports))
    types.append(_handler(tool))
    if plan.options["wiring"]:
        types.append(_factory(tool))
    constants = [
        *_constants(tool, tool.input, "input", plan),
        *_constants(tool, tool.output, "output", plan),
    ]
    imports.add("./runtime.js", "type JsonSchema")
    imports.add_used("\n".join(types), "./runtime.js", *_VALUES)
    if any(": Shapes = " in one.partition("\n")[0] for one in constants):
        imports.add("./runtime.js", "type Shapes")
    return ToolView(
        source=header_text(plan.source),
        imports=imports.print(),
        types=tuple(types),
        constants=tuple(constants),
        doc=comment(paragraphs(words(f"The tool `{tool.llm_name}`."), doc_lines(tool.description))),
        spec=_spec(tool, plan),
    )


def _own_names(tool: PlannedTool) -> set[str]:
    bodies = [tool.input, *([tool.output] if tool.output else [])]
    names = {str(d.name) for body in bodies for d in body.declarations.values()}
    suffixes = ("Input", "Output", "Deps", "Handler", "Factory")
    return names | {f"{tool.type_name}{suffix}" for suffix in suffixes}


def _body_types(tool: PlannedTool, body: PlannedBody, what: str, plan: Plan) -> list[Code]:
    public = doc_lines(f"{what} `{tool.llm_name}`.")
    numbers = Numbers.of(plan, tool)
    out = declared(body, public, keep=plan.options["defaults"] == "keep", numbers=numbers)
    if not out or not any(d.name == body.name for d in body.declarations.values()):
        speller = Speller(body.declarations, numbers=numbers)
        head = code("export type {}", body.name)
        shaped = alias(head, _aliased(body, speller))
        out.insert(0, _documented(paragraphs(public, type_doc(body.doc)), shaped))
    return out


def _aliased(body: PlannedBody, speller: Speller) -> Doc:
    spelled = speller.spell(body.type, "argument")
    if isinstance(body.type, Constant) and isinstance(body.type.value, dict):
        return (Code("Readonly<"), spelled, Code(">"))  # a bare one should be an interface
    return spelled


def _output_types(tool: PlannedTool, plan: Plan) -> list[Code]:
    if tool.output is not None:
        return _body_types(tool, tool.output, "Result of", plan)
    doc = doc_lines(f"Result of `{tool.llm_name}`: anything that JSON can say.")
    return [_documented(doc, alias(code("export type {}", tool.output_name), Code("JsonOutput")))]


def _documented(doc: tuple[Code, ...], shaped: Doc) -> Code:
    return Code("\n").joined([*comment(doc), layout(shaped)])


def _deps(tool: PlannedTool, plan: Plan, imports: Imports) -> Code:
    name = code("{}Deps", tool.type_name)
    doc = comment(doc_lines(f"What `inject` gives to `{tool.llm_name}`."))
    injections = [*tool.inject, *([tool.builtin_config] if tool.builtin_config else [])]
    if not injections:
        body = [layout(alias(code("export type {}", name), nothing()))]
    else:
        members = [code("  {}", layout(_dependency(one, plan, imports), 2)) for one in injections]
        body = [code("export interface {} {{", name), *members, Code("}")]
    return Code("\n").joined([*doc, *body])


def _dependency(one: Injection, plan: Plan, imports: Imports) -> Doc:
    return (code("readonly {}: ", one.name), _injected(one, plan, imports), Code(";"))


def _injected(one: Injection, plan: Plan, imports: Imports) -> Doc:
    match one.give:
        case Give.LOGGER:
            return imports.add("./runtime.js", "type Logger")
        case Give.CONFIG if one.config_type is not None:
            speller = config_speller(plan, imports)
            return speller.spell(one.config_type)
        case Give.CONFIG:
            return imports.add("./config.js", "type Config")
        case Give.SERVICE:
            service = next(s for s in plan.services if s.id == one.service)
            type_name = one.part_type or service.interface
            return imports.add(module_of("../services", service.file), code("type {}", type_name))


def _handler(tool: PlannedTool) -> Code:
    doc = doc_lines(f"Does the work of `{tool.llm_name}`.")
    ctx = Code("ctx: CallContext")
    input_ = code("input: {}Input", tool.type_name)
    shaped = alias(
        code("export type {}Handler", tool.type_name),
        (parameters([ctx, input_]), code(" => Promise<{}>", tool.output_name)),
    )
    return _documented(doc, shaped)


def _factory(tool: PlannedTool) -> Code:
    doc = doc_lines("Builds the handler from its dependencies.")
    shaped = alias(
        code("export type {}Factory", tool.type_name),
        (
            parameters([code("deps: {}Deps", tool.type_name)]),
            code(" => {}Handler", tool.type_name),
        ),
    )
    return _documented(doc, shaped)


def _constants(tool: PlannedTool, body: PlannedBody | None, side: str, plan: Plan) -> list[Code]:
    if body is None:
        return []
    out = [_schema(f"{side}Schema", body.schema)]
    if not body.one_text:
        out.append(_schema(f"{side}Canonical", body.canonical))
    filled = shapes(body, Numbers.of(plan, tool))
    if filled:
        out.append(_constant(f"{side}Shapes", "Shapes", literal(filled)))
    if body.patterns and _judges(plan):
        entries = [entry(p, program(q), "") for p, q in body.patterns.items()]
        out.append(_constant(f"{side}Patterns", "", object_(entries, broken=True)))
    return out


def _judges(plan: Plan) -> bool:
    """Whether the emitted runtime judges values itself."""
    return plan.options["validator"] == "embedded"


def program(steps: object) -> Code:
    """Write a compiled pattern as a text that the runtime reads when it is needed."""
    return string(compact(steps))


def compact(value: object) -> str:
    """Return JSON text without spaces."""
    import json

    return json.dumps(value, separators=(",", ":"))


def _schema(name: str, schema: JsonValue) -> Code:
    if _depth(schema) < _MOST_COMPARED:
        return _constant(name, "JsonSchema", literal(schema))
    return layout((Code(f"const {name} = "), literal(schema), Code(" as unknown as JsonSchema;")))


def _depth(value: JsonValue) -> int:
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return 1 + max(map(_depth, parts), default=0)


def _constant(name: str, type_: str, value: Doc) -> Code:
    typed = f": {type_}" if type_ else ""
    return layout((Code(f"const {name}{typed} = "), value, Code(";")))


def _spec(tool: PlannedTool, plan: Plan) -> Code:
    entries: list[Doc] = [
        entry("id", string(tool.id), tool.id),
        entry("name", string(tool.llm_name), tool.llm_name),
    ]
    if tool.title:
        entries.append(entry("title", string(tool.title), tool.title))
    entries += [
        entry("description", string(tool.description), tool.description),
        entry("tags", array([string(tag) for tag in tool.tags])),
        entry("input", _codec(tool, tool.input, "input", plan)),
    ]
    if tool.output is not None:
        entries.append(entry("output", _codec(tool, tool.output, "output", plan)))
    types = [code("{}Input", tool.type_name), tool.output_name]
    head = code("export const {}Spec =", tool.value_name)
    call = (
        generic(Code("new ToolSpec"), types),
        Code("("),
        object_(entries, broken=True),
        Code(")"),
    )
    return layout(alias(Code(head.removesuffix(" =")), call))


def _codec(tool: PlannedTool, body: PlannedBody, side: str, plan: Plan) -> Doc:
    numbers = Numbers.of(plan, tool)
    entries = [named_entry(Code("schema"), Code(f"{side}Schema"))]
    if not body.one_text:
        entries.append(named_entry(Code("canonical"), Code(f"{side}Canonical")))
    if shapes(body, numbers):
        entries.append(named_entry(Code("shapes"), Code(f"{side}Shapes")))
    if body.patterns and _judges(plan):
        entries.append(named_entry(Code("patterns"), Code(f"{side}Patterns")))
    if numbers.big:
        entries.append(named_entry(Code("integers"), string("big")))
    if numbers.exact:
        entries.append(named_entry(Code("numbers"), string("exact")))
    return object_(entries)


VIEWS: Mapping[str, Callable[[Page], object] | str] = {
    "tool.ts.j2": tool_view,
    **views_agent.VIEWS,
    **views_user.VIEWS,
    **views_builtin.VIEWS,
    "program.ts.j2": "views_program:program_view",
    "client.ts.j2": "views_client:client_view",
    "commands.ts.j2": "views_commands:commands_view",
    "command_tests.ts.j2": "views_commands:command_tests_view",
    "generation.ts.j2": "views_generation:generation_view",
    "operation.ts.j2": "views_operation:operation_view",
    "operations.ts.j2": "views_operation:operations_view",
    "operation_test.ts.j2": "views_operation:operation_test_view",
}
