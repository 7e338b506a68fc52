"""``adlgen scaffold --move``: user-owned files follow a tool that has another id."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from adlgen.output.uses import plain

if TYPE_CHECKING:
    from tests.unit.cli.conftest import Project

GO = ("-t", "go", "-o", "out", "--opt", "module=example.com/sample")
OTHERS = {
    "typescript": ("typescript",),
    "rust": ("rust",),
    "python-pydantic": ("python",),
    "python-dataclass": ("python", "--opt", "models=dataclass"),
}
"""The other targets, with their options."""
OLD, NEW = Path("out/internal/tools/create_order.go"), Path("out/internal/tools/place_order.go")


def renamed(project: Project, code: str = "// my own code of CreateOrder\n") -> None:
    """Scaffold a tool, write code, and rename the tool in the specification."""
    project.spec("create_order", "ping")
    assert project.run("generate", "agent.yaml", *GO, "--scaffold").code == 0
    OLD.write_text(OLD.read_text() + code)
    project.spec("place_order", "ping")


def test_a_rename_is_suggested_and_moves_code_with_its_names(project: Project) -> None:
    renamed(project)
    done = project.run("generate", "agent.yaml", *GO)
    command = "adlgen scaffold agent.yaml -t go -o out --opt module=example.com/sample"
    assert f"run `{command} --move create_order place_order`" in done.err
    done = project.run("scaffold", "agent.yaml", *GO, "--move", "create_order", "place_order")
    assert (done.code, done.err) == (0, "go: 3 written, 2 removed in 'out'\n")
    text = NEW.read_text()
    assert text.endswith("// my own code of PlaceOrder\n")
    assert "toolspec.PlaceOrderInput" in text
    assert "CreateOrder" not in text
    assert not OLD.exists()
    assert not OLD.with_name("create_order_test.go").exists()
    assert project.run("check", "agent.yaml", *GO).err == ""
    assert project.run("scaffold", "agent.yaml", *GO).code == 0
    assert NEW.read_text() == text


@pytest.mark.parametrize("target", OTHERS)
def test_every_language_follows_a_rename(project: Project, target: str) -> None:
    arguments = ("agent.yaml", "-t", *OTHERS[target], "-o", "out")
    project.spec("create_order", "ping")
    assert project.run("generate", *arguments, "--scaffold").code == 0
    old = {path for path in Path("out").rglob("*create?order*") if edited(path)}
    project.spec("place_order", "ping")
    done = project.run("generate", *arguments)
    assert re.search("run `adlgen scaffold .+ --move create[-_]order place_order`", done.err)
    done = project.run("scaffold", *arguments, "--move", "create_order", "place_order")
    assert (done.code, "removed" in done.err) == (0, True), done.err
    assert not any(path.exists() for path in old)
    new = [path for path in Path("out").rglob("*place?order*") if "my own code" in path.read_text()]
    assert len(new) == len(old) > 0
    texts = "".join(path.read_text() for path in new)
    assert "PlaceOrder" in texts
    assert not re.search("(?i)create[-_]?order", texts)
    assert project.run("check", *arguments).err == ""


RENAMES = [
    ("reindex", "rebuild_index"),
    ("page_oncall", "page"),
    ("page", "page_oncall"),
    ("get", "get_x"),
    ("alpha", "beta"),
    ("match", "match_all"),
    ("list_all", "list"),
]
"""Names of one word, one name in the other, and reserved words."""


@pytest.mark.parametrize(("old", "new"), RENAMES)
@pytest.mark.parametrize("target", ["go", "typescript", "rust", "python-pydantic"])
def test_moved_files_are_those_of_the_new_name(
    project: Project, target: str, old: str, new: str
) -> None:
    options = ("go", *GO[4:]) if target == "go" else OTHERS[target]
    arguments = ("agent.yaml", "-t", *options, "-o")
    project.spec(new, "ping")
    assert project.run("generate", *arguments, "fresh", "--scaffold").code == 0
    project.spec(old, "ping")
    assert project.run("generate", *arguments, "out", "--scaffold").code == 0
    known = project.texts()
    mine = {}
    for path, text in known.items():
        if "DO NOT EDIT" not in text and plain(old) in plain(path):
            mine[path] = mark = "# mine" if path.endswith(".py") else "// mine"
            if old.isalnum():  # another form of a word is a word
                mark += f': {old}s and {old}, "{old}"'
            Path("out", path).write_text(f"{text}{mark}\n")
    project.spec(new, "ping")
    project.run("generate", *arguments, "out")
    done = project.run("scaffold", *arguments, "out", "--move", old, new)
    assert done.code == 0, done.err
    moved = {path: text for path, text in project.texts().items() if " mine" in text}
    assert len(moved) == len(mine) > 0
    assert not moved.keys() & mine.keys()
    for path, text in moved.items():
        code, last = text[: text.rindex("\n", 0, -1)], text.splitlines()[-1]
        assert sorted(words(code)) == sorted(words(project.texts("fresh")[path])), path
        assert new not in last.replace(old, "")
    assert project.run("check", *arguments, "out").err == ""


def words(text: str) -> list[str]:
    """Return the words and signs other than those that a formatter adds at the end of a line."""
    return re.findall(r"\w+|[^\w\s,]", text)


def edited(path: Path) -> bool:
    """Write code into a user-owned file; report whether it is one."""
    text = path.read_text()
    if "DO NOT EDIT" in text:
        return False
    mark = "#" if path.suffix == ".py" else "//"
    path.write_text(f"{text}{mark} my own code\n")
    return True


def test_the_old_name_may_have_any_form(project: Project) -> None:
    renamed(project)
    assert (
        project.run("scaffold", "agent.yaml", *GO, "--move", "createOrder", "place_order").code == 0
    )
    assert NEW.exists()


def test_nothing_is_written_with_dry_run(project: Project) -> None:
    renamed(project)
    before = project.texts()
    arguments = ("--move", "create_order", "place_order", "--dry-run")
    done = project.run("scaffold", "agent.yaml", *GO, *arguments)
    assert f"D {OLD}\n" in done.out
    assert f"A {NEW}\n" in done.out
    assert project.texts() == before


def test_a_stub_without_code_is_replaced(project: Project) -> None:
    renamed(project)
    assert project.run("scaffold", "agent.yaml", *GO).code == 0
    assert NEW.exists()
    assert (
        project.run("scaffold", "agent.yaml", *GO, "--move", "create_order", "place_order").code
        == 0
    )
    assert "my own code of PlaceOrder" in NEW.read_text()


def test_code_at_the_new_place_is_never_replaced(project: Project) -> None:
    renamed(project)
    assert project.run("scaffold", "agent.yaml", *GO).code == 0
    NEW.write_text("package tools // mine\n")
    before = project.texts()
    done = project.run("scaffold", "agent.yaml", *GO, "--move", "create_order", "place_order")
    assert done.code == 3
    assert "it was edited; move the code by hand" in done.err
    assert project.texts() == before


def test_text_that_is_not_utf8_is_not_moved(project: Project) -> None:
    renamed(project)
    OLD.write_bytes(b"package tools // \xff\n")
    done = project.run("scaffold", "agent.yaml", *GO, "--move", "create_order", "place_order")
    assert done.code == 3
    assert "internal/tools/create_order.go is not UTF-8" in done.err
    assert not NEW.exists()


def test_an_unknown_new_id(project: Project) -> None:
    renamed(project)
    done = project.run("scaffold", "agent.yaml", *GO, "--move", "create_order", "plac_order")
    assert done.code == 3
    assert "error[ADL0717]: no tool with the id 'plac_order' has user-owned files" in done.err
    assert "did you mean 'place_order'?" in done.err


def test_an_old_id_without_files(project: Project) -> None:
    renamed(project)
    done = project.run("scaffold", "agent.yaml", *GO, "--move", "make_order", "place_order")
    assert done.code == 3
    assert "error[ADL0717]: no user-owned file of 'make_order' is orphaned" in done.err
    assert "orphaned: 'internal/tools/create_order.go'" in done.err
