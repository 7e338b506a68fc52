"""Real tool lists and files of five kinds are emitted, exported to every provider, and served with every tool."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import warnings
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from adlgen import api
from adlgen.document.source import read_source
from adlgen.features.providers.export import ExportOptions
from adlgen.providers.shapes import FORMATS
from adlgen.testing.targets import render_source
from tests.conformance import suite
from tests.corpus import manifests
from tests.shared import CORPUS

pytestmark = pytest.mark.corpus

PYTHON = suite.ROOT / ".cache/frameworks/bin/python"
COUNTS = {"mcp": 30, "openai": 8, "anthropic": 6, "adl": 10, "json-schema": 6}


@cache
def sources(name: str) -> tuple[list[dict[str, Any]], ...]:
    """Return the tools of each source of a file of the corpus, those with the most tools in the middle."""
    with gzip.open(CORPUS / "tools" / f"{name}.jsonl.gz", "rt", encoding="utf-8") as lines:
        records = [json.loads(line) for line in lines]
    return tuple([*tools] for _, tools in groupby(records, lambda record: record["source"]))


def drawn(name: str, number: int) -> list[list[dict[str, Any]]]:
    """Return some sources, at equal distances."""
    found = [tools[:40] for tools in sources(name)]
    return found[:: max(1, len(found) // number)][:number]


def shape(kind: str, record: dict[str, Any]) -> dict[str, Any]:
    """Return a tool in the form of a format."""
    about = {"name": record["name"], "description": record.get("description") or ""}
    match kind:
        case "openai":
            return {"type": "function", "function": {**about, "parameters": record["schema"]}}
        case "anthropic":
            return {**about, "input_schema": record["schema"]}
        case _:
            output = record.get("output_schema")
            more = {"outputSchema": output} if isinstance(output, dict) else {}
            return {**about, "inputSchema": record["schema"], **more}


def texts() -> Iterator[tuple[str, str]]:
    """Yield the name and the text of each file."""
    for number, tools in enumerate(drawn("mcp", COUNTS["mcp"])):
        yield f"mcp-{number}.json", json.dumps({"tools": [shape("mcp", one) for one in tools]})
    for number, tools in enumerate(drawn("provider", COUNTS["openai"])):
        yield f"openai-{number}.json", json.dumps([shape("openai", one) for one in tools])
    for number, tools in enumerate(drawn("bfcl", COUNTS["anthropic"])):
        yield f"anthropic-{number}.json", json.dumps([shape("anthropic", one) for one in tools])
    for path in manifests.valid()[: COUNTS["adl"]]:
        yield f"adl-{path.stem}.yaml", path.read_text("utf-8")
    small = [tools[0] for tools in sources("hard") if len(json.dumps(tools[0]["schema"])) < 40_000]
    for number, record in enumerate(small[: COUNTS["json-schema"]]):
        schema = {"$schema": "http://json-schema.org/draft-07/schema#", **record["schema"]}
        yield f"json-schema-{number}.schema.json", json.dumps(schema)


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folder = tmp_path_factory.mktemp("served")
    found = []
    for name, text in texts():
        found.append(folder / name)
        found[-1].write_text(text, "utf-8")
    assert len(found) == sum(COUNTS.values()) == 60
    return found


@pytest.mark.parametrize("target", suite.TARGETS)
def test_every_file_is_emitted(target: str, files: list[Path]) -> None:
    for path in files:
        source = read_source(str(path))
        assert render_source(source, suite.TARGETS[target], lenient=True).tree.files, path.name


def test_every_file_is_exported_to_every_provider(files: list[Path]) -> None:
    refused: dict[str, list[str]] = {}
    for path in files:
        for to in FORMATS:
            result, definitions, _ = api.export(
                path, wanted=ExportOptions(to), rename=True, lenient=True
            )
            if definitions is None:
                errors = [d.message for d in result.diagnostics if d.severity.value == "error"]
                refused[f"{path.name} {to}"] = errors
    # Properties of a schema with references cannot be renamed.
    assert all(" refuses the property '" in text for found in refused.values() for text in found)
    assert len(refused) <= 1, refused
    print(f"{len(files)} files exported to {len(FORMATS)} formats, except {[*refused]}")


def test_a_server_lists_every_tool_of_every_file(files: list[Path]) -> None:
    if not PYTHON.exists():
        warnings.warn("adlgen serve is NOT checked: no Python with the SDK", stacklevel=1)
        pytest.skip("the SDK is not installed")
    done = subprocess.run(
        [str(PYTHON), "-m", "tests.corpus.serving", *map(str, files)],
        cwd=suite.ROOT,
        env={**os.environ, "PYTHONPATH": str(suite.ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(found) == len(files)
    for one in found:
        assert one["listed"] == one["expected"], one["path"]
        assert one["types"] in ([], ["object"])
    print(f"{len(found)} servers list {sum(len(one['listed']) for one in found)} tools")
