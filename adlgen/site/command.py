"""The run of ``adlgen docs``: reads the tools, and writes their catalogue in one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from adlgen.arguments import Specs, jobs_of
from adlgen.config.project import Project
from adlgen.contracts import command as contracts
from adlgen.diagnostics.codes.config import SEVERAL_TOOLBOXES
from adlgen.diagnostics.datatypes import Struct
from adlgen.ir.agent import Agent
from adlgen.output.manifest import CATALOGUE
from adlgen.output.outcome import Mode
from adlgen.output.roots import Permissions, Root, compare_roots, finish_roots, open_roots
from adlgen.output.state import RunState
from adlgen.output.tree import FileTree
from adlgen.packs.bundled import bundled_packs
from adlgen.packs.origin import catalogue_origin
from adlgen.packs.request import Job
from adlgen.packs.select import Target, TargetSelection, select
from adlgen.parameters import Arguments
from adlgen.site.build import Source, site_of
from adlgen.site.pages import pages
from adlgen.toolbox import Toolboxes

DEFAULT_OUTPUT = "site"


class Request(Struct):
    """The arguments of a run."""

    spec: Specs = None
    against: str = ""
    """The earlier version; empty: there is no page of changes."""
    mode: Mode = Mode.WRITE
    permissions: Permissions = Permissions()


def run(request: Request, state: RunState, project: Project, arguments: Arguments) -> None:
    """Write the catalogue, or compare it with the disk; the state has the outcome."""
    log = state.log
    with state.stopping():
        root = _Catalogue(request, state, project, arguments).root()
        with open_roots([root], request.mode, log) as opened:
            state.outputs = compare_roots(opened, log, request.permissions)
            finish_roots(opened, state.outputs, request.mode, log)


def tree(
    request: Request, state: RunState, project: Project, arguments: Arguments
) -> Sequence[FileTree]:
    """Return the files of the catalogue, which is not compared with the disk; nothing after an error."""
    with state.stopping():
        return (_Catalogue(request, state, project, arguments).root().tree,)
    return ()


class _Catalogue:
    """Makes the files of a catalogue."""

    def __init__(
        self, request: Request, state: RunState, project: Project, arguments: Arguments
    ) -> None:
        self._request, self._state, self._project = request, state, project
        self._log, self._arguments = state.log, arguments
        own = arguments.copy()
        own["targets"], own["output"], own["options"], own["templates"] = (), None, {}, None
        self._own = own
        templates = arguments.get("templates")
        self._templates = None if templates is None else Path(templates)

    def root(self) -> Root:
        """Return the files with their output root. Raises StopRun after an error."""
        log, jobs = self._log, self._jobs()
        job = jobs[0]
        lenient = self._arguments.get("lenient", False) or self._project.config.lenient
        toolboxes = Toolboxes(self._state, lenient=lenient)
        loaded = toolboxes.tools_of(job, log)
        spec, agent = toolboxes.spec_of(job, log.empty())
        targets = self._targets(jobs, agent)
        log.stop_if_errors()
        source = Source(spec, agent, targets, job.types, self._compared())
        tree = pages(site_of(source, log), log, self._templates)
        path = Path(self._arguments.get("output") or DEFAULT_OUTPUT)
        origin = catalogue_origin(loaded, job, path, self._options())
        return Root(tree, CATALOGUE, origin, frozenset({"adlgen"}), path)

    def _jobs(self) -> Sequence[Job]:
        """Return the jobs of one toolbox. Raises StopRun if there are several."""
        log = self._log
        jobs = jobs_of(self._request.spec, self._own, self._project, log)
        log.stop_if_errors()
        if len({repr(job.tools) for job in jobs}) != 1:
            names = ", ".join(spec.path for job in jobs for spec in job.specs)
            message = f"the targets of '{self._project.config.path}' have different tools"
            log.add(SEVERAL_TOOLBOXES, message, None, f"name one of the specs: {names}")
            log.stop_if_errors()
        return jobs

    def _targets(self, jobs: Sequence[Job], agent: Agent) -> Sequence[Target]:
        """Return the languages to show: the wanted ones, those of the configuration, or all of adlgen."""
        wanted = tuple(self._arguments.get("targets", ()))
        packs = tuple(map(Path, self._arguments.get("packs", ())))
        options = self._arguments.get("options", {})
        configured = [job.selection for job in jobs if job.configured_as]
        if not wanted and not packs and configured:
            found = [one for own in configured for one in select(own, agent, self._log)]
            return list({one.name: one for one in found}.values())
        names = wanted or (() if packs else tuple(bundled_packs()))
        return select(TargetSelection(names, packs, options=options), agent, self._log)

    def _compared(self) -> contracts.Compared | None:
        """Return the comparison with the earlier version. Raises StopRun if that cannot be read."""
        if not self._request.against:
            return None
        own = RunState(self._log.empty(), self._project.config.limits, self._state.trace)
        request = contracts.Request(self._request.spec, self._request.against)
        found = contracts.run(request, own, self._project, self._own)
        if not found.pairs and not found.new_specs:
            self._log.extend(own.log)
            self._log.stop_if_errors()
        return found

    def _options(self) -> dict[str, str]:
        """Return the options of the command that make the catalogue another one."""
        templates = self._templates
        found = {
            "against": self._request.against,
            "target": ",".join(self._arguments.get("targets", ())),
            "templates": "" if templates is None else templates.as_posix(),
        }
        return {key: value for key, value in found.items() if value}
