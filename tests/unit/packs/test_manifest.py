"""Our own packs are read without pydantic; that they are well-formed is shown here."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from pydantic import ValidationError

from adlgen.diagnostics.memory import Memory, remembering
from adlgen.packs import toml
from adlgen.packs.bundled import bundled_folder, bundled_packs
from adlgen.packs.load import read_facts, read_language
from adlgen.packs.manifest import language_of
from adlgen.packs.strict import check_manifest


@pytest.mark.parametrize("name", bundled_packs())
def test_our_own_manifests_are_well_formed(name: str) -> None:
    folder = bundled_folder() / name
    facts, layers = read_facts(folder)
    check_manifest(facts)
    assert language_of(facts, [layer.folder for layer in layers]) == read_language(name)


@pytest.mark.parametrize("name", bundled_packs())
def test_kept_facts_are_those_of_the_file(name: str, tmp_path: Path) -> None:
    folder = bundled_folder() / name
    files = [path.relative_to(folder).as_posix() for path in folder.rglob("*.toml")]
    shutil.copytree(folder, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / name / toml.KEPT).write_text(toml.kept_text(folder), "utf-8")
    for file in files:
        expected = tomllib.loads((folder / file).read_text("utf-8"))
        assert toml.read_toml(tmp_path / name, file, trusted=True) == expected


def test_kept_facts_of_another_text_are_not_used(tmp_path: Path) -> None:
    kept = '{"pack.toml": ["00000000 9", {"name": "kept"}]}'
    (tmp_path / "pack.toml").write_text('name = "a"')
    (tmp_path / toml.KEPT).write_text(kept)
    assert toml.read_toml(tmp_path, "pack.toml", trusted=True) == {"name": "a"}
    (tmp_path / "pack.toml").write_text('name = "b"')
    (tmp_path / toml.KEPT).write_text(toml.kept_text(tmp_path).replace('"b"', '"kept"'))
    assert toml.read_toml(tmp_path, "pack.toml", trusted=True) == {"name": "kept"}
    assert toml.read_toml(tmp_path, "pack.toml", trusted=False) == {"name": "b"}


def test_a_checkout_keeps_facts_next_to_compiled_modules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", None)
    kept = tmp_path / "__pycache__" / toml.KEPT
    (tmp_path / "pack.toml").write_text('name = "a"')
    assert toml.read_toml(tmp_path, "pack.toml", trusted=False) == {"name": "a"}
    assert not kept.exists()
    assert toml.read_toml(tmp_path, "pack.toml", trusted=True) == {"name": "a"}
    kept.write_text(kept.read_text().replace('"a"', '"kept"'))
    assert toml.read_toml(tmp_path, "pack.toml", trusted=True) == {"name": "kept"}
    (tmp_path / "pack.toml").write_text('name = "b"')
    assert toml.read_toml(tmp_path, "pack.toml", trusted=True) == {"name": "b"}
    assert '"b"' in kept.read_text()


def test_with_a_memory_a_file_is_read_again_when_it_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = []
    one = toml._read

    def counted(folder: Path, name: str, *, trusted: bool) -> toml.Facts:
        read.append(name)
        return one(folder, name, trusted=trusted)

    monkeypatch.setattr(toml, "_read", counted)
    file = tmp_path / "pack.toml"
    file.write_text('name = "a"')
    with remembering(Memory()):
        facts = toml.read_toml(tmp_path, "pack.toml", trusted=True)
        facts["name"] = "changed"
        assert toml.read_toml(tmp_path, "pack.toml", trusted=True) == {"name": "a"}
        assert len(read) == 1
        file.write_text('name = "longer"')
        assert toml.read_toml(tmp_path, "pack.toml", trusted=True) == {"name": "longer"}
        assert len(read) == 1 + 1


def test_foreign_manifests_are_checked(tmp_path: Path) -> None:
    text = (bundled_folder() / "go" / "pack.toml").read_text("utf-8")
    (tmp_path / "pack.toml").write_text(text.replace("title = ", "titel = "), "utf-8")
    facts, _ = read_facts(tmp_path)
    with pytest.raises(ValidationError, match="titel"):
        language_of(facts, [tmp_path])


def test_our_own_packs_do_not_need_pydantic() -> None:
    program = (
        "import sys; from adlgen.packs import load_pack; from adlgen.diagnostics.model import Log;"
        f"[load_pack(n, Log()) for n in {bundled_packs()!r}]; print('pydantic' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout == "False\n"
