"""The runtime that an output has is what its tools use; a test for each part that only some tools need."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping

import pytest

from adlgen.testing.targets import render_case
from tests.conformance import suite

PARTS = {
    "codec_enums": r"adlrt\.UnmarshalEnum",
    "codec_maybe": r"adlrt\.(Maybe\[|Some|MaybeNull)",
    "codec_unions": r"adlrt\.Union\[",
    "adapter": r"adlrt\.Adapter",
    "nulls": r"\.OmitNulls\(",
}
"""What generated code of a part of the runtime looks like, if there is any."""
KEYWORDS = {
    "explain": ("anyOf", "oneOf"),
    "more_keywords": (
        *("not", "if", "multipleOf", "uniqueItems", "prefixItems", "contains"),
        *("patternProperties", "propertyNames", "dependentRequired", "dependentSchemas"),
        *("unevaluatedItems", "unevaluatedProperties"),
    ),
    "pattern": ("pattern", "patternProperties", "format"),
}
"""Keywords of schemas, without one of which a part is not needed."""


def files_of(case: str, **options: str) -> dict[str, str]:
    tree = render_case(suite.CASES[case], suite.TARGETS["go"], options).tree
    return {file.path: file.text for file in tree}


def parts_of(files: Mapping[str, str]) -> set[str]:
    found = (re.fullmatch(r"adlrt/(\w+)\.gen\.go", path) for path in files)
    return {match[1] for match in found if match}


def keywords_of(files: Mapping[str, str]) -> set[str]:
    """Return the names of all members of the schemas in generated code."""
    return set(_names(files))


def _names(files: Mapping[str, str]) -> Iterator[str]:
    for path, text in files.items():
        if path.startswith("toolspec/"):
            for literal in re.findall(r"`(\{[^`]*\})`", text):
                yield from _members(json.loads(literal))


def _members(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        for name, member in value.items():
            yield name
            yield from _members(member)
    if isinstance(value, list):
        for item in value:
            yield from _members(item)


@pytest.mark.parametrize("case", suite.CASES)
def test_an_output_has_the_parts_that_it_uses(case: str) -> None:
    files = files_of(case)
    parts = parts_of(files)
    texts = (text for path, text in files.items() if not path.startswith("adlrt/"))
    generated = re.sub(r"(?m)^\s*//.*$", "", "\n".join(texts))
    for part, code in PARTS.items():
        uses = re.search(code, generated) is not None
        assert (part in parts) == uses, part
    keywords = keywords_of(files)
    for part, names in KEYWORDS.items():
        if part in parts:
            assert keywords.intersection(names), part
    assert ("automaton" in parts) == ("pattern" in parts)
    assert ("accepts" in parts) == ({"codec_unions", "evaluate"} <= parts)


def test_small_outputs_have_a_small_runtime() -> None:
    assert parts_of(files_of("collide-tools")).isdisjoint({*PARTS, *KEYWORDS, "automaton"})


def test_a_list_of_files_does_not_depend_on_the_specification() -> None:
    one, other = (
        parts_of(files_of(case, layout="single")) for case in ("collide-tools", "patterns")
    )
    assert one == other
    assert {"codec_enums", "codec_maybe", "codec_unions", "explain", "more_keywords"} <= one


def test_a_list_of_adapters_is_emitted() -> None:
    files = files_of("outputs", adapters="mcp,openai")
    emitted = {path.split("/")[1] for path in files if path.count("/") == 2 and "toolspec" in path}
    assert emitted == {"mcpserver", "openaitools"}
    assert "adapter" in parts_of(files)
