"""The jobs of a run without a specification, from the records in its output folder."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from adlgen.document.inputs import Inputs
from adlgen.output.manifest import MANIFEST, Origin
from adlgen.output.nested import origin_in
from adlgen.packs.bundled import bundled_packs
from adlgen.packs.request import Job, SpecFile
from adlgen.packs.select import TargetSelection


def recorded_jobs(output: Path, options: Mapping[str, str], inputs: Inputs) -> Sequence[Job]:
    """Return the jobs that wrote an output root, or the roots in an output folder; none if that is not recorded.

    ``options`` replace recorded ones. Only packs of adlgen are used, because a pack is code, and only
    specifications below the current folder.
    """
    return [
        Job(
            tuple(SpecFile(path, origin.dialect or None) for path in paths),
            TargetSelection((origin.pack,), output=root, options={**origin.options, **options}),
            configured_as=origin.target,
        )
        for root in _roots(output, inputs)
        if (origin := _origin(root)) is not None and (paths := _sources(origin, root))
    ]


def _roots(output: Path, inputs: Inputs) -> Iterator[Path]:
    """Yield the output roots; looking for them is an input of the run."""
    names = inputs.names_in(str(output))
    if (MANIFEST, True) in names:
        yield output
        return
    for name, is_file in names:
        if not is_file and (MANIFEST, True) in inputs.names_in(str(output / name)):
            yield output / name


def _origin(root: Path) -> Origin | None:
    origin = origin_in(root)
    if origin is None or origin.pack_folder or origin.pack not in bundled_packs():
        return None
    return origin


def _sources(origin: Origin, root: Path) -> Sequence[str]:
    here = Path.cwd()
    paths = [os.path.normpath(root / source) for source in origin.sources]
    inside = all(Path(os.path.normpath(here / path)).is_relative_to(here) for path in paths)
    return [path.replace(os.sep, "/") for path in paths] if inside else ()
