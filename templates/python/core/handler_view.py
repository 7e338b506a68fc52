"""The common parts of the user-owned files of handlers."""

from __future__ import annotations

from adlgen.naming.code import Code
from adlgen.packs.view import View
from adlgen.plan.model import Plan, PlannedTool

from ..docs import doc_lines, doc_text, literal_text
from ..imports import Imports
from ..layout import WIDTH, Leaf, flat, leaf, subscript
from ..names import output_type, tool_module
from ..statements import ASYNC_DEF, class_fits, signature
from ..widths import width

SCAFFOLDED = (Code(""), Code("Scaffolded by adlgen; never overwritten."))


def handler_view(plan: Plan, tool: PlannedTool, imports: Imports) -> View:
    """Return the parts of a handler; the names they use are imported."""
    imports.use("__future__", "annotations")
    context, handler = (imports.use("..toolspec", n) for n in ("CallContext", "Handler"))
    module = f"..toolspec.{tool_module(plan, tool)}"
    deps, input_ = (imports.use(module, n) for n in (f"{tool.type_name}Deps", tool.input.name))
    output = output_type(tool, imports, module)
    base = subscript(handler, [Leaf(input_), Leaf(output)])
    shown = literal_text(tool.llm_name)
    parts = ("self", f"ctx: {context}", f"input: {input_}", "/")
    return View(
        doc=doc_text([Code(f"The tool {shown}."), *SCAFFOLDED]),
        name=tool.type_name,
        generic=handler,
        base=flat(base),
        is_wide=not class_fits(tool.type_name, flat(base)),
        is_split=width(flat(base)) + 4 > WIDTH,
        input=input_,
        output=output,
        class_doc=doc_text(doc_lines(tool.description) or [Code(f"Handles calls of {shown}.")], 4),
        init=signature("__init__", map(leaf, ("self", f"deps: {deps}")), "None", 4),
        call=signature("__call__", map(leaf, parts), output, 4, ASYNC_DEF),
    )
