"""The tool ``open-folder``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..commands import open_folder as command_line
from ..toolspec import CallContext, Handler
from ..toolspec.open_folder import OpenFolderDeps, OpenFolderInput, OpenFolderOutput


class OpenFolder(Handler[OpenFolderInput, OpenFolderOutput]):
    """Lists a folder."""

    def __init__(self, deps: OpenFolderDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: OpenFolderInput, /
    ) -> OpenFolderOutput:
        return await command_line.run(input)
