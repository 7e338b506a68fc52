"""Tools as providers of models get them, with what each refuses or does not read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from adlgen.diagnostics.codes.providers import BAD_NAME, NOT_STRICT
from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Diagnostic, Log, Severity
from adlgen.document.node import JsonValue, plain
from adlgen.document.token_count import tokens
from adlgen.features.providers.export import Exported, ExportOptions, each
from adlgen.ir.agent import Agent
from adlgen.providers.names import Renames
from adlgen.providers.profiles import limits_of, profiles
from adlgen.providers.written import check_number
from adlgen.schema.shown import subschemas
from adlgen.site import text
from adlgen.site.listing import json_code
from adlgen.site.model import Definition, Note, Provider
from adlgen.site.text import pretty, ticked
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


_INPUTS = ("parameters", "parametersJsonSchema", "input_schema", "inputSchema")
"""Where definitions have the schema of the input."""


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
        definitions = tuple(
            _definition((key, name), one, renames, has_strict=strict) for one in found
        )
        levels = [one.level for one in definitions]
        provider = Provider(
            key,
            name,
            text.plain(profile.title),
            profile.checked,
            sum(one.tokens for one in definitions),
            sum(one.strict for one in definitions),
            levels.count("bad"),
            levels.count("note"),
            strict,
            tuple(ticked(one.message) for one in log.diagnostics[start:]),
            tuple((LIMITS[name], text.plain(limit)) for name, limit in limits_of(profile)),
        )
        yield ProvidedTools(provider, definitions)


def _definition(
    provider: tuple[str, str], one: Exported, renames: Renames, *, has_strict: bool
) -> Definition:
    key, name = provider
    found = one.definition
    about = found.get("function", found) if isinstance(found, dict) else {}
    assert isinstance(about, dict)
    renamed = tuple(_renamed(name, about.get("name"), renames))
    notes = (*renamed, *map(_note, one.diagnostics))
    said = " ".join(problem.message for problem in one.diagnostics)
    return Definition(
        key,
        name,
        json_code(pretty(found)),
        tokens(found),
        about.get("strict") is True,
        "bad" if renamed else _level(one.diagnostics),
        notes,
        has_strict,
        tuple(key for key in _rewritten(one, about) if f"'{key}'" not in said),
    )


def _renamed(provider: str, tool: JsonValue, renames: Renames) -> Iterator[Note]:
    """Yield a note for each name that the provider refuses; the definition has the one of ``--rename``."""
    names = {tool: renames.tools[tool]} if isinstance(tool, str) and tool in renames.tools else {}
    properties = renames.properties.get(tool, {}) if isinstance(tool, str) else {}
    for kind, pairs in (("tool name", names), ("property", properties)):
        for new, old in pairs.items():
            message = f"{provider} refuses the {kind} '{old}'; with --rename it is '{new}'"
            yield Note("error", BAD_NAME.id, ticked(message))


def _rewritten(one: Exported, about: dict[str, JsonValue]) -> tuple[str, ...]:
    """Return the keywords of an input that the definition has less often, in order."""
    written = None if one.tool.input is None else plain(one.tool.input)
    given = next((about[key] for key in _INPUTS if key in about), None)
    counts = [
        Counter(key for schema in subschemas(found) for key in schema) for found in (written, given)
    ]
    return tuple(key for key in counts[0] - counts[1] if not key.startswith("x-"))


def _level(diagnostics: Sequence[Diagnostic]) -> str:
    if any(one.severity is Severity.ERROR for one in diagnostics):
        return "bad"
    # A tool that is not strict is defined as written.
    return "note" if any(one.code is not NOT_STRICT for one in diagnostics) else "ok"


def _note(one: Diagnostic) -> Note:
    is_error = one.severity is Severity.ERROR
    level = "error" if is_error else "info" if one.code is NOT_STRICT else "warning"
    return Note(level, one.code.id, ticked(one.message))
