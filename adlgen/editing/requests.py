"""The requests of editors: each calls one feature with the open documents."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from lsprotocol import types
from pygls.exceptions import JsonRpcInvalidParams

from adlgen.editing import messages
from adlgen.editing.completion import completion
from adlgen.editing.hover import hover
from adlgen.editing.model import Edit
from adlgen.editing.names import definition, references
from adlgen.editing.outline import outline
from adlgen.editing.renaming import RenameError, rename, renamed
from adlgen.editing.repairs import layout, lint_edits, repairs

if TYPE_CHECKING:
    from adlgen.editing.server import Server

_TRIGGERS = ["$", "#", "/", '"', "'", ":", "[", ",", "-", ".", " "]
EXPLAIN = "adlgen.explain"
"""The command that returns the explanation of a code, in Markdown."""
_FIX_ALL = f"{types.CodeActionKind.SourceFixAll.value}.adlgen"


class _AtPosition(Protocol):
    @property
    def text_document(self) -> types.TextDocumentIdentifier:
        """The document."""

    @property
    def position(self) -> types.Position:
        """The position."""


class Requests:
    """Answers requests about the documents of a server."""

    def __init__(self, server: Server) -> None:
        """Answer for a server."""
        self._server = server

    def _where(self, params: _AtPosition) -> tuple[str, tuple[int, int]]:
        at = params.position
        return messages.path_of(params.text_document.uri), (at.line, at.character)

    def completion(self, params: types.CompletionParams) -> types.CompletionList:
        """Return what can be typed."""
        path, at = self._where(params)
        items = completion(self._server.session.snapshot, path, at)
        return messages.completion(items, self._server.text_of(path))

    def hover(self, params: types.HoverParams) -> types.Hover | None:
        """Return documentation, what is emitted, and explanations."""
        path, at = self._where(params)
        session = self._server.session
        known, emitted = session.look(path), partial(session.emitted, path)
        found = hover(session.snapshot, path, at, known, emitted)
        if found is None:
            return None
        return messages.hover(found.text, self._server.text_of(path).range(found.start, found.end))

    def definition(self, params: types.DefinitionParams) -> Sequence[types.Location]:
        """Return where a name is defined."""
        snapshot = self._server.session.snapshot
        found = definition(snapshot, *self._where(params))
        return [messages.location(one, snapshot) for one in found]

    def references(self, params: types.ReferenceParams) -> Sequence[types.Location]:
        """Return what refers to a name."""
        snapshot = self._server.session.snapshot
        wanted = params.context.include_declaration
        found = references(snapshot, *self._where(params))
        links = [one.link for one in found if wanted or not one.is_definition]
        return [messages.location(one, snapshot) for one in links]

    def prepare_rename(self, params: types.PrepareRenameParams) -> types.Range:
        """Return the range of a name that can be changed."""
        path, at = self._where(params)
        try:
            link = renamed(self._server.session.snapshot, path, at)
        except RenameError as error:
            raise JsonRpcInvalidParams(str(error)) from None
        return messages.range_of(self._server.text_of(path).range(link.start, link.end))

    def rename(self, params: types.RenameParams) -> types.WorkspaceEdit:
        """Return the changes that rename something."""
        snapshot = self._server.session.snapshot
        try:
            edits = rename(snapshot, *self._where(params), params.new_name)
        except RenameError as error:
            raise JsonRpcInvalidParams(str(error)) from None
        return messages.workspace_edit(edits, snapshot)

    def symbols(self, params: types.DocumentSymbolParams) -> Sequence[types.DocumentSymbol]:
        """Return an outline."""
        path = messages.path_of(params.text_document.uri)
        found = outline(self._server.session.snapshot, path)
        return [messages.symbol(one, self._server.text_of(path)) for one in found]

    def formatting(self, params: types.DocumentFormattingParams) -> Sequence[types.TextEdit]:
        """Return the changes of the layout."""
        path = messages.path_of(params.text_document.uri)
        return self._edits(path, layout(self._server.session.snapshot, path))

    def _edits(self, path: str, edits: Sequence[Edit]) -> list[types.TextEdit]:
        text = self._server.text_of(path)
        return [
            types.TextEdit(messages.range_of(text.range(one.start, one.end)), one.text)
            for one in edits
        ]

    def actions(self, params: types.CodeActionParams) -> Sequence[types.CodeAction]:
        """Return quick fixes, and the explanations of codes."""
        self._server.publish()
        path = messages.path_of(params.text_document.uri)
        session, text, at = self._server.session, self._server.text_of(path), params.range
        start = text.offset((at.start.line, at.start.character))
        end = text.offset((at.end.line, at.end.character))
        only = [str(getattr(one, "value", one)) for one in params.context.only or ()]
        found: list[types.CodeAction] = []
        if not only or any(one == "" or "quickfix".startswith(one) for one in only):
            for fix in repairs(session.snapshot, path, session.look(path), start, end):
                own = [d for d in params.context.diagnostics if d.code == fix.code]
                found.append(
                    types.CodeAction(
                        fix.title,
                        types.CodeActionKind.QuickFix,
                        own,
                        is_preferred=fix.is_preferred or None,
                        edit=messages.workspace_edit(fix.edits, session.snapshot),
                    )
                )
            codes = dict.fromkeys(str(d.code) for d in params.context.diagnostics)
            found += [_explained(code) for code in codes]
        if any(_FIX_ALL.startswith(one) for one in only):
            edits = lint_edits(session.snapshot, path)
            if edits:
                edit = messages.workspace_edit(edits, session.snapshot)
                found.append(types.CodeAction("Repair all findings", _FIX_ALL, edit=edit))
        return found


def _explained(code: str) -> types.CodeAction:
    command = types.Command(f"Explain {code}", EXPLAIN, None, [code])
    return types.CodeAction(f"Explain {code}", types.CodeActionKind.QuickFix, command=command)


def explanation(code: str) -> str:
    """Return what ``adlgen explain`` prints about a code, in Markdown; empty if there is no such code."""
    from adlgen.plugins.catalogue import ALL

    found = ALL.get(code)
    return "" if found is None else f"## {found.id}: {found.title}\n\n{found.explanation.strip()}\n"


def add_features(server: Server) -> None:
    """Answer all requests of editors."""
    own = Requests(server)
    trigger = types.CompletionOptions(trigger_characters=_TRIGGERS)
    kinds = types.CodeActionOptions([types.CodeActionKind.QuickFix, _FIX_ALL])
    features: list[tuple[str, Any, Any]] = [
        (types.TEXT_DOCUMENT_COMPLETION, own.completion, trigger),
        (types.TEXT_DOCUMENT_HOVER, own.hover, None),
        (types.TEXT_DOCUMENT_DEFINITION, own.definition, None),
        (types.TEXT_DOCUMENT_REFERENCES, own.references, None),
        (types.TEXT_DOCUMENT_PREPARE_RENAME, own.prepare_rename, None),
        (types.TEXT_DOCUMENT_RENAME, own.rename, types.RenameOptions(prepare_provider=True)),
        (types.TEXT_DOCUMENT_DOCUMENT_SYMBOL, own.symbols, None),
        (types.TEXT_DOCUMENT_FORMATTING, own.formatting, None),
        (types.TEXT_DOCUMENT_CODE_ACTION, own.actions, kinds),
    ]
    for name, answer, options in features:

        def feature(params: Any, answer: Any = answer) -> Any:  # noqa: ANN401 - any message
            with server.garbage.left():
                return answer(params)

        server.feature(name, options)(feature)

    def explain(code: str) -> str:
        return explanation(code)

    server.command(EXPLAIN)(explain)
