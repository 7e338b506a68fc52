"""Validation of DojOps files with the messages of its loader, and access to validated nodes."""

from __future__ import annotations

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import DiagnosticKind, Log
from adlgen.document.node import Mapping, Node, Scalar, Sequence, at
from adlgen.document.reader import ROOT, Fields
from adlgen.spec.model import ToolSpec
from adlgen.spec.text import Text
from adlgen_plugins.dojops.feature.model import Generation
from adlgen_plugins.dojops.frontend.zod import Arr, Obj, ZodType, check


class Made(Struct):
    """A tool with its generation model."""

    tool: ToolSpec
    generation: Generation


def validate(
    root: Node, shape: ZodType, codes: tuple[DiagnosticKind, DiagnosticKind], log: Log
) -> bool:
    """Report every issue of a document and keys that look like typos; return whether there are no issues.

    The second kind is for paths that leave the folder, the first for all other issues.
    """
    issues = tuple(check(root, shape))
    for issue in issues:
        leaves = "traversal" in issue.message or "relative path" in issue.message
        log.add(codes[1] if leaves else codes[0], issue.text, issue.span)
    _typos(root, shape, ROOT, log)
    return not issues


def _typos(node: Node, shape: ZodType, where: str, log: Log) -> None:
    if isinstance(shape, Arr) and isinstance(node, Sequence):
        for number, item in enumerate(node.items):
            _typos(item, shape.item, f"{where}[{number}]", log)
    if not isinstance(shape, Obj) or not isinstance(node, Mapping):
        return
    fields = Fields(node, where, log)
    for key, inner in shape.keys.items():
        value = fields.node(key)
        if value is not None:
            _typos(value, inner, fields.path(key), log)
    fields.open()


def text_at(node: Node, *path: str) -> Text | None:
    """Return a string, or None."""
    found = at(node, path)
    if isinstance(found, Scalar) and isinstance(found.value, str):
        return Text(found.value, found.span)
    return None


def value_at(node: Node, *path: str) -> str | None:
    """Return the value of a string, or None."""
    found = text_at(node, *path)
    return None if found is None else found.value


def flag_at(node: Node, *path: str, default: bool = False) -> bool:
    """Return a boolean."""
    found = at(node, path)
    known = found.value if isinstance(found, Scalar) else None
    return known if isinstance(known, bool) else default


def number_at(node: Node, *path: str) -> int | None:
    """Return an integer, or None."""
    found = at(node, path)
    known = found.value if isinstance(found, Scalar) else None
    return int(known) if isinstance(known, int | float) and not isinstance(known, bool) else None


def items_at(node: Node, *path: str) -> tuple[Node, ...]:
    """Return the items of a list; empty without a list."""
    found = at(node, path)
    return found.items if isinstance(found, Sequence) else ()


def texts_at(node: Node, *path: str) -> tuple[str, ...]:
    """Return the strings of a list."""
    values = (item.value for item in items_at(node, *path) if isinstance(item, Scalar))
    return tuple(value for value in values if isinstance(value, str))
