"""Targets: a pack with options, rendered in memory."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Diagnostic, Log, Severity, StopRun
from adlgen.document import read_source
from adlgen.document.node import Source
from adlgen.document.siblings import Folder
from adlgen.ir.agent import Agent
from adlgen.output.tree import FileTree
from adlgen.packs import Pack, load_pack
from adlgen.pipeline import load_agent, plan_for
from adlgen.plan.language import FileRule, Language
from adlgen.plan.model import Plan
from adlgen.render import placements, render
from adlgen.spec.overlays.model import Overlay
from adlgen.testing.cases import Case


class GoldenTarget(Struct):
    """A target with goldens: a pack with options."""

    name: str
    """The folder of its goldens."""
    pack: str
    options: Mapping[str, str] = field(default_factory=dict)
    folder: Path | None = None
    """The folder of the pack, if it does not come with adlgen."""
    like: str = ""
    """Another target of the pack, whose goldens stand for equal ones of this target."""
    runtime_lines: int = 0
    """The most lines of code that the runtime of an agent may have; 0 for no limit."""


class FixedFile(Struct):
    """A file that a pack emits verbatim."""

    place: str
    """Its path among the goldens of the runtime: as emitted, with ``{package}`` as ``package``. Where
    an option chooses between two files with one path, the one that is not the default is in a folder
    named after its conditions."""
    source: str
    """The file of the pack."""
    text: str


class Rendered(Struct):
    """The output of a target for a specification."""

    tree: FileTree
    plan: Plan
    warnings: tuple[Diagnostic, ...]
    fixed: Mapping[str, FixedFile] = field(default_factory=dict)
    """The files that the pack emits verbatim, by path."""

    def without_fixed(self) -> FileTree:
        """Return the files that were generated for the specification."""
        return FileTree(tuple(f for f in self.tree if f.path not in self.fixed))


class Attempt(Struct):
    """The result of emitting a specification: a project, or the errors that prevent it."""

    emitted: Rendered | None
    diagnostics: tuple[Diagnostic, ...]


def source_of(case: Case) -> Source:
    """Read the specification of a case, with access to the files in its folder."""
    name = case.spec.name
    return Source(name, read_source(case.spec).text, Folder.of(case.spec, name))


def understand_case(case: Case, *, lenient: bool = False) -> Agent:
    """Read the specification of a case.

    Raises AssertionError, listing the problems, if it has errors.
    """
    return understand_source(source_of(case), lenient=lenient, overlay=case.overlay)


def understand_source(
    source: Source, *, lenient: bool = False, overlay: Overlay | None = None
) -> Agent:
    """Read a specification.

    Raises AssertionError, listing the problems, if it has errors.
    """
    log = Log()
    try:
        return load_agent(source, log, lenient=lenient, overlay=overlay)
    except StopRun as stop:
        raise AssertionError(_listed(log.diagnostics, source)) from stop


def render_case(
    case: Case,
    target: GoldenTarget,
    options: Mapping[str, str] | None = None,
) -> Rendered:
    """Emit a case for a target, with further options of the pack.

    Raises AssertionError, listing the problems, if the specification has errors.
    """
    given = {**case.options_of(target.pack), **(options or {})}
    return render_source(source_of(case), target, given, overlay=case.overlay)


def render_source(
    source: Source,
    target: GoldenTarget,
    options: Mapping[str, str] | None = None,
    *,
    lenient: bool = False,
    overlay: Overlay | None = None,
) -> Rendered:
    """Emit a specification for a target.

    Raises AssertionError, listing the problems, if the specification has errors.
    """
    attempt = try_source(source, target, options, lenient=lenient, overlay=overlay)
    if attempt.emitted is None:
        raise AssertionError(_listed(attempt.diagnostics, source))
    return attempt.emitted


_BUNDLED: dict[str, Pack] = {}
"""The packs of adlgen by name, which do not change while tests run."""


def _pack_of(target: GoldenTarget, log: Log) -> Pack:
    if target.folder is not None:
        return load_pack(target.pack, log, target.folder)
    if target.pack not in _BUNDLED:
        _BUNDLED[target.pack] = load_pack(target.pack, log)
    return _BUNDLED[target.pack]


def try_source(
    source: Source,
    target: GoldenTarget,
    options: Mapping[str, str] | None = None,
    *,
    lenient: bool = False,
    overlay: Overlay | None = None,
) -> Attempt:
    """Emit a specification for a target, or return why that is impossible."""
    log = Log()
    try:
        agent = load_agent(source, log, lenient=lenient, overlay=overlay)
        pack = _pack_of(target, log)
        plan, equipped = plan_for(agent, pack, {**target.options, **(options or {})}, log)
        tree = render(plan, equipped, log)
        log.stop_if_errors()
    except StopRun:
        return Attempt(None, tuple(log.diagnostics))
    warnings = tuple(d for d in log.diagnostics if d.severity is Severity.WARNING)
    fixed = {
        path: FixedFile(_place(rule, equipped.language), rule.source, equipped.fixed(rule))
        for rule, path, _ in placements(plan, equipped)
        if rule.source
    }
    return Attempt(Rendered(tree, plan, warnings, fixed), tuple(log.diagnostics))


class _OwnNames(dict[str, str]):
    """Replaces every placeholder of a path with its name."""

    def __missing__(self, key: str) -> str:
        return key


def _place(rule: FileRule, language: Language) -> str:
    path = rule.path.format_map(_OwnNames())
    alternatives = {other.source for other in language.files if other.path == rule.path}
    if alternatives == {rule.source} or _is_default(rule, language):
        return path
    selecting = [condition for condition in rule.when if condition.partition("=")[2]]
    return f"{','.join(selecting)}/{path}"


def _is_default(rule: FileRule, language: Language) -> bool:
    """Report whether all values of options that a rule requires are the defaults."""
    defaults = {option.name: option.default for option in language.options}
    conditions = (condition.partition("=") for condition in rule.when)
    return all(not value or defaults[name] in value.split("|") for name, _, value in conditions)


def _listed(diagnostics: Iterable[Diagnostic], source: Source) -> str:
    lines = [f"{source.path} has problems:"]
    for found in diagnostics:
        place = f"{found.span.line}:{found.span.column}: " if found.span else ""
        lines.append(f"  {place}{found.code.id}: {found.message}")
    return "\n".join(lines)
