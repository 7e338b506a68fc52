"""Makes a repository from an agent that adl-cli generated: its files, with typed tools in place of its own."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from adlgen import api
from adlgen.config.find import FILE as CONFIG
from adlgen.config.project import open_project
from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Log, StopRun
from adlgen.output.create import entries_in
from adlgen.output.ignore import IGNORE_FILE
from adlgen.output.state import RunState
from adlgen.packs.bundled import bundled_packs
from adlgen.packs.load import read_language
from adlgen.packs.request import Job
from adlgen.packs.select import select
from adlgen.pipeline import plan_for
from adlgen.render import placements
from adlgen.repository.adopt import Adopted
from adlgen.repository.create import config_text
from adlgen.repository.files import SCHEMAS, schema_files
from adlgen.repository.scratch import copy, is_linked, rename, write
from adlgen.repository.spec import FILE as SPEC
from adlgen.repository.start import Build, require_empty
from adlgen.toolbox import Toolboxes, load_spec
from adlgen_plugins.adl_cli.agents.codes import NOT_OF_ADL_CLI

OPTION, VALUE = "shims", "adl-cli"
"""The option of a pack that emits tools for such agents."""
ASIDE = ".adl-cli"
"""What is added to the names of files that adlgen replaces."""
_BUILT = (".git", "node_modules", "target", "dist", "__pycache__")
"""Names of files and folders that are not copied."""


def recognises(old: Path) -> bool:
    """Report whether a folder may be that of an agent of adl-cli."""
    return (old / SPEC).is_file()


def adopt(folder: Path, old: Path, lang: str | None, options: Mapping[str, str]) -> Adopted:
    """Copy an agent into an empty folder, and generate its tools; the agent itself is not changed.

    ``lang`` is by default the language of its manifest. After an error nothing is left.
    """
    progress = RunState(Log())
    build, found = Build(folder), Adopted(progress.result(), ASIDE)
    with progress.stopping():
        progress.log.run_all(
            lambda log: _require_agent(folder, old, log),
            lambda log: require_empty(folder, log),
        )
        language = _language(old, lang, progress)
        config = config_text(language, "", {**options, OPTION: VALUE})
        with build.written(progress.log) as place:
            moved, tools = _fill(place, old, config, progress)
        found = Adopted(found.result, ASIDE, build.files, moved, tools)
    return replace(found, result=build.result(progress.result()))


def _require_agent(folder: Path, old: Path, log: Log) -> None:
    if not (old / SPEC).is_file():
        hint = f"--from takes the folder of an agent with '{SPEC}', or a spec"
        log.add(NOT_OF_ADL_CLI, f"'{old.as_posix()}' has no '{SPEC}'", None, hint)
    elif folder.resolve().is_relative_to(old.resolve()):
        message = f"'{folder.as_posix()}' is in the folder of the agent"
        log.add(NOT_OF_ADL_CLI, message, None, "choose a folder outside")
    for name in (CONFIG, SCHEMAS):
        if os.path.lexists(old / name):
            message = f"'{old.as_posix()}' has '{name}'"
            hint = "adlgen generates its code already: use `adlgen generate` there"
            log.add(NOT_OF_ADL_CLI, message, None, hint)
    log.stop_if_errors()


def _language(old: Path, lang: str | None, progress: RunState) -> str:
    """Return the language of an agent. Raises StopRun if adlgen does not emit tools for such agents in it."""
    spec = load_spec(progress.load(str(old / SPEC)), progress.log)
    progress.log.stop_if_errors()
    known = [name for name in bundled_packs() if _is_known(name)]
    found = [name for name in known if name in ([lang] if lang else spec.languages)]
    if len(found) != 1:
        message = f"the language is not one of {', '.join(known)}"
        hint = "choose it with --lang"
        progress.log.add(NOT_OF_ADL_CLI, message, None, hint)
        raise StopRun
    return found[0]


def _is_known(pack: str) -> bool:
    return any(option.name == OPTION for option in read_language(pack).options)


def _fill(
    folder: Path, old: Path, config: str, progress: RunState
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Write all files; return the paths of those that are replaced, and of the tools. Raises StopRun after an error."""
    log = progress.log
    for path, entry in entries_in(old, _BUILT).items():
        copy(folder / path, entry)
    for path, text in {CONFIG: config, **schema_files()}.items():
        write(folder / path, text)
    project = open_project(log, folder / CONFIG)
    log.stop_if_errors()
    assert project is not None
    (job,) = project.jobs((), {}, log)
    places = dict(_places(job, progress))
    moved = _moved_aside(folder, (*places, IGNORE_FILE))
    generated = api.generate(config=folder / CONFIG)
    log.diagnostics += [found for found in generated.diagnostics if found not in log.diagnostics]
    if not generated.ok:
        raise StopRun
    tools = tuple(path for path, is_user in places.items() if is_user)
    return moved, tools


def _moved_aside(folder: Path, paths: Iterable[str]) -> tuple[str, ...]:
    """Rename the files that exist, and return their paths; what a link leads to is not in the folder."""
    moved = tuple(p for p in paths if (folder / p).is_file() and not is_linked(folder, p))
    for path in moved:
        rename(folder / path, folder / f"{path}{ASIDE}")
    return moved


def _places(job: Job, progress: RunState) -> Iterator[tuple[str, bool]]:
    """Yield the paths of generated files, and of the files of tools that the user writes, with which it is."""
    log = progress.log
    agent = Toolboxes(progress, lenient=False).of(job, log).agent
    (target,) = select(job.selection, agent, log)
    plan, pack = plan_for(agent, target.pack, dict(target.options), log)
    for rule, path, _ in placements(plan, pack):
        if rule.owner != "user":
            yield path, False
        elif rule.each != "agent":
            yield path, True
