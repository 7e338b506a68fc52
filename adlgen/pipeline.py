"""The flow: load → specify → resolve → lower → plan → render → compare → publish.

Stages are functions between immutable values. A run stops between stages where the next stage could not work,
with all problems that do not depend on one another in its log.
"""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.diagnostics.model import Log
from adlgen.document import read_document
from adlgen.document.node import Source
from adlgen.features.registry import feature
from adlgen.frontends.readers import read_spec
from adlgen.ir.agent import Agent
from adlgen.ir.lower import lower
from adlgen.output.outcome import Mode, Result
from adlgen.output.progress import Progress
from adlgen.output.roots import Root, compare_roots, finish_roots, open_roots
from adlgen.output.tree import FileTree
from adlgen.packs import Pack, complete_options, fit
from adlgen.packs.request import Request
from adlgen.packs.select import Target, each, origin_of, select
from adlgen.plan.build import build_plan
from adlgen.plan.model import Plan
from adlgen.render import render
from adlgen.spec.model import Spec
from adlgen.spec.resolve import resolve


def run(request: Request) -> Result:
    """Run a request, from the text of a specification to the files on disk."""
    progress = Progress(Log(strict=request.strict))
    log, mode = progress.log, request.mode
    with progress.stopping():
        source = progress.load(request.spec)
        agent = understand(source, log, lenient=request.lenient, dialect=request.dialect)
        targets = select(request.selection, agent.languages, log, required=mode is not Mode.PLAN)
        progress.reads_packs(folder for target in targets for folder in target.pack.folders)
        if mode is Mode.PLAN:
            each(targets, log, lambda t, own: plan_for(agent, t.pack, t.options, own))
            return progress.result()

        def emit(target: Target, own: Log) -> Root:
            tree = generate(agent, target.pack, target.options, own, formats=request.format)
            return Root(target.name, target.root, tree, origin_of(source, agent, target))

        with open_roots(each(targets, log, emit), mode, log) as opened:
            progress.outputs = compare_roots(opened, request.owners, log, force=request.force)
            finish_roots(opened, progress.outputs, mode, log)
    return progress.result()


def specify(source: Source, log: Log, *, dialect: str | None = None) -> Spec:
    """Read and resolve a specification of any format. Raises StopRun after an error."""
    return log.checked(resolve(read_spec(read_document(source, log), log, dialect), log, feature))


def understand(
    source: Source, log: Log, *, lenient: bool = False, dialect: str | None = None
) -> Agent:
    """Read a specification and lower it to the IR. Raises StopRun after an error."""
    spec = resolve(read_spec(read_document(source, log), log, dialect), log, feature)
    return log.checked(lower(spec, log, feature, lenient=lenient, folder=source.folder))


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
