"""The module of one tool."""

from __future__ import annotations

from dataclasses import dataclass

from adlgen.naming.code import Code, code
from adlgen.packs.page import Page
from adlgen.plan.model import Constant, Plan, PlannedBody, PlannedTool

from ..docs import comment, doc_lines, documented, header_text, paragraphs, type_doc, words
from ..features.wiring.deps import deps, factory
from ..imports import Imports
from ..layout import Layout
from ..names import handler_type, input_type
from ..numbers import Numbers
from ..syntax import alias, parameters
from ..types import TypePrinter
from .declarations import declared
from .definition import constants, spec

_VALUES = ("ExactValue", "JsonNumber", "JsonOutput", "JsonValue")
"""Types of the runtime that generated types refer to."""


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
        types.append(deps(tool, plan, imports))
    types.append(_handler(tool))
    if plan.options["wiring"]:
        types.append(factory(tool))
    values = [
        *constants(tool, tool.input, "input", plan),
        *constants(tool, tool.output, "output", plan),
    ]
    imports.add("./runtime.js", "type JsonSchema")
    imports.add_used("\n".join(types), "./runtime.js", *_VALUES)
    if any(": Shapes = " in one.partition("\n")[0] for one in values):
        imports.add("./runtime.js", "type Shapes")
    return ToolView(
        source=header_text(plan.source),
        imports=imports.print(),
        types=tuple(types),
        constants=tuple(values),
        doc=comment(paragraphs(words(f"The tool `{tool.llm_name}`."), doc_lines(tool.description))),
        spec=spec(tool, plan),
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
        printer = TypePrinter(body.declarations, numbers=numbers)
        head = code("export type {}", body.name)
        shaped = alias(head, _aliased(body, printer))
        out.insert(0, documented(paragraphs(public, type_doc(body.doc)), shaped))
    return out


def _aliased(body: PlannedBody, printer: TypePrinter) -> Layout:
    spelled = printer.render_type(body.type, "argument")
    if isinstance(body.type, Constant) and isinstance(body.type.value, dict):
        return (Code("Readonly<"), spelled, Code(">"))  # a bare one should be an interface
    return spelled


def _output_types(tool: PlannedTool, plan: Plan) -> list[Code]:
    if tool.output is not None:
        return _body_types(tool, tool.output, "Result of", plan)
    doc = doc_lines(f"Result of `{tool.llm_name}`: anything that JSON can say.")
    return [documented(doc, alias(code("export type {}", tool.output_name), Code("JsonOutput")))]


def _handler(tool: PlannedTool) -> Code:
    doc = doc_lines(f"Does the work of `{tool.llm_name}`.")
    ctx = Code("ctx: CallContext")
    input_ = code("input: {}", input_type(tool))
    shaped = alias(
        code("export type {}", handler_type(tool)),
        (parameters([ctx, input_]), code(" => Promise<{}>", tool.output_name)),
    )
    return documented(doc, shaped)
