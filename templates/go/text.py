"""Encoders: the only way for text of a specification into a program, one for each position.

All of them are total: whatever the text holds, what they return compiles, is left alone by the
formatter, and is only text.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable

from adlgen.document.node import JsonValue
from adlgen.naming.code import Code

_WIDTH = 77
"""Characters of documentation on a line, after the comment sign."""

_INVISIBLE = (
    "\x00-\x1f\x7f-\x9f\xad\u034f\u0600-\u0605\u061c\u06dd\u070f\u08e2\u115f\u1160\u17b4\u17b5"
    "\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ud800-\udfff\ue000-\uf8ff"
    "\ufdd0-\ufdef\ufeff\uffa0\ufff0-\uffff\U000110bd\U000110cd\U00013430-\U0001343f"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff\U000f0000-\U0010ffff"
)
"""What shows nothing, or reorders what it stands between. Not taken from the Unicode tables at
hand, so that the output is the same under every version of them."""
_HIDDEN = re.compile(f"[{_INVISIBLE}]")
_BREAKS = re.compile("\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]")
_QUOTED = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}


_ENCODE = json.JSONEncoder(ensure_ascii=False).encode
_ENCODE_COMPACT = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
_NOT_RAW = re.compile(f"[`{_INVISIBLE}]")
_FENCE = re.compile("(`{3,})[a-z]*")
_NO_CODE = re.compile(r"\s*(([-*+\u2022]|\d+[.)])(\s|$)|\+build)")
"""What the formatter takes for an item of a list, or for an order to the compiler."""
_TICKS = re.compile("```?")
_SPECIAL = re.compile(r'["\\\n\r\t]')


def _escape(match: re.Match[str]) -> str:
    number = ord(match[0])
    return f"\\u{number:04x}" if number < 1 << 16 else f"\\U{number:08x}"


def _visible(text: str) -> str:
    """Show what shows nothing as an escape."""
    if text.isascii() and text.isprintable():
        return text
    return _HIDDEN.sub(_escape, text)


def literal(text: str) -> Code:
    """Write a string literal: a raw one where that reads better."""
    if ("\\" in text or '"' in text) and not _NOT_RAW.search(text):
        return Code(f"`{text}`")
    return Code(f'"{_visible(_SPECIAL.sub(lambda m: _QUOTED[m[0]], text))}"')


def raw(text: str) -> Code | None:
    """Write a text of several lines as a raw string; None if that cannot hold it."""
    return None if _NOT_RAW.search(text.replace("\n", "")) else Code(f"`{text}`")


def literals(texts: Iterable[str]) -> Code:
    """Write string literals with commas between them."""
    return Code(", ").joined(map(literal, texts))


def _json_escape(match: re.Match[str]) -> str:
    data = match[0].encode("utf-16-be", "surrogatepass").hex()
    return "".join(f"\\u{data[i : i + 4]}" for i in range(0, len(data), 4))


def json_line(value: JsonValue, *, compact: bool = False) -> str:
    """Print JSON on one line, fit for a raw string: no backquote, nothing invisible."""
    text = (_ENCODE_COMPACT if compact else _ENCODE)(value)
    if text.isascii() and text.isprintable() and "`" not in text:
        return text
    return _NOT_RAW.sub(_json_escape, text)


def json_lines(value: JsonValue, indent: str = "") -> str:
    """Print JSON with tabs; an array of scalars that fits stays on its line."""
    inner = indent + "\t"
    if isinstance(value, dict) and value:
        entries = [f"{json_line(k)}: {json_lines(v, inner)}" for k, v in value.items()]
    elif isinstance(value, list) and value:
        line = json_line(value)
        if not any(isinstance(v, dict | list) for v in value) and len(line) <= _WIDTH:
            return line
        entries = [json_lines(v, inner) for v in value]
    else:
        return json_line(value)
    start, end = "{}" if isinstance(value, dict) else "[]"
    return f"{start}\n{inner}" + f",\n{inner}".join(entries) + f"\n{indent}{end}"


def json_text(value: JsonValue) -> Code:
    """Write a JSON text as a raw string of many lines."""
    return Code(f"`{json_lines(value)}`")


def json_literal(value: JsonValue) -> Code:
    """Write a JSON text as a raw string of one line."""
    return Code(f"`{json_line(value)}`")


def programs(patterns: Iterable[tuple[str, JsonValue]]) -> Code:
    """Write the programs of patterns as a raw string that holds JSON; empty if there are none."""
    entries = [
        f"\n\t{json_line(source)}: {_folded(json_line(program, compact=True))}"
        for source, program in patterns
    ]
    return Code("`{" + ",".join(entries) + "\n}`" if entries else '""')


def _folded(line: str) -> str:
    """Break a long program into lines: it holds no text with a comma."""
    return line if len(line) <= _WIDTH else re.sub(r"(.{1,100}),(?!.{0,20}$)", "\\1,\n\t\t", line)


# --- documentation ---------------------------------------------------------------------------


def doc(*texts: str, deprecated: bool = False) -> tuple[Code, ...]:
    """Write documentation as the formatter itself would write it: paragraphs, and fenced code."""
    paragraphs = [p for text in texts for p in _paragraphs(text) if p]
    if deprecated:
        paragraphs.append(["Deprecated: the specification says so."])
    out: list[str] = []
    for number, lines in enumerate(paragraphs, 1):
        # A full stop keeps the formatter from taking a line for a heading.
        heading = number < len(paragraphs) and _is_heading(lines)
        out += ["//"] if number > 1 else []
        out += [f"// {lines[0]}."] if heading else list(map(_comment, lines))
    return tuple(map(Code, out))


def _comment(line: str) -> str:
    """Put a line into a comment; code keeps its tab, and an empty line has no space."""
    return f"//{line}" if line[:1] in ("\t", "") else f"// {line}"


def sentence(text: str) -> str:
    """Prepare text for the middle of a sentence of documentation."""
    return _quotes(_visible(" ".join(_BREAKS.sub(" ", text).split())))


def _paragraphs(text: str) -> Iterable[list[str]]:
    paragraph: list[str] = []
    lines = [_visible(line.expandtabs(4)).rstrip() for line in _BREAKS.split(text)]
    number = 0
    while number < len(lines):
        code = _fenced(lines, number)
        if code:
            yield from (paragraph, code)
            paragraph = []
            number += len(code) + 1
        elif shown := lines[number].strip():
            paragraph += [_defused(part) for part in _wrapped(_quotes(shown))]
        else:
            yield paragraph
            paragraph = []
        number += 1
    yield paragraph


def _fenced(lines: list[str], start: int) -> list[str]:
    """Return the lines of fenced code that opens on a line, as the formatter wants them.

    None if there is no such code, or if the formatter would take it for something else.
    """
    opening = _FENCE.fullmatch(lines[start])
    ends = [n for n in range(start + 1, len(lines)) if opening and lines[n] == opening[1]]
    code = lines[start + 1 : ends[0]] if ends else []
    if not code or not code[0] or not code[-1] or any(map(_NO_CODE.match, code)):
        return []
    depth = min(len(line) - len(line.lstrip(" ")) for line in code if line)
    return [f"\t{line[depth:]}" if line else "" for line in code]


def _quotes(text: str) -> str:
    return _TICKS.sub(lambda m: m[0] if m[0] == "```" else "\u201c", text).replace("''", "\u201d")


def _wrapped(line: str) -> list[str]:
    """Break a long line before words that mean nothing at the start of a line."""
    if len(line) <= _WIDTH:
        return [" ".join(line.split())]
    out, current = [], ""
    for word in line.split():
        if current and len(current) + 1 + len(word) > _WIDTH and re.match(r"[A-Za-z(\[\"']", word):
            out.append(current)
            current = word
        else:
            current = f"{current} {word}" if current else word
    return [*out, current]


def _defused(line: str) -> str:
    """Take its meaning from what tools look for at the start of a line."""
    if re.match(r"\+build|Deprecated:|go:|(no)?lint:", line):
        return f"\\{line}"
    if line.startswith("["):
        return line.replace("]:", "] :")
    return line


def _is_heading(lines: list[str]) -> bool:
    """Whether a paragraph may be an old-style heading, which the formatter would mark."""
    first, *more = lines
    starts = first[0].isupper() or not first[0].isascii()
    ends = first[-1].isalnum() or not first[-1].isascii()
    return not more and starts and ends and not re.search(r"[;:!?+*/=\[\]{}_^~%#@<\">\\]", first)
