"""The tool ``render_template``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.render_template import (
    RenderTemplateDeps,
    RenderTemplateHandler,
    RenderTemplateInput,
    RenderTemplateOutput,
)


class RenderTemplate(RenderTemplateHandler):
    """Fill in a template."""

    def __init__(self, deps: RenderTemplateDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: RenderTemplateInput, /
    ) -> RenderTemplateOutput:
        raise NotImplementedError
