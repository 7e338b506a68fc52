"""``.adl-ignore``: files of an output root that adlgen does not write, in the syntax of ``.gitignore``."""

from __future__ import annotations

import re

from adlgen.diagnostics.datatypes import Struct

IGNORE_FILE = ".adl-ignore"


class _Rule(Struct):
    pattern: re.Pattern[str]
    ignored: bool


class Ignore(Struct):
    """The rules of an ignore file; the last matching rule applies."""

    rules: tuple[_Rule, ...] = ()

    def __contains__(self, path: str) -> bool:
        """Report whether a file or one of its parent folders is ignored."""
        for rule in reversed(self.rules):
            if rule.pattern.fullmatch(path):
                return rule.ignored
        return False


def read_ignore(text: str) -> Ignore:
    """Return the rules of an ignore file; any text is valid."""
    rules = []
    for raw in text.splitlines():
        line = raw.rstrip()
        if not line or line.startswith("#"):
            continue
        ignored = not line.startswith("!")
        body = line if ignored else line[1:]
        rules.append(_Rule(_compiled(body.removeprefix("\\")), ignored))
    return Ignore(tuple(rules))


def _compiled(glob: str) -> re.Pattern[str]:
    try:
        return re.compile(_expression(glob))
    except re.error:  # an invalid range such as [z-a] is matched literally
        return re.compile(re.escape(glob))


def _expression(glob: str) -> str:
    """Return the regular expression of a pattern: anchored if it has an inner ``/``, otherwise at any depth."""
    folder = glob.endswith("/")
    body = glob.strip("/")
    anchored = "/" in glob.rstrip("/")
    start = "" if anchored else "(?:.*/)?"
    end = "/.+" if folder else "(?:/.+)?"
    return f"(?s:{start}{_translated(body)}{end})"


_TOKENS = r"(?s)^\*\*/|/\*\*/|/\*\*$|\*+|\?|\[!?\]?[^\]]*\]|."


def _translated(body: str) -> str:
    return "".join(_token(token) for token in re.findall(_TOKENS, body))


def _token(token: str) -> str:
    match token:
        case "**/":
            return "(?:.*/)?"
        case "/**/":
            return "/(?:.*/)?"
        case "/**":
            return "/.+"
        case "?":
            return "[^/]"
        case _:
            return _class(token)


def _class(token: str) -> str:
    if token.startswith("*"):
        return "[^/]*"
    if token.startswith("[") and len(token) > 1:
        inner = token[1:-1].replace("\\", "\\\\").replace("[", "\\[")
        return f"[^{inner[1:]}]" if inner.startswith("!") else f"[{inner}]"
    return re.escape(token)
