"""Types of a plan as text that is the same exactly if the emitted types are."""

from __future__ import annotations

import json
from collections.abc import Mapping

from adlgen.diagnostics.datatypes import Struct
from adlgen.plan.model import (
    Constant,
    Declaration,
    ListOf,
    MapOf,
    Named,
    NullableOf,
    Own,
    Plain,
    Plan,
    PlannedType,
)


class Printer(Struct):
    """Prints the types of a plan."""

    names: Mapping[str, str]
    """The names of declarations by key."""
    formats: frozenset[str]
    """The formats that have a type of their own."""

    def text(self, type_: PlannedType | None) -> str:
        """Return a type as text."""
        match type_:
            case None:
                return "nothing"
            case Plain(basic=basic, format=format_):
                return format_ if format_ in self.formats else basic.value
            case Constant(value=value):
                return json.dumps(value, ensure_ascii=False)
            case ListOf(item=item):
                return f"list of {self.text(item)}"
            case MapOf(value=value):
                return f"map of {self.text(value)}"
            case NullableOf(inner=inner):
                return f"{self.text(inner)} or null"
            case Named(key=key):
                return self.names.get(key, key)
            case Own(type=name):
                return name


def declarations_of(plan: Plan) -> Mapping[str, Declaration]:
    """Return all declarations of a plan by key, also those that tools share."""
    found = dict(plan.declarations)
    bodies = [body for tool in plan.tools for body in tool.bodies]
    for body in (*bodies, *([plan.types] if plan.types else [])):
        found |= body.declarations
    return found


def printer_of(plan: Plan, native: tuple[str, ...]) -> Printer:
    """Return the printer of a plan; ``native`` has the formats with types of the language."""
    names = {key: str(one.name) for key, one in declarations_of(plan).items()}
    is_native = plan.options.get("formats") == "native"
    return Printer(names, frozenset(native) if is_native else frozenset())
