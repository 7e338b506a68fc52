"""Options whose value is a list."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from adlgen.diagnostics.model import Log
from adlgen.packs.bundled import bundled_packs
from adlgen.packs.load import read_language
from adlgen.packs.options import complete_options

if TYPE_CHECKING:
    from adlgen.plan.language import Language

ADAPTERS = next(one for one in read_language("rust").options if one.name == "adapters")
EVERY = " or ".join(map(repr, ADAPTERS.choices))


def adapters(value: str) -> tuple[object, list[tuple[str, str | None]]]:
    """Return the completed option of a pack, and what is reported about it."""
    log = Log()
    options = complete_options(read_language("rust"), {"adapters": value}, log)
    return options["adapters"], [(one.message, one.hint) for one in log.diagnostics]


@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        ("adk,mcp", "adk,mcp"),
        ("mcp, adk", "adk,mcp"),
        ("mcp,mcp", "mcp"),
        ("all", "all"),
        ("none", "none"),
    ],
)
def test_entries_are_in_the_order_of_the_choices(given: str, wanted: str) -> None:
    assert adapters(given) == (wanted, [])


@pytest.mark.parametrize(
    ("given", "message", "hint"),
    [
        ("mcp,akd", f"invalid value 'akd' for option 'adapters' (expected {EVERY})", "'adk'"),
        ("mcp,", f"invalid value '' for option 'adapters' (expected {EVERY})", None),
        ("none,mcp", "option 'adapters' has 'none' next to other values", None),
    ],
)
def test_wrong_entries_are_reported(given: str, message: str, hint: str | None) -> None:
    _, problems = adapters(given)
    assert problems == [(message, hint and f"did you mean {hint}?")]


def test_an_option_with_one_value_takes_no_list() -> None:
    log = Log()
    complete_options(read_language("rust"), {"strict": "auto,on"}, log)
    (problem,) = log.diagnostics
    assert problem.message.startswith("invalid value 'auto,on' for option 'strict'")


@pytest.mark.parametrize("name", bundled_packs())
def test_adapters_are_a_list_in_every_pack(name: str) -> None:
    language: Language = read_language(name)
    (option,) = (one for one in language.options if one.name == "adapters")
    assert option.many
    assert option.takes(",".join(option.choices[1:3]))
    assert not option.takes(f"{option.choices[1]},other")
