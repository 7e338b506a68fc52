"""The text that pins the former name of a type in the configuration."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.expressions import expression

_NO_TEXTS = frozenset({"null", "true", "false", "yes", "no", "on", "off", "y", "n"})
_PLAIN = expression(r"[A-Za-z_/$][\w/$-]*")


class Pinnable(Struct):
    """A type whose name the configuration can pin."""

    tool: str
    type: str
    side: str
    """``input`` or ``output``."""
    pointer: str
    prefix: str
    """The start of its name, which a pinned name follows."""


def pin_text(
    tool: str, types: Iterable[Pinnable], gone: Sequence[str], added: Sequence[str]
) -> str:
    """Return the entry for the name of a type that is gone; empty if the tool has no type that can be pinned.

    If one type has another name, the entry is complete. If it is not clear which of several new types had
    which name, or the type cannot be pinned, the entry has words in capitals in the place of pointer and name.
    """
    known = [found for found in types if found.tool == tool]
    if not known:
        return ""
    side, pointer, name = "input", "POINTER", "NAME"
    for found in known if len(gone) == len(added) == 1 else ():
        own = gone[0].removeprefix(found.prefix)
        if found.type == added[0] and own and gone[0] == found.prefix + own:
            side, pointer, name = found.side, found.pointer, own
    return f"names: {{{_key(tool)}: {{{side}: {{{_key(pointer)}: {name}}}}}}}"


def _key(text: str) -> str:
    """Return a key in YAML; one with other characters, or that could be no text, is quoted."""
    is_plain = _PLAIN.fullmatch(text) and text.lower() not in _NO_TEXTS
    return text if is_plain else json.dumps(text)
