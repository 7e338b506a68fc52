"""Measures validate-and-decode: `python calls.py FOLDER SECONDS`, with the emitted packages on the path."""

from __future__ import annotations

import importlib
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Literal

import jsonschema
import jsonschema_rs
from pydantic import BaseModel, ConfigDict, Field

ROUNDS = 5
Call = Callable[[bytes], Any]


class ByHand(BaseModel):
    """What a user of pydantic writes by hand."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Query(ByHand):
    query: Annotated[str, Field(min_length=1, max_length=200)]
    kind: Literal["all", "open", "closed"] | None = None
    limit: Annotated[int, Field(ge=1, le=100)] | None = None
    archived: bool | None = None


class Address(ByHand):
    street: str
    city: str
    postcode: str | None = None
    country: Annotated[str, Field(pattern="^[A-Z]{2}$")]


class Customer(ByHand):
    name: Annotated[str, Field(min_length=1)]
    email: str
    address: Address


class Line(ByHand):
    sku: Annotated[str, Field(pattern="^[A-Z]{3}-[0-9]{4}$")]
    quantity: Annotated[int, Field(ge=1)]
    price: Annotated[float, Field(ge=0)]
    note: Annotated[str, Field(max_length=200)] | None = None


class Order(ByHand):
    customer: Customer
    shipTo: Address | None = None  # noqa: N815 - the name on the wire
    lines: Annotated[list[Line], Field(min_length=1)]
    labels: dict[str, str] | None = None


class Place(ByHand):
    lat: float
    lon: float


class Record(ByHand):
    id: Annotated[int, Field(ge=1)]
    title: Annotated[str, Field(min_length=1, max_length=200)]
    state: Literal["new", "active", "done"]
    score: Annotated[float, Field(ge=0, le=1)]
    tags: Annotated[list[Annotated[str, Field(max_length=40)]], Field(max_length=10)]
    parent: int | None = None
    place: Place | None = None


class Table(ByHand):
    records: Annotated[list[Record], Field(max_length=5000)]


MODELS: dict[str, type[ByHand]] = {"query": Query, "order": Order, "table": Table}


def own(package: str, size: str) -> Call:
    """Return what the emitted package offers."""
    tool = importlib.import_module(f"{package}.toolspec.{size}")
    parse: Call = tool.TOOL.input.parse
    return parse


def pure_python(schema: Any) -> Call:
    """Return the usual validator."""
    validator = jsonschema.Draft202012Validator(schema)

    def call(data: bytes) -> Any:
        value = json.loads(data)
        validator.validate(value)
        return value

    return call


def in_rust(schema: Any) -> Call:
    """Return the validator that is written in Rust."""
    validator = jsonschema_rs.Draft202012Validator(schema)

    def call(data: bytes) -> Any:
        value = json.loads(data)
        validator.validate(value)
        return value

    return call


def measure(size: str, data: bytes, contenders: dict[str, Call], slot: float) -> None:
    """Measure in turns; print the least of each."""
    best = dict.fromkeys(contenders, float("inf"))
    for turn in range(ROUNDS + 1):  # the first one warms up
        for name, call in contenders.items():
            started, count, spent = time.process_time(), 0, 0.0
            while spent < slot:
                call(data)
                count += 1
                spent = time.process_time() - started
            if turn:
                best[name] = min(best[name], spent * 1e6 / count)
    for name, us in best.items():
        print(json.dumps({"contender": name, "size": size, "us": us}))


def main(folder: Path, seconds: float) -> None:
    """Measure every size."""
    for size, model in MODELS.items():
        schema = json.loads((folder / f"{size}.schema.json").read_text())
        contenders = {
            "adlgen python, dataclass": own("calls_dataclass", size),
            "adlgen python, pydantic": own("calls_pydantic", size),
            "jsonschema + json": pure_python(schema),
            "jsonschema-rs + json": in_rust(schema),
            "pydantic by hand": model.model_validate_json,
        }
        data = (folder / f"{size}.json").read_bytes()
        measure(size, data, contenders, seconds / ROUNDS)


if __name__ == "__main__":
    main(Path(sys.argv[1]), float(sys.argv[2]))
