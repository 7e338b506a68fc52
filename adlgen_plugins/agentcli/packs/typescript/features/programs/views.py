"""The views of tools that are programs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext

from ...docs import comment, header_text, words
from ...documents import width
from ...imports import module_of
from ...layout import WIDTH, place
from ...literals import array, string
from ...names import spec_value
from ...syntax import call

_LOADED = 32
"""The width of ``const spec = await import();`` with its indentation."""
_BOUND = 11
"""The width of ``return`` with its indentation."""
_ENVIRONMENT = 15
"""The width of ``environment:`` with its indentation."""


class ProgramView(Struct):
    """``src/bin/<program>.ts``."""

    source: Code
    doc: tuple[Code, ...]
    name: Code
    spec: LoadedView
    handler: LoadedView
    bound: Code
    has_timeout: bool
    timeout: Code
    has_environment: bool
    environment: Code


class LoadedView(NamedTuple):
    """A module that is loaded when the program runs."""

    path: Code
    is_below: bool


def program_view(context: FileContext) -> ProgramView:
    """Return the view of the program of a tool."""
    tool, plan = context.tool, context.plan
    assert tool is not None
    program = tool.extras["programs"].data
    started = (
        "" if program.flag("absolute") else f"The manifest runs it as `{program.text('path')}`."
    )
    made = call(code("tool.{}", tool.value_name), [Code("{}")])
    bound = call(code("spec.{}.bind", spec_value(tool)), [made])
    environment = [string(name) for name in program.texts("environment")]
    return ProgramView(
        source=header_text(plan.source),
        doc=comment(words(f"Runs the tool `{tool.llm_name}`.", started)),
        name=string(tool.llm_name),
        spec=_loaded(module_of("../toolspec", tool.file)),
        handler=_loaded(module_of("../tools", tool.file)),
        bound=place(bound, _BOUND, indent=4).text,
        has_timeout=program.number("timeout_seconds") is not None,
        timeout=Code(str(program.number("timeout_seconds"))),
        has_environment=bool(program.texts("environment")),
        environment=place(array(environment), _ENVIRONMENT, indent=2).text,
    )


def _loaded(path: str) -> LoadedView:
    module = string(path)
    return LoadedView(module, is_below=_LOADED + width(module) > WIDTH)


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
