"""The tool ``archive``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..commands import archive as command_line
from ..toolspec import CallContext
from ..toolspec.archive import ArchiveDeps, ArchiveHandler, ArchiveInput, ArchiveOutput


class Archive(ArchiveHandler):
    """Packs files into an archive."""

    def __init__(self, deps: ArchiveDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ArchiveInput, /) -> ArchiveOutput:
        return await command_line.run(input)
