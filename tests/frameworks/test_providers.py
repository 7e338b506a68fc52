"""The transformations of the providers' own SDKs find nothing to change in strict definitions."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from adlgen.diagnostics.model import Log
from adlgen.document import read_source
from adlgen.features.providers.export import ExportOptions, export
from adlgen.features.registry import feature
from adlgen.ir.lower import lower
from adlgen.pipeline import load_spec

ROOT = Path(__file__).parents[2]
PYTHON = ROOT / ".cache/frameworks/bin/python"


@pytest.mark.slow
def test_transformations_of_the_providers_change_nothing(tmp_path: Path) -> None:
    found: dict[str, list[object]] = {"openai": [], "anthropic": []}
    for path in (ROOT / "tests/conformance/cases").rglob("agent.*"):
        source = read_source(str(path))
        spec = load_spec(source, Log())
        agent = lower(spec, Log(), feature, lenient=True, folder=source.folder)
        for provider, schemas in found.items():
            definitions = export(spec, agent, ExportOptions(provider), Log())
            assert isinstance(definitions, list)
            for one in definitions:
                assert isinstance(one, dict)
                about = one.get("function", one)
                assert isinstance(about, dict)
                if about.get("strict"):
                    schemas.append(about["parameters" if provider == "openai" else "input_schema"])
    assert min(map(len, found.values())) > 20
    given = tmp_path / "schemas.json"
    given.write_text(json.dumps(found))
    program = Path(__file__).with_name("transformations.py")
    done = subprocess.run([PYTHON, program, given], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [f"{name}={len(schemas)}" for name, schemas in found.items()]
