"""Gives each definition of another file one name in all tools of an agent, so that it is one type."""

from __future__ import annotations

import posixpath
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import cast

from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.diagnostics.hashing import sha256
from adlgen.diagnostics.model import Log
from adlgen.document.node import JsonValue
from adlgen.ir.agent import Agent, Body, SharedTypes, Tool
from adlgen.ir.bodies import body_of, lowered, with_notes
from adlgen.ir.schemas import Lowering
from adlgen.ir.types import Any
from adlgen.schema.definitions import json_references, references, renamed, without_definitions
from adlgen.schema.model import Canonical, Origin, Schema, to_json
from adlgen.schema.references.uris import safe_name
from adlgen.schema.shown import Object, subschemas, with_items

_PLACE = "/$defs/"


def share(agent: Agent) -> Agent:
    """Return an agent whose tools share the definitions of other files.

    A definition is known by its file and its place there. Its name is the last word of the place; several definitions of one
    word are named by their files as well. Their text is the same in all tools.
    """
    bodies = [b for tool in agent.tools for b in _bodies(tool) if b.canonical.origins]
    if not bodies:
        return agent
    document = _Document.of(bodies)
    namings = {
        document.names[origin]: naming
        for body in bodies
        for origin, naming in body.canonical.namings.items()
    }
    pins = {f"{_PLACE}{name}": one.name for name, one in namings.items() if one.name}
    pins |= {
        f"{_PLACE}{document.names[origin]}{rest}": name
        for tool in agent.tools
        for origin, rest, name in _pins(tool)
    }
    types = {name: naming.types for name, naming in namings.items() if naming.types}
    tools = tuple(_shared(tool, document) for tool in agent.tools)
    return replace(agent, tools=tools, shared=SharedTypes(document.body(), pins, types))


def _bodies(tool: Tool) -> tuple[Body, ...]:
    return (tool.input,) if tool.output is None else (tool.input, tool.output)


def _pins(tool: Tool) -> Iterator[tuple[Origin, str, str]]:
    """Yield the names that a tool pins in definitions of other files: the definition, the pointer inside, the name."""
    for body, names in zip(_bodies(tool), (tool.names, tool.output_names), strict=False):
        for pointer, name in names.items():
            word, slash, rest = pointer.removeprefix(_PLACE).partition("/")
            if pointer.startswith(_PLACE) and word in body.canonical.origins:
                yield body.canonical.origins[word], slash + rest, name


def _shared(tool: Tool, document: _Document) -> Tool:
    output = tool.output
    return replace(
        tool,
        input=document.adopted(tool.input, objects_only=True),
        output=None if output is None else document.adopted(output, objects_only=False),
    )


