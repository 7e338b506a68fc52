"""The views of a tool's spec and of its codecs."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.text import first_paragraph
from adlgen.packs.view import View
from adlgen.plan.data import JsonValue
from adlgen.plan.model import CallRules, Plan, PlannedBody, PlannedTool

from ..docs import comment, doc_lines
from ..documents import Layout
from ..imports import Imports, types_module
from ..layout import Placed, place
from ..literals import (
    array,
    entry,
    json_lines,
    literal,
    object_,
    string,
    template,
    text_value,
)
from ..names import JSON_OUTPUT, input_type, output_type, spec_value
from ..numbers import Numbers
from .declared_call import DeclaredCall, declared_call
from .decoding import shapes
from .defaults import are_derived, may_fill
from .direct import pointers
from .formats_view import formats_of, import_natives
from .given import args_type, result_type
from .needs import mentions_more, programs_of
from .own import numbers_for
from .shared import definitions_of, own_place, references

_INDENT = 2
_NONE = Code("")


def codec_views(tool: PlannedTool, plan: Plan, imports: Imports, margin: int) -> tuple[View, ...]:
    """Return the codec of the input and, if the tool has one, of the output; ``margin`` is that of the spec."""
    indent = 2 * _INDENT + margin
    numbers = numbers_for(imports, plan, tool)
    codecs = _Codecs(plan, numbers, imports, indent, types_module(plan))
    sides = (Code("input"), tool.input), (Code("output"), tool.output)
    return tuple(
        [codecs.view(side, body, codecs.places(body)) for side, body in sides if body is not None]
    )


def definition_codec(
    name: str,
    body: PlannedBody,
    plan: Plan,
    imports: Imports,
    margin: int,
    *,
    is_shared: bool = True,
) -> View:
    """Return the codec of a shared definition, or of a form."""
    codecs = _Codecs(plan, numbers_for(imports, plan), imports, margin + _INDENT)
    return codecs.view(string(name), body, own_place(name) if is_shared else None)


class _Codecs(Struct):
    """Makes the views of codecs."""

    plan: Plan
    numbers: Numbers
    imports: Imports
    indent: int
    types: str | None = None
    """The module of the shared types, if it is another one."""

    @property
    def is_embedded(self) -> bool:
        """Report whether the runtime validates; an external validator has its own regular expressions."""
        return self.plan.options["validator"] == "embedded"

    def places(self, body: PlannedBody) -> dict[str, str] | None:
        """Return the JSON Pointers of definitions, if the schema is validated as it is written.

        With shared definitions, a schema is written in canonical form, or has another meaning.
        """
        is_read = self.is_embedded and not body.shared
        return pointers(body.own_schema, body.own_canonical) if is_read else None

    def view(self, side: Code, body: PlannedBody, places: Mapping[str, str] | None) -> View:
        """Return the view of a codec; ``places`` are those of :meth:`places`."""
        schema, canonical = body.own_schema, body.own_canonical
        is_direct = places is not None or schema == canonical
        read, numbers = schema if is_direct else canonical, self.numbers
        shared = definitions_of(self.plan)
        text = json_lines(read)
        found = shapes(body, numbers, places, shared.changed)
        formats = formats_of(body, self.plan, self.imports)
        natives = bool(formats) and self.plan.options["formats"] == "native"
        is_plain = not (found or shared.shapes or natives or may_fill(text))
        has_shapes = not (is_plain or are_derived(found, read, shared.shapes, natives=natives))
        if has_shapes:
            import_natives(found, self.imports)
        used = self._used(references((schema, canonical), body.shared))
        programs = programs_of(body.own_patterns) if self.is_embedded else {}
        made = self.imports.add("./runtime/pattern.js", "programs") if programs else _NONE
        more = self._more() if self.is_embedded and mentions_more(text) else _NONE
        has_kind = numbers.big or numbers.exact
        return View(
            side=side,
            margin=Code(" " * self.indent),
            is_text=is_direct
            and not (used or has_shapes or programs or formats or has_kind or more),
            has_uses=bool(used),
            uses=self._option("uses", (Code("() => "), array(used))) if used else _NONE,
            schema=template(text if is_direct else json_lines(schema)),
            has_canonical=not is_direct,
            canonical=_NONE if is_direct else template(text),
            has_shapes=has_shapes,
            shapes=self._option("shapes", literal(found)) if has_shapes else _NONE,
            has_keywords=bool(more),
            keywords=more,
            has_patterns=bool(programs),
            patterns=self._option("patterns", _patterns(made, programs)) if programs else _NONE,
            has_formats=bool(formats),
            formats=formats,
            has_big_integers=numbers.big,
            has_exact_numbers=numbers.exact,
        )

    def _option(self, name: str, value: Layout) -> Code:
        return _option(name, value, self.indent)

    def _used(self, names: Collection[str]) -> list[Code]:
        """Return the constants of shared definitions, in the order of their module."""
        bodies = definitions_of(self.plan).bodies
        used = [body.name for name, body in bodies.items() if name in names]
        return used if self.types is None else [self.imports.add(self.types, n) for n in used]

    def _more(self) -> Code:
        return self.imports.add("./runtime/more.js", "MORE_KEYWORDS")


def _patterns(function: Code, programs: Mapping[str, str]) -> Layout:
    entries = [entry(source, string(text), text) for source, text in programs.items()]
    return (code("/*@__PURE__*/ {}(", function), object_(entries, broken=True), Code(")"))


def head_of(tool: PlannedTool, plan: Plan) -> DeclaredCall:
    """Lay out the start of the exported spec."""
    types = type_arguments(tool, plan)
    return declared_call(
        spec_value(tool), Code("ToolSpec"), types, Code("/*@__PURE__*/ ToolSpec.of")
    )


def type_arguments(tool: PlannedTool, plan: Plan) -> list[Code]:
    """Return the name, the types of the input and the output, and of what callers pass and handlers return.

    The last ones are left out if they are the default.
    """
    name = string(tool.llm_name)
    input_, args, output = input_type(tool), args_type(tool, plan), output_type(tool)
    result = result_type(tool, plan)
    if output and result and result != output:
        return [name, input_, output, args, result]
    if args != input_:
        return [name, input_, output or JSON_OUTPUT, args]
    return [name, input_, output] if output else [name, input_]


def spec_view(tool: PlannedTool, plan: Plan, imports: Imports, head: DeclaredCall) -> View:
    """Return the exported spec."""
    indent = _INDENT + head.margin
    rules = None if tool.rules is None else _rules(tool.rules, imports)
    has_repair = plan.options["repair"] == "json"
    llm_name = string(tool.llm_name)
    return View(
        doc=comment(doc_lines(first_paragraph(tool.description))),
        name=spec_value(tool),
        arguments=head.arguments,
        is_below=head.is_below,
        is_inside=head.is_inside,
        outer=Code(" " * head.outer),
        margin=Code(" " * head.margin),
        has_id=tool.id != tool.llm_name,
        id=string(tool.id),
        llm_name=llm_name,
        has_title=bool(tool.title),
        title=_text("title", tool.title, indent) if tool.title else _NONE,
        description=_text("description", tool.description, indent),
        has_tags=bool(tool.tags),
        tags=_option("tags", _strings(tool.tags), indent) if tool.tags else _NONE,
        has_scopes=bool(tool.scopes),
        scopes=_option("scopes", _strings(tool.scopes), indent) if tool.scopes else _NONE,
        has_mcp=bool(tool.listed),
        mcp=_option("mcp", literal(dict(tool.listed)), indent) if tool.listed else _NONE,
        repair=imports.add("./runtime/repair.js", "repairJson") if has_repair else _NONE,
        has_rules=rules is not None,
        rules=_NONE if rules is None else _option("rules", rules, indent),
    )


def _strings(texts: Iterable[str]) -> Layout:
    return array([string(text) for text in texts])


def _option(name: str, value: Layout, indent: int) -> Code:
    """Print the value of an option, which starts at its name."""
    return place(value, indent + len(name) + len(": "), indent=indent).text


def _rules(rules: CallRules, imports: Imports) -> Layout:
    """Lay out the rules of calls."""
    parts: dict[str, JsonValue] = {
        "constants": dict(rules.constants),
        "defaults": dict(rules.defaults),
        "request": dict(rules.request),
        "maxResultChars": rules.max_result_chars,
    }
    entries = [entry(key, literal(value), value) for key, value in parts.items() if value]
    function = imports.add("./runtime/rules.js", "callRules")
    made = code("/*@__PURE__*/ {}(", function)
    return (made, object_(entries, broken=len(entries) > 1), Code(")"))


def _text(name: str, text: str, indent: int) -> Placed:
    return place(text_value(Code(name), string(text)), indent + len(name) + 1, indent=indent)
