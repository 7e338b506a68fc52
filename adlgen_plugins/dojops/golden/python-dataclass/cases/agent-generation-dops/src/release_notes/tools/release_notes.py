"""The tool ``release-notes``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from pathlib import Path

from ..generation.release_notes import lifecycle
from ..model import new_model
from ..toolspec import CallContext, Handler, JsonOutput
from ..toolspec.release_notes import ReleaseNotesDeps, ReleaseNotesInput


class ReleaseNotes(Handler[ReleaseNotesInput, JsonOutput]):
    """Writes the notes of a release and the index beside them."""

    def __init__(self, deps: ReleaseNotesDeps) -> None:
        self.deps = deps
        self.files = lifecycle(new_model(), Path.cwd())

    async def __call__(
        self, ctx: CallContext, input: ReleaseNotesInput, /
    ) -> JsonOutput:
        return await self.files.serve(input)
