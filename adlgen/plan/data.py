"""The data tree of features, for packs."""

from adlgen.document.node import JsonNumber, JsonValue
from adlgen.ir.data import (
    CodeReference,
    DataValue,
    EnumValue,
    JsonData,
    ListValue,
    MapValue,
    RecordValue,
    is_empty,
    is_written,
    printed_fields,
)

__all__ = [
    "CodeReference",
    "DataValue",
    "EnumValue",
    "JsonData",
    "JsonNumber",
    "JsonValue",
    "ListValue",
    "MapValue",
    "RecordValue",
    "is_empty",
    "is_written",
    "printed_fields",
]
