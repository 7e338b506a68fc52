"""Regular expressions of a language that are equal to the patterns of schemas, for the views of packs."""

from __future__ import annotations

from adlgen.schema.regex.native import Engine, WithProperties, translated, with_properties

__all__ = ["Engine", "WithProperties", "translated", "with_properties"]
