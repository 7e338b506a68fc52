"""The output root of a target: the emitted files, with what a run records about them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial

from adlgen.diagnostics.model import Log
from adlgen.document.paths import is_pattern
from adlgen.output.outcome import Mode
from adlgen.output.roots import Root
from adlgen.output.trace import Emission, Reading
from adlgen.output.tree import FileTree, LateText, RenderedFile
from adlgen.packs.features import unused_features
from adlgen.packs.origin import LoadedAgent, origin_of
from adlgen.packs.pinnable import pinnable_types
from adlgen.packs.processes import processes_for
from adlgen.packs.request import Job, Request, ToolFilter
from adlgen.packs.select import Target, each
from adlgen.plan.model import Plan


def rooted(
    tree: FileTree, plan: Plan, loaded: LoadedAgent, target: Target, job: Job, request: Request
) -> Root:
    """Return emitted files with their output root; the pack of ``target`` has the features in use."""
    return Root(
        tree,
        label=job.configured_as or target.name,
        origin=origin_of(loaded, target, job),
        owners=request.owners_of(job),
        path=target.root,
        scaffold=job.scaffold,
        pinnable=pinnable_types(plan, loaded.agent),
        unused=unused_features(target.pack),
    )


def roots_of(
    targets: Sequence[Target],
    loaded: LoadedAgent,
    job: Job,
    request: Request,
    log: Log,
    work: Callable[[Target, Log], Root | None],
) -> tuple[Root, ...]:
    """Return the output roots of targets, and trace what their files come from; ``work`` may run in other processes."""
    for target in targets:
        reading = _reading(job, target, request)
        emission = Emission(loaded.agent, target.name, target.options, reading)
        request.trace.emissions[target.root] = emission
    count = processes_for(request.processes, len(loaded.agent.tools), len(targets))
    roots = each(targets, log, work, processes=count, trace=request.trace)
    for target, root in zip(targets, roots, strict=True):
        _trace_unused(target, root, request)
        if root is not None:
            _complete(root.tree, partial(work, target, log.empty()))
    return tuple(filter(None, roots))


def _complete(tree: FileTree, work: Callable[[], Root | None]) -> None:
    """Let late texts of another process, if they are read, come from doing its work again in this one."""

    @cache
    def files() -> Mapping[str, RenderedFile]:
        again = work()
        assert again is not None
        return {file.path: file for file in again.tree}

    for file in tree:
        if isinstance(file.content, LateText) and file.content.make is None:
            file.content.make = partial(_text, files, file.path)


def _text(files: Callable[[], Mapping[str, RenderedFile]], path: str) -> str:
    return files()[path].text


def _trace_unused(target: Target, root: Root | None, request: Request) -> None:
    """Trace the features that this output does not use either; packs have folders in common."""
    known = request.trace.unused
    here = frozenset() if root is None else root.unused
    for folder in map(str, target.pack.folders):
        known[folder] = known.get(folder, here) & here


def _reading(job: Job, target: Target, request: Request) -> Reading | None:
    """Return how the only specification was read; None if the files depend on other settings too, or are not written."""
    spec = job.specs[0]
    is_simple = (
        request.mode is Mode.WRITE
        and len(job.specs) == 1
        and not is_pattern(spec.path)
        and job.only == ToolFilter()
        and not job.names
        and not job.types
        and not job.overlays
        and not job.scaffold
        and not request.format
        and target.pack.is_bundled
    )
    if not is_simple:
        return None
    return Reading(spec.path, spec.dialect or "", request.lenient, request.limits, job.title)
