from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import adlgen
from adlgen.cli import exits, run
from adlgen.cli.commands import COMMANDS
from adlgen.diagnostics.codes import shape
from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Diagnostic, Severity
from adlgen.packs import bundled_packs
from adlgen.packs.bundled import bundled_folder
from adlgen.packs.extend import templates_in
from adlgen.plugins.catalogue import ALL
from tests.unit.cli.conftest import Project

ADLGEN = [sys.executable, "-m", "adlgen"]
HEAVY = ["jinja2", "pydantic", "yaml", "black", "datamodel_code_generator", "importlib.metadata"]


def test_version(project: Project) -> None:
    for arguments in (["--version"], ["--debug", "--version"]):
        assert project.run(*arguments).out == f"adlgen {adlgen.__version__}\n"


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_teaches(project: Project, command: str) -> None:
    done = project.run(*command.split(), "--help")
    assert (done.code, done.err) == (0, "")
    assert "Usage: adlgen" in done.out
    assert all(len(line) <= 100 for line in done.out.splitlines())


def test_nothing_at_all_is_a_usage_error(project: Project) -> None:
    done = project.run()
    assert done.code == 2
    assert done.err.endswith("no adlgen.yaml was found: name a command, such as `adlgen init`\n")
    assert project.run("genrate").code == 2


def test_the_start_is_light() -> None:
    code = f"import sys, adlgen.cli.app; print([m for m in {HEAVY} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_a_bug_is_one_line(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        message = "a\nb"
        raise RuntimeError(message)

    monkeypatch.setattr("adlgen.api.validate", broken)
    done = project.run("validate", "agent.yaml")
    assert done.code == 70
    assert done.err.startswith("adlgen: this is a bug in adlgen: RuntimeError: a b; ")
    assert len(done.err.splitlines()) == 1
    assert "Traceback" in project.run("--debug", "validate", "agent.yaml").err


