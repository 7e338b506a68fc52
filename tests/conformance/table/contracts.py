"""``python -m tests.conformance.table.contracts``: pairs of schemas through adlgen and other programs that compare versions.

Writes the table of docs/comparison.md. A pair is compatible if the new schema accepts all values of the old one.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from adlgen.schema.contain.decide import contained
from tests.conformance.table.talk import ROOT
from tests.fuzz.contain.attack import canonical

PAGE = ROOT / "docs" / "comparison.md"
PYTHON = ROOT / ".cache" / "contracts" / "bin" / "python"
PINS = ROOT / "tests" / "requirements" / "contracts.in"
BLOCK = re.compile(
    r"(?<=<!-- contracts: written by `make conformance` -->\n).*?(?=<!-- end -->)", re.DOTALL
)
_FOLDER = ROOT / "tests" / "unit" / "schema"
_HEAD = "right | false alarms | missed | no answer"


def pairs(name: str) -> list[tuple[Any, Any, bool]]:
    """Return the old and the new schemas of a file, and whether each pair is compatible."""
    lines = (_FOLDER / name).read_text("utf-8").splitlines()
    known = [json.loads(line) for line in lines]
    return [
        (one["old"], one["new"], one.get("answer", "no" if "refused" in one else "yes") == "yes")
        for one in known
    ]


def own(asked: Sequence[tuple[Any, Any, bool]]) -> list[str]:
    """Return the answers of adlgen."""
    answers = {"yes": "ok", "no": "breaking", "unknown": "error"}
    found = []
    for old, new, _ in asked:
        before, after = canonical(old), canonical(new)
        assert before is not None
        assert after is not None
        found.append(answers[contained(before, after).answer])
    return found


def of_peer(name: str, asked: Sequence[tuple[Any, Any, bool]]) -> list[str]:
    """Return the answers of another program."""
    text = "".join(json.dumps([old, new]) + "\n" for old, new, _ in asked)
    script = Path(__file__).with_name("contracts_peer.py")
    command = [str(PYTHON), str(script), name]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    return done.stdout.split()


def counted(asked: Sequence[tuple[Any, Any, bool]], answers: Sequence[str]) -> str:
    """Return the cells of a program."""
    found: Counter[str] = Counter()
    for (_, _, is_compatible), answer in zip(asked, answers, strict=True):
        if answer == "error":
            found["no answer"] += 1
        elif (answer == "ok") == is_compatible:
            found["right"] += 1
        else:
            found["false alarms" if is_compatible else "missed"] += 1
    return " | ".join(str(found[cell]) for cell in _HEAD.split(" | "))


def rows() -> Iterator[str]:
    """Yield the lines of the table."""
    usual, hard = pairs("containment.jsonl"), pairs("containment_hard.jsonl")
    yield f"|  | {_HEAD} | {_HEAD} |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
    yield f"| adlgen | {counted(usual, own(usual))} | {counted(hard, own(hard))} |"
    for name, version in re.findall(r"(?m)^([\w-]+)==(.+)$", PINS.read_text("utf-8")):
        cells = [counted(asked, of_peer(name, asked)) for asked in (usual, hard)]
        yield f"| {name} {version} | {' | '.join(cells)} |"


def main() -> int:
    """Write the table; return 1 if an answer of adlgen is wrong."""
    found = [*rows()]
    print("\n".join(found))
    text = "\n".join([*found, ""])
    PAGE.write_text(BLOCK.sub(lambda _: text, PAGE.read_text("utf-8")), "utf-8")
    return int(" | 0 | 0 | 0 | " not in found[2] or not found[2].endswith(" | 0 | 0 | 0 |"))


if __name__ == "__main__":
    sys.exit(main())
