"""Selection of the packs of a run, their output roots and options."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

from adlgen.diagnostics.activity import ACTIVITY
from adlgen.diagnostics.codes.output import BAD_OPTION, NO_TARGET, SAME_OUTPUT
from adlgen.diagnostics.codes.packs import BAD_PACK
from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Log, StopRun
from adlgen.ir.agent import Agent
from adlgen.packs.bundled import bundled_packs
from adlgen.packs.load import Pack, load_pack, pack_named, read_language
from adlgen.packs.unknown import warn_of_unknown_languages

_T = TypeVar("_T")


class Target(Struct):
    """A pack, its output root and its options."""

    pack: Pack
    root: Path
    options: Mapping[str, str]
    manifest: bool = True
    """Whether the output root has a manifest."""

    @property
    def name(self) -> str:
        """The name of the pack."""
        return self.pack.language.name


class TargetSelection(Struct):
    """The targets that a user requests."""

    targets: tuple[str, ...] = ()
    """Names of packs; if empty, those of ``packs``, otherwise the languages of the specification."""
    packs: tuple[Path, ...] = ()
    """Folders of packs that do not come with adlgen."""
    templates: Path | None = None
    """A folder of single templates and views that override those of the only target."""
    output: Path = Path()
    """The output root of a single target; the parent of the roots of several."""
    options: Mapping[str, str] = field(default_factory=dict)
    """Values by option, for every target, or by ``TARGET.OPTION``."""
    manifest: bool = True
    """Whether the output roots have a manifest."""


def select(
    selection: TargetSelection, agent: Agent, log: Log, *, required: bool = True
) -> tuple[Target, ...]:
    """Return the targets of a run; by default those of the agent's languages.

    Raises StopRun if a pack cannot be used, an option is for an unknown target, or there is no target
    and one is required.
    """
    packs = _packs(selection, agent.languages, log)
    if not selection.targets and not selection.packs:
        warn_of_unknown_languages(agent.languages, agent.language_spans, log)
    if required and not packs:
        hint = f"choose with --target; available targets: {', '.join(bundled_packs())}"
        log.add(NO_TARGET, "no target: the specification names no language", None, hint)
    names = [pack.language.name for pack in packs]
    for name in sorted({name for name in names if names.count(name) > 1}):
        log.add(SAME_OUTPUT, f"duplicate target '{name}'", None, "name it once")
    options = _options(selection.options, names, log)
    log.stop_if_errors()
    single = len(packs) == 1
    roots = [selection.output if single else selection.output / name for name in names]
    return tuple(
        Target(pack, root, options[name], selection.manifest)
        for pack, root, name in zip(packs, roots, names, strict=True)
    )


def _packs(selection: TargetSelection, languages: Iterable[str], log: Log) -> list[Pack]:
    folders = {}
    foreign = []
    for path in selection.packs:
        pack = load_pack(path.absolute().name, log, path)
        folders[pack.language.name] = path
        foreign.append(pack)
    by_name = {pack.language.name: pack for pack in foreign}
    if selection.targets:
        packs = [
            by_name.get(name) or load_pack(pack_named(name) or name, log)
            for name in selection.targets
        ]
    else:
        packs = foreign or [load_pack(name, log) for name in _named(languages)]
    if selection.templates is None:
        return packs
    if len(packs) != 1:
        hint = "choose the target with --target"
        log.add(BAD_OPTION, "--templates overrides those of a single target", None, hint)
        log.stop_if_errors()
    name = packs[0].language.name
    return [load_pack(name, log, folders.get(name), selection.templates)]


def _named(languages: Iterable[str]) -> Iterator[str]:
    """Yield the packs that come with adlgen for these languages, in order."""
    known = bundled_packs()
    wanted = list(languages)
    yield from (name for name in wanted if name in known)
    if all(name in known for name in wanted):
        return
    for name in known:
        keys = read_language(name).language_keys
        if name not in wanted and not {*keys}.isdisjoint(wanted):
            yield name


def _options(given: Mapping[str, str], names: Sequence[str], log: Log) -> dict[str, dict[str, str]]:
    options: dict[str, dict[str, str]] = {name: {} for name in names}
    for key, value in given.items():
        target, dot, inner = key.rpartition(".")
        if dot and target not in options:
            hint = f"the targets of this run are {', '.join(names)}"
            log.add(
                BAD_OPTION,
                f"'{key}' is for '{target}', which is not a target of this run",
                None,
                hint,
            )
            continue
        for name in [target] if dot else names:
            options[name][inner] = value
    return options


class Named(Protocol):
    """A target or a job."""

    @property
    def name(self) -> str:
        """The name in messages."""


_N = TypeVar("_N", bound=Named)


def each(items: Iterable[_N], log: Log, work: Callable[[_N, Log], _T]) -> tuple[_T, ...]:
    """Call a function for every target or job with a separate log, so that the problems of all are reported.

    Raises StopRun if any of them has errors.
    """
    done = []
    for item in items:
        own = log.empty()
        ACTIVITY.name = item.name
        try:
            done.append(work(item, own))
        except StopRun:
            pass
        except OSError as error:  # only the pack is read here
            own.add(BAD_PACK, f"'{item.name}': {error}", None)
        log.extend(own)
    log.stop_if_errors()
    return tuple(done)
