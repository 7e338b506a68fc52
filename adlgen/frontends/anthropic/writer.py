"""The writer of the tools of an Anthropic Messages request."""

from __future__ import annotations

from adlgen.document.node import JsonValue
from adlgen.frontends.shared.losses import Losses, SpecPart
from adlgen.frontends.shared.provider_tools import definitions
from adlgen.frontends.shared.writing import own
from adlgen.providers.shapes import anthropic
from adlgen.spec.model import Spec

NAME = "anthropic"
DIALECTS = ("anthropic",)
YAML = False
SUPPORTED = frozenset({SpecPart.STRICT})


def write(spec: Spec, losses: Losses) -> JsonValue:
    """Return the list of tools."""
    found = definitions(spec, NAME, losses)
    return [{**anthropic(one), **own(one.tool, NAME)} for one in found]
