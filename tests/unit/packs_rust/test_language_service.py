"""What an editor shows of emitted code: completion, documentation, and one error at the place of a mistake."""

from __future__ import annotations

import subprocess
import warnings
from collections.abc import Iterator

import pytest

from adlgen.testing.targets import render_case
from tests.conformance import suite
from tests.unit.packs_rust.language_service import Service

pytestmark = pytest.mark.native

LIBRARY = """\
pub mod toolspec;

use toolspec::create_order::{self, Input};
use toolspec::ping;
use toolspec::runtime::{CallContext, ToolError, Toolbox};
use toolspec::Tools;

async fn pong(_: CallContext, _: ping::Input) -> Result<ping::Output, ToolError> {
    Ok("pong".to_owned())
}

async fn right(toolbox: &Toolbox, order: Input) {
    let _ = Tools(toolbox).create_order(&order).await;
    let _ = ping::SPEC.call(&pong, ping::Input {}).await;
    let _ = order.custo;
}

fn wrong() {
    let _ = create_order::InputRequired { customers: 1 };
}
"""
LINES = LIBRARY.splitlines()


def place(text: str) -> tuple[int, int]:
    """Return the place after the first occurrence of a text in the library."""
    line = next(number for number, line in enumerate(LINES) if text in line)
    return line, LINES[line].index(text) + len(text)


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A language service for the tools of an agent."""
    # A proxy of rustup exists also without the component.
    command = ["sh", "-c", "rustc --version && rust-analyzer --version"]
    if subprocess.run(command, capture_output=True, check=False).returncode != 0:
        warnings.warn("completion in Rust is NOT checked: no rust-analyzer", stacklevel=1)
        pytest.skip("`rustup component add rust-analyzer`")
    folder = tmp_path_factory.mktemp("service")
    tree = render_case(suite.CASES["agent-orders"], suite.TARGETS["rust"], {"wiring": "false"}).tree
    for path, text in [*((file.path, file.text) for file in tree), ("src/lib.rs", LIBRARY)]:
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    sysroot = subprocess.run(
        ["rustc", "--print", "sysroot"], capture_output=True, text=True, check=True
    )
    started = Service(folder, sysroot.stdout.strip())
    yield started
    started.close()


def test_tools_and_properties_are_completed(service: Service) -> None:
    found = service.at("completion", place("let _ = Tools(toolbox)."))
    names = {item["label"].partition("(")[0] for item in found["items"]}
    assert {"create_order", "ping", "search_catalog"} <= names
    found = service.at("completion", place("order.custo"))
    assert "customer" in {item["label"] for item in found["items"]}


def test_documentation_is_shown(service: Service) -> None:
    hover = service.at("hover", place("let _ = Tools(toolbox).create_or"))["contents"]["value"]
    assert (
        "pub fn create_order<'a>(&'a self, input: &'a Input) -> impl ::core::future::Future<"
        in hover
    )
    assert "Output = Result<Output, super::runtime::CallError>" in hover
    assert "Place an order for a customer and charge the given payment method." in hover


def test_a_wrong_and_a_missing_property_are_errors_at_their_places(service: Service) -> None:
    wrong = LINES.index("fn wrong() {")
    errors = [one for one in service.errors() if one["range"]["start"]["line"] > wrong]
    found = [
        (LINES[start["line"]][start["character"] : end["character"]], one["code"])
        for one in errors
        for start, end in [(one["range"]["start"], one["range"]["end"])]
    ]
    assert found == [
        ("customers: 1", "E0560"),
        ("create_order::InputRequired", "E0063"),
    ]
