"""Converts schemas of any draft to the canonical form: self-contained 2020-12."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Mapping as MappingABC
from types import MappingProxyType
from typing import cast

from adlgen.diagnostics.codes.schema import (
    DUPLICATE_VALUE,
    SCHEMA_TOO_DEEP,
    UNKNOWN_DIALECT,
    UNKNOWN_VOCABULARY,
)
from adlgen.diagnostics.model import Label, Log
from adlgen.document.node import JsonValue, Mapping, Node, Scalar, plain
from adlgen.schema.build import Builder
from adlgen.schema.contradictions import look_for_contradictions
from adlgen.schema.dialects import (
    LATEST,
    Dialect,
    UnknownDialectError,
    UnknownVocabularyError,
    recognise,
)
from adlgen.schema.extension import (
    announces,
    extensions,
    with_announcements,
    without_extensions,
)
from adlgen.schema.forms import READERS
from adlgen.schema.model import Canonical, Schema
from adlgen.schema.references.files import Files
from adlgen.schema.references.index import Index
from adlgen.schema.references.resolver import Resolver
from adlgen.schema.references.uris import ROOT, join
from adlgen.schema.report import Report
from adlgen.schema.stack import TooDeepError
from adlgen.schema.verbatim import Verbatim, read_verbatim

_LATEST = "https://json-schema.org/draft/2020-12/"
_NO_DOCUMENTS: MappingABC[str, Node] = MappingProxyType({})


def canonicalise(  # noqa: PLR0913 - the context of a schema
    node: Node,
    log: Log,
    *,
    lenient: bool = False,
    documents: MappingABC[str, Node] = _NO_DOCUMENTS,
    draft: Dialect = LATEST,
    files: Files | None = None,
    has_foreign_keywords: bool = False,
) -> Canonical:
    """Convert a schema to canonical form; problems are reported in the log, not raised.

    Args:
        node: The schema as written.
        log: Receives errors for malformed parts and warnings for contradictory ones.
        lenient: Report malformed parts as warnings; they then accept any value.
        documents: Other schemas that can be referenced, by URI or relative path.
        draft: The draft of schemas that have no ``$schema``.
        files: The files of the specification's folder, which relative references can name. Referenced
            definitions become part of the schema that the model sees.
        has_foreign_keywords: Unknown keywords that are similar to known ones are warnings.
    """
    report = Report(log, lenient, has_foreign_keywords)
    known = {join(ROOT, uri)[0]: document for uri, document in documents.items()}
    try:
        as_written = read_verbatim(node, draft)
        if as_written is not None:
            return _checked(as_written, report)
        return _canonicalise(node, report, known, draft, files)
    except (RecursionError, TooDeepError):
        report.malformed(SCHEMA_TOO_DEEP, "the schema is nested too deeply", node.span)
        return Canonical(Schema({}, node.span, boolean=True), source=True, json=True)


def _checked(found: Verbatim, report: Report) -> Canonical:
    """Return a schema that its canonical form has as it is written; report what is contradictory in it."""
    canonical = Canonical(
        found.root, found.json, found.json, found.patterns, has_formats=found.has_formats
    )
    look_for_contradictions(canonical, found.built, report)
    return canonical


def _canonicalise(
    node: Node,
    report: Report,
    documents: MappingABC[str, Node],
    draft: Dialect,
    files: Files | None,
) -> Canonical:
    written = [*extensions(node)]
    node = with_announcements(node) if any(map(announces, written)) else node
    index = Index(_dialects(report, documents))
    resource = index.add_document(ROOT if files is None else files.base_of(node), node, draft)
    file = "" if files is None else files.name_of(node)
    _report_repeated_anchors(index, report)
    resolver = Resolver(index, documents, draft, report, files, file)
    builder = Builder(report, index, resolver, READERS)
    root = builder.build(node, resource)
    for entry in written:  # also where the builder does not look
        report.extension(entry)
    source = plain(without_extensions(node) if report.extensions else node)
    json = _json(root, source)
    refers_to_files = any(found.file is not None for found in index.resources.values())
    if refers_to_files or report.is_rewritten:
        source = json  # readers have no files, and refuse what is malformed
    canonical = Canonical(
        root,
        source,
        json,
        builder.patterns,
        builder.places(),
        report.first_fault,
        has_files=refers_to_files,
        origins=builder.origins() if refers_to_files else {},
        namings=builder.namings,
        has_formats=builder.has_formats,
    )
    look_for_contradictions(canonical, builder.built, report)
    return canonical


def _dialects(
    report: Report, documents: MappingABC[str, Node]
) -> Callable[[Mapping, Dialect], Dialect]:
    """Return what reads the dialect of a schema, which may inherit one."""

    def dialect_of(schema: Mapping, inherited: Dialect) -> Dialect:
        named = schema.get("$schema")
        if not isinstance(named, Scalar) or not isinstance(named.value, str):
            return inherited
        try:
            return recognise(named.value, documents)
        except UnknownDialectError:
            message = f"unknown dialect {named.value!r}, read as 2020-12"
            report.typo(
                UNKNOWN_DIALECT, message, named.span, "leave $schema out, or name a known draft"
            )
        except UnknownVocabularyError as error:
            message = f"unknown required vocabulary {error}"
            report.tolerated(UNKNOWN_VOCABULARY, message, named.span)
        return LATEST

    return dialect_of


def _report_repeated_anchors(index: Index, report: Report) -> None:
    for found in index.repeated:
        message = f"another schema has the $anchor '{found.anchor}', too; references mean the first"
        labels = (Label(found.first, "the first schema"),)
        report.suspicious(DUPLICATE_VALUE, message, found.span, "rename one of them", labels)


def _json(root: Schema, source: JsonValue) -> JsonValue:
    """Return the plain JSON of a schema; a ``$schema`` of another dialect is dropped."""
    found = to_json(root)
    if found == source or not isinstance(found, dict) or not isinstance(root.keywords, dict):
        return found
    named = root.keywords.get("$schema")
    if isinstance(named, str) and not named.startswith(_LATEST):
        del root.keywords["$schema"], found["$schema"]
    return found


def to_json(schema: Schema) -> JsonValue:
    """Return a canonical schema as plain JSON."""
    if schema.boolean is not None:
        return schema.boolean
    return {key: _value(value) for key, value in schema.keywords.items()}


def _value(value: object) -> JsonValue:
    if isinstance(value, Schema):
        return to_json(value)
    if isinstance(value, list) and value and isinstance(value[0], Schema):
        return [to_json(item) for item in value]
    if isinstance(value, dict) and value and isinstance(next(iter(value.values())), Schema):
        return {key: to_json(item) for key, item in value.items()}
    return cast("JsonValue", value)  # a keyword without subschemas is plain JSON
