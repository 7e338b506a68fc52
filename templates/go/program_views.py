"""Views of the programs that tools are."""

from __future__ import annotations

from dataclasses import dataclass

from adlgen.features.programs.model import Program
from adlgen.naming.code import Code, code
from adlgen.packs.page import Page

from .docs import doc, sentence
from .layout import pairs
from .literals import literal, literals


@dataclass(frozen=True, slots=True)
class ProgramView:
    """The program of one tool."""

    source: Code
    docs: tuple[Code, ...]
    imports: tuple[Code, ...]
    timed: bool
    """Whether a call may take only so long."""
    settings: tuple[Code, ...]
    name: Code


def program_view(page: Page) -> ProgramView:
    """Build the program of a tool."""
    tool, plan = page.tool, page.plan
    assert tool is not None
    program = tool.behaviour
    assert isinstance(program, Program)
    text = f"Command {tool.program} is the tool {tool.llm_name} as a program of its own."
    started = f" The manifest starts it as {program.path}."
    settings = [(Code("Tool"), literal(tool.llm_name)), (Code("Bind"), Code("bind"))]
    if program.deadline is not None:
        settings.append((Code("Timeout"), Code(f"{program.deadline} * time.Second")))
    if program.environment:
        names = code("[]string{{{}}}", literals(program.environment))
        settings.append((Code("Environment"), names))
    packages = ("adlrt", "tools", "toolspec")
    return ProgramView(
        source=Code(sentence(f"{plan.source}, tool {tool.id}")),
        docs=doc(text if program.absolute else text + started),
        imports=tuple(literal(f"{plan.words['module']}/internal/{p}") for p in packages),
        timed=program.deadline is not None,
        settings=pairs(settings),
        name=tool.type_name,
    )
