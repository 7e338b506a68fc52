"""What counts as Markdown in a description, as HTML of the catalogue and as Markdown of ``inspect``."""

from __future__ import annotations

import pytest

from adlgen.markdown.rendering import LONGEST, blocks, line
from adlgen.markdown.writing import MarkdownWriter
from adlgen.site.prose import markdown

WRAPPED = "A line that an editor has wrapped because it is longer than most people read at once"


@pytest.mark.parametrize(
    ("text", "html", "page"),
    [
        ("__init__ and _x_", "<p>__init__ and _x_</p>", r"\_\_init\_\_ and \_x\_"),
        ("*a* and **b**", "<p><em>a</em> and <strong>b</strong></p>", "*a* and **b**"),
        ("<b>&amp;</b>", "<p>&lt;b&gt;&amp;amp;&lt;/b&gt;</p>", "&lt;b&gt;&amp;amp;&lt;/b&gt;"),
        ("one\ntwo", "<p>one<br>two</p>", "one\\\ntwo"),
        (f"{WRAPPED}\ntwo", f"<p>{WRAPPED} two</p>", f"{WRAPPED} two"),
        ("    indented\n", "<p>indented</p>", "indented"),
        ("Title\n=====", "<p>Title<br>=====</p>", "Title\\\n\\====="),
        ("# Title", '<p class="mdh">Title</p>', "**Title**"),
        ("• a\n• b", "<ul><li>a</li><li>b</li></ul>", "- a\n- b"),
        ("3. a\n   - b", '<ol start="3"><li>a<ul><li>b</li></ul></li></ol>', "3. a\n\n   - b"),
        ("> a", "<blockquote><p>a</p></blockquote>", "> a"),
        ("***", "<hr>", "* * *"),
        (
            "```\n<x>`\n```",
            '<pre class="md" tabindex="0"><code>&lt;x&gt;`</code></pre>',
            "```\n<x>`\n```",
        ),
        ("[x]: http://a.example\n[x]", None, "\\[x\\]: http&#58;//a.example\\\n\\[x\\]"),
        ("![p](https://a.example/b.png)", None, "picture: p (https&#58;//a.example/b.png)"),
        ("[x](javascript:y)", "<p>[x](javascript:y)</p>", r"\[x\](javascript:y)"),
        ("[x](ftp://y)", "<p>[x](ftp://y)</p>", "x (ftp&#58;//y)"),
        ("a\0\u202eb", None, r"a\\u{0}\\u{202e}b"),
    ],
)
def test_a_description(text: str, html: str | None, page: str) -> None:
    assert "\n\n".join(blocks(text, MarkdownWriter())) == page
    if html is not None:
        assert markdown(text) == html


def test_links_show_their_hosts_and_open_nothing_here() -> None:
    found = markdown("[bank](https://evil.example/x) and https://a.example/y.")
    assert found.count('rel="noopener noreferrer nofollow ugc" target="_blank"') == 2
    assert '<span class="host">evil.example</span> and ' in found
    assert found.endswith(">https://a.example/y</a>.</p>")
    assert "<img" not in markdown("![p](https://a.example/b.png)")


def test_a_cell_has_no_blocks() -> None:
    assert line("# a\n\n- b\n- `c|d`", MarkdownWriter()) == "# a - b - <code>c\\|d</code>"


def test_of_a_long_description_the_start_is_read() -> None:
    assert markdown("a" * (LONGEST + 7)).endswith("7 more characters are not shown.</p>")
    assert blocks("*" * LONGEST * 2, MarkdownWriter())
    assert blocks("[" * LONGEST, MarkdownWriter())
    assert blocks("> " * 1_000 + "a", MarkdownWriter())
