"""One run from a specification to its output roots: the steps that the verbs are made of."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypeAlias

from adlgen import __version__
from adlgen.diagnostics.codes.output import BLOCKED, CANNOT_WRITE
from adlgen.diagnostics.codes.packs import BAD_PACK
from adlgen.diagnostics.model import Diagnostic, Log, Severity, StopRun
from adlgen.document import SourceError, read_source
from adlgen.document.inputs import Inputs
from adlgen.document.node import Source
from adlgen.document.siblings import with_folder
from adlgen.features.registry import feature
from adlgen.ir.agent import Agent
from adlgen.ir.lower import lower
from adlgen.output.compare import Changes, Wanted
from adlgen.output.diff import diff
from adlgen.output.disk import Obstacle
from adlgen.output.judge import look, writing
from adlgen.output.manifest import Origin
from adlgen.output.publish import publish
from adlgen.output.tree import FileTree, Owner
from adlgen.pipeline import generate, plan_for, specify, understand
from adlgen.render.formatting import formatted
from adlgen.spec.model import Spec
from adlgen.targets import Choice, Target, chosen

AnyPath: TypeAlias = "str | os.PathLike[str]"


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
        return diff(self.changes, "" if root == "." else f"{root}/")


@dataclass(frozen=True, slots=True)
class Result:
    """What a verb found."""

    diagnostics: tuple[Diagnostic, ...]
    outputs: tuple[Output, ...] = ()
    sources: Mapping[str, str] = field(default_factory=dict)
    """The texts that the spans of the diagnostics point into, by path."""
    inputs: Inputs | None = None
    """What the run has read; None if the specification came from standard input, or could not be read."""

    @property
    def ok(self) -> bool:
        """Whether there was no error."""
        return not any(d.severity is Severity.ERROR for d in self.diagnostics)


@dataclass(frozen=True, slots=True)
class Request:
    """What a run is about."""

    spec: AnyPath
    choice: Choice
    owners: frozenset[Owner]
    """Whose files are to be written."""
    dialect: str | None = None
    lenient: bool = False
    strict: bool = False
    """Whether deviations from the format's specification are errors."""
    format: bool = False
    """Whether emitted files run through their formatter."""


@dataclass(slots=True)
class Run:
    """A run under way."""

    request: Request
    log: Log = field(init=False)
    sources: dict[str, str] = field(default_factory=dict)
    outputs: list[Output] = field(default_factory=list)
    wanted: list[tuple[Target, Wanted]] = field(default_factory=list)
    inputs: Inputs | None = None

    def __post_init__(self) -> None:
        """Begin a log as strict as was asked for."""
        self.log = Log(strict=self.request.strict)

    def result(self) -> Result:
        """Return what was found so far."""
        return Result(tuple(self.log.diagnostics), tuple(self.outputs), self.sources, self.inputs)

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
        """Read the specification."""
        request = self.request
        with self.source() as source:
            agent = understand(source, self.log, lenient=request.lenient, dialect=request.dialect)
        return source, agent

    def specify(self) -> Spec:
        """Read the specification as it is written, and find the mistakes in its schemas."""
        request = self.request
        with self.source() as source:
            spec = specify(source, self.log, dialect=request.dialect)
            lower(spec, self.log, feature, lenient=request.lenient, folder=source.folder)
            self.log.stop_if_errors()
        return spec

    @contextmanager
    def source(self) -> Iterator[Source]:
        """Read the text; diagnostics may point into it, and into whatever it names."""
        source = with_folder(read_source(self.request.spec))
        self.sources[source.path] = source.text
        try:
            yield source
        finally:
            if source.folder is not None:
                self.inputs = source.folder.inputs
                self.sources |= {read.path: read.text for read in source.folder.sources()}

    def plan(self) -> None:
        """Check the specification against its targets, if it has any."""
        _, agent = self.understand()
        targets = chosen(self.request.choice, agent.languages, self.log, required=False)
        self._for_each(targets, lambda t, log: plan_for(agent, t.pack, t.options, log))

    def render(self) -> None:
        """Find out what every target wants."""
        source, agent = self.understand()
        targets = chosen(self.request.choice, agent.languages, self.log)

        def one(target: Target, log: Log) -> None:
            tree = generate(agent, target.pack, target.options, log)
            if self.request.format:
                tree = formatted(tree, log)
            if self.inputs is not None:
                self.inputs.packs.append(str(target.pack.folder))
            origin = _origin(source, agent, target)
            self.wanted.append((target, Wanted(tree, origin, self.request.owners)))

        self._for_each(targets, one)

    def compare(self, *, force: bool = False) -> bool:
        """Find out what would change; whether an earlier run left something to undo."""
        self.render()
        cut_off = []
        for target, wanted in self.wanted:
            changes, undo = look(wanted, target.root, self.log)
            cut_off.append(undo)
            found = changes.forced() if force else changes
            self.outputs.append(Output(target.name, target.root, wanted.tree, found))
        return any(cut_off)

    def publish(self, *, force: bool) -> None:
        """Write all output roots; the outputs then tell what was done."""
        jobs = [writing(wanted, target.root, force=force) for target, wanted in self.wanted]
        done = publish(jobs, self.log)
        pairs = zip(self.outputs, done, strict=True)
        self.outputs = [replace(output, changes=made) for output, made in pairs]

    def _for_each(self, targets: Iterable[Target], work: Callable[[Target, Log], object]) -> None:
        """Do something for every target, so that the problems of all of them show."""
        for target in targets:
            log = Log(strict=self.log.strict)
            try:
                work(target, log)
            except StopRun:
                pass
            except OSError as error:  # nothing but the pack is read here
                log.add(BAD_PACK, f"pack '{target.name}': {error}", None)
            for problem in log.diagnostics:
                if problem not in self.log.diagnostics:
                    self.log.diagnostics.append(problem)
        self.log.stop_if_errors()


def _origin(source: Source, agent: Agent, target: Target) -> Origin:
    hashed = hashlib.sha256(source.text.replace("\r\n", "\n").encode())
    for name, digest in source.folder.digests() if source.folder is not None else ():
        hashed.update(f"\0{name}\0{digest}".encode())
    digest = hashed.hexdigest()
    return Origin(f"adlgen {__version__}", target.name, target.options, agent.source, digest)


def _refusal(error: OSError) -> str:
    what = (error.strerror or str(error)).lower()
    where = f" '{os.fsdecode(error.filename)}'" if isinstance(error.filename, str | bytes) else ""
    return f"the output{where} could not be read or written: {what}"
