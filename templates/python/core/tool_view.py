"""The module of a tool: its types, codecs, definition and handler protocol."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.packs.places import secret_places
from adlgen.packs.view import View, ViewValue
from adlgen.plan.model import Plan, PlannedBody, PlannedForm, PlannedTool

from ..docs import doc_text, literal_text, source_of, subject_of
from ..imports import Imports
from ..layout import Expr, leaf
from ..names import SHARED_MODULE, constant, form_word, methods_name, runtime_of
from ..statements import expression
from .declarations import NOTHING, TYPES, Declared, Form, Side, views
from .definition import definition, embed
from .methods_view import has_methods, method_class, method_of, methods_of
from .models import Models
from .native import with_held_defaults

_FIXED = (*("INPUT_SCHEMA", "OUTPUT_SCHEMA", "TOOL"),)


def tool_view(context: FileContext) -> View:
    """Return the module of a tool."""
    tool = context.tool
    assert tool is not None
    plan = context.plan
    kept = dict.fromkeys(_shared_names(plan), SHARED_MODULE)
    file = _ToolFile(context, tool, Imports(_own_names(plan, tool), kept, runtime=runtime_of(plan)))
    body = file.body()
    methods = (View(methods=method_of(plan, tool, file.imports)),) if has_methods(plan) else ()
    imports = file.imports.view()
    return View(source=source_of(plan), doc=file.doc(), imports=imports, methods=methods, **body)


def types_view(context: FileContext) -> View:
    """Return the module of the types that tools share."""
    plan = context.plan
    imports = Imports(_shared_names(plan), runtime=runtime_of(plan))
    body = _types_body(context, imports)
    lead = Code(f"The types that the tools of {literal_text(plan.agent_name)} share.")
    doc = doc_text([lead])
    return View(source=source_of(plan), doc=doc, imports=imports.view(), methods=(), **body)


def tools_view(context: FileContext) -> View:
    """Return the module of all tools, after the types that they share."""
    plan = context.plan
    own = [name for tool in plan.tools for name in _own_names(plan, tool)]
    own.append(methods_name(plan))
    imports = Imports([*_shared_names(plan), *own], runtime=runtime_of(plan))
    pairs = zip(context.parts(), plan.tools, strict=True)
    bodies = [_ToolFile(part, tool, imports).body() for part, tool in pairs]
    shared = [_types_body(context, imports, bodies[0])] if plan.types else []
    facades = (View(methods=methods_of(plan, imports)),) if has_methods(plan) else ()
    return View(
        source=source_of(plan),
        doc=doc_text([Code(f"The tools of {literal_text(plan.agent_name)}.")]),
        imports=imports.view(),
        tools=tuple(View(**body) for body in (*shared, *bodies)),
        facades=facades,
    )


def _own_names(plan: Plan, tool: PlannedTool) -> list[str]:
    """Return the names that a tool's module declares."""
    own = [f"{tool.type_name}{suffix}" for suffix in ("Input", "Output", "Deps")]
    own += [d.name for body in tool.bodies for d in body.declarations.values()]
    own += [method_class(plan, tool)] if has_methods(plan) else []
    forms = [form_word(form).upper() for form in tool.elicits]
    fixed = (*_FIXED, *forms, *(f"{form}_SCHEMA" for form in forms))
    return [*own, *(constant(plan, tool, name) for name in fixed)]


def _shared_names(plan: Plan) -> list[str]:
    """Return the names that the module of the types that tools share declares."""
    return [TYPES, *(d.name for d in plan.types.declarations.values())] if plan.types else []


def _models(side: Side, options: Mapping[str, str | bool]) -> Models:
    """Return the printer of a side; import only the kind of models in use."""
    match options["models"]:
        case "pydantic":
            from ..features.pydantic.records import PydanticModels

            return PydanticModels.of(side)
        case "dataclass":
            from .dataclass.records import DataclassModels

            return DataclassModels.of(side)
        case _:
            from .dcg.types_view import EngineModels

            return EngineModels.of(side, _runtime(options))


class _PrintedSide(Struct):
    declared: list[Declared]
    schema: View
    """The constant that holds the schema."""
    codec: Expr
    needs_schema: bool
    """Whether the declarations need the schema."""
    refers_ahead: bool
    """Whether annotations refer to later declarations."""


def _printed(side: Side, options: Mapping[str, str | bool], doc: Code = NOTHING) -> _PrintedSide:
    """Print a side."""
    models = _models(side, options)
    forms = models.declarations()
    validates = options["validator"] == "embedded"
    schema = embed(side, _runtime(options), has_validator=validates, doc=doc)
    codec = leaf("") if side.word == "types" else models.codec()
    return _PrintedSide(forms, schema, codec, models.needs_schema(), models.refers_ahead())


