"""Reads the types of the user in a configuration."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from adlgen.diagnostics.codes.config import BAD_TYPE
from adlgen.document import node as nodes
from adlgen.document.reader import Fields, wrong_type
from adlgen.frontends.shared.extension import IDENTIFIER
from adlgen.packs.types import FORMAT, TOOL, TypeEntry


def types_of(fields: Fields) -> Mapping[str, TypeEntry]:
    """Return the entries of ``types``; whether the tools have such definitions is checked later."""
    table = fields.fields("types")
    found: dict[str, TypeEntry] = {}
    for entry in () if table is None else table.mapping:
        match entry.value:
            case nodes.Scalar(value=str() as text) if text:
                found[entry.key] = TypeEntry(entry.key_span, type=text, type_span=entry.value.span)
            case nodes.Mapping():
                inner = Fields(entry.value, f"'{entry.key}' of 'types'", fields.log)
                name = inner.text("name", required=True, filled=True)
                inner.close()
                if name is None:
                    continue
                if not IDENTIFIER.fullmatch(name.value):
                    message = f"'{name.value}' is not a name: letters, digits and '_'"
                    fields.log.add(BAD_TYPE, message, name.span)
                    continue
                found[entry.key] = TypeEntry(entry.key_span, name=name.value)
            case value:
                what = f"'{entry.key}' of 'types'"
                wrong_type(value, what, "a type, or a mapping with a name", fields.log)
    return found


def moved_key(key: str, folder: Path) -> str:
    """Return a key of ``types`` whose file is relative to the current folder."""
    if key.startswith((FORMAT, TOOL)):
        return key
    file, mark, pointer = key.partition("#")
    return moved(file, folder) + mark + pointer


def moved(path: str, folder: Path) -> str:
    """Return a path relative to a folder as a path relative to the current folder."""
    return os.path.normpath(folder / path).replace(os.sep, "/")
