"""The jobs of a run, from the configuration."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from adlgen.config.model import Config, TargetConfig
from adlgen.config.targets import with_paths
from adlgen.config.types import moved
from adlgen.diagnostics.codes.output import NO_TARGET
from adlgen.diagnostics.model import Log
from adlgen.diagnostics.spelling import closest
from adlgen.packs.load import pack_named
from adlgen.packs.request import Job
from adlgen.packs.select import TargetSelection


def jobs_of(
    config: Config, wanted: Sequence[str], options: Mapping[str, str], log: Log
) -> tuple[Job, ...]:
    """Return a job for each target; ``wanted`` selects targets by their name or pack.

    ``options`` replace those of the configuration. A wanted target that is not configured is reported; the job is
    that of the target to which it probably refers, whose problems are reported as well.
    """
    targets = [with_paths(target, config.folder) for target in config.targets]
    meant = [*wanted]
    for name in wanted:
        if not any(_is_wanted(target, [name]) for target in targets):
            names = [target.name for target in targets]
            near = closest(name, names)
            meant.append(near or name)
            known = f"configured targets: {', '.join(names)}"
            hint = f"did you mean '{near}'?" if near else known
            log.add(NO_TARGET, f"'{config.path}' has no target '{name}'", None, hint)
    return tuple(
        _job(target, config, options)
        for target in targets
        if target.specs and (not wanted or _is_wanted(target, meant))
    )


def _is_wanted(target: TargetConfig, wanted: Sequence[str]) -> bool:
    return any(name == target.name or pack_named(name) == target.pack for name in wanted)


def _job(target: TargetConfig, config: Config, options: Mapping[str, str]) -> Job:
    return Job(
        specs=target.specs,
        selection=TargetSelection(
            targets=() if target.is_folder else (target.pack,),
            packs=(Path(target.pack),) if target.is_folder else (),
            templates=None if target.templates is None else Path(target.templates),
            output=Path(target.out),
            options={**target.options, **options},
        ),
        only=target.only,
        names=target.names,
        types=target.types,
        overlays=target.overlays,
        exclude=tuple(moved(pattern, config.folder) for pattern in config.exclude),
        title=config.name,
        folder=config.folder,
        configured_as=target.name,
        scaffold=target.scaffold,
    )
