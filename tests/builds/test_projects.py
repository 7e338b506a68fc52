"""go generate, Cargo, npm, esbuild, Hatchling, setuptools: projects that generate before they build."""

from __future__ import annotations

import json
import os
import shutil
import sys
import zipfile
from pathlib import Path

import pytest

from tests.builds.conftest import NODE, Recipe

pytestmark = pytest.mark.slow

RECIPE = "go"
ROOT = Path(__file__).parents[2]


def at(recipe: Recipe, name: str) -> Recipe:
    recipe.folder = recipe.folder.parent / name
    return recipe


def times(folder: Path) -> dict[str, int]:
    return {str(p): p.stat().st_mtime_ns for p in folder.rglob("*") if p.is_file()}


@pytest.mark.native
def test_go_generate(recipe: Recipe) -> None:
    command = ("go", "generate", "./...")
    done = recipe.run(*command)
    assert (done.code, len(done.runs)) == (0, 1), done.text
    assert recipe.run("go", "vet", "./...").code == 0
    before = times(recipe.folder)
    assert recipe.run(*command).code == 0
    assert times(recipe.folder) == before
    tool = recipe.folder / "toolspec/list_stations.gen.go"
    tool.unlink()
    assert recipe.run(*command).code == 0
    assert tool.exists()
    assert (
        recipe.run(
            "adlgen",
            "check",
            *["../spec/agent.yaml", "-t", "go", "-o", ".", "--opt", "wiring=false"],
        ).code
        == 0
    )
    place = recipe.break_spec()
    failed = recipe.run(*command)
    assert failed.code != 0
    assert place in failed.text


@pytest.mark.native
def test_cargo(recipe: Recipe) -> None:
    cargo = at(recipe, "cargo")
    shutil.copy(ROOT / "tests/toolchains/rust/Cargo.lock", cargo.folder)
    cargo.environment.pop("CARGO_TARGET_DIR", None)
    command = ("cargo", "build", "--offline", "--quiet")
    done = cargo.run(*command)
    assert (done.code, len(done.runs)) == (0, 1), done.text
    assert cargo.run(*command).runs == []
    cargo.edit(cargo.reference, '"maximum": 90', '"maximum": 89')
    assert len(cargo.run(*command).runs) == 1
    assert cargo.run(*command).runs == []
    (lost,) = cargo.folder.glob("target/debug/build/*/out/tools/src/toolspec/list_stations.rs")
    lost.unlink()
    assert len(cargo.run(*command).runs) == 1
    assert lost.exists()
    assert cargo.run(*command).runs == []
    assert "3 days" in cargo.run("target/debug/weather").text
    place = cargo.break_spec()
    failed = cargo.run(*command)
    assert failed.code != 0
    assert place in failed.text


def install(npm: Recipe) -> None:
    """Link the packages that a project lists, and their programs; nothing else is installed."""
    listed = json.loads((npm.folder / "package.json").read_text("utf-8"))["devDependencies"]
    modules = npm.folder / "node_modules"
    (modules / ".bin").mkdir(parents=True)
    for name in listed:
        (modules / name).parent.mkdir(exist_ok=True)
        (modules / name).symlink_to(NODE / name)
        programs = json.loads((NODE / name / "package.json").read_text("utf-8")).get("bin", {})
        for program in programs:
            (modules / ".bin" / program).symlink_to(NODE / ".bin" / program)


@pytest.mark.native
def test_npm(recipe: Recipe) -> None:
    npm = at(recipe, "npm")
    install(npm)
    done = npm.run("npm", "run", "--silent", "build")
    assert (done.code, len(done.runs)) == (0, 1), done.text
    before = times(npm.folder / "generated")
    assert npm.run("npm", "run", "--silent", "build").code == 0
    assert times(npm.folder / "generated") == before
    assert npm.run("npm", "run", "--silent", "check").code == 0
    place = npm.break_spec()
    failed = npm.run("npm", "run", "--silent", "build")
    assert failed.code != 0
    assert place in failed.text


@pytest.mark.native
def test_esbuild(recipe: Recipe) -> None:
    npm = at(recipe, "npm")
    install(npm)
    done = npm.run("node", "build.js")
    assert (done.code, len(done.runs)) == (0, 1), done.text
    assert npm.run("node", "dist/index.js").text == "52.5\n"
    before = times(npm.folder / "generated")
    next(iter((npm.folder / "generated").rglob("list-stations.ts"))).unlink()
    assert npm.run("node", "build.js").code == 0
    assert times(npm.folder / "generated").keys() == before.keys()
    place = npm.break_spec()
    failed = npm.run("node", "build.js")
    assert failed.code == 1
    assert place in failed.text
    assert "did you mean" not in failed.text
    assert "integr" in failed.text


