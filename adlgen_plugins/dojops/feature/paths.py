"""The rules for paths that a run may read and write, as every runtime applies them."""

from __future__ import annotations

import json
import re
import unicodedata

PROTECTED_NAMES = (".git", ".hg", ".svn", ".jj", ".dojops")
"""Names of folders with repositories and policy, which no run writes to."""
CODE_NAMES = (
    *(".husky", ".vscode", ".idea", ".devcontainer", ".github", ".gitlab-ci.yml", ".circleci"),
    *(".envrc", ".npmrc", ".pypirc", ".netrc", ".ssh", ".aws", ".kube", ".docker", ".gnupg"),
    *(".bashrc", ".profile", ".bash_profile", ".zshrc", ".gitconfig", ".gitmodules"),
    *(".gitattributes", ".pre-commit-config.yaml"),
)
"""Names of files and folders that other programs take code or credentials from.

A run writes to them only if the path template contains the name literally.
"""
SHOWN = 100
"""The length at which a path is cut in messages, in characters."""
MOST_BYTES = 255
"""The longest name of a file, in bytes of UTF-8."""

_SEGMENT = re.compile(r"[/\\]")
_SHORT_GIT = re.compile(r"git~[0-9]+", re.IGNORECASE)
_DEVICE = re.compile(r"(con|prn|aux|nul|com[1-9]|lpt[1-9]|conin\$|conout\$)(\..*)?", re.IGNORECASE)
_REFUSED = frozenset(':*?"<>|')


def path_problem(template: str, path: str, *, pattern: bool = False) -> str | None:
    """Return the message about an expanded path, or None if it is allowed.

    ``pattern`` allows ``*``, which patterns of existing files contain.
    """
    parts = _SEGMENT.split(path)
    if any(_is_invalid(part, pattern=pattern) for part in parts):
        return f"Invalid file path: {shown(path)}"
    literal = {part.lower() for part in _SEGMENT.split(template) if "{" not in part}
    for part in parts:
        name = part.lower()
        code = name in CODE_NAMES and name not in literal
        if name in PROTECTED_NAMES or _SHORT_GIT.fullmatch(name) or code:
            return f"Write to {shown(path)} blocked: {shown(part)} is protected"
    return None


def shown(text: str) -> str:
    """Return a text as a JSON string, cut to :data:`SHOWN` characters."""
    cut = text if len(text) <= SHOWN else f"{text[:SHOWN]}\u2026"
    return json.dumps(cut, ensure_ascii=False)


def _is_invalid(part: str, *, pattern: bool) -> bool:
    if part in {"", "."}:
        return False
    refused = _REFUSED - {"*"} if pattern else _REFUSED
    return (
        any(c in refused or unicodedata.category(c) in {"Cc", "Cf", "Cs"} for c in part)
        or part.endswith((".", " "))
        or _DEVICE.fullmatch(part) is not None
        or len(part.encode("utf-8", "surrogatepass")) > MOST_BYTES
    )
