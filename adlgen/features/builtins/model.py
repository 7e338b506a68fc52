"""The built-in tools in a specification: their ids and their configuration."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from adlgen.diagnostics.datatypes import Struct
from adlgen.document.node import Node
from adlgen.spec.model import Spec, ToolSpec

NAME = "builtins"
"""The key of both models in ``extras``: of a tool its id, of a specification its :class:`Settings`."""

IDS = ("read", "bash", "write", "edit", "fetch")
"""The ids that name a built-in tool."""

ConfigKind = Literal["flag", "whole", "text", "texts"]


class ConfigField(Struct):
    """One value that configures a built-in tool."""

    name: str
    kind: ConfigKind
    default: bool | int | str | tuple[str, ...]
    """The value if the specification has none; its type is given by ``kind``."""


def _fields(**defaults: bool | int | str | tuple[str, ...]) -> tuple[ConfigField, ...]:
    kinds: dict[type, ConfigKind] = {bool: "flag", int: "whole", str: "text", tuple: "texts"}
    return tuple(ConfigField(name, kinds[type(value)], value) for name, value in defaults.items())


CODE_NAMES = (
    *(".git", ".hg", ".svn", ".jj", ".gitattributes", ".gitconfig", ".gitmodules"),
    *(".husky", ".pre-commit-config.yaml", ".vscode", ".idea", ".devcontainer", ".envrc"),
    *(".npmrc", ".yarnrc", ".yarnrc.yml", ".pnpmfile.cjs", ".cargo", ".ssh"),
    *(
        ".bashrc",
        ".bash_profile",
        ".profile",
        ".zshrc",
        ".zshenv",
        ".exrc",
        ".gdbinit",
        ".mcp.json",
    ),
)
"""Names of folders and files with code, or the names of programs, that other programs run when they are next
used; Write and Edit refuse them by default."""

CONFIG: Mapping[str, tuple[ConfigField, ...]] = {
    "read": _fields(enabled=False, max_lines=0, allowed_roots=()),
    "bash": _fields(
        enabled=False,
        whitelist=(),
        timeout_seconds=0,
        working_dir="",
        shell=False,
        environment=(),
    ),
    "write": _fields(enabled=False, allowed_roots=(), denied_names=CODE_NAMES),
    "edit": _fields(enabled=False, allowed_roots=(), denied_names=CODE_NAMES),
    "fetch": _fields(
        enabled=False,
        allowed_domains=(),
        max_bytes=0,
        timeout_seconds=0,
        download_dir="",
        allow_downloads=False,
        allow_internal=False,
    ),
}
"""The keys of ``spec.config.tools.<id>``. The number 0 selects the tool's own limit."""


class Settings(Struct):
    """``spec.config.tools``: the configuration of built-in tools as written, by id."""

    by_tool: Mapping[str, Node]


def builtin_of(tool: ToolSpec) -> str | None:
    """Return the id of a built-in tool; None for any other tool."""
    found = tool.extras.get(NAME)
    assert found is None or isinstance(found, str)
    return found


def settings_of(spec: Spec) -> Settings:
    """Return the configuration of the built-in tools; empty if there is none."""
    found = spec.extras.get(NAME, Settings({}))
    assert isinstance(found, Settings)
    return found
