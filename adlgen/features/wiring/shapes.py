"""The record types of services, configuration and injected names, lowered and planned."""

from __future__ import annotations

from adlgen.ir.data import shape

AGENT = shape("agent", "services")
SERVICE = shape("service", "id", "kind", "interface", "factory", "description", "parts")
"""``parts``: the parts that tools inject (dotted), in order of first use, each after its prefixes."""
TOOL = shape("tool", "injects")
INJECT = shape("inject", "reference", "kind", "service", "path")
"""``kind``: ``logger``, ``config`` or ``service``; ``path`` leads to a section, a value or a part."""

PLANNED_SERVICE = shape(
    "planned_service", "id", "kind", "interface", "factory", "value_name", "file", "module",
    "description", "parts",
)  # fmt: skip
"""``value_name``: the field that holds the instance."""
PART = shape("part", "accessor", "type_name", "reference", "owner")
"""An accessor of a service, or of the part before it; ``owner`` is the interface that has it."""
PLANNED_TOOL = shape("planned_tool", "injections")
INJECTION = shape(
    "injection", "name", "reference", "kind", "service", "type_name", "parts", "fields",
    optional="service type_name",
)  # fmt: skip
"""``name``: the field that holds the dependency. For a service: the record, the type of the service or
part, and the accessors of the parts, outermost first. For the configuration: the fields that lead to the
section or value; empty for the whole configuration."""
