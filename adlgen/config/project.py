"""The project of a run: its configuration, if there is one."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from adlgen.config.find import find, read
from adlgen.config.model import Config
from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Log, StopRun
from adlgen.document import SourceError
from adlgen.document.inputs import Inputs
from adlgen.packs.request import Job

NONE = Config("", Path())
"""The configuration of a run without one."""


class Project(Struct):
    """A configuration, and the record of what was read for it."""

    config: Config
    inputs: Inputs
    sources: Mapping[str, str] = field(default_factory=dict)
    """The text of the configuration by its path, for diagnostics."""
    is_partial: bool = False
    """Whether the configuration has errors, so that some of its targets may be missing."""

    def jobs(self, wanted: Sequence[str], options: Mapping[str, str], log: Log) -> Sequence[Job]:
        """Return the jobs of the configuration; problems are added to the log."""
        from adlgen.config.jobs import jobs_of

        return jobs_of(self.config, wanted, options, log.empty() if self.is_partial else log)

    def jobs_into(self, output: Path, options: Mapping[str, str], log: Log) -> Sequence[Job]:
        """Return the jobs of the targets below an output folder, or those that wrote it before; maybe none."""
        from adlgen.config.recorded import recorded_jobs

        place = output.resolve()
        names = [
            target.name
            for target in self.config.targets
            if (self.config.folder / target.out).resolve().is_relative_to(place)
        ]
        if names:
            return self.jobs(names, options, log)
        return recorded_jobs(output, options, self.inputs)


def open_project(
    log: Log,
    path: str | os.PathLike[str] | None = None,
    *,
    isolated: bool = False,
    any_version: bool = False,
    inputs: Inputs | None = None,
) -> Project | None:
    """Return the project with the configuration at a path, or with the nearest one.

    None: the configuration cannot be read. If some of it has errors, the log has them, and what refers to the rest
    can still be checked.
    With ``any_version``, the configuration may require another version of adlgen. What is read is added to ``inputs``.
    """
    inputs = Inputs() if inputs is None else inputs
    if isolated:
        return Project(NONE, inputs)
    try:
        source = find(inputs, log) if path is None else read(os.fspath(path), inputs)
        if source is None:
            return Project(NONE, inputs)
        from adlgen.config.read import read_config

        config = read_config(source, log, any_version=any_version)
        if config is not None:
            return Project(config, inputs, {source.path: source.text}, is_partial=log.has_errors)
    except SourceError as error:
        log.diagnostics.append(error.diagnostic)
    except StopRun:
        pass
    return None
