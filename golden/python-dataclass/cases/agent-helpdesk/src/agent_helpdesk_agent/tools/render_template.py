"""The tool ``render_template``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.render_template import RenderTemplateDeps, RenderTemplateInput


class RenderTemplate(Handler[RenderTemplateInput, JsonOutput]):
    """Fill in a template."""

    def __init__(self, deps: RenderTemplateDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: RenderTemplateInput, /
    ) -> JsonOutput:
        raise UnimplementedToolError
