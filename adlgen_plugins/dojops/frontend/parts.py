"""The validated front matter of a ``.dops`` file, except input and output."""

from __future__ import annotations

from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Log
from adlgen.document.node import Mapping, Node, at, plain
from adlgen.spec.text import Text
from adlgen_plugins.dojops.feature.model import (
    EXISTING,
    Dependency,
    Effects,
    Guidance,
    Library,
    OutputFile,
    Permissions,
    Provenance,
    Rule,
    Update,
    Verification,
)
from adlgen_plugins.dojops.frontend.report import (
    flag_at,
    items_at,
    number_at,
    text_at,
    texts_at,
    value_at,
)
from adlgen_plugins.dojops.frontend.verification import TIMEOUT_MS, Limits, binary_verification

_SEVERITIES = ("error", "warning", "info")


def files(root: Node) -> tuple[OutputFile, ...]:
    """Return the generated files."""
    return tuple(_file(node) for node in items_at(root, "files"))


def _file(node: Node) -> OutputFile:
    options = at(node, ("options",))
    known = plain(options) if options is not None else {}
    return OutputFile(
        path=text_at(node, "path") or Text("", node.span),
        format=value_at(node, "format") or "raw",
        from_model=value_at(node, "source") != "template",
        content=value_at(node, "content"),
        data_path=value_at(node, "dataPath"),
        conditional=flag_at(node, "conditional"),
        several_documents=flag_at(node, "multiDocument"),
        options=known if isinstance(known, dict) else {},
    )


def update(root: Node) -> Update:
    """Return the handling of existing files; None without detection."""
    paths = items_at(root, "detection", "paths")
    return Update(
        enabled=bool(paths) and flag_at(root, "detection", "updateMode", default=True),
        detect=tuple(text for node in paths if (text := text_at(node)) is not None),
        strategy=value_at(root, "update", "strategy") or "replace",
        inject_as=value_at(root, "update", "injectAs") or EXISTING,
    )


def verified(root: Node, log: Log) -> Verification:
    """Return the verification of a result: structural rules and a command."""
    command = text_at(root, "verification", "binary", "command")
    found = Verification()
    if command is not None:
        allowed = value_at(root, "permissions", "child_process")
        found = binary_verification(command, Limits.of(root, allowed), log)
    binary = ("verification", "binary")
    severities = {key: texts_at(root, "verification", "severity", key) for key in _SEVERITIES}
    return replace(
        found,
        timeout_ms=number_at(root, *binary, "timeout") or TIMEOUT_MS,
        parser=value_at(root, *binary, "parser"),
        in_output_folder=command is not None and value_at(root, *binary, "cwd") != "tool",
        rules=tuple(_rule(node) for node in items_at(root, "verification", "structural")),
        severities={key: found for key, found in severities.items() if found},
    )


def _rule(node: Node) -> Rule:
    return Rule(
        path=value_at(node, "path") or "",
        message=value_at(node, "message") or "",
        required=flag_at(node, "required"),
        type=value_at(node, "type"),
        least_items=number_at(node, "minItems"),
        unless=value_at(node, "requiredUnless"),
    )


def permissions(root: Node) -> Permissions:
    """Return the permissions of a run, with the format's defaults."""
    if not isinstance(at(root, ("permissions",)), Mapping):
        return Permissions()
    return Permissions(
        filesystem=value_at(root, "permissions", "filesystem") or "write",
        network=value_at(root, "permissions", "network") or "none",
        child_process=value_at(root, "permissions", "child_process") or "none",
    )


def guidance(root: Node) -> Guidance | None:
    """Return the knowledge about the technology; only version 2 has it."""
    if at(root, ("context",)) is None:
        return None
    libraries = items_at(root, "context", "context7Libraries")
    return Guidance(
        technology=value_at(root, "context", "technology") or "",
        file_format=value_at(root, "context", "fileFormat") or "raw",
        output=value_at(root, "context", "outputGuidance") or "",
        practices=texts_at(root, "context", "bestPractices"),
        libraries=tuple(
            Library(value_at(node, "name") or "", value_at(node, "query") or "")
            for node in libraries
        ),
    )


def effects(root: Node) -> Effects:
    """Return the declared effects of the tool."""
    return Effects(
        scope=texts_at(root, "scope", "write"),
        risk=value_at(root, "risk", "level"),
        rationale=value_at(root, "risk", "rationale") or "",
        mode=value_at(root, "execution", "mode") or "generate",
        deterministic=flag_at(root, "execution", "deterministic"),
        idempotent=flag_at(root, "execution", "idempotent"),
        side_effects=value_at(root, "capabilities", "sideEffects"),
        duration=value_at(root, "capabilities", "runtime"),
    )


def provenance(root: Node) -> Provenance:
    """Return the origin of the tool."""
    return Provenance(
        author=value_at(root, "meta", "author"),
        license=value_at(root, "meta", "license"),
        repository=value_at(root, "meta", "repository"),
        icon=value_at(root, "meta", "icon"),
    )


def dependencies(root: Node) -> tuple[Dependency, ...]:
    """Return the tools that this tool depends on."""
    return tuple(
        Dependency(value_at(node, "skill") or "", flag_at(node, "optional"))
        for node in items_at(root, "dependencies")
    )
