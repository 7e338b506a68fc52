"""Input schemas for the strict modes of providers, which adapters embed."""

from __future__ import annotations

import json

from adlgen.diagnostics.model import Log
from adlgen.document.json_reader import read_json
from adlgen.document.node import JsonValue, Node, Source
from adlgen.features.base import Feature
from adlgen.ir.agent import Agent, Tool
from adlgen.ir.data import JsonData, ListValue, RecordValue, shape
from adlgen.ir.extras import Extra
from adlgen.plan.identifiers import Namer
from adlgen.plan.model import PlannedExtra
from adlgen.providers.counts import NONE, Counts, count, exceeded, exceeded_together
from adlgen.providers.fit import fit
from adlgen.providers.notes import why_not_strict
from adlgen.providers.profiles import Profile, profiles

PROVIDERS = ("anthropic", "openai")
"""The providers with a strict mode that adapters exist for."""
AGENT = shape("agent", *PROVIDERS)
"""For each provider, the definitions that its strict mode can express."""
DEFINITION = shape("definition", "name", "schema", "automatic")
"""``automatic``: whether the schema accepts what that of the source accepts, unless the specification determines it."""


class Strict(Feature):
    """The definitions that strict modes can express."""

    def plan_agent(self, extra: Extra | None, agent: Agent, namer: Namer) -> PlannedExtra:
        """Rewrite the schemas."""
        del extra, namer
        known = profiles()
        return PlannedExtra(
            AGENT.value(**{name: _definitions(agent, known[name]) for name in PROVIDERS})
        )


def _definitions(agent: Agent, profile: Profile) -> ListValue:
    """Return the definitions within the limits of a request."""
    found: list[RecordValue] = []
    total = NONE
    for tool in agent.tools:
        definition, size = _definition(tool, profile)
        if definition is None or exceeded_together(len(found) + 1, total + size, profile):
            continue
        found.append(definition)
        total += size
    return DEFINITION.list_of(found)


def _definition(tool: Tool, profile: Profile) -> tuple[RecordValue | None, Counts]:
    assert profile.strict is not None
    canonical = tool.input.canonical
    fitted = fit(_node(tool), profile.strict, profile.root_refused)
    size = count(fitted.schema)
    refused = why_not_strict(canonical) or fitted.lost or exceeded(size, profile)
    if refused or _is_map(canonical.described):
        return None, size
    automatic = not fitted.moved and not fitted.nullable if tool.strict is None else tool.strict
    schema = JsonData(fitted.schema)
    return DEFINITION.value(name=tool.name, schema=schema, automatic=automatic), size


def _is_map(schema: JsonValue) -> bool:
    """Report whether a schema has properties of any name only, which a strict definition would exclude."""
    if not isinstance(schema, dict) or schema.get("properties"):
        return False
    return isinstance(schema.get("additionalProperties"), dict) or "patternProperties" in schema


def _node(tool: Tool) -> Node:
    text = json.dumps(tool.input.canonical.described, ensure_ascii=False)
    return read_json(Source(tool.id, text), Log())


FEATURE = Strict()
