"""What ``adlgen init`` writes, refuses, and leaves after an error."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import yaml

from adlgen.cli import main
from adlgen.packs import bundled_packs, read_language
from adlgen.packs.markdown import inline
from adlgen.repository.bazel import RULES
from adlgen.repository.parts import all_parts, parts_of

LANGUAGES = bundled_packs()
PARTS = {
    "bazel": {
        *("MODULE.bazel", "BUILD.bazel", ".bazelrc", ".bazelignore"),
        *(
            f"{RULES}/{file}"
            for file in ("MODULE.bazel", "BUILD.bazel", "defs.bzl", "extensions.bzl")
        ),
        *(
            f"{RULES}/private/{path.name}"
            for path in (Path(__file__).parents[2] / "bazel/private").iterdir()
        ),
    },
    "ci": {".github/workflows/ci.yml"},
    "docker": {"Dockerfile", ".dockerignore", "compose.yaml", "nginx.conf"},
    "mcpb": {
        *("mcpb/bundle/manifest.json", "mcpb/pack.sh", "mcpb/publish.mjs", "mcpb/.gitignore"),
        "server.json",
    },
    "pre-commit": {".pre-commit-config.yaml"},
}
EVERYWHERE = {
    *(".adlgen-init.json", ".adlgen.json", ".editorconfig", ".gitattributes", ".gitignore"),
    *(".adlgen/agent.schema.json", ".adlgen/config.schema.json"),
    *("README.md", "adlgen.yaml", "agent.yaml"),
}
TOOLS = {
    "tools": [
        {
            "name": "add_note",
            "description": '*/ """ ${x} `y` # <b> | 1. \u202e',
            "inputSchema": {"type": "object", "properties": {"text": {"type": "string"}}},
        }
    ]
}
SERVER = f"""\
import json, sys
for line in sys.stdin:
    request = json.loads(line)
    if "id" in request:
        info = {{"protocolVersion": "2025-06-18", "capabilities": {{"tools": {{}}}},
                "serverInfo": {{"name": "notes", "version": "1"}}}}
        result = info if request["method"] == "initialize" else {json.dumps(TOOLS)}
        print(json.dumps({{"jsonrpc": "2.0", "id": request["id"], "result": result}}), flush=True)
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def created(path: Path) -> dict[str, bytes]:
    """Return the files of a folder by their paths."""
    files = (p for p in path.rglob("*") if p.is_file() and ".git" not in p.parts)
    return {file.relative_to(path).as_posix(): file.read_bytes() for file in files}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_generated_code_is_up_to_date(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["init", "notes", "--lang", lang]) == 0
    files = created(Path("notes"))
    assert files.keys() > EVERYWHERE
    assert f"{len(files)} files in 'notes'; next steps: notes/README.md" in capsys.readouterr().err
    assert main(["check", "--config", "notes/adlgen.yaml"]) == 0
    assert main(["--config", "notes/adlgen.yaml"]) == 0
    assert created(Path("notes")) == files


def tools_of(lang: str) -> dict[str, bytes]:
    """Return the files of a new repository for its tools, which are user-owned."""
    record = json.loads(Path("notes/.adlgen-init.json").read_text())
    files = created(Path("notes"))
    known = json.loads(files[".adlgen.json"])["files"]
    own = {path for path, entry in known.items() if entry.startswith("adlgen ")}
    named = [path for path in files if "count" in path and "words" in path and path not in own]
    assert len(named) == (1 if lang == "rust" else 2), "the tool, and its test"
    assert not {*named} & record["files"].keys()
    return {path: files[path] for path in named}


@pytest.mark.parametrize("origin", [(), ("--from", "notes.yaml")], ids=["examples", "spec"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_files_of_replaced_examples_are_reported(
    lang: str, origin: tuple[str, ...], folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The first thing that users do is to replace the tools; what belonged to them no longer compiles."""
    if origin:
        main(["init", "first", "--lang", lang])
        shutil.copy("first/agent.yaml", "notes.yaml")
    assert main(["init", "notes", "--lang", lang, *origin]) == 0
    files = tools_of(lang)
    spec = folder / "notes/agent.yaml"
    spec.write_text(spec.read_text().replace("count_words", "count_word_tokens"))
    capsys.readouterr()
    for verb, hint in (("generate", "--move count"), ("check", "or delete it")):
        assert main([verb, "--config", "notes/adlgen.yaml"]) == 0
        shown = capsys.readouterr().err
        assert "warning[ADL0712]" in shown
        assert hint in shown
        assert all(path in shown for path in files)
    assert {path: (folder / "notes" / path).read_bytes() for path in files} == files


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_same_answers_give_the_same_bytes(lang: str, folder: Path) -> None:
    (folder / "other").mkdir()
    for place in ("notes", "other/notes"):
        assert main(["init", place, "--lang", lang, "--with", ",".join(all_parts())]) == 0
    files = created(folder / "notes")
    assert files == created(folder / "other/notes")
    for path, content in files.items():
        assert str(folder).encode() not in content, path
        assert b"\r" not in content, path
        assert content.endswith(b"\n") or not content, path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_parts_add_their_files(lang: str) -> None:
    assert main(["init", "plain", "--lang", lang]) == 0
    plain = created(Path("plain"))
    for part, added in PARTS.items():
        assert main(["init", part, "--lang", lang, "--name", "plain", "--with", part]) == 0
        files = created(Path(part))
        assert files.keys() == plain.keys() | added
        for path in added:
            if path.endswith((".yml", ".yaml")):
                assert yaml.safe_load(files[path])


