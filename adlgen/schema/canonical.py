"""Converts schemas of any draft to the canonical form: self-contained 2020-12."""

from __future__ import annotations

from collections.abc import Mapping as MappingABC
from types import MappingProxyType

from adlgen.diagnostics.codes.schema import SCHEMA_TOO_DEEP
from adlgen.diagnostics.model import Log
from adlgen.document.node import Node
from adlgen.schema.contradictions import look_for_contradictions
from adlgen.schema.dialects import LATEST, Dialect
from adlgen.schema.model import Canonical, Schema
from adlgen.schema.references.uris import ROOT, join
from adlgen.schema.report import Report
from adlgen.schema.stack import TooDeepError
from adlgen.schema.verbatim import Verbatim, read_verbatim

TYPE_CHECKING = False
if TYPE_CHECKING:
    from adlgen.schema.references.files import Files

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
    try:
        as_written = read_verbatim(node, draft)
        if as_written is not None:
            return _checked(as_written, report)
        # Most schemas are as their canonical form is, and need none of the modules that resolve references.
        from adlgen.schema.rewritten import rewrite

        known = {join(ROOT, uri)[0]: document for uri, document in documents.items()}
        return rewrite(node, report, known, draft, files)
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
