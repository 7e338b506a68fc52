"""The versions of frameworks in the headers of adapters, in ``package.json``, in tests and in the documentation."""

from __future__ import annotations

import json
import re

import pytest

from adlgen.document.node import JsonValue
from adlgen.testing.targets import render_case
from tests.conformance import suite

ADAPTERS = suite.ROOT / "templates" / "typescript" / "features" / "adapters" / "runtime"
TESTED: dict[str, dict[str, str]] = json.loads(
    (suite.ROOT / "tests" / "toolchains" / "frameworks" / "package.json").read_text("utf-8")
)
DOCUMENTED = (suite.ROOT / "docs" / "frameworks.md").read_text("utf-8")


@pytest.mark.parametrize("name", sorted(path.stem for path in ADAPTERS.glob("*.ts")))
def test_versions_agree(name: str) -> None:
    text = (ADAPTERS / f"{name}.ts").read_text("utf-8")
    found = re.search(r"^// Needs (\S+) \^([\d.]+\d)", text, re.MULTILINE)
    assert found is not None
    package, version = found[1], found[2]
    assert f'"{package}' in text
    tested = {**TESTED.get("dependencies", {}), **TESTED.get("devDependencies", {})}
    assert tested[package] == version
    assert f"| `{name}` | `{package} {version}` |" in DOCUMENTED
    options = {"adapters": name}
    tree = render_case(suite.CASES["agent-orders"], suite.TARGETS["typescript"], options).tree
    (manifest,) = (file.text for file in tree if file.path == "package.json")
    written: dict[str, JsonValue] = json.loads(manifest)["dependencies"]
    assert written[package] == f"^{version}"
