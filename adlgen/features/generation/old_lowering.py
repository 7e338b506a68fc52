"""What a tool that has a model write files is, as a tree for a pack to print as literals.

A record's field is left out where it says nothing (a text, list or number that is empty, a false
flag), which is what the types of every language's runtime have as their defaults.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from adlgen.document.node import JsonValue
from adlgen.features.generation.model import Generation, OutputFile, Rule, Verdict
from adlgen.plan.model import PlannedTool

_FIRST = "1"
"""The edition whose runtime keeps the order of properties."""
_DELIMITER = "---"
_INDENT = 2
_MAPS = (
    *("tags", "labels", "annotations", "metadata", "variables", "environment"),
    "default_tags",
)
"""The attributes of HCL that are maps rather than blocks, unless a tool names its own."""

Value: TypeAlias = "str | int | Texts | Records | Record | Table"


@dataclass(frozen=True, slots=True)
class Texts:
    """A list of texts."""

    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Lists of texts by key."""

    items: tuple[tuple[str, Texts], ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A value of one of the runtime's types."""

    type: str
    """The name of the type in capitals: ``FileTemplate``."""
    fields: tuple[tuple[str, Value], ...]
    """By name in lower case with underscores; what says nothing is left out."""


@dataclass(frozen=True, slots=True)
class Records:
    """A list of records of one type, or of lists of texts."""

    items: tuple[Record | Texts, ...]


def behaviour_of(tool: PlannedTool) -> Generation:
    """Return how a tool of this sort has files written."""
    generation = tool.extras["generation"].data.get("model")
    assert isinstance(generation, Generation)
    return generation


def record_of(tool: PlannedTool) -> Record:
    """Return all that a run needs to know, every text as written."""
    known = behaviour_of(tool)
    return _made(
        "Spec",
        name=tool.id,
        edition=known.edition,
        version=known.version,
        digest=known.digest,
        schema_digest=known.schema_digest,
        prompt=_prompt(known),
        files=Records(tuple(_file(file, known.edition) for file in known.files)),
        update=_update(known),
        verification=_verification(known),
        permissions=_permissions(known),
        guidance=_guidance(known),
    )


def _prompt(known: Generation) -> Record:
    prompt = known.prompt
    return _made(
        "Prompt",
        system=prompt.system,
        digest=prompt.digest,
        user=prompt.user,
        update=prompt.update,
        examples=prompt.examples,
        constraints=prompt.constraints,
        keywords=Texts(prompt.keywords),
    )


def _file(file: OutputFile, edition: str) -> Record:
    options, form = file.options, file.format
    sorts = edition != _FIRST and options.get("sortKeys", True) is not False
    return _made(
        "FileTemplate",
        path=file.path.value,
        format=form,
        content=None if file.from_model else file.content,
        data_path=file.data_path,
        conditional=file.conditional,
        several_documents=file.several_documents,
        map_attributes=Texts(_strings(options, "mapAttributes", _MAPS) if form == "hcl" else ()),
        key_order=Texts(_strings(options, "keyOrder", ())),
        sort_keys=form == "yaml" and sorts,
        indent=_whole(options.get("indent", _INDENT)) if form == "json" else 0,
    )


def _update(known: Generation) -> Record:
    update = known.update
    return _made(
        "Update",
        enabled=update.enabled,
        detect=Texts(tuple(text.value for text in update.detect)),
        delimiter=(update.delimiter or _DELIMITER) if known.edition == _FIRST else None,
        preserve=update.strategy == "preserve_structure",
        inject_as=update.inject_as,
    )


def _verification(known: Generation) -> Record:
    check = known.verification
    return _made(
        "Verification",
        verdict=check.verdict.value,
        arguments=Records(tuple(map(Texts, check.arguments))),
        refusal=check.refusal,
        allowed=Texts(check.allowed if check.verdict is not Verdict.ABSENT else ()),
        timeout_ms=check.timeout_ms if check.verdict is Verdict.RUN else 0,
        parser=check.parser,
        beside_output=check.beside_output,
        rules=Records(tuple(map(_rule, check.rules))),
        severities=Table(tuple((key, Texts(codes)) for key, codes in check.severities.items())),
    )


def _rule(rule: Rule) -> Record:
    return _made(
        "Rule",
        path=rule.path,
        message=rule.message,
        required=rule.required,
        type=rule.type,
        least_items=max(rule.least_items or 0, 0),
        unless=rule.unless,
    )


def _permissions(known: Generation) -> Record:
    asked, conduct = known.permissions, known.conduct
    return _made(
        "Permissions",
        filesystem=asked.filesystem,
        network=asked.network,
        child_process=asked.child_process,
        scope=Texts(conduct.scope),
        risk=conduct.risk,
        rationale=conduct.rationale,
    )


def _guidance(known: Generation) -> Record:
    guidance = known.guidance
    if guidance is None:
        return _made("Guidance")
    return _made(
        "Guidance",
        technology=guidance.technology,
        file_format=guidance.file_format,
        output=guidance.output,
        practices=Texts(guidance.practices),
    )


def _made(name: str, /, **fields: Value | None) -> Record:
    found = ((key, value) for key, value in fields.items() if value is not None)
    return Record(name, tuple((key, value) for key, value in found if not _says_nothing(value)))


def _says_nothing(value: Value) -> bool:
    match value:
        case Record(fields=parts):
            return not parts
        case Texts(items) | Records(items) | Table(items):
            return not items
        case _:
            return not value


def _strings(
    options: Mapping[str, JsonValue], key: str, otherwise: Iterable[str]
) -> tuple[str, ...]:
    value = options.get(key)
    return tuple(map(str, value)) if isinstance(value, list) else tuple(otherwise)


def _whole(value: JsonValue) -> int:
    return min(max(value, 0), 10) if isinstance(value, int) else _INDENT
