"""The command of a CYCOD tool or step, in one of its forms."""

from __future__ import annotations

from adlgen.diagnostics.model import Severity
from adlgen_plugins.cycod.feature.model import ByPlatform, Command, Platform, Shell
from adlgen_plugins.cycod.frontend import COMMANDS, SCRIPT, codes
from adlgen_plugins.cycod.frontend.keys import Keys
from adlgen_plugins.cycod.frontend.templates import Names, read_command

_PROGRAMS = {
    **dict.fromkeys(("bash", "sh", "zsh", "dash", "ksh", "ash"), Shell.BASH),
    **dict.fromkeys(("pwsh", "powershell"), Shell.PWSH),
    "cmd": Shell.CMD,
}
"""The supported shells, by the names of their programs."""
_SHELLS = {"bash": Shell.BASH, "cmd": Shell.CMD, "pwsh": Shell.PWSH, "run": Shell.DIRECT}
_DEFAULT_SHELLS = {"windows": "cmd", "unix": "bash"}
_FAMILY = {Platform.WINDOWS: "windows", Platform.LINUX: "unix", Platform.MACOS: "unix"}


def commands_of(keys: Keys) -> list[str]:
    """Return the keys of a tool or step that contain a command, in order of precedence."""
    return [key for key in (*COMMANDS, SCRIPT) if keys.has_value(key)]


def read_form(keys: Keys, names: Names) -> Command | None:
    """Return the command of a tool or step; of several, the first in order of precedence."""
    found = commands_of(keys)
    if len(found) > 1:
        message = f"{keys.where} has several commands; only '{found[0]}' is used"
        hint = "keep one of them; use 'commands' for one command per platform"
        keys.log.add(codes.SEVERAL_COMMANDS, message, keys.span(found[1]), hint)
    read = [_command(key, keys, names) for key in found]
    for key in (*COMMANDS, SCRIPT, "shell"):
        keys.node(key)
    return read[0] if read else None


def _command(key: str, keys: Keys, names: Names) -> Command | None:
    node, found = keys.node(key), keys.text(key)
    if node is None or found is None:
        return None
    if key != SCRIPT:
        return read_command(_SHELLS[key], key, node, found.value, names)
    program = keys.value("shell").strip()
    if not program:
        message = "Shell must be specified when using a script."
        keys.log.add(codes.NO_SHELL, message, keys.span(key), "add 'shell: bash'")
        return None
    return read_command(shell_of(program), program, node, found.value, names)


def shell_of(program: str) -> Shell:
    """Return the shell of a program, which determines the quoting."""
    name = (
        program.partition(" ")[0].replace("\\", "/").rsplit("/", 1)[-1].lower().removesuffix(".exe")
    )
    return _PROGRAMS.get(name, Shell.OTHER)


def read_platforms(keys: Keys, platforms: tuple[Platform, ...], names: Names) -> ByPlatform | None:
    """Return the commands by platform: ``unix`` covers all except Windows, ``default`` the rest."""
    commands = keys.keys("commands")
    if commands is None:
        return None
    found: dict[str, Command] = {}
    default, node = commands.text("default"), commands.node("default")
    if default is not None and node is not None:
        found["default"] = read_command(Shell.BASH, "bash", node, default.value, names)
    by_family = commands.keys("platforms")
    for family, program in _DEFAULT_SHELLS.items() if by_family is not None else ():
        assert by_family is not None
        text, node = by_family.text(family), by_family.node(family)
        if text is not None and node is not None:
            found[family] = read_command(_PROGRAMS[program], program, node, text.value, names)
    if by_family is not None:
        by_family.done()
    commands.done()
    chosen = {p: found.get(_FAMILY[p], found.get("default")) for p in platforms}
    without = [platform.value for platform, command in chosen.items() if command is None]
    if without:
        message = f"{keys.where} has no command for {' and '.join(without)}"
        hint = "add 'default', or both 'windows' and 'unix' under 'platforms'"
        keys.log.add(codes.NO_PLATFORM_COMMAND, message, keys.span("commands"), hint)
        return None
    return ByPlatform({p: command for p, command in chosen.items() if command is not None})


def report_mixture(keys: Keys, forms: list[str]) -> None:
    """Report mutually exclusive forms."""
    if len(forms) > 1:
        message = f"{keys.where} has {' and '.join(forms)}, which are mutually exclusive"
        hint = "keep one of them"
        span = keys.span(forms[1])
        keys.log.add(codes.SEVERAL_COMMANDS, message, span, hint, severity=Severity.ERROR)
