"""The specifiers of imports, where options change them: ``imports`` their ending, ``runtime`` those of the runtime."""

from __future__ import annotations

import posixpath
import re

from adlgen.packs.context import FileContext

_RUNTIME = "src/toolspec/runtime/"
SHARED = frozenset(
    (
        *(
            "call",
            "codec",
            "content",
            "errors",
            "evaluate",
            "explain",
            "fill",
            "frame",
            "hooks",
            "json",
        ),
        *("keywords", "more", "native", "parse", "pattern", "place", "received", "repair", "rules"),
        *("running", "schema", "signal", "standard", "text", "tool", "toolbox", "verdict"),
    )
)
"""The modules below ``runtime/`` that a shared runtime has; others belong to features."""
_COMMENT = re.compile(r"\s*(?://.*|/\*.*|\*.*|#!.*)?")
_START = re.compile(r"(?:import |export \*|export (?:type )?\{).*")
_LINE = re.compile(r"""((?:.*\bfrom |import ))"(\.{1,2}/[^"]+)\.js"(.*)""")
_LOADED = re.compile(
    r"""^( +(?:const \w+ = )?await import\()"(\.{1,2}/[^"]+)\.js"(\);)$""", re.MULTILINE
)
"""An import in the code of a program, whose line has no text of a specification."""


def finish(context: FileContext, path: str, text: str) -> str:
    """Return the text of a file with the specifiers that the options ask for.

    Only the imports at the start of a file are read: what follows may be text of a specification.
    """
    options = context.plan.options
    ending = f".{options['imports']}"
    package = str(options["runtime"])
    if not path.endswith(".ts") or (ending == ".js" and not package):
        return text

    def specifier(match: re.Match[str]) -> str:
        start, module, end = match.groups()
        place = posixpath.normpath(posixpath.join(posixpath.dirname(path), module))
        name = place.removeprefix(_RUNTIME)
        if package and place.startswith(_RUNTIME) and name in SHARED:
            return f'{start}"{package}/{name}"{end}'
        return f'{start}"{module}{ending}"{end}'

    lines = text.split("\n")
    for i in range(_imports_end(lines)):
        lines[i] = _LINE.sub(specifier, lines[i])
    text = "\n".join(lines)
    return _LOADED.sub(specifier, text) if path.startswith("src/bin/") else text


def _imports_end(lines: list[str]) -> int:
    """Return the number of lines before the first that is neither an import nor a comment."""
    is_open = is_comment = False
    for i, line in enumerate(lines):
        if is_comment:
            is_comment = "*/" not in line
        elif is_open or _START.fullmatch(line):
            is_open = not line.endswith(";")
        elif line.lstrip().startswith("/*"):
            is_comment = "*/" not in line
        elif not _COMMENT.fullmatch(line):
            return i
    return len(lines)
