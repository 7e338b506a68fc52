"""Manifests, changed at random, are formatted: nothing is lost, and a second run changes nothing.

python -m tests.fuzz.layout [--seed N] [--count N]
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from adlgen.diagnostics.model import Log, StopRun
from adlgen.document import read_document
from adlgen.document.node import JsonValue, Source, plain
from adlgen.formatting import formatted
from adlgen.formatting.orders import order_of
from tests import shared

ROOT = Path(__file__).parents[2]
COUNT = 2000
MOST = 6
"""The largest number of changes of a manifest."""
_ATTEMPTS = 30
_COMMENT = re.compile(r"# m\d+m|^[ \t]*#.*?(?=[ \t\r]*$)", re.MULTILINE)
"""Added comments, and lines that are comments."""


def manifests() -> Sequence[str]:
    """Return the manifests of the project, and those of the corpus if it is there."""
    folders = [ROOT / "examples", ROOT / "tests/conformance/cases"]
    if shared.is_present():
        folders += [shared.CORPUS / "adl", shared.CORPUS / "adl-repro"]
    found = (path for folder in folders for path in sorted(folder.rglob("*.yaml")))
    return [text for text in map(_read, found) if readable(text) is not None]


def _read(path: Path) -> str:
    return path.read_bytes().decode("utf-8-sig")


def readable(text: str) -> JsonValue:
    """Return the values of a manifest; None if it cannot be read, or is not one."""
    log = Log()
    document = read_document(Source("agent.yaml", text), log)
    try:
        log.stop_if_errors()
        order_of(document, log, None)
    except StopRun:
        return None
    return plain(document.root)


class Mutator:
    """Changes the layout of manifests, and sometimes their values."""

    def __init__(self, seed: int) -> None:
        """Start a sequence of random numbers."""
        self._random = random.Random(seed)
        self._notes = 0
        self._changes: Sequence[Callable[[list[str]], None]] = (
            self._comment,
            self._comment,
            self._beside,
            self._empty,
            self._indent,
            self._move,
            self._move,
            self._quote,
            self._anchor,
            self._break_flow,
            self._fold,
            self._block,
            self._to_flow,
        )

    def mutants(self, texts: Sequence[str], count: int) -> Iterator[str]:
        """Yield changed texts that are manifests."""
        for _ in range(count):
            yield self._mutant(self._random.choice(texts))

    def _mutant(self, text: str) -> str:
        for _ in range(_ATTEMPTS):
            lines = text.replace("\r\n", "\n").split("\n")
            for _ in range(self._random.randint(1, MOST)):
                self._random.choice(self._changes)(lines)
            found = "\n".join(lines)
            if self._random.random() < 1 / 8:
                found = found.replace("\n", "\r\n")
            if readable(found) is not None:
                return found
        return text

    def _note(self) -> str:
        self._notes += 1
        return f"# m{self._notes}m"

    def _at(self, lines: list[str]) -> int:
        return self._random.randrange(len(lines))

    def _comment(self, lines: list[str]) -> None:
        lines.insert(self._at(lines), " " * self._random.randrange(14) + self._note())

    def _beside(self, lines: list[str]) -> None:
        lines[self._at(lines)] += f"{' ' * self._random.randint(1, 3)}{self._note()}"

    def _empty(self, lines: list[str]) -> None:
        at = self._at(lines)
        lines[at:at] = [self._random.choice(("", "  "))] * self._random.randint(1, 3)

    def _indent(self, lines: list[str]) -> None:
        lines[:] = [" " * (len(line) - len(line.lstrip(" "))) + line for line in lines]

    def _blocks(self, lines: list[str], at: int) -> tuple[int, int, int] | None:
        """Return the bounds of the block of a line, and of its next sibling."""
        margin = _margin(lines[at])
        ends = []
        place = at
        for _ in range(2):
            place += 1
            while place < len(lines) and (
                not lines[place].strip() or _margin(lines[place]) > margin
            ):
                place += 1
            ends.append(place)
        middle, end = ends
        is_sibling = middle < len(lines) and _margin(lines[middle]) == margin
        return (at, middle, end) if is_sibling else None

    def _move(self, lines: list[str]) -> None:
        found = self._blocks(lines, self._at(lines))
        if found is not None:
            start, middle, end = found
            lines[start:end] = [*lines[middle:end], *lines[start:middle]]

    def _quote(self, lines: list[str]) -> None:
        quote = self._random.choice("'\"")
        at = self._at(lines)
        lines[at] = re.sub(r": ([a-zA-Z][\w .-]*)$", rf": {quote}\1{quote}", lines[at])

    def _anchor(self, lines: list[str]) -> None:
        self._notes += 1
        at = self._at(lines)
        place = self._at(lines)
        if re.search(r": [a-zA-Z][\w .-]*$", lines[at]):
            lines[at] = re.sub(r": (.*)$", rf": &a{self._notes} \1", lines[at])
            lines[place] = re.sub(r": [a-zA-Z].*$", f": *a{self._notes}", lines[place])
        else:
            lines[at] = re.sub(r":$", f": &a{self._notes}", lines[at])

    def _break_flow(self, lines: list[str]) -> None:
        at = self._random.choice([n for n, line in enumerate(lines) if ", " in line] or [0])
        note = f" {self._note()}" if self._random.random() < 1 / 3 else ""
        pad = " " * (_margin(lines[at]) + self._random.randint(1, 6))
        lines[at : at + 1] = lines[at].replace(", ", f",{note}\n{pad}", 1).split("\n")

    def _fold(self, lines: list[str]) -> None:
        at = self._at(lines)
        pad = " " * (_margin(lines[at]) + self._random.randint(1, 6))
        key, colon, text = lines[at].partition(": ")
        lines[at : at + 1] = f"{key}{colon}{text.replace(' ', chr(10) + pad, 1)}".split("\n")

    def _block(self, lines: list[str]) -> None:
        at = self._at(lines)
        found = re.fullmatch(r"( *)(- )?([\w$]+: )([a-zA-Z].*)", lines[at])
        if found is None:
            return
        margin = len(found[1]) + len(found[2] or "")
        pad = " " * (margin + self._random.randint(1, 5))
        header = self._random.choice(("|", ">", "|-", ">+", "|+", ">-"))
        more = self._random.choice(([], [""], ["", f"{pad}  more"], [f"{pad}\tmore", "", ""]))
        lines[at : at + 1] = [f"{lines[at][: found.start(4)]}{header}", f"{pad}{found[4]}", *more]

    def _to_flow(self, lines: list[str]) -> None:
        """Write a block of simple keys with brackets."""
        at = self._at(lines)
        if not re.fullmatch(r" *(- )?[\w$]+:", lines[at]):
            return
        end = at + 1
        while end < len(lines) and _margin(lines[end]) > _margin(lines[at]) and ": " in lines[end]:
            end += 1
        inner = [line.strip() for line in lines[at + 1 : end]]
        lines[at:end] = [f"{lines[at]} {{{', '.join(inner)}}}"]


def _margin(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def problem(text: str) -> str:
    """Return what is wrong with the formatted text of a manifest; empty if nothing is."""
    log = Log()
    new = formatted(text, log, path="agent.yaml")
    if log.has_errors:
        return f"refused: {log.diagnostics[0].message}"
    if readable(new) != readable(text):
        return "other values"
    if properties(readable(new)) != properties(readable(text)):
        return "another order of properties"
    if comments(new) != comments(text):
        return "lost comments"
    if formatted(new, log, path="agent.yaml") != new:
        return "a second run changes it"
    if re.search(r"[ \t]+\r?$", re.sub(r"(?m)^.*[|>].*\n( .*\n|\n)*", "", new), re.MULTILINE):
        return "blanks at the end of a line"
    return ""


def comments(text: str) -> list[str]:
    """Return the comments, sorted; two that the layout puts on one line are still two."""
    found = (part for one in _COMMENT.findall(text) for part in re.split(r"\s+(?=#)", one.strip()))
    return sorted(found)


def properties(value: JsonValue) -> list[list[str]]:
    """Return the names of properties of all schemas, in order, sorted by what they are; and the order of other maps."""
    found: list[list[str]] = []
    waiting = [("", value)]
    while waiting:
        key, one = waiting.pop()
        if isinstance(one, dict):
            if key in ("properties", "$defs", "services", "definitions", "config"):
                found.append([*one])
            waiting += one.items()
        elif isinstance(one, list):
            waiting += [("", item) for item in one]
    return sorted(found)


def main(arguments: list[str]) -> int:
    """Format changed manifests; print and count those with problems."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 30))
    parser.add_argument("--count", type=int, default=COUNT)
    options = parser.parse_args(arguments)
    texts, wrong = manifests(), 0
    changed = 0
    for number, text in enumerate(Mutator(options.seed).mutants(texts, options.count)):
        changed += text not in texts
        found = problem(text)
        if found:
            wrong += 1
            path = ROOT / f".cache/fuzz/layout/{options.seed}-{number}.yaml"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text.encode())
            print(f"{path.relative_to(ROOT)}: {found}")
    print(
        f"layout: seed {options.seed}, {options.count} manifests ({changed} changed), {wrong} wrong"
    )
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
