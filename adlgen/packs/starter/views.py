"""The views of the pack: the data of its templates.

A view is a function from a `FileContext` (the plan, and the tool of the file) to a `View`: named values for a
template. Values are `Code`, flags, other views, and tuples of them. Spec text (descriptions,
names in JSON, values) is a plain `str` with any characters. An encoder below turns it into `Code`;
printing anything else is an error, so text can never become code by accident.
"""

from __future__ import annotations

import json
from enum import Enum

from adlgen.packs import Code, FileContext, View, code, visible
from adlgen.plan import model as plan
from adlgen.plan.data import JsonValue


class Form(Enum):
    """The forms of declarations: `View(Form.RECORD)` has the flag `is_record`."""

    RECORD = "record"
    ENUM = "enum"
    UNION = "union"
    ALIAS = "alias"


_BASIC = {
    plan.Basic.ANY: "Any",
    plan.Basic.NEVER: "Never",
    plan.Basic.NULL: "Null",
    plan.Basic.BOOLEAN: "Boolean",
    plan.Basic.INTEGER: "Integer",
    plan.Basic.NUMBER: "Number",
    plan.Basic.STRING: "String",
}


# --- encoders: from spec text to code ---


def comment(doc: plan.Doc) -> tuple[Code, ...]:
    """Encode documentation as the lines of a comment; text cannot end the comment."""
    lines = [line for text in doc.paragraphs for line in text.splitlines() if line.strip()]
    return tuple(Code(visible(line.strip())) for line in lines)


def literal(value: JsonValue) -> Code:
    """Encode a value as a literal; the literals of this language are those of JSON."""
    return Code(json.dumps(value))


# --- types: from a type of the plan to a type of the language ---


def type_of(used: plan.PlannedType, agent: plan.Plan) -> Code:
    """Return the type of a property, item or alternative."""
    match used:
        case plan.Plain():
            return Code(_BASIC[used.basic])
        case plan.Constant():
            return literal(used.value)
        case plan.ListOf():
            return code("List<{}>", type_of(used.item, agent))
        case plan.MapOf():
            return code("Map<{}>", type_of(used.value, agent))
        case plan.NullableOf():
            return code("{} | Null", type_of(used.inner, agent))
        case plan.Named():
            return agent.declarations[used.key].name
        case plan.Own():  # only in packs whose pack.toml has the key own_type
            return Code(_BASIC[plan.Basic.ANY])


def declared(one: plan.Declaration | plan.PlannedBody, agent: plan.Plan) -> View:
    """Return the view of a declaration, or of an input or output that is not one."""
    name, doc = one.name, comment(one.doc)
    match one:
        case plan.RecordDecl():
            fields = tuple(field(part, agent) for part in one.fields)
            if one.extra is not None:
                further = View(
                    key=Code("*"),
                    name=one.extra_name,
                    type=type_of(plan.MapOf(one.extra, {}), agent),
                    doc=(),
                    is_optional=True,
                )
                fields = (*fields, further)
            return View(Form.RECORD, name=name, doc=doc, fields=fields)
        case plan.EnumDecl():
            members = tuple(View(name=m.name, value=literal(m.value)) for m in one.members)
            return View(Form.ENUM, name=name, doc=doc, members=members)
        case plan.UnionDecl():
            variants = tuple(View(name=v.name, type=type_of(v.type, agent)) for v in one.variants)
            return View(Form.UNION, name=name, doc=doc, variants=variants)
        case plan.TupleDecl():
            rest = () if one.rest is None else (code("{} ...", type_of(one.rest, agent)),)
            items = Code(", ").joined([*(type_of(item, agent) for item in one.items), *rest])
            return View(Form.ALIAS, name=name, doc=doc, target=code("({})", items))
        case plan.PlannedBody():
            return View(Form.ALIAS, name=name, doc=doc, target=type_of(one.type, agent))


def field(part: plan.PlannedField, agent: plan.Plan) -> View:
    """Return the view of a property: its name in JSON is text, its identifier is code."""
    return View(
        key=literal(part.key),
        name=part.name,
        type=type_of(part.type, agent),
        doc=comment(part.doc),
        is_optional=not part.required,
    )


# --- views: one for each template of pack.toml ---


def tool_view(context: FileContext) -> View:
    """Return the view of a tool's file."""
    tool, agent = context.tool, context.plan
    assert tool is not None  # a file with for = "tool" has one
    return View(
        source=Code(visible(agent.source)),
        name=Code(visible(tool.llm_name)),
        types=tuple(declared(one, agent) for one in tool.types),
    )


VIEWS = {"tool.types.j2": tool_view}
