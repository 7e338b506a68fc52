"""Completions of values for shells."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from click.shell_completion import CompletionItem

if TYPE_CHECKING:
    from click import Context, Parameter

Completed: TypeAlias = Literal[
    "file", "folder", "target", "format", "option", "code", "pack", "part", "tool"
]
"""What a value names."""


def completed(what: Completed) -> Callable[[Context, Parameter, str], list[CompletionItem]]:
    """Return click's function that completes a value."""

    def complete(context: Context, _: Parameter, incomplete: str) -> list[CompletionItem]:
        if what in {"file", "folder"}:
            return [CompletionItem(incomplete, type="dir" if what == "folder" else "file")]
        start, comma, last = (
            incomplete.rpartition(",") if what in {"target", "part"} else ("", "", incomplete)
        )
        found = _VALUES[what](context.params)
        return [
            CompletionItem(f"{start}{comma}{value}", help=text)
            for value, text in found
            if value.startswith(last)
        ]

    return complete


def _targets(_: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
    from adlgen.config.project import open_project
    from adlgen.diagnostics.model import Log
    from adlgen.packs import bundled_packs, read_language

    project = open_project(Log())
    targets = () if project is None else project.config.targets
    return {
        **{name: read_language(name).title for name in bundled_packs()},
        **{target.name: f"{target.pack} in {target.out}" for target in targets},
    }.items()


def _packs(_: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
    from adlgen.packs import bundled_packs, read_language

    return ((name, read_language(name).title) for name in bundled_packs())


def _formats(_: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
    from adlgen.plugins import names

    return ((name, "") for name in names("dialects", all_=True))


def _options(given: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
    """Return the options of the targets that are on the command line, or of all packs."""
    from adlgen.packs import bundled_packs, read_language
    from adlgen.packs.load import pack_named

    words = [name for text in given.get("target") or () for name in text.split(",")]
    names = list(filter(None, map(pack_named, words))) or bundled_packs()
    found: dict[str, str] = {}
    for name in names:
        for option in read_language(name).options:
            values = ("true", "false") if isinstance(option.default, bool) else option.choices
            for value in () if option.hidden else values or ("",):
                found.setdefault(f"{option.name}={value}", option.help.partition("\n")[0])
    return found.items()


def _codes(_: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
    from adlgen.plugins.catalogue import ALL

    return ((code.id, code.title) for code in ALL.values())


def _parts(_: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
    from adlgen.repository.parts import all_parts

    return ((part, "") for part in all_parts())


def _tools(given: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
    """Return the tools of the spec on the command line, by their ids."""
    from adlgen.running.agent import read

    _, agent = read(given.get("spec"), {})
    tools = () if agent is None else agent.tools
    return ((tool.id, tool.description.partition("\n")[0]) for tool in tools)


_VALUES: Mapping[Completed, Callable[[Mapping[str, Any]], Iterable[tuple[str, str]]]] = {
    "target": _targets,
    "format": _formats,
    "option": _options,
    "code": _codes,
    "pack": _packs,
    "part": _parts,
    "tool": _tools,
}
