"""The effective values of a configuration, each with its origin."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from adlgen.config.model import Config, TargetConfig
from adlgen.diagnostics.datatypes import Struct, fields_of
from adlgen.packs.pins import ToolPins

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
        "lenient": config.lenient,
        "strict": config.strict,
        "format": config.format,
        "diagnostics.deny": [*sorted(config.severities.deny), *deny],
        "diagnostics.allow": sorted(config.severities.allow),
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


def _values(config: Config, prefix: str, values: Mapping[str, Any]) -> Iterator[Value]:
    for key, value in values.items():
        path = prefix + key
        places = (
            place
            for known, place in config.origins.items()
            if known == path or known.startswith((f"{path}[", f"{path}."))
        )
        inherited = config.origins.get("specs[0]" if key == "specs" else key, DEFAULT)
        inherited = inherited if key.startswith(("specs", "names.")) else DEFAULT
        yield Value(path, value, next(places, inherited))
