"""Paths of the emitted lifecycle: invalid, protected and linked ones, in every edition of the format.

``pytest adlgen_plugins/dojops/tests/generation/test_hostile_paths.py -k python-dataclass`` runs one target.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from adlgen_plugins.dojops.feature.paths import CODE_NAMES, PROTECTED_NAMES, path_problem
from adlgen_plugins.dojops.tests.generation.benches import TEXT, Bench, given, report
from adlgen_plugins.dojops.tests.generation.test_lifecycle import INPUT, NOTE

PATHS = ("{folder}/{name}.txt", ".github/workflows/{name}.yml", ".{name}/settings.txt")
"""The path templates of the hostile tool."""


def reports(message: str) -> list[str]:
    """Return the parts of a message about a path, with its JSON strings decoded."""
    parts, decoder = [], json.JSONDecoder(strict=False)
    while '"' in message:
        before, _, _ = message.partition('"')
        text, end = decoder.raw_decode(message, len(before))
        parts += [before, str(text)]
        message = message[end:]
    return [*parts, message]


def problem(template: str, path: str, *, pattern: bool = False) -> str:
    found = path_problem(template, path, pattern=pattern)
    assert found is not None, path
    return found


# --- paths --------------------------------------------------------------------------------------

INVALID = (
    *("a\0b", "a\x01", "a\nb", "a\tb", "\x1b[2J", "a\x7f", "a\x85b", "a\u00adb", "a\u200bb"),
    *("a\u202eb", "\ufeffa", "a\u2066", "a\U000e0041", "C:x", "C:", "a:stream", "a*", "*", "a?"),
    *('a"b', "a<b", "a>b", "a|b", "a.", "a ", "...", "a. .", "con", "CON", "PRN", "aux", "Nul"),
    *("nul.txt", "COM1", "com9.tar.gz", "LPT1", "lpt9.x", "CONIN$", "conout$.txt", "CON."),
    *(
        "x/CON/y",
        "x\\NUL\\y",
        "x/a./y",
        "x /y",
        "a" * 256,
        "\u00e9" * 128,
        "x/" + "\U0001f600" * 64,
    ),
    *("a" * 300, "dir/" * 30 + "a:b", "\u00e9" * 100 + ":b", '"' * 120),
)
VALID = (
    *("a.b", ".hidden", "a b", " a", "-a", "CONSOLE", "COM0", "COM10", "con-x", "xCON", "nul1"),
    *("aux_", "a" * 255, "\u00e9" * 127, "\u65e5\u672c", "\U0001f6a2", "a;b", "a&b", "$(x)", "a'b"),
    *(
        "./a",
        "a//b",
        "a/./b",
        "git",
        "gitx",
        ".gitx",
        ".gitignore",
        "git~",
        "git~x",
        "xgit~1",
        ".gi",
    ),
    *(".env", ".githubx", "github", "x.github", ".dojopsx", "/".join(["a" * 100] * 5)),
)
PROTECTED = (
    *(".git", ".GIT", ".Git", ".hg", ".svn", ".jj", ".dojops", ".DojOps", "git~1", "GIT~12"),
    *("x/.git/hooks", "x\\.git\\hooks", "./.git", "a//.hg", ".git/config"),
)


def test_names_that_are_invalid_on_some_system_are_refused(hostile: Bench) -> None:
    for folder in INVALID:
        expected = problem(PATHS[0], f"{folder}/a.txt")
        assert reports(hostile.fails("plan", given(folder))) == reports(expected)
        assert hostile.files() == set(), folder


def test_names_are_refused_in_every_edition(compose: Bench) -> None:
    for name in INVALID:
        path = f"deploy/{name}/service.yaml"
        expected = problem("deploy/{service}/service.yaml", path)
        assert reports(compose.fails("plan", {**INPUT, "service": name})) == reports(expected)


def test_names_are_refused_in_free_text_tools(notes: Bench) -> None:
    for name in INVALID:
        expected = problem("{outputPath}/notes.md", f"{name}/notes.md")
        assert reports(notes.fails("plan", {**NOTE, "outputPath": name})) == reports(expected)


def test_names_are_refused_in_document_tools(documents: Bench) -> None:
    for name in (*INVALID, "C:/x"):
        expected = problem("{folder}/jobs.yaml", f"{name}/jobs.yaml")
        assert reports(documents.fails("plan", {"folder": name})) == reports(expected)


def test_a_lone_surrogate_in_a_path_is_an_error(hostile: Bench) -> None:
    found = hostile.try_to("plan", given("a\ud800b"), None)
    # The JSON of some languages cannot hold it: the request is refused, or it is replaced.
    assert "error" in found or "\ufffd" in json.dumps(found, ensure_ascii=False)
    found = hostile.try_to("execute", given("a\udfffb"), TEXT)
    assert "error" in found or hostile.files()
    assert hostile.do("plan", given())


def test_other_names_are_allowed(hostile: Bench) -> None:
    for folder in VALID:
        assert path_problem(PATHS[0], f"{folder}/a.txt") is None
        found = hostile.do("plan", given(folder))
        assert isinstance(found, list)
        assert found[0] == [f"{folder}/a.txt", "raw"]


def test_the_path_is_cut_in_the_message(hostile: Bench) -> None:
    folder = "a" * 99 + ":b"
    assert hostile.fails("plan", given(folder)) == (f'Invalid file path: "{folder[:100]}\u2026"')
    folder = "\u00e9" * 99 + "?b"
    assert hostile.fails("plan", given(folder)) == (f'Invalid file path: "{folder[:100]}\u2026"')
    assert hostile.fails("plan", given('a"\\:')) == 'Invalid file path: "a\\"\\\\:/a.txt"'


def test_rules_of_the_format_come_first(hostile: Bench, tmp_path: Path) -> None:
    assert hostile.fails("plan", given("../a:b")) == (
        "Path traversal detected in file path: ../a:b/a.txt"
    )
    assert hostile.fails("plan", given("{x}:")) == "Unresolved variable in file path: {x}"
    assert hostile.fails("execute", given(str(tmp_path / "tool")), TEXT) == (
        "Resolved path escapes base directory"
    )
    inside = str(hostile.project / "docs")
    hostile.install("yamllint", "exit 0")
    assert report(hostile.do("execute", given(inside), TEXT))["passed"] is True


def test_rules_of_the_manifest_come_first(compose: Bench) -> None:
    assert compose.fails("plan", {**INPUT, "service": "../:"}) == (
        'Path traversal detected in resolved file path "deploy/../:/service.yaml"'
    )


def test_repositories_and_policy_are_protected(hostile: Bench) -> None:
    for folder in PROTECTED:
        expected = problem(PATHS[0], f"{folder}/a.txt")
        assert "blocked" in expected
        assert hostile.fails("plan", given(folder)) == expected
        assert hostile.fails("execute", given(folder), TEXT) == expected
        assert hostile.files() == set(), folder


def test_a_message_about_a_protected_name_of_a_manifest(compose: Bench) -> None:
    assert compose.fails("plan", {**INPUT, "service": ".GIT"}) == (
        'Write to "deploy/.GIT/service.yaml" blocked: ".GIT" is protected'
    )


def test_a_message_about_a_protected_name_of_free_text(notes: Bench) -> None:
    assert notes.fails("plan", {**NOTE, "outputPath": "git~1"}) == (
        'Write to "git~1/notes.md" blocked: "git~1" is protected'
    )


def test_a_message_about_a_protected_name_of_documents(documents: Bench) -> None:
    assert documents.fails("plan", {"folder": "a/.husky"}) == (
        'Write to "a/.husky/jobs.yaml" blocked: ".husky" is protected'
    )


def test_all_names_of_the_lists_are_protected(hostile: Bench) -> None:
    for name in (*PROTECTED_NAMES, *CODE_NAMES):
        for written in (name, name.upper()):
            path = f"x/{written}/a.txt"
            expected = f'Write to "{path}" blocked: "{written}" is protected'
            assert hostile.fails("plan", given(f"x/{written}")) == expected


def test_part_of_a_name_is_not_literal(hostile: Bench) -> None:
    for name in ("vscode", "git", "SSH"):
        assert hostile.fails("plan", given(name=name)) == (
            f'Write to ".{name}/settings.txt" blocked: ".{name}" is protected'
        )


def test_literal_names_of_a_template_are_allowed(hostile: Bench) -> None:
    hostile.install("yamllint", "exit 0")
    done = report(hostile.do("execute", given(), TEXT))
    assert done["files"] == ["docs/a.txt", ".github/workflows/a.yml", ".a/settings.txt"]
    assert hostile.read(".github/workflows/a.yml") == "hello\n"


@pytest.mark.parametrize("name", [".git", ".GIT", ".dojops", "git~1", ".vscode", ".GitHub"])
def test_links_to_protected_folders_are_refused(hostile: Bench, name: str) -> None:
    (hostile.project / name).mkdir()
    (hostile.project / "docs").symlink_to(name)
    message = hostile.fails("execute", given(), TEXT)
    assert message.startswith('Write to "')
    assert message.endswith(f' blocked: "{name}" is protected')
    assert hostile.files() == set()


def test_a_link_of_a_literal_name_is_resolved(hostile: Bench) -> None:
    (hostile.project / ".vscode" / "workflows").mkdir(parents=True)
    (hostile.project / ".github").symlink_to(".vscode")
    message = hostile.fails("execute", given(), TEXT)
    assert message.endswith(' blocked: ".vscode" is protected')
    assert not list((hostile.project / ".vscode" / "workflows").iterdir())


def test_links_to_other_folders_of_the_project_are_followed(hostile: Bench) -> None:
    hostile.install("yamllint", "exit 0")
    (hostile.project / "real").mkdir()
    (hostile.project / "docs").symlink_to("real")
    hostile.do("execute", given(), TEXT)
    assert hostile.read("real/a.txt") == "hello\n"


@pytest.mark.parametrize("old", [".git", "x/.svn", ".ssh", "a:b", "NUL", "a?", "a "])
def test_existing_files_have_the_same_rules(hostile: Bench, old: str) -> None:
    folder = hostile.project / old
    folder.mkdir(parents=True)
    (folder / "secret.txt").write_text("secret")
    expected = problem("{old}/*.txt", f"{old}/*.txt", pattern=True)
    assert reports(hostile.fails("execute", given(old=old), TEXT)) == reports(expected)
    assert not (hostile.project / "docs").exists()


def test_existing_files_are_not_found_through_links_to_protected_folders(hostile: Bench) -> None:
    (hostile.project / ".git").mkdir()
    (hostile.project / ".git" / "secret.txt").write_text("secret")
    (hostile.project / "old").symlink_to(".git")
    assert hostile.fails("execute", given(), TEXT).endswith(' blocked: ".git" is protected')


def test_backups_have_the_same_rules(hostile: Bench) -> None:
    hostile.install("yamllint", "exit 0")
    name = "a" * 249
    (hostile.project / "docs").mkdir()
    (hostile.project / "docs" / f"{name}.txt").write_text("old")
    message = hostile.fails("execute", given(name=name), TEXT)
    assert message == f'Invalid file path: "{f"docs/{name}"[:100]}\u2026"'
    assert hostile.read(f"docs/{name}.txt") == "old"
