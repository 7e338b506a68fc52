"""The module of a tool: its types, codecs, definition and handler protocol."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.packs.view import View, ViewValue
from adlgen.plan.model import Doc, Plan, PlannedBody, PlannedTool

from ..docs import doc_lines, doc_text, literal_text, source_of
from ..imports import Imports
from ..layout import Expr, Leaf, fits, leaf
from ..names import constant
from ..statements import (
    class_fits,
    signature,
)
from .declarations import Declared, Form, Side, alias, views
from .definition import definition, embed
from .models import Models

_FIXED = (*("INPUT_SCHEMA", "OUTPUT_SCHEMA", "TOOL"),)


def tool_view(context: FileContext) -> View:
    """Return the module of a tool."""
    tool = context.tool
    assert tool is not None
    file = _ToolFile(context, tool, Imports(_own_names(context.plan, tool)))
    body = file.body()
    return View(source=source_of(context.plan), doc=file.doc(), imports=file.imports.view(), **body)


def tools_view(context: FileContext) -> View:
    """Return the module of all tools."""
    plan = context.plan
    imports = Imports([name for tool in plan.tools for name in _own_names(plan, tool)])
    pairs = zip(context.parts(), plan.tools, strict=True)
    bodies = [_ToolFile(part, tool, imports).body() for part, tool in pairs]
    return View(
        source=source_of(plan),
        doc=doc_text([Code(f"The tools of {literal_text(plan.agent_name)}.")]),
        imports=imports.view(),
        tools=tuple(View(**body) for body in bodies),
    )


def _own_names(plan: Plan, tool: PlannedTool) -> list[str]:
    """Return the names that a tool's module declares."""
    own = [f"{tool.type_name}{suffix}" for suffix in ("Input", "Output", "Deps", "Handler")]
    bodies = [b for b in (tool.input, tool.output) if b is not None]
    own += [d.name for body in bodies for d in body.declarations.values()]
    return [*own, *(constant(plan, tool, name) for name in _FIXED)]


def _models(side: Side, options: Mapping[str, str | bool]) -> Models:
    """Return the printer of a side; import only the kind of models in use."""
    match options["models"]:
        case "pydantic":
            from ..features.pydantic.records import PydanticModels

            return PydanticModels.of(side, options)
        case "dataclass":
            from .dataclass.records import DataclassModels

            return DataclassModels.of(side)
        case _:
            from .dcg.types_view import EngineModels

            return EngineModels.of(side)


def _returned(output: Code) -> str:
    """Return the type of what a handler returns; a long name is on a line of its own."""
    whole = f"MaybeAwaitable[{output}]"
    return whole if fits(f"    ) -> {whole}: ...") else f"MaybeAwaitable[\n        {output}\n    ]"


class _PrintedSide(Struct):
    declared: list[Declared]
    schema: tuple[View, ...]
    """The constant that holds the schema; empty if there is none."""
    codec: Expr
    needs_schema: bool = False
    """Whether the declarations need the schema."""


class _ToolFile(Struct):
    context: FileContext
    tool: PlannedTool
    imports: Imports

    def body(self) -> dict[str, ViewValue]:
        """Return the values of the view, apart from the head of the module."""
        imports, tool = self.imports, self.tool
        imports.use("__future__", "annotations")
        for name in ("CallContext", "MaybeAwaitable", "Tool"):
            imports.use("._tool", name)
        imports.use("typing", "Final")
        imports.use("typing", "Protocol")
        taken = self._side("input", tool.input)
        returned = self._side("output", tool.output) if tool.output else self._any_output()
        sides = (taken, returned)
        schemas = tuple(one for side in sides for one in side.schema)
        name = Code(f"{tool.type_name}Handler")
        return {
            "declarations": views(one for side in sides for one in side.declared),
            "dependencies": tuple(build(imports) for build in self.context.slot("dependencies")),
            "handler": self._handler(name),
            "schemas": schemas,
            "has_schemas_first": any(side.needs_schema for side in sides),
            "constant": self._constant("TOOL"),
            "definition": definition(tool, taken.codec, returned.codec),
        }

    def _constant(self, name: str) -> Code:
        return constant(self.context.plan, self.tool, name)

    def doc(self) -> Code:
        """Return the docstring of the module of the tool."""
        tool = self.tool
        kind = "Built-in tool" if tool.implemented else "Tool"
        lines = [Code(f"{kind} {literal_text(tool.llm_name)}.")]
        described = doc_lines(tool.description)
        return doc_text([*lines, Code(""), *described] if described else lines)

    def _side(self, word: str, body: PlannedBody) -> _PrintedSide:
        what = "Input of" if word == "input" else "Result of"
        subject = Code(f"{what} {literal_text(self.tool.llm_name)}.")
        options = self.context.plan.options
        exact = options["numbers"] == "exact" and not self.tool.implemented
        side = Side(
            word=word,
            body=body,
            imports=self.imports,
            subject=subject,
            exact=exact,
            tool=self._constant("TOOL"),
            schema=self._constant(f"{word.upper()}_SCHEMA"),
        )
        models = _models(side, options)
        forms = models.declarations()
        validates = options["validator"] == "embedded"
        schema = embed(side.schema, body, self.imports, has_validator=validates)
        return _PrintedSide(forms, (schema,), models.codec(), models.needs_schema())

    def _any_output(self) -> _PrintedSide:
        any_json = leaf(self.imports.use("._json", "JsonOutput"))
        declared = Declared(Form.ALIAS, alias(self.tool.output_name, any_json, Doc(), self.imports))
        any_output = self.imports.use("._tool", "ANY_OUTPUT")
        return _PrintedSide([declared], (), Leaf(any_output))

    def _handler(self, name: Code) -> View:
        tool, taken = self.tool, self.tool.input.name
        parts = map(leaf, ("self", "ctx: CallContext", f"input: {taken}", "/"))
        return View(
            name=name,
            is_wide=not class_fits(name, Code("Protocol")),
            doc=doc_text([Code(f"Handles calls of {literal_text(tool.llm_name)}.")], 4),
            input=taken,
            call=signature("__call__", parts, _returned(tool.output_name), 4, tail=": ..."),
        )
