"""The rules in a real Bazel: sandboxes without network, caches, workers, and what must fail."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from adlgen import api
from tests.bazel.caches import HttpCache
from tests.bazel.machine import PROJECT, Workspace

ALL = "//specs/..."
ACTIONS = 7
"""The libraries of the workspace without tags, one action each."""
SANDBOX = ("--spawn_strategy=linux-sandbox", "--strategy=AdlGen=linux-sandbox")
WORKER = ("--strategy=AdlGen=worker", "--worker_max_instances=AdlGen=1")


def test_sandbox_without_network_gives_the_same_bytes_as_a_run(
    workspace: Workspace, tmp_path: Path
) -> None:
    done = workspace.built(*SANDBOX, ALL)
    assert done.processes()["linux-sandbox"] >= ACTIONS
    for target in ("go", "typescript", "rust", "python"):
        spec = tmp_path / "orders.yaml"
        spec.write_bytes((PROJECT / "examples/orders-agent/agent.yaml").read_bytes())
        assert api.generate(spec, targets=[target], output=tmp_path / target, manifest=False).ok
        expected = {
            path.relative_to(tmp_path / target).as_posix(): path.read_bytes()
            for path in (tmp_path / target).rglob("*")
            if path.is_file()
        }
        assert workspace.outputs(f"orders_{target}") == expected


def test_references_and_custom_packs(workspace: Workspace) -> None:
    workspace.built(*SANDBOX, "//specs:references", "//specs:custom", "//specs:types")
    assert any(path.endswith(".ts") for path in workspace.outputs("references"))
    assert any(path.endswith(".java") for path in workspace.outputs("custom"))
    assert len(workspace.outputs("types")) < len(workspace.outputs("custom")) + 100


def test_outputs_have_no_manifest_and_name_no_place(workspace: Workspace) -> None:
    workspace.built(*SANDBOX, "//specs:orders_go", "//specs:custom")
    for name in ("orders_go", "custom"):
        files = workspace.outputs(name)
        assert files
        assert ".adlgen.json" not in files
        assert not any(b"/srv" in text or b"bazel-out" in text for text in files.values())


def test_disk_cache(workspace: Workspace) -> None:
    cache = "--disk_cache=/srv/disk_cache"
    workspace.built(*SANDBOX, cache, ALL)
    workspace.clean()
    done = workspace.built(*SANDBOX, cache, ALL)
    assert done.processes()["disk cache hit"] >= ACTIONS
    assert "linux-sandbox" not in done.processes()


def test_remote_cache(workspace: Workspace) -> None:
    with HttpCache() as cache:
        workspace.built(*SANDBOX, f"--remote_cache={cache.url}", ALL)
        workspace.clean()
        done = workspace.built(*SANDBOX, f"--remote_cache={cache.url}", ALL)
    assert done.processes()["remote cache hit"] >= ACTIONS
    assert "linux-sandbox" not in done.processes()


@pytest.mark.parametrize("more", [(), ("--worker_sandboxing",)], ids=["worker", "sandboxed"])
def test_worker(workspace: Workspace, more: tuple[str, ...]) -> None:
    workspace.built(*SANDBOX, ALL)
    expected = workspace.outputs("orders_rust"), workspace.outputs("references")
    workspace.clean()
    done = workspace.built(*WORKER, *more, ALL)
    assert done.processes()["worker"] == ACTIONS
    assert (workspace.outputs("orders_rust"), workspace.outputs("references")) == expected
    assert workspace.bazel("shutdown").code == 0


def test_worker_reports_errors_with_their_line_and_continues(workspace: Workspace) -> None:
    done = workspace.bazel("build", *WORKER, "//specs:broken")
    assert done.code != 0
    assert "broken.yaml:" in done.output
    assert "error[ADL" in done.output
    assert workspace.built(*WORKER, "//specs:orders_go").processes()["worker"] == 1


def test_path_mapping(workspace: Workspace) -> None:
    mapped = ("--experimental_output_paths=strip", "--strategy=AdlGen=sandboxed")
    workspace.built(*mapped, "//specs:orders_go")
    cache = "--disk_cache=/srv/mapped_cache"
    workspace.clean()
    workspace.built(*mapped, cache, "//specs:orders_go")
    workspace.clean()
    done = workspace.built(*mapped, cache, "-c", "opt", "//specs:orders_go")
    assert done.processes()["disk cache hit"] == 1, "the configuration is part of a path"


def test_nothing_to_do(workspace: Workspace) -> None:
    workspace.built(*SANDBOX, ALL)
    assert not workspace.built(*SANDBOX, ALL).processes().keys() - {"internal"}


def test_an_edited_input_runs_what_depends_on_it(workspace: Workspace) -> None:
    workspace.built(*SANDBOX, ALL)
    path = workspace.folder / "specs/references/common.yaml"
    before = path.read_text()
    try:
        path.write_text(f"{before}# edited\n")
        assert workspace.built(*SANDBOX, ALL).processes()["linux-sandbox"] == 1
    finally:
        path.write_text(before)


def test_an_undeclared_input_fails(workspace: Workspace) -> None:
    for strategy in (SANDBOX, (*WORKER, "--worker_sandboxing")):
        done = workspace.bazel("build", *strategy, "//specs:undeclared")
        assert done.code != 0
        assert "common.yaml" in done.output


def test_a_write_into_the_source_tree_fails(workspace: Workspace) -> None:
    folder = workspace.folder / "writes"
    folder.mkdir(exist_ok=True)
    command = "$(location //tools:adlgen) generate $< -t go -o /srv/workspace/writes/out && touch $@"
    (folder / "BUILD.bazel").write_text(
        'genrule(name = "writes", srcs = ["//specs:orders.yaml"], outs = ["done"], '
        f'cmd = "{command}", tools = ["//tools:adlgen"])\n'
    )
    done = workspace.bazel("build", *SANDBOX, "//writes")
    assert done.code != 0
    assert "read-only file system" in done.output.lower()
    assert os.listdir(folder) == ["BUILD.bazel"]


def test_checked_in_files(workspace: Workspace) -> None:
    test = ("test", "--test_output=errors", *SANDBOX, "//specs:checked_in_test")
    stale = workspace.bazel(*test)
    assert stale.code != 0
    assert "missing: specs/checked_in/" in stale.output
    assert "no longer generated: specs/checked_in/stale.txt" in stale.output
    assert "run: bazel run //specs:update" in stale.output
    (workspace.folder / "specs/checked_in/stale.txt").unlink(missing_ok=True)
    assert workspace.bazel("run", *SANDBOX, "//specs:update").code == 0
    current = workspace.bazel(*test)
    assert current.code == 0, current.output
    edited = next((workspace.folder / "specs/checked_in").rglob("create_order.py"))
    edited.write_text(edited.read_text() + "# edited\n")
    changed = workspace.bazel(*test)
    assert changed.code != 0
    assert "-# edited" in changed.output
    assert workspace.bazel("run", *SANDBOX, "//specs:update").code == 0
    assert workspace.bazel(*test).code == 0


def test_update_replaces_no_foreign_file(workspace: Workspace) -> None:
    assert workspace.bazel("run", *SANDBOX, "//specs:update").code == 0
    edited = next((workspace.folder / "specs/checked_in").rglob("create_order.py"))
    edited.write_text("mine\n")
    done = workspace.bazel("run", *SANDBOX, "//specs:update")
    assert done.code != 0
    assert "adlgen did not write it" in done.output
    assert edited.read_text() == "mine\n"
    edited.unlink()
    assert workspace.bazel("run", *SANDBOX, "//specs:update").code == 0
