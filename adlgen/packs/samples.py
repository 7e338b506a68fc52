"""Small values that schemas accept, for the views of packs."""

from __future__ import annotations

from adlgen.document.node import JsonValue
from adlgen.plan.model import PlannedTool
from adlgen.schema.sample import NoSampleError, sample

__all__ = ["NoSampleError", "sample", "sample_call"]


def sample_call(tool: PlannedTool) -> JsonValue:
    """Return arguments with which a test may call a tool. Raises NoSampleError if there are none.

    There are none for a tool whose calls need values of a request, which only a program has.
    """
    if tool.rules is not None and tool.rules.request:
        raise NoSampleError
    return sample(tool.input.canonical, tool.input.patterns)
