"""The definitions that tools refer to, each once: of other files by their place, of a tool's own by name and schema."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TypeAlias

from adlgen.diagnostics.datatypes import Struct
from adlgen.document.node import JsonValue
from adlgen.ir.agent import Agent, Body, Tool
from adlgen.site.listing import json_code
from adlgen.site.model import TypePage
from adlgen.site.text import pretty, slug
from adlgen.site.trees import Trees, references

Key: TypeAlias = "tuple[str, str]"
"""A name, and what makes the definition another one than others of the same name."""


class SharedTypes(Struct):
    """The shared types of an agent."""

    pages: tuple[TypePage, ...]
    by_key: Mapping[Key, TypePage]

    def of(self, body: Body) -> Mapping[str, TypePage]:
        """Return the shared types of a body by the names that it refers to them with."""
        return {name: self.by_key[key] for name, key in _keys(body).items()}

    def links(self, body: Body) -> Mapping[str, str]:
        """Return where the shared types of a body are, by these names."""
        return {name: f"types.html#{page.slug}" for name, page in self.of(body).items()}


def sides(tool: Tool) -> Iterator[tuple[str, Body]]:
    """Yield the input and the result of a tool, with their names."""
    yield "input", tool.input
    if tool.output is not None:
        yield "result", tool.output


def _definitions(body: Body) -> Mapping[str, JsonValue]:
    whole = body.canonical.json
    found = whole.get("$defs") if isinstance(whole, dict) else None
    return found if isinstance(found, dict) else {}


def _keys(body: Body) -> Mapping[str, Key]:
    """Return the keys of the definitions of a body; those without a name of their own are not shared types."""
    known, origins = _definitions(body), body.canonical.origins
    return {
        name: (name, _identity(origins[name].pointer if name in origins else known.get(name)))
        for name in body.definitions
        if name not in body.places
    }


def _identity(value: object) -> str:
    return json.dumps(value, sort_keys=True)


def shared_types(agent: Agent) -> SharedTypes:
    """Return the shared types of an agent, in the order in which tools refer to them."""
    found: dict[Key, tuple[str, Body]] = {}
    for tool in agent.tools:
        for _, body in sides(tool):
            for name, key in _keys(body).items():
                found.setdefault(key, (name, body))
    labels, slugs = _labels(list(found)), {}
    taken: set[str] = set()
    for key in found:
        slugs[key] = slug(labels[key], taken)
    by_key = {key: _page(key, found[key], labels, slugs) for key in found}
    pages = tuple(by_key.values())
    by_label = {page.label: page for page in pages}
    for page in pages:
        for used in page.uses:
            by_label[used].used_by_types.append(page.label)
    shared = SharedTypes(pages, by_key)
    for tool in agent.tools:
        for side, body in sides(tool):
            for page in shared.of(body).values():
                page.used_by.append((tool.name, side))
    return shared


def _labels(keys: list[Key]) -> Mapping[Key, str]:
    """Return the names, with a number where several definitions have the same."""
    counts, numbers = Counter(name for name, _ in keys), Counter[str]()
    labels = {}
    for key in keys:
        name = key[0]
        numbers[name] += 1
        labels[key] = name if counts[name] == 1 else f"{name} ({numbers[name]})"
    return labels


def _page(
    key: Key, found: tuple[str, Body], labels: Mapping[Key, str], slugs: Mapping[Key, str]
) -> TypePage:
    name, body = found
    keys = _keys(body)
    links = {other: f"types.html#{slugs[known]}" for other, known in keys.items()}
    definition = body.definitions[name]
    uses = (labels[keys[other]] for other in references(definition) if other in keys)
    tree = Trees("", links, 1).of(body, slugs[key], name)
    written = _definitions(body).get(name)
    return TypePage(
        name,
        labels[key],
        slugs[key],
        tree,
        json_code(pretty(written)),
        tuple(dict.fromkeys(used for used in uses if used != labels[key])),
    )
