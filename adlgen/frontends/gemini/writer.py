"""The writer of Gemini function declarations, with schemas in JSON Schema."""

from __future__ import annotations

from adlgen.document.node import JsonValue
from adlgen.frontends.shared.losses import Losses, SpecPart
from adlgen.frontends.shared.provider_tools import definitions
from adlgen.frontends.shared.writing import own
from adlgen.providers.shapes import gemini, gemini_tools
from adlgen.spec.model import Spec

NAME = "gemini"
DIALECTS = ("gemini",)
YAML = False
SUPPORTED = frozenset({SpecPart.OUTPUT})


def write(spec: Spec, losses: Losses) -> JsonValue:
    """Return one tool that declares all functions."""
    found = definitions(spec, NAME, losses)
    return gemini_tools([{**gemini(one), **own(one.tool, NAME)} for one in found])
