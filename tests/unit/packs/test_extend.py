"""Packs that extend others, and folders of single templates."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

import adlgen
from adlgen.diagnostics.model import Diagnostic, Log, StopRun
from adlgen.document.node import Source
from adlgen.packs import Pack, load_pack
from adlgen.packs.bundled import bundled_folder
from adlgen.pipeline import generate, load_agent
from adlgen.testing import read_pack
from tests.unit.render.tiny_pack import write_pack

SPEC = json.dumps(
    {
        "tools": [
            {
                "name": "do_it",
                "description": "Do it.",
                "inputSchema": {"type": "object", "properties": {"a": {"type": "string"}}},
            }
        ]
    }
)
ALIAS = "core/alias.py.j2"
TOOL = "core/tool.py.j2"


def emitted(pack: Pack, **options: str) -> dict[str, str]:
    log = Log()
    try:
        tree = generate(load_agent(Source("tools.json", SPEC), log), pack, options, log)
    except StopRun as stop:
        raise AssertionError(log.diagnostics) from stop
    assert not log.diagnostics
    return {file.path: file.text for file in tree}


def extending(folder: Path, extends: str, **files: str) -> Path:
    folder.mkdir(parents=True)
    (folder / "pack.toml").write_text(f'name = "{folder.name}"\nextends = "{extends}"\n')
    for name, text in files.items():
        path = folder / name.replace("__", ".")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


def problems(folder: Path) -> list[Diagnostic]:
    log = Log()
    with pytest.raises(StopRun):
        load_pack(folder.name, log, folder)
    return log.diagnostics


def test_a_pack_that_only_extends_emits_what_its_base_emits(tmp_path: Path) -> None:
    pack = load_pack("mine", Log(), extending(tmp_path / "mine", "python"))
    assert pack.language.name == "mine"
    assert pack.language.title == "Mine"
    assert emitted(pack) == emitted(load_pack("python", Log()))
    assert emitted(pack, models="dataclass", wiring="false")


def test_templates_views_and_facts_are_replaced_by_name(tmp_path: Path) -> None:
    base = write_pack(tmp_path / "tiny", "{{ view.name }}\n")
    views = """
from adlgen.naming.code import Code
from .base.views import VIEWS as BASE, View

def view(page):
    before = BASE["tool.j2"](page)
    return View(Code(f"renamed_{before.name}"), "", False)

def more(page):
    return View(Code("things"), "", False)

VIEWS = {"tool.j2": view, "more.j2": more}
"""
    folder = extending(
        tmp_path / "mine", "../tiny", views__py=views, more__j2="more {{ view.name }}\n"
    )
    facts = """
