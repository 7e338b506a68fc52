"""The plug-in in examples/plugins: installed from its folder, and used through the command line."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PLUGIN = ROOT / "examples/plugins/webhooks"
SPEC = PLUGIN / "adlgen_webhooks/cases/webhook-tickets/hooks.yaml"
pytestmark = pytest.mark.slow
SOURCE = "site/adlgen_webhooks/packs/python/features/webhooks/webhook.py.j2"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the plug-in into a folder of its own."""
    folder = tmp_path_factory.mktemp("plugins")
    shutil.copytree(PLUGIN, folder / "source")
    line = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    line += ["--disable-pip-version-check", "--target", str(folder / "site"), "./source"]
    subprocess.run(line, cwd=folder, check=True)
    return folder / "site"


class Shell:
    """Runs adlgen in a folder, with the plug-in or without."""

    def __init__(self, folder: Path, site: Path | None) -> None:
        self._folder = folder
        self._environment = {**os.environ, "NO_COLOR": "1"}
        if site is not None:
            self._environment["PYTHONPATH"] = str(site)

    def __call__(self, *words: str, module: str = "adlgen") -> tuple[int, str]:
        done = subprocess.run(
            [sys.executable, "-m", module, *words],
            cwd=self._folder,
            env=self._environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        return done.returncode, done.stdout


@pytest.fixture
def installed(tmp_path: Path, site: Path) -> Shell:
    shutil.copy(SPEC, tmp_path)
    shutil.copytree(site, tmp_path / "site")
    return Shell(tmp_path, tmp_path / "site")


def test_a_format_of_the_plug_in_is_read_and_its_feature_is_emitted(
    installed: Shell, tmp_path: Path
) -> None:
    line = ("hooks.yaml", "-t", "python,typescript,go", "-o", "out", "--opt", "wiring=false")
    code, output = installed("generate", *line)
    assert code == 0
    assert "warning[ADL0607]: the pack for Go has no 'webhooks'; 2 tools" in output
    emitted = (tmp_path / "out/python/src/hooks/webhooks/open_ticket.py").read_text()
    assert """URL: Final = 'https://tickets.example.com/hooks/open?by="agent"'\n""" in emitted
    assert (
        "new Request(url" in (tmp_path / "out/typescript/src/webhooks/open-ticket.ts").read_text()
    )
    assert installed("check", *line)[0] == 0
    recorded = json.loads((tmp_path / "out/python/.adlgen.json").read_text())["plugins"]
    assert [*recorded] == ["webhooks"]
    assert recorded["webhooks"].startswith("1.0.0 ")
    source = tmp_path / SOURCE
    source.write_text(source.read_text() + "\n# more\n")
    assert installed("check", *line)[0] == 1
    assert installed("generate", *line)[0] == 0
    again = json.loads((tmp_path / "out/python/.adlgen.json").read_text())["plugins"]
    assert again != recorded


def test_every_part_is_listed_and_explained(installed: Shell, tmp_path: Path) -> None:
    code, listed = installed("plugins", "list")
    assert code == 0
    assert listed.endswith(
        "webhooks 1.0.0\n  dialects: webhooks\n  features: webhooks\n  packs: python, typescript\n"
    )
    found = json.loads(installed("plugins", "list", "--json")[1])
    assert found["plugins"][-1]["bundled"] is False
    assert "is not secure" in installed("explain", "WEBHOOKS001")[1]
    spec = tmp_path / "hooks.yaml"
    spec.write_text(spec.read_text().replace("https://tickets.example.com/hooks/close", "http://a"))
    code, output = installed("validate", "--from", "webhooks", "hooks.yaml")
    assert code == 1
    assert (
        "hooks.yaml:12:10: error[WEBHOOKS001]: 'http://a' does not start with 'https://'" in output
    )
    code, output = installed("convert", "hooks.yaml", "--to", "mcp", "--allow-loss")
    assert code == 1  # the same error, in another command


def test_without_the_plug_in_messages_name_it(tmp_path: Path, site: Path) -> None:
    shutil.copy(SPEC, tmp_path)
    text = "version: 1\nplugins: [webhooks]\nspecs: [hooks.yaml]\n"
    (tmp_path / "adlgen.yaml").write_text(f"{text}targets: [{{lang: python, out: out}}]\n")
    without = Shell(tmp_path, None)
    code, output = without("check")
    assert code == 2
    assert "adlgen.yaml:2:11: error[ADL0527]: the plug-in 'webhooks' is not installed" in output
    code, output = without("validate", "hooks.yaml", "--from", "webhooks")
    assert code == 2
    assert "unknown format 'webhooks'" in output
    assert "others need a plug-in" in output
    assert Shell(tmp_path, site)("generate", "--dry-run")[0] == 0


def test_a_broken_plug_in_disturbs_no_run_that_does_not_need_it(
    installed: Shell, tmp_path: Path
) -> None:
    (tmp_path / "site/adlgen_webhooks/__init__.py").write_text("PLUGIN = 1 / 0\n")
    (tmp_path / "tools.json").write_text('{"tools": [{"name": "a", "inputSchema": {}}]}')
    assert installed("validate", "tools.json") == (0, "")
    reason = "the plug-in 'webhooks' cannot be used: division by zero"
    code, output = installed("validate", "hooks.yaml")
    assert code == 1
    assert reason in output
    assert "Traceback" not in output
    assert installed("plugins", "list")[1].endswith(f"{reason}\n")


def test_the_kit_runs_its_cases(installed: Shell) -> None:
    assert installed("--plugin", "webhooks", "--rewrite", module="adlgen.testing")[0] == 0
    levels = ("--levels", "gaps,golden,determinism")
    code, output = installed("--plugin", "webhooks", *levels, module="adlgen.testing")
    assert code == 0, output
    assert output.count("golden: ok") == 3
    assert installed("--plugin", "hooks", module="adlgen.testing")[0] == 2
