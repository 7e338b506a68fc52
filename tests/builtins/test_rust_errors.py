"""Errors and types of Rust, as the code of a user meets them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.builtins.rust_tools import Driver, emitted

pytestmark = pytest.mark.native

HIDDEN = "The tool Write failed with an internal error."
REFUSED = "Invalid arguments for Write (1 problem):\n- /content: is already there"


@pytest.fixture
def driver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    yield from emitted(tmp_path_factory)


def test_what_a_handler_returns(driver: Driver) -> None:
    """The model is shown what a conversion makes visible; no error repeats itself as its own source."""
    errors, types = driver.call("errors", {}, None)
    assert errors == [
        ["domain", "sold out", 0],
        ["number", HIDDEN, 0],
        ["json", HIDDEN, 0],
        ["file", HIDDEN, 0],
        ["anyhow", HIDDEN, 1],
        ["nested", "shown", 0],
        ["boxed", "shown, too", 0],
        ["problems", REFUSED, 0],
        ["no", "This tool is not implemented yet.", 0],
    ]
    assert types == [
        'Toolbox { tools: ["Write"], .. }',
        "[Value(1), Null] [1,null]",
        '["size"]',
        f"[{1 << 100},null]",
        "[1,null]",
        'Input { url: "https://a.example", method: None, save_path: None, headers: None }',
        "Ok(Head)",
        'Err("unknown value \\"BREW\\"; expected one of: GET, HEAD")',
        "HEAD",
    ]
