"""What ``adlgen breaking`` finds between releases of real servers: ``python -m tests.corpus.changes REPOSITORY PATH [--read]``.

REPOSITORY is a git repository with tags, and PATH a file with the tools of the server, or a folder with a file for each tool.
Prints for each two releases with different tools how many tools are in the list, and the number of findings of each code;
with ``--read`` also each finding, with both places and the value that shows it, to be read.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import adlgen

_LONGEST = 500


def main() -> None:
    """Print the findings of all pairs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("repository", type=Path)
    parser.add_argument("path")
    parser.add_argument("--read", action="store_true", help="print each finding")
    given = parser.parse_args()
    last: tuple[str, list[Any]] | None = None
    for tag, tools in _releases(given.repository, given.path):
        if last is not None and last[1] != tools:
            _compare(last, (tag, tools), is_read=given.read)
        last = tag, tools


def _releases(repository: Path, path: str) -> Iterator[tuple[str, list[Any]]]:
    """Yield the releases that have the tools, in order, with the tools by name."""
    for tag in _git(repository, "tag", "--sort=version:refname").split():
        listed = _git(repository, "ls-tree", "-r", "--name-only", tag, path).splitlines()
        if "-" in tag or not listed:
            continue
        texts = [json.loads(_git(repository, "show", f"{tag}:{file}")) for file in listed]
        parts: dict[str, Any] = {}
        for part in (part for text in texts for part in _tools(text)):
            # Further files with a name are what an experiment would list in its place.
            parts.setdefault(str(part["name"]), part)
        yield tag, [parts[name] for name in sorted(parts)]


def _tools(text: Any) -> list[Any]:
    """Return the tools of a file: of a list, of an object with a list, or one."""
    return text if isinstance(text, list) else list(text.get("tools", [text]))


def _git(repository: Path, *arguments: str) -> str:
    command = ["git", "-C", str(repository), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def _compare(old: tuple[str, list[Any]], new: tuple[str, list[Any]], *, is_read: bool) -> None:
    with tempfile.TemporaryDirectory() as folder:
        before, after = Path(folder, "before.json"), Path(folder, "after.json")
        for path, tools in ((before, old[1]), (after, new[1])):
            path.write_text(json.dumps({"tools": tools}, indent=1), "utf-8")
        compared = adlgen.breaking(after, against=str(before), isolated=True)
    counts = Counter(one.code.id for one in compared.findings)
    shown = ", ".join(f"{code} {count}" for code, count in sorted(counts.items()))
    print(f"{old[0]} to {new[0]}: {len(old[1])} to {len(new[1])} tools: {shown or 'nothing'}")
    for one in compared.findings if is_read else ():
        value = "" if one.witness is None else f" ({json.dumps(one.witness.value)[:_LONGEST]})"
        print(f"  {one.code.id} {one.tool} {one.part}: {one.message[:_LONGEST]}{value}")
    problems = [one.message for one in compared.result.diagnostics if one.code.id[:5] != "ADL24"]
    for message in sorted(set(problems)) if is_read else ():
        print(f"  ! {message[:_LONGEST]}")


if __name__ == "__main__":
    main()
