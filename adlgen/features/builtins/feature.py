"""The built-in tools, which adlgen implements."""

from __future__ import annotations

from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Log
from adlgen.document.node import JsonValue
from adlgen.features.base import Feature
from adlgen.features.builtins.model import NAME, builtin_of, settings_of
from adlgen.features.builtins.supplied import builtin, configuration, internal_addresses
from adlgen.features.builtins.whitelist import check_whitelist
from adlgen.features.wiring import model as wiring
from adlgen.features.wiring.model import RESERVED_SECTION
from adlgen.ir.agent import Agent
from adlgen.ir.data import ListValue, shape
from adlgen.ir.extras import Extra
from adlgen.plan.identifiers import Namer
from adlgen.plan.model import PlannedExtra
from adlgen.spec.model import Spec, ToolSpec
from adlgen.spec.text import Text

BUILTIN = shape("builtin", "id", "internal_addresses")
"""``internal_addresses`` are the networks that Fetch refuses; empty for other tools."""

AGENT = shape("agent_builtins", "files", "commands", "requests")
"""The ids of the tools that open files, run commands and send requests."""

_USES = {"files": ("read", "write", "edit", "fetch"), "commands": ("bash",), "requests": ("fetch",)}


class Builtins(Feature):
    """An implementation for each built-in tool, configured by the specification."""

    def resolve(self, spec: Spec, log: Log) -> Spec:
        """Fill in the definitions, and inject the configuration of each tool into it."""
        ids = [found for tool in spec.tools if (found := builtin_of(tool)) is not None]
        if not ids:
            return spec
        settings = settings_of(spec)
        if "bash" in ids and "bash" in settings.by_tool:
            check_whitelist(settings.by_tool["bash"], log)
        sections: dict[str, JsonValue] = {id_: configuration(settings, id_) for id_ in ids}
        supplied = replace(wiring.wiring_of(spec), supplied={RESERVED_SECTION: sections})
        return replace(
            spec,
            tools=tuple(map(_filled, spec.tools)),
            extras={**spec.extras, wiring.NAME: supplied},
        )

    def lower(self, model: object, tool: ToolSpec, log: Log) -> Extra:
        """Lower the id of a built-in tool."""
        del log
        assert isinstance(model, str)
        networks = internal_addresses() if model == "fetch" else ()
        data = BUILTIN.value(id=model, internal_addresses=ListValue("text", networks))
        return Extra(data, tool.span, implemented=True)

    def plan_agent(self, extra: Extra | None, agent: Agent, namer: Namer) -> PlannedExtra:
        """Plan what the tools of the agent need from the runtime."""
        del extra, namer
        extras = (tool.extras[NAME] for tool in agent.tools if NAME in tool.extras)
        ids = [extra.data.text("id") for extra in extras]
        used = {
            use: ListValue("text", tuple(id_ for id_ in ids if id_ in tools))
            for use, tools in _USES.items()
        }
        return PlannedExtra(AGENT.value(**used))


def _filled(tool: ToolSpec) -> ToolSpec:
    """Return a built-in tool with its definition; its own tags stay."""
    id_ = builtin_of(tool)
    if id_ is None:
        return tool
    supplied = builtin(id_)
    target = wiring.ConfigTarget((RESERVED_SECTION, id_))
    injects = wiring.Injects((wiring.Inject(Text("config", tool.id.span), target),))
    return replace(
        tool,
        name=Text(supplied.name, tool.id.span),
        description=Text(supplied.description, tool.id.span),
        input=supplied.input,
        output=supplied.output,
        extras={NAME: id_, wiring.NAME: injects},
    )


FEATURE = Builtins()
