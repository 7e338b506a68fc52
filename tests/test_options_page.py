"""docs/options.md is current."""

from tests import options_page


def test_the_page_is_current() -> None:
    text = options_page.PAGE.read_text("utf-8")
    assert text == options_page.page(), "run `python -m tests.options_page`"


def test_it_has_every_option() -> None:
    text = options_page.page()
    for wanted in (
        "`models`",
        "`--depfile FILE`",
        "`--color auto\\|always\\|never`",
        "### adlgen import mcp",
    ):
        assert wanted in text
