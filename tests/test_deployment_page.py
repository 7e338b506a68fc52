"""The commands and files of docs/deployment.md and docs/extension.md work as far as this machine can run them."""

from __future__ import annotations

import configparser
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from adlgen.cli import main

DOCS = Path(__file__).parents[1] / "docs"
TEXT = (DOCS / "deployment.md").read_text("utf-8")
EXTENSION = (DOCS / "extension.md").read_text("utf-8")


def block(name: str, text: str = TEXT) -> str:
    found = re.search(rf"<!-- {re.escape(name)} -->\n```\w+\n(.*?)```", text, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_commands_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for line in block("run").splitlines():
        name, *arguments = shlex.split(line.removeprefix("$ "))
        if name == "adlgen":
            assert main(arguments) == 0
        elif shutil.which(name) is not None:
            subprocess.run([name, *arguments], check=True, capture_output=True)
    assert (tmp_path / "my-agent/compose.yaml").is_file()


def test_the_unit_is_one_of_systemd(tmp_path: Path) -> None:
    unit = configparser.ConfigParser(interpolation=None, strict=True)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # keys have capitals
    unit.read_string(block("unit"))
    assert int(unit["Service"]["TimeoutStopSec"]) > 12, "the server waits for running calls"
    assert "--http 127.0.0.1:" in unit["Service"]["ExecStart"]
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not installed")
    path = tmp_path / "my-agent.service"
    path.write_text(block("unit").replace("/usr/local/bin/my-agent", "/bin/true"), "utf-8")
    command = ["systemd-analyze", "verify", str(path)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert str(path.name) not in done.stderr, done.stderr


def test_the_probes_are_those_of_the_server() -> None:
    deployment = yaml.safe_load(block("kubernetes"))
    pod = deployment["spec"]["template"]["spec"]
    (container,) = pod["containers"]
    assert container["livenessProbe"]["httpGet"]["path"] == "/healthz"
    assert container["readinessProbe"]["httpGet"]["path"] == "/readyz"
    assert pod["terminationGracePeriodSeconds"] > 17, "readyDelay of 5 seconds, grace and 2 seconds"
    assert deployment["spec"]["replicas"] == 2
    assert [one["name"] for one in container["env"]] == ["ADLGEN_STATE_KEY"]


def test_the_example_of_the_extension_is_valid(tmp_path: Path) -> None:
    spec = tmp_path / "agent.yaml"
    spec.write_text(block("example", EXTENSION), "utf-8")
    assert main(["validate", str(spec)]) == 0
    assert main(["lint", str(spec), "--deny-warnings"]) == 0
