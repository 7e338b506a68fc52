"""The stage between resolution and lowering: the tools of a specification with the changes of an overlay."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.diagnostics.codes.overlays import BAD_OVERLAY, CHANGED_BELOW, NOT_PINNED
from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Log, Span
from adlgen.diagnostics.spelling import closest
from adlgen.document import node as nodes
from adlgen.document.node import SiblingFiles
from adlgen.schema.references.files import Files
from adlgen.spec.model import Spec, ToolSpec
from adlgen.spec.names import PORTABLE, allowed, name_of, replacement
from adlgen.spec.overlays.arguments import Arguments
from adlgen.spec.overlays.digest import digest_of
from adlgen.spec.overlays.model import ArgumentOverlay, Overlay, ToolOverlay
from adlgen.spec.rules import CallRules
from adlgen.spec.text import Text

_NOTHING: Mapping[str, ArgumentOverlay] = {}
_MOST_LISTED = 12


def overlaid(
    spec: Spec, overlay: Overlay | None, log: Log, folder: SiblingFiles | None = None
) -> Spec:
    """Return a resolved specification with the changes of an overlay; report entries that fit nothing.

    ``folder`` is the folder of the specification, for schemas that refer to files.
    """
    if overlay is None:
        return spec
    stage = _Stage(overlay, Files(folder), log)
    found = {tool.id.value: stage.entry(tool) for tool in spec.tools}
    stage.report_unused(spec)
    return replace(spec, tools=tuple(stage.tool(t, found[t.id.value]) for t in spec.tools))


class _Stage:
    def __init__(self, overlay: Overlay, files: Files, log: Log) -> None:
        self._overlay, self._files, self._log = overlay, files, log
        self._used: set[str] = set()

    def entry(self, tool: ToolSpec) -> ToolOverlay | None:
        """Return the changes of a tool, by its id or its name."""
        for key in (tool.id.value, name_of(tool)):
            if key in self._overlay.tools:
                self._used.add(key)
                return self._overlay.tools[key]
        return None

    def report_unused(self, spec: Spec) -> None:
        """Report tools that the specification lacks, and arguments that no tool has."""
        for key, entry in self._overlay.tools.items():
            if key not in self._used:
                known = [name_of(tool) for tool in spec.tools]
                message = f"'overlays' changes the tool '{key}', which '{spec.path}' does not have"
                self._bad(message, entry.span, _near(key, known, "tools"))
        names = list(dict.fromkeys(name for tool in spec.tools for name in _names(tool)))
        for name, argument in self._overlay.arguments.items():
            if name not in names:
                message = (
                    f"'overlays' changes the argument '{name}', which no tool of '{spec.path}' has"
                )
                self._bad(message, argument.span, _near(name, names, "arguments"))

    def tool(self, tool: ToolSpec, entry: ToolOverlay | None) -> ToolSpec:
        """Return a tool with its changes and those of its set."""
        if entry is not None:
            self._check_pin(tool, entry)
        shared, own = self._overlay.arguments, _NOTHING if entry is None else entry.arguments
        arguments = {**{k: v for k, v in shared.items() if k in _names(tool)}, **own}
        changed = self._with_arguments(tool, arguments)
        most = self._overlay.max_result_chars if entry is None else entry.max_result_chars
        most = self._overlay.max_result_chars if most is None else most
        if most is not None:
            rules = changed.rules or CallRules()
            changed = replace(changed, rules=replace(rules, max_result_chars=most))
        if entry is not None:
            changed = _described(changed, entry)
        return self._renamed(changed, entry)

    def _check_pin(self, tool: ToolSpec, entry: ToolOverlay) -> None:
        digest, pinned = digest_of(tool), entry.replaces
        if pinned is None:
            message = f"the overlay of '{name_of(tool)}' does not pin the tool that it changes"
            hint = f"add `replaces: {digest}`, and a change of the tool is reported"
            self._log.add(NOT_PINNED, message, entry.span, hint)
        elif pinned.value != digest:
            message = f"the tool '{name_of(tool)}' has changed since its overlay was written"
            hint = f"compare the two, then write `replaces: {digest}`"
            self._log.add(CHANGED_BELOW, message, pinned.span, hint)

    def _with_arguments(self, tool: ToolSpec, overlays: Mapping[str, ArgumentOverlay]) -> ToolSpec:
        if not overlays or not isinstance(tool.input, nodes.Mapping):
            for name, overlay in overlays.items():
                self._bad(
                    f"the tool '{name_of(tool)}' has no argument '{name}'", overlay.span, None
                )
            return tool
        where = f"'{name_of(tool)}'"
        arguments = Arguments(where, tool.input, self._files, self._log)
        for name, overlay in overlays.items():
            if name in arguments.names:
                arguments.apply(name, overlay)
            else:
                hint = _near(name, arguments.names, "arguments")
                self._bad(f"the tool {where} has no argument '{name}'", overlay.span, hint)
        found = arguments.changed
        rules = CallRules(found.constants, found.defaults, found.request)
        return replace(
            tool,
            input=found.shown,
            complete=found.complete,
            rules=None if rules == CallRules() else rules,
        )

    def _renamed(self, tool: ToolSpec, entry: ToolOverlay | None) -> ToolSpec:
        """Return a tool with another name, which the server of the tool does not know."""
        prefix, name = self._overlay.prefix, None if entry is None else entry.rename
        source = name or prefix
        if source is None:
            return tool
        start = "" if prefix is None else prefix.value
        new = start + (allowed(name_of(tool), tool.id.value) if name is None else name.value)
        text = Text(new if PORTABLE.fullmatch(new) else replacement(new), source.span)
        wire_name = tool.wire_name or name_of(tool)
        return replace(tool, id=text, name=text, wire_name=wire_name, is_renamed=True)

    def _bad(self, message: str, span: Span, hint: str | None) -> None:
        self._log.add(BAD_OVERLAY, message, span, hint)


def _names(tool: ToolSpec) -> list[str]:
    """Return the names of the arguments of a tool."""
    properties = tool.input.get("properties") if isinstance(tool.input, nodes.Mapping) else None
    return [e.key for e in properties] if isinstance(properties, nodes.Mapping) else []


def _described(tool: ToolSpec, entry: ToolOverlay) -> ToolSpec:
    metadata = tool.metadata
    return replace(
        tool,
        description=entry.description or tool.description,
        metadata=replace(
            metadata,
            title=entry.title or metadata.title,
            hints={**metadata.hints, **entry.hints},
        ),
    )


def _near(word: str, known: list[str], what: str) -> str | None:
    found = closest(word, known)
    if found:
        return f"did you mean '{found}'?"
    listed = ", ".join(f"'{one}'" for one in known)
    return f"{what}: {listed}" if 0 < len(known) <= _MOST_LISTED else None
