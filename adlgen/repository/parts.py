"""The parts of a repository that are chosen, and the options of packs that they stand for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from adlgen.diagnostics.model import Log
from adlgen.diagnostics.spelling import closest
from adlgen.features.repository.codes import UNKNOWN_PART
from adlgen.features.repository.feature import NAME
from adlgen.packs.bundled import bundled_packs
from adlgen.packs.load import read_language
from adlgen.plan.language import Language
from adlgen.repository.bazel import PART as BAZEL

_PREFIX = "with_"
"""The prefix of the options that select a part."""


def requires(version: str) -> str:
    """Return the versions of adlgen that generate a repository of one: those with the same features."""
    return f"~={version}"


def all_parts() -> tuple[str, ...]:
    """Return the parts of all languages."""
    languages = map(read_language, bundled_packs())
    return tuple(dict.fromkeys(part for language in languages for part in parts_of(language)))


def parts_of(language: Language) -> tuple[str, ...]:
    """Return the parts that a repository of a language may have."""
    names = (option.name for option in language.options)
    own = (n.removeprefix(_PREFIX).replace("_", "-") for n in names if n.startswith(_PREFIX))
    return (*own, BAZEL)


def check_parts(language: Language, parts: Sequence[str], log: Log) -> None:
    """Report unknown parts."""
    known = parts_of(language)
    for part in sorted({*parts} - {*known}):
        near = closest(part, known)
        hint = f"did you mean '{near}'?" if near else f"parts: {', '.join(known)}"
        log.add(UNKNOWN_PART, f"unknown part '{part}' for {language.title}", None, hint)


def options_of(parts: Sequence[str], install: str) -> Mapping[str, str]:
    """Return the options of a pack that emit a repository with some parts."""
    chosen = {_PREFIX + part.replace("-", "_"): "true" for part in parts if part != BAZEL}
    return {**chosen, NAME: "true", "install": install}


def implied_options(language: Language) -> Mapping[str, str]:
    """Return the options with which the code of a repository is generated."""
    return next((option.implies for option in language.options if option.name == NAME), {})


def as_imported(language: Language) -> Mapping[str, str]:
    """Return the options of a repository for tools of others, which have the defaults of imported tools."""
    kept = {one.name: str(one.default) for one in language.options if one.written}
    return {**implied_options(language), **kept}
