"""Views of tools as programs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.data import RecordValue
from adlgen.plan.model import PlannedTool

from ...docs import doc_text, literal_text, source_of
from ...imports import imported
from ...layout import Expr, call, keyword, leaf, listing
from ...literals import string
from ...statements import arguments


def program_view(context: FileContext) -> View:
    """Return the view of the program of a tool."""
    tool = context.tool
    assert tool is not None
    program = tool.extras["programs"].data
    doc = [Code(f"The tool {literal_text(tool.llm_name)} as a program.")]
    if not program.flag("absolute"):
        path = literal_text(program.text("path"))
        doc += [Code(""), Code(f"Its path in the manifest is {path}.")]
    handler = call(f"{tool.type_name}", [call(f"spec.{tool.type_name}Deps", [])])
    return View(
        source=source_of(context.plan),
        doc=doc_text(doc),
        run=arguments("run_program", _settings(tool, program), 4),
        imports=(
            imported(f"..tools.{tool.module}", tool.type_name, 4),
            imported("..toolspec", f"{tool.module} as spec", 4),
        ),
        bind=arguments("return spec.TOOL.bind", [handler], 4),
    )


def _settings(tool: PlannedTool, program: RecordValue) -> list[Expr]:
    settings: list[Expr] = [leaf("_load"), keyword("tool", leaf(string(tool.llm_name)))]
    if program.number("timeout_seconds") is not None:
        settings.append(keyword("timeout", leaf(str(program.number("timeout_seconds")))))
    if program.texts("environment"):
        names = listing(leaf(string(name)) for name in program.texts("environment"))
        settings.append(keyword("environment", names))
    return settings


def scripts(context: FileContext) -> tuple[Code, ...]:
    """Return the entry points under ``[project.scripts]``."""
    package = context.plan.words["package"]
    programs = [
        t.extras["programs"].names["program"] for t in context.plan.tools if "programs" in t.extras
    ]
    return tuple(code('{} = "{}.programs.{}:main"', name, package, name) for name in programs)


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "program.py.j2": program_view,
}

SLOTS: Mapping[str, Callable[[FileContext], tuple[Any, ...]]] = {
    "scripts": scripts,
}
