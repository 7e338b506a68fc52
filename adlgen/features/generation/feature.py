"""Tools that have a model write files."""

from __future__ import annotations

from adlgen.diagnostics.model import Log
from adlgen.features.base import Feature
from adlgen.features.generation.model import Generation
from adlgen.ir.data import shape
from adlgen.ir.extras import Extra
from adlgen.spec.model import ToolSpec

RAW = shape("generation", "model")


class GenerationFeature(Feature):
    """Tools that have a model write files."""

    def lower(self, model: object, tool: ToolSpec, log: Log) -> Extra:
        """Lower the model of a tool."""
        del log
        assert isinstance(model, Generation)
        return Extra(RAW.value(model=model), tool.span)  # type: ignore[arg-type]


FEATURE = GenerationFeature()
