"""Reads the overlays of a configuration; whether the tools have such parts is checked later."""

from __future__ import annotations

import re
from collections.abc import Mapping

from adlgen.diagnostics.codes.config import BAD_CONFIG
from adlgen.document import node as nodes
from adlgen.document.reader import Fields, Found
from adlgen.spec.metadata import ANNOTATIONS
from adlgen.spec.names import PORTABLE
from adlgen.spec.overlays.digest import LENGTH
from adlgen.spec.overlays.model import ArgumentOverlay, Overlay, ToolOverlay
from adlgen.spec.text import Text

SOURCE = re.compile(r"principal|data\.[A-Za-z_][A-Za-z0-9_]*")
"""The values of a request: who calls, or an entry of its data."""
DIGEST = re.compile(rf"[0-9a-f]{{{LENGTH}}}")
_SHOWN = ("description", "enum", "default")


def overlays_of(fields: Fields) -> Mapping[str, Overlay]:
    """Return the overlays by the path of the specification."""
    table = fields.fields("overlays")
    found: dict[str, Overlay] = {}
    for entry in () if table is None else table.mapping:
        inner = None if table is None else table.fields(entry.key, where=_of(entry.key, "overlays"))
        if inner is None:
            continue
        found[entry.key] = Overlay(
            entry.key_span,
            prefix=_text(inner.text("prefix", filled=True, pattern=PORTABLE, example="github_")),
            arguments=_arguments(inner),
            max_result_chars=_bound(inner),
            tools=_tools(inner),
        )
        inner.close()
    return found


def _of(key: str, where: str) -> str:
    return f"'{key}' of '{where}'"


def _text(found: Found[str] | None) -> Text | None:
    return None if found is None else Text(found.value, found.span)


def _tools(fields: Fields) -> Mapping[str, ToolOverlay]:
    table = fields.fields("tools", where=f"'tools' of {fields.where}")
    found: dict[str, ToolOverlay] = {}
    for entry in () if table is None else table.mapping:
        inner = None if table is None else table.fields(entry.key, where=f"tool '{entry.key}'")
        if inner is None:
            continue
        found[entry.key] = ToolOverlay(
            entry.key_span,
            replaces=_text(inner.text("replaces", pattern=DIGEST, example="0" * LENGTH)),
            rename=_text(inner.text("rename", filled=True, pattern=PORTABLE)),
            title=_text(inner.text("title")),
            description=_text(inner.text("description")),
            hints=_hints(inner),
            arguments=_arguments(inner),
            max_result_chars=_bound(inner),
        )
        inner.close()
    return found


def _hints(fields: Fields) -> Mapping[str, bool]:
    annotations = fields.fields("annotations", where=f"'annotations' of {fields.where}")
    if annotations is None:
        return {}
    found = {hint: annotations.flag(key) for key, hint in ANNOTATIONS.items()}
    annotations.close()
    return {hint: flag.value for hint, flag in found.items() if flag is not None}


def _bound(fields: Fields) -> int | None:
    node = fields.node("max_result_chars")
    value = node.value if isinstance(node, nodes.Scalar) else None
    if node is None:
        return None
    if type(value) is int and value > 0:
        return value
    fields.wrong_type("max_result_chars", node, "a positive integer")
    return None


def _arguments(fields: Fields) -> Mapping[str, ArgumentOverlay]:
    table = fields.fields("arguments", where=f"'arguments' of {fields.where}")
    found: dict[str, ArgumentOverlay] = {}
    for entry in () if table is None else table.mapping:
        where = f"argument '{entry.key}' of {fields.where}"
        inner = None if table is None else table.fields(entry.key, where=where)
        if inner is not None:
            found[entry.key] = _argument(inner, entry)
    return found


def _argument(fields: Fields, entry: nodes.Entry) -> ArgumentOverlay:
    items = fields.items("enum")
    enum = fields.node("enum")
    found = ArgumentOverlay(
        entry.key_span,
        description=_text(fields.text("description")),
        enum=enum if isinstance(enum, nodes.Sequence) and items else None,
        default=fields.node("default"),
        value=fields.node("value"),
        source=_text(fields.text("from", pattern=SOURCE, example="data.tenant")),
    )
    fields.close()
    if enum is not None and items == ():
        fields.empty("enum", enum)
    hiding = [key for key in ("value", "from") if key in fields]
    more = [key for key in _SHOWN if key in fields]
    if len(hiding) > 1 or (hiding and more):
        message = f"{fields.where} must not set both '{hiding[0]}' and '{[*hiding[1:], *more][0]}'"
        hint = "models do not see an argument with 'value' or 'from'"
        fields.problem(BAD_CONFIG, message, hint=hint)
    return found
