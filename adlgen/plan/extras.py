"""What planning requires of a feature."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeAlias

from adlgen.ir.agent import Agent, Tool
from adlgen.ir.extras import Extra
from adlgen.plan.identifiers import Namer, ToolNames
from adlgen.plan.model import Declaration, Names, PlannedExtra


class PlansExtras(Protocol):
    """The part of a feature that planning calls."""

    def plan(self, tools: Sequence[tuple[Tool, Extra]], namer: Namer) -> Sequence[Names]:
        """Name what the feature emits for each of some tools; names across tools are told apart."""

    def declare(
        self, tool: Tool, extra: Extra, names: ToolNames, namer: Namer
    ) -> Mapping[str, Declaration]:
        """Declare types next to those of a tool, in their namespace."""

    def plan_agent(self, extra: Extra | None, agent: Agent, namer: Namer) -> PlannedExtra | None:
        """Plan what the feature emits for the whole agent."""

    def plan_tool(
        self, planned: PlannedExtra, tool: Tool, whole: PlannedExtra | None, namer: Namer
    ) -> PlannedExtra:
        """Complete the plan of a tool with the feature's plan of the whole agent."""


Features: TypeAlias = Callable[[str], PlansExtras]
"""Returns a feature by its name."""
