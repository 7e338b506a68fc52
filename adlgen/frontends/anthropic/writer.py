"""The writer of the tools of an Anthropic Messages request."""

from __future__ import annotations

import re

from adlgen.diagnostics.codes import conversion
from adlgen.document.node import JsonValue, Mapping
from adlgen.frontends.anthropic import SCHEMA
from adlgen.frontends.shared.losses import Feature, Losses, display_name
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

NAME = "anthropic"
DIALECTS = ("anthropic",)
YAML = False
SUPPORTED = frozenset({Feature.STRICT})

_NAME = re.compile(r"[a-zA-Z0-9_-]{1,128}")
_KEY = re.compile(r"[a-zA-Z0-9_.-]{1,64}")
_REFUSED = ("anyOf", "oneOf", "allOf")


def write(spec: Spec, losses: Losses) -> JsonValue:
    """Return the list of tools."""
    return [_tool(tool, losses) for tool in spec.tools]


def _tool(tool: ToolSpec, losses: Losses) -> JsonValue:
    check_root_type(tool, losses)
    check_references(tool, losses)
    check_root_keywords(tool, _REFUSED, losses)
    _check_property_names(tool, losses)
    strict = {} if tool.metadata.strict is None else {"strict": tool.metadata.strict}
    return {
        "name": name_of(tool, _NAME, losses),
        **described(tool),
        SCHEMA: schema_of(tool),
        **strict,
        **own(tool, NAME),
    }


def _check_property_names(tool: ToolSpec, losses: Losses) -> None:
    """Report properties whose names make the provider reject the request."""
    properties = tool.input.get("properties") if isinstance(tool.input, Mapping) else None
    for entry in properties if isinstance(properties, Mapping) else ():
        if not _KEY.fullmatch(entry.key):
            message = (
                f"the provider rejects the property '{entry.key}' of tool '{display_name(tool)}'"
            )
            losses.add(conversion.SCHEMA_LOSS, message, entry.key_span)
