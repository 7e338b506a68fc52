"""JSON Schema files: a schema is the input of a tool, or each of its definitions is.

A schema whose root contains only definitions is a set of tools, named by their keys. Any other schema
is one tool, named by ``title``, ``$id`` or the file. ``description`` becomes the description of the
tool and is removed from the schema.
"""

from __future__ import annotations

from adlgen.document.node import Document, Mapping, Node, Scalar
from adlgen.frontends.shared.markers import Marker, all_hold, has, has_text
from adlgen.schema.dialects import UnknownDialectError, UnknownVocabularyError, recognise

NAME = "json-schema"
TITLE = "a JSON Schema"
VERSIONS: tuple[str, ...] = ()
KEYS = ("$schema", "$id", "type", "properties", "$defs")

DEFINITIONS = ("$defs", "definitions")
_SAID_OF_SETS = frozenset({"$schema", "$id", "id", "title", "description", "$comment", "version"})
"""Other keys that a set of tools may have."""
_OTHERS = ("apiVersion", "openapi", "swagger", "asyncapi", "adl_spec", "tools", "input_schema")


def _is_schema(root: Node) -> bool:
    if not isinstance(root, Mapping) or any(has(root, key) for key in _OTHERS):
        return False
    named = root.get("$schema")
    if named is not None:
        return isinstance(named, Scalar) and isinstance(named.value, str) and _is_draft(named.value)
    objects = has_text(root, "type", "object") and has(root, "properties", Mapping)
    return objects or any(has(root, key, Mapping) and is_set(root) for key in DEFINITIONS)


def _is_draft(uri: str) -> bool:
    try:
        recognise(uri, {})
    except (UnknownDialectError, UnknownVocabularyError):
        return "json-schema.org/" in uri
    return True


MARKERS = (Marker("a '$schema' of JSON Schema, or 'type: object' with 'properties'", _is_schema),)


def recognises(document: Document) -> bool:
    """Report whether a document declares a draft of JSON Schema or describes an object."""
    return all_hold(MARKERS, document.root)


def is_set(root: Mapping) -> bool:
    """Report whether a schema contains only definitions."""
    keys = {entry.key for entry in root}
    held = keys & set(DEFINITIONS)
    return bool(held) and keys - held <= _SAID_OF_SETS
