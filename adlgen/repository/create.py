"""Creates a repository: spec, configuration, generated code and user-owned files."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from adlgen import __version__, api
from adlgen.config.find import FILE as CONFIG
from adlgen.config.project import open_project
from adlgen.config.propose import scalar
from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Log, StopRun
from adlgen.output.entry import Entry
from adlgen.output.outcome import Result
from adlgen.output.state import RunState
from adlgen.packs.load import load_pack, nearest_pack, pack_named
from adlgen.packs.select import TargetSelection, check_selection
from adlgen.repository import record, spec
from adlgen.repository.files import schema_files, user_files
from adlgen.repository.origin import ToolSource
from adlgen.repository.parts import as_imported, check_parts, implied_options, requires
from adlgen.repository.record import RepositoryRecord, record_text
from adlgen.repository.scratch import copy, write
from adlgen.repository.source import CI, NONE, distribution_of, report_missing
from adlgen.repository.spec import spec_text, with_schema
from adlgen.repository.start import Build, require_empty


class RepositoryOptions(Struct):
    """The answers from which a repository is created."""

    lang: str
    name: str = ""
    """By default the name of the folder, or that of the spec."""
    parts: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    origin: ToolSource = ToolSource()
    source: str = ""
    """The distribution of adlgen that a workflow installs; by default that of this program."""


class Created(Struct):
    """A new repository."""

    result: Result
    files: tuple[str, ...] = ()
    """The paths of all files, sorted; empty after an error."""


def create(folder: Path, wanted: RepositoryOptions) -> Created:
    """Create a repository in a folder that is empty, or that does not exist; after an error nothing is left."""
    log = Log()
    state = RunState(log)
    build = Build(folder)
    with state.stopping():
        seeds = _seeds(folder, wanted, state)
        with build.written(log) as place:
            _fill(place, wanted, seeds, state)
    return Created(build.result(state.result()), build.files)


def _seeds(folder: Path, wanted: RepositoryOptions, state: RunState) -> Mapping[str, str]:
    """Return the spec and the configuration by path. Raises StopRun after an error."""
    log = state.log
    name = wanted.name or _name_of(folder)
    arguments = _checked(folder, wanted)
    try:
        if wanted.origin.server:  # no program is started in vain
            arguments.stop_if_errors()
        text = spec_text(wanted.origin, name, state)
    finally:
        log.extend(arguments)
    log.stop_if_errors()
    language = load_pack(pack_named(wanted.lang) or wanted.lang, log).language
    title = "" if wanted.origin.is_example else wanted.name
    is_own = wanted.origin.is_example
    implied = implied_options(language) if is_own else as_imported(language)
    options = {**implied, **wanted.options}
    return {spec.FILE: text, CONFIG: config_text(language.name, title, options)}


def _checked(folder: Path, wanted: RepositoryOptions) -> Log:
    """Return the problems of the arguments, none of which depends on the spec."""
    log, lang = Log(), wanted.lang
    pack = pack_named(lang) or nearest_pack(lang) or lang
    selection = TargetSelection(targets=(lang,), options=wanted.options)
    with suppress(StopRun):
        log.run_all(
            lambda own: require_empty(folder, own),
            lambda own: check_selection(selection, own),
            lambda own: check_parts(load_pack(pack, own).language, wanted.parts, own),
        )
    return log


def _name_of(folder: Path) -> str:
    """Return the name of an agent in a folder: the words of the folder's name."""
    words = re.findall(r"[a-z0-9]+", folder.absolute().name.lower())
    return "-".join(words) or "agent"


def config_text(lang: str, title: str, options: Mapping[str, str]) -> str:
    """Return the configuration of a repository with one target, which it contains."""
    lines = [
        "version: 1",
        f'requires: "{requires(__version__)}"',
        *([f"name: {scalar(title)}"] if title else []),
        f"specs: [{spec.FILE}]",
        "targets:",
        f"  - lang: {lang}",
        "    out: .",
        "    scaffold: true",
    ]
    if options:
        lines.append("    options:")
        lines += [f"      {scalar(key)}: {scalar(value)}" for key, value in options.items()]
    return with_schema("\n".join(lines) + "\n", "config")


def _fill(
    folder: Path, wanted: RepositoryOptions, seeds: Mapping[str, str], state: RunState
) -> None:
    """Write all files. Raises StopRun after an error."""
    log = state.log
    for path, text in {**seeds, **schema_files()}.items():
        write(folder / path, text)
    project = open_project(log, folder / CONFIG)
    log.stop_if_errors()
    assert project is not None
    (job,) = project.jobs((), {}, log)
    found = distribution_of(wanted.source, log) if CI in wanted.parts or wanted.source else NONE
    log.stop_if_errors()
    files = user_files(
        job,
        wanted.parts,
        state,
        install=found.command,
        examples=wanted.origin.is_example,
    )
    for file in files:
        write(folder / file.path, file.text)
    generated = api.generate(config=folder / CONFIG)
    log.diagnostics += [found for found in generated.diagnostics if found not in log.diagnostics]
    if not generated.ok:
        raise StopRun
    updated = {file.path: file.text for file in files if file.is_updated}
    if found.path:
        copy(folder / found.path, Entry(found.content))
    report_missing(found, is_new=CI in wanted.parts, log=log)
    known = RepositoryRecord(
        job.configured_as, wanted.parts, updated, found.url if wanted.source else "", found.path
    )
    write(folder / record.FILE, record_text(known, __version__))
