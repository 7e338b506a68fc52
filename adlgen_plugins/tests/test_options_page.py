"""docs/options.md is current."""

from adlgen_plugins.tests import options_page


def test_the_page_is_current() -> None:
    text = options_page.PAGE.read_text("utf-8")
    assert text == options_page.page(), "run `python -m adlgen_plugins.tests.options_page`"


def test_it_has_every_option() -> None:
    text = options_page.page()
    for wanted in (
        "`models`",
        "`--depfile FILE`",
        "`--color auto\\|always\\|never`",
        "### adlgen import mcp",
    ):
        assert wanted in text
