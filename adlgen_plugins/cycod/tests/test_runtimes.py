"""The emitted runtimes build and run commands like the reference, verified with real bash."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

from adlgen.document.node import JsonValue
from adlgen.packs.bundled import bundled_folder
from adlgen.testing import render_case
from adlgen.testing.cases import cases_of
from adlgen.testing.targets import GoldenTarget
from adlgen_plugins.cycod import PLUGIN
from adlgen_plugins.cycod.feature.model import CommandLine, Layer, Quote, Shell
from adlgen_plugins.cycod.feature.templates import layer_name
from adlgen_plugins.cycod.testing.text import CannotBuild, ShellText, Situation, build
from adlgen_plugins.cycod.tests import tools
from adlgen_plugins.cycod.tests.test_quoting import DOTTED, PROGRAMS, table
from adlgen_plugins.cycod.tests.test_real_bash import BASH, HOSTILE, check_received

pytestmark = pytest.mark.native

ROOT = Path(__file__).parents[3]
HERE = Path(__file__).parent / "runtimes"
CASE = next(case for case in cases_of(PLUGIN) if case.name == "commands-bash")
LIMIT_SECONDS = 1200


@dataclass(frozen=True, slots=True)
class Language:
    """How the runtime of a language is put to the test."""

    name: str
    files: Mapping[str, str]
    """Our files, by where they go in the emitted project."""
    test: tuple[str, ...]
    driver: tuple[str, ...]
    parts: tuple[str, ...] = ()
    """Parts of the runtime that the tests use, and the tool does not."""


LANGUAGES = (
    Language(
        "go",
        {
            "driver.go": "driver/main.go",
            "steps_test.go": "internal/command/steps_test.go",
            "values_test.go": "adlrt/values_test.go",
        },
        ("go", "test", "./adlrt/", "./internal/..."),
        ("go", "run", "./driver"),
        ("core/runtime/adlrt/codec_maybe.gen.go",),
    ),
    Language(
        "rust",
        {
            "driver.rs": "src/bin/driver.rs",
            "steps.rs": "tests/steps.rs",
            "values.rs": "tests/values.rs",
        },
        ("cargo", "test", "--quiet", "--offline", "--lib", "--test", "steps", "--test", "values"),
        ("cargo", "run", "--quiet", "--offline", "--bin", "driver"),
    ),
)


@dataclass(frozen=True, slots=True)
class Emitted:
    """A tool emitted in a language, with additional test files."""

    language: Language
    folder: Path

    def run(self, command: tuple[str, ...], lines: str = "") -> str:
        """Run something in the project; return its output."""
        environment = {
            "CARGO_TARGET_DIR": str(ROOT / ".cache" / "cargo-target"),
            **os.environ,
            "ADLGEN_RUN_COMMANDS": "1",
        }
        done = subprocess.run(
            command,
            cwd=self.folder,
            env=environment,
            input=lines.encode(),
            capture_output=True,
            check=False,
            timeout=LIMIT_SECONDS,
        )
        output = done.stdout.decode()
        assert done.returncode == 0, output + done.stderr.decode()
        return output

    def answers(self, asked: list[JsonValue]) -> list[dict[str, str]]:
        """Ask the driver; return its answers in order."""
        lines = "".join(json.dumps(one) + "\n" for one in asked)
        # Only a line feed ends an answer.
        replies = self.run(self.language.driver, lines).split("\n")
        return [json.loads(line) for line in replies if line]


@pytest.fixture(scope="module", params=LANGUAGES, ids=lambda language: language.name)
def emitted(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Emitted:
    language: Language = request.param
    if shutil.which(language.test[0]) is None:
        pytest.skip(f"{language.test[0]} is not installed")
    folder = tmp_path_factory.mktemp(language.name)
    target = GoldenTarget(language.name, language.name)
    for file in render_case(CASE, target).tree:
        place = folder / file.path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(file.text, "utf-8", newline="")
    for name, path in language.files.items():
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(HERE / language.name / name, place)
    for part in language.parts:
        shutil.copy(bundled_folder() / language.name / part, folder / Path(part).parent.name)
    return Emitted(language, folder)


def test_steps_values_and_the_executor(emitted: Emitted) -> None:
    emitted.run(emitted.language.test)


def rows() -> Iterator[tuple[str, list[str], dict[str, JsonValue]]]:
    """Yield every vector with its place as the reference names it, and its layers as runtimes do."""
    for row in table():
        layers = row["layers"]
        assert isinstance(layers, list)
        pairs = [tuple(map(str, pair)) for pair in layers if isinstance(pair, list)]
        names = [layer_name(Layer(Shell(shell), Quote(quote))) for shell, quote in pairs]
        shells = {shell for shell, _ in pairs}
        place = " ".join(quote for _, quote in pairs) if shells == {"bash"} else ""
        yield place, names, row


def test_values_are_quoted_as_the_vectors_say(emitted: Emitted) -> None:
    vectors = list(rows())
    asked: list[JsonValue] = [
        {"layers": list(names), "value": row["value"]} for _, names, row in vectors
    ]
    answers = emitted.answers(asked)
    assert len(answers) == len(vectors)
    expected = {}
    for (place, _, row), answer in zip(vectors, answers, strict=True):
        assert answer == {key: row[key] for key in ("written", "refused") if key in row}, row
        if BASH is None or place not in PROGRAMS or "refused" in answer:
            continue
        text = PROGRAMS[place].replace("{}", answer["written"])
        expected[text] = (f"{row['value']}{'.' * (place in DOTTED)}",)
    if BASH is not None:
        assert len(expected) > 390
        check_received(expected)


def test_commands_are_built_as_the_reference_builds_them(emitted: Emitted) -> None:
    line = tools.line(CASE.spec.read_text("utf-8"), CASE.spec.parent)
    given: list[dict[str, JsonValue]] = [{"QUERY": value} for value in HOSTILE]
    given += [{"QUERY": "x", "FOLDER": value, "INCLUDE": value} for value in HOSTILE]
    given += [{"QUERY": "x", "FLAGS": ["-i", value], "LIMIT": 2.5} for value in HOSTILE]
    answers = emitted.answers([{"input": values} for values in given])
    for values, answer in zip(given, answers, strict=True):
        assert answer == expected(line, values)


def expected(line: CommandLine, values: dict[str, JsonValue]) -> dict[str, str]:
    """Return what the reference makes of values."""
    try:
        built = build(line, Situation(values=values))
    except CannotBuild as error:
        return {"refused": str(error)}
    assert isinstance(built, ShellText)
    return {"written": built.text}
