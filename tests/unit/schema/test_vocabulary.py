"""Meta-schemas that demand what adlgen does not know."""

from adlgen.diagnostics.model import Log
from adlgen.document.node import JsonValue
from adlgen.schema.canonical import canonicalise
from tests.unit.builders import node_of

META: JsonValue = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://example.com/meta",
    "$vocabulary": {
        "https://json-schema.org/draft/2020-12/vocab/core": True,
        "https://example.com/vocab/units": True,
    },
}


def test_a_required_vocabulary_that_is_unknown_is_reported() -> None:
    log = Log()
    schema: JsonValue = {"$schema": "https://example.com/meta", "type": "string"}
    canonicalise(node_of(schema), log, documents={"https://example.com/meta": node_of(META)})
    assert [d.code.id for d in log.diagnostics] == ["ADL0207"]
