"""The whole flow, on one page: source → document → spec → agent → plan → files.

Every stage is a function between immutable values. Problems go to the log; the run stops between
stages, so that all mistakes of a stage are seen at once.
"""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.diagnostics.model import Log
from adlgen.document import read_document
from adlgen.document.node import Document, Source
from adlgen.features.registry import feature
from adlgen.frontends.readers import read_spec
from adlgen.ir.agent import Agent
from adlgen.ir.lower import lower
from adlgen.output.tree import FileTree
from adlgen.packs import Pack, complete_options
from adlgen.packs.features import with_features, without_missing
from adlgen.plan.build import build_plan
from adlgen.plan.model import Plan
from adlgen.render import render
from adlgen.spec.model import Spec
from adlgen.spec.resolve import resolve


def specify(source: Source, log: Log, *, dialect: str | None = None) -> Spec:
    """Read a specification, whatever its format."""
    document: Document = read_document(source, log)
    log.stop_if_errors()
    spec: Spec = read_spec(document, log, dialect)
    resolved = resolve(spec, log)
    log.stop_if_errors()
    return resolved


def understand(
    source: Source, log: Log, *, lenient: bool = False, dialect: str | None = None
) -> Agent:
    """Read a specification and turn it into what it means."""
    spec = specify(source, log, dialect=dialect)
    agent = lower(spec, log, feature, lenient=lenient, folder=source.folder)
    log.stop_if_errors()
    return agent


def plan_for(agent: Agent, pack: Pack, options: Mapping[str, str], log: Log) -> tuple[Plan, Pack]:
    """Plan an agent in the language of a pack; return the plan, and the pack with the features in use."""
    complete = complete_options(pack.language, options, log)
    log.stop_if_errors()
    known = without_missing(agent, pack, log)
    equipped = with_features(pack, known, complete, log)
    plan = build_plan(known, equipped.language, complete, log, feature)
    log.stop_if_errors()
    return plan, equipped


def generate(agent: Agent, pack: Pack, options: Mapping[str, str], log: Log) -> FileTree:
    """Turn an agent into one project, in memory."""
    plan, equipped = plan_for(agent, pack, options, log)
    tree = render(plan, equipped, log)
    log.stop_if_errors()
    return tree
