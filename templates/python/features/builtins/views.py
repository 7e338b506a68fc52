"""Built-in tools: typed handlers that call the functions of the runtime."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View

from ...docs import doc_lines, doc_text, literal_text, source_of
from ...imports import Imports
from ...layout import leaf
from ...literals import string
from ...names import output_type, runtime_of
from ...statements import ASYNC_DEF, arguments, signature

_USES = {
    "read": (("_files", "lines_of"), ("_files", "read_file")),
    "write": (("_files", "encoded"), ("_files", "write_file")),
    "edit": (("_files", "edit_file"),),
    "bash": (("_shell", "TIMEOUT"), ("_shell", "Access"), ("_shell", "run_command")),
    "fetch": (
        ("_connection", "Reach"),
        ("_http", "MAX_BYTES"),
        ("_http", "TIMEOUT"),
        ("_http", "fetch"),
        ("_http", "save"),
    ),
}


_ARGUMENTS = (
    *("file_path", "offset", "limit", "content", "old_string", "new_string", "command", "url"),
    *("method", "save_path", "headers"),
)
_RESULTS = ("error", "body", "saved_to", "bytes_read", "bytes_written")
"""The optional parts of results."""


def builtin_view(context: FileContext) -> View:
    """Return the module of a built-in tool."""
    tool = context.tool
    assert tool is not None
    builtin = tool.extras["builtins"].data
    id_ = builtin.text("id")
    (injection,) = tool.extras["wiring"].data.records("injections")
    imports = Imports(
        [tool.type_name, "asyncio", "MAX_LINES", "INTERNAL"], runtime=runtime_of(context.plan)
    )
    for name in ("CallContext", "ToolError"):
        imports.use("..toolspec", name)
    inside = f"..toolspec.{tool.module}"
    deps, taken = (imports.use(inside, name) for name in (f"{tool.type_name}Deps", tool.input.name))
    given = output_type(tool, imports, inside)
    for module, name in _USES[id_]:
        imports.use(f"..toolspec.{module}", name)
    models = str(context.plan.options["models"])
    named = literal_text(tool.llm_name)
    parts = ["self", "ctx: CallContext", f"input: {taken}", "/"]
    off = string(f"The tool {tool.llm_name} is disabled.")
    own = map(leaf, ("self", f"input: {taken}"))
    return View(
        source=source_of(context.plan),
        doc=doc_text([Code(f"Built-in tool {named}."), Code(""), *doc_lines(tool.description)]),
        imports=imports.view(),
        name=tool.type_name,
        output=given,
        config=injection.code("name"),
        init=signature("__init__", map(leaf, ("self", f"deps: {deps}")), "None", 4),
        call=signature("__call__", map(leaf, parts), given, 4, ASYNC_DEF),
        disabled=arguments("raise ToolError", [leaf(off)], 12),
        work=signature(f"_{id_}", own, given, 4),
        internal=tuple(map(string, builtin.texts("internal_addresses"))),
        it=View(**{name: id_ == name for name in _USES}),
        input=View(**{name: _read(name, models) for name in _ARGUMENTS}),
        result=View(**{name: _set(name, models) for name in _RESULTS}),
    )


_OPTIONAL = ("offset", "limit", "method", "save_path", "headers")


def _read(name: str, models: str) -> Code:
    if models == "typeddict":
        return Code(f'input.get("{name}")' if name in _OPTIONAL else f'input["{name}"]')
    absent = " or None" if models == "msgspec" and name in _OPTIONAL else ""
    return Code(f"(input.{name}{absent})" if absent else f"input.{name}")


def _set(name: str, models: str) -> Code:
    return Code(f'result["{name}"]' if models == "typeddict" else f"result.{name}")


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "builtin.py.j2": builtin_view,
}
