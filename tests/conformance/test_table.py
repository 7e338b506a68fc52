"""The table of the official suite: how it is counted and written, and what the page shows."""

import re
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.conformance import suite
from tests.conformance.table import contenders, evaluation, show
from tests.conformance.table.questions import (
    REQUIRED,
    Answer,
    Question,
    questions,
    stands_alone,
)
from tests.conformance.table.run import PAGE, complaints, versions
from tests.conformance.table.talk import lay_out, talk


def question(name: str, verdicts: str) -> Question:
    """Ask for one verdict a letter: y or n."""
    wanted = tuple(letter == "y" for letter in verdicts)
    return Question(name, "draft7", REQUIRED, {}, ("1",) * len(wanted), wanted)


def test_what_does_not_run_is_wrong() -> None:
    asked = [question("q_a", "yn"), question("q_b", "y"), question("q_c", "y")]
    answers = {
        "q_a": Answer(generated=True, compiled=True, verdicts=(True, None), refused=1),
        "q_b": Answer(generated=True),
    }
    assert show.Score.of(asked, answers) == show.Score(3, 2, 1, 4, 1, 1)


def test_only_everything_is_a_hundred() -> None:
    assert show.share(99_999, 100_000) == "99.99 %"
    assert show.share(7, 7) == "100.00 %"
    assert show.share(1, 30) == "3.33 %"
    assert show.share(0, 0) == "0.00 %"


def test_a_wrong_verdict_is_a_complaint() -> None:
    asked = [question("q_a", "y"), question("q_b", "n")]
    right = Answer(generated=True, compiled=True, verdicts=(True,))
    found = complaints(asked, {"adlgen x": {"q_a": right, "q_b": right}})
    assert found == ["adlgen x: q_b: (True,)"]


def test_the_block_is_put_between_its_marks() -> None:
    text = f"before\n{show.START}\nold\n{show.END}\nafter\n"
    new = show.replaced(text, "new \\1")
    assert new == f"before\n{show.START}\nnew \\1\n{show.END}\nafter\n"
    assert show.block_of(new) == "\nnew \\1\n"


DIES = """
import sys
for line in sys.stdin:
    if '"bad"' in line:
        sys.exit(1)
    print(line.strip(), flush=True)
"""


def test_what_kills_a_program_is_left_out(tmp_path: Path) -> None:
    requests: list[dict[str, object]] = [{"a": 1}, {"a": "bad"}, {"a": 2}, {"a": "bad"}]
    replies = talk([sys.executable, "-c", DIES], requests, tmp_path)
    assert replies == [{"a": 1}, None, {"a": 2}, None]


def test_a_folder_holds_just_the_last_files(tmp_path: Path) -> None:
    lay_out(tmp_path, {"a/x": "1", "y": "2"})
    lay_out(tmp_path, {"y": "3"})
    assert not (tmp_path / "a" / "x").exists()
    assert (tmp_path / "y").read_text() == "3"


def test_what_a_compiler_names_is_set_aside() -> None:
    def attempt(names: Sequence[str]) -> tuple[bool, str]:
        broken = [name for name in names if name == "q_b"]
        return not broken, "\n".join(f"src/{name}.rs:1:1: error" for name in broken)

    assert evaluation._compiling(["q_a", "q_b", "q_c"], attempt) == ["q_a", "q_c"]


def test_what_a_compiler_does_not_name_is_found_by_halves() -> None:
    def attempt(names: Sequence[str]) -> tuple[bool, str]:
        return not {"q_b", "q_e"} & set(names), "internal error"

    names = [f"q_{letter}" for letter in "abcdefg"]
    assert evaluation._compiling(names, attempt) == ["q_a", "q_c", "q_d", "q_f", "q_g"]


# --- the page -------------------------------------------------------------------------------


def rows() -> list[list[str]]:
    block = show.block_of(PAGE.read_text("utf-8"))
    lines = [line for line in block.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_the_readme_has_everyone() -> None:
    names = {row[0] for row in rows() if len(row) == 6}
    wanted = {c.name for c in (*contenders.our_targets(), *contenders.peers())}
    assert names - {"", "---"} == wanted | {"accept everything"}


def test_the_readme_says_what_adlgen_promises() -> None:
    own_targets = [row for row in rows() if row[0].startswith("adlgen ")]
    assert {row[0].removeprefix("adlgen ") for row in own_targets} == set(suite.TARGETS)
    for row in own_targets:
        assert row[1] == row[2]
        assert row[3:] == ["100.00 %"] * 3


def test_the_readme_has_every_part_of_the_suite() -> None:
    parts = {row[0]: row[1:3] for row in rows() if len(row) == 3 + len(suite.TARGETS)}
    expected = {title: size(REQUIRED, folder) for folder, title in show.DRAFT_TITLES.items()}
    expected |= {title: size(kind) for kind, title in show.KIND_TITLES.items()}
    assert {title: parts[title] for title in expected} == expected


def size(kind: str, folder: str = "") -> list[str]:
    """Return how many schemas and tests there are of a kind, in one draft or in all."""
    asked = [q for q in questions() if q.kind == kind and folder in ("", q.folder)]
    return [str(len(asked)), str(sum(len(one.verdicts) for one in asked))]


def test_the_readme_counts_the_schemas_that_all_are_asked_about() -> None:
    asked = [q for q in questions() if q.kind == REQUIRED and q.folder in show.COMPARED]
    alone = [question for question in asked if stands_alone(question)]
    tests = sum(len(one.verdicts) for one in alone)
    title = f"Verdicts on the {len(alone)} schemas and {tests} required tests of 2020-12 and"
    assert show.block_of(PAGE.read_text("utf-8")).lstrip().startswith(title)


def test_the_readme_names_the_versions_of_the_peers() -> None:
    line = re.search(r"^Peers: (.*)\.$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert line is not None
    assert line[1].split(", ") == list(versions())
    assert len(line[1].split(", ")) > 5
