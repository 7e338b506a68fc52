"""The rules in a real Bazel: sandboxes without network, caches, workers, and what must fail."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from adlgen import api
from tests.bazel.caches import HttpCache
from tests.bazel.machine import PROJECT, Machine, Workspace, contents

ALL = "//specs/..."
ACTIONS = 9
"""The libraries of the workspace without tags, one action each, and a genrule."""
SANDBOX = ("--spawn_strategy=linux-sandbox", "--strategy=AdlGen=linux-sandbox")
WORKER = ("--strategy=AdlGen=worker", "--worker_max_instances=AdlGen=1")


@pytest.fixture(scope="module")
def built(machine: Machine) -> Iterator[tuple[str, str]]:
    """Build everything in sandboxes; return the options of the caches that have the results."""
    with HttpCache() as cache:
        options = ("--disk_cache=/srv/disk_cache", f"--remote_cache={cache.url}")
        done = Workspace(machine).built(*SANDBOX, *options, ALL)
        assert done.processes()["linux-sandbox"] == ACTIONS
        yield options


@pytest.mark.parametrize(("number", "hits"), [(0, "disk cache hit"), (1, "remote cache hit")])
def test_caches_have_all_actions_after_clean(
    workspace: Workspace, built: tuple[str, str], number: int, hits: str
) -> None:
    done = workspace.built(*SANDBOX, built[number], ALL)
    assert done.processes()[hits] == ACTIONS
    assert "linux-sandbox" not in done.processes()


def test_outputs_are_those_of_a_run(
    workspace: Workspace, built: tuple[str, str], tmp_path: Path
) -> None:
    workspace.built(built[0], ALL)
    spec = tmp_path / "orders.yaml"
    spec.write_bytes((PROJECT / "examples/orders-agent/agent.yaml").read_bytes())
    for target in ("go", "typescript", "rust", "python"):
        folder = tmp_path / target
        assert api.generate(spec, targets=[target], output=folder, manifest=False).ok
        assert workspace.outputs(f"orders_{target}") == contents(folder)


def test_files_of_the_single_layout_are_declared(
    workspace: Workspace, built: tuple[str, str], tmp_path: Path
) -> None:
    workspace.built(built[0], ALL)
    spec = tmp_path / "parcels.yaml"
    spec.write_bytes((workspace.folder / "specs/parcels.yaml").read_bytes())
    options = {"layout": "single", "wiring": "false"}
    folder = tmp_path / "out"
    assert api.generate(spec, targets=["python"], options=options, output=folder, manifest=False).ok
    assert workspace.outputs("parcels") == contents(folder)
    lines = (folder / "src/parcels/toolspec/tools.py").read_text().count("\n")
    assert workspace.output("parcels_lines.txt").read_bytes() == f"{lines}\n".encode()
    assert workspace.bazel("run", *SANDBOX, "//specs:update_parcels").code == 0
    assert contents(workspace.folder / "specs/parcels_checked_in") == contents(folder)


@pytest.mark.parametrize(
    "strategy", [SANDBOX, WORKER, (*WORKER, "--worker_sandboxing"), ("--strategy=AdlGen=local",)]
)
@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("too_few", "generated, but not declared: '{}/src/parcels/toolspec/tools.py'"),
        ("too_many", "declared, but not generated: '{}/more.py'"),
    ],
)
def test_other_outputs_than_the_declared_ones_fail(
    workspace: Workspace, strategy: tuple[str, ...], name: str, message: str
) -> None:
    done = workspace.bazel("build", *strategy, f"//specs:{name}")
    assert done.code != 0
    assert message.format(f"bazel-out/k8-fastbuild/bin/specs/{name}") in done.output


def test_declared_outputs_follow_the_spec(workspace: Workspace) -> None:
    path = workspace.folder / "specs/parcels.yaml"
    before = path.read_text()
    try:
        path.write_text(before.replace("package: parcels", "package: shipments"))
        assert (
            "parcels/src/shipments/toolspec/tools.py"
            in workspace.bazel("query", "labels(outs, //specs:parcels)").output
        )
    finally:
        path.write_text(before)


def test_references_and_custom_packs(workspace: Workspace, built: tuple[str, str]) -> None:
    workspace.built(built[0], ALL)
    assert any(path.endswith(".ts") for path in workspace.outputs("references"))
    assert any(path.endswith(".java") for path in workspace.outputs("custom"))
    assert len(workspace.outputs("types")) < len(workspace.outputs("orders_go"))


def test_outputs_have_no_manifest_and_name_no_place(
    workspace: Workspace, built: tuple[str, str]
) -> None:
    workspace.built(built[0], ALL)
    for name in ("orders_go", "orders_python", "references", "custom"):
        files = workspace.outputs(name)
        assert files
        assert ".adlgen.json" not in files
        assert not any(b"/srv" in text or b"bazel-out" in text for text in files.values())


def test_nothing_to_do_and_an_edited_input(workspace: Workspace, built: tuple[str, str]) -> None:
    workspace.built(built[0], ALL)
    assert not workspace.built(*SANDBOX, ALL).processes().keys() - {"internal"}
    path = workspace.folder / "specs/references/common.yaml"
    before = path.read_text()
    try:
        path.write_text(f"{before}# edited\n")
        assert workspace.built(*SANDBOX, ALL).processes()["linux-sandbox"] == 1
    finally:
        path.write_text(before)


@pytest.mark.parametrize("more", [(), ("--worker_sandboxing",)], ids=["worker", "sandboxed"])
def test_worker(workspace: Workspace, built: tuple[str, str], more: tuple[str, ...]) -> None:
    names = ("orders_rust", "references", "custom", "parcels")
    labels = [f"//specs:{name}" for name in names]
    workspace.built(built[0], *labels)
    expected = [workspace.outputs(name) for name in names]
    workspace.clean()
    done = workspace.built(*WORKER, *more, *labels)
    assert done.processes()["worker"] == len(names)
    assert [workspace.outputs(name) for name in names] == expected


def test_worker_reports_errors_with_their_line_and_continues(workspace: Workspace) -> None:
    done = workspace.bazel("build", *WORKER, "//specs:broken")
    assert done.code != 0
    assert "specs/broken.yaml:" in done.output
    assert "error[ADL" in done.output
    assert workspace.built(*WORKER, "//specs:orders_go").processes()["worker"] == 1


def test_path_mapping(workspace: Workspace) -> None:
    mapped = ("--experimental_output_paths=strip", "--strategy=AdlGen=sandboxed")
    cache = "--disk_cache=/srv/mapped_cache"
    labels = ("//specs:orders_go", "//specs:parcels")
    workspace.built(*mapped, cache, *labels)
    workspace.clean()
    done = workspace.built(*mapped, cache, "-c", "opt", *labels)
    assert done.processes()["disk cache hit"] == 2, "the configuration is part of a path"


def test_an_undeclared_input_fails(workspace: Workspace) -> None:
    for strategy in (SANDBOX, (*WORKER, "--worker_sandboxing")):
        done = workspace.bazel("build", *strategy, "//specs:undeclared")
        assert done.code != 0
        assert "common.yaml" in done.output


def test_a_write_into_the_source_tree_fails(workspace: Workspace) -> None:
    folder = workspace.folder / "writes"
    folder.mkdir(exist_ok=True)
    command = (
        "$(location //tools:adlgen) generate $< -t go -o /srv/workspace/writes/out && touch $@"
    )
    (folder / "BUILD.bazel").write_text(
        'genrule(name = "writes", srcs = ["//specs:orders.yaml"], outs = ["done"], '
        f'cmd = "{command}", tools = ["//tools:adlgen"])\n'
    )
    done = workspace.bazel("build", *SANDBOX, "//writes")
    assert done.code != 0
    assert "read-only file system" in done.output.lower()
    assert [path.name for path in folder.iterdir()] == ["BUILD.bazel"]


def test_checked_in_files(workspace: Workspace) -> None:
    test = ("test", "--test_output=errors", *SANDBOX, "//specs:checked_in_test")
    stale = workspace.bazel(*test)
    assert stale.code != 0
    assert "missing: specs/checked_in/" in stale.output
    assert "no longer generated: specs/checked_in/stale.txt" in stale.output
    assert "run: bazel run //specs:update" in stale.output
    assert workspace.bazel("run", *SANDBOX, "//specs:update").code == 0
    foreign = workspace.folder / "specs/checked_in/stale.txt"
    assert foreign.read_text() == "not generated\n", "it has no header of adlgen"
    foreign.unlink()
    current = workspace.bazel(*test)
    assert current.code == 0, current.output
    edited = next((workspace.folder / "specs/checked_in").rglob("create_order.py"))
    former = edited.with_name("former_order.py")
    former.write_text(edited.read_text())
    edited.write_text(edited.read_text() + "# edited\n")
    changed = workspace.bazel(*test)
    assert changed.code != 0
    assert "-# edited" in changed.output
    assert f"no longer generated: {former.relative_to(workspace.folder)}" in changed.output
    assert workspace.bazel("run", *SANDBOX, "//specs:update").code == 0
    assert not former.exists()
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
