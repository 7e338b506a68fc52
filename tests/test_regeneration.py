"""The sequence in which other generators lose work: no work of the user is lost, everything is reported."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

import adlgen
from adlgen.packs import bundled_packs

TARGETS = bundled_packs()

SPEC = """\
apiVersion: adl.inference-gateway.com/v1
kind: Agent
metadata: {{name: shop, description: A shop., version: "0.1.0"}}
spec:
  capabilities: {{streaming: false, pushNotifications: false, stateTransitionHistory: false}}
  server: {{port: 8080}}
  services:
    store: {{type: service, interface: Store, factory: NewStore, description: Keeps things.}}
  language: {{go: {{module: example.com/shop, version: "1.24"}}}}
  tools:
{tools}"""
TOOL = """\
    - id: {name}
      name: {name}
      description: {says}
      tags: [a]
      inject: [logger, store]
      schema:
        type: object
        properties: {{{takes}: {{type: string}}}}
        required: [{takes}]
"""


def tool(name: str, says: str = "Does it.", takes: str = "key") -> str:
    return TOOL.format(name=name, says=says, takes=takes)


@dataclass
class Shop:
    """A project of one target, and what its user did to it."""

    target: str
    root: Path
    handwork: dict[str, str]

    def run(self, *tools: str, scaffold: bool = True, force: bool = False) -> adlgen.Result:
        spec = self.root.parent / "agent.yaml"
        spec.write_text(SPEC.format(tools="".join(tools)))
        result = adlgen.generate(
            spec, targets=[self.target], output=self.root, scaffold=scaffold, force=force
        )
        assert result.ok, [d.message for d in result.diagnostics]
        assert adlgen.check(spec, targets=[self.target], output=self.root).ok
        for path, text in self.handwork.items():
            assert (self.root / path).read_text() == text, f"{path} was lost"
        return result

    def implement(self, result: adlgen.Result, name: str) -> list[str]:
        """Overwrite the user-owned files of a tool like a user who implements it."""
        spellings = {name, name.replace("_", "-")}
        mine = [
            file.path
            for file in result.outputs[0].tree.owned_by("user")
            if any(spelling in Path(file.path).name for spelling in spellings)
        ]
        for path in mine:
            self.handwork[path] = f"the work of a week on {name}\n"
            (self.root / path).write_text(self.handwork[path])
        return mine

    def generated(self) -> dict[str, tuple[bytes, int]]:
        """What adlgen owns on the disk, with its times."""
        manifest = (self.root / ".adlgen.json").read_text()
        return {
            path.relative_to(self.root).as_posix(): (path.read_bytes(), path.stat().st_mtime_ns)
            for path in self.root.rglob("*")
            if path.is_file() and f'"{path.relative_to(self.root).as_posix()}": ' in manifest
        }


def paths(result: adlgen.Result, state: adlgen.State) -> list[str]:
    return [c.path for c in result.outputs[0].changes.having(state)]


@pytest.fixture(params=TARGETS)
def shop(request: pytest.FixtureRequest, tmp_path: Path) -> Shop:
    return Shop(request.param, tmp_path / "out", {})


def test_add_implement_regenerate_rename_remove(shop: Shop) -> None:
    alpha, beta = tool("find_alpha"), tool("find_beta")
    shop.implement(shop.run(alpha), "find_alpha")

    added = shop.run(alpha, beta)
    mine = shop.implement(added, "find_beta")
    assert mine
    assert set(mine) <= set(paths(added, adlgen.State.CREATED))
    for force in (False, True):
        assert not set(paths(shop.run(alpha, beta, force=force), adlgen.State.CREATED))

    renamed = shop.run(alpha, tool("find_gamma"))
    assert set(paths(renamed, adlgen.State.ORPHANED)) == set(mine)
    warned = "\n".join(d.message for d in renamed.diagnostics if d.code.id == "ADL0712")
    assert all(path in warned for path in mine)
    assert any("beta" in path for path in paths(renamed, adlgen.State.REMOVED))
    gamma = shop.implement(renamed, "find_gamma")

    removed = shop.run(alpha)
    assert set(paths(removed, adlgen.State.ORPHANED)) == {*mine, *gamma}
    assert not [path for path in shop.generated() if "gamma" in path and path not in shop.handwork]

    back = shop.run(alpha, beta)
    assert set(paths(back, adlgen.State.ORPHANED)) == set(gamma)
    assert set(mine) <= set(paths(back, adlgen.State.KEPT))


def test_a_changed_tool_is_regenerated_and_its_implementation_is_not(shop: Shop) -> None:
    alpha, beta = tool("find_alpha"), tool("find_beta")
    shop.implement(shop.run(alpha, beta), "find_alpha")
    before = shop.generated()
    changed = shop.run(tool("find_alpha", says="Does more.", takes="other"), beta)
    touched = paths(changed, adlgen.State.CHANGED)
    assert any("alpha" in path for path in touched)
    after = shop.generated()
    untouched = [path for path in before if path not in touched]
    assert {path: after[path] for path in untouched} == {path: before[path] for path in untouched}
    assert [path for path in untouched if "beta" in path]


def test_generate_alone_touches_nothing_of_the_users(shop: Shop) -> None:
    alpha, beta = tool("find_alpha"), tool("find_beta")
    first = shop.run(alpha, scaffold=False)
    missing = paths(first, adlgen.State.MISSING)
    assert missing
    assert not any((shop.root / path).exists() for path in missing)
    assert "ADL0711" in {d.code.id for d in first.diagnostics}
    shop.implement(shop.run(alpha), "find_alpha")
    added = shop.run(alpha, beta, scaffold=False)
    assert any("beta" in path for path in paths(added, adlgen.State.MISSING))


def test_a_user_file_that_is_deleted_comes_back_only_by_scaffolding(shop: Shop) -> None:
    alpha = tool("find_alpha")
    mine = shop.implement(shop.run(alpha), "find_alpha")
    for path in mine:
        (shop.root / path).unlink()
    shop.handwork.clear()
    assert set(mine) <= set(paths(shop.run(alpha, scaffold=False), adlgen.State.MISSING))
    assert set(mine) <= set(paths(shop.run(alpha), adlgen.State.CREATED))


def test_no_folder_has_two_owners(shop: Shop) -> None:
    """Files except those of whole projects, because a user may have build files next to the generated ones.

    A package of Go is a folder, so generated files of the user's packages are marked in their names. Rust looks
    for the modules of a folder in a file next to it.
    """
    result = shop.run(tool("find_alpha"))
    tree = result.outputs[0].tree
    own = {
        Path(file.path).parent
        for file in tree.owned_by("adlgen")
        if not (
            file.path.startswith("internal/") and file.path.endswith((".gen.go", ".gen_test.go"))
        )
        and file.path not in {"src/tools.rs", "src/services.rs"}
    } - {Path()}
    users = {Path(file.path).parent for file in tree.owned_by("user")} - {Path()}
    assert not own & users
