"""Views of files that exist once per agent."""

from __future__ import annotations

from dataclasses import dataclass

from adlgen.naming.code import Code
from adlgen.packs.page import Page
from adlgen.plan.model import PlannedTool

from ..docs import sentence
from ..literals import literal


@dataclass(frozen=True, slots=True)
class PackageView:
    """A file that depends on nothing but the names of the module and the agent."""

    module: Code
    agent: Code


@dataclass(frozen=True, slots=True)
class HarnessToolView:
    """The entries of one tool in the table of the harness."""

    name: Code
    type: Code
    input_key: Code
    output_key: Code


@dataclass(frozen=True, slots=True)
class HarnessView:
    """The program that validates and re-encodes values for the conformance tests."""

    module: Code
    external: bool
    """Whether the harness supplies the validator."""
    tools: tuple[HarnessToolView, ...]


def package_view(page: Page) -> PackageView:
    """Build the view of a file that introduces a package."""
    return PackageView(page.plan.words["module"], Code(sentence(page.plan.agent_name)))


go_mod_view = package_view


def harness_view(page: Page) -> HarnessView:
    """Build the view of the harness."""
    plan = page.plan
    external = plan.options["validator"] == "external"
    return HarnessView(plan.words["module"], external, tuple(map(_harness_tool, plan.tools)))


def _harness_tool(tool: PlannedTool) -> HarnessToolView:
    return HarnessToolView(
        # gofmt changes a comment that is empty.
        name=Code(sentence(tool.llm_name)) or tool.type_name,
        type=tool.type_name,
        input_key=literal(f"{tool.id}:input"),
        output_key=literal(f"{tool.id}:output"),
    )
