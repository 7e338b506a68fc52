"""The input or the output of a tool: its types, its tables and the schema it comes with."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import reduce

from adlgen.naming.code import Code, code
from adlgen.plan.model import Plan, PlannedBody

from ..layout import Lines, assigned
from ..literals import json_page, json_text
from ..types import TypePrinter
from .declarations import Declaring, Item, alias


@dataclass(frozen=True, slots=True)
class Judging:
    """How values are judged."""

    external: bool
    """Whether something else than the emitted runtime judges."""

    @staticmethod
    def of(plan: Plan) -> Judging:
        """Read the options."""
        return Judging(plan.options["validator"] == "external")


@dataclass(frozen=True, slots=True)
class Body:
    """A body, laid out."""

    items: tuple[Lines, ...]
    tables: tuple[Lines, ...]
    statics: Lines
    """The schema as a value."""
    constants: tuple[Lines, ...]
    """Its texts."""
    words: frozenset[str]
    macros: frozenset[str]


def body_of(body: PlannedBody, side: str, types: TypePrinter, lead: Code, judging: Judging) -> Body:
    """Lay a body out; ``side`` is ``INPUT`` or ``OUTPUT``."""
    static = Code(side)
    declaring = Declaring(types, static, body.name)
    first = alias(body, types, lead)
    items: list[Item] = [] if first is None else [first]
    for declaration in body.declarations.values():
        if declaration.name == body.name:
            items.append(declaring.item(declaration, body.doc, lead))
        else:
            items.append(declaring.item(declaration))
    return Body(
        items=tuple(item.lines for item in items),
        tables=tuple(item.table for item in items if item.table),
        statics=_static(body, static, judging),
        constants=_constants(body, static, judging),
        words=reduce(frozenset.union, (item.words for item in items), frozenset()),
        macros=frozenset(item.macro for item in items if item.macro),
    )


def _static(body: PlannedBody, side: Code, judging: Judging) -> Lines:
    schema = code("{}_SCHEMA" if body.one_text else "{}_CANONICAL", side)
    patterns = code("{}_PATTERNS", side) if body.patterns else Code('"{}"')
    value = code("LazyLock::new(|| Schema::embedded({}, {}))", schema, patterns)
    if judging.external:
        value = code("LazyLock::new(|| Schema::embedded({}))", schema)
    head = code("pub static {}: LazyLock<Schema> =", side)
    what = Code("the arguments" if side == "INPUT" else "the result")
    return (code("/// What {} must be.", what), *assigned(head, value, Code(";")))


def _constants(body: PlannedBody, side: Code, judging: Judging) -> tuple[Lines, ...]:
    out = [_constant(side, "SCHEMA", json_page(body.schema))]
    if not body.one_text:
        out.append(_constant(side, "CANONICAL", json_page(body.canonical)))
    if body.patterns and not judging.external:
        rows = (
            f"  {json.dumps(source, ensure_ascii=False)}: {json.dumps(program, separators=(',', ':'))}"
            for source, program in body.patterns.items()
        )
        out.append(_constant(side, "PATTERNS", json_text("{\n" + ",\n".join(rows) + "\n}")))
    return tuple(out)


def _constant(side: Code, name: str, text: Code) -> Lines:
    return assigned(code("const {}_{}: &str =", side, Code(name)), text, Code(";"))
