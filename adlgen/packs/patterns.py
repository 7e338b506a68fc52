"""Regular expressions of a language that are equal to the patterns of schemas, for the views of packs."""

from __future__ import annotations

from adlgen.schema.regex.engine import Engine, WithProperties

__all__ = ["Engine", "WithProperties", "translated", "with_properties"]


def translated(source: str, engine: Engine) -> str | None:
    """Return the equal expression of an engine; None if there is not one that takes linear time."""
    from adlgen.schema.regex import native

    return native.translated(source, engine)


def with_properties(source: str, engine: Engine) -> WithProperties | None:
    """Translate a pattern with Unicode properties; None if it has none, or takes more than linear time."""
    from adlgen.schema.regex import native

    return native.with_properties(source, engine)
