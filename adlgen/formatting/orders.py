"""The order of the keys of a document, which its format has."""

from __future__ import annotations

import importlib
from importlib.util import find_spec

from adlgen.diagnostics.codes.formatting import NO_LAYOUT
from adlgen.diagnostics.model import Log
from adlgen.document.node import Document
from adlgen.document.order import Order
from adlgen.document.reader import head_of
from adlgen.frontends.recognition import frontend_for
from adlgen.plugins import find


def order_of(document: Document, log: Log, dialect: str | None = None) -> Order:
    """Return the order of a document; ``dialect`` is the name of its format, None to recognize it.

    Raises StopRun if the format is unknown, or if it has no layout.
    """
    front = frontend_for(document, log, dialect)
    found = layout_of(front.NAME)
    if found is None:
        message = f"adlgen has no layout for {front.TITLE}"
        hint = "leave the file out; 'adlgen convert --to adl' makes a manifest of its tools"
        log.add(NO_LAYOUT, message, head_of(document.root), hint)
        log.stop_if_errors()
    assert found is not None, "the run stops after the error"
    return found


def layout_of(dialect: str) -> Order | None:
    """Return the order of a format; None if it has no layout. Raises KeyError if there is no such format."""
    package = find("dialects", dialect)
    if package is None:
        raise KeyError(dialect)
    name = f"{package}.layout"
    if find_spec(name) is None:
        return None
    layout = importlib.import_module(name).LAYOUT
    assert isinstance(layout, Order)
    return layout
