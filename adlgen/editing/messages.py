"""Values of features as messages of the Language Server Protocol."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from urllib.parse import quote, unquote, urlsplit

from lsprotocol import types

from adlgen.diagnostics.model import Diagnostic, Severity
from adlgen.diagnostics.visible import visible_lines
from adlgen.editing.model import Edit, Item, Link, Snapshot, Symbol
from adlgen.editing.positions import Range, Text

_SEVERITIES = {
    Severity.ERROR: types.DiagnosticSeverity.Error,
    Severity.WARNING: types.DiagnosticSeverity.Warning,
    Severity.NOTE: types.DiagnosticSeverity.Information,
}
_KINDS = {
    "key": types.CompletionItemKind.Property,
    "value": types.CompletionItemKind.EnumMember,
    "reference": types.CompletionItemKind.Reference,
    "file": types.CompletionItemKind.File,
    "name": types.CompletionItemKind.Variable,
}
_SYMBOLS = {
    "tool": types.SymbolKind.Function,
    "service": types.SymbolKind.Interface,
    "property": types.SymbolKind.Property,
    "definition": types.SymbolKind.Class,
    "section": types.SymbolKind.Namespace,
}
SOURCE = "adlgen"


def path_of(uri: str) -> str:
    """Return the path of a file, absolute and without links; empty for another kind of document."""
    parts = urlsplit(uri)
    return os.path.realpath(unquote(parts.path)) if parts.scheme == "file" else ""


def uri_of(path: str) -> str:
    """Return the URI of a file."""
    return f"file://{quote(path)}"


def range_of(found: Range) -> types.Range:
    """Return a range."""
    (line, column), (end_line, end_column) = found
    return types.Range(types.Position(line, column), types.Position(end_line, end_column))


def diagnostic(found: Diagnostic, snapshot: Snapshot, path: str) -> types.Diagnostic:
    """Return a problem of a file."""
    text = snapshot.text(path) or Text("", snapshot.encoding)
    message = visible_lines(found.message)
    if found.hint:
        message += f"\nhint: {visible_lines(found.hint)}"
    related = []
    for label in found.labels:
        own = os.path.join(os.path.dirname(path), os.path.basename(label.span.path))
        place = snapshot.text(own)
        if place is not None:
            where = types.Location(uri_of(own), range_of(place.range_of(label.span)))
            related.append(types.DiagnosticRelatedInformation(where, visible_lines(label.message)))
    return types.Diagnostic(
        range_of(text.range(0, 0) if found.span is None else text.range_of(found.span)),
        message,
        severity=_SEVERITIES[found.severity],
        code=found.code.id,
        source=SOURCE,
        related_information=related or None,
    )


def completion(items: Iterable[Item], text: Text) -> types.CompletionList:
    """Return completions."""
    return types.CompletionList(
        is_incomplete=False,
        items=[
            types.CompletionItem(
                one.label,
                kind=_KINDS[one.kind],
                detail=one.detail or None,
                documentation=_markdown(one.documentation) if one.documentation else None,
                sort_text=f"{one.order + 100:03}{one.label}",
                filter_text=one.label,
                text_edit=types.TextEdit(range_of(text.range(one.start, one.end)), one.insert),
            )
            for one in items
        ],
    )


def _markdown(text: str) -> types.MarkupContent:
    return types.MarkupContent(types.MarkupKind.Markdown, text)


def hover(text: str, found: Range) -> types.Hover:
    """Return documentation."""
    return types.Hover(_markdown(text), range_of(found))


def location(link: Link, snapshot: Snapshot) -> types.Location:
    """Return a place in a file."""
    text = snapshot.text(link.path) or Text("", snapshot.encoding)
    return types.Location(uri_of(link.path), range_of(text.range(link.start, link.end)))


def workspace_edit(edits: Iterable[Edit], snapshot: Snapshot) -> types.WorkspaceEdit:
    """Return changes of files."""
    changes: dict[str, list[types.TextEdit]] = {}
    for one in edits:
        text = snapshot.text(one.path) or Text("", snapshot.encoding)
        change = types.TextEdit(range_of(text.range(one.start, one.end)), one.text)
        changes.setdefault(uri_of(one.path), []).append(change)
    mapping: Mapping[str, list[types.TextEdit]] = changes
    return types.WorkspaceEdit(changes=dict(mapping))


def symbol(one: Symbol, text: Text) -> types.DocumentSymbol:
    """Return a part of an outline."""
    return types.DocumentSymbol(
        one.name or "-",
        _SYMBOLS[one.kind],
        range_of(text.range(one.start, one.end)),
        range_of(text.range(one.name_start, one.name_end)),
        detail=one.detail or None,
        children=[symbol(inner, text) for inner in one.children],
    )
