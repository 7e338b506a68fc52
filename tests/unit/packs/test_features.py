"""Features of packs: loaded when an agent uses them, reported where a pack lacks them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Log
from adlgen.ir.agent import Agent
from adlgen.packs import bundled_packs, complete_options, fit, load_pack
from adlgen.packs.bundled import bundled_folder
from adlgen.packs.extend import Layer
from adlgen.packs.features import RUNTIME_PACKAGE, unused_features
from adlgen.packs.manifest import read_feature
from adlgen.packs.strict import check_feature

FOREIGN = Layer(Path("mine"), is_bundled=False, package="mine", facts={})


@pytest.mark.parametrize("name", bundled_packs())
def test_every_feature_of_a_pack_is_well_formed(name: str) -> None:
    folder = bundled_folder() / name
    listed = tomllib.loads((folder / "pack.toml").read_text("utf-8"))["features"]
    assert sorted(listed) == sorted(
        path.parent.name for path in (folder / "features").glob("*/feature.toml")
    )
    for feature in listed:
        path = folder / "features" / feature / "feature.toml"
        check_feature(tomllib.loads(path.read_text("utf-8")))
        assert read_feature([folder], feature, trusted=True) == read_feature([folder], feature)


_INCLUDED = re.compile(r"""["']features/(\w+)/[^"']*["']""")


@pytest.mark.parametrize("name", bundled_packs())
def test_templates_include_only_templates_of_their_own_feature(name: str) -> None:
    # A recorded run depends on no template of a feature that it does not use.
    pack = load_pack(name, Log())
    others = []
    for folder in pack.folders:
        for path in folder.rglob("*.j2"):
            place = path.relative_to(folder).parts
            own = place[1] if place[0] == "features" else ""
            found = {*_INCLUDED.findall(path.read_text("utf-8"))} & {*pack.language.features}
            others += [(path, feature) for feature in found - {own} if own != RUNTIME_PACKAGE]
    assert not others


@pytest.mark.parametrize("name", bundled_packs())
def test_features_that_only_files_of_others_come_from_are_used(name: str) -> None:
    log = Log()
    pack = load_pack(name, log)
    options = complete_options(pack.language, {}, log)
    agent = Agent("", "", "", "", ())
    _, fitted = fit(agent, pack, options, log)
    unused = unused_features(fitted)
    assert "mcp_client" in unused
    assert unused.isdisjoint(fitted.language.in_use)
    sources = " ".join(str(rule.source) for rule in fitted.language.files)
    assert not {one for one in unused if f"features/{one}/" in sources}
    assert not unused_features(replace(fitted, layers=(FOREIGN, *fitted.layers)))
