"""Reads one source in tests and returns the diagnostics."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from adlgen.diagnostics.model import Diagnostic, Log, Severity, StopRun
from adlgen.document import SourceError, read_document, read_source
from adlgen.document.node import Source
from adlgen.document.siblings import with_folder
from adlgen.features.registry import feature
from adlgen.frontends.readers import read_spec
from adlgen.frontends.recognition import frontend_for
from adlgen.ir.agent import Agent
from adlgen.ir.lower import lower
from adlgen.spec.model import Spec
from adlgen.spec.resolve import resolve


@dataclass(frozen=True, slots=True)
class Loaded:
    """What came of a source."""

    spec: Spec | None
    agent: Agent | None
    found: tuple[Diagnostic, ...]

    @property
    def ok(self) -> bool:
        """Whether there was no error."""
        return not self.errors

    @property
    def errors(self) -> list[str]:
        """The texts of the errors, in order."""
        return [d.message for d in self.found if d.severity is Severity.ERROR]

    @property
    def warnings(self) -> list[str]:
        """The texts of the warnings, in order."""
        return [d.message for d in self.found if d.severity is Severity.WARNING]


def load(source: Source, dialect: str | None = None, *, strict: bool = False) -> Loaded:
    """Take a source as far as the IR."""
    log = Log(strict=strict)
    spec: Spec | None = None
    agent: Agent | None = None
    try:
        document = read_document(source, log)
        log.stop_if_errors()
        spec = resolve(read_spec(document, log, dialect), log, feature)
        log.stop_if_errors()
        agent = lower(spec, log, feature)
    except StopRun:
        pass
    except SourceError as error:
        log.diagnostics.append(error.diagnostic)
    return Loaded(spec, agent, tuple(log.diagnostics))


def load_text(text: str, path: str, dialect: str | None = None) -> Loaded:
    """Read a text that lies nowhere."""
    return load(Source(path, text), dialect)


def load_file(path: Path, dialect: str | None = None, shown: str | None = None) -> Loaded:
    """Read a file with access to its folder."""
    try:
        source = with_folder(read_source(path))
    except SourceError as error:
        return Loaded(None, None, (error.diagnostic,))
    return load(
        Source(shown or path.name, source.text, source.folder, marked=source.marked), dialect
    )


def dialect_of(source: Source) -> str | None:
    """Return the format that a source is recognised as."""
    log = Log()
    try:
        document = read_document(source, log)
        return frontend_for(document, log).NAME
    except StopRun:
        return None
