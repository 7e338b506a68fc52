"""Reads the settings of ``adlgen breaking``."""

from __future__ import annotations

import re

from adlgen.config.breaking_model import DEFAULT_LEVELS, LEVELS, BreakingSettings, Exemption
from adlgen.diagnostics.codes import config as codes
from adlgen.document import node as nodes
from adlgen.document.reader import Fields, wrong_type

_CODE = re.compile(r"ADL24\d\d")
_VERSION = re.compile(r"\d+\.\d+\.\d+")


def breaking_of(fields: Fields | None) -> BreakingSettings:
    """Return the settings in a configuration; report all problems."""
    if fields is None:
        return BreakingSettings()
    against = fields.text("against", filled=True)
    levels = fields.texts("levels")
    for level in levels or ():
        if level.value not in LEVELS:
            message = f"invalid value '{level.value}' for 'levels' of breaking"
            fields.log.add(codes.BAD_CONFIG, message, level.span, f"use {', '.join(LEVELS)}")
    strict_open, closed = fields.flag("strict_open"), fields.flag("closed")
    exceptions = []
    for number, item in enumerate(fields.items("exceptions") or (), 1):
        what = f"exception {number} of 'breaking'"
        if isinstance(item, nodes.Mapping):
            found = _exemption(Fields(item, what, fields.log))
            exceptions += [found] if found else []
        else:
            wrong_type(item, what, "a mapping", fields.log)
    fields.close()
    return BreakingSettings(
        "" if against is None else against.value,
        DEFAULT_LEVELS if levels is None else tuple(level.value for level in levels),
        strict_open is not None and strict_open.value,
        closed is not None and closed.value,
        tuple(exceptions),
    )


def _exemption(fields: Fields) -> Exemption | None:
    code = fields.text("code", required=True, pattern=_CODE, example="ADL2403")
    reason = fields.text("reason", required=True, filled=True)
    tool, part = fields.text("tool", filled=True), fields.text("part", filled=True)
    until = fields.text("until", pattern=_VERSION, example="2.0.0")
    fields.close()
    if code is None or reason is None:
        return None
    tool_name, part_name, version = (
        "" if one is None else one.value for one in (tool, part, until)
    )
    return Exemption(code.value, reason.value, code.span, tool_name, part_name, version)
