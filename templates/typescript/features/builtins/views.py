"""The views of the built-in tools. Only names vary."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext

from ...docs import header_text
from ...literals import string
from ...names import deps_type, factory_type, input_type


class BuiltinView(Struct):
    """``src/builtins/<file>.ts``."""

    source: Code
    name: Code
    factory: Code
    deps: Code
    input: Code
    types: Code
    is_read: bool
    is_write: bool
    is_edit: bool
    is_bash: bool
    is_fetch: bool
    internal_addresses: tuple[Code, ...]
    """String literals of the networks that Fetch refuses."""


def builtin_view(context: FileContext) -> BuiltinView:
    """Return the view of a built-in tool."""
    assert context.tool is not None
    tool = context.tool
    data = tool.extras["builtins"].data
    id_ = data.text("id")
    return BuiltinView(
        source=header_text(context.plan.source),
        name=tool.value_name,
        factory=factory_type(tool),
        deps=deps_type(tool),
        input=input_type(tool),
        types=code("../toolspec/{}.js", tool.file),
        is_read=id_ == "read",
        is_write=id_ == "write",
        is_edit=id_ == "edit",
        is_bash=id_ == "bash",
        is_fetch=id_ == "fetch",
        internal_addresses=tuple(string(network) for network in data.texts("internal_addresses")),
    )


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "builtin.ts.j2": builtin_view,
}
