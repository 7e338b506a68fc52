"""The tool ``archive``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..commands import archive as command_line
from ..toolspec import CallContext, Handler
from ..toolspec.archive import ArchiveDeps, ArchiveInput, ArchiveOutput


class Archive(Handler[ArchiveInput, ArchiveOutput]):
    """Packs files into an archive."""

    def __init__(self, deps: ArchiveDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ArchiveInput, /) -> ArchiveOutput:
        return await command_line.run(input)
