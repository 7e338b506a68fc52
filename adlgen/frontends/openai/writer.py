"""The writer of the functions of an OpenAI Chat Completions request."""

from __future__ import annotations

import re

from adlgen.document.node import JsonValue
from adlgen.frontends.openai.reader import OUTER
from adlgen.frontends.shared.losses import Feature, Losses
from adlgen.frontends.shared.writing import (
    check_references,
    check_root_keywords,
    check_root_type,
    described,
    name_of,
    own,
    schema_of,
)
from adlgen.spec.model import Spec, ToolSpec

NAME = "openai"
DIALECTS = ("openai",)
YAML = False
SUPPORTED = frozenset({Feature.STRICT})

_NAME = re.compile(r"[a-zA-Z0-9_-]{1,64}")
_REFUSED = ("anyOf", "oneOf", "allOf", "enum", "not")


def write(spec: Spec, losses: Losses) -> JsonValue:
    """Return the list of functions."""
    return [_tool(tool, losses) for tool in spec.tools]


def _tool(tool: ToolSpec, losses: Losses) -> JsonValue:
    rest = own(tool, "openai")
    outer_entries = rest.pop(OUTER, {})
    assert isinstance(outer_entries, dict), "the front end keeps entries there"
    strict = {} if tool.metadata.strict is None else {"strict": tool.metadata.strict}
    return {
        "type": "function",
        "function": {**function(tool, losses), **strict, **rest},
        **outer_entries,
    }


def function(tool: ToolSpec, losses: Losses) -> dict[str, JsonValue]:
    """Return the properties of a function that both OpenAI interfaces have."""
    check_root_type(tool, losses)
    check_references(tool, losses)
    check_root_keywords(tool, _REFUSED, losses)
    return {
        "name": name_of(tool, _NAME, losses),
        **described(tool),
        "parameters": schema_of(tool),
    }
