"""The reader of ADL manifests, of the current and older versions."""

from __future__ import annotations

from collections.abc import Mapping as MappingABC

from adlgen.diagnostics.codes import shape
from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Log
from adlgen.diagnostics.spelling import closest
from adlgen.document.node import (
    Document,
    Entry,
    JsonValue,
    Mapping,
    Node,
    Scalar,
    Sequence,
    at,
    plain,
)
from adlgen.document.reader import ROOT, Fields, wrong_type
from adlgen.document.shapes import check
from adlgen.features.builtins.model import NAME as BUILTINS
from adlgen.features.builtins.model import Settings, builtin_of
from adlgen.features.wiring.model import NAME as WIRING
from adlgen.features.wiring.model import Wiring
from adlgen.frontends.adl import API_VERSION, NAME, OLD_VERSIONS
from adlgen.frontends.adl.legacy import check_legacy_fields, read_old_services, read_old_tools
from adlgen.frontends.adl.manifest import LANGUAGE, manifest
from adlgen.frontends.adl.services import read_config, read_services, read_settings
from adlgen.frontends.adl.skills import check_skills
from adlgen.frontends.adl.spellings import check_spellings
from adlgen.frontends.adl.tools import read_tools
from adlgen.frontends.shared.names import check_names
from adlgen.spec.model import Spec
from adlgen.spec.text import Text


def read(document: Document, log: Log) -> Spec:
    """Return the specification in a manifest; add problems to the log."""
    root = document.root
    old = _old_version(root, log)
    check(root, manifest(old=old), ROOT, log)
    check_spellings(document, log)
    spec_node = at(root, ("spec",))
    spec = Fields(spec_node if isinstance(spec_node, Mapping) else _nothing(root), "spec", log)
    check_legacy_fields(spec, old=old)
    tools = read_tools(spec, old=old)
    services = read_services(spec)
    if _has_unreadable_services(spec):
        tools = tuple(replace(tool, extras=_without(tool.extras, WIRING)) for tool in tools)
    if old:
        tools += read_old_tools(spec)
        services += read_old_services(spec)
    else:
        check_skills(spec, tools)
    check_names(tools, log)
    listed = {found for tool in tools if (found := builtin_of(tool)) is not None}
    wiring = Wiring(services, read_config(spec))
    settings = read_settings(spec, listed)
    return Spec(
        path=document.source.path.rsplit("/", 1)[-1],
        dialect=NAME,
        name=_text(root, "metadata", "name"),
        description=_text(root, "metadata", "description").value,
        version=(version := _text(root, "metadata", "version")).value,
        version_at=version.span,
        tools=tools,
        acronyms=_acronyms(root),
        acronyms_at=acronyms.span if (acronyms := _acronyms_node(root)) else None,
        languages=_languages(spec, old=old),
        languages_at=next((e.key_span for e in spec.mapping if e.key == "language"), None),
        language_spans={e.key: e.key_span for e in _entries(spec.mapping.get("language"))},
        extras=_extras(wiring, settings),
        rest=_rest(root),
    )


def _extras(wiring: Wiring, settings: Settings) -> dict[str, object]:
    """Return the models of features that the manifest has a part for."""
    found: dict[str, object] = {} if wiring == Wiring() else {WIRING: wiring}
    return {**found, BUILTINS: settings} if settings.by_tool else found


def _has_unreadable_services(spec: Fields) -> bool:
    """Report whether the services are not a mapping or their key is misspelt, so that they are unknown."""
    node = spec.mapping.get("services")
    if node is None:
        return closest("services", [entry.key for entry in spec.mapping]) is not None
    return not isinstance(node, Mapping)


def _without(extras: MappingABC[str, object], name: str) -> dict[str, object]:
    return {key: extra for key, extra in extras.items() if key != name}


_READ = {
    "metadata": ("name", "description", "version"),
    "spec": ("tools", "services", "config", "language", "acronyms", "dependencies"),
}
"""Paths that have a field in the specification."""


def _rest(root: Node) -> tuple[Entry, ...]:
    """Return the other entries of a manifest, by path."""
    return tuple(
        Entry(f"{part}.{entry.key}", entry.key_span, entry.value)
        for part, known in _READ.items()
        for entry in _entries(at(root, (part,)))
        if entry.key not in known
    )


def _entries(node: Node | None) -> tuple[Entry, ...]:
    return node.entries if isinstance(node, Mapping) else ()


def _old_version(root: Node, log: Log) -> bool:
    """Check ``apiVersion`` and report whether it is an old one."""
    version = _text(root, "apiVersion")
    if version.value in OLD_VERSIONS:
        message = f"apiVersion {version.value} is outdated"
        log.add(shape.OLD_DIALECT, message, version.span, f"write 'apiVersion: {API_VERSION}'")
        return True
    if version.value not in {API_VERSION, ""}:
        message = f"unknown apiVersion '{version.value}'"
        log.add(shape.NOT_ONE_OF, message, version.span, f"did you mean '{API_VERSION}'?")
    return False


def _languages(spec: Fields, *, old: bool) -> dict[str, JsonValue]:
    node = spec.node("language")
    if not isinstance(node, Mapping):
        return {}
    languages: dict[str, JsonValue] = {}
    for entry in node:
        where = f"spec.language.{entry.key}"
        if isinstance(entry.value, Mapping):
            check(entry.value, LANGUAGE, where, spec.log)
            languages[entry.key] = plain(entry.value)
        elif isinstance(entry.value, Scalar) and entry.value.value is None:
            languages[entry.key] = {}
        elif not (old and entry.key == _ACRONYMS):
            wrong_type(entry.value, where, "a mapping", spec.log)
    return languages


_ACRONYMS = "acronyms"


def _acronyms_node(root: Node) -> Node | None:
    """Return ``spec.acronyms``, or their place in very old versions."""
    return at(root, ("spec", _ACRONYMS)) or at(root, ("spec", "language", _ACRONYMS))


def _acronyms(root: Node) -> tuple[str, ...]:
    """Return the acronyms, whose shape has been validated."""
    found = _acronyms_node(root)
    items = found.items if isinstance(found, Sequence) else ()
    values = (item.value for item in items if isinstance(item, Scalar))
    return tuple(value for value in values if isinstance(value, str))


def _text(root: Node, *path: str) -> Text:
    """Return a string whose shape has been validated; empty if it is missing."""
    node = at(root, path)
    if isinstance(node, Scalar) and isinstance(node.value, str):
        return Text(node.value, node.span)
    return Text("", root.span if node is None else node.span)


def _nothing(root: Node) -> Mapping:
    return Mapping((), root.span)
