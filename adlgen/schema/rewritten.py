"""Builds the canonical form of schemas that differ from it, after their references are resolved."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Mapping as MappingABC

from adlgen.diagnostics.codes.schema import DUPLICATE_VALUE, UNKNOWN_DIALECT, UNKNOWN_VOCABULARY
from adlgen.diagnostics.model import Label
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
from adlgen.schema.model import Canonical, Schema, to_json
from adlgen.schema.references.files import Files
from adlgen.schema.references.index import Index
from adlgen.schema.references.resolver import Resolver
from adlgen.schema.references.uris import ROOT
from adlgen.schema.report import Report

_LATEST = "https://json-schema.org/draft/2020-12/"


def rewrite(
    node: Node,
    report: Report,
    documents: MappingABC[str, Node],
    draft: Dialect,
    files: Files | None,
) -> Canonical:
    """Return the canonical form of a schema; problems are reported."""
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
