"""The view of the module of the types that tools share."""

from __future__ import annotations

from collections.abc import Sequence

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.model import Plan, PlannedBody, PlannedForm, PlannedTool

from ..docs import comment, header_text, type_doc, words
from ..imports import NATIVE_MODULE, Imports
from ..names import TEXTS, VALUES
from .declarations import TypeView, type_views
from .declared_call import declared_call
from .decoding import uses
from .definition import definition_codec
from .given import init_names
from .own import numbers_for
from .shared import definitions_of, key_of


def types_view(context: FileContext) -> View:
    """Return the view of the module of the shared types."""
    imports = Imports(declared_names(context.plan))
    definitions = definition_views(context.plan, imports)
    source = header_text(context.plan.source)
    return View(source=source, imports=imports.clauses(), definitions=definitions)


def declared_names(plan: Plan) -> set[str]:
    """Return the names of all shared types."""
    return {*definitions_of(plan).names, *map(str, init_names(plan).values())}


def definition_views(plan: Plan, imports: Imports) -> tuple[View, ...]:
    """Return the view of each shared definition: its types and its codec."""
    return tuple(
        _definition(name, body, plan, imports) for name, body in definitions_of(plan).bodies.items()
    )


def _definition(name: str, body: PlannedBody, plan: Plan, imports: Imports) -> View:
    init = init_names(plan).get(key_of(name), body.name)
    if uses(body.type) is None:
        init = body.name  # a type of the user replaces it
    types = _types(name, body, plan, imports, init)
    return _view(name, (body, init), types, plan, imports)


def form_views(tool: PlannedTool, plan: Plan, imports: Imports) -> tuple[View, ...]:
    """Return the view of each form of a tool: the types of its answers and their codec."""
    return tuple(_form(form, tool, plan, imports) for form in tool.elicits)


def _form(form: PlannedForm, tool: PlannedTool, plan: Plan, imports: Imports) -> View:
    body = form.body
    doc = comment(words(f"The answer to the form `{form.name}` of `{tool.llm_name}`."))
    views = type_views(body, plan, numbers_for(imports, plan, tool), {})
    types = [one._replace(doc=one.doc or (doc if one.name == body.name else ())) for one in views]
    return _view(form.name, (body, body.name), types, plan, imports, is_shared=False)


def _view(
    name: str,
    named: tuple[PlannedBody, Code],
    types: Sequence[TypeView],
    plan: Plan,
    imports: Imports,
    *,
    is_shared: bool = True,
) -> View:
    body, init = named
    imports.add("./runtime.js", "Definition")
    texts = "\n".join(text for one in types for text in one.texts())
    imports.add_used(texts, "./runtime.js", *VALUES)
    imports.add_used(texts, NATIVE_MODULE, *TEXTS)
    arguments = [body.name, *([init] if init != body.name else [])]
    head = declared_call(
        body.name, Code("Definition"), arguments, Code("/*@__PURE__*/ Definition.of")
    )
    return View(
        types=tuple(types),
        value_name=body.name,
        arguments=head.arguments,
        is_below=head.is_below,
        is_inside=head.is_inside,
        outer=Code(" " * head.outer),
        codecs=(definition_codec(name, body, plan, imports, head.margin, is_shared=is_shared),),
    )


def _types(
    name: str, body: PlannedBody, plan: Plan, imports: Imports, init: Code
) -> list[TypeView]:
    inits = init_names(plan)
    is_alias = key_of(name) in inits and key_of(name) not in body.declarations
    given = {**inits, "": init} if is_alias else inits
    doc = comment(type_doc(body.doc))
    docs = {init: comment(words(f"`{body.name}` before its defaults are applied.")), body.name: doc}
    views = type_views(body, plan, numbers_for(imports, plan), given)
    return [one._replace(doc=docs.get(one.name, one.doc)) for one in views]
