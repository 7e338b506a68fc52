"""The effective values of a configuration, each with its origin."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from adlgen.config.model import Config, TargetConfig
from adlgen.diagnostics.datatypes import Struct, fields_of
from adlgen.packs.pins import ToolPins
from adlgen.spec.overlays.model import Overlay

DEFAULT = "default"
"""The origin of a value that the configuration does not set."""


class Value(Struct):
    """An effective value."""

    path: str
    """Its keys, such as ``targets[0].out``."""
    value: str | bool | int | list[str]
    origin: str
    """``FILE:LINE``, or :data:`DEFAULT`."""


def values_of(config: Config) -> Iterator[Value]:
    """Yield all values of a configuration, in the order of its documentation."""
    yield from _values(config, "", _config(config))
    for number, target in enumerate(config.targets):
        yield from _values(config, f"targets[{number}].", _target(target))


def _config(config: Config) -> Mapping[str, Any]:
    limits = {f"limits.{key}": getattr(config.limits, key) for key in fields_of(config.limits)}
    deny = [*(["warnings"] if config.severities.deny_warnings else [])]
    return {
        "name": config.name,
        "specs": [spec.path for spec in config.specs],
        "exclude": [*config.exclude],
        "plugins": [*config.plugins],
        **_names(config.names),
        **_overlays(config.overlays),
        "lenient": config.lenient,
        "strict": config.strict,
        "format": config.format,
        "diagnostics.deny": [*sorted(config.severities.deny), *deny],
        "diagnostics.allow": sorted(config.severities.allow),
        "breaking.against": config.breaking.against,
        "breaking.levels": [*config.breaking.levels],
        "breaking.strict_open": config.breaking.strict_open,
        "breaking.closed": config.breaking.closed,
        "breaking.exceptions": [f"{one.code}: {one.reason}" for one in config.breaking.exceptions],
        "lint.rules": [f"{rule}: {level}" for rule, level in config.lint.levels.items()],
        "lint.notes": config.lint.has_notes,
        "lint.exceptions": [f"{one.rule}: {one.reason}" for one in config.lint.exceptions],
        "check.fail_message": config.fail_message,
        **limits,
    }


def _target(target: TargetConfig) -> Mapping[str, Any]:
    return {
        "name": target.name,
        "pack" if target.is_folder else "lang": target.pack,
        "out": target.out,
        **({"templates": target.templates} if target.templates else {}),
        "specs": [spec.path for spec in target.specs],
        **_names(target.names),
        **_overlays(target.overlays),
        **{f"types.{key}": entry.type or entry.name for key, entry in target.types.items()},
        "scaffold": bool(target.scaffold),
        **({"only.tags": [*target.only.tags]} if target.only.tags else {}),
        **({"only.ids": [*target.only.ids]} if target.only.ids else {}),
        **{f"options.{key}": value for key, value in target.options.items()},
    }


def _names(names: Mapping[str, ToolPins]) -> Mapping[str, str]:
    return {
        f"names.{tool}.{side}.{pointer}": pin.name
        for tool, pins in names.items()
        for side, found in (("input", pins.input), ("output", pins.output))
        for pointer, pin in found.items()
    }


def _overlays(overlays: Mapping[str, Overlay]) -> Mapping[str, Any]:
    """Return what is changed; how is for the pages about the tools."""
    return {
        f"overlays.{path}.{key}": value
        for path, one in overlays.items()
        for key, value in (
            ("prefix", one.prefix and one.prefix.value),
            ("max_result_chars", one.max_result_chars),
            ("arguments", [*one.arguments]),
            ("tools", [*one.tools]),
        )
        if value
    }


def _values(config: Config, prefix: str, values: Mapping[str, Any]) -> Iterator[Value]:
    for key, value in values.items():
        path = prefix + key
        inherited = DEFAULT
        if key.startswith(("specs", "names.", "overlays.")):
            inherited = _origin(config, key, DEFAULT)
        yield Value(path, value, _origin(config, path, inherited))


def _origin(config: Config, path: str, default: str) -> str:
    """Return the place of a value or of its first part."""
    inner = (f"{path}[", f"{path}.")
    places = (p for known, p in config.origins.items() if known == path or known.startswith(inner))
    return next(places, default)
