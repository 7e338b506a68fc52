"""The module of a tool: its types, codecs, definition and handler protocol."""

from __future__ import annotations

from dataclasses import dataclass

from adlgen.naming.code import Code
from adlgen.packs.page import Page
from adlgen.plan.model import Doc, Give, Injection, Plan, PlannedBody, PlannedTool

from ..docs import doc_lines, doc_text, literal_text, source_of
from ..features.wiring.config_view import config_type
from ..imports import Imports, ImportsView
from ..layout import Leaf, leaf
from ..statements import (
    ASYNC_DEF,
    Signature,
    annotation,
    class_fits,
    signature,
)
from .declarations import ConstantView, FieldView, Form, Side, alias, with_spacing
from .definition import DefinitionView, definition, embed
from .models import Models

_FIXED = ("DEFINITION", "INPUT", "OUTPUT", "bind")


@dataclass(frozen=True, slots=True)
class DepsView:
    """The class of the injected dependencies."""

    name: Code
    doc: Code
    fields: tuple[FieldView, ...]


@dataclass(frozen=True, slots=True)
class HandlerView:
    """The protocol of the handler."""

    name: Code
    is_wide: bool
    doc: Code
    input: Code
    call: Signature


@dataclass(frozen=True, slots=True)
class ToolView:
    """The module of a tool."""

    source: Code
    doc: Code
    imports: ImportsView
    declarations: tuple[Form, ...]
    deps: DepsView | None
    """None if handlers are built without injected dependencies."""
    handler: HandlerView
    constants: tuple[ConstantView, ...]
    codecs: tuple[ConstantView, ...]
    definition: DefinitionView
    bind: Signature


def tool_view(page: Page) -> ToolView:
    """Return the module of a tool."""
    tool = page.tool
    assert tool is not None
    return _ToolPage(page.plan, tool, _imports(tool)).view()


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


@dataclass(frozen=True, slots=True)
class _PrintedSide:
    forms: tuple[Form, ...]
    constants: tuple[ConstantView, ...]
    codec: ConstantView
    schema: Code
    """The constant that holds the schema; empty if there is none."""


@dataclass(frozen=True, slots=True)
class _ToolPage:
    plan: Plan
    tool: PlannedTool
    imports: Imports

    def view(self) -> ToolView:
        imports, tool = self.imports, self.tool
        imports.use("__future__", "annotations")
        for name in ("BoundTool", "CallContext", "ToolDefinition", "bind_tool"):
            imports.use("._tool", name)
        imports.use("typing", "Protocol")
        taken = self._side("input", tool.input)
        returned = self._side("output", tool.output) if tool.output else self._any_output()
        sides = (taken, returned)
        handler = self._handler()
        return ToolView(
            source=source_of(self.plan),
            doc=self._doc(),
            declarations=with_spacing(form for side in sides for form in side.forms),
            deps=self._deps() if self.plan.options["wiring"] else None,
            handler=handler,
            constants=tuple(c for side in sides for c in side.constants),
            codecs=tuple(side.codec for side in sides),
            definition=definition(tool, taken.schema, returned.schema),
            bind=signature("bind", [leaf(f"handler: {handler.name}")], "BoundTool", 0),
            imports=imports.view(),
        )

    def _doc(self) -> Code:
        tool = self.tool
        kind = "Built-in tool" if tool.builtin else "Tool"
        lines = [Code(f"{kind} {literal_text(tool.llm_name)}.")]
        described = doc_lines(tool.description)
        return doc_text([*lines, Code(""), *described] if described else lines)

    def _side(self, word: str, body: PlannedBody) -> _PrintedSide:
        what = "Input of" if word == "input" else "Result of"
        subject = Code(f"{what} {literal_text(self.tool.llm_name)}.")
        options = self.plan.options
        exact = options["numbers"] == "exact" and self.tool.builtin is None
        models = _models(Side(word, body, self.imports, subject, exact), options["models"])
        forms = models.declarations()
        validates = options["validator"] == "embedded"
        embedded = embed(word, body, self.imports, has_validator=validates)
        codec = models.codec(embedded.validator, embedded.schema)
        return _PrintedSide(tuple(forms), embedded.constants, codec, embedded.schema)

    def _any_output(self) -> _PrintedSide:
        any_json = leaf(self.imports.use("._json", "JsonOutput"))
        form = alias(self.tool.output_name, any_json, Doc(), self.imports)
        codec = ConstantView(
            Code("OUTPUT"), Code("Final"), self.imports.use("._tool", "ANY_OUTPUT")
        )
        return _PrintedSide((form,), (), codec, Code(""))

    def _handler(self) -> HandlerView:
        tool = self.tool
        name, taken = Code(f"{tool.type_name}Handler"), tool.input.name
        parts = map(leaf, ("self", "ctx: CallContext", f"input: {taken}", "/"))
        return HandlerView(
            name=name,
            is_wide=not class_fits(name, Code("Protocol")),
            doc=doc_text([Code(f"Serves {literal_text(tool.llm_name)}.")], 4),
            input=taken,
            call=signature("__call__", parts, tool.output_name, 4, ASYNC_DEF, ": ..."),
        )

    # --- dependencies ------------------------------------------------------------------------

    def _deps(self) -> DepsView:
        self.imports.use("dataclasses", "dataclass")
        named = literal_text(self.tool.llm_name)
        return DepsView(
            name=Code(f"{self.tool.type_name}Deps"),
            doc=doc_text([Code(f"What {named} is given to work with.")], 4),
            fields=tuple(self._dependency(*pair) for pair in injections(self.tool)),
        )

    def _dependency(self, name: Code, injection: Injection) -> FieldView:
        laid = annotation(name, Leaf(self._injected(injection)), None)
        return FieldView(name, laid.type, laid.default, Code(""))

    def _injected(self, injection: Injection) -> Code:
        match injection.give:
            case Give.LOGGER:
                return self.imports.use("logging", "Logger")
            case Give.CONFIG if injection.config_type is None:
                return self.imports.use("._config", "Config")
            case Give.CONFIG:
                assert injection.config_type is not None
                return config_type(self.plan, injection.config_type, self.imports)
            case Give.SERVICE:
                service = next(s for s in self.plan.services if s.id == injection.service)
                type_ = injection.part_type or service.interface
                return self.imports.use(f"..services.{service.module}", type_)


def injections(tool: PlannedTool) -> list[tuple[Code, Injection]]:
    """Return the dependencies of a tool, by field name."""
    given = [(injection.name, injection) for injection in tool.inject]
    if tool.builtin_config is not None:
        taken = {name for name, _ in given}
        own = tool.builtin_config.name
        given.append((Code(f"builtin_{own}") if own in taken else own, tool.builtin_config))
    return given
