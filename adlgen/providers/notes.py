"""A rewritten schema, and notes about how it differs from the source."""

from __future__ import annotations

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Span
from adlgen.document.node import JsonValue
from adlgen.schema import keywords as known
from adlgen.schema.model import Canonical
from adlgen.schema.shown import accepts_objects

_DRAFTS = (known.DRAFT_4, known.DRAFT_6, known.DRAFT_7, known.DRAFT_2019, known.DRAFT_2020)
CONSTRAINTS = {
    name
    for draft in _DRAFTS
    for name, word in draft.items()
    if word.vocabulary not in {"core", "meta-data", "content"}
} | {"format"}
"""The keywords that restrict values."""


class Note(Struct):
    """Something that a rewritten schema does not express as the source does."""

    text: str
    """What it is, as the end of a sentence: ``'minLength' of 'name'``."""
    span: Span


class Fitted(Struct, kw_only=True):
    """A rewritten schema, and how it differs from the source."""

    schema: dict[str, JsonValue]
    moved: list[Note] = field(default_factory=list)
    """What the description expresses instead."""
    lost: list[Note] = field(default_factory=list)
    """What cannot be expressed at all."""
    nullable: list[Note] = field(default_factory=list)
    """Optional properties that are null instead of absent."""
    ambiguous: list[Note] = field(default_factory=list)
    """Those among them that the source also allows to be null."""


def why_not_strict(canonical: Canonical) -> str | None:
    """Return why an input has no strict definition, regardless of the provider."""
    if canonical.fault:
        return f"its schema is malformed: {canonical.fault}"
    return None if accepts_objects(canonical.json) else "its schema accepts no object"
