"""The programs that tools are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.plan.data import RecordValue
from adlgen.plan.model import PlannedTool

from ...docs import doc_comment, span
from ...imports import use
from ...layout import SKIP, Lines, array, assigned, skipped
from ...literals import comment, string
from ...names import crate_of

_USED = (Code("self"), Code("programs::Program"), Code("runtime::BoundTool"))


class ProgramView(Struct):
    """What ``program.rs.j2`` prints."""

    source: Code
    doc: Lines
    timed: bool
    """Whether a call may take only so long."""
    imports: Lines
    main: Lines
    bind: Lines


def program_view(context: FileContext) -> ProgramView:
    """Lay out the program of a tool."""
    tool = context.tool
    assert tool is not None
    program = tool.extras["programs"].data
    text = [code("The tool {} as a program of its own.", span(tool.llm_name))]
    if not program.flag("absolute"):
        text += [Code(""), code("The manifest starts it as {}.", span(program.text("path")))]
    return ProgramView(
        source=comment(context.plan.source),
        doc=doc_comment(text, mark="//!"),
        timed=program.number("timeout_seconds") is not None,
        imports=use(code("{}::toolspec", crate_of(context.plan)), _USED),
        main=_whole(_main(tool, program)),
        bind=_whole(_bind(tool)),
    )


def _whole(lines: Lines) -> Lines:
    return (SKIP, *lines) if skipped(lines) else lines


def _main(tool: PlannedTool, program: RecordValue) -> Lines:
    timeout = Code("None")
    if program.number("timeout_seconds") is not None:
        timeout = Code(f"Some(Duration::from_secs({program.number('timeout_seconds')}))")
    names = [string(name) for name in program.texts("environment")]
    return (
        Code("fn main() -> ExitCode {"),
        Code("    let program = Program {"),
        *assigned(Code("tool:"), string(tool.llm_name), Code(","), 8),
        Code("        bind,"),
        code("        timeout: {},", timeout),
        *array(Code("environment: &"), names, Code(","), 8),
        Code("    };"),
        Code("    program.run()"),
        Code("}"),
    )


def _bind(tool: PlannedTool) -> Lines:
    deps = code("toolspec::{}::{}Deps {{}}", tool.module, tool.type_name)
    handler = code("toolspec::tools::{}::{}::new(deps)", tool.module, tool.type_name)
    return (
        Code("fn bind() -> BoundTool {"),
        code("    let deps = {};", deps),
        *assigned(Code("let handler ="), handler, Code(";"), 4),
        code("    toolspec::{}::bind(handler)", tool.module),
        Code("}"),
    )


def modules(context: FileContext) -> tuple[Code, ...]:
    """Return the modules of ``toolspec`` that the feature adds."""
    return (Code("programs"),) if context.plan.options["wiring"] else ()


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "program.rs.j2": program_view,
}

SLOTS: Mapping[str, Callable[[FileContext], tuple[Any, ...]]] = {
    "modules": modules,
}
