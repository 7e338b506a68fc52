"""Functions for OpenAI's Chat Completions, as ``tools`` takes them."""

from __future__ import annotations

import re

from adlgen.document.node import JsonValue
from adlgen.frontends.openai.reader import OUTER
from adlgen.frontends.shared.losses import Feature, Losses
from adlgen.frontends.shared.writing import (
    described,
    look_at_root,
    name_of,
    own,
    refer_inside,
    refuse_at_root,
    schema_of,
)
from adlgen.spec.model import Spec, ToolSpec

NAME = "openai"
DIALECTS = ("openai",)
YAML = False
SAYS = frozenset({Feature.STRICT})

_NAME = re.compile(r"[a-zA-Z0-9_-]{1,64}")
_REFUSED = ("anyOf", "oneOf", "allOf", "enum", "not")


def write(spec: Spec, losses: Losses) -> JsonValue:
    """Return the list of functions."""
    return [_tool(tool, losses) for tool in spec.tools]


def _tool(tool: ToolSpec, losses: Losses) -> JsonValue:
    rest = own(tool, "openai")
    beside = rest.pop(OUTER, {})
    assert isinstance(beside, dict), "the front end keeps entries there"
    strict = {} if tool.about.strict is None else {"strict": tool.about.strict}
    return {"type": "function", "function": {**function(tool, losses), **strict, **rest}, **beside}


def function(tool: ToolSpec, losses: Losses) -> dict[str, JsonValue]:
    """Return what both interfaces of OpenAI have of a function."""
    look_at_root(tool, losses)
    refer_inside(tool, losses)
    refuse_at_root(tool, _REFUSED, losses)
    return {
        "name": name_of(tool, _NAME, losses),
        **described(tool),
        "parameters": schema_of(tool),
    }
