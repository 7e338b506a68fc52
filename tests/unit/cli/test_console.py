"""Colors, and how much is printed."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path

import pytest

import adlgen
from adlgen.cli import run
from adlgen.cli.commands import COMMANDS
from adlgen.cli.noop import replay, store
from adlgen.diagnostics.printers import FORMATS
from tests.unit.cli.conftest import PACK, SPEC, Project, tool
from tests.unit.cli.terminal import shown

COLOR = re.compile(r"\x1b\[[0-9;]*m")
TOOLS = json.dumps({"tools": [{"name": "a", "inputSchema": {"type": "object", "required": "x"}}]})
HOSTILE = "\x1b]0;title\x07\x1b[2J\x9b2J\u202e"


@pytest.fixture
def mistaken(project: Project) -> Project:
    (project.root / "agent.yaml").write_text(SPEC + tool("a", "{type: strng}"))
    return project


@pytest.mark.parametrize(
    ("arguments", "given", "colored"),
    [
        ([], {}, True),
        (["--color", "auto"], {}, True),
        (["--color=never"], {}, False),
        ([], {"NO_COLOR": "1"}, False),
        ([], {"NO_COLOR": "", "TERM": "xterm"}, True),
        ([], {"TERM": "dumb"}, False),
        ([], {"TERM": "dumb", "FORCE_COLOR": "1"}, True),
        ([], {"NO_COLOR": "1", "FORCE_COLOR": "1"}, False),
        (["--color", "always"], {"NO_COLOR": "1"}, True),
    ],
)
def test_colors_of_a_terminal(
    mistaken: Project, arguments: list[str], given: dict[str, str], *, colored: bool
) -> None:
    code, text = shown(["validate", "agent.yaml", *arguments], mistaken.root, given)
    assert code == 1
    assert ("\x1b[1;31merror[ADL0302]" in text) is colored
    assert bool(COLOR.search(text)) is colored
    assert "error[ADL0302]" in COLOR.sub("", text)


@pytest.mark.parametrize(
    ("arguments", "given", "colored"),
    [
        ([], {}, False),
        ([], {"FORCE_COLOR": "3"}, True),
        ([], {"FORCE_COLOR": "0"}, False),
        (["--color=always"], {}, True),
    ],
)
def test_colors_without_a_terminal(
    mistaken: Project,
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    given: dict[str, str],
    *,
    colored: bool,
) -> None:
    for key in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(key, raising=False)
    for key, value in given.items():
        monkeypatch.setenv(key, value)
    plain = mistaken.run("validate", "agent.yaml", "--color=never")
    done = mistaken.run("validate", "agent.yaml", *arguments)
    assert bool(COLOR.search(done.err)) is colored
    assert COLOR.sub("", done.err) == plain.err


@pytest.mark.parametrize("form", FORMATS)
def test_programs_read_no_colors(mistaken: Project, form: str) -> None:
    done = mistaken.run("validate", "agent.yaml", "--error-format", form, "--color", "always")
    assert ("\x1b" in done.err) is (form in {"text", "concise"})


def test_colors_of_products(project: Project) -> None:
    project.spec("a")
    done = project.toy("check", "--color=always")
    assert "\x1b[32mA\x1b[0m out/gen/a.txt\n" in done.out
    diff = project.toy("diff", "--color=always").out
    assert "\x1b[1m+++ b/out/gen/a.txt\x1b[0m\n" in diff
    assert COLOR.sub("", diff) == project.toy("diff").out
    written = project.toy("generate", "--color=always").err
    assert written.startswith("\x1b[1mtoy\x1b[0m: \x1b[32m")
    assert "\x1b" not in project.toy("generate", "--list-outputs", "--color=always").out


@pytest.mark.parametrize("color", ["--color=always", "--color=never"])
def test_text_of_others_controls_no_terminal(project: Project, color: str) -> None:
    """Not the text of a specification, of a manifest or of names of files."""

    def safe(*arguments: str) -> str:
        done = project.run(*arguments, color)
        text = COLOR.sub("", done.out + done.err)
        assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202e]", text), text
        return text

    escaped = json.dumps(HOSTILE)
    (project.root / "agent.yaml").write_text(
        SPEC + tool("a", f"{{type: {escaped}}}") + f"    - {{id: b, {escaped}: 1}}\n"
    )
    assert "\\u{1b}" in safe("validate", "agent.yaml")
    project.spec("a")
    assert project.toy("generate").code == 0
    manifest = project.root / "out" / ".adlgen.json"
    known = json.loads(manifest.read_text())
    known["files"][f"{HOSTILE}.txt"] = next(iter(known["files"].values()))
    manifest.write_text(json.dumps(known))
    (project.root / "out" / f"{HOSTILE}.txt").write_text("")
    for verb in ("check", "diff", "scaffold"):
        safe(verb, *PACK, "-o", "out")
    safe("generate", *PACK, "-o", "out", "--dry-run", "-v")
    safe("generate", *PACK, "-o", f"out{HOSTILE}", "-v")
    tools = project.root / ".dojops" / "tools" / HOSTILE.replace("/", "")
    tools.mkdir(parents=True)
    (tools / "tool.yaml").write_text("name: x\n")
    (project.root / ".dojops" / "tools" / f"{HOSTILE}.dops").write_text("---\nname: x\n---\n")
    safe("discover")


def test_a_traceback_controls_no_terminal(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise RuntimeError(HOSTILE)

    monkeypatch.setattr("adlgen.api.validate", broken)
    for arguments in (["--debug", "validate"], ["validate"]):
        done = project.run(*arguments)
        assert done.code == 70
        assert "\x1b" not in done.err
        assert "\\u{1b}" in done.err


def test_quiet(project: Project) -> None:
    (project.root / "tools.json").write_text(TOOLS)
    loud = project.run("generate", "tools.json", *PACK, "-o", "out")
    assert "warning[" in loud.err
    assert "toy: " in loud.err
    for arguments in (["-q"], ["--quiet", "--no-cache"]):
        done = project.run("generate", "tools.json", *PACK, "-o", "out", *arguments)
        assert (done.code, done.err) == (0, "")
    done = project.run("validate", "tools.json", "--deny-warnings", "-q")
    assert done.code == 1
    assert "error[" in done.err
    machine = project.run("validate", "tools.json", "-q", "--error-format", "json")
    assert json.loads(machine.err)["warnings"]


def test_verbose(project: Project) -> None:
    project.spec("a")
    size = (project.root / "agent.yaml").stat().st_size
    done = project.toy("generate", "-v")
    lines = done.err.splitlines()
    assert f"read 'agent.yaml' ({size} bytes, format 'adl')" in lines
    assert "created 'out/gen/a.txt'" in lines
    assert any(line.startswith("chose target 'toy' in 'out'") for line in lines)
    again = project.toy("generate", "-v").err.splitlines()
    assert lines[0] in again
    assert "created 'out/gen/a.txt'" not in again
    assert f"read 'agent.yaml' ({size} bytes, format 'adl')" in project.toy("check", "-v").err
    assert str(project.root) not in project.run("validate", "-v").err


def test_options_of_every_command_may_precede_it(project: Project) -> None:
    project.spec("a")
    for before in (["-q"], ["--color", "always"], ["--color=always", "-q"], ["--debug", "-v"]):
        after = [word for word in before if word != "--debug"]
        first = project.run(*before, "check", *PACK, "-o", "out")
        assert first == project.run("check", *after, *PACK, "-o", "out")
    assert "expected" in project.run("explain").err
    assert project.run("--color", "blue", "check").code == 2
    assert project.run("--color").code == 2
    assert project.run("-q").code == 2


@pytest.mark.parametrize("name", COMMANDS)
def test_help_of_a_command(project: Project, name: str) -> None:
    assert project.run("help", name) == project.run(name, "--help")
    assert "\\b" not in project.run("help", name).out


def test_help(project: Project) -> None:
    assert project.run("help") == project.run("--help")
    assert project.run("help", "packs", "show") == project.run("packs", "show", "--help")
    assert project.run("help", "nope").code == 2
    assert project.run("-V").out == f"adlgen {adlgen.__version__}\n"
    assert project.run("--debug", "-V").out == f"adlgen {adlgen.__version__}\n"


def test_a_replay_has_the_colors_of_its_own_run(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And what is printed depends on the options of that run."""
    monkeypatch.setattr(store, "SETTLED_AFTER", 0)
    monkeypatch.delenv("NO_COLOR", raising=False)
    project.spec("a")
    runs = [({}, []), ({"FORCE_COLOR": "1"}, []), ({}, ["--color=always"]), ({}, ["-q"])]
    texts = []
    for _ in range(3):
        for given, more in runs:
            with monkeypatch.context() as patch:
                for key, value in given.items():
                    patch.setenv(key, value)
                time.sleep(0.01)
                texts.append(project.toy("generate", *more).err)
    known = [replay.place_of(["generate", *PACK, "-o", "out", *more]) for _, more in runs]
    assert all(place is not None and Path(place).exists() for place in known)
    for plain, forced, always, quiet in (texts[4:8], texts[8:]):
        assert plain.startswith("toy: ")
        assert forced == always
        assert COLOR.sub("", forced) == plain != forced
        assert quiet == ""


def test_a_verbose_run_is_not_replayed(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "SETTLED_AFTER", 0)
    project.spec("a")
    project.toy("generate")
    for _ in range(3):
        time.sleep(0.01)
        assert "read 'agent.yaml'" in project.toy("generate", "-v").err
    assert replay.replay(["generate", *PACK, "-o", "out", "-v"]) is None


def test_settings_do_not_outlive_a_run(project: Project) -> None:
    project.spec("a")
    project.toy("check", "-q", "--color=always")
    assert run.attempt(["help"]) == 0
    assert "\x1b" not in project.toy("check").out
