"""The tables: what is counted, and how it is written."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from tests.conformance.table.questions import NOTHING, REQUIRED, Answer, Question

START = "<!-- conformance: written by `make conformance` -->"
END = "<!-- end of conformance -->"
MARKS = (START, END)

DRAFT_TITLES = {
    "draft2020-12": "2020-12",
    "draft2019-09": "2019-09",
    "draft7": "draft-07",
    "draft6": "draft-06",
    "draft4": "draft-04",
}
KIND_TITLES = {
    "ecmascript-regex": "optional: ECMA-262",
    "non-bmp-regex": "optional: patterns beyond the BMP",
    "bignum": "optional: big numbers",
    "float-overflow": "optional: float overflow",
    "format": "optional: formats, `formats=assert`",
}
COMPARED = ("draft2020-12", "draft7")
"""The drafts that every contender is asked about."""


@dataclass(frozen=True, slots=True)
class Score:
    """How a contender did on some questions."""

    schemas: int = 0
    generated: int = 0
    compiled: int = 0
    tests: int = 0
    right: int = 0
    refused: int = 0
    """Values that were accepted, but too large for the types of the language."""

    @classmethod
    def of(cls, asked: Iterable[Question], answers: Mapping[str, Answer]) -> Self:
        """Count; a test whose schema has no running code is wrong."""
        given = [(question, answers.get(question.id, NOTHING)) for question in asked]
        return cls(
            schemas=len(given),
            generated=sum(answer.generated for _, answer in given),
            compiled=sum(answer.compiled for _, answer in given),
            tests=sum(len(question.verdicts) for question, _ in given),
            right=sum(
                replies is wanted
                for question, answer in given
                for replies, wanted in zip(answer.verdicts, question.verdicts, strict=False)
            ),
            refused=sum(answer.refused for _, answer in given),
        )


def share(part: int, whole: int) -> str:
    """Format a share in per cent, rounded down: 100.00 means all."""
    hundredths = part * 10000 // whole if whole else 0
    return f"{hundredths // 100}.{hundredths % 100:02} %"


def drafts(asked: Sequence[Question], own_targets: Mapping[str, Mapping[str, Answer]]) -> str:
    """Write what adlgen's targets do with every part of the suite."""
    parts = [
        *((title, REQUIRED, folder) for folder, title in DRAFT_TITLES.items()),
        *((title, kind, "") for kind, title in KIND_TITLES.items()),
    ]
    lines = [
        row_of(["", "schemas", "tests", *own_targets]),
        row_of(["---"] + ["---:"] * (2 + len(own_targets))),
    ]
    for title, kind, folder in parts:
        chosen = [q for q in asked if q.kind == kind and folder in ("", q.folder)]
        scores = [Score.of(chosen, answers) for answers in own_targets.values()]
        tests = sum(len(question.verdicts) for question in chosen)
        lines.append(row_of([title, len(chosen), tests, *map(_cell, scores)]))
    return "\n".join(lines)


def _cell(score: Score) -> str:
    text = share(score.right, score.tests)
    text += f" ({score.right})" * (score.right != score.tests)
    lost = score.schemas - score.compiled
    return text + f", {lost} do not compile" * bool(lost)


def compared(asked: Sequence[Question], replies: Mapping[str, Mapping[str, Answer]]) -> str:
    """Write what every contender does with the same questions."""
    first = ["", "generated", "compile", *(DRAFT_TITLES[folder] for folder in COMPARED), "both"]
    lines = [row_of(first), row_of(["---"] + ["---:"] * 5)]
    for name, answers in replies.items():
        whole = Score.of(asked, answers)
        parts = [Score.of([q for q in asked if q.folder == f], answers) for f in COMPARED]
        shares = [share(score.right, score.tests) for score in (*parts, whole)]
        lines.append(row_of([name, whole.generated, whole.compiled, *shares]))
    return "\n".join(lines)


def accepting(asked: Sequence[Question]) -> dict[str, Answer]:
    """Return the answers of a program that accepts everything."""
    return {q.id: Answer(True, True, (True,) * len(q.verdicts)) for q in asked}


def row_of(cells: Sequence[object]) -> str:
    """Write a line of a table."""
    return f"| {' | '.join(map(str, cells))} |"


def replaced(text: str, block: str, marks: tuple[str, str] = MARKS) -> str:
    """Put a block between the marks of a text."""
    start, end = marks
    pattern = re.compile(rf"{re.escape(start)}\n.*?{re.escape(end)}", re.DOTALL)
    new, count = pattern.subn(lambda _: f"{start}\n{block}\n{end}", text)
    assert count == 1, "the text has no place for the table"
    return new


def block_of(text: str, marks: tuple[str, str] = MARKS) -> str:
    """Return what stands between the marks."""
    return text.split(marks[0], 1)[1].split(marks[1], 1)[0]
