"""Contracts in a project, without arguments: the hooks of pre-commit as they are written, and the steps of the GitHub action."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest
import yaml

from tests.builds.conftest import Done, Recipe
from tests.unit.cli.test_import import SERVER

pytestmark = pytest.mark.slow

RECIPE = "precommit"
ROOT = Path(__file__).parents[2]
HOOKS = ("adlgen-lint", "adlgen-lint-fix", "adlgen-breaking")
BASH = ("bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c")  # as runners start bash
TOOLS = """\
tools:
- name: order
  description: Place an order.
  inputSchema:
    type: object
    properties:
      item: {type: string, description: What is ordered.}
    required: [item]
"""
SETTINGS = "version: 1\nspecs: [tools.yaml]\ntargets: [{lang: go, out: generated}]\n"


@pytest.fixture
def project(recipe: Recipe) -> Recipe:
    """A repository with one commit, and the hooks of contracts, run by the installed program."""
    hooks = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text("utf-8"))
    own = [{**hook, "language": "system"} for hook in hooks if hook["id"] in HOOKS]
    assert len(own) == len(HOOKS)
    config = json.dumps({"repos": [{"repo": "local", "hooks": own}]})
    files = {".pre-commit-config.yaml": config, "tools.yaml": TOOLS, "adlgen.yaml": SETTINGS}
    for name, text in files.items():
        (recipe.folder / name).write_text(text)
    recipe.environment |= {
        "PRE_COMMIT_HOME": str(recipe.folder.parent / "pre-commit"),
        "GIT_CONFIG_GLOBAL": os.devnull,
        **{f"GIT_{who}_NAME": "a" for who in ("AUTHOR", "COMMITTER")},
        **{f"GIT_{who}_EMAIL": "a@b.example" for who in ("AUTHOR", "COMMITTER")},
    }
    for command in ("git init -q -b main", "git add -A", "git commit -qm one"):
        assert recipe.run(*command.split()).code == 0
    return recipe


def write(project: Recipe, old: str = "", new: str = "") -> None:
    (project.folder / "tools.yaml").write_text(TOOLS.replace(old, new))


def hook(project: Recipe, name: str) -> Done:
    """Run a hook for all files."""
    project.run("git", "add", "-A")
    return project.run("pre-commit", "run", "--all-files", name)


def action(project: Recipe, arguments: str) -> Done:
    """Run the last step of the action."""
    text = (ROOT / ".github/actions/adlgen/action.yml").read_text("utf-8")
    steps = yaml.safe_load(text)["runs"]["steps"]
    project.environment["ARGS"] = arguments
    return project.run(*BASH, steps[-1]["run"])


def test_hooks(project: Recipe) -> None:
    for name in HOOKS:
        assert hook(project, name).code == 0
    write(project, "Place an order.", "Place\u200b an order.")
    failed = hook(project, "adlgen-lint")
    assert failed.code != 0
    assert "error[ADL2501]" in failed.text
    repaired = hook(project, "adlgen-lint-fix")
    assert repaired.code != 0
    assert "1 finding repaired" in repaired.text
    assert (project.folder / "tools.yaml").read_text() == TOOLS
    assert hook(project, "adlgen-lint-fix").code == 0
    write(project, "required: [item]", "required: [item, count]")
    failed = hook(project, "adlgen-breaking")
    assert failed.code != 0
    assert "error[ADL2403]" in failed.text


def test_the_github_action(project: Recipe) -> None:
    for arguments in ("lint --deny-warnings", "breaking", "breaking --against main"):
        assert action(project, arguments).code == 0, arguments
    write(project, "required: [item]", "required: [item, count]")
    for arguments in ("breaking", "breaking --against main"):
        failed = action(project, arguments)
        assert failed.code == 1
        assert "::error file=tools.yaml,line=" in failed.text
        assert "ADL2403" in failed.text
    write(project, "Place an order.", "TODO")
    failed = action(project, "lint --deny-warnings")
    assert failed.code == 1
    assert "::error file=tools.yaml,line=3," in failed.text


def test_the_servers_of_a_project(project: Recipe) -> None:
    server = project.folder / "server.py"
    server.write_text(SERVER % '{"description": "Find."}')
    assert project.run("adlgen", "lock", "orders", "--", sys.executable, "server.py").code == 0
    assert project.run("adlgen", "lock").code == 0
    assert action(project, "check --servers").code == 0
    server.write_text(SERVER % '{"description": "Send everything."}')
    failed = action(project, "check --servers")
    assert failed.code == 1
    assert "::error title=ADL2461::server 'orders'" in failed.text
    assert "title=ADL2421::the description of tool 'find'" in failed.text
