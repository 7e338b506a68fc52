"""Settings from which one changed tool of a root can be emitted again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

from adlgen.document.paths import is_pattern
from adlgen.ir.agent import Agent
from adlgen.output.outcome import Mode, Recipe
from adlgen.packs.request import Job, Request, ToolFilter
from adlgen.packs.select import Target


class Isolates(Protocol):
    """The part of a feature that a recipe needs."""

    @property
    def is_isolated(self) -> bool:
        """Whether its output for a tool is independent of other tools."""


Features: TypeAlias = Callable[[str], Isolates]
"""Returns a feature by its name."""


def recipe_of(
    request: Request, job: Job, agent: Agent, target: Target, features: Features
) -> Recipe | None:
    """Return the recipe of a target of a job.

    None if its files depend on more than one specification and a pack that comes with adlgen, or are not written.
    """
    spec = job.specs[0]
    is_simple = (
        request.mode is Mode.WRITE
        and len(job.specs) == 1
        and not is_pattern(spec.path)
        and job.only == ToolFilter()
        and not job.names
        and not job.scaffold
        and not request.format
        and target.pack.is_bundled
    )
    if not is_simple:
        return None
    return Recipe(
        spec=spec.path,
        dialect=spec.dialect or "",
        lenient=request.lenient,
        limits=request.limits,
        title=job.title,
        pack=target.name,
        options=target.options,
        tools=tuple(
            (tool.id, tool.span, not all(features(name).is_isolated for name in tool.extras))
            for tool in agent.tools
        ),
    )
