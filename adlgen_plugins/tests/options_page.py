"""Writes docs/options.md, the reference of options, from their declarations: ``python -m adlgen_plugins.tests.options_page``."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from adlgen.cli.commands import commands, load
from adlgen.cli.table import COMMON, Argument, Command, Entry
from adlgen.packs.bundled import bundled_packs
from adlgen.packs.load import read_language

PAGE = Path(__file__).parents[2] / "docs/options.md"
_HEAD = """\
# Options

Written by `python -m adlgen_plugins.tests.options_page` from the declarations; `adlgen help COMMAND` and `adlgen packs show PACK` print the same.

## Packs

With `--opt KEY=VALUE`, or under `options` of a target in [adlgen.yaml](configuration.md). [Arguments that are JSON text](repair.md) describes `repair`.
"""


def page() -> str:
    """Return the text of the page."""
    return "\n".join([_HEAD, *_packs(), "## Commands\n", *_commands()])


def _packs() -> Iterator[str]:
    for name in bundled_packs():
        language = read_language(name)
        yield f"### {language.title}\n"
        yield "| option | values | default | meaning |\n|---|---|---|---|"
        for option in language.options:
            if option.hidden:
                continue
            is_flag = isinstance(option.default, bool)
            values = ("true", "false") if is_flag else option.choices
            default = str(option.default).lower() if is_flag else str(option.default)
            several = "; a list of them" if option.many else ""
            yield _row(f"`{option.name}`", _code(values) + several, _code([default]), option.help)
        yield ""


def _commands() -> Iterator[str]:
    yield "Options of all commands:\n"
    yield from _entries(COMMON)
    for name in commands():
        command = load(name)
        inner = {name: command} if isinstance(command, Command) else command.commands
        for words, one in inner.items():
            title = words if words == name else f"{name} {words}"
            entries = [entry for entry in one.entries if not isinstance(entry, Argument)]
            if entries:
                yield f"### adlgen {title}\n"
                yield from _entries(entries)


def _entries(entries: Sequence[Entry]) -> Iterator[str]:
    yield "| option | meaning |\n|---|---|"
    for entry in entries:
        if isinstance(entry, Argument):
            continue
        metavar = "" if entry.kind == "flag" else f" {entry.metavar or _metavar(entry.choices)}"
        names = ", ".join(f"`{option}{metavar}`" for option in entry.names)
        yield _row(names, entry.description)
    yield ""


def _metavar(choices: tuple[str, ...]) -> str:
    return "|".join(choices) if choices else "VALUE"


def _row(*cells: str) -> str:
    return f"| {' | '.join(' '.join(cell.replace('|', chr(92) + '|').split()) for cell in cells)} |"


def _code(values: tuple[str, ...] | list[str]) -> str:
    return ", ".join(f"`{value}`" for value in values if value)


def main() -> int:
    """Write the page; print whether it changed."""
    before = PAGE.read_text("utf-8") if PAGE.exists() else ""
    PAGE.write_text(page(), "utf-8")
    print("docs/options.md", "is as it was" if before == page() else "has changed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
