"""Descriptions as HTML, made of escaped pieces; what counts as Markdown, :mod:`adlgen.markdown.rendering` knows."""

from __future__ import annotations

import re
from html import escape
from urllib.parse import urlsplit

from markupsafe import Markup

from adlgen.markdown.rendering import LONGEST, blocks, line
from adlgen.site.text import has_hidden, joined, shown

_BARE_URL = re.compile(r"https?://[^\s<>\"'`)\]]{1,500}[^\s<>\"'`)\].,;:!?*_]")
_SCHEMES = frozenset({"http", "https", "mailto"})


def markdown(text: str) -> Markup:
    """Return a description as HTML; of a very long one the start."""
    out = blocks(text, _Html())
    if len(text) > LONGEST:
        out.append(f'<p class="mdh">{len(text) - LONGEST:,} more characters are not shown.</p>')
    return joined(out)


def inline(text: str) -> Markup:
    """Return a sentence as HTML without blocks."""
    return joined([line(text, _Html())])


class _Html:
    """Writes the pieces of a description as elements without attributes from it, but for the addresses of links."""

    def text(self, text: str) -> str:
        out, at = [], 0
        for found in _BARE_URL.finditer(text):
            out += [shown(text[at : found.start()]), _link(found[0], found[0])]
            at = found.end()
        return joined([*out, shown(text[at:])])

    def code(self, text: str) -> str:
        return f"<code>{shown(text)}</code>"

    def strong(self, inner: str) -> str:
        return f"<strong>{inner}</strong>"

    def emphasis(self, inner: str) -> str:
        return f"<em>{inner}</em>"

    def link(self, label: str, url: str, *, is_picture: bool) -> str:
        """Return a link; pictures are never loaded."""
        return _link(label, url, before="picture: " if is_picture else "")

    def line_break(self) -> str:
        return "<br>"

    def paragraph(self, inner: str) -> str:
        return f"<p>{inner}</p>"

    def heading(self, inner: str) -> str:
        return f'<p class="mdh">{inner}</p>'

    def rule(self) -> str:
        return "<hr>"

    def block(self, text: str) -> str:
        return f'<pre class="md" tabindex="0"><code>{shown(text)}</code></pre>'

    def quote(self, blocks: list[str]) -> str:
        return f"<blockquote>{''.join(blocks)}</blockquote>"

    def items(self, items: list[list[str]], *, start: int | None) -> str:
        inner = "".join(f"<li>{''.join(item)}</li>" for item in items)
        if start is None:
            return f"<ul>{inner}</ul>"
        return f"<ol>{inner}</ol>" if start == 1 else f'<ol start="{start}">{inner}</ol>'

    def table(self, head: list[str], rows: list[list[str]]) -> str:
        top = "".join(f'<th scope="col">{cell}</th>' for cell in head)
        body = "".join(
            f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>" for cells in rows
        )
        return (
            f'<div class="scroll" tabindex="0"><table><thead><tr>{top}</tr></thead>'
            f"<tbody>{body}</tbody></table></div>"
        )


def _link(label: str, url: str, *, before: str = "") -> Markup:
    """Return a link whose host can be seen; links of other schemes are text."""
    try:
        parts = urlsplit(url)
        host = parts.hostname or ""
    except ValueError:
        return shown(f"[{label}]({url})")
    if parts.scheme not in _SCHEMES or has_hidden(url) or not url.isascii():
        return shown(f"[{label}]({url})")
    where = "" if (host or url) in label else f' <span class="host">{escape(host or url)}</span>'
    return joined(
        [
            f'<a class="ext" href="{escape(url)}" rel="noopener noreferrer nofollow ugc" target="_blank">',
            before,
            shown(label.strip() or url),
            "</a>",
            where,
        ]
    )
