"""What holds the values of the basic types."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from adlgen.naming.code import Code
from adlgen.plan.model import Basic, Plan, PlannedTool

JSON_VALUE = Code("JsonValue")
EXACT_VALUE = Code("ExactValue")
NAMED = (JSON_VALUE, EXACT_VALUE, Code("JsonNumber"))
"""Basic types that are named ones of the runtime."""
_BASIC: Mapping[Basic, Code] = {
    Basic.ANY: JSON_VALUE,
    Basic.NEVER: Code("never"),
    Basic.NULL: Code("null"),
    Basic.BOOLEAN: Code("boolean"),
    Basic.INTEGER: Code("number"),
    Basic.NUMBER: Code("number"),
    Basic.STRING: Code("string"),
}


@dataclass(frozen=True, slots=True)
class Numbers:
    """What holds the numbers of a tool."""

    big: bool = False
    """Whether integers are ``bigint``s."""
    exact: bool = False
    """Whether other numbers are kept as they are written."""

    @staticmethod
    def of(plan: Plan, tool: PlannedTool) -> Numbers:
        """Read the options; built-in tools keep to ``number``."""
        if tool.builtin is not None:
            return Numbers()
        return Numbers(plan.options["integers"] == "big", plan.options["numbers"] == "exact")

    @property
    def widen(self) -> bool:
        """Whether anything but ``number`` is used."""
        return self.big or self.exact

    def basic(self, basic: Basic) -> Code:
        """Spell a basic type."""
        match basic:
            case Basic.ANY if self.widen:
                return EXACT_VALUE
            case Basic.INTEGER if self.big:
                return Code("bigint")
            case Basic.NUMBER if self.exact:
                return Code("JsonNumber")
            case _:
                return _BASIC[basic]


NATIVE = Numbers()
"""Every number is a ``number``."""

SCALARS = frozenset({"null", "boolean", "number", "bigint", "JsonNumber", "string"})
"""What any JSON value includes."""
