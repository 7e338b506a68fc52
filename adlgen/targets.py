"""Which packs a run renders, where each one's output goes, and with which options."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from adlgen.diagnostics.codes.output import BAD_OPTION, NO_TARGET, SAME_OUTPUT
from adlgen.diagnostics.model import Log
from adlgen.packs import Pack, builtin_packs, load_pack
from adlgen.packs.load import read_language


@dataclass(frozen=True, slots=True)
class Target:
    """A pack, its output root and its options."""

    pack: Pack
    root: Path
    options: Mapping[str, str]

    @property
    def name(self) -> str:
        """The name of the pack."""
        return self.pack.language.name


@dataclass(frozen=True, slots=True)
class Choice:
    """What the user chose."""

    targets: tuple[str, ...] = ()
    """Names of packs; none: those of ``packs``, else what the specification names."""
    packs: tuple[Path, ...] = ()
    """Folders of packs that do not come with adlgen."""
    output: Path = Path()
    """The output root of a single target; the parent of the roots of several."""
    options: Mapping[str, str] = field(default_factory=dict)
    """The key is that of an option, for every target, or ``TARGET.KEY``."""


def chosen(
    choice: Choice, languages: Iterable[str], log: Log, *, required: bool = True
) -> tuple[Target, ...]:
    """Return the targets of a run; ``languages`` are the keys of the specification's languages.

    Raises StopRun if a pack cannot be used, an option is for no target, or there is no target and one
    is required.
    """
    packs = _packs(choice, languages, log)
    if required and not packs:
        hint = f"choose with --target: {', '.join(builtin_packs())}"
        log.add(NO_TARGET, "there is no target: the specification names no language", None, hint)
    names = [pack.language.name for pack in packs]
    for name in sorted({name for name in names if names.count(name) > 1}):
        log.add(SAME_OUTPUT, f"the target '{name}' is there twice", None, "name it once")
    options = _options(choice.options, names, log)
    log.stop_if_errors()
    single = len(packs) == 1
    roots = [choice.output if single else choice.output / name for name in names]
    return tuple(
        Target(pack, root, options[name])
        for pack, root, name in zip(packs, roots, names, strict=True)
    )


def _packs(choice: Choice, languages: Iterable[str], log: Log) -> list[Pack]:
    foreign = [load_pack(path.name, log, path.absolute()) for path in choice.packs]
    by_name = {pack.language.name: pack for pack in foreign}
    if choice.targets:
        return [by_name.get(name) or load_pack(name, log) for name in choice.targets]
    return foreign or [load_pack(name, log) for name in _named(languages)]


def _named(languages: Iterable[str]) -> Iterator[str]:
    """Yield the packs that come with adlgen and speak one of these languages, in their order."""
    known = builtin_packs()
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
            log.add(BAD_OPTION, f"'{key}' is for '{target}', which is no target here", None, hint)
            continue
        for name in [target] if dot else names:
            options[name][inner] = value
    return options
