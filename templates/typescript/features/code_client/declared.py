"""Declarations of functions for agents that write code: types, documentation and a signature, without imports."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence

from adlgen.naming.code import Code, code
from adlgen.packs import Struct, Unusable, replace
from adlgen.packs.view import View
from adlgen.plan.model import (
    Basic,
    Declaration,
    Doc,
    EnumDecl,
    MapOf,
    Plain,
    Plan,
    PlannedBody,
    PlannedField,
    PlannedTool,
    PlannedType,
    RecordDecl,
)

from ...core.declarations import TypeView, alias_view, type_views
from ...core.own import own_definitions
from ...core.records import INDENT, Member
from ...core.shared import definitions_of, references
from ...docs import doc_lines
from ...documents import Layout, width
from ...layout import place
from ...literals import member
from ...numbers import Numbers
from ...syntax import aliased_union, object_type, parameters
from ...types import Place, TypePrinter, shared_name

_SCALARS = ("null", "boolean", "number", "string")
_ALIASES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("JsonValue", (*_SCALARS, "JsonValue[]", "{ [key: string]: JsonValue }")),
    ("ExactValue", (*_SCALARS, "bigint", "ExactValue[]", "{ [key: string]: ExactValue }")),
    ("IsoDate", ("`${number}-${number}-${number}`",)),
    ("Uuid", ("`${string}-${string}-${string}-${string}-${string}`",)),
)
"""The types of the runtime, which declarations cannot import."""
_FUNCTION = 16
"""The width of the keywords before the name of a function."""
_TEXT = re.compile(r"/\*.*?\*/|\"(?:[^\"\\]|\\.)*\"|'(?:[^'\\]|\\.)*'", re.DOTALL)
_NUMBER = re.compile(r"^Number,? (\w)")
"""The start of a note that repeats the type."""


class _Printer(TypePrinter):
    """Prints types without ``undefined``, because an absent property is left out, and enumerations where they are used."""

    def is_inline(self, declaration: Declaration) -> bool:
        is_enum = isinstance(declaration, EnumDecl) and shared_name(declaration.key) is None
        return super().is_inline(declaration) or (is_enum and declaration.key != self.root)

    def render_type(
        self, type_: PlannedType, place: Place = "member", *, is_optional: bool = False
    ) -> Layout:
        del is_optional
        return super().render_type(type_, place)


class _Function(Struct):
    """A function with the members of its input, if these are part of its signature."""

    tool: PlannedTool
    root: TypeView | None

    def view(self) -> View:
        """Return the view of the signature."""
        tool, root = self.tool, self.root
        mark = Code("?" if takes_nothing(tool) else "")
        result = Code("string") if tool.output is None else tool.output_name
        given: Layout = Code("()")
        if (members := self.on_a_line()) is not None:
            given = (code("(input{}: ", mark), object_type(members), Code(")"))
        elif has_input(tool):
            given = parameters([code("input{}: {}", mark, tool.input.name)])
        column = _FUNCTION + width(tool.value_name)
        return View(
            doc=_comment(_doc(tool)),
            name=tool.value_name,
            is_optional=takes_nothing(tool),
            has_lines=root is not None and members is None,
            members=() if root is None else root.members,
            signatures=() if root is None else root.signatures,
            head=place((given, code(": Promise<{}>", result)), column).text,
            result=result,
        )

    def on_a_line(self) -> list[Layout] | None:
        """Return the members of the input that a formatter puts on one line if they fit; None if it cannot."""
        root = self.root
        if root is None or root.signatures or not root.members:
            return None
        if any(one.doc or one.type.is_below or "\n" in one.type.text for one in root.members):
            return None
        return [
            code("{}{}: {}", one.name, Code("?" if one.is_optional else ""), one.type.text)
            for one in root.members
        ]


def has_input(tool: PlannedTool) -> bool:
    """Report whether a tool has parameters."""
    root, type_ = _root(tool), tool.input.type
    if root is not None:
        return bool(root.fields or root.extra_patterns) or not _is_any(root.extra)
    return not (isinstance(type_, MapOf) and _is_any(type_.value))


def _is_any(extra: PlannedType | None) -> bool:
    return extra is None or (isinstance(extra, Plain) and extra.basic is Basic.ANY)


def _root(tool: PlannedTool) -> RecordDecl | None:
    """Return the declaration of the input if it is an object."""
    found = (d for d in tool.input.declarations.values() if d.name == tool.input.name)
    return next((d for d in found if isinstance(d, RecordDecl)), None)


def takes_nothing(tool: PlannedTool) -> bool:
    """Report whether the input of a tool may be left out."""
    root = _root(tool)
    return not has_input(tool) or (
        root is not None and not any(field.required for field in root.fields)
    )


def declared(plan: Plan, tools: Sequence[PlannedTool]) -> View:
    """Return the declarations of some tools, with all types that they use.

    Raises Unusable if numbers keep their text, which is a type of the runtime.
    """
    if plan.options["numbers"] == "exact":
        message = "client=code requires numbers=native"
        raise Unusable(message)
    sent = _sent(plan)
    shared = [one for body in _definitions(sent, tools) for one in _types(body, sent, None)]
    types, functions = list[TypeView](), list[_Function]()
    for tool in tools:
        own = _types(tool.input, sent, tool) if has_input(tool) else []
        if tool.output is not None:
            own += _types(tool.output, sent, tool)
        root = own[0] if _is_inlined(tool, own) else None
        types += own if root is None else own[1:]
        functions.append(_Function(tool, root))
    roots = [one.root for one in functions if one.root is not None]
    used = _used(shared, [*types, *roots])
    return View(
        types=(*_aliases(_texts([*used, *types, *roots])), *used, *types),
        functions=tuple(function.view() for function in functions),
    )


def _doc(tool: PlannedTool) -> tuple[Code, ...]:
    """Return the documentation of a function, with the name on the server if it differs."""
    described = doc_lines(tool.description or tool.title)
    if tool.wire_name == tool.value_name:
        return described
    name = doc_lines(tool.wire_name)
    if not described:
        return name
    return (code("{}: {}", Code(" ").joined(name), described[0]), *described[1:])


_last: list[tuple[Plan, Plan]] = []
"""The plan of the last call, and the same without defaults applied."""


def _sent(plan: Plan) -> Plan:
    """Return a plan in which properties with a default are optional, as for callers."""
    if not _last or _last[0][0] is not plan:
        _last[:] = [(plan, replace(plan, options={**plan.options, "defaults": "keep"}))]
    return _last[0][1]


def _types(body: PlannedBody, plan: Plan, tool: PlannedTool | None) -> list[TypeView]:
    numbers = replace(Numbers.of(plan, tool), own=lambda _: Code("unknown"))
    declarations = {one.name: one for one in body.declarations.values()}
    views = type_views(body, plan, numbers, {}, _Printer)
    printer = _Printer(plan.declarations, numbers=numbers, owned=own_definitions(plan))
    return [_compact(view, declarations.get(view.name), printer) for view in views]


def _compact(view: TypeView, declaration: Declaration | None, printer: _Printer) -> TypeView:
    """Return a type with compact documentation, and members that may be replaced."""
    if declaration is None:
        return view
    members: tuple[Member, ...] = ()
    if view.is_interface and isinstance(declaration, RecordDecl):
        members = tuple(_member(field, printer) for field in declaration.fields)
    return view._replace(doc=_comment(_sentences(declaration.doc)), members=members)


def _member(field: PlannedField, printer: _Printer) -> Member:
    name, is_optional = member(field.key), not field.required
    column = INDENT + len("?: " if is_optional else ": ") + width(name)
    type_ = place(printer.render_type(field.type), column, indent=INDENT)
    return Member(_comment(_sentences(field.doc), INDENT), name, is_optional, type_)


def _sentences(doc: Doc) -> tuple[Code, ...]:
    """Return the text, constraints and default; on one line if the text is."""
    text = doc_lines(doc.text)
    default = (
        [f"Default: {json.dumps(doc.default, ensure_ascii=False)}."] if doc.has_default else []
    )
    notes = [*doc.notes, *default, *(["Deprecated."] if doc.deprecated else [])]
    rest = [line for note in notes for line in doc_lines(_NUMBER.sub(_capital, note))]
    if len(text) != 1 or not rest:
        return (*text, *rest)
    stop = Code("" if text[0].endswith((".", "!", "?", ":", ";")) else ".")
    return (Code(" ").joined([code("{}{}", text[0], stop), *rest]),)


def _capital(found: re.Match[str]) -> str:
    return found[1].upper()


def _comment(lines: Sequence[Code], indent: int = 0) -> tuple[Code, ...]:
    """Return a comment whose lines are not wrapped, which would cost tokens."""
    margin = Code(" " * indent)
    if len(lines) <= 1:
        return tuple(code("{}/** {} */", margin, line) for line in lines)
    body = [code("{} * {}", margin, line) if line else code("{} *", margin) for line in lines]
    return (code("{}/**", margin), *body, code("{} */", margin))


def _is_inlined(tool: PlannedTool, types: Sequence[TypeView]) -> bool:
    """Report whether the input is an object that no other type refers to, so that it needs no name."""
    if not has_input(tool) or not types[0].is_interface or types[0].name != tool.input.name:
        return False
    root = types[0]
    return not any(_mentions(root.name, text) for one in types for text in one.texts())


def _mentions(name: str, text: str) -> bool:
    return re.search(rf"\b{re.escape(name)}\b(?!\??:)", _TEXT.sub("", text)) is not None


def _definitions(plan: Plan, tools: Sequence[PlannedTool]) -> Iterator[PlannedBody]:
    """Yield the shared definitions that tools use, directly or through others, in their order."""
    bodies = definitions_of(plan).bodies
    known = frozenset(bodies)
    given = [body for tool in tools for body in (tool.input, tool.output) if body is not None]
    found = references(tuple(body.own_canonical for body in given), known) if known else known
    while more := references(tuple(bodies[name].canonical for name in found), known) - found:
        found |= more
    yield from (body for name, body in bodies.items() if name in found)


def _texts(types: Sequence[TypeView]) -> str:
    return "\n".join(text for one in types for text in one.texts())


def _used(shared: Sequence[TypeView], types: Sequence[TypeView]) -> list[TypeView]:
    """Return the shared types to which types refer as they are printed, directly or through others."""
    used: set[Code] = set()
    while True:
        texts = _texts([*types, *(one for one in shared if one.name in used)])
        found = {one.name for one in shared if _mentions(one.name, texts)}
        if found <= used:
            return [one for one in shared if one.name in used]
        used |= found


def _aliases(texts: str) -> Iterator[TypeView]:
    """Yield declarations of the types of the runtime that are used."""
    for name, parts in _ALIASES:
        if _mentions(name, texts):
            yield alias_view((), Code(name), aliased_union([*map(Code, parts)]))
