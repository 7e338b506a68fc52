"""What users ask of adlgen, as functions: generate, scaffold, check, diff, validate.

The command line is a thin dress over these. They print nothing and raise nothing that a user can
cause: problems are in the result.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from adlgen import __version__
from adlgen.diagnostics.codes.output import BLOCKED, CANNOT_WRITE, STALE
from adlgen.diagnostics.model import Diagnostic, Log, Severity, StopRun
from adlgen.document import SourceError, read_source
from adlgen.document.node import Source
from adlgen.ir.agent import Agent
from adlgen.output import FileTree, Origin, Owner, Wanted
from adlgen.output.compare import Changes, WRITTEN
from adlgen.output.diff import diff as diff_of
from adlgen.output.disk import Obstacle
from adlgen.output.judge import advise, look, refuse, writing
from adlgen.output.publish import publish
from adlgen.pipeline import generate as render
from adlgen.pipeline import plan_for, understand
from adlgen.targets import Choice, Target, chosen

SpecPath: TypeAlias = "str | os.PathLike[str]"

OURS: frozenset[Owner] = frozenset({"adlgen"})
USERS: frozenset[Owner] = frozenset({"user"})


@dataclass(frozen=True, slots=True)
class Output:
    """What a run did, or would do, to one output root."""

    target: str
    root: Path
    tree: FileTree
    changes: Changes

    @property
    def up_to_date(self) -> bool:
        """Whether every file is as it should be."""
        return not self.changes.stale

    def diff(self) -> Iterator[str]:
        """Yield the lines of a unified diff from the disk to what is wanted."""
        root = self.root.as_posix()
        return diff_of(self.changes, "" if root == "." else f"{root}/")


@dataclass(frozen=True, slots=True)
class Result:
    """What a verb found."""

    diagnostics: tuple[Diagnostic, ...]
    outputs: tuple[Output, ...] = ()
    sources: Mapping[str, str] = field(default_factory=dict)
    """The texts that the spans of the diagnostics point into, by path."""

    @property
    def ok(self) -> bool:
        """Whether there was no error."""
        return not any(d.severity is Severity.ERROR for d in self.diagnostics)


@dataclass(frozen=True, slots=True)
class Reading:
    """How a specification is read."""

    dialect: str | None = None
    """The name of its format; None: recognise it."""
    lenient: bool = False
    """Whether a malformed property becomes any JSON value instead of an error."""


# --- the verbs -----------------------------------------------------------------------------------


def generate(
    spec: SpecPath,
    choice: Choice = Choice(),
    reading: Reading = Reading(),
    *,
    scaffold: bool = False,
    force: bool = False,
    dry_run: bool = False,
) -> Result:
    """Write what adlgen owns: all files of all targets, or none.

    ``scaffold`` writes the user's missing files too; ``force`` replaces files that were edited or are
    foreign; ``dry_run`` writes nothing.
    """
    owners = OURS | USERS if scaffold else OURS
    return _write(_Run(spec, choice, reading, owners), force=force, dry_run=dry_run)


def scaffold(
    spec: SpecPath, choice: Choice = Choice(), reading: Reading = Reading(), *, dry_run: bool = False
) -> Result:
    """Write the files of the user's that are missing; never touch one that exists."""
    return _write(_Run(spec, choice, reading, USERS), force=False, dry_run=dry_run)


def diff(
    spec: SpecPath,
    choice: Choice = Choice(),
    reading: Reading = Reading(),
    *,
    scaffold: bool = False,
) -> Result:
    """Compare the disk with what ``generate`` would write; ``Output.diff`` has the lines."""
    run = _Run(spec, choice, reading, OURS | USERS if scaffold else OURS)
    with run.stopping():
        run.compare()
    return run.result()


def check(
    spec: SpecPath,
    choice: Choice = Choice(),
    reading: Reading = Reading(),
    *,
    scaffold: bool = False,
) -> Result:
    """Compare like ``diff``; output that is not up to date is an error of the result."""
    run = _Run(spec, choice, reading, OURS | USERS if scaffold else OURS)
    with run.stopping():
        run.compare()
        for output in run.outputs:
            _report_stale(output, run.log)
            advise(output.changes, output.root, run.log)
    return run.result()


def validate(
    specs: Iterable[SpecPath], choice: Choice = Choice(), reading: Reading = Reading()
) -> Result:
    """Find every mistake of some specifications, without rendering anything.

    Names are checked for the targets chosen, else for those that the specification names.
    """
    runs = [_Run(spec, choice, reading, OURS) for spec in specs]
    for run in runs:
        with run.stopping():
            run.plan()
    diagnostics = dict.fromkeys(d for run in runs for d in run.log.diagnostics)
    sources = {path: text for run in runs for path, text in run.sources.items()}
    return Result(tuple(diagnostics), (), sources)


