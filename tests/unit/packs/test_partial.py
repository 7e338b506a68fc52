"""Partial packs: for any specification, a small pack emits the supported part or reports its gaps."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from adlgen.diagnostics.codes.packs import UNSUPPORTED_FORM
from adlgen.diagnostics.model import Log, StopRun
from adlgen.document.node import Source
from adlgen.packs import load_pack
from adlgen.packs.support import FORMS
from adlgen.plan.language import REQUIRED_ROLES
from adlgen.testing.cases import load_cases
from adlgen.testing.conformance import targets_under_test
from adlgen.testing.manifest import read_pack
from adlgen.testing.targets import GoldenTarget, source_of, try_source
from tests.unit.render.tiny_pack import write_pack

CASES = {case.name: case for case in load_cases()}
TEMPLATE = "{{ view.name }}\n"
SCHEMAS: dict[str, object] = {
    "any": {},
    "never": {"type": "array", "items": False},
    "null": {"type": "null"},
    "boolean": {"type": "boolean"},
    "integer": {"type": "integer"},
    "number": {"type": "number"},
    "string": {"type": "string"},
    "enum": {"enum": ["a", "b"]},
    "enum:mixed": {"enum": ["a", 1]},
    "const": {"const": 1},
    "list": {"type": "array", "items": {"type": "string"}},
    "tuple": {"type": "array", "prefixItems": [{}], "items": False, "minItems": 1},
    "map": {"type": "object", "additionalProperties": {"type": "string"}},
    "record": {"type": "object", "properties": {"b": {}}, "additionalProperties": False},
    "record:open": {"type": "object", "properties": {"b": {}}, "additionalProperties": {}},
    "union": {"type": ["string", "array"]},
    "union:untagged": {"type": ["string", "array"]},
    "nullable": {"type": ["string", "null"]},
}


def source_with(schema: object) -> Source:
    tool = {"name": "do_it", "inputSchema": {"type": "object", "properties": {"a": schema}}}
    return Source("tools.json", json.dumps({"tools": [tool]}))


@pytest.fixture(scope="module")
def types_only(tmp_path_factory: pytest.TempPathFactory) -> GoldenTarget:
    """A pack without features, and with the required roles only."""
    folder = write_pack(tmp_path_factory.mktemp("pack") / "tiny", TEMPLATE)
    (target,) = read_pack(folder).targets
    return target


@pytest.mark.parametrize("case", CASES)
def test_a_pack_with_the_required_roles_takes_every_case(
    case: str, types_only: GoldenTarget
) -> None:
    assert "interface" not in REQUIRED_ROLES
    attempt = try_source(source_of(CASES[case]), types_only)
    assert attempt.emitted is not None
    tools = len(attempt.emitted.plan.tools)
    assert sum(file.path.startswith("out/") for file in attempt.emitted.tree) == tools


@pytest.mark.parametrize("form", SCHEMAS)
def test_a_form_that_a_pack_lacks_is_an_error_at_its_schema(form: str, tmp_path: Path) -> None:
    assert form in FORMS
    folder = write_pack(tmp_path / "p", TEMPLATE, manifest=f"unsupported = [{form!r}]")
    attempt = try_source(source_with(SCHEMAS[form]), GoldenTarget("tiny", "tiny", folder=folder))
    assert attempt.emitted is None
    assert {found.code for found in attempt.diagnostics} == {UNSUPPORTED_FORM}
    assert all(f"'{form}'" in found.message and found.span for found in attempt.diagnostics)


def test_the_kit_expects_exactly_the_listed_gaps(tmp_path: Path) -> None:
    manifest = 'unsupported = ["tuple", "union:untagged", "recursive"]'
    folder = write_pack(tmp_path / "p", TEMPLATE, manifest=manifest)
    (target,) = targets_under_test(read_pack(folder))
    assert not list(target.gaps())
    absent = list(target.not_run())
    assert 0 < len(absent) < len(target.cases)


def test_a_form_of_no_such_name_is_an_error_of_the_pack(tmp_path: Path) -> None:
    folder = write_pack(tmp_path / "p", TEMPLATE, manifest='unsupported = ["tupel"]')
    log = Log()
    with pytest.raises(StopRun):
        load_pack("tiny", log, folder)
    assert "not a form of types" in log.diagnostics[0].message
