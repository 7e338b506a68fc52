"""The packs of examples/packs: found by their path, and tested by the kit like any other pack."""

from __future__ import annotations

import re
import shutil
import subprocess
import warnings
from pathlib import Path

import pytest

from adlgen.document.node import Source
from adlgen.packs import bundled_packs
from adlgen.plan.model import EnumDecl, RecordDecl
from adlgen.testing import Rendered, TargetUnderTest, read_pack, targets_under_test
from adlgen.testing.targets import render_source
from adlgen.testing.workspace import Project
from tests.conformance import hostile, suite

pytestmark = pytest.mark.slow

FOLDERS = sorted(path.parent for path in (suite.ROOT / "examples" / "packs").glob("*/pack.toml"))
TARGETS = {
    target.target.name: target
    for folder in FOLDERS
    for target in targets_under_test(read_pack(folder), cache=suite.CACHE)
}
JAVA = "java"
MOST_LINES = 100
PRINT_JSON = """
import java.lang.reflect.AnnotatedElement;

public class PrintJson {
    static void print(AnnotatedElement element) throws Exception {
        for (var found : element.getAnnotations()) {
            for (String text : (String[]) found.annotationType().getMethod("value").invoke(found)) {
                var line = new StringBuilder();
                text.codePoints().forEach(point -> line.append(point).append(' '));
                System.out.println(line.toString().strip());
            }
        }
    }

    public static void main(String[] names) throws Exception {
        for (String name : names) {
            for (Class<?> type : Class.forName(name).getDeclaredClasses()) {
                if (type.isRecord()) for (var part : type.getRecordComponents()) print(part);
                if (type.isEnum()) for (var constant : type.getFields()) print(constant);
            }
        }
    }
}
"""


def ready(target: TargetUnderTest) -> TargetUnderTest:
    """Return a target, or skip the test where its compiler is missing."""
    absent = target.workspace.missing
    if absent:
        warnings.warn(f"{target.target.name} is NOT compiled: no {', '.join(absent)}", stacklevel=1)
        pytest.skip(f"{', '.join(absent)} missing")
    return target


@pytest.mark.parametrize("target", TARGETS.values(), ids=TARGETS)
def test_an_example_pack_reports_its_gaps_and_emits_its_goldens(target: TargetUnderTest) -> None:
    assert [*target.gaps(), *target.golden()] == []


@pytest.mark.slow
@pytest.mark.parametrize("target", TARGETS.values(), ids=TARGETS)
def test_an_example_pack_is_deterministic(target: TargetUnderTest) -> None:
    assert list(target.determinism()) == []


@pytest.mark.native
@pytest.mark.parametrize("target", TARGETS.values(), ids=TARGETS)
def test_what_an_example_pack_emits_compiles(target: TargetUnderTest) -> None:
    assert list(ready(target).native()) == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_an_example_pack_is_its_folder_alone(folder: Path, tmp_path: Path) -> None:
    assert folder.name not in bundled_packs()
    word = re.compile(rf"\b{folder.name}\b", re.IGNORECASE)
    places = [suite.ROOT / "adlgen", suite.ROOT / "templates", suite.ROOT / "golden"]
    for path in (p for place in places for p in place.rglob("*") if p.suffix in (".py", ".toml")):
        assert not word.search(path.read_text("utf-8")), path
    moved = tmp_path / folder.name
    shutil.copytree(folder, moved)
    (target,) = targets_under_test(read_pack(moved))
    assert [*target.gaps(), *target.golden()] == []


def test_the_types_only_pack_is_as_small_as_its_readme_claims() -> None:
    folder = suite.ROOT / "examples" / "packs" / JAVA
    files = [path for path in folder.iterdir() if path.is_file() and path.suffix != ".md"]
    lines = [line for path in files for line in path.read_text("utf-8").splitlines()]
    assert sum(bool(line.strip()) for line in lines) == MOST_LINES
    assert f" {MOST_LINES} lines" in (folder / "README.md").read_text("utf-8")
    assert f" {MOST_LINES} lines" in (suite.ROOT / "docs/customising.md").read_text("utf-8")


@pytest.mark.native
def test_hostile_text_is_text_in_java(tmp_path: Path) -> None:
    texts = [
        text
        for fragment in ("\\u002a\\u002f", "\\", "\\u0022+", "*/", "@deprecated <b>")
        for text in (
            *hostile.texts(40, seed=len(fragment)),
            f"{hostile.MARK}{fragment}",
            fragment,
        )
    ]
    source = hostile.agent("hostile-agent", list(dict.fromkeys(texts)))
    emitted = compiled(ready(TARGETS[JAVA]), source, tmp_path)
    program = tmp_path / "PrintJson.java"
    program.write_text(PRINT_JSON, "utf-8")
    package = emitted.plan.words["package"]
    classes = [f"{package}.{tool.file}.Types" for tool in emitted.plan.tools]
    done = subprocess.run(
        ["java", "-cp", tmp_path / "classes", program, *classes],
        capture_output=True,
        text=True,
        check=True,
    )
    printed = {"".join(chr(int(n)) for n in line.split()) for line in done.stdout.splitlines()}
    assert printed >= names_of(emitted)


def compiled(target: TargetUnderTest, source: Source, folder: Path) -> Rendered:
    """Emit a specification and run the checks of the pack over it."""
    emitted = render_source(source, target.target)
    workspace = target.workspace
    workspace.root = folder
    workspace.fill([Project("hostile", emitted.tree, dict(emitted.plan.words))])
    for check in workspace.toolchain.checks:
        outcome = workspace.run(check)
        assert outcome.passed, outcome.output[:4000]
    return emitted


def names_of(emitted: Rendered) -> set[str]:
    """Return the names of all properties, and the texts of all enumerations with their quotes."""
    found: set[str] = set()
    for tool in emitted.plan.tools:
        for type_ in tool.types:
            match type_:
                case RecordDecl():
                    found.update(field.key for field in type_.fields)
                case EnumDecl():
                    found.update(
                        f'"{member.value}"'
                        for member in type_.members
                        if isinstance(member.value, str) and member.value.isalnum()
                    )
                case _:
                    pass
    return found
