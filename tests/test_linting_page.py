"""The table of rules in docs/linting.md is that of the code.

python -m tests.test_linting_page        rewrites it
"""

import re
from pathlib import Path

from adlgen.linting.table import RULES

PAGE = Path(__file__).parents[1] / "docs/linting.md"
BLOCK = re.compile(r"(?<=<!-- rules -->\n).*?(?=<!-- end -->)", re.DOTALL)


def table() -> str:
    """Return the rules as tables, one for each group."""
    lines: list[str] = []
    for group in dict.fromkeys(rule.group for rule in RULES.values()):
        lines += [f"\n### {group.capitalize()}\n", "| rule | code | level | reported |"]
        lines.append("|---|---|---|---|")
        lines += [
            f"| `{rule.id}` | {rule.kind.id} | {rule.level} | {rule.kind.title} |"
            for rule in RULES.values()
            if rule.group == group
        ]
    return "\n".join([*lines, "", ""])


def test_the_table_is_current() -> None:
    assert BLOCK.findall(PAGE.read_text("utf-8")) == [table()]


def test_rules_of_the_page_exist() -> None:
    text = PAGE.read_text("utf-8")
    named = re.findall(r"\| `([a-z-]+)` \| \d", text) + re.findall(r"`([a-z]+(?:-[a-z]+)+)`", text)
    assert {*named} <= RULES.keys()


def test_each_warning_was_measured_or_is_named_as_unmeasured() -> None:
    _, _, page = PAGE.read_text("utf-8").partition("## Precision")
    measured = re.findall(r"^\| `([a-z-]+)` \| [\d ]", page, re.MULTILINE)
    (named,) = re.findall(
        r"have no finding in the .*? which the tests check: (.*?)\.\n", page, re.DOTALL
    )
    unmeasured = re.findall(r"`([a-z-]+)`", named)
    levels = {"error", "warning"}
    strict = [rule.id for rule in RULES.values() if rule.level in levels]
    assert sorted((*measured, *unmeasured)) == sorted(strict)


if __name__ == "__main__":
    PAGE.write_text(BLOCK.sub(lambda _: table(), PAGE.read_text("utf-8")), "utf-8")
