"""The writer of the functions of an OpenAI Responses request."""

from __future__ import annotations

from adlgen.document.node import JsonValue, plain
from adlgen.frontends.openai.reader import OUTER
from adlgen.frontends.openai.writer import function
from adlgen.frontends.shared.losses import Feature, Losses
from adlgen.frontends.shared.writing import own
from adlgen.spec.model import Spec, ToolSpec

NAME = "openai-responses"
DIALECTS = ("openai",)
YAML = False
SUPPORTED = frozenset({Feature.STRICT, Feature.OUTPUT})


def write(spec: Spec, losses: Losses) -> JsonValue:
    """Return the list of functions."""
    return [_tool(tool, losses) for tool in spec.tools]


def _tool(tool: ToolSpec, losses: Losses) -> JsonValue:
    rest = own(tool, "openai")
    outer_entries = rest.pop(OUTER, {})
    assert isinstance(outer_entries, dict), "the front end keeps entries there"
    output = {"output_schema": plain(tool.output)} if tool.output is not None else {}
    return {
        "type": "function",
        **function(tool, losses),
        "strict": bool(tool.metadata.strict),  # the default is true
        **output,
        **rest,
        **outer_entries,
    }
