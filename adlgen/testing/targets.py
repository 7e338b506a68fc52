"""Targets: a pack with options, rendered in memory."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from adlgen.diagnostics.model import Diagnostic, Log, Severity, StopRun
from adlgen.document import read_source
from adlgen.document.node import Source
from adlgen.document.siblings import Folder
from adlgen.ir.agent import Agent
from adlgen.output.tree import FileTree
from adlgen.packs import load_pack
from adlgen.pipeline import plan_for, understand
from adlgen.plan.model import Plan
from adlgen.render import render
from adlgen.testing.cases import Case


@dataclass(frozen=True, slots=True)
class Target:
    """One thing that adlgen can emit: a pack and the options that make it another target."""

    name: str
    """The folder of its goldens."""
    pack: str
    options: Mapping[str, str] = field(default_factory=dict)
    folder: Path | None = None
    """Where the pack is, if it did not come with adlgen."""


@dataclass(frozen=True, slots=True)
class Rendered:
    """A specification as one target emits it."""

    tree: FileTree
    plan: Plan
    warnings: tuple[Diagnostic, ...]
    fixed: frozenset[str] = frozenset()
    """The paths of the files that the pack emits as they stand."""

    def without_fixed(self) -> FileTree:
        """Return the files that come from the specification."""
        return FileTree(tuple(f for f in self.tree if f.path not in self.fixed))


def load_targets(path: Path) -> tuple[Target, ...]:
    """Read a table of targets: ``[name]`` with ``pack`` and ``options``."""
    table = tomllib.loads(path.read_text("utf-8"))
    return tuple(
        Target(name, facts["pack"], facts.get("options", {})) for name, facts in table.items()
    )


def source_of(case: Case) -> Source:
    """Read the specification of a case, which knows the files beside it."""
    name = case.spec.name
    return Source(name, read_source(case.spec).text, Folder.of(case.spec, name))


def understand_case(case: Case, *, lenient: bool = False) -> Agent:
    """Read the specification of a case.

    Raises AssertionError, listing the problems, if it has errors.
    """
    return understand_source(source_of(case), lenient=lenient)


def understand_source(source: Source, *, lenient: bool = False) -> Agent:
    """Read a specification.

    Raises AssertionError, listing the problems, if it has errors.
    """
    log = Log()
    try:
        return understand(source, log, lenient=lenient)
    except StopRun as stop:
        raise AssertionError(_listed(log, source)) from stop


def render_case(
    case: Case,
    target: Target,
    options: Mapping[str, str] | None = None,
) -> Rendered:
    """Emit a case for a target, with further options of the pack.

    Raises AssertionError, listing the problems, if the specification has errors.
    """
    return render_source(source_of(case), target, {**case.options, **(options or {})})


def render_source(
    source: Source,
    target: Target,
    options: Mapping[str, str] | None = None,
    *,
    lenient: bool = False,
) -> Rendered:
    """Emit a specification for a target.

    Raises AssertionError, listing the problems, if the specification has errors.
    """
    log = Log()
    try:
        agent = understand(source, log, lenient=lenient)
        pack = load_pack(target.pack, log, target.folder)
        plan, equipped = plan_for(agent, pack, {**target.options, **(options or {})}, log)
        tree = render(plan, equipped, log)
        log.stop_if_errors()
    except StopRun as stop:
        raise AssertionError(_listed(log, source)) from stop
    warnings = tuple(d for d in log.diagnostics if d.severity is Severity.WARNING)
    standing = {equipped.fixed(rule) for rule in equipped.language.files if rule.source}
    fixed = frozenset(f.path for f in tree if f.text and f.text in standing)
    return Rendered(tree, plan, warnings, fixed)


def _listed(log: Log, source: Source) -> str:
    lines = [f"{source.path} has problems:"]
    for found in log.diagnostics:
        place = f"{found.span.line}:{found.span.column}: " if found.span else ""
        lines.append(f"  {place}{found.code.id}: {found.message}")
    return "\n".join(lines)
