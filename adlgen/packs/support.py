"""Reports schemas that need IR forms which a pack does not support."""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.diagnostics.codes.packs import UNSUPPORTED_FORM
from adlgen.diagnostics.model import Log, Span
from adlgen.document.node import JsonValue
from adlgen.ir import types as ir
from adlgen.ir.agent import Agent, Body
from adlgen.plan.language import Language

FORMS = (
    *("any", "never", "null", "boolean", "integer", "number", "string"),
    *("enum", "enum:mixed", "const", "list", "tuple", "map", "record", "record:open"),
    *("union", "union:tagged", "union:untagged", "nullable", "recursive"),
)
"""The valid names in ``unsupported`` of ``pack.toml``. ``enum:mixed``: values of several JSON types;
``record:open``: additional properties are allowed; ``recursive``: a type that contains itself."""

_HOLDERS = frozenset({ir.List, ir.Tuple, ir.Map, ir.Record, ir.Union, ir.Nullable})


def report_unsupported(agent: Agent, language: Language, log: Log) -> None:
    """Report every schema whose form the pack does not support, once for each tool."""
    if not language.unsupported:
        return
    for tool in agent.tools:
        needed = (need for body in tool.bodies for need in _unsupported(body, language.unsupported))
        for form, span in dict.fromkeys(needed):
            message = f"the pack for {language.title} has no {form!r}; tool {tool.id!r} needs it"
            log.add(UNSUPPORTED_FORM, message, span, "choose another target, or change the schema")


def _unsupported(body: Body, unsupported: tuple[str, ...]) -> Iterator[tuple[str, Span]]:
    recursive = _recursive(body)
    for root in (body.root, *body.definitions.values()):
        for type_ in nodes_of(root):
            lacking = (name for name in _names(type_, recursive) if name in unsupported)
            form = next(lacking, None)
            if form is not None:
                yield form, type_.span


def _names(type_: ir.Type, recursive: frozenset[str]) -> tuple[str, ...]:
    """Return the names of the form of a type, the general one first."""
    match type_:
        case ir.Ref():
            return ("recursive",) if type_.name in recursive else ()
        case ir.Enum():
            kinds = {_kind(value) for value in type_.values}
            return ("enum", "enum:mixed") if len(kinds) > 1 else ("enum",)
        case ir.Record():
            return ("record",) if type_.extra is None else ("record", "record:open")
        case ir.Union():
            return ("union", "union:tagged" if type_.tag is not None else "union:untagged")
        case _:
            return (type(type_).__name__.lower(),)


def _kind(value: JsonValue) -> str:
    """Return the JSON type of a value; an integer is a number."""
    name = type(value).__name__
    return "float" if name == "int" else name


def nodes_of(type_: ir.Type) -> Iterator[ir.Type]:
    """Yield a type and all types in it, without following references."""
    stack = [type_]
    while stack:
        node = stack.pop()
        yield node
        if type(node) in _HOLDERS:
            stack += reversed(_parts(node))


def _parts(type_: ir.Type) -> list[ir.Type]:
    match type_:
        case ir.Record():
            found = [field.type for field in type_.fields]
            return found if type_.extra is None else [*found, type_.extra]
        case ir.List():
            return [type_.item]
        case ir.Tuple():
            return [*type_.items] if type_.rest is None else [*type_.items, type_.rest]
        case ir.Map():
            return [type_.value]
        case ir.Union():
            return [variant.type for variant in type_.variants]
        case ir.Nullable():
            return [type_.inner]
        case _:
            return []


def _recursive(body: Body) -> frozenset[str]:
    """Return the definitions that contain themselves."""
    uses = {
        name: {node.name for node in nodes_of(type_) if isinstance(node, ir.Ref)}
        for name, type_ in body.definitions.items()
    }
    reached = {name: set(used) for name, used in uses.items()}
    for middle in uses:
        for name in uses:
            if middle in reached[name]:
                reached[name] |= reached[middle]
    return frozenset(name for name in uses if name in reached[name])
