"""The compilers, linters and formatters of a language, from ``pack.toml``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from adlgen.diagnostics.datatypes import Struct, field


class ExtraFile(Struct):
    """A file that the workspace needs in addition to the emitted files."""

    path: str
    """With ``{name}``, ``{module}`` and ``{package}`` if there is one for each project."""
    text: str
    each: str = ""
    """A line for every project, inserted where ``text`` contains ``{each}``."""
    per_project: bool = False
    """Whether every project without such a file gets one."""
    repeated: str = ""
    """A line for every repeated file, inserted where ``text`` contains ``{repeated}``."""
    shared: str = ""
    """A line for the package of the runtime, if there is one, inserted where ``text`` contains ``{shared}``."""


class Check(Struct):
    """One command over the whole workspace."""

    name: str
    run: tuple[str, ...]
    """An argument that starts with ``@`` is repeated for every project."""
    silent: bool = False
    """Whether any output means failure (``gofmt -l``)."""
    each: bool = False
    """Whether the command is run once for every project, with its placeholders."""
    builds: bool = False
    """Whether the harness needs it."""
    folders: str = ""
    """The ending of source files: an argument with ``@`` is repeated for every folder with such files.

    They are folders of ``{folder}``; one whose files are all repeated is left out.
    """


class Toolchain(Struct):
    """The commands that compile, check and run emitted code of one language.

    Commands, paths and environment may contain ``{root}`` (the workspace), ``{pack}`` (the folder of
    the pack) and ``{cache}`` (a folder that stays between runs).
    """

    name: str
    pack: Path
    """The folder of the pack."""
    files: Path | None
    """A folder whose files are copied into every workspace."""
    needs: tuple[str, ...]
    """Programs without which nothing can be checked."""
    strip: tuple[tuple[re.Pattern[str], str], ...]
    """Lines of emitted headers that switch off a user's own tools, and their replacement in the workspace."""
    extras: tuple[ExtraFile, ...]
    checks: tuple[Check, ...]
    build: tuple[Check, ...]
    """The commands that build the harness programs."""
    harness: tuple[str, ...]
    """The command of one project's harness, with the placeholders of a project."""
    seconds: int = 0
    """The approximate time for everything; the slowest toolchain starts first."""
    environment: Mapping[str, str] = field(default_factory=dict)
    path: tuple[str, ...] = ()
    """Folders put before ``PATH``."""
    repeated: str = ""
    """A line before the text of a repeated file, for a compiler that then reports nothing in it."""

    @property
    def building(self) -> tuple[Check, ...]:
        """The commands without which the harness does not run."""
        return (*self.build, *(check for check in self.checks if check.builds))
