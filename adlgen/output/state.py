"""The state of a run in progress, which yields a result even if the run stops early."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager

from adlgen.diagnostics.codes.output import BLOCKED, CANNOT_WRITE
from adlgen.diagnostics.model import Diagnostic, Log, StopRun
from adlgen.diagnostics.visible import foreign
from adlgen.document import SourceError, read_source
from adlgen.document.inputs import Inputs
from adlgen.document.limits import DEFAULT, Limits, raised
from adlgen.document.node import Source
from adlgen.document.siblings import with_folder
from adlgen.output.entry import Obstacle
from adlgen.output.outcome import Output, Result
from adlgen.output.trace import Trace


class RunState:
    """Collects the log, outputs and sources of a run. Pipeline steps do not receive it."""

    def __init__(self, log: Log, limits: Limits = DEFAULT, trace: Trace | None = None) -> None:
        """Start with a log; ``trace`` has what was read before."""
        self.log = log
        self.outputs: tuple[Output, ...] = ()
        self.trace = Trace() if trace is None else trace
        self._limits = limits
        self._sources: list[Source] = []
        self._provided: dict[str, Source] = {}

    def provide(self, source: Source) -> None:
        """Use a source for its path, which names no file."""
        self._provided[source.path] = source

    def load(self, path: str | os.PathLike[str]) -> Source:
        """Read a specification, with access to the files next to it."""
        source = self._provided.get(os.fspath(path))
        if source is None:
            source = with_folder(read_source(path, limits=self._limits), self.trace)
        self._sources.append(source)
        self.trace.complete &= source.folder is not None
        return source

    @contextmanager
    def stopping(self) -> Iterator[None]:
        """Catch StopRun, and report file system errors as diagnostics; the interpreter allows the depth of the limits."""
        try:
            with raised(self._limits):
                yield
        except StopRun:
            pass
        except SourceError as error:
            self.log.diagnostics.append(error.diagnostic)
        except Obstacle as error:
            self.log.add(BLOCKED, f"'{error.path}' {error.reason}", None, "move it away")
        except OSError as error:
            self.log.add(CANNOT_WRITE, _refusal(error), None)

    def sources(self) -> Iterator[Source]:
        """Yield every source that was read, with the files next to it."""
        for source in self._sources:
            yield source
            if source.folder is not None:
                yield from source.folder.sources()

    def result(self) -> Result:
        """Return the result, with the text of every source that was read."""
        sources = {source.path: source.text for source in self.sources()}
        sources |= texts_of(self.trace, self.log.diagnostics)
        trace = self.trace if self._sources else None
        return Result(tuple(self.log.diagnostics), self.outputs, sources, trace)


def texts_of(inputs: Inputs, diagnostics: Iterable[Diagnostic]) -> Mapping[str, str]:
    """Return the texts of other files, such as the configuration, to which diagnostics refer."""
    paths = {found.span.path for found in diagnostics if found.span is not None}
    files = inputs.files
    return {path: files[path].decode(errors="replace") for path in paths if path in files}


def _refusal(error: OSError) -> str:
    what = foreign(error, named=False)
    where = f" '{os.fsdecode(error.filename)}'" if isinstance(error.filename, str | bytes) else ""
    return f"the output{where} could not be read or written: {what}"
