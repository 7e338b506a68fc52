"""Tools that generate files with a model."""

from __future__ import annotations

from adlgen.diagnostics.model import Log
from adlgen.features.base import Feature
from adlgen.ir.extras import Extra
from adlgen.spec.model import ToolSpec
from adlgen_plugins.dojops.feature.lowering import lower_generation
from adlgen_plugins.dojops.feature.model import Generation


class GenerationFeature(Feature):
    """Tools that generate files with a model."""

    def lower(self, model: object, tool: ToolSpec, log: Log) -> Extra:
        """Lower a :class:`Generation`."""
        del log
        assert isinstance(model, Generation)
        return Extra(lower_generation(tool.id.value, model), tool.span)


FEATURE = GenerationFeature()
