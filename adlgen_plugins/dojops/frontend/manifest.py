"""``tool.yaml`` of DojOps, version 1, with its schema files."""

from __future__ import annotations

import hashlib

from adlgen.diagnostics.model import Log
from adlgen.document.node import Document, Mapping, Node, Scalar, Sequence, at, plain
from adlgen.spec.model import ToolSpec
from adlgen.spec.text import Text
from adlgen_plugins.dojops.feature.model import Generation, OutputFile, Permissions, Prompt, Update
from adlgen_plugins.dojops.frontend import codes, subset
from adlgen_plugins.dojops.frontend.files import MOST_BYTES, SchemaFile, folder_of, size_of
from adlgen_plugins.dojops.frontend.paths import MANIFEST as PATH_TEXTS
from adlgen_plugins.dojops.frontend.paths import Templates, climbs
from adlgen_plugins.dojops.frontend.report import (
    Made,
    flag_at,
    items_at,
    text_at,
    texts_at,
    validate,
    value_at,
)
from adlgen_plugins.dojops.frontend.verification import Limits, verification
from adlgen_plugins.dojops.frontend.zod import (
    Arr,
    Bool,
    Num,
    Obj,
    OneOrMany,
    Refinement,
    Str,
    StringEnum,
)

_OLD_FILE = "plugin.yaml"


def _inside(what: str) -> Refinement:
    return Refinement(
        lambda path: not climbs(path), f"{what} must not contain '..' traversal segments"
    )


def _schema_path(key: str, least: int) -> Str:
    relative = Refinement(lambda path: not path.startswith("/"), f"{key} must be a relative path")
    return Str(least, refinements=(_inside(f"{key} path"), relative))


_PATH = Str(1, refinements=(_inside("Path"),))
_FILE = Obj(
    {"path": _PATH, "serializer": StringEnum(("yaml", "json", "hcl", "ini", "toml", "raw"))}
)
_GENERATOR = Obj(
    {
        "strategy": StringEnum(("llm",)),
        "systemPrompt": Str(1),
        "updateMode": Bool(),
        "existingDelimiter": Str(),
        "userPromptTemplate": Str(),
    },
    frozenset({"updateMode", "existingDelimiter", "userPromptTemplate"}),
)
_PERMISSIONS = Obj(
    {
        "filesystem": StringEnum(("project", "global")),
        "network": StringEnum(("none", "inherit")),
        "child_process": StringEnum(("none", "required")),
    },
    frozenset({"filesystem", "network", "child_process"}),
)
MANIFEST = Obj(
    {
        "spec": Num(whole=True, least=1, most=1),
        "name": Str(1, 64, "^[a-z0-9-]+$", "Tool name must be lowercase alphanumeric with hyphens"),
        "version": Str(1),
        "type": StringEnum(("tool",)),
        "description": Str(1, 500),
        "inputSchema": _schema_path("inputSchema", 1),
        "outputSchema": _schema_path("outputSchema", 0),
        "tags": Arr(Str()),
        "generator": _GENERATOR,
        "files": Arr(_FILE, 1),
        "verification": Obj({"command": Str(1)}),
        "detector": Obj({"path": OneOrMany(_PATH)}),
        "permissions": _PERMISSIONS,
    },
    frozenset({"outputSchema", "tags", "verification", "detector", "permissions"}),
)
"""The shape of the manifest. Other keys are ignored."""


def read_manifest(document: Document, log: Log) -> Made | None:
    """Return the tool in a manifest, or None after an error; add problems to the log."""
    source, root = document.source, document.root
    size = size_of(source)
    if size > MOST_BYTES:
        message = (
            f'[tool-loader] Skipping manifest "{source.path}":'
            f" file size {size} exceeds limit of {MOST_BYTES} bytes"
        )
        log.add(codes.TOO_LARGE, message, root.span)
        return None
    if source.path.rsplit("/", 1)[-1] == _OLD_FILE:
        message = "the manifest of a tool must be called tool.yaml"
        log.add(codes.OLD_FILE_NAME, message, root.span, "rename the file")
    ok = validate(root, MANIFEST, (codes.BAD_MANIFEST, codes.BAD_PATH), log)
    _report_deviations(root, log)
    name = text_at(root, "inputSchema")
    found = None if name is None else _input_file(document, name, log)
    if not ok or found is None:
        return None
    return _tool(document, found, log)


