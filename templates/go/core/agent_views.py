"""Views of files that exist once per agent."""

from __future__ import annotations

from dataclasses import dataclass

from adlgen.naming.code import Code, code
from adlgen.packs.page import Page
from adlgen.plan.model import PlannedTool

from ..docs import sentence
from ..layout import pairs
from ..literals import literal


@dataclass(frozen=True, slots=True)
class ModuleView:
    """What a page needs that says little about the agent."""

    module: Code
    agent: Code


@dataclass(frozen=True, slots=True)
class HarnessToolView:
    """The lines of one tool; no tool moves those of another."""

    name: Code
    judges: tuple[Code, ...]


@dataclass(frozen=True, slots=True)
class HarnessView:
    """The page of the harness."""

    module: Code
    has_tools: bool
    external: bool
    """Whether the harness brings a validator of its own."""
    tools: tuple[HarnessToolView, ...]


def package_view(page: Page) -> ModuleView:
    """Build a page that only introduces a package."""
    return ModuleView(page.plan.words["module"], Code(sentence(page.plan.agent_name)))


go_mod_view = package_view


def harness_view(page: Page) -> HarnessView:
    """Build the page of the harness."""
    plan = page.plan
    tools = tuple(_harness_tool(t) for t in plan.tools)
    return HarnessView(
        plan.words["module"], bool(tools), plan.options["validator"] == "external", tools
    )


def _harness_tool(tool: PlannedTool) -> HarnessToolView:
    # A name may be blank, which makes a comment that the formatter changes.
    return HarnessToolView(Code(sentence(tool.llm_name)) or tool.type_name, _judges(tool))


def _judges(tool: PlannedTool) -> tuple[Code, ...]:
    return pairs(
        [
            (
                literal(f"{tool.id}:{side.lower()}"),
                code("judge(toolspec.{}.{})", tool.type_name, side),
            )
            for side in (Code("Input"), Code("Output"))
        ]
    )
