"""Other generators: each makes the text of one module for one schema, or fails."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.conformance.table.questions import Question
from tests.conformance.table.talk import CACHE, PEERS, PYTHON, environment, talk

SECONDS = 20
"""How long a command line may take for one schema."""


@dataclass(frozen=True, slots=True)
class Made:
    """What a generator made of one schema."""

    text: str | None
    failure: str = ""


def by_script(command: Sequence[str], asked: Sequence[Question]) -> dict[str, Made]:
    """Ask a script that reads schemas and answers with texts."""
    requests = [{"schema": question.dated} for question in asked]
    answers = talk(command, requests, PEERS)
    return {
        question.id: (
            Made(None, "died") if one is None else Made(one.get("text"), one.get("failure", ""))
        )
        for question, one in zip(asked, answers, strict=True)
    }


def quicktype(asked: Sequence[Question], language: str) -> dict[str, Made]:
    """Run quicktype."""
    return by_script(["node", "generate.mjs", "quicktype", language], asked)


def zod(asked: Sequence[Question]) -> dict[str, Made]:
    """Run json-schema-to-zod."""
    return by_script(["node", "generate.mjs", "zod"], asked)


def code_generator(asked: Sequence[Question], *options: str) -> dict[str, Made]:
    """Run datamodel-code-generator."""
    return by_script([str(PYTHON), "generate_dcg.py", *options], asked)


def go_jsonschema(asked: Sequence[Question], folder: Path) -> dict[str, Made]:
    """Run go-jsonschema; a text without a Root type is none."""
    program = str(CACHE / "bin" / "go-jsonschema")
    command = [program, "--package", "main", "--struct-name-from-title", "root.json"]
    return {q.id: _one_run(command, q.dated, folder) for q in asked}


def typify(asked: Sequence[Question], folder: Path) -> dict[str, Made]:
    """Run typify on the schema as a root; if that gives no Root, as a definition called so."""
    program = str(CACHE / "bin" / "cargo-typify")
    command = [program, "typify", "--no-builder", "--output", "-", "root.json"]
    found = {}
    for question in asked:
        made = _one_run(command, question.dated, folder)
        if made.text is None or " Root" not in made.text:
            named = {"definitions": {"Root": question.schema}}
            again = _one_run(command, named, folder)
            made = again if again.text is not None else made
        found[question.id] = made
    return found


def _one_run(command: Sequence[str], schema: object, folder: Path) -> Made:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "root.json").write_text(json.dumps(schema))
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env=environment(),
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return Made(None, "hung")
    if done.returncode != 0:
        return Made(None, done.stderr.strip()[-300:] or f"exit code {done.returncode}")
    return Made(done.stdout)


def texts(made: Mapping[str, Made]) -> dict[str, str]:
    """Return what was generated."""
    return {name: one.text for name, one in made.items() if one.text is not None}
