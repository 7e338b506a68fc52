"""``adlgen call``: arguments are checked, and tools with a handler run."""

from __future__ import annotations

import io
import json
import re
import shlex
import shutil
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from adlgen.cli import main
from adlgen.running.placeholders import UnavailableService

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples/orders-agent"
SPEC = str(EXAMPLE / "agent.yaml")
COMMAND = """\
name: shout
description: Shouts.
bash: echo "$(echo {TEXT} | tr a-z A-Z)"
parameters:
  TEXT: {type: string, description: What to shout., required: true}
"""


class Called(SimpleNamespace):
    code: int
    out: str
    err: str


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Caller:
    monkeypatch.delenv("DATABASE_URL", raising=False)
    return Caller(capsys)


class Caller:
    def __init__(self, capture: pytest.CaptureFixture[str]) -> None:
        self._capture = capture

    def __call__(self, *words: str) -> Called:
        code = main(["call", *words])
        out, err = self._capture.readouterr()
        return Called(code=code, out=out, err=err)


def test_a_sample_of_the_result_is_printed(call: Caller) -> None:
    done = call(SPEC, "ping", "--mock")
    assert (done.code, done.out, done.err) == (0, "text\n", "")


def test_refused_arguments_are_explained_as_for_a_model(call: Caller) -> None:
    done = call(SPEC, "search_catalog", '{"filter": {"all": []}, "limit": 0}', "--mock")
    assert (done.code, done.out) == (1, "")
    assert "- /limit: must be >= 1 (got 0)" in done.err
    assert call(SPEC, "ping", "{", "--mock").code == 1
    assert "Available tools: Read" in call(SPEC, "pong", "--mock").err


def test_a_tool_has_a_name_and_an_id(call: Caller, tmp_path: Path) -> None:
    text = Path(SPEC).read_text().replace("id: ping\n", "id: ping_it\n")
    spec = tmp_path / "agent.yaml"
    spec.write_text(text)
    assert call(str(spec), "ping_it", "--mock").code == call(str(spec), "ping", "--mock").code == 0


