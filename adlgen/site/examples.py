"""Examples of calls: arguments that are accepted, and wrong ones with the answer that a model reads."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from adlgen.diagnostics.model import Log, StopRun
from adlgen.document.node import JsonValue
from adlgen.ir.agent import Agent, Body, Tool
from adlgen.plan.model import PlannedTool
from adlgen.running.refusals import planned, refusal
from adlgen.schema.examples import example
from adlgen.schema.mistakes import mistaken
from adlgen.schema.sample import NoSampleError
from adlgen.site.listing import json_code
from adlgen.site.model import NOTHING, Listing, ToolPage
from adlgen.site.text import pretty, shown


def add_examples(agent: Agent, pages: tuple[ToolPage, ...]) -> None:
    """Fill in the examples of all tools."""
    try:
        plans: dict[str, PlannedTool] = {tool.id: tool for tool in planned(agent, Log()).tools}
    except StopRun:
        plans = {}
    for tool, page in zip(agent.tools, pages, strict=True):
        few = _example(tool.input, full=False)
        page.examples = tuple(_listings(tool, few))
        if tool.id in plans:
            page.wrong, page.refusal = _wrong(tool, few, plans[tool.id])


def _listings(tool: Tool, few: JsonValue) -> Iterator[Listing]:
    full = _example(tool.input, full=True)
    if few is not None:
        yield _listing("Minimal" if full != few else "Call", few)
    if full is not None and full != few:
        yield _listing("Everything", full)
    result = None if tool.output is None else _example(tool.output, full=True)
    if result is not None:
        yield _listing("Result", result)


def _listing(title: str, value: JsonValue) -> Listing:
    return Listing(title, "", json_code(pretty(value)))


def _example(body: Body, *, full: bool) -> JsonValue:
    try:
        return example(body.canonical, full=full)
    except NoSampleError:
        return None


def _wrong(tool: Tool, good: JsonValue, plan: PlannedTool) -> tuple[Markup, Markup]:
    """Return wrong arguments and the answer to them; both are empty if none are found."""
    wrong = mistaken(tool.input.canonical.json, {} if good is None else good)
    message = "" if wrong is None else refusal(plan, wrong)
    if not message:
        return NOTHING, NOTHING
    return json_code(pretty(wrong)), shown(message)
