"""The types of numbers, of texts with a format, and of the other basic values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.plan.model import Basic, Plain, Plan, PlannedTool

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


class NativeText(NamedTuple):
    """The type of the texts of a format."""

    type: Code
    constant: str = ""
    """The constant of the runtime that converts them; empty if they remain texts."""


NATIVE_TEXTS: Mapping[str, NativeText] = {
    "byte": NativeText(Code("Uint8Array"), "BYTE"),
    "date": NativeText(Code("IsoDate")),
    "date-time": NativeText(Code("Date"), "DATE_TIME"),
    "uri": NativeText(Code("URL"), "URI"),
    "uuid": NativeText(Code("Uuid")),
}
"""The types by format."""


def exported_name(own_type: str) -> Code:
    """Return the name that the module of a type of the user exports."""
    return Code(own_type.rpartition("#")[2])


class Numbers(Struct):
    """The types of the values without parts of a tool, or of shared definitions."""

    big: bool = False
    """Whether integers are ``bigint``s."""
    exact: bool = False
    """Whether other numbers keep their text."""
    natives: bool = False
    """Whether texts of some formats have types."""
    own: Callable[[str], Code] = exported_name
    """Returns the local name of a type of the user."""

    @staticmethod
    def of(plan: Plan, tool: PlannedTool | None = None) -> Numbers:
        """Read the options; built-in tools always use ``number``."""
        if tool is not None and tool.implemented:
            return Numbers()
        return Numbers(
            plan.options["integers"] == "big",
            plan.options["numbers"] == "exact",
            plan.options["formats"] == "native",
        )

    @property
    def widen(self) -> bool:
        """Report whether a type other than ``number`` is used."""
        return self.big or self.exact

    @property
    def converts(self) -> bool:
        """Report whether values of basic types may be converted."""
        return self.big or self.exact or self.natives

    def native(self, type_: Plain) -> NativeText | None:
        """Return the type of the texts of a format; None if they are strings."""
        is_native = self.natives and type_.basic is Basic.STRING
        return NATIVE_TEXTS.get(type_.format) if is_native else None

    def basic(self, basic: Basic) -> Code:
        """Return the name of a basic type."""
        if not self.widen:
            return _BASIC[basic]
        match basic:
            case Basic.ANY:
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
