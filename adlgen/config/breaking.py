"""Reads the settings of ``adlgen breaking``."""

from __future__ import annotations

import re

from adlgen.config.breaking_model import DEFAULT_LEVELS, LEVELS, BreakingSettings, Exemption
from adlgen.config.exceptions import exceptions_of
from adlgen.diagnostics.codes import config as codes
from adlgen.document.reader import Fields

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
    exceptions = exceptions_of(fields, "breaking", _exemption)
    fields.close()
    return BreakingSettings(
        "" if against is None else against.value,
        DEFAULT_LEVELS if levels is None else tuple(level.value for level in levels),
        strict_open is not None and strict_open.value,
        closed is not None and closed.value,
        exceptions,
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
