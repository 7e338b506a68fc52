"""The tool ``pipeline-writer``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from pathlib import Path

from ..generation.pipeline_writer import lifecycle
from ..model import new_model
from ..toolspec import CallContext, Handler
from ..toolspec.pipeline_writer import (
    PipelineWriterDeps,
    PipelineWriterInput,
    PipelineWriterOutput,
)


class PipelineWriter(Handler[PipelineWriterInput, PipelineWriterOutput]):
    """Writes a pipeline and what belongs to it."""

    def __init__(self, deps: PipelineWriterDeps) -> None:
        self.deps = deps
        self.files = lifecycle(new_model(), Path.cwd())

    async def __call__(
        self, ctx: CallContext, input: PipelineWriterInput, /
    ) -> PipelineWriterOutput:
        return await self.files.serve(input)
