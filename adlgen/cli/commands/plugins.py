"""``adlgen plugins``."""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.cli import console, options
from adlgen.cli.exits import DONE
from adlgen.cli.report import json_text
from adlgen.cli.table import Command, Group, Outcome
from adlgen.packs import bundled_packs
from adlgen.plugins import Plugin, bundled, plugins, problems
from adlgen.plugins.core import CORE

_PARTS = ("dialects", "writers", "features", "agents", "verbs")


def list_plugins(*, as_json: bool) -> Outcome:
    """List the plug-ins, and what each adds.

    Those without a version come with adlgen; others are installed packages with an entry point in the
    group `adlgen.plugins`.
    """
    found = [*plugins(all_=True)]
    if as_json:
        console.product(json_text({"plugins": [*map(_as_data, found)], "problems": [*problems()]}))
        return DONE
    for plugin in found:
        version = f" {plugin.version}" if plugin.version else ""
        console.line(f"{plugin.name}{version}")
        for part, names in _parts(plugin):
            console.line(f"  {part}: {', '.join(names)}")
    for problem in problems():
        console.line(problem)
    return DONE


def _parts(plugin: Plugin) -> Iterator[tuple[str, list[str]]]:
    """Yield the parts that a plug-in has, with the names in each."""
    for part in _PARTS:
        if names := [*getattr(plugin, part)]:
            yield part, names
    if plugin is CORE:
        yield "packs", [*bundled_packs()]
    elif packs := plugin.part("packs"):
        yield "packs", sorted(path.parent.name for path in packs.glob("*/pack.toml"))


def _as_data(plugin: Plugin) -> dict[str, object]:
    parts = dict(_parts(plugin))
    return {
        "name": plugin.name,
        "version": plugin.version,
        "bundled": plugin in bundled(),
        **{part: parts.get(part, []) for part in (*_PARTS, "packs")},
    }


COMMAND = Group(
    """List what adlgen consists of, and what is installed in addition.

    A plug-in adds formats, features of generated code, or commands.
    """,
    {"list": Command(list_plugins, (options.JSON,))},
)
