"""Hostile and malformed sources: reading, and the ADL dialect."""

from __future__ import annotations

import base64
import json
import re
import time
from typing import Any

import pytest

from adlgen.diagnostics.model import Diagnostic, Log, StopRun
from adlgen.diagnostics.printers import FORMATS, render
from adlgen.document import SourceError, read_document, source_from_bytes
from adlgen.features.registry import feature
from adlgen.frontends.readers import read_spec
from adlgen.spec.model import Spec
from adlgen.spec.resolve import resolve
from tests import shared

CASES = shared.CASES / "hostile.jsonl"
KINDS = (
    "collision",
    "config",
    "depth",
    "display-name",
    "encoding",
    "file-name",
    "identifier",
    "json",
    "keyword-tool-id",
    "path-traversal",
    "shape",
    "size",
    "tags",
    "text-breakout",
)
INCOMPLETE = ("long-identifier", "yaml-bom", "yaml-many-tools")
"""Cases whose tools have neither name nor tags, which ADL requires: only that may be wrong."""
PLACE = re.compile(r"^[^:\n]+:\d+:\d+: error\[", re.MULTILINE)


def load() -> list[dict[str, Any]]:
    if not CASES.is_file():
        return []
    cases = [json.loads(line) for line in CASES.read_text("utf-8").splitlines()]
    return [c for c in cases if c["dialect"] == "adl" and concerns_reading(c["kind"])]


def concerns_reading(kind: str) -> bool:
    return kind in KINDS or kind.startswith("yaml")


def data_of(case: dict[str, Any]) -> bytes:
    if "input_b64" in case:
        return base64.b64decode(case["input_b64"])
    if "input_repeat" in case:
        part = case["input_repeat"]
        units = (part["unit"].replace("%d", str(n)) for n in range(part["count"]))
        return str(part["prefix"] + "".join(units) + part["suffix"]).encode()
    return str(case["input"]).encode("utf-8", "surrogatepass")


def run(path: str, data: bytes) -> tuple[list[Diagnostic], Spec | None, str]:
    log, spec, text = Log(), None, ""
    try:
        source = source_from_bytes(path, data)
        text = source.text
        document = read_document(source, log)
        log.stop_if_errors()
        spec = resolve(read_spec(document, log), log, feature)
        log.stop_if_errors()
    except SourceError as error:
        log.diagnostics.append(error.diagnostic)
    except StopRun:
        pass
    return log.diagnostics, spec, text


def within(seconds: float, path: str, data: bytes) -> tuple[list[Diagnostic], Spec | None, str]:
    """Run with a limit of processor time, ten times what the slowest input needs."""
    started = time.thread_time()
    found = run(path, data)
    assert time.thread_time() - started < seconds
    return found


@pytest.mark.corpus
def test_the_cases_are_there() -> None:
    assert len(load()) > 50


@pytest.mark.corpus
@pytest.mark.parametrize("case", load(), ids=lambda case: str(case["id"]))
def test_hostile(case: dict[str, Any]) -> None:
    path = case.get("path") or "agent.yaml"
    found, _, text = within(2, path, data_of(case))
    shown = render("text", found, {path: text})
    for style in FORMATS:
        printed = render(style, found, {path: text})
        assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]", printed)
    errors = [d for d in found if d.severity.value == "error"]
    if case["id"] in INCOMPLETE:
        assert {re.sub(r"tool '.*'(?= must)", "tool", d.message) for d in errors} <= {
            "tool must set 'name'",
            "tool must set 'tags'",
        }
    elif case["expect"]["outcome"] == "error":
        assert PLACE.search(shown), shown
    else:
        assert not errors, shown


@pytest.mark.corpus
@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("yaml-octal", {"a": 12, "b": 8, "c": 10, "d": 8}),
        ("yaml-date", {"a": "2024-01-02", "b": "2024-01-02T03:04:05Z"}),
    ],
)
def test_plain_scalars_mean_what_yaml_1_2_says(name: str, wanted: dict[str, object]) -> None:
    from adlgen.document.node import Mapping, Scalar, at

    case = next(c for c in load() if c["id"] == name)
    _, spec, _ = run("agent.yaml", data_of(case))
    assert spec is not None
    assert isinstance(spec.tools[0].input, Mapping)
    for key, value in wanted.items():
        node = at(spec.tools[0].input, ("properties", key, "default"))
        assert isinstance(node, Scalar)
        assert node.value == value


@pytest.mark.parametrize(
    "text",
    [
        "a: " + "[" * 1_000_000,
        "[" * 500_000 + "]" * 500_000,
        "? " * 300_000,
        "- " * 300_000,
        "%TAG !a! tag:x\n" * 100_000 + "---\na: 1\n",
        "a: 1\n...\n" + "%TAG !a! tag:x\n" * 100_000 + "---\n",
        "".join(f"k{n}: &a{n} {{}}\n" for n in range(10_000)),
        "x: 1\n" * 100_000,
        '"' + "\\ud83d" * 100_000 + '"',
        "a: '" + "'" * 1_000_000,
        "apiVersion: adl.inference-gateway.com/v1\n" + "".join(f"k{n}: 1\n" for n in range(50_000)),
        "&a " * 100_000,
        "!" * 1_000_000,
        "{" + "a: {b: " * 150 + "}" * 10,
    ],
    ids=range(14),
)
@pytest.mark.parametrize("path", ["agent.yaml", "agent.json"])
def test_nothing_hangs_or_escapes(path: str, text: str) -> None:
    within(25, path, text.encode())
