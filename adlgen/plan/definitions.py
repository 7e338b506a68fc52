"""Parts of schemas."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.document.node import JsonValue
from adlgen.schema.formats import KEY


def programs_in(schema: JsonValue, programs: Mapping[str, JsonValue]) -> dict[str, JsonValue]:
    """Return the programs of the patterns and formats that a schema may name."""
    texts: set[str] = set()
    waiting = [schema]
    while waiting:
        found = waiting.pop()
        match found:
            case dict():
                texts.update(found)
                waiting += found.values()
            case list():
                waiting += found
            case str():
                texts.add(found)
            case _:
                pass
    return {key: one for key, one in programs.items() if key.removeprefix(KEY) in texts}
