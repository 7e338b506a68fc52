"""The module of a tool: its types, codecs, definition and handler protocol."""

from __future__ import annotations

from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.model import Doc, PlannedBody, PlannedTool

from ..docs import doc_lines, doc_text, literal_text, source_of
from ..imports import Imports
from ..layout import leaf
from ..statements import (
    ASYNC_DEF,
    class_fits,
    signature,
)
from .declarations import Declared, Form, Side, alias, views
from .definition import definition, embed
from .models import Models

_FIXED = ("DEFINITION", "INPUT", "OUTPUT", "bind")


def tool_view(context: FileContext) -> View:
    """Return the module of a tool."""
    tool = context.tool
    assert tool is not None
    return _ToolFile(context, tool, _imports(tool)).view()


def _imports(tool: PlannedTool) -> Imports:
    own = [f"{tool.type_name}{suffix}" for suffix in ("Input", "Output", "Deps", "Handler")]
    bodies = [b for b in (tool.input, tool.output) if b is not None]
    own += [d.name for body in bodies for d in body.declarations.values()]
    return Imports([*own, *_FIXED])


def _models(side: Side, kind: object) -> Models:
    """Return the printer of a side; import only the kind of models in use."""
    match kind:
        case "pydantic":
            from .pydantic.records import PydanticModels

            return PydanticModels.of(side)
        case "dataclass":
            from .dataclass.records import DataclassModels

            return DataclassModels.of(side)
        case _:
            from .dcg.types_view import EngineModels

            return EngineModels.of(side)


class _PrintedSide(Struct):
    declared: list[Declared]
    constants: tuple[View, ...]
    codec: View
    schema: Code
    """The constant that holds the schema; empty if there is none."""


class _ToolFile(Struct):
    context: FileContext
    tool: PlannedTool
    imports: Imports

    def view(self) -> View:
        imports, tool = self.imports, self.tool
        imports.use("__future__", "annotations")
        for name in ("BoundTool", "CallContext", "ToolDefinition", "bind_tool"):
            imports.use("._tool", name)
        imports.use("typing", "Protocol")
        taken = self._side("input", tool.input)
        returned = self._side("output", tool.output) if tool.output else self._any_output()
        sides = (taken, returned)
        name = Code(f"{tool.type_name}Handler")
        return View(
            source=source_of(self.context.plan),
            doc=self._doc(),
            declarations=views(one for side in sides for one in side.declared),
            dependencies=tuple(build(imports) for build in self.context.slot("dependencies")),
            handler=self._handler(name),
            constants=tuple(c for side in sides for c in side.constants),
            codecs=tuple(side.codec for side in sides),
            definition=definition(tool, taken.schema, returned.schema),
            bind=signature("bind", [leaf(f"handler: {name}")], "BoundTool", 0),
            imports=imports.view(),
        )

    def _doc(self) -> Code:
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
        models = _models(Side(word, body, self.imports, subject, exact), options["models"])
        forms = models.declarations()
        validates = options["validator"] == "embedded"
        embedded = embed(word, body, self.imports, has_validator=validates)
        codec = models.codec(embedded.validator, embedded.schema)
        return _PrintedSide(forms, embedded.constants, codec, embedded.schema)

    def _any_output(self) -> _PrintedSide:
        any_json = leaf(self.imports.use("._json", "JsonOutput"))
        declared = Declared(Form.ALIAS, alias(self.tool.output_name, any_json, Doc(), self.imports))
        any_output = self.imports.use("._tool", "ANY_OUTPUT")
        codec = View(name=Code("OUTPUT"), type=Code("Final"), value=any_output)
        return _PrintedSide([declared], (), codec, Code(""))

    def _handler(self, name: Code) -> View:
        tool, taken = self.tool, self.tool.input.name
        parts = map(leaf, ("self", "ctx: CallContext", f"input: {taken}", "/"))
        return View(
            name=name,
            is_wide=not class_fits(name, Code("Protocol")),
            doc=doc_text([Code(f"Handles calls of {literal_text(tool.llm_name)}.")], 4),
            input=taken,
            call=signature("__call__", parts, tool.output_name, 4, ASYNC_DEF, ": ..."),
        )