@pytest.mark.parametrize("backend", ["hatch", "setuptools"])
def test_wheels(recipe: Recipe, backend: str) -> None:
    project = at(recipe, backend)
    project.environment["PYTHONPATH"] = str(ROOT)
    options = ["--quiet", "--no-build-isolation", "--no-deps", "--no-index", "--wheel-dir", "dist"]
    command = [sys.executable, "-m", "pip", "wheel", *options, "."]
    done = project.run(*command)
    assert done.code == 0, done.text
    (wheel,) = (project.folder / "dist").glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {"weather/__init__.py", "weather/toolspec/get_forecast.py"} <= names
    generated = project.folder / "src/weather/toolspec"
    before = times(generated)
    assert before
    (generated / "list_stations.py").unlink()
    assert project.run(*command).code == 0
    after = times(generated)
    assert after.keys() == before.keys()
    kept = [path for path in before if not path.endswith("list_stations.py")]
    assert all(after[path] == before[path] for path in kept)
    place = project.break_spec()
    failed = project.run(*command)
    assert failed.code != 0
    assert place in failed.text


def test_pre_commit(recipe: Recipe) -> None:
    project = at(recipe, "precommit")
    project.environment |= {
        "PRE_COMMIT_HOME": str(recipe.folder.parent / "pre-commit"),
        "GIT_CONFIG_GLOBAL": os.devnull,
        **{
            f"GIT_{who}_{what}": "a@b.example"
            for who in ("AUTHOR", "COMMITTER")
            for what in ("NAME", "EMAIL")
        },
    }
    shutil.copytree(recipe.folder.parent / "spec", project.folder, dirs_exist_ok=True)
    for command in ("git init -q", "pre-commit install", "adlgen", "git add -A"):
        done = project.run(*command.split())
        assert done.code == 0, (command, done.text)
    assert project.run("git", "commit", "-qm", "one").code == 0
    agent = project.folder / "agent.yaml"
    project.edit(agent, "List the weather stations", "List all weather stations")
    failed = project.run("git", "commit", "-qam", "two")
    assert failed.code != 0
    assert "is not up to date in 'generated'" in failed.text or "not up to date" in failed.text
    assert project.run("adlgen").code == 0
    assert project.run("git", "commit", "-qam", "two").code == 0
    project.edit(agent, "type: integer", "type: integr")
    failed = project.run("git", "commit", "-qam", "three")
    assert failed.code != 0
    assert "agent.yaml:" in failed.text
    (project.folder / "other.txt").write_text("x")
    done = project.run("git", "stash", "-q")
    project.run("git", "add", "other.txt")
    other = project.run("git", "commit", "-qm", "four")
    assert (other.code, other.runs) == (0, []), other.text


def test_hooks_of_the_repository_are_valid(recipe: Recipe) -> None:
    done = recipe.run("pre-commit", "validate-manifest", str(ROOT / ".pre-commit-hooks.yaml"))
    assert done.code == 0, done.text


def test_the_github_action(recipe: Recipe) -> None:
    """There is no runner: its steps are run as they are written."""
    import yaml

    action = yaml.safe_load((ROOT / ".github/actions/adlgen/action.yml").read_text())
    assert action["runs"]["using"] == "composite"
    steps = {step.get("name", "uses"): step for step in action["runs"]["steps"]}
    assert all(step["shell"] == "bash" for name, step in steps.items() if name != "uses")
    assert "${{" not in "".join(step.get("run", "") for step in steps.values())
    script = steps["Run adlgen"]["run"]
    flags = ("--noprofile", "--norc", "-e", "-o", "pipefail", "-c")  # as runners start bash
    arguments = "check ../spec/agent.yaml -t go -o out; touch escaped"
    recipe.environment["ARGS"] = arguments
    done = recipe.run("bash", *flags, script)
    assert done.code == 2, done.text
    assert not (recipe.folder / "escaped").exists()
    recipe.environment["ARGS"] = "generate ../spec/agent.yaml -t go -o out"
    assert recipe.run("bash", *flags, script).code == 0
    recipe.environment["ARGS"] = "check ../spec/agent.yaml -t go -o out"
    assert recipe.run("bash", *flags, script).code == 0
    place = recipe.break_spec()
    failed = recipe.run("bash", *flags, script)
    assert failed.code == 1
    number = place.split(":")[1]
    assert f"::error file=../spec/agent.yaml,line={number}," in failed.text
    assert json.dumps(steps["Install adlgen"]["env"]) == '{"ACTION": "${{ github.action_path }}"}'
