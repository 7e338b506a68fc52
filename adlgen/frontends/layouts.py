"""The layouts of formats: the order of their keys."""

from __future__ import annotations

import importlib
from importlib.util import find_spec

from adlgen.document.node import JsonValue
from adlgen.document.order import OTHERS, Order
from adlgen.plugins import find
from adlgen.schema.order import SCHEMA


def layout_of(dialect: str) -> Order | None:
    """Return the order of a format; None if it has no layout. Raises KeyError if there is no such format."""
    package = find("dialects", dialect)
    if package is None:
        raise KeyError(dialect)
    return layout_in(package)


def layout_in(package: str) -> Order | None:
    """Return the order of the format of a package; None if it has no layout."""
    name = f"{package}.layout"
    if find_spec(name) is None:
        return None
    layout = importlib.import_module(name).LAYOUT
    assert isinstance(layout, Order)
    return layout


def in_order(data: JsonValue, order: Order | None) -> JsonValue:
    """Return data with its keys in the order of a format; schemas stay as they are."""
    if order is SCHEMA:
        return data
    match data:
        case dict() if order is not None:
            ranks = order.ranks()
            keys = (
                sorted(data, key=lambda key: ranks.get(key, ranks[OTHERS])) if order.keys else data
            )
            return {key: in_order(data[key], order.of(key)) for key in keys}
        case list() if order is not None:
            return [in_order(item, order.items) for item in data]
        case _:
            return data
