"""Services and parts whose names have the same words: what is scaffolded for them has different names in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from adlgen.document.node import Source
from adlgen.testing.targets import render_source
from tests.conformance import suite

SPEC = Path(suite.__file__).parent / "cases/service-names/agent.yaml"
ACCESSORS = {
    "go": r"^\t(http_?pool\w*)\(\)",
    "typescript": r"^  readonly (http_?pool\w*):",
    "rust": r"^    fn (http_?pool\w*)\(&self\) -> .*;",
    "python-pydantic": r"^    def (http_?pool\w*)\(self\)",
}


def _services(target: str) -> dict[str, str]:
    source = Source("agent.yaml", SPEC.read_text("utf-8"))
    tree = render_source(source, suite.TARGETS[target]).tree
    return {str(one.path): one.text for one in tree if "services/" in str(one.path)}


@pytest.mark.parametrize("target", ACCESSORS)
def test_parts_with_the_same_words_have_accessors_of_their_own(target: str) -> None:
    files = _services(target)
    (cache,) = (text for path, text in files.items() if re.search(r"/cache\.\w+$", path))
    owner = cache.split("Cache(Protocol)")[-1].split("class ")[0] if "Protocol" in cache else cache
    found = re.findall(ACCESSORS[target], owner, re.MULTILINE | re.IGNORECASE)
    assert len(found) == len({name.lower() for name in found}) == 2, found


def test_go_declares_each_type_of_a_package_once() -> None:
    files = {path: text for path, text in _services("go").items() if path.endswith(".go")}
    declared = [
        name for text in files.values() for name in re.findall(r"^type (\w+)", text, re.MULTILINE)
    ]
    assert {"httpClient", "cacheService"} < set(declared)
    assert sorted(declared) == sorted(set(declared))


@pytest.mark.parametrize("target", ACCESSORS)
def test_no_two_files_have_names_that_differ_only_in_case(target: str) -> None:
    paths = [path.lower() for path in _services(target)]
    assert len(paths) == len(set(paths))
    assert sum("http" in Path(path).name for path in paths) == 2
