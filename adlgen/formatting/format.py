"""Formats a text: the canonical order of keys, and the canonical layout."""

from __future__ import annotations

from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Log, StopRun
from adlgen.document import is_json, read_document
from adlgen.document.limits import DEFAULT, Limits, raised
from adlgen.document.node import Source
from adlgen.document.order import Order
from adlgen.document.source import STDIN
from adlgen.formatting.guard import check_same
from adlgen.formatting.orders import order_of
from adlgen.formatting.sections import head_of, newline_of, with_newline


def formatted(
    text: str,
    log: Log,
    *,
    path: str = STDIN,
    dialect: str | None = None,
    limits: Limits = DEFAULT,
) -> str:
    """Return a specification or a file of definitions in its canonical layout, which has no options.

    ``path`` names the text in messages, and its suffix distinguishes JSON from YAML; nothing is read from it. ``dialect``
    is the name of the format; None to recognize it. Keys are in the order of the format, comments stay at their keys, and
    values stay as they are written. A formatted text does not change.

    After an error, which is in the log, the text is returned as it is: it cannot be read, its format is unknown or has no
    layout, or the result would not mean the same. Raises nothing.
    """
    bare = text.removeprefix("\ufeff")
    try:
        new = formatted_source(Source(path, bare, limits=limits), log, dialect)
    except StopRun:
        return text
    return new if bare == text else f"\ufeff{new}"


def formatted_source(source: Source, log: Log, dialect: str | None = None) -> str:
    """Return the text of a source in its canonical layout, as :func:`formatted`. Raises StopRun after an error."""
    with raised(source.limits):
        document = read_document(source, log)
        log.stop_if_errors()
        order = order_of(document, log, dialect)
        new = _laid_out(source, order)
        check_same(document, replace(source, text=new), order, log)
    log.stop_if_errors()
    return new


def _laid_out(source: Source, order: Order | None) -> str:
    newline = newline_of(source.text)
    if is_json(source):
        return with_newline(json_layout(source.text, order), newline)
    before, head, after = head_of(source)
    return f"{before}{with_newline(yaml_layout(head, order), newline)}{after}"


def json_layout(text: str, order: Order | None) -> str:
    """Return a JSON text in its layout, with line feeds. It must be valid."""
    from adlgen.formatting.arrange import arrange
    from adlgen.formatting.json_text import json_text
    from adlgen.formatting.json_tree import json_tree

    tree = json_tree(text.replace("\r", "\n"))
    arrange(tree, order)
    return json_text(tree)


def yaml_layout(text: str, order: Order | None) -> str:
    """Return a YAML text in its layout, with line feeds. It must be valid."""
    from adlgen.formatting.arrange import arrange, split_head
    from adlgen.formatting.yaml_text import yaml_text
    from adlgen.formatting.yaml_tree import yaml_tree

    tree = yaml_tree(text)
    split_head(tree)
    arrange(tree, order)
    return yaml_text(tree)
