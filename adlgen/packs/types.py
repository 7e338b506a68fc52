"""Types of the user, and names of types, from the table ``types`` of a configuration."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType

from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.diagnostics.expressions import expression
from adlgen.diagnostics.model import Log, Span
from adlgen.ir.agent import Agent, Body
from adlgen.packs.pins import near, places
from adlgen.plan.language import Language
from adlgen.plan.own import NO_OWN_TYPES, OwnTypes
from adlgen.schema.formats import GRAMMARS
from adlgen.schema.shown import subschemas

FORMAT = "format:"
"""The start of a key for all strings of a format."""
TOOL = "tool:"
"""The start of a key for a part of a tool: ``tool:ID/input#POINTER`` or ``tool:ID/output#POINTER``."""
_TOOL = expression(r"tool:(.+)/(input|output)#(/.*)")


class TypeEntry(Struct):
    """An entry of the table; its key is a definition (``FILE#POINTER``), a format or a part of a tool."""

    span: Span
    """The place of the key."""
    type: str = ""
    """A type of the user."""
    type_span: Span | None = None
    name: str = ""
    """The name of a generated type; either this or ``type`` is set."""


NO_TYPES: Mapping[str, TypeEntry] = MappingProxyType({})


def with_types(
    agent: Agent, entries: Mapping[str, TypeEntry], language: Language, log: Log
) -> tuple[Agent, OwnTypes]:
    """Return an agent with the names of its types, and the types of the user; report what does not fit the agent."""
    written = {} if agent.shared is None else agent.shared.types
    if not entries and not written:
        return agent, NO_OWN_TYPES
    reading = _Reading(agent, language, log)
    for name, types in written.items():
        reading.read_written(name, types)
    for key, entry in entries.items():
        reading.read(key, entry)
    if agent.shared is not None and reading.names:
        names = {**agent.shared.names, **reading.names}
        agent = replace(agent, shared=replace(agent.shared, names=names))
    found = reading.own
    own = OwnTypes(found["definition"], found["format"], reading.places, language.wire_suffix)
    return agent, own


class _Reading:
    """Reads the entries of a table for one agent and one language."""

    def __init__(self, agent: Agent, language: Language, log: Log) -> None:
        self.agent = agent
        self.language = language
        self.log = log
        self.names: dict[str, str] = {}
        """By JSON Pointer of a definition."""
        self.own: dict[str, dict[str, str]] = {"definition": {}, "format": {}}
        self.places: dict[tuple[str, str], dict[str, str]] = {}
        shared = agent.shared
        origins = {} if shared is None else shared.body.canonical.origins
        self.definitions = {
            _place(origin.path, "".join(f"/{_escaped(token)}" for token in origin.pointer)): name
            for name, origin in origins.items()
        }

    def read_written(self, name: str, types: Mapping[str, tuple[str, Span]]) -> None:
        """Read what the specification has about a definition."""
        for word in (self.language.name, *self.language.aliases):
            if word in types and self.language.own_type:
                text, span = types[word]
                entry = TypeEntry(span, type=text, type_span=span)
                if self._is_type(entry):
                    self.own["definition"][name] = text

    def read(self, key: str, entry: TypeEntry) -> None:
        """Read one entry, which replaces what the specification has."""
        if entry.type and not self._is_type(entry):
            return
        if key.startswith(TOOL):
            self._tool(key, entry)
        elif key.startswith(FORMAT):
            self._format(key, entry)
        else:
            self._definition(key, entry)

    def _is_type(self, entry: TypeEntry) -> bool:
        language = self.language
        if language.own_type and re.fullmatch(language.own_type, entry.type):
            return True
        if language.own_type:
            message = f"'{entry.type}' does not name a type of {language.title}"
            hint = f"for example {language.own_type_example}"
        else:
            message = f"the pack '{language.name}' takes no types of the user"
            hint = "remove the entry"
        self._add(message, entry.type_span, hint)
        return False

    def _definition(self, key: str, entry: TypeEntry) -> None:
        file, _, pointer = key.partition("#")
        name = self.definitions.get(_place(file, pointer))
        if name is None:
            known = [os.path.relpath(place).replace(os.sep, "/") for place in self.definitions]
            message = f"no tool of '{self.agent.name}' refers to the definition '{key}'"
            self._report(message, entry, key, known, "definitions")
        elif entry.name:
            self.names[f"/$defs/{name}"] = entry.name
        else:
            self.own["definition"][name] = entry.type

    def _format(self, key: str, entry: TypeEntry) -> None:
        format_ = key.removeprefix(FORMAT)
        if entry.name:
            message = f"'{key}' needs a type of the project; a format has no name"
            self._add(message, entry.span, f"for example {self._example()}")
        elif format_ in GRAMMARS or format_ in self._formats():
            self.own["format"][format_] = entry.type
        else:
            known = [f"{FORMAT}{name}" for name in sorted({*GRAMMARS, *self._formats()})]
            message = f"no string of '{self.agent.name}' has the format '{format_}'"
            self._report(message, entry, key, known, "formats")

    def _tool(self, key: str, entry: TypeEntry) -> None:
        found = _TOOL.fullmatch(key)
        tools = {tool.id: tool for tool in self.agent.tools}
        if found is None or entry.name:
            message = f"'{key}' is not a part of a tool with a type of the project"
            hint = f"for example '{TOOL}create_order/input#/properties/id': {self._example()}; names are pinned in 'names'"
            self._add(message, entry.span, hint)
            return
        id_, side, pointer = found.groups()
        if id_ not in tools:
            message = f"'{self.agent.name}' has no tool '{id_}'"
            self._report(message, entry, id_, [*tools], "ids of tools")
            return
        body = tools[id_].input if side == "input" else tools[id_].output
        known = [] if body is None else [*places(body)]
        if pointer in known:
            self.places.setdefault((id_, side), {})[pointer] = entry.type
        else:
            message = f"the {side} of '{id_}' has no part '{pointer}'"
            self._report(message, entry, pointer, known, "pointers")

    def _example(self) -> str:
        return self.language.own_type_example or "a type"

    def _formats(self) -> set[str]:
        found = (part.get("format") for body in _bodies(self.agent) for part in _parts(body))
        return {name for name in found if isinstance(name, str)}

    def _add(self, message: str, span: Span | None, hint: str | None) -> None:
        from adlgen.diagnostics.codes.config import BAD_TYPE  # most runs report none

        self.log.add(BAD_TYPE, message, span, hint)

    def _report(
        self, message: str, entry: TypeEntry, word: str, known: Iterable[str], what: str
    ) -> None:
        self._add(message, entry.span, near(word, [*known], what))


def _bodies(agent: Agent) -> Iterator[Body]:
    for tool in agent.tools:
        yield from tool.bodies


def _parts(body: Body) -> Iterator[Mapping[str, object]]:
    yield from subschemas(body.canonical.json)


def _place(file: str, pointer: str) -> str:
    path = str(Path(file).resolve())  # one file may be known by several paths
    return f"{path}#{pointer}" if pointer else path


def _escaped(token: str) -> str:
    return token.replace("~", "~0").replace("/", "~1")
