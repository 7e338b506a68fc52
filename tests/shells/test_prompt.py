"""Questions on a terminal: the progress of a run doesn't hide them, and a user can leave them."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import adlgen
from adlgen.cli import progress
from tests.shells.terminal import Terminal
from tests.shells.test_progress import CLEAR, SLOW

pytestmark = pytest.mark.slow
EARLY = """
from adlgen.cli import progress
progress.AFTER = 0.01
"""
QUESTION = "language (go, python, rust, typescript): "


def asked(folder: Path) -> Terminal:
    """Return a program that asks for the language, some time after its progress could have been shown."""
    terminal = Terminal([sys.executable, "-c", SLOW.format(patch=EARLY), "init", "made"], folder)
    terminal.until(QUESTION)
    with pytest.raises(TimeoutError):
        terminal.until(CLEAR, 10 * progress._PAUSE)
    return terminal


@pytest.mark.parametrize("key", ["\x03", "\x04"], ids=["Ctrl-C", "Ctrl-D"])
def test_a_question_can_be_left(tmp_path: Path, key: str) -> None:
    terminal = asked(tmp_path)
    terminal.type(key)
    text = terminal.rest()
    assert terminal.process.returncode == 130
    assert text.removeprefix("^C").strip() == "adlgen: interrupted"
    assert not (tmp_path / "made").exists()


def test_an_answer_is_used(tmp_path: Path) -> None:
    terminal = asked(tmp_path)
    terminal.type("go\n")
    text = terminal.rest()
    assert terminal.process.returncode == 0, text
    assert (tmp_path / "made" / "go.mod").exists()


def test_an_interrupt_outside_of_a_command_is_no_traceback(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("adlgen.cache.run", interrupted)
    from adlgen.cli import main

    assert main(["generate"]) == 130


def test_all_questions_are_in_one_place() -> None:
    """A prompt that doesn't stop the progress is overwritten by it, so only ``console.prompt`` asks."""
    asking = {"prompt", "confirm", "getchar", "pause", "echo_via_pager", "edit", "input"}
    found = set()
    for path in Path(adlgen.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            match node:
                case ast.Call(ast.Attribute(ast.Name("click"), name)) if name in asking:
                    found.add((path.name, name))
                case ast.Call(ast.Name("input")):
                    found.add((path.name, "input"))
                case _:
                    pass
    assert found == {("console.py", "prompt")}