def _runtime(options: Mapping[str, str | bool]) -> str:
    """Return the module of the runtime from which emitted modules import."""
    return _RUNTIMES[str(options["models"])]


_RUNTIMES = {
    "pydantic": "._model",
    "dataclass": "._record",
    "typeddict": "._engine_typeddict",
    "msgspec": "._engine_msgspec",
    "pydantic-dcg": "._engine_pydantic",
}
"""The modules of the runtime for the kinds of models."""


def _side(
    plan: Plan, word: str, body: PlannedBody, imports: Imports, tool: PlannedTool | None
) -> Side:
    """Return the input, the output or a form of a tool, or the types that tools share."""
    known = {**plan.types.declarations, **body.declarations} if plan.types else body.declarations
    is_implemented = tool is not None and tool.implemented
    native = plan.options["formats"] == "native" and not is_implemented
    is_apart = tool is not None and plan.options["layout"] != "single"
    constant_ = f"{word.upper()}_SCHEMA"
    held = with_held_defaults(body, known) if native else body
    return Side(
        word=word,
        body=held,
        known={**known, **held.declarations},
        imports=imports,
        exact=plan.options["numbers"] == "exact" and not is_implemented,
        native=native,
        secrets=secret_places(body),
        schema=Code(TYPES) if tool is None else constant(plan, tool, constant_),
        shared_module=SHARED_MODULE if is_apart and plan.types else "",
        package=plan.words["package"],
        subject=subject_of(word, tool.llm_name) if tool and word in ("input", "output") else "",
    )


def _types_body(
    context: FileContext, imports: Imports, following: dict[str, ViewValue] | None = None
) -> dict[str, ViewValue]:
    """Return the values of the view of the types that tools share, which another one may follow."""
    plan = context.plan
    assert plan.types is not None
    doc = Code("The schemas of the definitions, to which those of the tools refer.")
    printed = _printed(_side(plan, "types", plan.types, imports, None), plan.options, doc)
    if printed.refers_ahead:
        imports.use("__future__", "annotations")
    is_last = printed.needs_schema and not (following and following["starts_close"])
    return {
        "declarations": views(printed.declared),
        "dependencies": (),
        "schemas": (printed.schema,),
        "has_schemas_first": printed.needs_schema,
        "is_apart": not is_last and _ends_in_class(printed.declared),
        "constant": NOTHING,
        "forms": (),
    }


def _ends_in_class(declared: list[Declared]) -> bool:
    return bool(declared) and declared[-1].form is not Form.ALIAS


class _ToolFile(Struct):
    context: FileContext
    tool: PlannedTool
    imports: Imports

    def body(self) -> dict[str, ViewValue]:
        """Return the values of the view, apart from the head of the module."""
        imports, tool = self.imports, self.tool
        runtime = _runtime(self.context.plan.options)
        taken = self._side("input", tool.input)
        returned = self._side("output", tool.output) if tool.output else None
        forms = [self._side(form_word(form), form.body) for form in tool.elicits]
        sides = (taken, *([returned] if returned else []), *forms)
        declared = [one for side in sides for one in side.declared]
        dependencies = tuple(build(imports) for build in self.context.slot("dependencies"))
        if dependencies or any(side.refers_ahead for side in sides):
            imports.use("__future__", "annotations")
        has_schemas_first = any(side.needs_schema for side in sides)
        return {
            "declarations": views(declared),
            "dependencies": dependencies,
            "schemas": tuple(side.schema for side in sides),
            "has_schemas_first": has_schemas_first,
            "starts_close": has_schemas_first or declared[0].form is Form.ALIAS,
            "is_apart": bool(dependencies) or _ends_in_class(declared),
            "constant": self._constant("TOOL"),
            "forms": tuple(map(self._form, tool.elicits, forms)),
            "definition": definition(
                tool,
                (taken.codec, returned.codec if returned else None),
                imports,
                runtime,
                is_repairing=self.context.plan.options["repair"] == "json",
                more=self.context.slot("definition"),
            ),
        }

    def _form(self, form: PlannedForm, printed: _PrintedSide) -> View:
        name = self._constant(form_word(form).upper())
        doc = Code(f"The answers to the form {form.name}.")
        return View(value=expression(f"{name} = ", printed.codec), name=name, doc=doc)

    def _constant(self, name: str) -> Code:
        return constant(self.context.plan, self.tool, name)

    def doc(self) -> Code:
        """Return the docstring of the module of the tool."""
        tool = self.tool
        kind = "Built-in tool" if tool.implemented else "Tool"
        return doc_text([Code(f"{kind} {literal_text(tool.llm_name)}.")])

    def _side(self, word: str, body: PlannedBody) -> _PrintedSide:
        plan = self.context.plan
        return _printed(_side(plan, word, body, self.imports, self.tool), plan.options)
