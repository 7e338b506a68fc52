"""Colours in real terminals, and text of others on them."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path

import pytest

from adlgen.cache import store
from adlgen.cli import _request
from tests.shells.terminal import shown
from tests.unit.cli.conftest import PACK, SPEC, Project, tool

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


def test_a_verbose_run_is_not_replayed(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "SETTLED_AFTER", 0)
    project.spec("a")
    project.toy("generate")
    for flags in (["-v"], ["-v"], ["-vv"], ["-vv"]):
        time.sleep(0.01)
        assert "read 'agent.yaml'" in project.toy("generate", *flags).err
        request = _request(["generate", *PACK, "-o", "out", *flags])
        assert request is None or not Path(request.place).exists()
