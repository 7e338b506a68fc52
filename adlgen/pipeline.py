"""The flow: load → specify → resolve → lower → plan → render → compare → publish.

Stages are functions between immutable values. A run stops between stages where the next stage could not work,
with all problems that do not depend on one another in its log.
"""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.diagnostics.model import Log
from adlgen.features.registry import feature
from adlgen.ir.agent import Agent
from adlgen.output.outcome import Mode, Result
from adlgen.output.progress import Progress
from adlgen.output.roots import Root, compare_roots, finish_roots, open_roots
from adlgen.output.tree import FileTree
from adlgen.packs import Pack, complete_options, fit
from adlgen.packs.origin import origin_of
from adlgen.packs.pinnable import pinnable_types
from adlgen.packs.recipe import recipe_of
from adlgen.packs.request import Job, Request
from adlgen.packs.select import Target, each, select
from adlgen.plan.build import build_plan
from adlgen.plan.model import Plan
from adlgen.render import render
from adlgen.toolbox import Toolboxes, specify, understand

__all__ = ["generate", "plan_for", "run", "specify", "understand"]


def run(request: Request) -> Result:
    """Run a request, from the text of its specifications to the files on disk."""
    log = Log(strict=request.strict, severities=request.severities)
    progress = Progress(log, request.limits, request.inputs)
    toolboxes, mode = Toolboxes(progress, lenient=request.lenient), request.mode

    def emit(job: Job, own: Log) -> tuple[Root, ...]:
        """Read, plan and render the toolbox of a job; nothing is rendered if the mode is PLAN."""
        toolbox = toolboxes.of(job, own)
        agent, sources = toolbox.agent, toolbox.sources
        targets = select(job.selection, agent, own, required=mode is not Mode.PLAN)
        progress.reads_packs(folder for target in targets for folder in target.pack.folders)
        if mode is Mode.PLAN:
            each(targets, own, lambda t, log: plan_for(agent, t.pack, t.options, log))
            return ()

        def root(target: Target, log: Log) -> Root:
            plan, pack = plan_for(agent, target.pack, target.options, log)
            tree = log.checked(render(plan, pack, log, formats=request.format))
            origin = origin_of(sources, toolbox.dialects, agent, target, job)
            label = job.configured_as or target.name
            recipe = recipe_of(request, job, agent, target, feature)
            owners, types = request.owners_of(job), pinnable_types(plan, agent)
            return Root(tree, label, origin, owners, target.root, recipe, job.scaffold, types)

        return each(targets, own, root)

    with progress.stopping():
        roots = [root for found in each(request.jobs, log, emit) for root in found]
        if mode is not Mode.PLAN:
            with open_roots(roots, mode, log, request.addition) as opened:
                progress.outputs = compare_roots(opened, log, request.permissions)
                finish_roots(opened, progress.outputs, mode, log, request.fail_message)
    return progress.result()


def plan_for(agent: Agent, pack: Pack, options: Mapping[str, str], log: Log) -> tuple[Plan, Pack]:
    """Plan an agent for a pack; return the plan, and the pack with the features in use."""
    complete = complete_options(pack.language, options, log)
    agent, pack = fit(agent, pack, complete, log)
    return log.checked(build_plan(agent, pack.language, complete, log, feature)), pack


def generate(
    agent: Agent, pack: Pack, options: Mapping[str, str], log: Log, *, formats: bool = False
) -> FileTree:
    """Plan and render one project, in memory; ``formats`` runs the files through their formatter."""
    plan, pack = plan_for(agent, pack, options, log)
    return log.checked(render(plan, pack, log, formats=formats))
