"""The documentation lists the crates that emitted code uses, by option."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from adlgen.cli import main
from adlgen.document.node import Source
from adlgen.testing.targets import render_source
from tests.conformance import suite
from tests.unit.packs_rust.test_wiring import emitted

PAGE = (suite.ROOT / "docs/frameworks.md").read_text("utf-8").partition("\n### Crates\n")[2]
TOOLCHAINS = suite.ROOT / "tests/toolchains"
OPTIONS = ("adapters=adk", "adapters=mcp", "adapters=openai", "serve=mcp", "client=mcp")
CRATES = (
    *("anyhow", "http_body_util", "hyper", "hyper_util", "inference_gateway_adk"),
    *("inference_gateway_sdk", "rmcp", "rustix", "serde", "serde_json", "tokio", "uuid"),
)


def documented(option: str) -> str:
    """Return the dependencies that the page lists for an option."""
    before = f"`{option}`:" if option else "The types alone need:"
    return PAGE.partition(f"\n{before}\n\n```toml\n")[2].partition("```")[0]


def manifest(option: str) -> str:
    """Return the dependencies of a new crate."""
    options = dict([option.split("=")]) if option else {}
    return emitted(**options)["Cargo.toml"].partition("[dependencies]\n")[2]


@pytest.mark.parametrize("option", ["", *OPTIONS])
def test_the_page_lists_the_dependencies_of_a_new_crate(option: str) -> None:
    assert documented(option) == manifest(option)


def test_other_options_need_no_more_than_the_types() -> None:
    source = Source("agent.json", '{"tools":[{"name":"a","inputSchema":{"type":"object"}}]}')
    pack = suite.TARGETS["rust"]
    for option in ("", "strict=auto", "integers=big", "numbers=exact"):
        assert manifest(option) == documented("")
        options = {"wiring": "false", **(dict([option.split("=")]) if option else {})}
        files = render_source(source, pack, options).tree
        assert used("".join(file.text for file in files)) <= {"anyhow", "serde", "serde_json"}


@pytest.mark.parametrize("option", ["", *OPTIONS])
def test_emitted_code_uses_what_is_listed(option: str) -> None:
    options = dict([option.split("=")]) if option else {}
    files = emitted(**options)
    code = "".join(text for path, text in files.items() if "/runtime/" not in path)
    listed = {line.partition(" ")[0].replace("-", "_") for line in documented(option).splitlines()}
    assert used(code) - {"serde", "serde_json"} == listed - {"serde", "serde_json"}


def used(code: str) -> set[str]:
    """Return the crates to which paths of the code refer."""
    text = re.sub(r"//.*", "", code)
    return {name for name in CRATES if re.search(rf"(?<![\w:]){name}::", text)}


@pytest.mark.parametrize("option", ["adapters=mcp", "serve=mcp", "client=mcp"])
def test_servers_and_clients_are_tested_with_these_features(option: str) -> None:
    folder = "frameworks-rust" if option == "client=mcp" else "rust"
    tested = (TOOLCHAINS / folder / "Cargo.toml").read_text("utf-8")
    features = features_of(tested)
    for crate, needed in features_of(documented(option)).items():
        if crate in ("rmcp", "serde_json"):
            assert needed - {"reqwest"} <= features[crate], crate


def features_of(dependencies: str) -> dict[str, set[str]]:
    """Return the features of each crate."""
    lines = re.findall(r"^([\w-]+) = .*?[ {]features = \[(.*?)\]", dependencies, re.MULTILINE)
    return {name: {*re.findall(r'"([^"]+)"', listed)} for name, listed in lines}


def test_a_new_repository_declares_the_features_of_the_page(tmp_path: Path) -> None:
    assert main(["init", str(tmp_path / "words"), "--lang", "rust", "--quiet"]) == 0
    manifest = tomllib.loads((tmp_path / "words/Cargo.toml").read_text("utf-8"))
    listed = tomllib.loads(
        PAGE.partition("The `Cargo.toml` of `adlgen init` has them:\n\n```toml\n")[2].partition(
            "```"
        )[0]
    )
    assert manifest["features"] == listed["features"]
    assert set(listed["features"]) == {"anyhow", "schemars", "tracing"}
    assert listed["dependencies"].items() <= manifest["dependencies"].items()
