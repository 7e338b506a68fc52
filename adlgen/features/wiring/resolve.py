"""Resolution of injected names."""

from __future__ import annotations

from functools import cached_property

from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Label, Log
from adlgen.diagnostics.spelling import closest, closest_or_prefixed
from adlgen.document.node import Mapping, at
from adlgen.features.wiring import codes as wiring_codes
from adlgen.features.wiring.model import (
    NAME,
    RESERVED_SECTION,
    ConfigTarget,
    Inject,
    InjectionTarget,
    Injects,
    LoggerTarget,
    ServiceTarget,
    injects_of,
    wiring_of,
)
from adlgen.spec.model import Spec, ToolSpec
from adlgen.spec.text import Text

_LOGGER = "logger"
_CONFIG = "config"
_MOST_LISTED = 12
_MOST_GUESSES = 100


def resolve(spec: Spec, log: Log) -> Spec:
    """Return the specification with injected names resolved.

    An injected name without a definition is an error and keeps no target; a repeated one is dropped
    with a warning.
    """
    names = _Names(spec)
    tools = (_resolve(tool, names, log) if injects_of(tool) else tool for tool in spec.tools)
    return replace(spec, tools=tuple(tools))


def _resolve(tool: ToolSpec, names: _Names, log: Log) -> ToolSpec:
    resolved: dict[str, Inject] = {}
    for inject in injects_of(tool):
        name, span = inject.reference.value, inject.reference.span
        if name in resolved:
            message = f"tool '{tool.id.value}' injects '{name}' twice"
            labels = (Label(resolved[name].reference.span, "first injected here"),)
            hint = "remove one of the two"
            log.add(wiring_codes.DUPLICATE_INJECT, message, span, hint, labels=labels)
            continue
        target = inject.target or names.target(name)
        if target is None:
            names.report(tool.id.value, inject.reference, log)
        resolved[name] = replace(inject, target=target)
    return replace(tool, extras={**tool.extras, NAME: Injects(tuple(resolved.values()))})


class _Names:
    """The names that a tool may inject."""

    def __init__(self, spec: Spec) -> None:
        wiring = wiring_of(spec)
        self._services = dict.fromkeys(service.id.value for service in wiring.services)
        self._sections = {section.key.value: section.value for section in wiring.sections}
        self._guesses = 0

    def target(self, name: str) -> InjectionTarget | None:
        if name == _LOGGER:
            return LoggerTarget()
        if name == _CONFIG:
            return ConfigTarget(())
        if name.startswith(f"{_CONFIG}."):
            path = self._config_path(name.removeprefix(f"{_CONFIG}."))
            return None if path is None else ConfigTarget(path)
        return self._service(name)

    def _service(self, name: str) -> ServiceTarget | None:
        parts = name.split(".")
        for length in range(len(parts), 0, -1):
            service = ".".join(parts[:length])
            if service in self._services:
                return ServiceTarget(service, tuple(parts[length:]))
        return None

    def _config_path(self, name: str) -> tuple[str, ...] | None:
        if name in self._sections:
            return (name,)
        section, *keys = name.split(".")
        value = self._sections.get(section)
        if value is None or not isinstance(value, Mapping) or at(value, tuple(keys)) is None:
            return None
        return (section, *keys)

    def report(self, tool: str, reference: Text, log: Log) -> None:
        name = reference.value
        first, _, rest = name.partition(".")
        if first == _CONFIG and rest.split(".")[0] == RESERVED_SECTION:
            message = f"tool '{tool}' injects '{name}', which belongs to the built-in tools"
            hint = "put values for your own tools into a section of their own"
            log.add(wiring_codes.RESERVED_CONFIG, message, reference.span, hint)
            return
        what = (
            "which spec.config does not define"
            if first == _CONFIG
            else "which is not a service in spec.services"
        )
        message = f"tool '{tool}' injects '{name}', {what}"
        log.add(wiring_codes.UNKNOWN_INJECT, message, reference.span, self._hint(name))

    def _hint(self, name: str) -> str:
        self._guesses += 1
        near = self._near(name) if self._guesses <= _MOST_GUESSES else None
        if near is not None:
            return f"did you mean '{near}'?"
        if len(self._known) <= _MOST_LISTED:
            return f"tools may inject {', '.join(self._known)}"
        return f"tools may inject {_LOGGER}, {_CONFIG}, a section of it, or a service"

    def _near(self, name: str) -> str | None:
        near = closest_or_prefixed(name, (*self._known, *self._values))
        if near is None and "." in name:
            near = closest(name.split(".", maxsplit=1)[0], self._services)
        return near

    @cached_property
    def _known(self) -> tuple[str, ...]:
        sections = (f"{_CONFIG}.{section}" for section in self._sections)
        return (_LOGGER, _CONFIG, *self._services, *sections)

    @cached_property
    def _values(self) -> tuple[str, ...]:
        return tuple(
            f"{_CONFIG}.{name}.{entry.key}"
            for name, section in self._sections.items()
            if isinstance(section, Mapping)
            for entry in section
        )
