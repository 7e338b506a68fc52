"""The module of a tool: its types, codecs, definition and handler protocol."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.packs.places import secret_places
from adlgen.packs.view import View, ViewValue
from adlgen.plan.model import Plan, PlannedBody, PlannedTool

from ..docs import doc_text, literal_text, source_of
from ..imports import Imports
from ..layout import Expr
from ..names import constant
from .declarations import Declared, Form, Side, views
from .definition import definition, embed
from .models import Models
from .native import with_held_defaults

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
    own = [f"{tool.type_name}{suffix}" for suffix in ("Input", "Output", "Deps")]
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


class _PrintedSide(Struct):
    declared: list[Declared]
    schema: View
    """The constant that holds the schema."""
    codec: Expr
    needs_schema: bool
    """Whether the declarations need the schema."""
    refers_ahead: bool
    """Whether annotations refer to later declarations."""


class _ToolFile(Struct):
    context: FileContext
    tool: PlannedTool
    imports: Imports

    def body(self) -> dict[str, ViewValue]:
        """Return the values of the view, apart from the head of the module."""
        imports, tool = self.imports, self.tool
        imports.use(self._runtime(), "Tool")
        taken = self._side("input", tool.input)
        returned = self._side("output", tool.output) if tool.output else None
        sides = (taken, returned) if returned else (taken,)
        declared = [one for side in sides for one in side.declared]
        dependencies = tuple(build(imports) for build in self.context.slot("dependencies"))
        if dependencies or any(side.refers_ahead for side in sides):
            imports.use("__future__", "annotations")
        has_schemas_first = any(side.needs_schema for side in sides)
        follows_class = bool(dependencies or declared[-1].form is not Form.ALIAS)
        return {
            "declarations": views(declared),
            "dependencies": dependencies,
            "schemas": tuple(side.schema for side in sides),
            "has_schemas_first": has_schemas_first,
            "is_apart": follows_class,
            "constant": self._constant("TOOL"),
            "definition": definition(tool, taken.codec, returned.codec if returned else None),
        }

    def _runtime(self) -> str:
        """Return the module of the runtime from which modules of tools import."""
        models = str(self.context.plan.options["models"])
        return {"pydantic": "._model", "dataclass": "._record"}.get(models, "._engine")

    def _constant(self, name: str) -> Code:
        return constant(self.context.plan, self.tool, name)

    def doc(self) -> Code:
        """Return the docstring of the module of the tool."""
        tool = self.tool
        kind = "Built-in tool" if tool.implemented else "Tool"
        return doc_text([Code(f"{kind} {literal_text(tool.llm_name)}.")])

    def _side(self, word: str, body: PlannedBody) -> _PrintedSide:
        what = "Input of" if word == "input" else "Result of"
        subject = Code(f"{what} {literal_text(self.tool.llm_name)}.")
        options = self.context.plan.options
        exact = options["numbers"] == "exact" and not self.tool.implemented
        native = options["formats"] == "native" and not self.tool.implemented
        side = Side(
            word=word,
            body=with_held_defaults(body) if native else body,
            imports=self.imports,
            subject=subject,
            exact=exact,
            native=native,
            tool=self._constant("TOOL"),
            secrets=secret_places(body),
            schema=self._constant(f"{word.upper()}_SCHEMA"),
        )
        models = _models(side, options)
        forms = models.declarations()
        validates = options["validator"] == "embedded"
        schema = embed(side.schema, body, self.imports, self._runtime(), has_validator=validates)
        codec = models.codec()
        return _PrintedSide(forms, schema, codec, models.needs_schema(), models.refers_ahead())
