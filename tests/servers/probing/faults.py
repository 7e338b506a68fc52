"""The faults of the proxy, the tool that shows each, and the code of the finding."""

from __future__ import annotations

from typing import Any

from adlgen.diagnostics.codes import probing as codes

LISTED = "add"
NUMBER = "an_integer"
ANY = "anything"
CLOSED = "json_schema_2020_12_tool"
TEXT = "test_custom_header"
RIGHT = (LISTED, NUMBER, "a_number", ANY, CLOSED, TEXT, "test_simple_text")
"""Tools whose handlers are right."""
FAULTS: dict[str, tuple[str, Any]] = {
    "drops a required property": (LISTED, codes.INVALID_RESULT),
    "returns text only": (LISTED, codes.INVALID_RESULT),
    "returns another type": (LISTED, codes.INVALID_RESULT),
    "returns null": (LISTED, codes.INVALID_RESULT),
    "has another text": (LISTED, codes.TEXT_DIFFERS),
    "has no text": (LISTED, codes.TEXT_DIFFERS),
    "counts in results": (LISTED, codes.NOT_IDEMPOTENT),
    "accepts unknown properties": (CLOSED, codes.MISS_ACCEPTED),
    "accepts other types": (LISTED, codes.MISS_ACCEPTED),
    "accepts missing arguments": (LISTED, codes.MISS_ACCEPTED),
    "ignores enums": (CLOSED, codes.MISS_ACCEPTED),
    "accepts everything": (NUMBER, codes.MISS_ACCEPTED),
    "refuses a boundary": (NUMBER, codes.VALID_REFUSED),
    "refuses empty texts": (TEXT, codes.VALID_REFUSED),
    "crashes on unicode": (TEXT, codes.SERVER_ENDED),
    "ends at null": (ANY, codes.SERVER_ENDED),
    "is stuck after a refusal": (LISTED, codes.SERVER_ENDED),
    "never answers empty lists": (LISTED, codes.LATE_ANSWER),
    "mixes answers": (NUMBER, codes.ANSWERS_MIXED),
    "answers with internal errors": (LISTED, codes.INTERNAL_ERROR),
    "shows stack traces": (LISTED, codes.INTERNAL_ERROR),
    "shows panics": (LISTED, codes.INTERNAL_ERROR),
    "fails with an internal error of the protocol": (LISTED, codes.INTERNAL_ERROR),
    "refuses without a reason": (LISTED, codes.UNHELPFUL_ERROR),
    "refuses without a place": (LISTED, codes.UNHELPFUL_ERROR),
    "refuses without an expectation": (LISTED, codes.UNHELPFUL_ERROR),
    "lists another description": (LISTED, codes.OTHER_DEFINITIONS),
    "lists another input schema": (LISTED, codes.OTHER_DEFINITIONS),
    "lists no output schema": (LISTED, codes.OTHER_DEFINITIONS),
    "lists other annotations": (LISTED, codes.OTHER_DEFINITIONS),
    "lists a tool less": (LISTED, codes.OTHER_DEFINITIONS),
    "lists a tool twice": (LISTED, codes.OTHER_DEFINITIONS),
    "accepts unknown tools": (LISTED, codes.UNKNOWN_ACCEPTED),
    "crashes for unknown tools": (LISTED, codes.SERVER_ENDED),
    "prints to stdout": (LISTED, codes.PROTOCOL_VIOLATION),
    "sends results without content": (LISTED, codes.PROTOCOL_VIOLATION),
    "sends invalid content": (LISTED, codes.PROTOCOL_VIOLATION),
    "sends another version": (LISTED, codes.PROTOCOL_VIOLATION),
}
NATIVE = {"break": codes.INTERNAL_ERROR, "wait": codes.LATE_ANSWER}
"""Tools whose handlers have a fault in each language: one fails in several ways, and one never returns."""
