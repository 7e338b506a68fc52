"""Java: records, enumerations and sealed interfaces, one file for each tool."""

import json
import re
from textwrap import wrap

from adlgen.packs import Code, FileContext, View, code, visible
from adlgen.plan import model as plan

_TYPES = {"boolean": "Boolean", "integer": "Long", "number": "Double", "string": "String"}
_TYPES |= {"bool": "Boolean", "int": "Long", "float": "Double", "str": "String"}


def _text(text: str) -> Code:  # javac reads escapes in comments too; javadoc reads tags and HTML
    return Code(re.sub(r"[&<>@\\]|\*(?=/)", lambda found: f"&#{ord(found[0])};", visible(text)))


def _doc(doc: plan.Doc, tag: Code = Code("")) -> tuple[Code, ...]:
    lines = [_text(line) for line in wrap(" ".join(doc.paragraphs), 90, break_long_words=False)]
    return (code("{}{}", tag, lines[0]), *lines[1:]) if lines else ()


def _type(used: plan.PlannedType, agent: plan.Plan) -> Code:
    match used:
        case plan.ListOf(): return code("java.util.List<{}>", _type(used.item, agent))
        case plan.MapOf(): return code("java.util.Map<String, {}>", _type(used.value, agent))
        case plan.NullableOf(): return _type(used.inner, agent)
        case plan.Named(): return agent.declarations[used.key].name
        case plan.Own(): return Code("Object")
        case plan.Constant(): return Code(_TYPES.get(type(used.value).__name__, "Object"))
        case plan.Plain(): return Code(_TYPES.get(used.basic.value, "Object"))


def _part(name: str, used: plan.PlannedType, agent: plan.Plan, *key: str) -> View:
    literal = Code(json.dumps(*key) if key else "{}")  # the escapes of JSON are escapes of Java
    return View(name=Code(name), type=_type(used, agent), json=literal)


def _view(one: plan.Declaration | plan.PlannedBody, agent: plan.Plan) -> View:
    doc, parts = _doc(one.doc), list[View]()
    match one:
        case plan.RecordDecl():
            parts = [_part(f.name, f.type, agent, f.key) for f in one.fields]
            parts += [_part("extra", plan.MapOf(one.extra, {}), agent)] if one.extra else []
            doc += tuple(x for f in one.fields for x in _doc(f.doc, code("@param {} ", f.name)))
        case plan.EnumDecl():
            values = [(m.name, plan.Constant(m.value), json.dumps(m.value)) for m in one.members]
            parts = [_part(name, value, agent, text) for name, value, text in values]
        case plan.UnionDecl(): parts = [_part(v.name, v.type, agent) for v in one.variants]
        case plan.TupleDecl():
            parts = [_part(f"item{i}", item, agent) for i, item in enumerate(one.items)]
            parts += [_part("rest", plan.ListOf(one.rest, {}), agent)] if one.rest else []
        case plan.PlannedBody(): parts = [_part("value", one.type, agent)]
    return View(
        name=one.name, doc=Code("\n     * ").joined(doc), parts=tuple(parts),
        is_enum=isinstance(one, plan.EnumDecl), is_union=isinstance(one, plan.UnionDecl),
    )


def _tool(context: FileContext) -> View:
    tool, agent = context.tool, context.plan
    assert tool is not None
    return View(
        source=_text(agent.source), package=agent.words["package"], folder=tool.file,
        tool=_text(tool.llm_name), types=tuple(_view(one, agent) for one in tool.types),
    )


VIEWS = {"tool.java.j2": _tool}
