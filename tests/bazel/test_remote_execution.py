"""Actions on a remote execution service: BuildGrid with a small worker, on the loopback interface."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.bazel.machine import Machine, Workspace
from tests.bazel.remote.service import RemoteService
from tests.bazel.test_bazel import ACTIONS, ALL, SANDBOX
from tests.bazel.test_executable import TOOLCHAIN


@pytest.fixture(scope="module")
def service(machine: Machine) -> Iterator[RemoteService]:
    service = RemoteService(machine)
    try:
        yield service
    finally:
        service.close()


def remote(service: RemoteService) -> tuple[str, ...]:
    return (
        f"--remote_executor=grpc://{service.address}",
        *("--spawn_strategy=remote", "--strategy=AdlGen=remote", "--jobs=2"),
        # A long limit, because the server shares a busy machine.
        "--remote_max_connections=1",
        *("--remote_timeout=120", "--experimental_remote_cache_async=false"),
    )


def test_remote_execution(workspace: Workspace, service: RemoteService) -> None:
    workspace.built(*SANDBOX, "--disk_cache=/srv/disk_cache", ALL)
    names = ("orders_go", "orders_python", "references", "custom", "parcels")
    expected = [workspace.outputs(name) for name in names]
    workspace.clean()
    done = workspace.bazel("build", *remote(service), ALL)
    assert done.code == 0, f"{done.output}\n{service.logs()}"
    assert done.processes()["remote"] == ACTIONS
    assert [workspace.outputs(name) for name in names] == expected
    workspace.clean()
    again = workspace.built(*remote(service), ALL)
    assert again.processes()["remote cache hit"] == ACTIONS


def test_the_archive_is_unpacked_and_used_remotely(
    workspace: Workspace, service: RemoteService
) -> None:
    workspace.built(*SANDBOX, "//specs:orders_go")
    expected = workspace.outputs("orders_go")
    workspace.clean()
    done = workspace.bazel("build", TOOLCHAIN, *remote(service), "//specs:orders_go")
    assert done.code == 0, f"{done.output}\n{service.logs()}"
    assert done.processes()["remote"] == len(["unpacking", "generating"])
    assert workspace.outputs("orders_go") == expected


def test_an_undeclared_input_fails_remotely(workspace: Workspace, service: RemoteService) -> None:
    done = workspace.bazel("build", *remote(service), "//specs:undeclared")
    assert done.code != 0
    assert "common.yaml" in done.output


def test_errors_are_reported_remotely(workspace: Workspace, service: RemoteService) -> None:
    done = workspace.bazel("build", *remote(service), "//specs:broken")
    assert done.code != 0
    assert "broken.yaml:" in done.output
