"""The writer of the functions of an OpenAI Chat Completions request."""

from __future__ import annotations

from adlgen.document.node import JsonValue
from adlgen.frontends.openai.reader import OUTER
from adlgen.frontends.shared.losses import Losses, SpecPart
from adlgen.frontends.shared.provider_tools import definitions
from adlgen.frontends.shared.writing import own
from adlgen.providers.shapes import Object, openai
from adlgen.spec.model import Spec, ToolSpec

NAME = "openai"
DIALECTS = ("openai",)
YAML = False
SUPPORTED = frozenset({SpecPart.STRICT})


def write(spec: Spec, losses: Losses) -> JsonValue:
    """Return the list of functions."""
    return [_tool(openai(one), one.tool) for one in definitions(spec, NAME, losses)]


def _tool(form: Object, tool: ToolSpec) -> JsonValue:
    function, (inner, outer) = form["function"], entries_of(tool)
    assert isinstance(function, dict), "the form has the properties of the function there"
    return {**form, "function": {**function, **inner}, **outer}


def entries_of(tool: ToolSpec) -> tuple[Object, Object]:
    """Return the OpenAI-specific entries of a function, and those next to it."""
    rest = own(tool, "openai")
    outer = rest.pop(OUTER, {})
    assert isinstance(outer, dict), "the front end keeps entries there"
    return rest, outer
