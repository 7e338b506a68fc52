"""Defaults that are not of their format are not applied where formats decide about values."""

from __future__ import annotations

import json
from typing import Any

import pytest

from adlgen.diagnostics.codes.schema import REFUSED_DEFAULT
from adlgen.diagnostics.model import Log
from adlgen.document.node import Source
from adlgen.packs import load_pack
from adlgen.pipeline import load_agent, plan_for
from adlgen.plan.model import RecordDecl

PROPERTIES: dict[str, Any] = {
    "at": {"format": "time", "default": "noon"},
    "days": {"type": "array", "items": {"format": "date"}, "default": ["2024-02-30"]},
    "leap": {"format": "date-time", "default": "2016-12-31T22:59:60Z"},
    "id": {"anyOf": [{"type": "string", "format": "uuid"}, {"type": "integer"}], "default": "x"},
    "day": {"type": "string", "format": "date", "default": "2024-02-29"},
    "page": {"type": "string", "format": "uri", "default": "urn:x:60"},
    "more": {"default": "anything"},
}
VALID = ["day", "page", "more"]


@pytest.mark.parametrize("pack", ["go", "python", "rust", "typescript"])
@pytest.mark.parametrize("formats", ["annotate", "assert", "native"])
def test_what_is_applied_and_documented(pack: str, formats: str) -> None:
    schema = {"type": "object", "properties": PROPERTIES}
    tools = Source("t.json", json.dumps({"tools": [{"name": "a", "inputSchema": schema}]}))
    log = Log()
    plan, _ = plan_for(load_agent(tools, log), load_pack(pack, log), {"formats": formats}, log)
    (record,) = (d for d in plan.tools[0].input.declarations.values() if isinstance(d, RecordDecl))
    applied = [field.key for field in record.fields if field.has_default]
    assert applied == (list(PROPERTIES) if formats == "annotate" else VALID)
    assert [field.key for field in record.fields if field.doc.has_default] == applied
    codes = [found.code for found in log.diagnostics if found.code is REFUSED_DEFAULT]
    assert len(codes) == len(PROPERTIES) - len(applied)
