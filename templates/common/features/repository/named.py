"""What the files of a new repository have in common in every language."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext, Unusable
from adlgen.packs.markdown import inline
from adlgen.packs.view import ViewValue

OF_EXAMPLES: Mapping[str, tuple[str, ...]] = {
    "integers": ("native",),
    "numbers": ("native",),
    "defaults": ("apply",),
    "layout": ("files",),
}
"""The values of options with which the example tools work in most languages."""


def example_of(
    context: FileContext, needed: Mapping[str, tuple[str, ...]] = OF_EXAMPLES
) -> Mapping[str, ViewValue]:
    """Return the values of the view of an example tool. Raises Unusable for other options than it needs."""
    assert context.tool is not None
    for option, values in needed.items():
        if context.plan.options[option] not in values:
            message = f"the example tools need {option}={' or '.join(values)}"
            raise Unusable(message)
    return {"is_count_words": context.tool.id == "count_words"}


def names_of(context: FileContext) -> Mapping[str, ViewValue]:
    """Return the names of the repository, for pages and settings. Raises Unusable without wiring."""
    plan = context.plan
    if not plan.options["wiring"]:
        message = "a repository needs wiring=true"
        raise Unusable(message)
    return {
        "name": plan.words["kebab"],
        "description": inline(plan.description),
        "install": Code(str(plan.options["install"])),
    }
