"""Tools as providers of models get them, with what each refuses or does not read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from adlgen.diagnostics.codes.providers import NOT_STRICT
from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Diagnostic, Log, Severity
from adlgen.document.token_count import tokens
from adlgen.features.providers.export import Exported, ExportOptions, each
from adlgen.ir.agent import Agent
from adlgen.providers.names import Renames
from adlgen.providers.profiles import limits_of, profiles
from adlgen.providers.written import check_number
from adlgen.site.listing import json_code
from adlgen.site.model import Definition, Note, Provider
from adlgen.site.text import plain, pretty, ticked
from adlgen.spec.model import Spec

PROVIDERS = {"openai": "OpenAI", "anthropic": "Anthropic", "gemini": "Gemini", "mcp": "MCP"}
"""The formats that are shown, with short names; the first one counts for the size of a tool."""

LIMITS = {
    "tool name": "names of tools match",
    "property name": "names of properties match",
    "property names of": "which properties",
    "description characters": "characters of a description",
    "description required": "needs a description",
    "tools": "tools in a request",
    "root refused": "refused at the root of a schema",
    "items required": "arrays need items",
    "properties required": "the root needs properties",
    "output schemas": "reads schemas of results",
    "any input": "arguments may be other than an object",
    "headers": "its programs read x-mcp-header",
    "subset": "reads of a schema",
    "strict": "supported in strict mode",
    "strict tools": "strict tools in a request",
    "strict optional": "optional properties of all strict tools",
    "strict unions": "properties with alternatives of all strict tools",
    "strict properties": "properties of a strict schema",
    "strict depth": "levels of a strict schema",
    "strict enum values": "enum values of a strict schema",
    "strict characters": "characters of all names and enum values of a strict schema",
}
"""The limits of providers in words."""


class ProvidedTools(Struct):
    """All tools for one provider."""

    provider: Provider
    definitions: tuple[Definition, ...]


def provided(spec: Spec, agent: Agent) -> Iterator[ProvidedTools]:
    """Yield the definitions of the tools of a specification for each provider."""
    for key, name in PROVIDERS.items():
        log, renames = Log(), Renames()
        found = list(each(spec, agent, ExportOptions(key), log, renames))
        start = len(log.diagnostics)
        profile = profiles()[key]
        check_number(spec, profile, log)
        strict = profile.strict is not None
        definitions = tuple(_definition((key, name), one, has_strict=strict) for one in found)
        levels = [one.level for one in definitions]
        provider = Provider(
            key,
            name,
            plain(profile.title),
            profile.checked,
            sum(one.tokens for one in definitions),
            sum(one.strict for one in definitions),
            levels.count("bad"),
            levels.count("note"),
            strict,
            tuple(ticked(one.message) for one in log.diagnostics[start:]),
            tuple((LIMITS[name], plain(text)) for name, text in limits_of(profile)),
        )
        yield ProvidedTools(provider, definitions)


def _definition(provider: tuple[str, str], one: Exported, *, has_strict: bool) -> Definition:
    key, name = provider
    found = one.definition
    about = found.get("function", found) if isinstance(found, dict) else None
    return Definition(
        key,
        name,
        json_code(pretty(found)),
        tokens(found),
        isinstance(about, dict) and about.get("strict") is True,
        _level(one.diagnostics),
        tuple(_note(diagnostic) for diagnostic in one.diagnostics),
        has_strict,
    )


def _level(diagnostics: Sequence[Diagnostic]) -> str:
    if any(one.severity is Severity.ERROR for one in diagnostics):
        return "bad"
    # A tool that is not strict is defined as written.
    return "note" if any(one.code is not NOT_STRICT for one in diagnostics) else "ok"


def _note(one: Diagnostic) -> Note:
    level = "error" if one.severity is Severity.ERROR else "warning"
    return Note(level, one.code.id, ticked(one.message))
