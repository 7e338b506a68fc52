"""A JSON Schema of the configuration, for editors."""

from __future__ import annotations

from adlgen import __version__
from adlgen.config.breaking_model import DEFAULT_LEVELS, LEVELS
from adlgen.config.overlays_schema import overlays_schema
from adlgen.diagnostics.datatypes import fields_of
from adlgen.document.limits import DEFAULT, HIGHEST
from adlgen.document.node import JsonValue
from adlgen.frontends.shared.extension import IDENTIFIER, POINTER
from adlgen.linting.settings import LEVELS as LINT_LEVELS
from adlgen.linting.table import RULES
from adlgen.packs.bundled import bundled_packs
from adlgen.packs.load import read_language
from adlgen.plugins import names

_Schema = dict[str, JsonValue]


def config_schema() -> _Schema:
    """Return the JSON Schema (draft 7, which editors support best) of ``adlgen.yaml``."""
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": f"adlgen.yaml (adlgen {__version__})",
        "description": "The configuration of a project for adlgen.",
        **_object({**_project(), **_checks()}, "version"),
    }


def _project() -> _Schema:
    return {
        "version": {"const": 1, "description": "The version of this format."},
        "requires": _text("Versions of adlgen with which the project generates.", ">=1.2,<2"),
        "name": _text("The name of the toolbox; by default that of the first spec.", "orders"),
        "specs": _specs("The specs that make up one toolbox."),
        "names": _names("Pinned names of tools and types, by the id of the tool."),
        "overlays": overlays_schema("Changes of tools of the specs, by the path of the spec."),
        "exclude": _texts("Patterns of files that folders and patterns leave out.", "drafts/**"),
        "plugins": _texts("Plug-ins that the project needs, by name.", "webhooks"),
        "targets": {
            "type": "array",
            "description": "What is generated, and where.",
            "items": _target(),
        },
        "format": _flag("Format the output of packs that did not come with adlgen."),
    }


def _checks() -> _Schema:
    severities: _Schema = {
        "deny": _codes("Warnings that are errors; `warnings` is all of them.", "warnings"),
        "allow": _codes("Warnings that are not reported."),
    }
    check: _Schema = {"fail_message": _text("The hint for stale output.", "run: make generate")}
    return {
        "lenient": _flag("Degrade malformed properties to any JSON value, with a warning."),
        "strict": _flag("Report violations of the format's specification as errors."),
        "diagnostics": {"description": "Severities of warnings.", **_object(severities)},
        "limits": {"description": "Limits on what is read.", **_object(_limits())},
        "breaking": {"description": "Settings of `adlgen breaking`.", **_object(_breaking())},
        "lint": {"description": "Settings of `adlgen lint`.", **_object(_lint())},
        "check": {"description": "Settings of `adlgen check`.", **_object(check)},
    }


def _breaking() -> _Schema:
    exception: _Schema = {
        "code": {
            "type": "string",
            "pattern": r"^ADL24\d\d$",
            "description": "The code of the findings.",
        },
        "tool": _text("The name of the tool; `*` is any text.", "create_order"),
        "part": _text("The part of the tool; `*` is any text.", "input/properties/note"),
        "reason": _text("Why the findings are accepted.", "no caller sends it"),
        "until": {
            "type": "string",
            "pattern": r"^\d+\.\d+\.\d+$",
            "description": "The version with which the exception expires.",
        },
    }
    return {
        "against": _text("A revision or a file; by default the last commit.", "origin/main"),
        "levels": {
            "type": "array",
            "items": {"enum": [*LEVELS]},
            "description": "The levels whose findings are errors.",
            "default": [*DEFAULT_LEVELS],
        },
        "strict_open": _flag("A new property of an open object is an error."),
        "closed": _flag("Compare as if objects were closed."),
        "exceptions": {
            "type": "array",
            "description": "Findings that are accepted.",
            "items": _object(exception, "code", "reason"),
        },
    }


def _lint() -> _Schema:
    exception: _Schema = {
        "rule": {"enum": [*RULES], "description": "The rule."},
        "tool": _text("The name of the tool; `*` is any text.", "create_order"),
        "part": _text("The part of the tool; `*` is any text.", "input/properties/note"),
        "reason": _text("Why the findings are accepted.", "any JSON is right"),
    }
    level: _Schema = {"enum": [*LINT_LEVELS]}
    return {
        "notes": _flag("Report notes, too."),
        "rules": {
            "type": "object",
            "description": "The levels of rules.",
            "properties": {
                rule.id: {**level, "default": rule.level, "description": rule.kind.title}
                for rule in RULES.values()
            },
            "additionalProperties": False,
        },
        "exceptions": {
            "type": "array",
            "description": "Findings that are accepted.",
            "items": _object(exception, "rule", "reason"),
        },
    }


