"""Questions to the person behind a call: which outputs have them, and those of another runtime."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.plan.model import Plan


def has_questions(plan: Plan) -> bool:
    """Report whether a tool has forms, or the tools are served to clients that can ask."""
    adapters = {*str(plan.options["adapters"]).split(",")}
    is_served = plan.options["serve"] == "mcp" or not adapters.isdisjoint({"mcp", "all"})
    return is_served or any(tool.elicits for tool in plan.tools)


class AskView(Struct):
    """The data for ``ask.rs.j2``."""

    path: Code


def ask_view(context: FileContext) -> AskView:
    """Return the view of the module that exports the questions of another runtime, which are next to it."""
    runtime = context.plan.words["runtime"]
    folder, is_module, _ = runtime.rpartition("::")
    path = code("{}::ask", Code(folder) if is_module else runtime)
    return AskView(path if path.startswith("crate::") else code("::{}", path))


FACTS: Mapping[str, Callable[[Plan], bool]] = {"asks": has_questions}
