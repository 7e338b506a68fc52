"""Code with marks for its comments, strings, numbers, keywords and names of types."""

from __future__ import annotations

import re
from functools import cache

from markupsafe import Markup

from adlgen.plan.language import Language
from adlgen.site.text import escaped, joined

_JSON = re.compile(
    r'(?P<k>"(?:\\.|[^"\\])*"(?=\s*:))|(?P<s>"(?:\\.|[^"\\])*")'
    r"|(?P<n>(?<![\w.])-?\d[\d]*(?:\.\d+)?(?:[eE][+-]?\d+)?\b)|(?P<w>\b(?:true|false|null)\b)"
)
_REST = (
    r"|(?P<n>(?<![\w.])-?\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?\b)|(?P<a>\#!?\[[^\]\n]*\]|@[\w.]+)"
    r"|(?P<w>[A-Za-z_]\w*)"
)
_TYPE = re.compile(r"[A-Z]\w*[a-z]\w*")
_QUOTED = re.compile(r"[A-Za-z]{0,2}\#*[\"'`]")


def json_code(text: str) -> Markup:
    """Return JSON text with marks."""
    out: list[str] = []
    at = 0
    for found in _JSON.finditer(text):
        out += [escaped(text[at : found.start()]), _marked(str(found.lastgroup), found[0])]
        at = found.end()
    return joined([*out, escaped(text[at:])])


def code(text: str, language: Language) -> Markup:
    """Return code of a language with marks; its pack has the forms of comments and strings."""
    out: list[str] = []
    at = 0
    for found in _scanner(language).finditer(text):
        kind = _kind(found, language.keywords)
        if kind:
            out += [escaped(text[at : found.start()]), _marked(kind, found[0])]
            at = found.end()
    return joined([*out, escaped(text[at:])])


def _kind(found: re.Match[str], keywords: frozenset[str]) -> str:
    text = found[0]
    if found["own"] is not None:
        return "s" if _QUOTED.match(text) else "c"
    if found["w"] is None:
        return "n" if found["n"] is not None else "a"
    if text in keywords:
        return "w"
    return "t" if _TYPE.fullmatch(text) else ""


def _marked(kind: str, text: str) -> str:
    return f"<i class={kind}>{escaped(text)}</i>"


@cache
def _compiled(forms: str) -> re.Pattern[str]:
    own = f"(?P<own>{forms})" if forms else "(?P<own>(?!))"
    return re.compile(own + _REST, re.VERBOSE | re.DOTALL)


def _scanner(language: Language) -> re.Pattern[str]:
    return _compiled("|".join(language.lexer.values()))
