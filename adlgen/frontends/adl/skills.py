"""``spec.skills`` of an ADL manifest: texts that the agent loads with the tool ``read``."""

from __future__ import annotations

from collections.abc import Sequence

from adlgen.document.node import Mapping, Scalar, at
from adlgen.document.reader import Fields
from adlgen.features.builtins import codes as builtin_codes
from adlgen.features.builtins.model import builtin_of
from adlgen.spec.model import ToolSpec

_READ = "read"


def check_skills(spec: Fields, tools: Sequence[ToolSpec]) -> None:
    """Report bare skills without name or description, and skills that the agent cannot load."""
    skills = spec.node("skills")
    items = getattr(skills, "items", ())
    for number, node in enumerate(items):
        if isinstance(node, Mapping):
            _check_bare(Fields(node, f"spec.skills[{number}]", spec.log))
    if items and "agent" in spec and not _can_read(spec, tools):
        message = f"the agent cannot load its skills: the built-in tool '{_READ}' is not enabled"
        hint = f"add '- id: {_READ}' to spec.tools and set spec.config.tools.{_READ}.enabled: true"
        spec.problem(builtin_codes.SKILLS_WITHOUT_READ, message, "skills", hint)


def _check_bare(fields: Fields) -> None:
    bare = fields.mapping.get("bare")
    if not (isinstance(bare, Scalar) and bare.value is True):
        return
    for key in ("name", "description"):
        value = fields.node(key)
        if value is None:
            fields.missing(key, "a bare skill is generated from its name and description")
        elif isinstance(value, Scalar) and value.value == "":
            fields.empty(key, value)


def _can_read(spec: Fields, tools: Sequence[ToolSpec]) -> bool:
    enabled = at(spec.mapping, ("config", "tools", _READ, "enabled"))
    listed = any(builtin_of(tool) == _READ for tool in tools)
    return listed and isinstance(enabled, Scalar) and enabled.value is True
