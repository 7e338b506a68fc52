"""A working built-in tool: the typed shell around what ``runtime/builtins`` does."""

from __future__ import annotations

from dataclasses import dataclass

from adlgen.naming.code import Code
from adlgen.packs.page import Page

from .imports import Imports
from .layout import call_lines, function, leaf
from .pages import source_of
from .text import doc_lines, docstring, literal_text, string
from .tool_view import injections

_USES = {
    "read": {"_files": ("lines_of", "locate", "read_bytes")},
    "write": {"_files": ("locate", "make_parent", "write_bytes")},
    "edit": {"_files": ("locate", "read_bytes", "replaced", "write_bytes")},
    "bash": {"_shell": ("TIMEOUT", "check_command", "run_command")},
    "fetch": {"_http": ("MAX_BYTES", "TIMEOUT", "Reach", "fetch", "save")},
}


@dataclass(frozen=True, slots=True)
class BuiltinView:
    """One built-in tool."""

    source: Code
    doc: tuple[Code, ...]
    imports: tuple[Code, ...]
    name: Code
    output: Code
    plain_output: bool
    """Whether the result is a dictionary."""
    config: Code
    init: tuple[Code, ...]
    call: tuple[Code, ...]
    disabled: tuple[Code, ...]
    work: tuple[Code, ...]
    read: bool
    write: bool
    edit: bool
    bash: bool
    fetch: bool
    file_path: Code
    offset: Code
    limit: Code
    content: Code
    old_string: Code
    new_string: Code
    command: Code
    url: Code
    method: Code
    save_path: Code
    headers: Code
    body: Code
    saved_to: Code
    bytes_read: Code
    bytes_written: Code


def builtin_view(page: Page) -> BuiltinView:
    """Decide a built-in tool's module."""
    tool = page.tool
    assert tool is not None
    assert tool.builtin is not None
    assert tool.builtin_config is not None
    imports = Imports([tool.type_name, "asyncio", "MAX_LINES"])
    for name in ("CallContext", "ToolError"):
        imports.use("..toolspec", name)
    deps, taken, given = (
        imports.use(f"..toolspec.{tool.module}", name)
        for name in (f"{tool.type_name}Deps", tool.input.name, tool.output_name)
    )
    for module, names in _USES[tool.builtin].items():
        for name in names:
            imports.use(f".{module}", name)
    named = literal_text(tool.llm_name)
    config = next(name for name, i in injections(tool) if i is tool.builtin_config)
    parts = ["self", "ctx: CallContext", f"input: {taken}", "/"]
    off = string(f"The tool {tool.llm_name} is disabled.")
    dictionaries = page.plan.options["models"] == "typeddict"
    return BuiltinView(
        source=source_of(page.plan),
        doc=docstring([Code(f"Built-in tool {named}."), Code(""), *doc_lines(tool.description)]),
        imports=imports.lines(),
        name=tool.type_name,
        output=given,
        plain_output=dictionaries,
        config=config,
        init=function("def __init__", map(leaf, ("self", f"deps: {deps}")), "None", ":", 4),
        call=function("async def __call__", map(leaf, parts), given, ":", 4),
        disabled=call_lines("raise ToolError", [leaf(off)], 12),
        work=function(
            f"def _{tool.builtin}", map(leaf, ("self", f"input: {taken}")), given, ":", 4
        ),
        **{name: tool.builtin == name for name in _USES},
        **{name: _read(name, dictionaries) for name in _READ},
        **{name: _write(name, dictionaries) for name in _WRITTEN},
    )


_READ = {
    "file_path": True,
    "offset": False,
    "limit": False,
    "content": True,
    "old_string": True,
    "new_string": True,
    "command": True,
    "url": True,
    "method": False,
    "save_path": False,
    "headers": False,
}
"""The arguments, and whether they are required."""
_WRITTEN = ("body", "saved_to", "bytes_read", "bytes_written")


def _read(name: str, dictionaries: bool) -> Code:  # noqa: FBT001 - says which kind of models
    if not dictionaries:
        return Code(f"input.{name}")
    return Code(f'input["{name}"]' if _READ[name] else f'input.get("{name}")')


def _write(name: str, dictionaries: bool) -> Code:  # noqa: FBT001
    return Code(f'result["{name}"]' if dictionaries else f"result.{name}")
