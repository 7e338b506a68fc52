"""The shapes of the front matter of ``.dops`` files, versions 1 and 2."""

from __future__ import annotations

from collections.abc import Mapping as Table

from adlgen_plugins.dojops.frontend.zod import (
    Arr,
    Bool,
    Num,
    Obj,
    RecordOf,
    Refinement,
    Str,
    StringEnum,
    Unknown,
    ZodType,
)

_NAME = "^[a-z][a-z0-9-]*$"


def _first(shape: Obj, *names: str) -> Obj:
    """Return a shape with some keys moved to the front, which determines the order of issues."""
    keys = {**{name: shape.keys[name] for name in names}, **shape.keys}
    return Obj(keys, shape.optional)


def _obj(required: Table[str, ZodType], optional: Table[str, ZodType] | None = None) -> Obj:
    more = optional or {}
    return Obj({**required, **more}, frozenset(more))


_HTTPS = Refinement(lambda url: url.startswith("https://"), "Icon URL must use HTTPS")
_META = _obj(
    {"name": Str(1, 64, _NAME), "version": Str(1), "description": Str(1, 500)},
    {
        "author": Str(),
        "license": Str(),
        "tags": Arr(Str()),
        "repository": Str(),
        "icon": Str(0, 2048, refinements=(_HTTPS,)),
    },
)
_TEXTS = Arr(Str())
_VERIFICATION = _obj(
    {},
    {
        "structural": Arr(
            _obj(
                {"path": Str(), "message": Str()},
                {
                    "required": Bool(),
                    "type": Str(),
                    "minItems": Num(whole=True),
                    "requiredUnless": Str(),
                },
            )
        ),
        "binary": _obj(
            {"command": Str(1), "parser": Str(1)},
            {"timeout": Num(whole=True, above=0), "cwd": StringEnum(("output", "tool"))},
        ),
        "severity": _obj({}, {"error": _TEXTS, "warning": _TEXTS, "info": _TEXTS}),
    },
)
_COMMON: dict[str, ZodType] = {
    "detection": _obj({"paths": Arr(Str(), 1)}, {"updateMode": Bool()}),
    "verification": _VERIFICATION,
    "permissions": _obj(
        {},
        {
            "filesystem": StringEnum(("read", "write")),
            "child_process": StringEnum(("required", "none")),
            "network": StringEnum(("none", "required")),
        },
    ),
    "scope": _obj({"write": Arr(Str(1), 1)}),
    "risk": _obj({"level": StringEnum(("LOW", "MEDIUM", "HIGH")), "rationale": Str(1, 500)}),
    "execution": _obj(
        {},
        {"mode": StringEnum(("generate", "update")), "deterministic": Bool(), "idempotent": Bool()},
    ),
    "update": _obj(
        {},
        {
            "strategy": StringEnum(("replace", "preserve_structure")),
            "inputSource": StringEnum(("file",)),
            "injectAs": Str(),
        },
    ),
    "capabilities": _obj(
        {},
        {
            "sideEffects": StringEnum(("none", "filesystem", "network", "process")),
            "runtime": StringEnum(("short", "long")),
        },
    ),
}

_FIELD: dict[str, ZodType] = {
    "type": StringEnum(("string", "number", "integer", "boolean", "enum", "array", "object")),
    "required": Bool(),
    "description": Str(),
    "default": Unknown(),
    "minLength": Num(whole=True),
    "maxLength": Num(whole=True),
    "pattern": Str(),
    "min": Num(),
    "max": Num(),
    "values": _TEXTS,
    "minItems": Num(whole=True),
    "maxItems": Num(whole=True),
}
FIELD = Obj(_FIELD, frozenset({*_FIELD, "items", "properties"} - {"type"}))
"""One field of the input."""
_FIELD |= {"items": FIELD, "properties": RecordOf(FIELD)}

_OUTPUT: dict[str, ZodType] = {
    "type": Str(),
    "required": _TEXTS,
    "enum": Arr(Unknown()),
    "default": Unknown(),
    "description": Str(),
    "minLength": Num(),
    "maxLength": Num(),
    "minimum": Num(),
    "maximum": Num(),
    "pattern": Str(),
    "minItems": Num(),
    "maxItems": Num(),
    "format": Str(),
}
OUTPUT = Obj(_OUTPUT, frozenset({*_OUTPUT, "properties", "items", "anyOf", "oneOf"}))
"""The schema of the output, as far as it is validated."""
_OUTPUT |= {
    "properties": RecordOf(OUTPUT),
    "items": OUTPUT,
    "anyOf": Arr(OUTPUT),
    "oneOf": Arr(OUTPUT),
}

_FORMATS = ("hcl", "yaml", "json", "raw", "ini", "toml")
_OPTIONS = _obj(
    {},
    {
        "mapAttributes": _TEXTS,
        "keyOrder": _TEXTS,
        "sortKeys": Bool(),
        "lineWidth": Num(whole=True),
        "noRefs": Bool(),
        "indent": Num(whole=True),
    },
)
_V1 = _obj(
    {
        "dops": StringEnum(("v1",)),
        "meta": _META,
        "output": OUTPUT,
        "files": Arr(
            _obj(
                {"path": Str(1)},
                {
                    "format": StringEnum(_FORMATS),
                    "source": StringEnum(("llm", "template")),
                    "content": Str(),
                    "multiDocument": Bool(),
                    "dataPath": Str(),
                    "conditional": Bool(),
                    "options": _OPTIONS,
                },
            ),
            1,
        ),
    },
    {"kind": StringEnum(("tool",)), "input": _obj({"fields": RecordOf(FIELD)}), **_COMMON},
)
V1 = _first(_V1, "dops", "kind", "meta", "input")
"""Version 1: fields for the input, a schema for the output."""

_V2 = _obj(
    {
        "dops": StringEnum(("v2",)),
        "meta": _META,
        "context": _obj(
            {
                "technology": Str(1),
                "fileFormat": StringEnum(("yaml", "hcl", "json", "raw", "ini", "toml")),
                "outputGuidance": Str(1),
                "bestPractices": Arr(Str(1), 1),
            },
            {"context7Libraries": Arr(_obj({"name": Str(1), "query": Str(1)}))},
        ),
        "files": Arr(
            _obj({"path": Str(1)}, {"format": StringEnum(("raw",)), "conditional": Bool()}), 1
        ),
    },
    {
        "kind": StringEnum(("skill", "tool")),
        **_COMMON,
        "dependencies": Arr(_obj({"skill": Str(1, pattern=_NAME)}, {"optional": Bool()})),
    },
)
V2 = _first(_V2, "dops", "kind")
"""Version 2: request and answer are text."""

PARSERS = (
    *("terraform-json", "hadolint-json", "kubectl-stderr", "helm-lint", "nginx-stderr", "promtool"),
    *("systemd-analyze", "make-dryrun", "ansible-syntax", "docker-compose-config", "actionlint"),
    *("github-actions", "gitlab-ci", "generic-stderr", "generic-json"),
    *("packer-validate", "shellcheck-json"),
)
"""The formats of verification results that the runtime supports."""