def test_missing_variables_matter_to_handlers_only(
    call: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = call(SPEC, "ping")
    assert (done.code, done.out) == (0, "")
    assert "the arguments are valid; 'ping' has not run" in done.err
    done = call(SPEC, "Read", '{"file_path": "/etc/passwd"}')
    assert done.code == 3
    assert "the arguments are valid; 'Read' cannot run: missing environment variables" in done.err
    done = call(SPEC, "Read", "{}")
    assert done.code == 1
    assert "/file_path: required property is missing" in done.err
    assert call(SPEC, "pong").code == 1
    monkeypatch.setenv("DATABASE_URL", "x")
    done = call(SPEC, "ping")
    assert (done.code, done.out) == (0, "")
    assert "the arguments are valid; 'ping' has not run" in done.err


def test_built_in_tools_run_within_their_roots(
    call: Caller, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", "x")
    done = call(SPEC, "Read", '{"file_path": "/etc/passwd"}')
    assert done.code == 1
    assert "outside the allowed roots" in done.err


def test_commands_run(call: Caller, tmp_path: Path) -> None:
    spec = tmp_path / "shout.yaml"
    spec.write_text(COMMAND)
    done = call(str(spec), "shout", '{"TEXT": "hello"}')
    assert (done.code, "HELLO" in done.out) == (0, True), done.err


def test_arguments_may_come_from_standard_input(
    call: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO('{"filter": {"all": []}, "cursor": null}'))
    assert call(SPEC, "search_catalog", "-", "--mock").code == 0


def test_the_handlers_of_a_project_run(
    call: Caller, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = tmp_path / "project"
    shutil.copytree(EXAMPLE / "python", project, ignore=shutil.ignore_patterns("__pycache__"))
    assert main(["generate", SPEC, "-t", "python", "-o", str(project), "--isolated", "-q"]) == 0
    monkeypatch.setenv("DATABASE_URL", "memory:")
    done = call(SPEC, "ping", "--project", str(project))
    assert (done.code, done.out) == (0, "pong\n"), done.err
    before = dict(sys.modules)
    order = json.dumps({"customer": {"id": "c1"}})
    assert call(SPEC, "create_order", order, "--project", str(project)).code == 1
    assert [name for name in sys.modules if name not in before] == []


def test_services_of_a_project_may_be_empty_and_may_fail(
    call: Caller, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = str(tmp_path / "project")
    options = ["-t", "python", "-o", project, "--scaffold", "--isolated", "-q"]
    assert main(["generate", SPEC, *options]) == 0
    monkeypatch.setenv("DATABASE_URL", "memory:")
    done = call(SPEC, "ping", "--project", project)
    assert done.code == 0
    assert "the handler of 'ping' is not implemented yet" in done.err
    service = tmp_path / "project/src/orders_agent/services/order_repo.py"
    text = service.read_text("utf-8")
    built = "yield OrderRepositoryImplementation()"
    assert text.count(built) == 1
    service.write_text(text.replace(built, f'raise ConnectionError("no database")\n    {built}'))
    done = call(SPEC, "ping", "--project", project)
    assert done.code == 3
    assert "no database" in done.err


@pytest.mark.parametrize("has_variables", [True, False])
def test_arguments_are_checked_where_a_project_cannot_run(
    call: Caller, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, has_variables: bool
) -> None:
    """Code that cannot be imported, and variables that are missing, do not change what is refused."""
    project = tmp_path / "project"
    options = ["-t", "python", "-o", str(project), "--scaffold", "--isolated", "-q"]
    assert main(["generate", SPEC, *options]) == 0
    why = "missing environment variables: DATABASE_URL"
    if has_variables:
        monkeypatch.setenv("DATABASE_URL", "memory:")
        (path,) = project.rglob("tools/ping.py")
        path.write_text("import nothing_like_it\n")
        why = "cannot be imported: ModuleNotFoundError: No module named 'nothing_like_it'"
    search = ("search_catalog", '{"filter": {"all": []}, "limit": 0}')
    done = call(SPEC, *search, "--project", str(project))
    assert (done.code, done.out) == (1, "")
    assert "- /limit: must be >= 1 (got 0)" in done.err
    done = call(SPEC, "ping", "--project", str(project))
    assert (done.code, done.out) == (3, "")
    assert "the arguments are valid; 'ping' cannot run: " in done.err
    assert why in done.err


PAGE = (ROOT / "docs/trying.md").read_text("utf-8")
BLOCKS = re.findall(r"^\$ (adlgen .*)\n((?:(?!\$|```).*\n)*)", PAGE, re.MULTILINE)


@pytest.mark.parametrize(("command", "shown"), BLOCKS)
def test_the_commands_of_the_page_work(
    command: str,
    shown: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "agent.yaml").write_text(Path(SPEC).read_text())
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DATABASE_URL", raising=False)
    code = main(shlex.split(command)[1:])
    out, err = capsys.readouterr()
    assert code == int(shown.startswith("Invalid"))
    assert shown in out + err


def test_a_folder_without_a_package_is_a_usage_error(call: Caller, tmp_path: Path) -> None:
    done = call(SPEC, "ping", "--project", str(tmp_path))
    assert done.code == 2
    assert "is not the output of one Python target" in done.err


@pytest.mark.parametrize("words", [["--server"], ["{}", "--server"], ["{}", "--", "true"]])
def test_a_server_needs_arguments_and_a_command(call: Caller, words: list[str]) -> None:
    assert call(SPEC, "ping", *words).code == 2


def test_an_invalid_spec_is_reported(call: Caller, tmp_path: Path) -> None:
    spec = tmp_path / "agent.yaml"
    spec.write_text("kind: Agent\n")
    done = call(str(spec), "ping")
    assert done.code == 1
    assert "error[" in done.err


def test_services_that_do_not_exist_pass_calls_on_and_do_nothing_else() -> None:
    service = UnavailableService("orders")
    assert service(1, 2, lambda context, value: (context, value)) == (1, 2)
    with pytest.raises(NotImplementedError, match=r"orders\.customers\.get"):
        service.customers.get("c1")


@pytest.mark.parametrize("name", ["weather.get", "weather_get"])
def test_a_tool_has_the_name_that_servers_list(name: str, call: Caller, tmp_path: Path) -> None:
    spec = tmp_path / "tools.json"
    spec.write_text(json.dumps({"tools": [{"name": "weather.get", "inputSchema": {}}]}))
    done = call(str(spec), name, "{}", "--mock")
    assert (done.code, done.out) == (0, "A sample result of weather_get.\n")
