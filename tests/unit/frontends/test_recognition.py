"""Which front end reads a document."""

from __future__ import annotations

import subprocess
import sys

import pytest

from adlgen.diagnostics.model import Log, StopRun
from adlgen.document import read_document
from adlgen.document.node import Source
from adlgen.frontends.recognition import front_end, frontend_for
from adlgen.plugins import names
from tests.unit.frontends.manifests import HEAD, read


@pytest.mark.parametrize("name", names("dialects"))
def test_every_front_end_is_complete(name: str) -> None:
    front = front_end(name)
    assert name == front.NAME
    assert front.TITLE
    assert isinstance(front.VERSIONS, tuple)
    assert isinstance(front.KEYS, tuple)


@pytest.mark.parametrize(
    ("text", "message", "hint"),
    [
        ("[]", "which is a list", "ADL manifest"),
        ("a", "which is a string", "ADL manifest"),
        ("{apiVersion: apps/v1, kind: Pod}", "unknown apiVersion 'apps/v1'", "ADL manifest"),
        ("{apiVersion: adl.inference-gatway.com/v1}", "unknown apiVersion", "gateway.com/v1'?"),
        ("{kind: agent}", "unknown kind 'agent'", "ADL manifest"),
        ("{a: 1}", "not recognised", "ADL manifest"),
    ],
)
def test_unknown(text: str, message: str, hint: str) -> None:
    log = Log()
    document = read_document(Source("a.yaml", text), log)
    with pytest.raises(StopRun):
        frontend_for(document, log)
    (found,) = log.diagnostics
    assert message in found.message
    assert hint in (found.hint or "")


def test_a_choice_of_the_user_counts() -> None:
    assert read("{a: 1}", "adl")[1][0] == "ADL0103!"
    assert read(HEAD, "adll")[1] == ["ADL0101!"]


MCP = '{"tools": [{"name": "a", "inputSchema": {"type": "object"}}]}'


@pytest.mark.parametrize("name", [name for name in names("dialects") if name != "mcp"])
def test_a_choice_against_the_source_is_pointed_out(name: str) -> None:
    log = Log()
    assert name == frontend_for(read_document(Source("a.json", MCP), log), log, name).NAME
    (found,) = log.diagnostics
    assert found.code.id == "ADL0129"
    title = front_end(name).TITLE
    assert found.message == f"the source is a list of MCP tools, but is read as {title}"
    assert found.hint == "remove --from, or use --from mcp"


def test_a_choice_that_nothing_speaks_against_is_silent() -> None:
    for text, name in ((MCP, "mcp"), ('{"a": 1}', "openai"), ("[]", "gemini")):
        log = Log()
        frontend_for(read_document(Source("a.json", text), log), log, name)
        assert log.diagnostics == []


def test_a_list_of_tools_beside_a_manifest_is_pointed_out() -> None:
    assert read(HEAD + "tools: []\n")[1] == ["ADL0122"]
    assert read(HEAD + "tools: []\n", "adl")[1] == []


def test_the_name_of_a_file_helps_to_name_the_closest(monkeypatch: pytest.MonkeyPatch) -> None:
    def hint(path: str) -> str:
        log = Log()
        document = read_document(Source(path, '{"tools": [{"name": "a"}]}'), log)
        with pytest.raises(StopRun):
            frontend_for(document, log)
        return log.diagnostics[0].hint or ""

    monkeypatch.setattr(front_end("anthropic"), "FILES", ("claude.json",), raising=False)
    assert "MCP" in hint("a/some.json")
    assert "Anthropic" in hint("a/claude.json")


def loaded_by(path: str, text: str) -> list[str]:
    """Return the modules of dialects, codes and features that reading a document imports."""
    program = (
        "import sys; from adlgen.frontends.readers import read_spec;"
        "from adlgen.diagnostics.model import Log; from adlgen.document import read_document;"
        "from adlgen.document.node import Source; log = Log();"
        f"read_spec(read_document(Source({path!r}, {text!r}), log), log); print(*sorted(sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    packages = (*(f"{package}." for package in names("dialects").values()), "adlgen.features.")
    return [name for name in done.stdout.split() if f"{name}.".startswith(packages)]


def test_a_manifest_does_not_wait_for_other_formats() -> None:
    used = ("adlgen.frontends.adl", "adlgen.features.builtins", "adlgen.features.wiring")
    loaded = set(loaded_by("a.yaml", HEAD)) - {"adlgen.features"}
    assert all(name.startswith(used) for name in loaded)


def test_recognition_imports_no_reader_of_another_dialect() -> None:
    light = {*names("dialects").values(), "adlgen.frontends.mcp.reader"}
    assert set(loaded_by("tools.json", MCP)) == light


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("spec:\n  tools:\n  - {id: a, name: a, description: b}\n", "an ADL manifest"),
        ("spec:\n  card: {}\ntools:\n- {id: a, name: a, description: b}\n", "an ADL manifest"),
        ("[{name: a, description: b, params: {}}]", "a list of MCP tools"),
    ],
)
def test_the_closest_format_of_a_fragment(text: str, title: str) -> None:
    log = Log()
    with pytest.raises(StopRun):
        frontend_for(read_document(Source("a.yaml", text), log), log)
    assert (log.diagnostics[0].hint or "").startswith(f"the closest format is {title}")
