"""Scanners of shell commands, which determine the quoting context of each placeholder.

A scanner reads a command item by item: characters, and interpolations for values. After unsupported syntax its
state is lost, and only harmless values are allowed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from adlgen_plugins.cycod.feature.model import Layer, Quote, Shell
from adlgen_plugins.cycod.feature.shells.bash import scan_bash
from adlgen_plugins.cycod.feature.shells.cmd import scan_cmd
from adlgen_plugins.cycod.feature.shells.direct import split_words
from adlgen_plugins.cycod.feature.shells.interpreters import interpreter, reads_again
from adlgen_plugins.cycod.feature.shells.items import (
    Found,
    Interpolation,
    Item,
    Items,
    Layers,
    UnknownText,
    guarded,
)
from adlgen_plugins.cycod.feature.shells.pwsh import scan_pwsh

__all__ = [
    "Found",
    "Interpolation",
    "Item",
    "Items",
    "UnknownText",
    "scan",
    "split_words",
    "word_layers",
]


def word_layers(word: Items, before: Sequence[str]) -> Mapping[Interpolation, Layers]:
    """Return the quoting layers of values in an argument that follows other arguments of a program.

    An argument usually needs no quoting, except if the program interprets it as code.
    """
    interpolations = [item for item in word if isinstance(item, Interpolation)]
    program = interpreter(before)
    if any(map(reads_again, before)) or (program and (program.shell is None or len(word) == 1)):
        return {interpolation: guarded(Shell.DIRECT) for interpolation in interpolations}
    if program is not None and program.shell is not None:
        return scan(program.shell, word).layers
    quote = Quote.BARE if len(word) == 1 else Quote.VERBATIM
    return {interpolation: (Layer(Shell.DIRECT, quote),) for interpolation in interpolations}


def scan(shell: Shell, items: Items) -> Found:
    """Return the quoting contexts of the interpolations of a command."""
    match shell:
        case Shell.BASH:
            return scan_bash(items, scan)
        case Shell.PWSH:
            return scan_pwsh(items)
        case Shell.CMD:
            return scan_cmd(items, scan)
        case Shell.DIRECT | Shell.OTHER:
            return Found(
                {item: guarded(shell) for item in items if isinstance(item, Interpolation)}
            )