# --- how they run --------------------------------------------------------------------------------


@dataclass(slots=True)
class _Run:
    spec: SpecPath
    choice: Choice
    reading: Reading
    owners: frozenset[Owner]
    log: Log = field(default_factory=Log)
    sources: dict[str, str] = field(default_factory=dict)
    outputs: list[Output] = field(default_factory=list)
    wanted: list[tuple[Target, Wanted]] = field(default_factory=list)

    def result(self) -> Result:
        return Result(tuple(self.log.diagnostics), tuple(self.outputs), self.sources)

    @contextmanager
    def stopping(self) -> Iterator[None]:
        """End at what the log explains, or at what the system refuses."""
        try:
            yield
        except StopRun:
            pass
        except SourceError as error:
            self.log.diagnostics.append(error.diagnostic)
        except Obstacle as error:
            self.log.add(BLOCKED, f"'{error.path}' {error.reason}", None, "move it away")
        except OSError as error:
            self.log.add(CANNOT_WRITE, _refusal(error), None)

    def understand(self) -> tuple[Source, Agent]:
        source = read_source(self.spec)
        self.sources[source.path] = source.text
        reading = self.reading
        agent = understand(source, self.log, lenient=reading.lenient, dialect=reading.dialect)
        return source, agent

    def plan(self) -> None:
        _, agent = self.understand()
        if self.choice.targets or self.choice.packs or agent.languages:
            targets = chosen(self.choice, agent.languages, self.log)
            self._for_each(targets, lambda t, log: plan_for(agent, t.pack, t.options, log))

    def render(self) -> None:
        """Find out what every target wants."""
        source, agent = self.understand()
        targets = chosen(self.choice, agent.languages, self.log)

        def one(target: Target, log: Log) -> None:
            tree = render(agent, target.pack, target.options, log)
            origin = _origin(source, agent, target)
            self.wanted.append((target, Wanted(tree, origin, self.owners)))

        self._for_each(targets, one)

    def compare(self) -> bool:
        """Find out what would change; whether an earlier run left something to undo."""
        self.render()
        cut_off = []
        for target, wanted in self.wanted:
            changes, undo = look(wanted, target.root, self.log)
            cut_off.append(undo)
            self.outputs.append(Output(target.name, target.root, wanted.tree, changes))
        return any(cut_off)

    def _for_each(
        self, targets: Iterable[Target], work: Callable[[Target, Log], object]
    ) -> None:
        """Do something for every target, so that the problems of all of them show."""
        for target in targets:
            log = Log()
            with suppress(StopRun):
                work(target, log)
            for problem in log.diagnostics:
                if problem not in self.log.diagnostics:
                    self.log.diagnostics.append(problem)
        self.log.stop_if_errors()


def _write(run: _Run, *, force: bool, dry_run: bool) -> Result:
    with run.stopping():
        cut_off = run.compare()
        if force:
            run.outputs = [_forced(output) for output in run.outputs]
        for output in run.outputs:
            refuse(output.changes, output.root, run.log)
        run.log.stop_if_errors()
        if cut_off or any(output.changes.having(*WRITTEN) for output in run.outputs):
            _publish(run, force=force, dry_run=dry_run)
        for output in run.outputs:
            advise(output.changes, output.root, run.log)
    return run.result()


def _publish(run: _Run, *, force: bool, dry_run: bool) -> None:
    if dry_run:
        return
    jobs = [writing(wanted, target.root, force=force) for target, wanted in run.wanted]
    done = publish(jobs, run.log)
    pairs = zip(run.wanted, done, strict=True)
    run.outputs = [Output(t.name, t.root, wanted.tree, made) for (t, wanted), made in pairs]


def _forced(output: Output) -> Output:
    return Output(output.target, output.root, output.tree, output.changes.forced())


def _report_stale(output: Output, log: Log) -> None:
    stale = output.changes.stale
    if stale:
        files = "1 file is" if len(stale) == 1 else f"{len(stale)} files are"
        message = f"{files} not up to date in '{output.root.as_posix()}'"
        log.add(STALE, message, None, "run `adlgen generate` and commit the result")


def _origin(source: Source, agent: Agent, target: Target) -> Origin:
    digest = hashlib.sha256(source.text.replace("\r\n", "\n").encode()).hexdigest()
    return Origin(f"adlgen {__version__}", target.name, target.options, agent.source, digest)


def _refusal(error: OSError) -> str:
    what = (error.strerror or str(error)).lower()
    where = f" '{os.fsdecode(error.filename)}'" if isinstance(error.filename, str | bytes) else ""
    return f"the output{where} could not be read or written: {what}"