naming.file.case = "kebab"
options = [{ name = "loud", default = false, help = "quiet" }]
files = [
    { path = "fixed.txt", template = "more.j2" },
    { path = "new.txt", source = "fixed.txt" },
]
"""
    with (folder / "pack.toml").open("a") as file:
        file.write(facts)
    assert base.is_dir()
    pack = load_pack("mine", Log(), folder)
    assert emitted(pack) == {
        "out/do-it.txt": "renamed_do_it\n",
        "fixed.txt": "more things\n",
        "new.txt": "as it stands {{ untouched }}\n",
    }
    assert [(option.name, option.default) for option in pack.language.options] == [
        ("module", ""),
        ("loud", False),
    ]


def test_chains_work(tmp_path: Path) -> None:
    write_pack(tmp_path / "tiny", "{{ view.name }}\n")
    extending(tmp_path / "second", "../tiny", tool__j2="second {{ view.name }}\n")
    third = extending(tmp_path / "third", "../second", fixed__txt="third\n")
    assert emitted(load_pack("third", Log(), third)) == {
        "out/do_it.txt": "second do_it\n",
        "fixed.txt": "third\n",
    }


def test_a_circle_and_an_unknown_base_are_diagnostics(tmp_path: Path) -> None:
    first = extending(tmp_path / "first", "../second")
    extending(tmp_path / "second", "../first")
    (found,) = problems(first)
    assert found.code.id == "ADL0602"
    assert "extends itself: first → second → first" in found.message
    (found,) = problems(extending(tmp_path / "third", "phyton"))
    assert "extends 'phyton', and there is no such pack" in found.message


def test_a_feature_may_be_replaced_in_part(tmp_path: Path) -> None:
    template = (bundled_folder() / "python/features/wiring/app.py.j2").read_text()
    folder = extending(tmp_path / "mine", "python")
    (folder / "features" / "wiring").mkdir(parents=True)
    (folder / "features" / "wiring" / "app.py.j2").write_text(f"# Ours.\n{template}")
    changed, usual = emitted(load_pack("mine", Log(), folder)), emitted(load_pack("python", Log()))
    (path,) = [path for path, text in changed.items() if text != usual[path]]
    assert changed[path] == f"# Ours.\n{usual[path]}"


def test_the_kit_reads_an_extending_pack(tmp_path: Path) -> None:
    folder = extending(tmp_path / "mine", "python")
    pack = read_pack(folder)
    assert [target.name for target in pack.targets] == ["mine"]
    base = read_pack(bundled_folder() / "python")
    assert pack.toolchain.checks == base.toolchain.checks
    assert pack.toolchain.files == base.toolchain.files


# --- a folder of single templates -------------------------------------------------------------


@pytest.fixture
def spec(tmp_path: Path) -> Path:
    path = tmp_path / "tools.json"
    path.write_text(SPEC)
    return path


def override(folder: Path, name: str, old: str, new: str) -> Path:
    """Copy a template of the Python pack with a change."""
    text = (bundled_folder() / "python" / name).read_text()
    assert old in text
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text.replace(old, new))
    return folder


def class_template() -> tuple[str, str]:
    """Return the template that prints the classes of models, and its first line of a class."""
    for path in sorted((bundled_folder() / "python").rglob("*.j2")):
        for line in path.read_text().splitlines():
            if line.startswith("class ") and "declar" in line and "pydantic" in path.parts:
                return path.relative_to(bundled_folder() / "python").as_posix(), line
    message = "no template prints a class"
    raise AssertionError(message)


def run(spec: Path, templates: Path, **more: object) -> adlgen.Result:
    output = spec.parent / "out"
    return adlgen.generate(spec, targets=["python"], templates=templates, output=output, **more)  # type: ignore[arg-type]


def test_an_overridden_template_changes_the_emitted_class(spec: Path, tmp_path: Path) -> None:
    name, line = class_template()
    folder = override(tmp_path / "mine", name, line, f"# Ours.\n{line}")
    assert run(spec, folder).ok
    text = next((tmp_path / "out").rglob("toolspec/do_it.py")).read_text()
    assert "# Ours.\nclass DoItInput(" in text
    before = adlgen.generate(spec, targets=["python"], output=tmp_path / "usual")
    assert before.ok
    assert "# Ours." not in next((tmp_path / "usual").rglob("toolspec/do_it.py")).read_text()


def test_a_change_of_an_override_is_noticed(spec: Path, tmp_path: Path) -> None:
    body = "core/tool_body.py.j2"
    folder = override(tmp_path / "mine", body, " = Tool(", "  = Tool(")
    output = tmp_path / "out"

    def up_to_date() -> bool:
        return adlgen.check(spec, targets=["python"], templates=folder, output=output).ok

    assert run(spec, folder).ok
    manifest = (output / ".adlgen.json").read_text()
    assert up_to_date()
    with (folder / body).open("a") as file:
        file.write("{# nothing that is printed #}")
    assert not up_to_date()
    assert run(spec, folder).ok
    assert (output / ".adlgen.json").read_text() != manifest


def test_overridden_views_may_call_those_of_the_pack(spec: Path, tmp_path: Path) -> None:
    assert adlgen.generate(spec, targets=["python"], output=tmp_path / "out").ok
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "views.py").write_text(
        "from .base.core.tool_view import tool_view\n\n\n"
        "def view(page):\n    return tool_view(page)\n\n\n"
        "VIEWS = {'core/tool.py.j2': view}\n"
    )
    result = run(spec, folder)
    assert result.ok
    changed = [change.path for change in result.outputs[0].changes.stale]
    assert changed in ([], [".adlgen.json"])


@pytest.mark.parametrize(
    ("name", "text", "message", "line"),
    [
        (TOOL, "\n{% for %}", "Expected an expression", 2),
        (TOOL, "\n\n{{ view.nothing }}", "nothing", 3),
        (TOOL, "{{ view.source.__class__ }}", "unsafe", 1),
        (TOOL, "\n{{ 1 }}", "not code", 2),
        (TOOL, "\n{% include 'core/nothing.j2' %}", "core/nothing.j2", 2),
        ("views.py", "\n1 / 0\n", "division by zero", 2),
        ("views.py", "\n\ndef f(:\n", "invalid syntax", 3),
        ("views.py", "def f(p):\n    return p.no\n\nVIEWS = {'core/tool.py.j2': f}\n", "'no'", 2),
    ],
)
def test_an_invalid_override_is_a_diagnostic_with_its_line(
    spec: Path, tmp_path: Path, name: str, text: str, message: str, line: int
) -> None:
    path = tmp_path / "mine" / name
    path.parent.mkdir(parents=True)
    path.write_text(text)
    (found,) = run(spec, tmp_path / "mine").diagnostics
    assert found.code.id in ("ADL0602", "ADL0603")
    assert message in found.message
    assert found.span is not None
    assert (found.span.path, found.span.line) == (path.as_posix(), line)


def test_an_unknown_template_or_view_and_a_missing_folder_are_diagnostics(
    spec: Path, tmp_path: Path
) -> None:
    (found,) = run(spec, tmp_path / "nowhere").diagnostics
    assert "no folder of templates" in found.message
    folder = tmp_path / "mine"
    (folder / "core").mkdir(parents=True)
    (folder / "core" / "tol.py.j2").write_text("")
    (found,) = run(spec, folder).diagnostics
    assert "overrides no template of the pack; did you mean 'core/tool.py.j2'?" in found.message
    shutil.rmtree(folder)
    folder.mkdir()
    (folder / "views.py").write_text("VIEWS = {'core/tol.py.j2': None}\n")
    (found,) = run(spec, folder).diagnostics
    assert "view 'core/tol.py.j2' has no template" in found.message


def test_keys_of_views_that_are_not_texts_are_diagnostics(spec: Path, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "views.py").write_text("VIEWS = {b'core/tool.py.j2': None}\n")
    (found,) = run(spec, folder).diagnostics
    assert found.code.id == "ADL0602"
    assert "VIEWS has the key b'core/tool.py.j2'" in found.message


def test_templates_are_for_a_single_target(spec: Path, tmp_path: Path) -> None:
    for targets in ([], ["go", "python"]):
        found = adlgen.validate(spec, targets=targets, templates=tmp_path).diagnostics
        assert [one.code.id for one in found] == ["ADL0503"]
