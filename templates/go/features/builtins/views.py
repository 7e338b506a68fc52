"""Views of the built-in tools."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields

from adlgen.naming.code import Code
from adlgen.packs.page import Page
from adlgen.plan.model import Named, Plan, PlannedBody, PlannedTool, PlannedType, RecordDecl

from ...docs import sentence
from ...types import TypePrinter

_NONE = Code("")


@dataclass(frozen=True, slots=True)
class FieldNames:
    """The fields of an input or output by their names in JSON; those of other tools are empty."""

    body: Code = _NONE
    bytes_read: Code = _NONE
    bytes_written: Code = _NONE
    command: Code = _NONE
    content: Code = _NONE
    duration_ms: Code = _NONE
    error: Code = _NONE
    exit_code: Code = _NONE
    file_path: Code = _NONE
    headers: Code = _NONE
    limit: Code = _NONE
    lines_read: Code = _NONE
    method: Code = _NONE
    new_string: Code = _NONE
    offset: Code = _NONE
    old_string: Code = _NONE
    output: Code = _NONE
    replacements: Code = _NONE
    save_path: Code = _NONE
    saved_to: Code = _NONE
    status_code: Code = _NONE
    total_lines: Code = _NONE
    truncated: Code = _NONE
    url: Code = _NONE


@dataclass(frozen=True, slots=True)
class ConfigNames:
    """The configuration of a built-in tool: selectors on the tool itself."""

    allow_downloads: Code = _NONE
    allow_internal: Code = _NONE
    allowed_domains: Code = _NONE
    allowed_roots: Code = _NONE
    download_dir: Code = _NONE
    enabled: Code = _NONE
    max_bytes: Code = _NONE
    max_lines: Code = _NONE
    timeout_seconds: Code = _NONE
    whitelist: Code = _NONE
    working_dir: Code = _NONE


@dataclass(frozen=True, slots=True)
class BuiltinView:
    """A page of package builtins."""

    module: Code
    source: Code
    name: Code
    llm_name: Code
    input_type: Code
    output_type: Code
    method_type: Code
    input: FieldNames
    output: FieldNames
    config: ConfigNames
    is_read: bool
    is_write: bool
    is_edit: bool
    is_bash: bool
    is_fetch: bool


@dataclass(frozen=True, slots=True)
class BuiltinsView:
    """The page of what the built-in tools share."""

    module: Code
    files: bool
    reads: bool
    writes: bool


def builtin_view(page: Page) -> BuiltinView:
    """Build the page of a built-in tool."""
    plan, tool = page.plan, page.tool
    assert tool is not None
    assert tool.output is not None
    return BuiltinView(
        module=plan.words["module"],
        source=Code(sentence(f"{plan.source}, tool {tool.id}")),
        name=tool.type_name,
        llm_name=Code(sentence(tool.llm_name)),
        input_type=tool.input.name,
        output_type=tool.output.name,
        method_type=_method_type(tool.output),
        input=_field_names(tool.input),
        output=_field_names(tool.output),
        config=_config_names(plan, tool),
        is_read=tool.builtin == "read",
        is_write=tool.builtin == "write",
        is_edit=tool.builtin == "edit",
        is_bash=tool.builtin == "bash",
        is_fetch=tool.builtin == "fetch",
    )


def builtins_view(page: Page) -> BuiltinsView:
    """Build the page of what the built-in tools share."""
    present = {tool.builtin for tool in page.plan.tools}
    reads, writes = present & {"read", "edit"}, present & {"write", "edit", "fetch"}
    return BuiltinsView(page.plan.words["module"], bool(reads | writes), bool(reads), bool(writes))


def _record(type_: PlannedType | None, body: PlannedBody | Plan) -> RecordDecl:
    """Return the record that a type names; what is built in is never anything else."""
    assert isinstance(type_, Named)
    decl = body.declarations[type_.key]
    assert isinstance(decl, RecordDecl)
    return decl


def _field_names(body: PlannedBody) -> FieldNames:
    return FieldNames(**{f.key: f.name for f in _record(body.type, body).fields})


def _config_names(plan: Plan, tool: PlannedTool) -> ConfigNames:
    given = tool.builtin_config
    assert given is not None
    known = {field.name for field in fields(ConfigNames)}
    record = _record(given.config_type, plan)
    return ConfigNames(
        **{f.key: Code(f"{given.name}.{f.name}") for f in record.fields if f.key in known}
    )


def _method_type(body: PlannedBody) -> Code:
    """Return the type of the field ``method``, if there is one."""
    types = [f.type for f in _record(body.type, body).fields if f.key == "method"]
    return TypePrinter(body.declarations).render_type(types[0]).type if types else _NONE


VIEWS: Mapping[str, Callable[[Page], object]] = {
    "builtin.go.j2": builtin_view,
    "builtins.go.j2": builtins_view,
}
