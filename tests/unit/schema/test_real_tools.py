"""Thousands of real tool schemas: all can be read, and real values have the recorded verdicts."""

import gzip
import json
from collections import Counter

import pytest

from adlgen.diagnostics.model import Log
from adlgen.schema.canonical import canonicalise
from adlgen.schema.evaluate import accepts
from tests import shared
from tests.unit.builders import node_of

CORPUS = shared.CORPUS / "tools"
KINDS = {"valid": True, "made_valid": True, "invalid": False, "made_invalid": False}

BACK_REFERENCE = {"mcp/postman-mcp#getWorkspace"}
"""Its pattern has a back-reference, so it is dropped with a warning and the property takes any string."""

pytestmark = pytest.mark.corpus


@pytest.mark.parametrize("name", ["mcp", "bfcl", "provider", "hard"])
def test_real_tools_are_judged_as_recorded(name: str) -> None:
    wrong: list[tuple[str, str, object]] = []
    same: Counter[bool] = Counter()
    with gzip.open(CORPUS / f"{name}.jsonl.gz", "rt", encoding="utf-8") as lines:
        for record in map(json.loads, lines):
            log = Log()
            canonical = canonicalise(node_of(record["schema"]), log, lenient=True)
            assert not log.has_errors
            same[canonical.same_text] += 1
            if record.get("meta_error") or record["id"] in BACK_REFERENCE:
                continue
            wrong += [
                (record["id"], kind, value)
                for kind, verdict in KINDS.items()
                for value in record.get(kind) or ()
                if accepts(canonical, value) != verdict
            ]
    assert wrong == []
    assert name == "hard" or same[True] > 0.95 * same.total()
