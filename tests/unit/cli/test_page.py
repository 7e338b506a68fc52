"""`inspect --format markdown`: what a page shows, and that text of a specification is neither HTML nor a link or heading.

python -m tests.unit.cli.test_page        rewrites tests/unit/cli/pages
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from markdown_it import MarkdownIt

from adlgen.cli.diagram import diagram, label
from adlgen.cli.page import page
from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Log
from adlgen.diagnostics.visible import visible
from adlgen.document import read_source
from adlgen.document.node import Source
from adlgen.markdown.rendering import blocks
from adlgen.pipeline import load_agent
from tests.conformance import hostile
from tests.unit.cli.conftest import SPEC, Project, tool

ORDERS = Path(__file__).parents[3] / "examples" / "orders-agent" / "agent.yaml"
BLOCKS = {
    *("heading", "paragraph", "inline", "table", "thead", "tbody", "tr", "th", "td"),
    *("text", "code_inline", "html_inline", "softbreak", "hardbreak", "hr"),
    *("strong", "em", "fence", "blockquote", "bullet_list", "ordered_list", "list_item"),
}
TEXTS = hostile.texts(200, seed=5)
STRUCTURED = (
    "Find books.\n\n- by title\n- by **author**\n  1. one\n  2. `two`\n\n    more\n",
    "Usage:\n```sh\nadlgen | sort # `x`\n````\n```\nAfter",
    "> quoted\n> - a\n\n---\n| a | b |\n|---|---|\n| `x` | [y](https://z.example) |\n",
    "Short line\nother line\n+ not a list\n3) three\n\n# A heading\nText ![p](https://e.example/a.png)",
    "__init__ and _private, *a* and **b *c***, x*y*z, ** alone, 2 * 3 * 4",
)


GOLDEN = Path(__file__).parent / "pages"
SHOWN = {"orders-agent.md": page, "orders-agent.mmd": diagram}
LABEL = re.compile(r"(?:[\w ,./-]|#\d+;)*")


def page_of(source: Source) -> str:
    return page(load_agent(source, Log(), lenient=True))


def test_scopes_and_forms_are_shown() -> None:
    case = Path(__file__).parents[2] / "conformance/cases/elicits/agent.yaml"
    text = page_of(read_source(case))
    assert "Scopes: `pantry.write`, `pantry:spend`" in text
    assert "### Form `confirm`\n\nConfirmation of an order that costs money." in text
    assert "| `slot` |" in text


def tokens(text: str) -> list[tuple[str, str]]:
    """Return the kind and the content of everything that a page contains."""
    found = MarkdownIt("commonmark").enable("table").enable("strikethrough").parse(text)
    parts = (part for token in found for part in (token, *(token.children or [])))
    return [(re.sub("_(open|close)$", "", part.type), part.content) for part in parts]


@pytest.mark.parametrize(
    "line",
    [
        "Services: `orderRepo`, `paymentsClient`, `audit`",
        "| `create_order` | Place an order for a customer and charge the given payment method. |",
        "Injects: `orderRepo`, `paymentsClient`, `logger`, `config.database`",
        "| `items` | array of object | yes | (minItems: `1`, maxItems: `50`) |",
        "| `items[].quantity` | integer |  | (minimum: `1`, maximum: `999`, default: `1`) |",
        '| `payment(card).method` | `"card"` | yes |  |',
        "| `filter` | Filter | yes |  |",
        "| `(any).any` | array of Filter | yes |  |",
        "| `note` | string or null | yes | Free text for the warehouse, or null. |",
        "Type: string",
    ],
)
def test_a_page_shows(line: str) -> None:
    assert line in page_of(read_source(str(ORDERS))).split("\n")


@pytest.mark.parametrize("name", SHOWN)
def test_the_text_is_golden(name: str) -> None:
    agent = load_agent(read_source(str(ORDERS)), Log())
    assert SHOWN[name](agent) == (GOLDEN / name).read_text("utf-8")


def test_labels_of_a_diagram_are_only_text() -> None:
    source = hostile.agent("hostile-page", TEXTS)
    lines = diagram(load_agent(source, Log(), lenient=True)).split("\n")
    assert lines[0] == "flowchart LR"
    for line in lines[1:-1]:
        assert re.fullmatch(
            rf'    (t\d+\["{LABEL.pattern}"\]|s\d+\(\["{LABEL.pattern}"\]\)|t\d+ --> s\d+)', line
        )
    for text in [*TEXTS, 'a"] --> b["', "1. x", "- x", "%%{init: {}}%%", "`*x*`"]:
        shown = label(text)
        assert LABEL.fullmatch(shown)
        assert not re.match(r"[-.]|\d+\. ", shown)
        decoded = re.sub(r"#(\d+);", lambda found: chr(int(found[1])), shown)
        assert decoded == visible(" ".join(text.split()))


def test_text_of_a_specification_is_no_link_heading_or_element() -> None:
    found = page_of(hostile.agent("hostile-page", TEXTS))
    kinds = tokens(found)
    assert {kind for kind, _ in kinds} <= BLOCKS
    assert {text for kind, text in kinds if kind == "html_inline"} <= {"<code>", "</code>"}
    # The page has the headings of the agent, and of the input and the result of each tool.
    headings = [kind for kind, _ in kinds].count("heading") // 2
    assert headings == 1 + len(re.findall("^##", found, re.MULTILINE))
    outside = re.sub(r"`[^`\n]*`|\\.", "", found)
    assert not re.search(r"[a-z]://|www\.", outside)  # readers make links of these


class Plain:
    """Writes the texts of a description without its marks and without white space."""

    def text(self, found: str) -> str:
        return visible("".join(found.split()))

    def code(self, found: str) -> str:
        return self.text(found)

    def block(self, found: str) -> str:
        return "".join(map(self.text, found.split("\n")))

    def strong(self, inner: str) -> str:
        return inner

    emphasis = paragraph = heading = strong

    def link(self, label: str, url: str, *, is_picture: bool) -> str:
        shown = self.text(f"picture: {label}" if is_picture else label)
        return shown if label == url else f"{shown}({self.text(url)})"

    def line_break(self) -> str:
        return ""

    rule = line_break

    def quote(self, blocks: list[str]) -> str:
        return "".join(blocks)

    def items(self, items: list[list[str]], *, start: int | None) -> str:
        del start
        return "".join(map(self.quote, items))

    def table(self, head: list[str], rows: list[list[str]]) -> str:
        return self.items([head, *rows], start=None)


@pytest.mark.parametrize("text", [*TEXTS, *STRUCTURED])
def test_a_description_is_shown_as_it_was_read(text: str) -> None:
    agent = load_agent(Source("agent.yaml", SPEC + tool("a")), Log())
    changed = replace(agent.tools[0], description=text)
    kinds = tokens(page(replace(agent, tools=(changed,))).partition("\n## a\n")[2])
    assert {kind for kind, _ in kinds} <= BLOCKS
    shown = "".join(c for kind, c in kinds if kind in {"text", "code_inline", "fence"})
    assert "".join(blocks(text, Plain())) in "".join(shown.split())


def test_only_one_tool_is_shown(project: Project) -> None:
    (project.root / "agent.yaml").write_text(SPEC + tool("a") + tool("b"))
    done = project.run("inspect", "--format", "markdown", "--only", "b")
    assert done.code == 0
    assert re.findall("^## .*", done.out, re.MULTILINE) == ["## b"]


def test_a_diagram_of_one_tool(project: Project) -> None:
    (project.root / "agent.yaml").write_text(SPEC + tool("a") + tool("b"))
    done = project.run("inspect", "--format", "mermaid", "--only", "b")
    assert (done.code, done.out) == (0, 'flowchart LR\n    t0["b"]\n')


def test_stages_have_no_page(project: Project) -> None:
    (project.root / "agent.yaml").write_text(SPEC + tool("a"))
    done = project.run("inspect", "--format", "markdown", "--stage", "spec")
    assert done.code == 2
    assert "it has no page for the stage 'spec'" in done.err


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for name, shown in SHOWN.items():
        text = shown(load_agent(read_source(str(ORDERS)), Log()))
        (GOLDEN / name).write_text(text, "utf-8")