def _target() -> _Schema:
    packs = [name for pack in bundled_packs() for name in (pack, *read_language(pack).aliases)]
    keys: _Schema = {
        "lang": {"enum": [*packs], "description": "A pack of adlgen."},
        "pack": _text("The folder of another pack. Packs are code.", "packs/mine"),
        "out": _text("The output folder, below the folder of this file.", "internal/adl"),
        "name": _text("The name for `adlgen -t NAME`; by default the language.", "client"),
        "templates": _text("A folder of templates that replace those of the pack.", "templates"),
        "options": {
            "type": "object",
            "description": "Options of the pack; `adlgen packs show PACK` lists them.",
            "properties": _options(),
            "additionalProperties": {
                "type": ["string", "number", "boolean", "array"],
                "items": {"type": "string", "minLength": 1},
            },
        },
        "specs": _specs("The specs of this target, instead of those of all targets."),
        "names": _names(
            "Pinned names of the tools of this target, instead of those of all targets."
        ),
        "overlays": overlays_schema(
            "Changes of the tools of this target, instead of those of all."
        ),
        "types": _types(),
        "only": {
            "description": "The tools that are generated.",
            **_object(
                {
                    "tags": _texts("Tags of which a tool has at least one.", "public"),
                    "ids": _texts("Ids of tools; `*` is any text.", "order_*"),
                }
            ),
        },
        "scaffold": _flag("Also write missing user-owned files."),
    }
    return {**_object(keys, "out"), "oneOf": [{"required": ["lang"]}, {"required": ["pack"]}]}


def _options() -> _Schema:
    found: dict[str, _Schema] = {}
    for pack in bundled_packs():
        for option in read_language(pack).options:
            if not option.hidden:
                values: list[JsonValue] = [*option.choices]
                if isinstance(option.default, bool):
                    values = [True, False]
                if option.many:
                    values.append([*option.choices[1:3]])
                entry: _Schema = {"description": option.help, "examples": values}
                found.setdefault(option.name, entry)
    return {**found}


_LIMITS = {
    "source_bytes": "The largest size of a spec in bytes.",
    "depth": "The deepest nesting of mappings and lists in a spec.",
    "tools": "The largest number of tools of a spec.",
}


def _limits() -> _Schema:
    return {
        name: {
            "type": "integer",
            "minimum": 1,
            "maximum": getattr(HIGHEST, name),
            "default": getattr(DEFAULT, name),
            "description": _LIMITS[name],
        }
        for name in fields_of(DEFAULT)
    }


def _object(properties: _Schema, *required: str) -> _Schema:
    found: _Schema = {"type": "object", "properties": properties, "additionalProperties": False}
    return {**found, "required": [*required]} if required else found


def _text(description: str, example: str) -> _Schema:
    return {"type": "string", "minLength": 1, "description": description, "examples": [example]}


def _texts(description: str, example: str) -> _Schema:
    items: _Schema = {"type": "string", "minLength": 1}
    return {"type": "array", "items": items, "description": description, "examples": [[example]]}


def _codes(description: str, *more: str) -> _Schema:
    items: _Schema = {
        "anyOf": (
            [{"pattern": r"^ADL\d{4}$"}, {"enum": [*more]}]
            if more
            else [{"pattern": r"^ADL\d{4}$"}]
        )
    }
    return {"type": "array", "items": {"type": "string", **items}, "description": description}


def _flag(description: str) -> _Schema:
    return {"type": "boolean", "default": False, "description": description}


def _names(description: str) -> _Schema:
    return {
        "type": "object",
        "description": description,
        "examples": [{"create_order": {"input": {"/properties/customer": "Buyer"}}}],
        "additionalProperties": _object({"input": _pins(), "output": _pins()}),
    }


def _types() -> _Schema:
    name: _Schema = {"type": "string", "pattern": f"^{IDENTIFIER.pattern}$"}
    return {
        "type": "object",
        "description": "Types of the project by definition (FILE#POINTER), by format (format:NAME) or by part of a tool "
        "(tool:ID/input#POINTER); or the name of the generated type of a definition.",
        "examples": [{"types.yaml#/$defs/Money": {"name": "Amount"}}],
        "additionalProperties": {
            "anyOf": [_text("A type.", "a type of the language"), _object({"name": name}, "name")]
        },
    }


def _pins() -> _Schema:
    return {
        "type": "object",
        "description": "Names by JSON Pointer into the schema.",
        "propertyNames": {"pattern": f"^{POINTER.pattern}$"},
        "additionalProperties": {"type": "string", "pattern": f"^{IDENTIFIER.pattern}$"},
    }


def _specs(description: str) -> _Schema:
    path = _text(
        "A file, a folder, or a pattern: `*` within a name, `**` for any folders.", "agent.yaml"
    )
    keys: _Schema = {
        "path": path,
        "dialect": {"enum": [*names("dialects", all_=True)], "description": "The format."},
    }
    items: _Schema = {"anyOf": [path, _object(keys, "path")]}
    return {"type": "array", "items": items, "description": description}
