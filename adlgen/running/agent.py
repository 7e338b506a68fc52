"""The tools of an agent with their handlers, ready to be called."""

from __future__ import annotations

import inspect
import os
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from adlgen.arguments import one_toolbox
from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.diagnostics.model import Log
from adlgen.document.node import JsonValue
from adlgen.ir.agent import Agent
from adlgen.output.outcome import Result
from adlgen.packs.request import AnyPath
from adlgen.packs.samples import NoSampleError, sample
from adlgen.parameters import Arguments
from adlgen.running.emitted import imported, project, rendered
from adlgen.running.placeholders import (
    NotImplementedHandlers,
    Respond,
    ServerError,
    UnavailableService,
    sampled,
)
from adlgen.specified import reading
from adlgen.toolbox import Toolboxes, load_agent

_PARAMETERS = {"config", "logger", "middleware", "shown_errors"}
"""The parameters of ``open_app`` that are not services."""


_ATTEMPTS = 3
"""All variables are set after the first attempt, and have values of their types after the second."""


class Runnable(Struct):
    """An agent whose emitted package is imported."""

    agent: Agent
    app: ModuleType
    handlers: NotImplementedHandlers
    has_services: bool
    """Whether the services are those of the user; otherwise none of them exists."""
    is_mock: bool
    """Whether environment variables of the configuration may be missing."""

    @asynccontextmanager
    async def toolbox(self) -> AsyncIterator[Any]:
        """Open the services, yield the toolbox, and close the services."""
        config = self._mock_config() if self.is_mock else None
        parameters = inspect.signature(self.app.open_app).parameters.keys() - _PARAMETERS
        services = {} if self.has_services else {n: UnavailableService(n) for n in parameters}
        given = services if config is None else {"config": config, **services}
        shown = (ServerError,)
        opening = self.app.open_app(middleware=[self.handlers], shown_errors=shown, **given)
        async with opening as opened:
            yield opened.toolbox

    def _mock_config(self) -> object | None:
        """Return the configuration with values for variables that are not set; None if there is none."""
        load: Any = getattr(self.app, "load_config", None)
        variables = dict(os.environ)
        for _ in range(_ATTEMPTS if load else 0):
            try:
                config: object = load(variables)
            except self.config_error as error:
                missing: Any = error
                variables |= dict.fromkeys(missing.variables, "1")
                kinds: dict[str, str] = missing.invalid
                variables |= {n: "true" if "oolean" in kind else "1" for n, kind in kinds.items()}
            else:
                return config
        return None

    @property
    def config_error(self) -> type[Exception]:
        """The exception for environment variables that are missing or invalid."""
        package = self.app.__name__.rpartition(".")[0]
        try:
            found: type[Exception] = import_module(f"{package}._environment").ConfigError
        except ModuleNotFoundError:  # the agent has no configuration
            return _NoConfigError
        return found

    def answer_with(self, server: Respond) -> None:
        """Let a server answer calls of tools that have no handler; it knows them by their names there."""
        names = {tool.name: tool.wire_name for tool in self.agent.tools}

        async def respond(name: str, arguments: JsonValue) -> JsonValue:
            return await server(names.get(name, name), arguments)

        self.handlers.respond = respond

    def name_of(self, tool: str) -> str:
        """Return the name of a tool by its name, its id or its name on a server; other text stays as it is."""
        names = {
            key: one.name for one in self.agent.tools for key in (one.wire_name, one.name, one.id)
        }
        return tool if tool in names.values() else names.get(tool, tool)


class _NoConfigError(Exception):
    """Never raised: the agent has no configuration."""


def read(spec: AnyPath | None, arguments: Arguments) -> tuple[Result, Agent | None]:
    """Return the agent of a specification, or of the toolbox of the project; None after an error."""
    own, agent = reading(spec, arguments), None
    state, log = own.state, own.state.log
    lenient = arguments.get("lenient", False) or own.config.lenient
    with state.stopping():
        if spec is not None:
            found: list[Agent] = []
            load = partial(
                load_agent, state.load(spec), lenient=lenient, dialect=arguments.get("dialect")
            )
            log.run_all(lambda alone: found.append(load(alone)))
            (agent,) = found
        elif own.project is not None:
            job = one_toolbox(arguments, own.project, log)
            agent = Toolboxes(state, lenient=lenient).tools_of(job, log).agent
    result = state.result()
    return result, agent if result.ok else None


@contextmanager
def runnable(agent: Agent, folder: Path | None, *, mock: bool) -> Iterator[Runnable]:
    """Import the package of an agent: the one in the folder of a project, or else an emitted one.

    ``mock`` answers calls of handlers that are not implemented with samples of results. Raises ProjectError if
    the folder has no package, StopRun if none can be emitted.
    """
    handlers = NotImplementedHandlers()
    if mock:
        handlers.respond = sampled(samples_of(agent))
    opened = imported(rendered(agent, Log())) if folder is None else project(folder)
    with opened as app:
        yield Runnable(agent, app, handlers, folder is not None, mock and folder is None)


async def refusal_of(agent: Agent, tool: str, arguments: str) -> str | None:
    """Return why a tool refuses its arguments, or None; no handler runs, and no environment variable is needed."""
    plain = replace(agent, tools=tuple(replace(one, extras={}) for one in agent.tools))
    with runnable(plain, None, mock=True) as found:
        found.handlers.respond = None
        async with found.toolbox() as toolbox:
            answer = await toolbox.call_for_model(found.name_of(tool), arguments)
    text: str = answer.text
    return None if found.handlers.failed else text


def is_generated(agent: Agent, tool: str) -> bool:
    """Report whether the handler of a tool, which has this name or id, is generated: that of users is a file of them."""
    named = [one.id for one in agent.tools if tool in {one.id, one.name}]
    return not any(file.tool in named for file in rendered(agent, Log()).owned_by("user"))


def samples_of(agent: Agent) -> Mapping[str, JsonValue]:
    """Return a result that the output schema of each tool accepts, by name; a tool may have none."""
    found: dict[str, JsonValue] = {}
    for tool in agent.tools:
        try:
            if tool.output is None:
                found[tool.name] = f"A sample result of {tool.name}."
            else:
                found[tool.name] = sample(
                    tool.output.canonical.json, tool.output.canonical.patterns
                )
        except NoSampleError:
            continue
    return found
