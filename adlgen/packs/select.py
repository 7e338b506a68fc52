"""Selection of the packs of a run, their output roots and options."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Protocol, TypeAlias, TypeVar

from adlgen.diagnostics.activity import ACTIVITY
from adlgen.diagnostics.codes.output import BAD_OPTION, NO_TARGET, SAME_OUTPUT
from adlgen.diagnostics.codes.packs import BAD_OPTION as UNKNOWN_OPTION
from adlgen.diagnostics.codes.packs import BAD_PACK
from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Log, StopRun
from adlgen.diagnostics.spelling import closest
from adlgen.diagnostics.visible import foreign
from adlgen.document.inputs import Inputs
from adlgen.ir.agent import Agent
from adlgen.packs.bundled import bundled_packs
from adlgen.packs.load import (
    Pack,
    load_pack,
    nearest_pack,
    pack_named,
    read_language,
)
from adlgen.packs.options import complete_options, recorded_options

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
    selection: TargetSelection,
    agent: Agent,
    log: Log,
    inputs: Inputs | None = None,
    *,
    required: bool = True,
) -> tuple[Target, ...]:
    """Return the targets of a run; by default those of the agent's languages. Their packs are ``inputs``.

    Raises StopRun if a pack cannot be used, an option is for an unknown target, or there is no target
    and one is required; all of these problems are reported.
    """
    found = _chosen(selection, agent.languages, log)
    if not selection.targets and not selection.packs:
        from adlgen.packs.unknown import warn_of_unknown_languages

        warn_of_unknown_languages(agent.languages, agent.language_spans, log)
    if required and not found:
        hint = f"choose with --target; available targets: {', '.join(bundled_packs())}"
        log.add(NO_TARGET, "no target: the specification names no language", None, hint)
    options = _options(selection.options, found, log)
    log.stop_if_errors()
    if inputs is not None:
        folders = (str(folder) for _, pack in found if pack is not None for folder in pack.folders)
        inputs.packs |= dict.fromkeys(folders)
    single = len(found) == 1
    return tuple(
        Target(
            pack,
            selection.output if single else selection.output / name,
            recorded_options(pack.language, options[name]),
            selection.manifest,
        )
        for name, pack in found
        if pack is not None
    )


def check_selection(selection: TargetSelection, log: Log) -> None:
    """Report the problems of a selection that do not depend on a specification, for a run that cannot read one."""
    if selection.targets or selection.packs:
        _options(selection.options, _chosen(selection, (), log), log, is_final=True)
        return
    for key in selection.options:
        target, dot, option = key.rpartition(".")
        pack = pack_named(target)
        if dot and pack is None:
            _report_foreign_option(key, target, bundled_packs(), log)
        else:
            _check_known(option, bundled_packs() if pack is None else (pack,), log)


_Found: TypeAlias = "tuple[str, Pack | None]"
"""The name of a pack; None: it cannot be used, which is reported."""


def _chosen(selection: TargetSelection, languages: Iterable[str], log: Log) -> Sequence[_Found]:
    """Return the packs of a run; report all that cannot be used."""
    foreign = [_loaded(path.absolute().name, log, path) for path in selection.packs]
    if selection.targets:
        by_name = {name: (name, pack) for name, pack in foreign}
        found = [by_name.get(n) or _loaded(pack_named(n) or n, log) for n in selection.targets]
    else:
        found = foreign or [_loaded(name, log) for name in _named(languages)]
    names = [name for name, _ in found]
    for name in sorted({name for name in names if names.count(name) > 1}):
        log.add(SAME_OUTPUT, f"duplicate target '{name}'", None, "name it once")
    if selection.templates is None:
        return found
    if len(found) != 1:
        hint = "choose the target with --target"
        log.add(BAD_OPTION, "--templates overrides those of a single target", None, hint)
        return found
    folders = dict(zip([name for name, _ in foreign], selection.packs, strict=True))
    return [_loaded(names[0], log, folders.get(names[0]), selection.templates)]


def _loaded(
    name: str, log: Log, folder: Path | None = None, templates: Path | None = None
) -> _Found:
    own = log.empty()
    try:
        pack = load_pack(name, own, folder, templates)
    except StopRun:
        return name, None
    finally:
        log.extend(own)
    return pack.language.name, pack


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


def _options(
    given: Mapping[str, str], found: Sequence[_Found], log: Log, *, is_final: bool = False
) -> dict[str, dict[str, str]]:
    """Return the options by target; report those for other targets.

    In a run that stops here, those that a pack does not have are reported as well; otherwise its plan reports them.
    """
    options: dict[str, dict[str, str]] = {name: {} for name, _ in found}
    for key, value in given.items():
        target, dot, inner = key.rpartition(".")
        if dot and target not in options:
            _report_foreign_option(key, target, options, log)
            continue
        for name in [target] if dot else options:
            options[name][inner] = value
    for name, pack in found if is_final or log.has_errors else ():
        near = None if pack is not None else nearest_pack(name)
        if pack is not None or near is not None:
            language = read_language(str(near)) if pack is None else pack.language
            complete_options(language, options[name], log)
            continue
        for key in options[name]:
            _check_known(key, bundled_packs(), log)
    return options


def _report_foreign_option(key: str, target: str, targets: Iterable[str], log: Log) -> None:
    hint = f"the targets of this run are {', '.join(targets)}"
    message = f"'{key}' is for '{target}', which is not a target of this run"
    log.add(BAD_OPTION, message, None, hint)


def _check_known(option: str, packs: Sequence[str], log: Log) -> None:
    """Report an option that none of some packs has."""
    known = {one.name: "" for pack in packs for one in read_language(pack).options}
    if option in known:
        return
    guess = closest(option, known)
    hint = f"did you mean {guess!r}?" if guess else None
    what = f"pack {packs[0]!r} has no" if len(packs) == 1 else "no pack has an"
    log.add(UNKNOWN_OPTION, f"{what} option {option!r}", None, hint)


class _Named(Protocol):
    """A target or a job."""

    @property
    def name(self) -> str:
        """The name in messages."""


_N = TypeVar("_N", bound=_Named)


def each(
    items: Iterable[_N],
    log: Log,
    work: Callable[[_N, Log], _T],
    *,
    processes: int = 1,
    trace: Inputs | None = None,
) -> tuple[_T, ...]:
    """Call a function for every target or job with a separate log, so that the problems of all are reported.

    With more than one of ``processes``, ``trace`` notes the modules that they load. Raises StopRun if any of the items
    has errors.
    """
    works = [partial(_attempt, item, log.empty(), work) for item in items]
    if processes > 1:
        from adlgen.packs.processes import in_processes

        attempts = in_processes(works, processes, trace)
    else:
        attempts = [attempt() for attempt in works]
    done: list[_T] = []
    for found, own in attempts:
        done += found
        log.extend(own)
    log.stop_if_errors()
    return tuple(done)


def _attempt(item: _N, own: Log, work: Callable[[_N, Log], _T]) -> tuple[Sequence[_T], Log]:
    """Return the result of a function for an item, or nothing if the run stops there, and its problems."""
    done: list[_T] = []
    ACTIVITY.name = item.name
    try:
        done.append(work(item, own))
    except StopRun:
        pass
    except OSError as error:  # only the pack is read here
        own.add(BAD_PACK, f"'{item.name}': {foreign(error)}", None)
    return done, own
