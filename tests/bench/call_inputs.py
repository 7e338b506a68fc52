"""Three inputs as tools get them: a query, an order, a table of records; about 100 B, 2 kB and 100 kB."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TypeAlias

from adlgen.document.node import JsonValue

Keywords: TypeAlias = dict[str, JsonValue]


def text(**bounds: JsonValue) -> Keywords:
    """Return the schema of a string."""
    return {"type": "string", **bounds}


def closed(required: list[JsonValue], **properties: JsonValue) -> Keywords:
    """Return the schema of an object with these properties alone."""
    return {
        "type": "object",
        "additionalProperties": False,
        "required": required,
        "properties": properties,
    }


_QUERY = closed(
    ["query"],
    query=text(minLength=1, maxLength=200),
    kind=text(enum=["all", "open", "closed"]),
    limit={"type": "integer", "minimum": 1, "maximum": 100},
    archived={"type": "boolean"},
)
_ADDRESS = closed(
    ["street", "city", "country"],
    street=text(),
    city=text(),
    postcode=text(),
    country=text(pattern="^[A-Z]{2}$"),
)
_LINE = closed(
    ["sku", "quantity", "price"],
    sku=text(pattern="^[A-Z]{3}-[0-9]{4}$"),
    quantity={"type": "integer", "minimum": 1},
    price={"type": "number", "minimum": 0},
    note={"type": ["string", "null"], "maxLength": 200},
)
_ORDER = closed(
    ["customer", "lines"],
    customer=closed(
        ["name", "email", "address"],
        name=text(minLength=1),
        email=text(),
        address={"$ref": "#/$defs/address"},
    ),
    shipTo={"$ref": "#/$defs/address"},
    lines={"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/line"}},
    labels={"type": "object", "additionalProperties": text()},
) | {"$defs": {"address": _ADDRESS, "line": _LINE}}
_RECORD = closed(
    ["id", "title", "state", "score", "tags"],
    id={"type": "integer", "minimum": 1},
    title=text(minLength=1, maxLength=200),
    state=text(enum=["new", "active", "done"]),
    score={"type": "number", "minimum": 0, "maximum": 1},
    tags={"type": "array", "items": text(maxLength=40), "maxItems": 10},
    parent={"type": ["integer", "null"]},
    place=closed(["lat", "lon"], lat={"type": "number"}, lon={"type": "number"}),
)
_TABLE = closed(
    ["records"],
    records={"type": "array", "items": {"$ref": "#/$defs/record"}, "maxItems": 5000},
) | {"$defs": {"record": _RECORD}}

SCHEMAS: Mapping[str, Keywords] = {"query": _QUERY, "order": _ORDER, "table": _TABLE}


def _line(index: int) -> JsonValue:
    note = f"Gift wrap, card no. {index}, please." if index % 3 == 0 else None
    return {
        "sku": f"ABC-{1000 + index}",
        "quantity": 1 + index % 4,
        "price": 9.95 + index,
        "note": note,
    }


def _record(index: int) -> JsonValue:
    return {
        "id": index + 1,
        "title": f"Record {index}: the pump in hall {index % 9} is loud, please look",
        "state": ("new", "active", "done")[index % 3],
        "score": (index % 100) / 100,
        "tags": ["pump", f"hall-{index % 9}", "noise"],
        "parent": index if index % 5 else None,
        "place": {"lat": 52.5 + index / 10_000, "lon": 13.4 - index / 10_000},
    }


_HOME: JsonValue = {"street": "Long Lane 1", "city": "Berlin", "postcode": "10115", "country": "DE"}
_VALUES: Mapping[str, JsonValue] = {
    "query": {"query": "noise in hall seven", "kind": "open", "limit": 20, "archived": False},
    "order": {
        "customer": {"name": "Ada Example", "email": "ada@example.com", "address": _HOME},
        "shipTo": _HOME,
        "lines": [_line(index) for index in range(22)],
        "labels": {f"label-{index}": f"value {index}" for index in range(6)},
    },
    "table": {"records": [_record(index) for index in range(480)]},
}
TEXTS: Mapping[str, str] = {
    name: json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    for name, value in _VALUES.items()
}


def manifest() -> str:
    """Return an agent with a tool for each input."""
    tools: list[JsonValue] = [
        {"id": name, "name": name, "description": "Takes it.", "tags": ["bench"], "schema": schema}
        for name, schema in SCHEMAS.items()
    ]
    flags = ("streaming", "pushNotifications", "stateTransitionHistory")
    spec: Keywords = {
        "capabilities": dict.fromkeys(flags, False),
        "server": {"port": 8080},
        "language": {"go": {"module": "example.com/calls", "version": "1.24"}},
        "tools": tools,
    }
    about: Keywords = {"name": "calls", "description": "Inputs.", "version": "1.0.0"}
    api = "adl.inference-gateway.com/v1"
    return json.dumps({"apiVersion": api, "kind": "Agent", "metadata": about, "spec": spec})
