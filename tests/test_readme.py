"""The README shows what is really there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SHOWN = re.findall(
    r"<!-- (\S+) -->\n```\w+\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL
)


@pytest.mark.parametrize(("path", "text"), SHOWN, ids=[path for path, _ in SHOWN])
def test_what_is_shown_is_in_the_file(path: str, text: str) -> None:
    assert text in (ROOT / path).read_text("utf-8")


def test_something_is_shown_for_every_target() -> None:
    targets = {path.split("/")[1] for path, _ in SHOWN if "/cases/" in path}
    assert targets == {path.parents[1].name for path in ROOT.glob("golden/*/cases/agent-orders")}


def test_links_lead_somewhere() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    for target in re.findall(r"\]\((?!http)([^)#]+)\)", text):
        assert (ROOT / target).exists(), target
