"""Proves which values are data in PowerShell and cmd commands of ordinary use."""

from __future__ import annotations

import re
from collections.abc import Mapping

from adlgen_plugins.cycod.feature.shells.items import Interpolation, Items
from adlgen_plugins.cycod.feature.shells.programs import Trust, Values

_CMDLETS = [
    "get-childitem",
    "gci",
    "dir",
    "ls",
    "get-content",
    "gc",
    "cat",
    "type",
    "select-string",
    "sls",
    "select-object",
    "measure-object",
    "sort-object",
    "format-list",
    "format-table",
    "out-string",
    "out-null",
    "out-host",
    "write-output",
    "write-host",
    "echo",
    "get-item",
    "get-itemproperty",
    "get-filehash",
    "test-path",
    "resolve-path",
    "split-path",
    "join-path",
    "copy-item",
    "cp",
    "copy",
    "move-item",
    "mv",
    "move",
    "remove-item",
    "rm",
    "del",
    "new-item",
    "mkdir",
    "md",
    "rename-item",
    "ren",
    "set-location",
    "cd",
    "get-date",
    "get-location",
    "pwd",
]
"""Cmdlets that take data in all positions of their arguments, with their aliases."""
_COMMANDS = [
    "echo",
    "dir",
    "type",
    "copy",
    "move",
    "del",
    "erase",
    "md",
    "mkdir",
    "rd",
    "rmdir",
    "ren",
    "rename",
    "cd",
    "chdir",
    "find",
    "findstr",
    "more",
    "sort",
    "tree",
    "xcopy",
    "where",
    "fc",
]
_PWSH_WORD = r"(?:'(?:[^']|'')*'|\"[^\"$`]*\"|[-A-Za-z0-9_./\\:*?,\0]+)"
_PWSH_COMMAND = re.compile(rf"\s*([A-Za-z-]+)((?:\s+{_PWSH_WORD})*)\s*", re.ASCII)
_CMD_WORD = r'(?:"[^"%]*"|[-A-Za-z0-9_./\\:*?+\0]+)'
_CMD_COMMAND = re.compile(rf"\s*([A-Za-z]+)((?:\s+{_CMD_WORD})*)\s*", re.ASCII)
_NESTED = re.compile(
    r"\s*(?:powershell|pwsh)(?:\.exe)?(?:\s+-(?:NoProfile|NonInteractive))*\s+-(?:Command|c)\s+\"([^\"]*)\"\s*",
    re.IGNORECASE,
)
_FLAGS = re.compile(r"(?:-[A-Za-z]+)?(?: -[A-Za-z]+)*")


def prove_pwsh(items: Items, values: Values) -> Mapping[Interpolation, Trust]:
    """Return what the interpolations of a PowerShell command accept."""
    return _proved(items, values, _PWSH_COMMAND, _CMDLETS, r"[;|\n]")


def prove_cmd(items: Items, values: Values) -> Mapping[Interpolation, Trust]:
    """Return what the interpolations of a cmd command accept."""
    text = _text(items)
    nested = _NESTED.fullmatch(text)
    if nested is not None:
        return prove_pwsh(items[nested.start(1) : nested.end(1)], values)
    return _proved(items, values, _CMD_COMMAND, _COMMANDS, r"[&|\n]+")


def _text(items: Items) -> str:
    """Return a text of the same length, with U+0000 for values and U+0001 for unknown text."""
    return "".join(
        i if isinstance(i, str) else "\0" if isinstance(i, Interpolation) else "\1" for i in items
    )


def _proved(
    items: Items, values: Values, command: re.Pattern[str], known: list[str], separator: str
) -> Mapping[Interpolation, Trust]:
    texts = [
        text
        for interpolation in items
        if isinstance(interpolation, Interpolation)
        for text in values.texts.get(interpolation, ())
    ]
    text = _text(items)
    parts = re.split(separator, text)
    found = [command.fullmatch(part) for part in parts if part.strip()]
    if not all(match is not None and match[1].lower() in known for match in found):
        return {}
    if not all(_FLAGS.fullmatch(text.strip()) for text in texts):
        return {}
    return {
        item: Trust.ANY if at and text[at - 1] not in " \t'\"=:," else Trust.OPERAND
        for at, item in enumerate(items)
        if isinstance(item, Interpolation)
    }
