"""The page of a built-in tool: an implementation that works as it is."""

from __future__ import annotations

from dataclasses import dataclass

from adlgen.naming.code import Code, code
from adlgen.packs.page import Page

from .docs import span
from .layout import Lines, signature, use


@dataclass(frozen=True, slots=True)
class BuiltinView:
    """What ``builtin.rs.j2`` prints: one of five fixed pages, under the names of the tool."""

    doc: Code
    types: Lines
    implements: Code
    call: Lines
    read: bool
    bash: bool
    write: bool
    edit: bool
    fetch: bool


def builtin_view(page: Page) -> BuiltinView:
    """Choose the page of a built-in tool."""
    tool = page.tool
    assert tool is not None
    names = [code("{}Handler", tool.type_name), tool.input.name, tool.output_name]
    if tool.builtin == "fetch":
        names.append(code("{}InputMethod", tool.type_name))
    input_type = code("input: {}", tool.input.name)
    parameters = [Code("&self"), Code("_ctx: &CallContext"), input_type]
    tail = code(" -> Result<{}, ToolError> {{", tool.output_name)
    return BuiltinView(
        doc=code("//! The built-in tool {}: an implementation that works as it is.", span(tool.llm_name)),
        types=use(code("super::super::{}", tool.module), names),
        implements=code("impl {}Handler for Tool {{", tool.type_name),
        call=signature(Code("async fn call"), parameters, tail, 4),
        read=tool.builtin == "read",
        bash=tool.builtin == "bash",
        write=tool.builtin == "write",
        edit=tool.builtin == "edit",
        fetch=tool.builtin == "fetch",
    )
