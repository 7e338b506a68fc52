"""The writer of ADL manifests; tool properties without a key go into ``x-adlgen`` of the schema."""

from __future__ import annotations

import hashlib
import re

from adlgen.diagnostics.codes import conversion
from adlgen.document.node import JsonValue, plain
from adlgen.features.builtins.model import IDS, builtin_of, settings_of
from adlgen.features.wiring.model import RESERVED_SECTION, injects_of, wiring_of
from adlgen.frontends.adl import API_VERSION
from adlgen.frontends.adl.manifest import NAME_PATTERN, VERSION_PATTERN
from adlgen.frontends.adl.tools import ID
from adlgen.frontends.shared.extension import KEY
from adlgen.frontends.shared.extension_writer import extended
from adlgen.frontends.shared.losses import (
    DEFAULTS,
    NO_DESCRIPTION,
    NO_SUCH_AGENT,
    NO_TAG,
    Losses,
    SpecPart,
    display_name,
    identified,
)
from adlgen.frontends.shared.tool_sets import NO_VERSION, stem
from adlgen.frontends.shared.writing import check_references, schema_of
from adlgen.spec.model import Spec, ToolSpec

NAME = "adl"
DIALECTS = None
YAML = True
SUPPORTED = frozenset(SpecPart) - {SpecPart.BEHAVIOUR, SpecPart.GROUP}


def write(spec: Spec, losses: Losses) -> JsonValue:
    """Return the manifest; missing required values are filled in with defaults."""
    rest = _rest(spec)
    body: dict[str, JsonValue] = {
        key: rest.pop(f"spec.{key}", DEFAULTS[f"spec.{key}"]) for key in ("capabilities", "server")
    }
    body["language"] = dict(spec.languages)
    if spec.acronyms:
        body["acronyms"] = [*spec.acronyms]
    for path in [path for path in rest if path.startswith("spec.")]:
        body[path.removeprefix("spec.")] = rest.pop(path)
    body |= _services(spec) | _config(spec)
    body["tools"] = [_tool(tool, id_, losses) for tool, id_ in _with_ids(spec)]
    more = {path.removeprefix("metadata."): value for path, value in rest.items()}
    metadata: dict[str, JsonValue] = {**_metadata(spec, losses), **more}
    return {"apiVersion": API_VERSION, "kind": "Agent", "metadata": metadata, "spec": body}


def _rest(spec: Spec) -> dict[str, JsonValue]:
    """Return the other entries of a manifest, by path."""
    return {e.key: plain(e.value) for e in spec.rest} if spec.dialect == NAME else {}


def _metadata(spec: Spec, losses: Losses) -> dict[str, JsonValue]:
    name, version = spec.name.value, spec.version or NO_VERSION
    if not NAME_PATTERN.fullmatch(name):
        name = stem(name)
        message = f"adl does not allow the agent name '{spec.name.value}'"
        losses.add(conversion.SET_LOSS, message, spec.name.span, f"it would be '{name}'")
    if not VERSION_PATTERN.fullmatch(version):
        message = f"adl does not allow the version '{version}'"
        hint = f"it would be '{NO_VERSION}'; ADL requires major.minor.patch"
        losses.add(conversion.SET_LOSS, message, spec.name.span, hint)
        version = NO_VERSION
    agent = NO_DESCRIPTION if identified(spec) else NO_SUCH_AGENT
    return {"name": name, "description": spec.description or agent, "version": version}


def _services(spec: Spec) -> dict[str, JsonValue]:
    services: dict[str, JsonValue] = {
        service.id.value: {
            "type": service.kind,
            "interface": service.interface.value,
            "factory": service.factory.value,
            "description": service.description,
        }
        for service in wiring_of(spec).services
    }
    return {"services": services} if services else {}


def _config(spec: Spec) -> dict[str, JsonValue]:
    config: dict[str, JsonValue] = {s.key.value: plain(s.value) for s in wiring_of(spec).sections}
    if settings := settings_of(spec).by_tool:
        config[RESERVED_SECTION] = {key: plain(v) for key, v in settings.items()}
    return {"config": config} if config else {}


def _with_ids(spec: Spec) -> list[tuple[ToolSpec, str]]:
    """Return the tools with valid ADL ids: identifiers other than those of built-in tools."""
    taken: set[str] = set()
    pairs = []
    for tool in spec.tools:
        id_ = tool.id.value
        if builtin_of(tool) is None:
            id_ = id_ if ID.fullmatch(id_) else f"_{re.sub(r'[^A-Za-z0-9_]', '_', id_)}".lstrip("_")
            id_ = id_ if ID.fullmatch(id_) else f"_{id_}"
            id_ = f"{id_}_tool" if id_ in IDS else id_
            if id_.casefold() in taken:
                id_ = f"{id_}_{hashlib.sha256(tool.id.value.encode()).hexdigest()[:6]}"
        taken.add(id_.casefold())
        pairs.append((tool, id_))
    return pairs


def _tool(tool: ToolSpec, id_: str, losses: Losses) -> JsonValue:
    if builtin_of(tool) is not None:
        return {"id": id_, "tags": [*tool.tags]} if tool.tags else {"id": id_}
    check_references(tool, losses)
    description = tool.description.value if tool.description is not None else ""
    injected: list[JsonValue] = [inject.reference.value for inject in injects_of(tool)]
    schema = extended(schema_of(tool), tool)
    return {
        "id": id_,
        "name": display_name(tool),
        "description": description or NO_DESCRIPTION,
        "tags": [*tool.tags] or [NO_TAG],
        **({"inject": injected} if injected else {}),
        "schema": schema or {KEY: {}},
    }
