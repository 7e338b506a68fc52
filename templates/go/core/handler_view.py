"""The view of a handler, a user-owned file; each feature has its own template for it."""

from __future__ import annotations

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.text import first_paragraph
from adlgen.packs.view import View, ViewValue

from ..docs import doc, sentence
from ..packages import runtime_import
from ..types import output_type


def handler_view(context: FileContext, **more: ViewValue) -> View:
    """Build the view of a handler; ``more`` are values for the template of a feature."""
    tool = context.tool
    assert tool is not None
    return View(
        module=context.plan.words["module"],
        **runtime_import(context.plan),
        name=tool.type_name,
        llm_name=Code(sentence(tool.llm_name)),
        docs=doc(
            f"{tool.type_name} handles calls of {tool.llm_name}.", first_paragraph(tool.description)
        ),
        input=code("toolspec.{}", tool.input.name),
        output=output_type(tool, Code("toolspec.")),
        **more,
    )
