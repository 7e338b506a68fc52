"""The programs that tools are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.plan.data import RecordValue

from ...docs import comment, header_text, words
from ...imports import module_of
from ...layout import Fluid, Layout, layout
from ...literals import array, named_entry, string
from ...syntax import call


class ProgramView(Struct):
    """``src/bin/<program>.ts``."""

    source: Code
    doc: tuple[Code, ...]
    tool: Code
    spec: Code
    handler: Code
    bound: Code
    settings: tuple[Code, ...]


def program_view(context: FileContext) -> ProgramView:
    """Decide the program of a tool."""
    tool, plan = context.tool, context.plan
    assert tool is not None
    program = tool.extras["programs"].data
    started = (
        "" if program.flag("absolute") else f"The manifest starts it as `{program.text('path')}`."
    )
    made = call(code("tool.{}", tool.value_name), [Code("{}")])
    bound = call(code("return spec.{}Spec.bind", tool.value_name), [made])
    return ProgramView(
        source=header_text(plan.source),
        doc=comment(words(f"The tool `{tool.llm_name}` as a program of its own.", started)),
        tool=_entry("tool", string(tool.llm_name)),
        spec=_loaded("const spec =", module_of("../toolspec", tool.file)),
        handler=_loaded("const tool =", module_of("../tools", tool.file)),
        bound=layout((bound, Code(";")), 4),
        settings=tuple(_settings(program)),
    )


def _entry(name: str, value: Layout) -> Code:
    return layout((named_entry(Code(name), value), Code(",")), 2)


def _loaded(head: str, path: str) -> Code:
    return layout(
        (Code(head), Fluid((Code("await import("), string(path), Code(")"))), Code(";")), 4
    )


def _settings(program: RecordValue) -> list[Code]:
    settings = []
    if program.number("timeout_seconds") is not None:
        settings.append(_entry("timeout", Code(str(program.number("timeout_seconds")))))
    if program.texts("environment"):
        names = array([string(name) for name in program.texts("environment")])
        settings.append(_entry("environment", names))
    return settings


def programs(context: FileContext) -> tuple[Code, ...]:
    """Return the names of the commands that an installation provides."""
    tools = [tool for tool in context.plan.tools if "programs" in tool.extras]
    return tuple(tool.extras["programs"].names["program"] for tool in tools)


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "program.ts.j2": program_view,
}

SLOTS: Mapping[str, Callable[[FileContext], tuple[Any, ...]]] = {
    "programs": programs,
}
