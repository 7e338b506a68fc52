"""The interface of features; by default, every step contributes nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from adlgen.diagnostics.model import Log
from adlgen.ir.agent import Agent, Tool
from adlgen.ir.extras import Extra
from adlgen.plan.identifiers import Namer, ToolNames
from adlgen.plan.model import Declaration, Names, PlannedExtra
from adlgen.spec.model import Spec, ToolSpec


class Feature:
    """The steps of a feature, in the order in which the pipeline calls them.

    ``model`` is the value under the feature's name in ``ToolSpec.extras`` or ``Spec.extras``.
    """

    is_isolated = False
    """Whether the feature's output for a tool is independent of other tools."""

    def resolve(self, spec: Spec, log: Log) -> Spec:
        """Complete a specification; called if the specification has the feature."""
        del log
        return spec

    def lower(self, model: object, tool: ToolSpec, log: Log) -> Extra:
        """Lower the model of a tool to data."""
        raise NotImplementedError

    def lower_agent(self, model: object, spec: Spec) -> Extra | None:
        """Lower the model of a whole specification to data; None if there is none."""
        del model, spec
        return None

    def plan(self, tools: Sequence[tuple[Tool, Extra]], namer: Namer) -> Sequence[Names]:
        """Name the declarations emitted for each tool that has the feature."""
        del namer
        return [{} for _ in tools]

    def declare(
        self, tool: Tool, extra: Extra, names: ToolNames, namer: Namer
    ) -> Mapping[str, Declaration]:
        """Declare types next to those of a tool, in their namespace."""
        del tool, extra, names, namer
        return {}

    def plan_agent(self, extra: Extra | None, agent: Agent, namer: Namer) -> PlannedExtra | None:
        """Plan the code emitted for the whole agent, even if it has no model of the feature."""
        del agent, namer
        return None if extra is None else PlannedExtra(extra.data)

    def plan_tool(
        self, planned: PlannedExtra, tool: Tool, whole: PlannedExtra | None, namer: Namer
    ) -> PlannedExtra:
        """Complete the plan of a tool with the plan of the whole agent."""
        del tool, whole, namer
        return planned

    def summary(self, extra: Extra) -> Mapping[str, Sequence[str]]:
        """Return what readers of a page about a tool or an agent should know: values by their label."""
        del extra
        return {}
