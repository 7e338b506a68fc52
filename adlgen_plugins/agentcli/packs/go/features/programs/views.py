"""Views of the programs of tools."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View

from ...docs import doc, sentence
from ...layout import pairs
from ...literals import literal, literals
from ...packages import runtime, runtime_import


def program_view(context: FileContext) -> View:
    """Build the view of the program of a tool."""
    tool, plan = context.tool, context.plan
    assert tool is not None
    program = tool.extras["programs"].data
    text = f"Command {tool.extras['programs'].names['program']} runs the tool {tool.llm_name}."
    started = f" The manifest starts it as {program.text('path')}."
    settings = [(Code("Tool"), literal(tool.llm_name)), (Code("Bind"), Code("bind"))]
    if program.number("timeout_seconds") is not None:
        settings.append(
            (Code("Timeout"), Code(f"{program.number('timeout_seconds')} * time.Second"))
        )
    if program.texts("environment"):
        names = code("[]string{{{}}}", literals(program.texts("environment")))
        settings.append((Code("Environment"), names))
    return View(
        module=plan.words["module"],
        **runtime_import(plan),
        source=Code(sentence(f"{plan.source}, tool {tool.id}")),
        docs=doc(text if program.flag("absolute") else text + started),
        timed=program.number("timeout_seconds") is not None,
        settings=pairs(settings),
        name=tool.type_name,
    )


def runner_view(context: FileContext) -> View:
    """Build the view of the package that runs tools as programs."""
    return View(adlrt=runtime(context.plan))


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "program.go.j2": program_view,
    "runner.go.j2": runner_view,
}
