"""The flow: load → specify → resolve → lower → plan → render → compare → publish.

Stages are functions between immutable values. A run stops between stages where the next stage could not work,
with all problems that do not depend on one another in its log.
"""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Log
from adlgen.ir.agent import Agent
from adlgen.output.outcome import Mode, Result
from adlgen.output.roots import Root, compare_roots, finish_roots, open_roots
from adlgen.output.state import RunState
from adlgen.output.tree import FileTree
from adlgen.packs import Pack
from adlgen.packs.request import Job, Request
from adlgen.packs.rooted import rooted, roots_of
from adlgen.packs.select import Target, each, select
from adlgen.planning import plan_for
from adlgen.render import render
from adlgen.toolbox import Toolboxes, load_agent, load_spec

__all__ = ["generate", "load_agent", "load_spec", "plan_for", "run"]


def run(request: Request) -> Result:
    """Run a request, from the text of its specifications to the files on disk."""
    log = Log(strict=request.strict, severities=request.severities)
    state, mode = RunState(log, request.limits, request.trace), request.mode
    toolboxes = Toolboxes(state, lenient=request.lenient)

    def emit(job: Job, own: Log) -> tuple[Root, ...]:
        """Read, plan and render the toolbox of a job; nothing is rendered if the mode is PLAN."""
        loaded = toolboxes.of(job, own)
        is_plan = mode is Mode.PLAN
        targets = select(job.selection, loaded.agent, own, request.trace, required=not is_plan)

        def root(target: Target, log: Log) -> Root | None:
            plan, pack = plan_for(loaded.agent, target.pack, target.options, log, job.types)
            if is_plan:
                return None
            late = "user" not in request.owners_of(job)
            tree = log.checked(render(plan, pack, log, formats=request.format, late=late))
            return rooted(tree, plan, loaded, replace(target, pack=pack), job, request)

        return roots_of(targets, loaded, job, request, own, root)

    with state.stopping():
        roots = [root for found in each(request.jobs, log, emit) for root in found]
        if mode is not Mode.PLAN:
            with open_roots(roots, mode, log, request.addition) as opened:
                state.outputs = compare_roots(opened, log, request.permissions)
                finish_roots(opened, state.outputs, mode, log, request.fail_message)
    return state.result()


def generate(
    agent: Agent, pack: Pack, options: Mapping[str, str], log: Log, *, formats: bool = False
) -> FileTree:
    """Plan and render one project, in memory; ``formats`` runs the files through their formatter."""
    plan, pack = plan_for(agent, pack, options, log)
    return log.checked(render(plan, pack, log, formats=formats))
