"""A value that satisfies all keywords of a schema together."""

from __future__ import annotations

import json

from adlgen.diagnostics.model import Log
from adlgen.document import read_document
from adlgen.document.node import JsonValue, Source
from adlgen.schema.canonical import canonicalise
from adlgen.schema.contain.decide import Verdict, example
from adlgen.schema.contain.goals import Undecided
from adlgen.schema.shown import subschemas

_MOST_WORK = 3_000


def combined(schema: JsonValue) -> Verdict:
    """Return ``no`` with a value that a canonical schema accepts; formats are not decided, because they are annotations here."""
    if any("format" in part for part in subschemas(schema)):
        return Verdict("unknown", undecided=Undecided("format", "formats are annotations"))
    document = read_document(Source("schema.json", json.dumps(schema)), Log())
    canonical = canonicalise(document.root, Log(), lenient=True)
    return example(canonical, limit=_MOST_WORK)
