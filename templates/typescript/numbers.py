"""The types of numbers and of the other basic values."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.plan.model import Basic, Plan, PlannedTool

JSON_VALUE = Code("JsonValue")
EXACT_VALUE = Code("ExactValue")
NAMED = (JSON_VALUE, EXACT_VALUE, Code("JsonNumber"))
"""Basic types that the runtime declares."""
_BASIC: Mapping[Basic, Code] = {
    Basic.ANY: JSON_VALUE,
    Basic.NEVER: Code("never"),
    Basic.NULL: Code("null"),
    Basic.BOOLEAN: Code("boolean"),
    Basic.INTEGER: Code("number"),
    Basic.NUMBER: Code("number"),
    Basic.STRING: Code("string"),
}


class Numbers(Struct):
    """The number types of a tool."""

    big: bool = False
    """Whether integers are ``bigint``s."""
    exact: bool = False
    """Whether other numbers keep their text."""

    @staticmethod
    def of(plan: Plan, tool: PlannedTool) -> Numbers:
        """Read the options; built-in tools always use ``number``."""
        if tool.implemented:
            return Numbers()
        return Numbers(plan.options["integers"] == "big", plan.options["numbers"] == "exact")

    @property
    def widen(self) -> bool:
        """Report whether a type other than ``number`` is used."""
        return self.big or self.exact

    def basic(self, basic: Basic) -> Code:
        """Return the name of a basic type."""
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
"""The types that are part of any JSON value."""
