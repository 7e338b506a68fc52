"""The drafts of JSON Schema."""

from __future__ import annotations

from collections.abc import Mapping as MappingABC
from functools import cached_property

from adlgen.document.node import Mapping, Node, Scalar
from adlgen.schema.keywords import (
    ANNOTATIONS,
    DRAFT_4,
    DRAFT_6,
    DRAFT_7,
    DRAFT_2019,
    DRAFT_2020,
    Form,
    Keyword,
)
from adlgen.schema.references.uris import join

_SUBSCHEMAS = frozenset(
    {
        Form.DEFINITIONS,
        Form.SCHEMA,
        Form.SCHEMAS,
        Form.SCHEMA_MAP,
        Form.PATTERN_MAP,
        Form.ITEMS,
        Form.ADDITIONAL_ITEMS,
        Form.DEPENDENCIES,
    }
)
_VERBATIM = frozenset(
    {
        Form.SCHEMA,
        Form.SCHEMAS,
        Form.SCHEMA_MAP,
        Form.TYPE,
        Form.VALUES,
        Form.ANY,
        Form.NUMBER,
        Form.POSITIVE,
        Form.COUNT,
        Form.BOOLEAN,
        Form.TEXT,
        Form.PATTERN,
        Form.NAMES,
    }
)
_VALIDATING = frozenset({"applicator", "unevaluated", "validation"})


class Dialect:
    """A draft, optionally restricted to some of its vocabularies."""

    def __init__(
        self, title: str, keywords: MappingABC[str, Keyword], *, lone_reference: bool = False
    ) -> None:
        """Describe a draft.

        Messages name it by its ``title``; ``lone_reference`` is whether ``$ref`` replaces its whole
        schema (up to draft-07).
        """
        self.title = title
        self.keywords = keywords
        self.lone_reference = lone_reference

    @cached_property
    def identifier(self) -> str:
        """The keyword that names a schema resource."""
        return "id" if "id" in self.keywords else "$id"

    @cached_property
    def subschemas(self) -> MappingABC[str, Form]:
        """The keywords that hold schemas."""
        return {k: word.form for k, word in self.keywords.items() if word.form in _SUBSCHEMAS}

    @cached_property
    def verbatim(self) -> MappingABC[str, Form]:
        """The keywords that the canonical form has as they are written, unless a value is malformed."""
        words = self.keywords.items()
        return {k: word.form for k, word in words if word.form in _VERBATIM and k != "$schema"}

    @cached_property
    def without_effect(self) -> frozenset[str]:
        """Keywords that the canonical form has and this dialect does not."""
        harmless = ANNOTATIONS - {"contentSchema"}
        return frozenset(DRAFT_2020) - frozenset(self.keywords) - harmless


DRAFTS: MappingABC[str, Dialect] = {
    "http://json-schema.org/draft-04/schema": Dialect("draft-04", DRAFT_4, lone_reference=True),
    "http://json-schema.org/draft-06/schema": Dialect("draft-06", DRAFT_6, lone_reference=True),
    "http://json-schema.org/draft-07/schema": Dialect("draft-07", DRAFT_7, lone_reference=True),
    "https://json-schema.org/draft/2019-09/schema": Dialect("2019-09", DRAFT_2019),
    "https://json-schema.org/draft/2020-12/schema": Dialect("2020-12", DRAFT_2020),
}
"""The drafts by the URI of their meta-schema."""

LATEST = DRAFTS["https://json-schema.org/draft/2020-12/schema"]
"""The draft of a schema without ``$schema``."""


class UnknownDialectError(ValueError):
    """Raised for a URI that is not that of a draft or of a known meta-schema."""


class UnknownVocabularyError(ValueError):
    """Raised if a meta-schema requires an unknown vocabulary."""


def recognise(uri: str, documents: MappingABC[str, Node]) -> Dialect:
    """Return the dialect that a ``$schema`` identifies.

    Raises:
        UnknownDialectError: It is neither a known draft nor the URI of one of the documents.
        UnknownVocabularyError: Its meta-schema requires an unknown vocabulary.
    """
    absolute = _normalised(uri)
    if absolute in DRAFTS:
        return DRAFTS[absolute]
    meta = documents.get(absolute)
    if not isinstance(meta, Mapping):
        raise UnknownDialectError(uri)
    return _of_meta_schema(meta, documents)


def _normalised(uri: str) -> str:
    """Normalize common mistakes in these URIs: https, a missing fragment or an extra slash."""
    absolute = join(uri.strip(), "")[0].rstrip("/")
    scheme, _, rest = absolute.partition("://")
    if rest.startswith("json-schema.org/draft"):
        return ("http://" if "/draft-0" in rest else "https://") + rest
    return absolute if scheme else uri


def _of_meta_schema(meta: Mapping, documents: MappingABC[str, Node]) -> Dialect:
    named = meta.get("$schema")
    base = LATEST
    if isinstance(named, Scalar) and isinstance(named.value, str):
        own = meta.get("$id")
        if not (isinstance(own, Scalar) and own.value == named.value):
            base = recognise(named.value, documents)
    vocabularies = meta.get("$vocabulary")
    if not isinstance(vocabularies, Mapping):
        return base
    known = {"core"}
    for entry in vocabularies:
        prefix, _, name = entry.key.rpartition("/")
        required = isinstance(entry.value, Scalar) and entry.value.value is True
        if prefix.startswith("https://json-schema.org/draft/"):
            known.add(name)
        elif required:
            raise UnknownVocabularyError(entry.key)
    keywords = {
        k: word
        for k, word in base.keywords.items()
        if word.vocabulary in known or word.vocabulary not in _VALIDATING
    }
    return Dialect(base.title, keywords, lone_reference=base.lone_reference)