def test_every_part_is_tested() -> None:
    for lang in LANGUAGES:
        assert {*parts_of(read_language(lang))} == PARTS.keys()


# --- what is refused -----------------------------------------------------------------------------


def test_a_folder_with_files_is_never_changed(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "README.md").write_text("mine")
    (folder / "file").write_text("mine")
    before = created(folder)
    for place in (".", "file"):
        assert main(["init", place, "--lang", LANGUAGES[0]]) == 3
        assert "ADL1601" in capsys.readouterr().err
    assert created(folder) == before


def test_a_new_repository_of_git_is_used(folder: Path) -> None:
    subprocess.run(["git", "init", "-q", "."], check=True)
    assert main(["init", ".", "--lang", LANGUAGES[0], "--name", "notes"]) == 0
    assert (folder / ".git").is_dir()
    assert created(folder).keys() > EVERYWHERE


@pytest.mark.parametrize(
    ("words", "code", "found"),
    [
        (["--with", "dockr"], 2, "error[ADL1602]: unknown part 'dockr'"),
        (["--opt", "nonsense=1"], 2, "has no option 'nonsense'"),
        (["--opt", "wiring=false"], 1, "a repository needs wiring=true"),
        (["--from", "missing.yaml"], 2, "missing.yaml"),
        (["--from", "broken.yaml"], 1, "broken.yaml"),
        (["--from", "mcp"], 2, "needs DIR, and the command of a server"),
        (["--from", "mcp", "--", "./no-such-server"], 3, "ADL1050"),
        (["--", "server"], 2, "a server needs --from mcp"),
    ],
)
def test_nothing_is_left_after_an_error(
    words: list[str], code: int, found: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "broken.yaml").write_text("kind: Agent\napiVersion: nonsense\n")
    assert main(["init", "notes", "--lang", LANGUAGES[0], *words]) == code
    assert found in capsys.readouterr().err
    assert [path.name for path in folder.iterdir()] == ["broken.yaml"]


@pytest.mark.parametrize("name", ["$(rm -rf)", "../up", "näme", "a b", "'; exit", "x\ny"])
def test_hostile_names_are_refused(name: str, folder: Path) -> None:
    assert main(["init", "notes", "--lang", LANGUAGES[0], "--name", name]) == 1
    (folder / "tools.json").write_text(json.dumps(TOOLS))
    words = ["--from", "tools.json", "--name", name]
    assert main(["init", "notes", "--lang", LANGUAGES[0], *words]) == 1
    assert [path.name for path in folder.iterdir()] == ["tools.json"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["class", "go", "std", "7", "no"])
def test_reserved_words_are_names(lang: str, name: str) -> None:
    assert main(["init", "notes", "--lang", lang, "--name", name]) == 0
    assert f"name: {name}".encode() in created(Path("notes"))["agent.yaml"].replace(b'"', b"")
    assert main(["check", "--config", "notes/adlgen.yaml"]) == 0


def test_the_name_is_by_default_that_of_the_folder() -> None:
    assert main(["init", "My Notes (2)", "--lang", LANGUAGES[0]]) == 0
    assert b"name: my-notes-2\n" in created(Path("My Notes (2)"))["agent.yaml"]


def test_formats_are_native_in_python(folder: Path) -> None:
    """A wrong UUID is refused before the handler, in words for the model; tools of others have any texts."""
    schema = '{"type": "object", "properties": {"id": {"type": "string", "format": "uuid"}}}'
    Path("tools.json").write_text(f'{{"tools": [{{"name": "a", "inputSchema": {schema}}}]}}')
    given = ["--from", "tools.json"]
    for name, more, formats in (
        ("notes", [], None),
        ("other", ["--opt", "formats=annotate"], "annotate"),
        ("imported", given, "annotate"),
        ("asserted", [*given, "--opt", "formats=native"], "native"),
    ):
        main(["init", name, "--lang", "python", *more])
        config = yaml.safe_load(Path(name, "adlgen.yaml").read_text())
        assert config["targets"][0]["options"].get("formats") == formats
    native = [path for path in created(folder) if path.endswith("/toolspec/_model_native.py")]
    assert native == ["asserted/src/tools/toolspec/_model_native.py"], "the example has no formats"


