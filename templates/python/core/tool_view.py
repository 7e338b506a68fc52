"""The module of a tool: its types, what the model is told, and the handler it needs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from adlgen.naming.code import Code
from adlgen.packs.page import Page
from adlgen.plan.model import Give, Injection, Plan, PlannedBody, PlannedTool

from ..docs import doc_lines, docstring, literal_text, source_of
from ..features.wiring.config_view import config_type
from ..imports import Imports
from ..layout import Leaf, call, leaf
from ..statements import attribute, class_line, function, spaced, statement
from .dataclass.records import DataclassModels
from .dcg.types_view import EngineModels
from .declarations import Side
from .definition import definition, embed
from .pydantic.records import PydanticModels

_FIXED = ("DEFINITION", "INPUT", "OUTPUT", "bind")


@dataclass(frozen=True, slots=True)
class ToolView:
    """One tool's module."""

    source: Code
    doc: tuple[Code, ...]
    imports: tuple[Code, ...]
    types: tuple[Code, ...]
    """Every declared type, and what builds it."""
    wired: bool
    """Whether handlers are built from injected dependencies."""
    deps: Code
    deps_doc: tuple[Code, ...]
    deps_fields: tuple[Code, ...]
    handler: tuple[Code, ...]
    handler_doc: tuple[Code, ...]
    handler_call: tuple[Code, ...]
    constants: tuple[Code, ...]
    bind: tuple[Code, ...]
    bind_call: tuple[Code, ...]


def tool_view(page: Page) -> ToolView:
    """Decide a tool's module."""
    tool = page.tool
    assert tool is not None
    return _ToolPage(page.plan, tool, _imports(tool)).view()


def _imports(tool: PlannedTool) -> Imports:
    own = [f"{tool.type_name}{suffix}" for suffix in ("Input", "Output", "Deps", "Handler")]
    bodies = [b for b in (tool.input, tool.output) if b is not None]
    own += [d.name for body in bodies for d in body.declarations.values()]
    return Imports([*own, *_FIXED])


_MODELS: Mapping[str, type[PydanticModels | DataclassModels | EngineModels]] = {
    "pydantic": PydanticModels,
    "dataclass": DataclassModels,
}


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
        types, constants = self._sides()
        deps_fields = self._deps() if self.plan.options["wiring"] else ()
        named = literal_text(tool.llm_name)
        return ToolView(
            source=source_of(self.plan),
            doc=self._doc(),
            types=types,
            wired=bool(self.plan.options["wiring"]),
            deps=Code(f"{tool.type_name}Deps"),
            deps_doc=docstring([Code(f"What {named} is given to work with.")], 4),
            deps_fields=deps_fields,
            handler=class_line(Code(f"{tool.type_name}Handler"), Code("Protocol")),
            handler_doc=docstring([Code(f"Serves {named}.")], 4),
            handler_call=self._handler_call(),
            constants=constants,
            bind=function(
                "def bind", [leaf(f"handler: {tool.type_name}Handler")], "BoundTool", ":", 0
            ),
            bind_call=statement(
                "return ",
                call("bind_tool", map(leaf, ("DEFINITION", "handler", "INPUT", "OUTPUT"))),
                4,
            ),
            imports=imports.lines(),
        )

    def _doc(self) -> tuple[Code, ...]:
        tool = self.tool
        kind = "Built-in tool" if tool.builtin else "Tool"
        lines = [Code(f"{kind} {literal_text(tool.llm_name)}.")]
        described = doc_lines(tool.description)
        return docstring([*lines, Code(""), *described] if described else lines)

    def _side(self, word: str, body: PlannedBody) -> Side:
        what = "Input of" if word == "input" else "Result of"
        subject = Code(f"{what} {literal_text(self.tool.llm_name)}.")
        exact = self.plan.options["numbers"] == "exact" and self.tool.builtin is None
        return Side(word, body, self.imports, subject, exact)

    def _sides(self) -> tuple[tuple[Code, ...], tuple[Code, ...]]:
        tool, imports = self.tool, self.imports
        models = _MODELS.get(str(self.plan.options["models"]), EngineModels)
        input_models = models.of(self._side("input", tool.input))
        types = input_models.declarations()
        judges = self.plan.options["validator"] == "embedded"
        embedded = embed("input", tool.input, imports, judges=judges)
        constants = embedded.blocks
        codecs = [input_models.codec(embedded.validator, embedded.schema)]
        output_schema = None
        if tool.output is None:
            types.append(self._any_output())
            any_output = imports.use("._tool", "ANY_OUTPUT")
            codecs.append(statement("OUTPUT: Final = ", Leaf(any_output)))
        else:
            output_models = models.of(self._side("output", tool.output))
            types += output_models.declarations()
            returned = embed("output", tool.output, imports, judges=judges)
            output_schema = returned.schema
            constants += returned.blocks
            codecs.append(output_models.codec(returned.validator, returned.schema))
        told = definition(tool, embedded.schema, output_schema)
        constants.append(tuple(line for codec in codecs for line in codec))
        constants.append(statement("DEFINITION: Final = ", told))
        return spaced(types), spaced(constants)

    def _any_output(self) -> tuple[Code, ...]:
        self.imports.use("typing", "TypeAlias")
        any_json = self.imports.use("._json", "JsonOutput")
        return attribute(self.tool.output_name, leaf("TypeAlias"), Leaf(any_json), 0)

    def _handler_call(self) -> tuple[Code, ...]:
        tool = self.tool
        parts = ["self", "ctx: CallContext", f"input: {tool.input.name}", "/"]
        return function("async def __call__", map(leaf, parts), tool.output_name, ": ...", 4)

    # --- what is injected --------------------------------------------------------------------

    def _deps(self) -> tuple[Code, ...]:
        self.imports.use("dataclasses", "dataclass")
        return tuple(
            line
            for name, injection in injections(self.tool)
            for line in attribute(name, Leaf(self._injected(injection)), None)
        )

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
    """Return what a tool is given, by the name of the field that holds it."""
    given = [(injection.name, injection) for injection in tool.inject]
    if tool.builtin_config is not None:
        taken = {name for name, _ in given}
        own = tool.builtin_config.name
        given.append((Code(f"builtin_{own}") if own in taken else own, tool.builtin_config))
    return given
