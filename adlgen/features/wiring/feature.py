"""Services, configuration and injected dependencies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Log, Span
from adlgen.features.base import Feature
from adlgen.features.wiring import shapes
from adlgen.features.wiring.model import Injects, Wiring
from adlgen.features.wiring.plan_config import plan_config
from adlgen.features.wiring.services import plan_services
from adlgen.ir.agent import Agent, Tool
from adlgen.ir.data import ListValue
from adlgen.ir.extras import Extra
from adlgen.ir.types import Record
from adlgen.plan.identifiers import Namer
from adlgen.plan.model import PlannedExtra
from adlgen.spec.model import Spec, ToolSpec

_CONFIG = "config"
_NOWHERE = Span("", 0, 0, 0, 0)


class WiringFeature(Feature):
    """Typed services and configuration, and the dependencies of each tool."""

    is_isolated = True

    def resolve(self, spec: Spec, log: Log) -> Spec:
        """Resolve the injected names."""
        from adlgen.features.wiring.resolve import resolve

        return resolve(spec, log)

    def lower(self, model: object, tool: ToolSpec, log: Log) -> Extra:
        """Lower :class:`Injects`."""
        from adlgen.features.wiring.lowering import lower_injects

        del log
        assert isinstance(model, Injects)
        return Extra(shapes.TOOL.value(injects=lower_injects(model)), tool.span)

    def lower_agent(self, model: object, spec: Spec) -> Extra:
        """Lower :class:`Wiring`."""
        from adlgen.features.wiring.config import config_record
        from adlgen.features.wiring.lowering import lower_service

        assert isinstance(model, Wiring)
        services = shapes.SERVICE.list_of(lower_service(s, spec) for s in model.services)
        span = model.services[0].span if model.services else spec.name.span
        config = config_record(model, spec.name.span)
        return Extra(shapes.AGENT.value(services=services), span, types={_CONFIG: config})

    def plan_agent(self, extra: Extra | None, agent: Agent, namer: Namer) -> PlannedExtra:
        """Plan the services and the configuration, which may be empty."""
        del agent
        found = extra or Extra(
            shapes.AGENT.value(services=ListValue(shapes.SERVICE.name, ())),
            _NOWHERE,
            types={_CONFIG: Record((), None, (), _NOWHERE)},
        )
        services = plan_services(found.data.records("services"), found.span, namer)
        config = found.types[_CONFIG]
        assert isinstance(config, Record)
        return PlannedExtra(
            shapes.AGENT.value(services=shapes.PLANNED_SERVICE.list_of(services)),
            declarations=plan_config(config, namer),
        )

    def plan_tool(
        self, planned: PlannedExtra, tool: Tool, whole: PlannedExtra | None, namer: Namer
    ) -> PlannedExtra:
        """Plan the injected dependencies of a tool."""
        from adlgen.features.wiring.injections import plan_injections

        assert whole is not None
        injections, types = plan_injections(planned.data.records("injects"), tool, whole, namer)
        data = shapes.PLANNED_TOOL.value(injections=shapes.INJECTION.list_of(injections))
        return replace(planned, data=data, types=types)

    def summary(self, extra: Extra) -> Mapping[str, Sequence[str]]:
        """Return the injected names of a tool, or the services of an agent."""
        if extra.data.type == shapes.TOOL.name:
            injects = extra.data.records("injects")
            return {"Injects": [found.text("reference") for found in injects]} if injects else {}
        services = extra.data.records("services")
        return {"Services": [found.text("id") for found in services]} if services else {}


FEATURE = WiringFeature()
