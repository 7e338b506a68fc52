"""`python -m tests.conformance.table.run`: the official suite through adlgen and its peers.

Prints two tables and, when everyone took part, puts them into docs/comparison.md.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence

from tests.conformance.table import contenders, show
from tests.conformance.table.contenders import Contender
from tests.conformance.table.questions import (
    REQUIRED,
    Answer,
    Question,
    questions,
    stands_alone,
)
from tests.conformance.table.talk import PEERS, ROOT

PAGE = ROOT / "docs" / "comparison.md"
Said = dict[str, Mapping[str, Answer]]


def main(arguments: list[str]) -> int:
    """Ask everyone; return 1 if one of adlgen's required verdicts is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="a part of the names of contenders")
    parser.add_argument("--every", type=int, default=1, help="ask only every Nth question")
    options = parser.parse_args(arguments)
    asked = questions()[:: options.every]
    own_targets = list(contenders.our_targets())
    everyone = [c for c in (*own_targets, *contenders.peers()) if options.only in c.name]
    alone = [
        q for q in asked if q.kind == REQUIRED and q.folder in show.COMPARED and stands_alone(q)
    ]
    names = {contender.name for contender in own_targets}
    replies = ask(everyone, {c.name: asked if c.name in names else alone for c in everyone})
    block = written(asked, alone, {n: replies[n] for n in replies if n in names}, replies)
    print(block)
    whole = options.every == 1 and not options.only
    if whole and len(replies) == len(everyone):
        PAGE.write_text(show.replaced(PAGE.read_text("utf-8"), block), "utf-8")
    wrong = complaints(asked, {n: replies[n] for n in replies if n in names})
    print("\n".join(wrong))
    return min(len(wrong), 1)


def ask(everyone: Iterable[Contender], asked: Mapping[str, Sequence[Question]]) -> Said:
    """Run each available contender and print its time."""
    replies: Said = {}
    for contender in everyone:
        if contender.absent:
            print(f"{contender.name}: SKIPPED, {contender.absent}")
            continue
        started = time.monotonic()
        replies[contender.name] = contender.evaluate(asked[contender.name])
        print(f"{contender.name}: {time.monotonic() - started:.0f} s", flush=True)
    return replies


def written(
    asked: Sequence[Question], alone: Sequence[Question], own_targets: Said, replies: Said
) -> str:
    """Return the block of the page."""
    tests = sum(len(question.verdicts) for question in alone)
    everything = {"accept everything": show.accepting(alone)}
    short = {name.removeprefix("adlgen "): answers for name, answers in own_targets.items()}
    title = (
        f"Verdicts on the {len(alone)} schemas and {tests} required tests of 2020-12 and "
        "draft-07 that refer to no other document:"
    )
    return "\n".join(
        [
            title,
            "",
            show.compared(alone, {**replies, **everything}),
            "",
            "The whole suite, remote documents included:",
            "",
            show.drafts(asked, short),
            "",
            f"Peers: {', '.join(versions())}.",
        ]
    )


def versions() -> Iterator[str]:
    """Yield the names and pinned versions of the peers, without what only bench asks and what generates nothing."""
    packages = json.loads((PEERS / "package.json").read_text("utf-8"))["devDependencies"]
    others = {"ajv"}
    yield from (f"{name} {version}" for name, version in packages.items() if name not in others)
    pins = (ROOT / "tests" / "requirements" / "tests.in").read_text("utf-8")
    for name in ("datamodel-code-generator", "pydantic"):
        yield from (f"{name} {v}" for v in re.findall(rf"^{name}==(.+)$", pins, re.MULTILINE))
    made = (ROOT / "Makefile").read_text("utf-8")
    for name, version in re.findall(r"^PEER_\w+ := (?:.*/)?([\w-]+)@v?(.*)$", made, re.MULTILINE):
        yield f"{name} {version}"


def complaints(asked: Sequence[Question], own_targets: Said) -> list[str]:
    """Return the required tests that adlgen gets wrong."""
    found = []
    for name, answers in own_targets.items():
        for question in asked:
            answer = answers[question.id]
            if question.kind == REQUIRED and answer.verdicts != question.verdicts:
                found.append(f"{name}: {question.id}: {answer.failure or answer.verdicts}")
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
