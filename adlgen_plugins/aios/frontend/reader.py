"""The reader of AIOS tools."""

from __future__ import annotations

import re

from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.diagnostics.model import Log
from adlgen.document.node import Document, Mapping, Node, Scalar
from adlgen.document.reader import head_of, kind_of
from adlgen.frontends.shared.names import check_names
from adlgen.spec.model import Spec
from adlgen.spec.text import Text
from adlgen_plugins.aios.feature.model import Composite, Group
from adlgen_plugins.aios.frontend import KINDS, NAME, NEWER, REQUIRED, codes
from adlgen_plugins.aios.frontend.aggregates import check_aggregates
from adlgen_plugins.aios.frontend.commands import Parts, read_commands
from adlgen_plugins.aios.frontend.complexity import read_anti_patterns, read_complexity
from adlgen_plugins.aios.frontend.examples import check_shape, has_scenarios, read_examples
from adlgen_plugins.aios.frontend.fields import KEBAB, FieldReader, Report, holds, lines_of
from adlgen_plugins.aios.frontend.knowledge import read_knowledge
from adlgen_plugins.aios.frontend.launch import read_launch
from adlgen_plugins.aios.frontend.parameters import read_declared

STRATEGIES = ("embedded", "external", "hybrid", "executable", "none")
SCHEMA_VERSIONS = {"1": "1.0", "1.0": "1.0", "2": "2.0", "2.0": "2.0"}
_VERSION = re.compile(r"(0|[1-9][0-9]*)(\.(0|[1-9][0-9]*)){2}")


def read(document: Document, log: Log) -> Spec:
    """Return a specification with a tool per command; add problems to the log."""
    report = Report(log, lines_of(document.source.text))
    tool = _tool(document.root, report)
    for key in REQUIRED:
        tool.require(key, message=f"Tool missing required field: {key}", passes=False)
    name, version = _text(tool, "id"), _version(tool)
    if name.value:
        tool.check_convention(name, "id", KEBAB)
    schema = _schema_version(tool)
    newer = _checked(tool, schema)
    knowledge = read_knowledge(newer, explicit=schema.explicit)
    parts = Parts(
        commands=read_declared(tool, "commands", knowledge),
        tools=read_declared(tool, "tools", knowledge),
        knowledge=knowledge,
        examples=read_examples(newer, knowledge),
        anti_patterns=read_anti_patterns(newer, explicit=schema.explicit),
        complexity=read_complexity(newer, knowledge),
    )
    group = _group(tool, name, schema, parts)
    if isinstance(group.launch, Composite):
        check_aggregates(group.launch, document.source, log)
    tools = read_commands(tool, parts)
    check_names(tools, log)
    return Spec(
        path=document.source.path.rsplit("/", 1)[-1],
        dialect=NAME,
        name=name,
        description=_text(tool, "description").value,
        version=version,
        tools=tools,
        extras={"operations": group},
    )


def _group(tool: FieldReader, name: Text, schema: _Schema, parts: Parts) -> Group:
    """Return the data that all commands share."""
    text = "Invalid tool type '{value}'. Must be one of: mcp, cli, local, meta"
    kind = tool.choice("type", KINDS, text, passes=False)
    return Group(
        id=name,
        title=_text(tool, "name").value,
        kind=kind,
        schema_version=schema.number,
        explicit_version=schema.explicit,
        knowledge=tool.choice("knowledge_strategy", STRATEGIES) or STRATEGIES[0],
        launch=read_launch(tool, kind, parts.knowledge),
        helpers=parts.knowledge.helpers,
        processors=parts.knowledge.processors,
        payloads=parts.complexity.payloads,
        mappings=parts.complexity.mappings,
        anti_patterns=parts.anti_patterns,
        quirks=parts.complexity.quirks,
        practices=_sentences(tool, "best_practices"),
        limitations=_sentences(tool, "limitations"),
    )


def _tool(root: Node, report: Report) -> FieldReader:
    """Return the tool: the value of ``tool``, or the root itself."""
    tool = root.get("tool") if isinstance(root, Mapping) else None
    if isinstance(root, Mapping) and isinstance(tool, Mapping):
        others = [entry for entry in root if entry.key != "tool"]
        if others:
            message = f"the root has other keys than 'tool': {', '.join(one.key for one in others)}"
            hint = "move the keys of the tool into it"
            report.add(codes.EXTRA_ROOT_KEY, message, others[0].key_span, hint)
        return FieldReader(tool, "the tool", report)
    if isinstance(root, Mapping) and tool is None:
        message = "the tool is not below the key 'tool'"
        report.add(
            codes.UNWRAPPED_TOOL, message, head_of(root), "put 'tool:' above it and indent it"
        )
        return FieldReader(root, "the tool", report)
    what, node = ("the root", root) if tool is None else ("'tool'", tool)
    message = f"{what} must be a mapping, not {kind_of(node)}"
    report.add(codes.INVALID_TYPE, message, head_of(node), passes=False)
    return FieldReader(Mapping((), node.span), "the tool", report)


def _text(tool: FieldReader, key: str) -> Text:
    return tool.text(key, passes=False) or Text("", tool.span)


def _version(tool: FieldReader) -> str:
    """Return the version of the tool: a string of three numbers."""
    node = tool.node("version")
    if node is None:
        return ""
    written = tool.report.written(node) if isinstance(node, Scalar) else kind_of(node)
    if not (
        isinstance(node, Scalar) and isinstance(node.value, str) and _VERSION.fullmatch(written)
    ):
        message = f"Invalid version format '{written}'. Expected semantic versioning (e.g., 1.0.0)"
        hint = "write three numbers, such as '1.0.0'"
        tool.report.add(codes.INVALID_SEMVER, message, head_of(node), hint, passes=False)
    return written


class _Schema(Struct):
    """The version of the format that a file uses."""

    number: str
    explicit: bool
    """Whether the file declares it."""


def _schema_version(tool: FieldReader) -> _Schema:
    """Return the declared version, else 2.0 if the tool uses features of 2.0."""
    node = tool.node("schema_version")
    if node is not None:
        written = tool.report.written(node) if isinstance(node, Scalar) else kind_of(node)
        if written not in SCHEMA_VERSIONS:
            message = f"Invalid schema_version '{written}'. Must be '1.0' or '2.0'"
            tool.report.add(codes.INVALID_ENUM_VALUE, message, head_of(node), passes=False)
        return _Schema(SCHEMA_VERSIONS.get(written, "2.0"), explicit=True)
    newer = any(holds(tool.mapping.get(key)) for key in NEWER)
    newer = newer or has_scenarios(tool.mapping.get("examples"))
    return _Schema("2.0" if newer else "1.0", explicit=False)


def _checked(tool: FieldReader, schema: _Schema) -> FieldReader:
    """Return the tool for reading newer fields, whose problems are warnings before 2.0.

    To determine the version, the format's loader iterates over all examples, and fails at malformed ones.
    """
    if schema.number == "2.0" or not schema.explicit:
        check_shape(tool, passes=schema.explicit)
    if schema.number == "2.0":
        return tool
    return FieldReader(tool.mapping, tool.where, replace(tool.report, log=Log()))


def _sentences(tool: FieldReader, key: str) -> tuple[str, ...]:
    """Return a list of strings under a key that the format does not define; ignore other values."""
    items = getattr(tool.mapping.get(key), "items", ())
    return tuple(
        item.value for item in items if isinstance(item, Scalar) and isinstance(item.value, str)
    )
