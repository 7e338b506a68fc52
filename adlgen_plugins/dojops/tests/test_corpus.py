"""Real tools and probes: adlgen accepts and rejects the same files as DojOps' own loaders.

Some folders lack the manifest or the schema. Without the manifest there is nothing to read; a manifest
without its schema is read with one that accepts any object.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from adlgen.document import read_source
from adlgen_plugins.dojops.feature.model import Generation
from adlgen_plugins.dojops.frontend import codes
from tests import shared
from tests.dialects.loading import Loaded, dialect_of, load_file

CORPUS = shared.CORPUS / "dojops"
pytestmark = pytest.mark.corpus

NO_MARKER = ("toolyaml_nul", "toolyaml_str", "toolyaml_arr", "toolyaml_spec_missing")
"""Manifests whose format cannot be determined."""
STRICTER = {"pkg_schema-array": "a tool is called with named values, so its input is an object"}
"""What the loader takes and adlgen does not, with the reason."""
WIDER = {"pkg_schema_items_true": "the runtime fails on it; a list of anything is what it says"}
"""What the loader fails on and adlgen does not, with the reason."""
TAKEN_OUT = {"pkg_schema-not-json", "pkg_yaml-broken"}
"""What is left out without a word."""


def answers(path: str) -> Any:
    file = CORPUS / path
    return json.loads(file.read_text("utf-8")) if file.is_file() else {}


def packages(folder: str) -> list[Path]:
    return sorted((CORPUS / folder).glob("**/tool.yaml")) if CORPUS.is_dir() else []


def named(path: Path) -> str:
    return path.parent.name if path.name == "tool.yaml" else path.name


EXPECTED = answers("invalid/EXPECTED.json")
RESULTS = {result["file"]: result for result in answers("results.json")}


def load_package(path: Path, folder: Path) -> Loaded:
    """Read a tool; if its schema is missing, with a schema for any object."""
    copy = folder / "tool"
    shutil.copytree(path.parent, copy)
    for file in (copy, *copy.iterdir()):
        file.chmod(0o755)
    schema = copy / "input.schema.json"
    if not schema.exists() and not path.parent.name.startswith("pkg_"):
        schema.write_text('{"type": "object"}', "utf-8")
    return load_file(copy / "tool.yaml", "dojops")


@pytest.mark.parametrize("path", [*packages("tool_yaml_v1"), *packages("edge_valid")], ids=named)
def test_tools_load(path: Path, tmp_path: Path) -> None:
    assert dialect_of(read_source(path)) == "dojops"
    read = load_package(path, tmp_path)
    assert read.errors == []
    assert read.agent is not None


@pytest.mark.parametrize("path", packages("invalid"), ids=named)
def test_what_the_loader_refuses_is_refused_with_its_text(path: Path, tmp_path: Path) -> None:
    name = path.parent.name
    expected = EXPECTED[name]
    read = load_package(path, tmp_path)
    if name in WIDER:
        assert read.errors == []
        assert codes.NOT_ENFORCED in {d.code for d in read.found}
        return
    if name.startswith("toolyaml_"):
        assert "; ".join(read.errors) == expected
    elif "construction: " in expected:
        assert read.errors[0] == expected.partition("construction: ")[2]
    else:
        assert name in STRICTER or name in TAKEN_OUT
        assert read.errors


@pytest.mark.parametrize("path", packages("invalid"), ids=named)
def test_what_the_loader_refuses_is_recognised_where_it_says_what_it_is(path: Path) -> None:
    expected = None if path.parent.name in NO_MARKER else "dojops"
    assert dialect_of(read_source(path)) == expected


@pytest.mark.parametrize("name", RESULTS)
def test_files_load_as_their_own_version(name: str) -> None:
    path = CORPUS / name
    if not path.is_file():
        pytest.skip("the file is not in the corpus")
    result, edition = RESULTS[name], "v1" if name.startswith("dops_v1") else "v2"
    assert dialect_of(read_source(path)) == "dojops"
    read = load_file(path)
    assert read.ok is result[edition].startswith("ok"), read.errors
    assert read.spec is not None
    behaviour = read.spec.tools[0].extras["generation"]
    assert isinstance(behaviour, Generation)
    assert f"ok {behaviour.kind}" == result[edition]
    assert behaviour.edition == edition
    assert {d.code for d in read.found} <= {
        codes.OLD_DOPS,
        codes.REQUIRED_WITHOUT_EFFECT,
        codes.TEMPLATE_UNRESOLVED,
        codes.TEMPLATE_FAILS,
        codes.VERIFICATION_REFUSED,
        codes.NEVER_VERIFIED,
        codes.MORE_THAN_VERIFYING,
    }


DOPS = sorted(name for name in EXPECTED if name.endswith(".dops"))


@pytest.mark.parametrize("name", DOPS)
def test_probes_have_the_outcome_of_the_runtime(name: str) -> None:
    path = CORPUS / "invalid" / name
    expected = EXPECTED[name]["v2"]
    assert dialect_of(read_source(path)) == "dojops"
    errors = load_file(path).errors
    if expected.startswith("validate: "):
        assert errors
        # The prompt is the first section; the verdicts of other runtimes are in the second column.
        assert "; ".join(errors) == expected.removeprefix("validate: ")
    elif expected == "OK":
        assert errors == []
    else:
        assert "\n  ".join(("Invalid DOPS v2 frontmatter:", *errors)) == expected
