"""Tools that have a model write files."""

from __future__ import annotations

from adlgen.diagnostics.model import Log
from adlgen.features.base import Feature
from adlgen.features.generation.lowering import lower_generation
from adlgen.features.generation.model import Generation
from adlgen.ir.extras import Extra
from adlgen.spec.model import ToolSpec


class GenerationFeature(Feature):
    """Tools that have a model write files."""

    def lower(self, model: object, tool: ToolSpec, log: Log) -> Extra:
        """Lower a :class:`Generation`."""
        del log
        assert isinstance(model, Generation)
        return Extra(lower_generation(tool.id.value, model), tool.span)


FEATURE = GenerationFeature()
