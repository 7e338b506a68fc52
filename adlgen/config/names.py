"""Reads the pinned names of a configuration."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.diagnostics.codes.config import BAD_PIN
from adlgen.document.reader import Fields
from adlgen.frontends.shared.extension import pinned_names
from adlgen.packs.pins import Pin, ToolPins


def names_of(fields: Fields) -> Mapping[str, ToolPins]:
    """Return the pinned names by the id of the tool; whether the tools have such parts is checked later."""
    tools = fields.fields("names")
    found: dict[str, ToolPins] = {}
    for entry in () if tools is None else tools.mapping:
        sides = None if tools is None else tools.fields(entry.key)
        if sides is None:
            continue
        found[entry.key] = ToolPins(entry.key_span, _pins(sides, "input"), _pins(sides, "output"))
        sides.close()
        if "" in found[entry.key].output:
            message = f"'output' of {sides.where} cannot pin the name of the whole result"
            hint = "the name of the result follows that of the tool, which '' of 'input' pins"
            sides.log.add(BAD_PIN, message, found[entry.key].output[""].span, hint)
    return found


def _pins(sides: Fields, side: str) -> Mapping[str, Pin]:
    fields = sides.fields(side)
    if fields is None:
        return {}
    names = pinned_names(fields)
    spans = {entry.key: entry.key_span for entry in fields.mapping}
    return {pointer: Pin(name, spans[pointer]) for pointer, name in names.items()}