def test_without_a_terminal_the_language_is_required(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["init", "notes"]) == 2
    assert f"--lang is required: {', '.join(LANGUAGES)}" in capsys.readouterr().err


def test_a_terminal_is_asked_for_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    monkeypatch.setattr("click.prompt", lambda *_, **__: LANGUAGES[0])
    assert main(["init", "notes"]) == 0


def test_prettier_ignores_generated_files() -> None:
    assert main(["init", "notes", "--lang", "typescript"]) == 0
    ignored = Path("notes/.prettierignore").read_text("utf-8").splitlines()
    owners = json.loads(Path("notes/.adlgen.json").read_text("utf-8"))["files"]
    generated = [path for path, owner in owners.items() if owner.startswith("adlgen ")]
    assert len(generated) > len(ignored)
    for path in (*generated, ".adlgen.json", ".adlgen-init.json", ".adlgen/agent.schema.json"):
        assert any(fnmatch(path, f"{line.rstrip('/')}*") for line in ignored), path
    assert not any(fnmatch("src/tools/notes.ts", f"{line.rstrip('/')}*") for line in ignored)


def test_results_are_printed_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["init", "notes", "--lang", LANGUAGES[0], "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert found["exit_code"] == 0
    assert found["folder"] == "notes"
    paths = [file["path"] for file in found["files"]]
    assert paths == sorted(created(Path("notes")))
    assert {file["state"] for file in found["files"]} == {"created"}


# --- tools of a spec or of a server ---------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tools_come_from_a_spec_of_any_format(lang: str, folder: Path) -> None:
    (folder / "tools.json").write_text(json.dumps(TOOLS))
    assert main(["init", "notes", "--lang", lang, "--from", "tools.json"]) == 0
    spec = created(Path("notes"))["agent.yaml"].decode()
    assert spec.startswith("# yaml-language-server: $schema=.adlgen/agent.schema.json\n")
    assert "add_note" in spec
    assert "count_words" not in spec
    assert main(["check", "--config", "notes/adlgen.yaml"]) == 0


def test_tools_come_from_a_server(folder: Path) -> None:
    (folder / "server.py").write_text(SERVER)
    command = [sys.executable, str(folder / "server.py")]
    words = ["init", "notes", "--lang", LANGUAGES[0], "--from", "mcp", "--", *command]
    assert main(words) == 0
    assert b"add_note" in created(Path("notes"))["agent.yaml"]


def test_a_manifest_is_kept(folder: Path) -> None:
    assert main(["init", "first", "--lang", LANGUAGES[0]]) == 0
    shutil.copy("first/agent.yaml", "agent.yaml")
    words = ["--from", "agent.yaml", "--name", "renamed"]
    assert main(["init", "second", "--lang", LANGUAGES[0], *words]) == 0
    files = created(folder / "second")
    assert files["agent.yaml"] == (folder / "agent.yaml").read_bytes()
    assert b"name: renamed\n" in files["adlgen.yaml"]


HOSTILE = '`x` *b* <img> [a](b) | # {{ 7 }} ${HOME} """ */ \\ \u202e end'


@pytest.mark.parametrize("lang", LANGUAGES)
def test_text_of_a_spec_is_only_text(lang: str, folder: Path) -> None:
    assert main(["init", "first", "--lang", lang]) == 0
    text = Path("first/agent.yaml").read_text("utf-8")
    hostile = text.replace("Counts words and converts lengths.", json.dumps(HOSTILE))
    (folder / "agent.yaml").write_text(hostile, "utf-8")
    assert main(["init", "second", "--lang", lang, "--from", "agent.yaml"]) == 0
    page = created(folder / "second")["README.md"].decode()
    assert r"\`x\` \*b\* \<img\> \[a\](b) \| \# \{\{ 7 \}\} $\{HOME\}" in page
    assert "\u202e" not in page


@pytest.mark.parametrize(
    ("text", "encoded"),
    [
        ("- a", r"\- a"),
        ("1. a", r"1\. a"),
        ("2) a\nb", r"2\) a b"),
        ("= a", r"\= a"),
        ("a-b", "a-b"),
    ],
)
def test_a_line_of_markdown_is_a_paragraph(text: str, encoded: str) -> None:
    assert inline(text) == encoded


def test_parts_are_for_new_repositories(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["init", "new", "--from", str(folder), "--with", "ci"]) == 2
    assert "--with adds nothing to an agent that exists" in capsys.readouterr().err
