"""The writer of the functions of an OpenAI Responses request."""

from __future__ import annotations

from adlgen.document.node import JsonValue
from adlgen.frontends.openai.writer import entries_of
from adlgen.frontends.shared.losses import Losses, SpecPart
from adlgen.frontends.shared.provider_tools import definitions
from adlgen.providers.shapes import openai_responses
from adlgen.spec.model import Spec

NAME = "openai-responses"
DIALECTS = ("openai",)
YAML = False
SUPPORTED = frozenset({SpecPart.STRICT, SpecPart.OUTPUT})


def write(spec: Spec, losses: Losses) -> JsonValue:
    """Return the list of functions."""
    tools: list[JsonValue] = []
    for one in definitions(spec, NAME, losses):
        inner, outer = entries_of(one.tool)
        tools.append({**openai_responses(one), **inner, **outer})
    return tools