class _Document(Struct):
    """The definitions of other files to which the tools of an agent refer."""

    names: Mapping[Origin, str]
    """In the order of the files."""
    definitions: Mapping[str, Schema]
    """Their schemas, which refer to one another by these names."""
    uses: Mapping[str, frozenset[str]]
    """The definitions to which each of them refers."""
    json: Object
    """The schemas as JSON."""
    patterns: Mapping[str, JsonValue]

    @staticmethod
    def of(bodies: Sequence[Body]) -> _Document:
        """Collect the definitions of bodies; of one definition, the schema in the first one."""
        found: dict[Origin, tuple[Schema, Canonical]] = {}
        for body in bodies:
            for name, origin in body.canonical.origins.items():
                found.setdefault(origin, (_definitions(body.canonical)[name], body.canonical))
        ordered = sorted(found, key=lambda one: (one.path, found[one][0].span))
        names = _names(ordered)
        definitions = {
            names[origin]: renamed(found[origin][0], _renames(found[origin][1], names))
            for origin in ordered
        }
        json: Object = {name: to_json(schema) for name, schema in definitions.items()}
        # Models need items of lists; with unevaluatedItems, listed ones would count as evaluated.
        is_listed = not any(
            "unevaluatedItems" in part
            for schema in (*json.values(), *(body.canonical.json for body in bodies))
            for part in subschemas(schema)
        )
        listed = {name: with_items(schema) for name, schema in json.items()}
        return _Document(
            names,
            definitions,
            {name: frozenset(references(schema)) for name, schema in definitions.items()},
            listed if is_listed else json,
            {key: program for b in bodies for key, program in b.canonical.patterns.items()},
        )

    def body(self) -> Body:
        """Lower all definitions."""
        span = next(iter(self.definitions.values())).span
        root = Schema({"$defs": self.definitions}, span)
        json: JsonValue = {"$defs": self.json}
        origins = {name: origin for origin, name in self.names.items()}
        canonical = Canonical(root, json, json, self.patterns, has_files=True, origins=origins)
        lowering = Lowering(canonical)
        lowering.add(self.definitions)
        return Body(Any(span), lowered(lowering, Log()), canonical)

    def adopted(self, body: Body, *, objects_only: bool) -> Body:
        """Return a body with the names and the texts of the shared definitions."""
        written = body.canonical
        if not written.origins:
            return body
        renames = _renames(written, self.names)
        own = {
            renames.get(name, name): renamed(schema, renames)
            for name, schema in _definitions(written).items()
            if name not in written.origins
        }
        top = {key: value for key, value in written.root.keywords.items() if key != "$defs"}
        root = renamed(Schema(top, written.root.span), renames)
        names = (name for schema in (root, *own.values()) for name in references(schema))
        used = self._reachable(names, own)
        shared = {name: self.definitions[name] for name in self.definitions if name in used}
        root = replace(root, keywords={**root.keywords, "$defs": {**own, **shared}})
        json = to_json(root)
        canonical = replace(
            written,
            root=root,
            source=json,
            json=json,
            peer=None,
            places={renames.get(name, name): place for name, place in written.places.items()},
            origins={name: origin for origin, name in self.names.items() if name in used},
        )
        found = body_of(canonical, Log(), objects_only=objects_only)
        found = replace(found, canonical=self._with_texts(found.canonical))
        return with_notes(found, body.root.meta.notes)

    def _reachable(self, names: Iterable[str], own: Collection[str]) -> frozenset[str]:
        """Return the shared definitions to which names lead; those in ``own`` are of the schema itself."""
        found: set[str] = set()
        waiting = [*names]
        while waiting:
            name = waiting.pop()
            if name not in found and name not in own:
                found.add(name)
                waiting += self.uses[name]
        return frozenset(found)

    def _with_texts(self, canonical: Canonical) -> Canonical:
        """Return a schema with the texts of the shared definitions that it reaches."""

        def adopted(schema: JsonValue) -> JsonValue:
            own = without_definitions(schema, canonical.origins)
            if not isinstance(own, dict):
                return own
            given = cast("Object", own.get("$defs", {}))
            used = self._reachable(json_references(own), given)
            shared: Object = {name: text for name, text in self.json.items() if name in used}
            return {**own, "$defs": {**given, **shared}} if shared else own

        json, source = adopted(canonical.json), adopted(canonical.source)
        return replace(canonical, json=json, source=source, peer=adopted(canonical.peer))


def _definitions(canonical: Canonical) -> Mapping[str, Schema]:
    return cast("Mapping[str, Schema]", canonical.root.keywords["$defs"])


def _renames(canonical: Canonical, names: Mapping[Origin, str]) -> dict[str, str]:
    """Return the new names of the definitions of one schema; its own ones yield to shared ones."""
    given = _definitions(canonical)
    shared = {name: names[origin] for name, origin in canonical.origins.items()}
    new = frozenset(shared.values())
    taken = {*new, *given}
    out = dict(shared)
    for name in given:
        if name not in shared and name in new:
            out[name] = f"own_{name}"
            while out[name] in taken:
                out[name] += "_"
            taken.add(out[name])
    return {old: new for old, new in out.items() if old != new}


_KEYWORDS = frozenset({"$defs", "definitions"})


def _names(origins: Iterable[Origin]) -> dict[Origin, str]:
    """Name definitions by their words; those of one word also by their files, and, if that is not enough, by their folders."""
    groups: dict[str, list[Origin]] = {}
    for origin in origins:
        groups.setdefault(origin.word, []).append(origin)
    names = {group[0]: word for word, group in groups.items() if len(group) == 1}
    for word, group in groups.items():
        if len(group) > 1:
            taken = {*names.values(), *groups}
            names |= zip(group, _qualified(word, group, taken), strict=True)
    return {origin: names[origin] for group in groups.values() for origin in group}


def _qualified(word: str, group: Sequence[Origin], taken: set[str]) -> list[str]:
    """Return names with the fewest words of the places of definitions that make them unique."""
    for is_whole in (False, True):
        ways = [_way(origin, is_whole=is_whole) for origin in group]
        for count in range(1, max(map(len, ways)) + 1):
            found = ["_".join(map(safe_name, (*way[-count:], word))) for way in ways]
            if len(set(found)) == len(found) and taken.isdisjoint(found):
                return found
    texts = ("\n".join((origin.path, *origin.pointer)) for origin in group)
    digests = (sha256(text.encode("utf-8", "surrogatepass")).hexdigest() for text in texts)
    return [f"{word}_{digest}" for digest in digests]  # places that differ in unusual characters


def _way(origin: Origin, *, is_whole: bool) -> tuple[str, ...]:
    """Return the folders, the file and the tokens before the last one of the place of a definition."""
    stem = posixpath.splitext(origin.path)[0]
    if is_whole:
        return (*origin.path.split("/"), *origin.pointer[:-1])
    return (*stem.split("/"), *(token for token in origin.pointer[:-1] if token not in _KEYWORDS))