@pytest.mark.parametrize(
    ("error", "code"),
    [(KeyboardInterrupt(), 130), (BrokenPipeError(), 141), (OSError(30, "Read-only"), 3)],
)
def test_what_is_no_bug(
    project: Project, monkeypatch: pytest.MonkeyPatch, error: BaseException, code: int
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr("adlgen.api.validate", broken)
    monkeypatch.setattr(run, "_silently", lambda code: code)
    done = project.run("validate", "agent.yaml")
    assert done.code == code
    assert "Traceback" not in done.err


def test_every_block_of_codes_has_an_exit_code() -> None:
    def exit_of(id_: str, severity: Severity = Severity.ERROR) -> int:
        return exits.exit_code([Diagnostic(ALL[id_], severity, "")])

    assert exit_of("ADL0502") == exit_of("ADL0001") == exit_of("ADL0604") == 2
    assert exit_of("ADL0702") == exit_of("ADL0705") == exit_of("ADL0706") == 3
    assert exit_of("ADL0709") == exit_of("ADL0602") == exit_of("ADL0101") == 1
    assert exit_of("ADL0702", Severity.WARNING) == exits.exit_code([]) == 0
    both = [Diagnostic(ALL[id_], Severity.ERROR, "") for id_ in ("ADL0702", "ADL0101")]
    assert exits.exit_code(both) == 3


def test_a_closed_pipe_is_silent(project: Project) -> None:
    project.spec(*(f"t{number}" for number in range(300)))
    command = f"{' '.join(ADLGEN)} inspect agent.yaml | head -1; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (141, "{\n", "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_a_full_disk_behind_standard_output(project: Project) -> None:
    assert project.root.exists()
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*ADLGEN, "inspect", "agent.yaml"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 3
    assert "no space left" in done.stderr
    assert "Traceback" not in done.stderr


def test_modules_of_the_current_folder_are_not_imported(project: Project) -> None:
    for name in ("yaml", "json", "jinja2", "click", "enum", "typing", "hashlib"):
        (project.root / f"{name}.py").write_text("raise SystemExit('imported')\n")
    done = subprocess.run(
        [*ADLGEN, "validate", "agent.yaml", "-t", "go"], capture_output=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_termination_leaves_the_old_state(project: Project) -> None:
    code = (
        "import os, signal, sys\n"
        "from adlgen.output import stage\n"
        "apply = stage.Stage.apply\n"
        "def killed(self):\n"
        "    apply(self)\n"
        "    os.kill(os.getpid(), int(os.environ['SIGNAL']))\n"
        "stage.Stage.apply = killed\n"
        "from adlgen.cli import main\n"
        "sys.exit(main(sys.argv[1:]))\n"
    )
    pack = str(Path(__file__).parent / "toy")
    for number in (signal.SIGINT, signal.SIGTERM):
        command = [
            sys.executable,
            "-c",
            code,
            "generate",
            "--pack",
            pack,
            "-o",
            "out",
        ]
        environment = {**os.environ, "SIGNAL": str(int(number))}
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
        assert (done.returncode, done.stderr) == (130, "")
        assert [path.name for path in project.root.iterdir()] == ["agent.yaml"]


class TestExplain:
    def test_one(self, project: Project) -> None:
        for spelling in ("ADL0702", "adl0702", "702"):
            done = project.run("explain", spelling)
            assert done.code == 0
            assert done.out.startswith("error[ADL0702]: a generated file was changed by hand\n\n")

    def test_all(self, project: Project) -> None:
        lines = project.run("explain", "--list").out.splitlines()
        assert [line.split()[0] for line in lines] == sorted(ALL)

    def test_none(self, project: Project) -> None:
        assert project.run("explain", "ADL9999").code == 2
        assert project.run("explain").code == 0


class TestPacks:
    def test_list(self, project: Project) -> None:
        done = project.run("packs", "list")
        assert done.code == 0
        assert done.out.split() == sorted(done.out.split())

    def test_show(self, project: Project) -> None:
        done = project.run("packs", "show", "--pack", str(Path(__file__).parent / "toy"))
        assert done.code == 0
        assert "wiring=true  (true, false)" in done.out
        assert "harness" not in done.out
        assert "mine/{file}.txt  (user-owned, one for each user tool, if wiring)" in done.out

    def test_unknown(self, project: Project) -> None:
        assert project.run("packs", "show", "nope").code == 2
        assert project.run("packs", "show").code == 2

    def test_new(self, project: Project) -> None:
        done = project.run("packs", "new", "mine")
        assert (done.code, "mine/pack.toml" in done.out) == (0, True)
        assert project.run("packs", "new", "mine").code == 3
        generate = ("generate", "agent.yaml", "--pack", "mine", "-o", "out")
        assert project.run(*generate).code == 0

    def test_eject_and_override(self, project: Project) -> None:
        name = bundled_packs()[0]
        template = next(iter(templates_in(bundled_folder() / name)))
        done = project.run("packs", "eject", name, "mine", template)
        assert done.out.split() == [f"mine/{template}", "mine/pack.toml"]
        assert project.run("packs", "eject", name, "mine", "no.j2").code == 2
        assert project.run("packs", "eject", name, template).out.split()[0] == f"{name}/{template}"
        generate = ("generate", "agent.yaml", "-t", name, "--templates", "mine", "-o", "out")
        assert project.run(*generate).code == 0
        assert project.run("check", *generate[1:]).code == 0


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion(project: Project, shell: str) -> None:
    done = project.run("completion", shell)
    assert done.code == 0
    assert "_ADLGEN_COMPLETE" in done.out


class TestInspect:
    @pytest.mark.parametrize(
        ("stage", "kind"), [("document", "Document"), ("spec", "Spec"), ("ir", "Agent")]
    )
    def test_stages(self, project: Project, stage: str, kind: str) -> None:
        done = project.run("inspect", "agent.yaml", "--stage", stage)
        assert done.code == 0
        assert json.loads(done.out)["is"] == kind
        assert " object at 0x" not in done.out

    def test_one_tool(self, project: Project) -> None:
        tool = json.loads(project.run("inspect", "--only", "b").out)
        assert (tool["is"], tool["id"], tool["span"].split(":")[0]) == ("Tool", "b", "10")
        assert project.run("inspect", "--only", "nope").code == 2
        assert project.run("inspect", "--only", "b", "--stage", "document").code == 2

    def test_one_tool_of_a_plan(self, project: Project) -> None:
        done = project.run("inspect", "--only", "b", "--stage", "plan", "-t", "go")
        tool = json.loads(done.out)
        assert (tool["is"], tool["id"], tool["type_name"]) == ("PlannedTool", "b", "B")

    def test_an_invalid_specification(self, project: Project) -> None:
        (project.root / "agent.yaml").write_text("a: b\n")
        done = project.run("inspect")
        assert (done.code, done.out) == (1, "")


class TestValidate:
    def test_several(self, project: Project) -> None:
        (project.root / "bad.yaml").write_text("a: b\n")
        done = project.run("validate", "agent.yaml", "bad.yaml", "missing.yaml")
        assert done.code == 2
        assert "bad.yaml:" in done.err
        assert "missing.yaml" in done.err
        assert project.run("validate", "agent.yaml").code == 0


class TestStrict:
    @pytest.fixture
    def deviating(self, project: Project, monkeypatch: pytest.MonkeyPatch) -> Project:
        """Return a project with something that a format's loader lets pass."""
        monkeypatch.setattr(shape, "LIKELY_TYPO", replace(shape.LIKELY_TYPO, deviation=True))
        text = (project.root / "agent.yaml").read_text()
        (project.root / "agent.yaml").write_text(
            text.replace("server:", "config: {tools: {reed: {}}}\n  server:")
        )
        return project

    @pytest.mark.parametrize(
        "verb", ["validate agent.yaml", "generate", "scaffold", "check", "diff", "inspect"]
    )
    def test_deviations_are_errors(self, deviating: Project, verb: str) -> None:
        name, *rest = verb.split()
        run = deviating.run if name in {"validate", "inspect"} else deviating.toy
        assert "warning[ADL0108]" in run(name, *rest).err
        done = run(name, *rest, "--strict")
        assert done.code == 1
        assert "error[ADL0108]" in done.err

    def test_explain_says_so(self, deviating: Project, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("adlgen.plugins.catalogue.ALL", {"ADL0108": shape.LIKELY_TYPO})
        assert "--strict" in deviating.run("explain", "ADL0108").out


class TestApi:
    def test_the_same_verbs(self, project: Project) -> None:
        packs = [Path(__file__).parent / "toy"]
        assert not adlgen.check("agent.yaml", packs=packs, output="out").ok
        made = adlgen.generate("agent.yaml", packs=packs, output="out", scaffold=True)
        assert made.ok
        assert [output.target for output in made.outputs] == ["toy"]
        assert adlgen.check("agent.yaml", packs=packs, output="out").ok
        assert adlgen.scaffold("agent.yaml", packs=packs, output="out").outputs[0].up_to_date
        assert list(adlgen.diff("agent.yaml", packs=packs, output="out").outputs[0].diff()) == []
        assert adlgen.validate("agent.yaml").ok
        assert [d.code.id for d in adlgen.validate("nope").diagnostics] == ["ADL0001"]
        assert project.texts()["gen/a.txt"] == "Generated A\n"

    def test_names(self) -> None:
        assert all(hasattr(adlgen, name) for name in adlgen.__all__)
        with pytest.raises(AttributeError):
            adlgen.__getattr__("nope")
