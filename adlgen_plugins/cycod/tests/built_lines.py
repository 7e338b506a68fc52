"""Command lines built by the emitted code of every language."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from adlgen.naming.code import Code
from adlgen.testing.cases import cases_of
from adlgen.testing.targets import GoldenTarget, render_case
from adlgen_plugins.cycod import PLUGIN
from adlgen_plugins.cycod.feature.lowering import callees, lower_line
from adlgen_plugins.cycod.feature.model import CommandLine
from adlgen_plugins.cycod.tests import emitted_code
from adlgen_plugins.cycod.tests.emitted_code import Ask, Question

DRIVERS = Path(__file__).parent / "lines"
CACHE = Path(__file__).parents[3] / ".cache"
CASE = next(case for case in cases_of(PLUGIN) if case.name == "commands-bash")
LIMIT_SECONDS = 1200
AT_ONCE = 20_000
"""How many questions one run of a driver answers."""


def asking(target: str, folder: Path) -> Ask:
    """Emit for a target; return a function that asks the emitted code to build command lines.

    Answers are ``said``, a text, or ``refused``, the reason.
    """
    return _ASKING[target](folder)


def missing(target: str) -> str:
    """Return what is missing to run the emitted code of a target; empty if nothing."""
    if target == "typescript":
        return emitted_code.missing()
    program = {"go": "go", "rust": "cargo"}.get(target)
    return "" if program is None or shutil.which(program) else f"{program} is not installed"


def _python(folder: Path) -> Ask:
    return emitted_code.python(folder).ask


def _typescript(folder: Path) -> Ask:
    return emitted_code.node(folder).ask


def _emit(target: str, folder: Path) -> None:
    for file in render_case(CASE, GoldenTarget(target, target)).tree:
        place = folder / file.path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(file.text, "utf-8", newline="")


def _printed(target: str, lines: Sequence[CommandLine], method: str) -> str:
    """Return command lines as literals of a language."""
    (forms,) = emitted_code.literals_of(target, "features.commands.forms")
    literal: Callable[[object], Sequence[Code]] = getattr(forms.LINES, method)
    made = (literal(lower_line(line, callees(line))) for line in lines)
    return "".join(f"{Code(chr(10)).joined(rows)},\n" for rows in made)


def _go(folder: Path) -> Ask:
    _emit("go", folder)
    (folder / "lines").mkdir()

    def ask(lines: Sequence[CommandLine], questions: Sequence[Question]) -> list[Question]:
        text = (DRIVERS / "main.go").read_text("utf-8")
        listed = _printed("go", lines, "literal")
        (folder / "lines" / "main.go").write_text(text.replace("\tLINES\n", listed), "utf-8")
        _run(["go", "build", "-o", "built", "./lines"], folder)
        return _answers([str(folder / "built")], folder, questions)

    return ask


def _rust(folder: Path) -> Ask:
    _emit("rust", folder)
    (folder / "src" / "bin").mkdir(parents=True, exist_ok=True)
    target = folder / "target"

    def ask(lines: Sequence[CommandLine], questions: Sequence[Question]) -> list[Question]:
        text = (DRIVERS / "lines.rs").read_text("utf-8")
        listed = _printed("rust", lines, "value")
        text = text.replace("    LINES_OF\n", listed)
        (folder / "src" / "bin" / "lines.rs").write_text(text, "utf-8")
        command = ["cargo", "build", "--quiet", "--offline", "--bin", "lines"]
        _run(command, folder, {"CARGO_TARGET_DIR": str(target)})
        return _answers([str(target / "debug" / "lines")], folder, questions)

    return ask


_ASKING: Mapping[str, Callable[[Path], Ask]] = {
    "go": _go,
    "python": _python,
    "rust": _rust,
    "typescript": _typescript,
}
TARGETS = tuple(_ASKING)


def _answers(command: Sequence[str], folder: Path, questions: Sequence[Question]) -> list[Question]:
    found: list[Question] = []
    for start in range(0, len(questions), AT_ONCE):
        text = json.dumps(questions[start : start + AT_ONCE])
        found += json.loads(_run(command, folder, given=text))
    return found


def _run(
    command: Sequence[str],
    folder: Path,
    variables: Mapping[str, str] | None = None,
    given: str = "",
) -> str:
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **(variables or {})},
        input=given.encode(),
        capture_output=True,
        check=False,
        timeout=LIMIT_SECONDS,
    )
    assert done.returncode == 0, done.stderr.decode()[:4000]
    return done.stdout.decode()
