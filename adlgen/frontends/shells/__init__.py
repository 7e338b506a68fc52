"""Command texts of shells: where in them each placeholder stands, and so how its value is quoted.

A scanner reads a text item by item: characters, and holes where values go. What it does not
understand for certain it calls lost; from there on only harmless values may pass.
"""

from __future__ import annotations

from adlgen.frontends.shells.bash import scan_bash
from adlgen.frontends.shells.cmd import scan_cmd
from adlgen.frontends.shells.direct import split_words
from adlgen.frontends.shells.items import Found, Hole, Items, guarded
from adlgen.frontends.shells.pwsh import scan_pwsh
from adlgen.spec.commands import Shell

__all__ = ["Found", "Hole", "Items", "scan", "split_words"]


def scan(shell: Shell, items: Items) -> Found:
    """Return where the holes of a command text stand."""
    match shell:
        case Shell.BASH:
            return scan_bash(items, scan)
        case Shell.PWSH:
            return scan_pwsh(items)
        case Shell.CMD:
            return scan_cmd(items, scan)
        case Shell.DIRECT | Shell.OTHER:
            return Found({item: guarded(shell) for item in items if isinstance(item, Hole)})
