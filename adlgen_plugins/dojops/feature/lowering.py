"""Lowers tools that generate files with a model.

The runtimes have no null: missing texts are empty, missing numbers are 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from adlgen.document.node import JsonValue
from adlgen.ir.data import EnumValue, ListValue, MapValue, RecordValue, texts
from adlgen_plugins.dojops.feature import shapes
from adlgen_plugins.dojops.feature.model import (
    Generation,
    Guidance,
    OutputFile,
    Prompt,
    Rule,
    Update,
    Verdict,
    Verification,
)

_FIRST = "1"
"""The edition whose runtime keeps the order of properties."""
_DELIMITER = "---"
_INDENT = 2
_MAPS = (
    *("tags", "labels", "annotations", "metadata", "variables", "environment"),
    "default_tags",
)
"""The attributes of HCL that are maps instead of blocks, unless a tool has a list of its own."""
_NO_GUIDANCE = Guidance("", "", "", ())


def lower_generation(name: str, model: Generation) -> RecordValue:
    """Lower the model of the tool ``name``; texts are kept as written."""
    return shapes.SPEC.value(
        name=name,
        edition=model.edition,
        version=model.version,
        digest=model.digest,
        schema_digest=model.schema_digest or "",
        prompt=_prompt(model.prompt),
        files=shapes.FILE_TEMPLATE.list_of(_file(file, model.edition) for file in model.files),
        update=_update(model.update, model.edition),
        verification=_verification(model.verification),
        permissions=_permissions(model),
        guidance=_guidance(model.guidance or _NO_GUIDANCE),
    )


def _prompt(prompt: Prompt) -> RecordValue:
    return shapes.PROMPT.value(
        system=prompt.system,
        digest=prompt.digest,
        user=prompt.user or "",
        update=prompt.update or "",
        examples=prompt.examples or "",
        constraints=prompt.constraints or "",
        keywords=texts(prompt.keywords),
    )


def _file(file: OutputFile, edition: str) -> RecordValue:
    options, form = file.options, file.format
    sorts = edition != _FIRST and options.get("sortKeys", True) is not False
    return shapes.FILE_TEMPLATE.value(
        path=file.path.value,
        format=form,
        content="" if file.from_model else file.content or "",
        data_path=file.data_path or "",
        conditional=file.conditional,
        several_documents=file.several_documents,
        map_attributes=texts(_strings(options, "mapAttributes", _MAPS) if form == "hcl" else ()),
        key_order=texts(_strings(options, "keyOrder", ())),
        sort_keys=form == "yaml" and sorts,
        indent=_whole(options.get("indent", _INDENT)) if form == "json" else 0,
    )


def _update(update: Update, edition: str) -> RecordValue:
    return shapes.UPDATE.value(
        enabled=update.enabled,
        detect=texts(text.value for text in update.detect),
        delimiter=(update.delimiter or _DELIMITER) if edition == _FIRST else "",
        preserve=update.strategy == "preserve_structure",
        inject_as=update.inject_as,
    )


def _verification(check: Verification) -> RecordValue:
    severities = ((key, texts(codes)) for key, codes in check.severities.items())
    return shapes.VERIFICATION.value(
        verdict=EnumValue("verdict", check.verdict.value),
        arguments=ListValue("texts", tuple(map(texts, check.arguments))),
        refusal=check.refusal,
        allowed=texts(check.allowed if check.verdict is not Verdict.ABSENT else ()),
        timeout_ms=check.timeout_ms if check.verdict is Verdict.RUN else 0,
        parser=check.parser or "",
        in_output_folder=check.in_output_folder,
        rules=shapes.RULE.list_of(map(_rule, check.rules)),
        severities=MapValue("texts", tuple(severities)),
    )


def _rule(rule: Rule) -> RecordValue:
    return shapes.RULE.value(
        path=rule.path,
        message=rule.message,
        required=rule.required,
        type=rule.type or "",
        least_items=max(rule.least_items or 0, 0),
        unless=rule.unless or "",
    )


def _permissions(model: Generation) -> RecordValue:
    requested, effects = model.permissions, model.effects
    return shapes.PERMISSIONS.value(
        filesystem=requested.filesystem or "",
        network=requested.network or "",
        child_process=requested.child_process or "",
        scope=texts(effects.scope),
        risk=effects.risk or "",
        rationale=effects.rationale,
    )


def _guidance(guidance: Guidance) -> RecordValue:
    return shapes.GUIDANCE.value(
        technology=guidance.technology,
        file_format=guidance.file_format,
        output=guidance.output,
        practices=texts(guidance.practices),
    )


def _strings(
    options: Mapping[str, JsonValue], key: str, otherwise: Iterable[str]
) -> tuple[str, ...]:
    value = options.get(key)
    return tuple(map(str, value)) if isinstance(value, list) else tuple(otherwise)


def _whole(value: JsonValue) -> int:
    return min(max(value, 0), 10) if isinstance(value, int) else _INDENT