def _report_deviations(root: Node, log: Log) -> None:
    output = text_at(root, "outputSchema")
    if output is not None and not output.value:
        message = "outputSchema: Too small: expected string to have >=1 characters"
        log.add(codes.BEYOND_SPECIFICATION, message, output.span, "remove the key")
    detector = at(root, ("detector", "path"))
    if isinstance(detector, Sequence):
        message = "detector.path: Invalid input: expected string, received array"
        hint = "the specification allows one path; later loaders accept several"
        log.add(codes.BEYOND_SPECIFICATION, message, detector.span, hint)


def _input_file(document: Document, name: Text, log: Log) -> SchemaFile | None:
    """Return the input schema, from a JSON file; it must describe an object."""
    if climbs(name.value) or name.value.startswith("/") or not name.value:
        return None
    found = SchemaFile.read(document.source, name.value, log)
    if isinstance(found, str):
        folder = folder_of(document.source)
        message = f"Failed to load tool from {folder} (invalid manifest or missing schema)"
        log.add(codes.LOAD_FAILED, message, name.span, found)
        return None
    kind = found.root.get("type") if isinstance(found.root, Mapping) else None
    if not isinstance(kind, Scalar) or kind.value != "object":
        message = "the root of the input schema must be an object: type: object"
        log.add(codes.ROOT_IS_NO_OBJECT, message, found.root.span)
        return None
    return found


def _output_file(document: Document, log: Log) -> SchemaFile | None:
    """Return the output schema; None if its file cannot be read."""
    name = text_at(document.root, "outputSchema")
    if name is None or not name.value:
        return None
    found = SchemaFile.read(document.source, name.value, Log())
    if isinstance(found, str):
        message = f"the output schema '{name.value}' cannot be read; any output is accepted"
        log.add(codes.NO_OUTPUT_SCHEMA, message, name.span, found)
        return None
    return found


def _tool(document: Document, found: SchemaFile, log: Log) -> Made:
    root = document.root
    output = _output_file(document, log)
    schema = subset.enforced(found.root, subset.TOOL, log)
    answer = None if output is None else subset.enforced(output.root, subset.TOOL, log)
    generation = _generation(document, found, output, log)
    templates = Templates.of(schema, PATH_TEXTS, log)
    for file in generation.files:
        templates.check(file.path)
    for template in generation.update.detect:
        templates.check(template, pattern=True)
    name = text_at(root, "name") or Text("", root.span)
    tool = ToolSpec(
        id=name,
        name=None,
        description=text_at(root, "description"),
        tags=texts_at(root, "tags"),
        input=schema,
        output=answer,
        span=name.span,
        extras={"generation": generation},
    )
    return Made(tool, generation)


def _generation(
    document: Document, found: SchemaFile, output: SchemaFile | None, log: Log
) -> Generation:
    root = document.root
    processes = value_at(root, "permissions", "child_process")
    return Generation(
        edition="1",
        kind="tool",
        version=value_at(root, "version") or "",
        digest=document.source.digest,
        prompt=_prompt(root),
        files=tuple(_file(node) for node in items_at(root, "files")),
        update=_update(root),
        verification=verification(
            text_at(root, "verification", "command"), Limits.of(root, processes), log
        ),
        permissions=Permissions(
            filesystem=value_at(root, "permissions", "filesystem"),
            network=value_at(root, "permissions", "network"),
            child_process=processes,
        ),
        schema_digest=found.digest,
        input_as_written=plain(found.root),
        output_as_written=None if output is None else plain(output.root),
    )


def _file(node: Node) -> OutputFile:
    path = text_at(node, "path") or Text("", node.span)
    return OutputFile(path, value_at(node, "serializer") or "raw")


def _prompt(root: Node) -> Prompt:
    system = value_at(root, "generator", "systemPrompt") or ""
    return Prompt(
        system=system,
        digest=hashlib.sha256(system.encode()).hexdigest(),
        user=value_at(root, "generator", "userPromptTemplate"),
    )


def _update(root: Node) -> Update:
    path = at(root, ("detector", "path"))
    nodes = path.items if isinstance(path, Sequence) else () if path is None else (path,)
    return Update(
        enabled=flag_at(root, "generator", "updateMode"),
        detect=tuple(text for node in nodes if (text := text_at(node)) is not None),
        delimiter=value_at(root, "generator", "existingDelimiter"),
    )
