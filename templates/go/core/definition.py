"""Views of what one tool declares, its definition and schemas, and of what all tools share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from adlgen.naming.code import Code, code
from adlgen.packs.view import View
from adlgen.plan.data import JsonValue
from adlgen.plan.model import SHARED, Plan, PlannedBody, PlannedForm, PlannedTool

from ..docs import described, sentence
from ..layout import pairs
from ..literals import json_line, json_literal, literal, literals
from ..patterns import format_entries, has_formats, patterns
from ..types import is_alias
from .declarations import Declarations, Place
from .shared import definitions, embedded

_SHARED = Place(Code("sharedTypes"), "a type that tools share", f"{SHARED}$defs")


def shared_view(plan: Plan, types: PlannedBody, owners: Mapping[str, Code]) -> View:
    """Build the view of the types that tools share."""
    entries = [
        (literal(name), json_literal(schema, compact=True))
        for name, schema in definitions(types.canonical).items()
    ]
    programs = types.patterns if plan.options["validator"] == "embedded" else {}
    return View(
        declarations=tuple(Declarations.of(plan, None, owners).views(types, _SHARED)),
        definitions=pairs(entries),
        patterns=patterns(programs),
        formats=Code("formats" if has_formats(programs) else "nil"),
    )


def formats_view(plan: Plan) -> tuple[Code, ...]:
    """Return the entries of the formats that the schemas of a plan check."""
    if plan.options["validator"] != "embedded":
        return ()
    bodies = [body for tool in plan.tools for body in tool.bodies]
    bodies += [plan.types] if plan.types else []
    programs = {key: text for body in bodies for key, text in body.patterns.items()}
    return pairs(list(format_entries(programs)))


def definition_view(
    tool: PlannedTool, types: PlannedBody | None, more: Iterable[tuple[Code, Code]]
) -> View:
    """Build the view of the definition of a tool, with more entries of features."""
    entries = [
        (Code("ID"), literal(tool.id if tool.id != tool.llm_name else "")),
        (Code("Name"), literal(tool.llm_name)),
        (Code("Title"), literal(tool.title)),
        (Code("Description"), literal(tool.description)),
        (Code("Tags"), code("[]string{{{}}}", literals(tool.tags)) if tool.tags else Code("")),
        (
            Code("Scopes"),
            code("[]string{{{}}}", literals(tool.scopes)) if tool.scopes else Code(""),
        ),
        (Code("MCP"), _listed(tool)),
        *more,
    ]
    return View(
        entries=pairs([(key, value) for key, value in entries if value not in ("", '""')]),
        input=_schema(tool.input, types),
        output=_schema(tool.output, types) if tool.output else literal(""),
    )


def rules_views(tool: PlannedTool) -> tuple[View, ...]:
    """Build the view of the rules of the calls of a tool, if there are any."""
    rules = tool.rules
    if rules is None:
        return ()
    request = [code("{}: {}", literal(k), literal(v)) for k, v in rules.request.items()]
    most = rules.max_result_chars
    entries = [
        (Code("Constants"), _object(rules.constants)),
        (Code("Defaults"), _object(rules.defaults)),
        (Code("Request"), code("map[string]string{{{}}}", Code(", ").joined(request))),
        (Code("MaxResultChars"), Code("" if most is None else str(most))),
    ]
    if not request:
        del entries[2]
    return (View(entries=pairs([(key, value) for key, value in entries if value])),)


def _object(values: Mapping[str, JsonValue]) -> Code:
    return json_literal(dict(values), compact=True) if values else Code("")


def _schema(body: PlannedBody, types: PlannedBody | None) -> Code:
    return json_literal(embedded(body, types).schema, compact=True)


def _listed(tool: PlannedTool) -> Code:
    if not tool.listed:
        return Code("")
    return code("[]byte({})", literal(json_line(dict(tool.listed))))


def body_views(declarations: Declarations, tool: PlannedTool) -> Iterator[View]:
    """Build the views of the types of the input, the output if the tool declares one, and the forms."""
    yield _body(declarations, tool, tool.input, Code("Input"))
    if tool.output is not None:
        yield _body(declarations, tool, tool.output, Code("Output"))
    for form in tool.elicits:
        what = f"the answer to the form {form.name} of {sentence(tool.llm_name)}"
        schema = code("{}.Schema", _form_value(form))
        yield _typed(declarations, form.body, Place(schema, what))


def form_views(declarations: Declarations, tool: PlannedTool, plan: Plan) -> Iterator[View]:
    """Build the views of the forms, each with the codec of its answers."""
    for form in tool.elicits:
        yield View(
            value=_form_value(form),
            shown_name=Code(form.name),
            name=literal(form.name),
            type=form.body.name,
            schema=json_literal(form.body.schema, compact=True),
            details=pairs(list(_details(declarations, form.body, plan))),
        )


def _form_value(form: PlannedForm) -> Code:
    return code("{}Form", form.body.name)


def _body(declarations: Declarations, tool: PlannedTool, body: PlannedBody, side: Code) -> View:
    what = f"the {side.lower()} of {sentence(tool.llm_name)}"
    return _typed(declarations, body, Place(code("{}.{}.Schema", tool.type_name, side), what))


def _typed(declarations: Declarations, body: PlannedBody, place: Place) -> View:
    rendered, what = declarations.printer.render_type(body.type), place.sentence
    return View(
        name=body.name,
        docs=described(f"{body.name} is {what}.", body.doc),
        is_alias=is_alias(body),
        type=rendered.type,
        declarations=tuple(declarations.views(body, place)),
    )


def details_views(declarations: Declarations, tool: PlannedTool, plan: Plan) -> tuple[View, ...]:
    """Build the views of what validation needs beyond the schemas; none if it needs nothing."""
    views = [
        list(_details(declarations, body, plan))
        for body in (tool.input, tool.output)
        if body is not None
    ]
    while views and not views[-1]:
        views.pop()
    return tuple(View(entries=pairs(entries)) for entries in views)


def _details(
    declarations: Declarations, body: PlannedBody, plan: Plan
) -> Iterator[tuple[Code, Code]]:
    text = embedded(body, plan.types)
    if text.schema != text.canonical:
        yield Code("Schema"), json_literal(text.canonical, compact=True)
    if plan.options["validator"] == "embedded":
        if (programs := patterns(text.patterns)) != '""':
            yield Code("Patterns"), programs
        if has_formats(text.patterns):
            yield Code("Formats"), Code("formats")
    if text.shared is not None:
        yield Code("Types"), code("{}.Only({})", _SHARED.schema, literals(text.shared))
    if null := declarations.printer.render_type(body.type).null:
        yield Code("Null"), literal(null)
