"""An agent in which every text tries to become code."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Sequence

from adlgen.document.node import JsonValue, Source
from adlgen.testing.cases import Call

MARK = "Zq-x7"
"""In every text: it may be found in strings and comments only."""

FRAGMENTS = (
    *("*/", "/*", "//", "#", '"', "'", "`", '"""', "'''", "\\", "\\\\", '\\"', "${", "}", "{{"),
    *("}}", "{%", "%}", "{#", "\n", "\r", "\r\n", "\t", "\0", "\x0b", "\x0c", "\x1b", "\x7f"),
    *("\x85", "\u2028", "\u2029", "\u202e", "\u2066", "\u200f", "\u061c", "\ufeff", "\u00a0"),
    *('r#"', '"#', '"##', "r###", "b'", "u{1F600}", "\\u{41}", "\\u0041", "\\x41", "\\N{DASH}"),
    *("%s", "%d", "%!", "{}", "{0}", "$1", "<script>", "</script>", "<!--", "-->", "]]>", "&lt;"),
    *("+build ignore", "//go:build ignore", "//go:embed x", "#![no_std]", "#[cfg(x)]", "//!"),
    *("@ts-ignore", "@deprecated", "@", "# type: ignore", "# noqa", "# -*- coding: latin-1 -*-"),
    *("Deprecated: x", "# Heading", "- item", "  code", "[a]: b", "[x](y)", "```", "~~~", "1. x"),
    *("https://example.com/x?y=z", "_x_", "**b**", "import os", "eval(1)", "panic!()", "; drop"),
    *(
        "😀",
        "👩‍👩‍👧",
        "e\u0301",
        "ﬁ",
        "ß",
        "İ",
        "東京",
        "שלום",
        "\U000e0041",
        "\U0010ffff",
        "\uffff",
        "\ue000",
    ),
    *(
        " ",
        "  ",
        "\n\n\n",
        " \n",
        "\n ",
        "a",
        "Z",
        "0",
        "_",
        "-",
        ".",
        ",",
        ":",
        "=",
        "~",
        "^",
        "|",
    ),
)


def text(chance: random.Random) -> str:
    """Make a text of fragments and arbitrary characters."""
    parts = [
        chance.choice(FRAGMENTS) if chance.random() < 0.8 else _character(chance)
        for _ in range(chance.randint(1, 9))
    ]
    parts.insert(chance.randint(0, len(parts)), MARK)
    return "".join(parts)


def _character(chance: random.Random) -> str:
    """Make any character but half of a surrogate pair."""
    while True:
        point = chance.randrange(chance.choice([0x80, 0x3000, 0x10000, 0x110000]))
        if not 0xD800 <= point <= 0xDFFF:
            return chr(point)


def texts(count: int, seed: int) -> list[str]:
    """Make different texts, the same ones for the same seed."""
    chance = random.Random(seed)
    found: dict[str, None] = {}
    while len(found) < count:
        found[text(chance)] = None
    return list(found)


def agent(name: str, hostile: Sequence[str], *, names: bool = True) -> Source:
    """Put each text into every position that a specification has.

    ``names`` also puts it into property names and enumerations, which become identifiers.
    """
    chunks = [hostile[i : i + 10] for i in range(0, len(hostile), 10)]
    manifest = {
        "apiVersion": "adl.inference-gateway.com/v1",
        "kind": "Agent",
        "metadata": {"name": name, "description": hostile[0] or ".", "version": "1.0.0"},
        "spec": {
            "capabilities": {},
            "server": {"port": 8080},
            "language": {"go": {"module": f"example.com/{name}", "version": "1.24"}},
            "services": {
                "store": {
                    "type": "service",
                    "interface": "Store",
                    "factory": "NewStore",
                    "description": hostile[-1] or ".",
                }
            },
            "config": {"texts": {f"text{i}": value for i, value in enumerate(hostile[:20])}},
            "tools": [_tool(index, chunk, names=names) for index, chunk in enumerate(chunks)],
        },
    }
    return Source(f"{name}.json", json.dumps(manifest, ensure_ascii=False))


def _tool(index: int, chunk: Sequence[str], *, names: bool) -> dict[str, JsonValue]:
    properties: dict[str, JsonValue] = {
        "list": {"type": "array", "items": {"type": "string"}, "default": list(chunk)},
    }
    for number, value in enumerate(chunk):
        properties[f"described{number}"] = {"type": "string", "description": value}
        properties[f"defaulted{number}"] = {"type": "string", "default": value}
        properties[f"constant{number}"] = {"const": value}
        properties[f"pattern{number}"] = {"type": "string", "pattern": escaped(value)}
        properties[f"nested{number}"] = {
            "type": "object",
            "title": value,
            "description": value,
            "properties": {"a": {"type": "integer", "description": value}},
        }
    if names:
        properties.update(_named(chunk))
    schema: dict[str, JsonValue] = {
        "type": "object",
        "description": chunk[0],
        "properties": properties,
    }
    return {
        "id": f"tool_{index}",
        "name": f"tool_{index}",
        "description": chunk[-1] or ".",
        "tags": list(chunk[:2]),
        "inject": ["store", "logger", "config.texts"],
        "schema": schema,
    }


def _named(chunk: Sequence[str]) -> dict[str, JsonValue]:
    return {
        "map": {
            "type": "object",
            "additionalProperties": {"type": "string"},
            "default": {key: key for key in chunk},
        },
        "choice": {"enum": list(chunk)},
        "named": {
            "type": "object",
            "additionalProperties": False,
            "required": list(chunk[:2]),
            "properties": {key: {"type": "string", "description": key} for key in chunk},
        },
        "parts": {
            "type": "object",
            "properties": {
                key: {"type": "object", "properties": {"a": {}}, "minProperties": 1}
                for key in chunk
            },
        },
        "chosen": {"type": "array", "items": {"enum": list(chunk[:2])}, "default": []},
    }


def escaped(value: str) -> str:
    """Return an ECMA-262 pattern that matches a text."""
    return re.sub(r"[\^$\\.*+?()\[\]{}|/]", r"\\\g<0>", value)


def calls(hostile: Sequence[str]) -> tuple[Call, ...]:
    """Return calls that use every text as a value and as a name."""
    out = []
    for index in range(0, len(hostile), 10):
        chunk = hostile[index : index + 10]
        value: dict[str, JsonValue] = {"named": {key: key for key in chunk}, "choice": chunk[-1]}
        for number, word in enumerate(chunk):
            value[f"constant{number}"] = word
            value[f"pattern{number}"] = f"x{word}"
        tool = f"tool_{index // 10}"
        out.append(Call(tool, "input", json.dumps(value, ensure_ascii=False), accepted=True))
        wrong = {**value, "constant0": "other", "pattern1": "other", "choice": "other"}
        out.append(Call(tool, "input", json.dumps(wrong, ensure_ascii=False), accepted=False))
    return tuple(out)
