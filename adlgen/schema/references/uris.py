"""Resolves URI references as defined by RFC 3986."""

from __future__ import annotations

import re
from functools import lru_cache

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.expressions import expression

ROOT = "adlgen:///schema"
"""The base URI of schemas in the specification's folder."""

_PARTS = expression(r"(?:([^:/?#]+):)?(?://([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?", re.DOTALL)
_UNSAFE = expression(r"[\s/~%#\"<>\\^`{|}\x00-\x1f]+")


class _Uri(Struct):
    scheme: str | None
    authority: str | None
    path: str
    query: str | None
    fragment: str | None


def _split(text: str) -> _Uri:
    match = _PARTS.fullmatch(text)
    assert match is not None, "the expression matches every text"
    scheme, authority, path, query, fragment = match.groups()
    return _Uri(scheme, authority, path, query, fragment)


@lru_cache(maxsize=4096)
def join(base: str, reference: str) -> tuple[str, str | None]:
    """Resolve a reference against a base: the absolute URI without fragment, and the fragment."""
    r, b = _split(reference), _split(base)
    scheme, authority, path, query = r.scheme, r.authority, r.path, r.query
    if scheme is not None:
        path = _without_dots(path) if path.startswith("/") else path
    elif authority is not None:
        scheme, path = b.scheme, _without_dots(path)
    else:
        scheme, authority = b.scheme, b.authority
        if path:
            path = _without_dots(path if path.startswith("/") else _merge(b, path))
        else:
            path = b.path
            query = b.query if query is None else query
    text = "" if scheme is None else f"{scheme}:"
    text += "" if authority is None else f"//{authority}"
    return text + path + ("" if query is None else f"?{query}"), r.fragment


def last_part(uri: str) -> str:
    """Return the last component of a URI's path, without ``.json``."""
    path = _split(uri).path.rstrip("/")
    name = path[path.rfind("/") + 1 :]
    for suffix in (".json", ".yaml", ".yml", ".schema"):
        name = name.removesuffix(suffix)
    return name


def path_of(uri: str) -> str:
    """Return the path of a URI, escapes decoded."""
    return decoded(_split(uri).path)


def is_relative(reference: str) -> bool:
    """Report whether a reference is a relative path."""
    parts = _split(reference)
    return parts.scheme is None and parts.authority is None and parts.path != ""


def climbs(base: str, reference: str) -> bool:
    """Report whether a relative path is absolute, or leaves the root of its base."""
    path = path_of(reference)
    if path.startswith("/"):
        return True
    depth = _split(base).path.count("/") - 1
    for segment in path.split("/"):
        depth += -1 if segment == ".." else segment not in ("", ".")
        if depth < 0:
            return True
    return False


def decoded(text: str) -> str:
    """Return a part of a URI with percent-escapes decoded."""
    if "%" not in text:
        return text
    from urllib.parse import unquote  # slow to import

    return unquote(text)


def _merge(base: _Uri, path: str) -> str:
    if base.authority is not None and not base.path:
        return "/" + path
    return base.path[: base.path.rfind("/") + 1] + path


def _without_dots(path: str) -> str:
    out: list[str] = []
    segments = path.split("/")
    last = len(segments) - 1
    for index, segment in enumerate(segments):
        if segment not in (".", ".."):
            out.append(segment)
            continue
        if segment == ".." and out and out != [""]:
            out.pop()
        if index == last:
            out.append("")
    return "/".join(out)


def safe_name(text: str) -> str:
    """Return a text as the key of a definition; characters that need escapes in references are replaced."""
    return _UNSAFE.sub("_", text) or "definition"
