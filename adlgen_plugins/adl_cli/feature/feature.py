"""The constructors of tools that the ``main`` of an agent of adl-cli calls."""

from __future__ import annotations

import re
from collections.abc import Iterator

from adlgen.features.base import Feature
from adlgen.features.builtins.model import NAME as BUILTINS
from adlgen.features.wiring.model import NAME as WIRING
from adlgen.ir.agent import Agent, Tool
from adlgen.ir.data import RecordValue, shape
from adlgen.ir.extras import Extra
from adlgen.naming.code import Code
from adlgen.naming.scope import NameRequest
from adlgen.plan.identifiers import Namer
from adlgen.plan.model import PlannedExtra
from adlgen_plugins.adl_cli.feature.names import camel, pascal

AGENT = shape("agent", "constructors")
CONSTRUCTOR = shape("constructor", "id", "symbol", "file", "module", "parameters")
"""``symbol``: the name of the tool in Pascal case; ``file`` and ``module``: the name of its file."""
PARAMETER = shape("parameter", "kind", "name", "type", "package")
"""``kind``: ``logger``, ``config``, ``section`` or ``service``; ``type`` and ``package`` are those of a section or service."""
_IDENTIFIER = re.compile(r"[A-Za-z][A-Za-z0-9_]*")


class AdlCli(Feature):
    """A constructor for each tool that a user implements."""

    def plan_agent(self, extra: Extra | None, agent: Agent, namer: Namer) -> PlannedExtra:
        """Plan the constructors from the tools and from what they inject."""
        del extra
        tools = [tool for tool in agent.tools if BUILTINS not in tool.extras]
        span = tools[0].span if tools else None
        requests = [NameRequest(tool.id, _symbol(tool, agent, namer)) for tool in tools]
        symbols = namer.claim(namer.scope("type"), requests, span, "the tools")
        planned = (
            CONSTRUCTOR.value(
                id=tool.id,
                symbol=symbol,
                file=(file := _file(tool, symbol)),
                module=file,
                parameters=PARAMETER.list_of(_parameters(tool, agent, namer)),
            )
            for tool, symbol in zip(tools, symbols, strict=True)
        )
        return PlannedExtra(AGENT.value(constructors=CONSTRUCTOR.list_of(planned)))


def _symbol(tool: Tool, agent: Agent, namer: Namer) -> str:
    """Return the name of adl-cli if it is an identifier, which adl-cli does not check."""
    symbol = pascal(tool.name, agent.acronyms)
    return (
        symbol if _IDENTIFIER.fullmatch(symbol) else namer.identifier("type", namer.words(tool.id))
    )


def _file(tool: Tool, symbol: Code) -> Code:
    """Return the name of adl-cli if it is that of one file only: not that of the list of the tools."""
    name = tool.id.replace("-", "_")
    return Code(name) if _IDENTIFIER.fullmatch(name) and name != "index" else symbol


def _parameters(tool: Tool, agent: Agent, namer: Namer) -> Iterator[RecordValue]:
    """Yield the parameters of a constructor, in the order of ``inject``.

    Their names are unique; adl-cli repeats some, so no agent depends on those.
    """
    taken: set[str] = set()
    extra = tool.extras.get(WIRING)
    for inject in () if extra is None else extra.data.records("injects"):
        kind, text, type_, package = _parameter(inject, agent)
        name = namer.language.naming["module"].legal(_legal(text))
        while name in taken:
            name += kind.capitalize()
        taken.add(name)
        yield PARAMETER.value(
            kind=kind, name=Code(name), type=Code(_legal(type_)), package=Code(_legal(package))
        )


def _parameter(inject: RecordValue, agent: Agent) -> tuple[str, str, str, str]:
    """Return the kind, the name, the type and the package of a parameter."""
    kind, path = inject.text("kind"), inject.texts("path")
    if kind == "service":
        service = inject.text("service")
        services = agent.extras[WIRING].data.records("services")
        found = next(one for one in services if one.text("id") == service)
        return kind, camel(service, agent.acronyms), found.text("interface"), service
    if kind == "config" and path:
        type_ = f"{pascal(path[0], agent.acronyms)}Config"
        return "section", camel(path[0], agent.acronyms), type_, ""
    return kind, kind, "", ""


def _legal(text: str) -> str:
    """Return a text with only characters of identifiers; adl-cli does not check the names of services."""
    legal = re.sub(r"[^A-Za-z0-9_]", "_", text)
    return legal if not legal or legal[0].isalpha() else f"x{legal}"


FEATURE = AdlCli()
