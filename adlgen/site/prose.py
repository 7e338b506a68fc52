"""Descriptions as HTML: a part of Markdown, made of escaped pieces.

Paragraphs, lists, code, headings (as bold lines), tables, emphasis, and links to ``http``, ``https`` and ``mailto``.
Everything else is text: HTML, pictures, footnotes, links of other schemes.
"""

from __future__ import annotations

import re
from html import escape
from urllib.parse import urlsplit

from markupsafe import Markup

from adlgen.site.text import has_hidden, joined, shown

_INLINE = re.compile(
    r"(?P<code>(?P<ticks>`+)(?!`)(?P<body>.+?)(?<!`)(?P=ticks)(?!`))"
    r"|(?P<link>!?\[(?P<label>[^\[\]\n]{0,300})\]\((?P<url>[^\s()<>]{1,500})\))"
    r"|(?P<auto>https?://[^\s<>\"'`)\]]{1,500}[^\s<>\"'`)\].,;:!?*_])"
    r"|(?P<strong>\*\*(?=\S)(?P<sb>.{1,400}?)(?<=\S)\*\*)"
    r"|(?P<em>(?<![\w*])\*(?=[^\s*])(?P<eb>[^*\n]{1,400}?)(?<=[^\s*])\*(?![\w*]))",
    re.DOTALL,
)
_FENCE = re.compile(r"^ {0,3}(`{3,}|~{3,})[^\n`]*$")
_ITEM = re.compile(r"^(\s{0,6})(?:[-*+•]|(\d{1,3})[.)])\s+(.*)$")
_HEAD = re.compile(r"^ {0,3}(#{1,6})\s+(.*?)\s*#*$")
_RULE = re.compile(r"^ {0,3}([-*_])(?:\s*\1){2,}\s*$")
_ROW = re.compile(r"^\s*\|(.+)\|\s*$")
_BELOW_HEAD = re.compile(r"[\s|:-]+")
_LONGEST = 20_000
_WRAPPED = 72
"""A line of a paragraph that is longer was wrapped by an editor; shorter lines are lines on purpose."""
_SCHEMES = frozenset({"http", "https", "mailto"})


def inline(text: str) -> Markup:
    """Return code, strong, emphasis and links of one line or paragraph as HTML."""
    out, at = [], 0
    for found in _INLINE.finditer(text):
        out += [shown(text[at : found.start()]), _piece(found)]
        at = found.end()
    return joined([*out, shown(text[at:])])


def _piece(found: re.Match[str]) -> Markup:
    if found["code"]:
        body = found["body"]
        spaced = body.startswith(" ") and body.endswith(" ") and body.strip()
        return Markup("<code>{}</code>").format(shown(body[1:-1] if spaced else body))
    if found["link"]:
        return _link(found["label"], found["url"], picture=found["link"].startswith("!"))
    if found["auto"]:
        return _link(found["auto"], found["auto"])
    if found["strong"]:
        return Markup("<strong>{}</strong>").format(inline(found["sb"]))
    return Markup("<em>{}</em>").format(inline(found["eb"]))


def _link(label: str, url: str, *, picture: bool = False) -> Markup:
    """Return a link whose host can be seen; pictures are never loaded, links of other schemes are text."""
    try:
        parts = urlsplit(url)
        host = parts.hostname or ""
    except ValueError:
        return shown(f"[{label}]({url})")
    if parts.scheme not in _SCHEMES or has_hidden(url) or not url.isascii():
        return shown(f"[{label}]({url})")
    text = shown(label.strip() or url)
    where = "" if (host or url) in label else f' <span class="host">{escape(host or url)}</span>'
    return joined(
        [
            f'<a class="ext" href="{escape(url)}" rel="noopener noreferrer nofollow ugc" target="_blank">',
            "picture: " if picture else "",
            text,
            "</a>",
            where,
        ]
    )


def markdown(text: str) -> Markup:
    """Return a description as HTML; of a very long one the start."""
    cut = text[:_LONGEST]
    lines = cut.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    out: list[str] = []
    at = 0
    while at < len(lines):
        at = _block(lines, at, out)
    if len(text) > len(cut):
        out.append(f'<p class="mdh">{len(text) - len(cut):,} more characters are not shown.</p>')
    return joined(out)


def _block(lines: list[str], at: int, out: list[str]) -> int:
    """Add the block that starts at a line; return the number of the line after it."""
    line = lines[at]
    if not line.strip():
        return at + 1
    fence = _FENCE.match(line)
    if fence:
        return _code(lines, at + 1, fence[1], out)
    if _RULE.match(line):
        out.append("<hr>")
        return at + 1
    head = _HEAD.match(line)
    if head:
        out.append(f'<p class="mdh">{inline(head[2])}</p>')
        return at + 1
    if _ITEM.match(line):
        return _list(lines, at, out)
    if _ROW.match(line) and at + 1 < len(lines) and _BELOW_HEAD.fullmatch(lines[at + 1]):
        return _table(lines, at, out)
    return _paragraph(lines, at, out)


def _code(lines: list[str], at: int, mark: str, out: list[str]) -> int:
    start = at
    while at < len(lines) and not lines[at].strip().startswith(mark):
        at += 1
    body = "\n".join(lines[start:at])
    out.append(f'<pre class="md" tabindex="0"><code>{shown(body)}</code></pre>')
    return at + 1


def _paragraph(lines: list[str], at: int, out: list[str]) -> int:
    start = at
    at += 1
    others = (_FENCE, _ITEM, _HEAD, _RULE)
    while at < len(lines) and lines[at].strip() and not any(o.match(lines[at]) for o in others):
        at += 1
    body = lines[start:at]
    if any(len(line) > _WRAPPED for line in body[:-1]):
        body = [" ".join(body)]
    out.append(f"<p>{'<br>'.join(str(inline(line.strip())) for line in body)}</p>")
    return at


def _list(lines: list[str], at: int, out: list[str]) -> int:
    first = _ITEM.match(lines[at])
    tag = "ol" if first is not None and first[2] else "ul"
    items: list[str] = []
    while at < len(lines):
        found = _ITEM.match(lines[at])
        if found:
            items.append(found[3])
        elif lines[at].strip() and lines[at].startswith(("  ", "\t")) and items:
            items[-1] += " " + lines[at].strip()
        else:
            break
        at += 1
    out.append(f"<{tag}>{''.join(f'<li>{inline(item)}</li>' for item in items)}</{tag}>")
    return at


def _table(lines: list[str], at: int, out: list[str]) -> int:
    head = "".join(f'<th scope="col">{inline(cell)}</th>' for cell in _cells(lines[at]))
    rows, at = [], at + 2
    while at < len(lines) and _ROW.match(lines[at]):
        cells = "".join(f"<td>{inline(cell)}</td>" for cell in _cells(lines[at]))
        rows.append(f"<tr>{cells}</tr>")
        at += 1
    out.append(
        f'<div class="scroll" tabindex="0"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )
    return at


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]
