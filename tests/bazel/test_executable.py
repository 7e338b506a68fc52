"""The toolchain with ``adlgen.pyz``: a Python without packages, and nothing else of the machine."""

from __future__ import annotations

import pytest

from tests.bazel.machine import Machine, Workspace

TOOLCHAIN = "--extra_toolchains=//archive:adlgen_toolchain"
SANDBOX = ("--spawn_strategy=linux-sandbox", "--strategy=AdlGen=linux-sandbox")
WORKER = ("--strategy=AdlGen=worker", "--worker_max_instances=AdlGen=1")
NAMES = ("orders_python", "references")


def test_the_machine_has_no_packages(machine: Machine) -> None:
    done = machine.run("python3", "-c", "import msgspec")
    assert "ModuleNotFoundError" in done.stdout


@pytest.mark.parametrize(
    ("strategy", "place"),
    [(SANDBOX, "linux-sandbox"), (WORKER, "worker")],
    ids=["sandbox", "worker"],
)
def test_outputs_are_those_of_an_installed_adlgen(
    workspace: Workspace, strategy: tuple[str, ...], place: str
) -> None:
    labels = [f"//specs:{name}" for name in NAMES]
    workspace.built(*SANDBOX, *labels)
    expected = [workspace.outputs(name) for name in NAMES]
    workspace.clean()
    done = workspace.built(TOOLCHAIN, *strategy, *labels)
    unpacking = int(place == "linux-sandbox")
    assert done.processes()[place] == len(NAMES) + unpacking
    assert [workspace.outputs(name) for name in NAMES] == expected
    assert not workspace.built(TOOLCHAIN, *strategy, *labels).processes().keys() - {"internal"}


def test_a_foreign_python_is_reported(workspace: Workspace) -> None:
    archive = workspace.folder / "archive/adlgen.pyz"
    before = archive.read_bytes()
    try:
        archive.write_bytes(before.replace(b"cpython-314", b"cpython-999"))
        done = workspace.bazel("build", TOOLCHAIN, *SANDBOX, "//specs:orders_go")
    finally:
        archive.write_bytes(before)
    assert done.code != 0
    assert "no modules for this interpreter (cpython-314" in done.output
